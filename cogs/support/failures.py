"""Errors between the bot and Discord that may pass by themselves."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import aiohttp
import discord

from bot.client import Guildhall
from bot.services.outbox import Unreachable
from cogs.support.sending import send_view

_log = logging.getLogger(__name__)

SERVER_ERROR = 500
BAD_REQUEST = 400
TOO_MANY_OLD_EDITS = 30046
CLOSED_THREAD = (50083, 160005)
EDIT_LIMITS = (TOO_MANY_OLD_EDITS, *CLOSED_THREAD)
"""The errors with status 400 that do not concern the content of an edit."""
_TOO_MANY_REQUESTS = 429
_SECOND = 1000
"""One second in milliseconds."""


@contextmanager
def raising_unreachable(*codes: int) -> Iterator[None]:
    """Raise ``Unreachable`` if a later try may succeed; errors with these ``codes`` count as well."""
    try:
        yield
    except discord.RateLimited as error:
        raise Unreachable(int(error.retry_after * _SECOND)) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Unreachable from error
    except discord.HTTPException as error:
        busy = error.status >= SERVER_ERROR or error.status == _TOO_MANY_REQUESTS
        if busy or error.code in codes:
            raise Unreachable(retry_after(error)) from error
        raise


def retry_after(error: discord.HTTPException) -> int:
    """Return the milliseconds that Discord asks to wait, 0 if it does not say."""
    try:
        return int(float(error.response.headers.get("Retry-After", 0)) * _SECOND)
    except (ValueError, OverflowError):  # proxies may send a date
        return 0


async def try_edit_picture(
    bot: Guildhall,
    edit: Callable[..., Awaitable[object]],
    view: discord.ui.LayoutView,
    files: Sequence[discord.File],
) -> bool:
    """Edit a message together with its picture, and return whether Discord took it.

    Discord may refuse new files in the gallery of an existing message
    (https://github.com/discord/discord-api-docs/issues/7529); from then on this process does not try.
    """
    if bot.gallery_edits_refused:
        return False
    try:
        await send_view(bot, edit, view, attachments=list(files))
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or error.code in EDIT_LIMITS:
            raise
        _log.warning("discord.gallery_edits_refused", exc_info=error)
        bot.gallery_edits_refused = True
        return False
    return True
