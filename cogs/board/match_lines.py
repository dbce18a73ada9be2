"""The line of a match that is played in a thread: a message in the channel that says how the match stands."""

from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall
from bot.locales import texts
from bot.match.deliveries import MatchLine
from bot.match.models import Match
from bot.match.timer_values import Timer
from bot.services.outbox import Unreachable
from cogs.board.captions import describe_ending
from cogs.board.time_lines import time_values
from cogs.board.users import user_names, with_users
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.sending import send_view

LINE_TIMER = "line"
"""The kind of timer for a line that has to wait until it may be edited again."""
_GONE = (403, 404)


def describe_in_line(match: Match) -> str:
    """Return the words of a match's line: its game, its players, and what it waits for or how it ended."""
    text = with_users(match, texts(match.locale))
    players = user_names(match.players or (match.host,), text)
    since, state = time_values(match.turn_began_at)["left"], ""
    if match.is_over and match.ending is not None:
        state = describe_ending(match, text)
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
    return text("line", game=text(f"{match.game}-name"), players=players, state=state)


def line_view(words: str, link: str = "", label: str = "") -> ui.LayoutView:
    """Return the message of a line, with a button that leads to its thread if there is a ``link``."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    if link:
        button: ui.Button[Any] = ui.Button(style=ButtonStyle.link, label=label, url=link)
        view.add_item(ui.ActionRow(button))
    return view


async def try_edit_line(bot: Guildhall, match: Match, line: MatchLine, words: str) -> bool:
    """Write words in a line, and return whether there still is a message to write in.

    Raise ``Unreachable`` if a later try may succeed.
    """
    link = f"https://discord.com/channels/{match.guild_id}/{line.thread_id}"
    view = line_view(words, link, texts(match.locale)("button-line"))
    channel = bot.get_partial_messageable(line.channel_id, guild_id=match.guild_id)
    edit = partial(channel.get_partial_message(line.thread_id).edit)
    try:
        with raising_unreachable():
            await send_view(bot, edit, view)
    except discord.HTTPException as error:
        if error.status in _GONE:
            return False
        raise Unreachable from error  # such as too many edits of old messages
    return True


async def pass_timer(bot: Guildhall, timer: Timer) -> None:
    """Bring the line of a match up to date that had to wait, by a delivery of the match."""
    match = await bot.matches.find(timer.match_id)
    if match is not None:
        await bot.outbox.enqueue(match)
        bot.outbox.wake(match.id)
    await bot.scheduler.remove(timer)
