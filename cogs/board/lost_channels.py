"""Matches whose channel is lost: they wait until they are moved, or until the channel is back."""

import logging

from bot.client.bot import Guildhall
from bot.client.events import MATCH_PAUSED
from bot.match.commands import Command, LoseChannel, RegainChannel
from bot.match.deliveries import Board
from bot.match.lost_channels import LostKind
from bot.match.models import Match
from bot.match.quiet_hours import DAY
from bot.match.refusals import Refusal
from bot.timestamps import milliseconds
from cogs.board.match_lines import say_moved, schedule_line

_log = logging.getLogger(__name__)


async def note_missing_channel(bot: Guildhall, match: Match) -> bool:
    """Note that Discord does not know a match's channel, and return whether the bot gives up its boards.

    The match waits from the first such answer; the bot gives up if Discord says the same a day later.
    """
    if match.is_over:
        return milliseconds() - (match.ended_at or 0) >= DAY
    if match.lost_channel is None:
        await _change(bot, match, LoseChannel("missing", match.channel_id))
        return False
    if not match.lost_channel.is_closed and milliseconds() - match.lost_channel.since < DAY:
        return False
    await close_delivery(bot, match, "deleted")
    return True


async def close_channel(bot: Guildhall, channel_id: int) -> None:
    """Let the match of a channel wait that was deleted."""
    match = await bot.matches.find_latest(channel_id)
    if match is not None:
        await close_delivery(bot, match, "deleted")


async def close_delivery(bot: Guildhall, match: Match, kind: LostKind) -> None:
    """Let a match wait because its channel is gone for good, and give up its boards."""
    lost_match = await _change(bot, match, LoseChannel(kind, match.channel_id))
    if lost_match is not None:
        bot.recorder.record_closed_delivery()
        if kind == "deleted":
            await schedule_line(bot, lost_match)
        _log.warning("outbox.closed", extra={"match": match.id, "cause": kind})
    await bot.outbox.discard(match)


async def close_server(bot: Guildhall, guild_id: int) -> None:
    """Let all matches of a server wait from which the bot was removed."""
    for match in await bot.servers.find_open_matches(guild_id):
        await close_delivery(bot, match, "left")
    await bot.outbox.discard_server(guild_id)


async def reopen_channel(bot: Guildhall, channel_id: int) -> None:
    """Let the match of a channel go on that seemed to be gone, because Discord has told of the channel."""
    match = await bot.matches.find_latest(channel_id)
    if match is not None:
        await regain_channel(bot, match, channel_id)


async def reopen_server(bot: Guildhall, guild_id: int) -> None:
    """Let the matches of a server go on that have waited because the bot was not there."""
    for match in await bot.servers.find_open_matches(guild_id):
        if match.lost_channel is not None and match.lost_channel.kind == "left":
            await regain_channel(bot, match, match.channel_id)


async def regain_channel(bot: Guildhall, match: Match, channel_id: int | None) -> Match:
    """Let a match with a lost channel go on if ``channel_id`` is that channel, and return the match."""
    if match.lost_channel is None or match.channel_id != channel_id or not bot.reaches(match):
        return match
    await _change(bot, match, RegainChannel())
    return (await bot.matches.get(match.id))[0]


async def leave_channel(bot: Guildhall, match: Match, board: Board, moved_match: Match) -> None:
    """Link to a moved match's new channel from its old one, unless that is lost, and from its line."""
    await say_moved(bot, match, moved_match.channel_id)
    if match.lost_channel is None:
        await bot.publisher.leave(match, board, moved_match.channel_id)
    else:
        bot.dispatch(MATCH_PAUSED, moved_match)


async def _change(bot: Guildhall, match: Match, command: Command) -> Match | None:
    """Perform a command of the bot, and return the match; ``None`` if the command did not apply any more."""
    try:
        changed_match = await bot.matches.perform(match.id, 0, command)
    except Refusal:  # the match has ended, was moved, or was changed in the same way
        return None
    bot.dispatch(MATCH_PAUSED, changed_match)
    return changed_match
