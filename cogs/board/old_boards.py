"""What becomes of an old message of a match."""

import logging

import discord
from msgspec.structs import replace

from bot.match.deliveries import SentMessage
from bot.match.models import OldBoards
from bot.services.outbox import Blocked, Unreachable
from cogs.board.board_messages import folded_layout, layout
from cogs.kit.discord_errors import (
    BAD_REQUEST,
    CLOSED_THREAD,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    translating_errors,
)

_log = logging.getLogger(__name__)


async def replace_message(
    message: discord.PartialMessage, sent_message: SentMessage, summary: str, boards: OldBoards, attempts: int
) -> bool:
    """Replace an old message by its summary, or delete it if it has none or Discord refuses the edit.

    Return whether it shows the summary now. A message that is not found counts as deleted on the second try
    only. Raise ``Blocked`` and ``Unreachable``.
    """
    silently = discord.AllowedMentions.none()
    try:
        with translating_errors(attempts=2):
            if boards == "delete" or not summary:
                await message.delete()
                return False
            try:
                if boards == "keep":
                    await message.edit(
                        view=layout(replace(sent_message, caption=summary)), allowed_mentions=silently
                    )
                else:
                    await message.edit(view=folded_layout(summary), attachments=[], allowed_mentions=silently)
            except discord.HTTPException as error:
                is_malformed = error.status == BAD_REQUEST and error.code not in CLOSED_THREAD
                if error.code != TOO_MANY_OLD_EDITS and not is_malformed:
                    raise
                await message.delete()
                return False
    except Blocked as refusal:
        if getattr(refusal.__cause__, "code", 0) == UNKNOWN_MESSAGE:
            if attempts == 1:
                raise Unreachable from refusal
            return False
        _log.warning("board.not_folded")
        raise
    return True
