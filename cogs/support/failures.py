"""What may go wrong between the bot and Discord and pass by itself."""

from collections.abc import Container, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.services.outbox import Unreachable

SERVER_ERROR = 500
_TOO_MANY_REQUESTS = 429


@contextmanager
def passing(*codes: int) -> Iterator[None]:
    """Raises ``Unreachable`` where a later try may succeed; errors with these ``codes`` are such, too."""
    try:
        yield
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError) as error:
        raise Unreachable from error
    except discord.HTTPException as error:
        if _passes(error, codes):
            raise Unreachable from error
        raise


def _passes(error: discord.HTTPException, codes: Container[int]) -> bool:
    return error.status >= SERVER_ERROR or error.status == _TOO_MANY_REQUESTS or error.code in codes
