"""Folding old boards: replacing them by a summary of their turns, or deleting them."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.match.deliveries import SentMessage
from bot.match.models import OldBoards
from bot.match.replay import BrokenRecord
from bot.services.match_service import MatchService
from bot.services.outbox import Blocked, Unreachable
from cogs.board.board_messages import folded_layout, layout
from cogs.board.story import StoryEntry, describe_beginning, list_entries
from cogs.board.summaries import Story, is_summarized, read_lines, turn_lines, without_ending
from cogs.kit.discord_errors import (
    BAD_REQUEST,
    CLOSED_THREAD,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    translating_errors,
)
from rendering.words import cut

_log = logging.getLogger(__name__)
_LONGEST_SUMMARY = 3500


class Summary(NamedTuple):
    """What an old message becomes: its words, empty if nothing was done, and what they tell."""

    words: str
    entries: Sequence[StoryEntry] = ()


async def summarize(matches: MatchService, story: Story, message: SentMessage, until: int) -> Summary:
    """Summarize what was done while an old message was the live board.

    ``until`` is the `SentMessage.turn` of the message after it.
    """
    match, text = story.match, story.text
    if message.turn < 0 or until < 0:
        return Summary(text("board-earlier"))
    if match.state is None:
        return Summary("")
    beginning = [describe_beginning(match, text)] if message.turn == 0 else []
    first = max(message.turn, 1)
    if first < until and (not story.lines or story.lines[0].line.turn > first):
        try:
            public = await read_lines(match, await matches.get_actions(match.id))
        except BrokenRecord:
            return Summary(text("board-earlier"))
        entries = list_entries(match, public, text)
    else:
        entries = story.entries
    past_entries = [entry for entry in entries if first <= entry.turn < until and is_summarized(match, entry)]
    lines = [*beginning, *turn_lines(match, without_ending(match, past_entries), text)]
    return Summary(cut("\n".join(lines), _LONGEST_SUMMARY), past_entries)


async def replace_message(
    message: discord.PartialMessage,
    sent_message: SentMessage,
    summary: str,
    boards: OldBoards,
    attempts: int,
    edit: Callable[..., Awaitable[discord.Message]] | None = None,
    show_picture: Callable[[], Awaitable[discord.Message | None]] | None = None,
) -> bool:
    """Replace an old message by its summary, or delete it if it has none or Discord refuses the edit.

    Return whether the message shows the summary now. A message that is not found counts as deleted only from
    the second of the ``attempts`` on. ``edit`` edits the message; by default, it is the message's own method.
    ``show_picture`` edits it so that it keeps a small picture, and returns ``None`` if that is refused.
    Raise ``Blocked`` or ``Unreachable`` if Discord does not accept it.
    """
    edit, silently = edit or message.edit, discord.AllowedMentions.none()
    try:
        with translating_errors(attempts=2):
            if boards == "delete" or not summary:
                await message.delete()
                return False
            try:
                if boards == "keep":
                    await edit(view=layout(replace(sent_message, caption=summary)), allowed_mentions=silently)
                elif show_picture is None or await show_picture() is None:
                    await edit(view=folded_layout(summary), attachments=[], allowed_mentions=silently)
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
