"""The line of a match that is played in a thread: a message in the channel that says how the match stands."""

from contextlib import suppress
from hashlib import sha256
from typing import Any

import discord
from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.locales import texts
from bot.match.deliveries import MatchLine
from bot.match.models import Match
from bot.match.timer_values import Timer
from bot.services.outbox import Unreachable
from bot.timestamps import milliseconds
from cogs.board.captions import describe_ending
from cogs.board.time_lines import time_values
from cogs.board.users import user_names, with_users
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.sending import send_view

LINE_TIMER = "line"
"""The kind of timer for a line that has to be edited."""
_PAUSE = 60_000
"""The milliseconds between two edits of a line, unless the match is over or its thread is gone."""
_GONE = (403, 404)


def describe_in_line(match: Match) -> str:
    """Return the words of a match's line: its game, its players, and what it waits for or how it ended."""
    text = with_users(match, texts(match.locale))
    game = text(f"{match.game}-name")
    players = user_names(match.players or (match.host,), text)
    since, state = time_values(match.turn_began_at)["left"], ""
    if match.is_over and match.ending is not None:
        state = describe_ending(match, text)
        if match.state is None:  # the sentence names who closed the table
            return text("line-closed", game=game, state=state)
    elif match.lost_channel is not None:
        state = text("line-lost")
    elif match.pause is not None:
        state = text("line-paused", since=time_values(match.pause.at)["left"])
    elif match.status == "lobby":
        state = text("line-table", free=match.seats.count(None))
    elif to_act := sorted(match.publicly_to_act()):
        awaited = user_names((match.players[player] for player in to_act), text)
        state = text("line-turn", players=awaited, since=since)
    else:
        state = text("line-running")
    return text("line", game=game, players=players, state=state)


def line_view(words: str, link: str = "", label: str = "") -> ui.LayoutView:
    """Return the message of a line, with a button that leads to its thread if there is a ``link``."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    if link:
        button: ui.Button[Any] = ui.Button(style=ButtonStyle.link, label=label, url=link)
        view.add_item(ui.ActionRow(button))
    return view


async def schedule_line(bot: Guildhall, match: Match, *, is_restored: bool = False) -> None:
    """Set the timer for a match's line if the line says something else: now, or a minute after its last edit.

    With ``is_restored``, the line is written in any case: the stored digest may be older than the message.
    """
    line = await _find_line(bot, match)
    if line is None:
        return
    if is_restored and line.shown:
        line = replace(line, shown="")
        await bot.matches.save_line(line)
    if line.shown == _digest(describe_in_line(match)):
        return
    due_at = now = milliseconds()
    if line.shown and not match.is_over and match.lost_channel is None:
        due_at = max(now, min(line.edited_at, now) + _PAUSE)
    await bot.scheduler.set_timer(Timer(match.id, LINE_TIMER, due_at), match.guild_id)
    bot.scheduler.wake()


async def pass_timer(bot: Guildhall, timer: Timer) -> None:
    """Write in the line of a match how the match in its thread stands, or try again in a minute."""
    match = await bot.matches.find(timer.match_id)
    if match is not None:  # there may be a rematch in its thread by now
        match = await bot.matches.find_latest(match.channel_id)
    try:
        if match is not None:
            await _write_line(bot, match, describe_in_line(match))
    except Unreachable:
        await bot.scheduler.postpone(timer, milliseconds() + _PAUSE)
    else:
        await bot.scheduler.remove(timer)


async def say_moved(bot: Guildhall, match: Match, channel_id: int) -> None:
    """Say in the line of a match that it goes on in the channel ``channel_id``, unless Discord fails."""
    text = texts(match.locale)
    with suppress(Unreachable):
        words = text("line-moved", game=text(f"{match.game}-name"), channel=f"<#{channel_id}>")
        await _write_line(bot, match, words)


async def _find_line(bot: Guildhall, match: Match) -> MatchLine | None:
    """Return the line of a match's thread; ``None`` if it has none, or if the match is for practice."""
    guild = bot.get_guild(match.guild_id)
    is_in_channel = guild is not None and guild.get_channel(match.channel_id) is not None
    return None if match.is_practice or is_in_channel else await bot.matches.find_line(match.channel_id)


async def _write_line(bot: Guildhall, match: Match, words: str) -> None:
    """Write words in the line of a match and store that, or forget the line if its message is gone.

    Raise ``Unreachable`` if a later try may succeed.
    """
    line = await _find_line(bot, match)
    if line is None or line.shown == _digest(words):
        return
    link = f"https://discord.com/channels/{match.guild_id}/{line.thread_id}"
    view = line_view(words, link, texts(match.locale)("button-line"))
    channel = bot.get_partial_messageable(line.channel_id, guild_id=match.guild_id)
    try:
        with raising_unreachable():
            await send_view(bot, channel.get_partial_message(line.thread_id).edit, view)
    except discord.HTTPException as error:
        if error.status not in _GONE:
            raise Unreachable from error  # such as too many edits of old messages
        await bot.matches.forget_line(line)
    else:
        await bot.matches.save_line(replace(line, shown=_digest(words), edited_at=milliseconds()))


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()[:16]
