"""Errors of requests to Discord: which ones are worth another try, and which ones are final."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import aiohttp
import discord

from bot.client.bot import Guildhall
from bot.services.outbox import Blocked, ChannelMissing, Unreachable
from cogs.kit.sending import send_view

T = TypeVar("T")

_log = logging.getLogger(__name__)

SERVER_ERROR = 500
BAD_REQUEST = 400
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
CLOSED_THREAD = (50083, 160005)
EDIT_LIMITS = (TOO_MANY_OLD_EDITS, *CLOSED_THREAD)
"""The errors with status 400 that do not concern the content of an edit."""
_TOO_MANY_REQUESTS = 429
_REFUSED = (403, 404)
_SECOND = 1000
"""One second in milliseconds."""


@contextmanager
def raising_unreachable(*codes: int) -> Iterator[None]:
    """Raise ``Unreachable`` if a later try may succeed, also for errors with these ``codes``."""
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
    """Return the milliseconds that Discord asks the bot to wait, or 0 if it does not say."""
    try:
        return int(float(error.response.headers.get("Retry-After", 0)) * _SECOND)
    except (ValueError, OverflowError):  # proxies may send a date
        return 0


async def try_edit_picture(
    bot: Guildhall,
    edit: Callable[..., Awaitable[T]],
    view: discord.ui.LayoutView,
    files: Sequence[discord.File],
    **options: Any,
) -> T | None:
    """Edit a message together with its picture and return it; ``None`` if Discord refused the picture.

    Discord may refuse new files in the gallery of an existing message
    (https://github.com/discord/discord-api-docs/issues/7529); after that, this process
    does not try again.
    """
    if bot.are_gallery_edits_refused:
        return None
    try:
        return await send_view(bot, edit, view, attachments=list(files), **options)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or error.code in EDIT_LIMITS:
            raise
        _log.warning("discord.gallery_edits_refused", exc_info=error)
        bot.are_gallery_edits_refused = True
        return None


@contextmanager
def translating_errors(attempts: int = 1) -> Iterator[None]:
    """Translate Discord's errors: ``Unreachable`` if a later try may succeed, ``Blocked`` otherwise.

    A request that Discord finds malformed is sent once more before it counts as refused.
    """
    try:
        with raising_unreachable():
            yield
    except discord.HTTPException as error:
        if error.status == BAD_REQUEST and error.code not in CLOSED_THREAD and attempts == 1:
            _log.exception("board.malformed")
            raise Unreachable from error
        if error.status not in _REFUSED and error.code not in CLOSED_THREAD:
            _log.exception("board.refused")
        raise (ChannelMissing if error.code == UNKNOWN_CHANNEL else Blocked) from error
