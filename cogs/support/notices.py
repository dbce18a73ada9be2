"""The words and the buttons of direct notices and digests."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.client import Guildhall
from bot.locales import Text
from bot.services.commands import has_had_enough
from bot.services.hours import clock_time, time_there
from bot.services.notices import About, waited_for_alone
from bot.store.records import Match, Person
from cogs.support.clocks import moment
from cogs.support.components import button
from cogs.support.controls import Control
from cogs.support.refusals import message_link

_LONGEST = 3500
"""The characters that a list of matches may have; Discord shows 4,000 in a message."""


class Waiting(NamedTuple):
    """What a match has for somebody: the match, what it is, the message that shows it, and where that is."""

    match: Match
    about: About
    message_id: int | None
    place: str


def notice_key(user: int, waiting: Sequence[Waiting]) -> str:
    """The same for each try at telling somebody the same: a message that was sent is known by it."""
    told = [(one.match.id, one.match.turn, one.match.notice) for one in waiting]
    return sha256(repr((user, told)).encode()).hexdigest()[:16]


def place_of(bot: Guildhall, match: Match) -> str:
    """The server and the channel of a match by their names; empty where another process serves them."""
    guild = bot.get_guild(match.guild_id)
    if guild is None:
        return ""
    channel = guild.get_channel_or_thread(match.channel_id)
    name = guild.name if channel is None else f"{guild.name}, #{channel.name}"
    return discord.utils.escape_markdown(name)


def match_named(match: Match, place: str, text: Text) -> str:
    """A match as somebody knows it: its game, and where it is played."""
    game = text(f"{match.game}-name")
    return text("match-in", game=game, place=place) if place else text("match-somewhere", game=game)


def notice_line(user: int, waiting: Waiting, text: Text) -> str:
    """What a match has for somebody, with a jump link and the time that is left."""
    match, about, message_id, place = waiting
    named, link = match_named(match, place, text), message_link(match, message_id)
    line = text(f"direct-{about}", match=named, link=link)
    if about == "asked" and match.request is not None:
        return text(f"direct-asked-{match.request.kind}", line=line, **moment(match.request.until))
    player = match.player_of(user)
    if about != "turn" or player is None:
        return line
    kept = match.attends(player)
    if kept.late:
        line = text("direct-late", line=line)
    elif kept.due_at is not None:
        line = text("direct-deadline", line=line, **moment(kept.due_at))
    if waited_for_alone(match) == player:
        line = text("direct-alone", line=line)
    if kept.reminders or kept.held:
        line = text("direct-reminder", line=line)
    return text("direct-last-reminder", line=line) if has_had_enough(kept) else line


def direct_notice(user: int, waiting: Sequence[Waiting], text: Text) -> ui.LayoutView:
    """One message for all that somebody is told: a notice, or a digest of several."""
    lines = [notice_line(user, one, text) for one in waiting]
    match, key = waiting[0].match, notice_key(user, waiting)
    controls = [Control(text("button-notices"), "notices", key)]
    if len(lines) == 1:
        shown = lines[0]
        controls = [*mutes(match, text), *controls]
    else:
        digest = [text("digest-line", line=line) for line in lines]
        title = text("digest-title", count=len(waiting))
        shown = "\n".join([title, *fitting(digest, text)])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(shown))
    view.add_item(ui.ActionRow(*(button(control, match.id, match.shown_version) for control in controls)))
    return view


def mutes(match: Match, text: Text) -> list[Control]:
    """The buttons that have nothing more be told of the turn or the match, as far as there is one."""
    turn = [Control(text("button-mute-turn"), "mute-turn", str(match.turn))]
    whole = [Control(text("button-mute-match"), "mute-match")]
    return [*(turn if match.status == "running" else []), *([] if match.over else whole)]


def fitting(lines: Sequence[str], text: Text) -> list[str]:
    """As many lines as a message holds; then one that says how many more there are."""
    ends = accumulate(len(line) + 1 for line in lines)
    fit = sum(end <= _LONGEST for end in ends)
    rest = [text("lines-more", count=len(lines) - fit)] if fit < len(lines) else []
    return [*lines[:fit], *rest]


def key_of(message: discord.Message) -> str:
    """Return the key that a notice carries; empty for any other message."""
    found = [_custom_id(part).partition(":notices:")[2] for part in _parts(message.components)]
    return next((key for key in found if key), "")


def _custom_id(component: Any) -> str:
    return getattr(component, "custom_id", None) or ""


def _parts(components: Sequence[Any]) -> list[Any]:
    return [part for component in components for part in (component, *getattr(component, "children", ()))]


def wishes_in_words(person: Person, now: int, text: Text) -> str:
    """All that somebody wishes to be told, and when."""
    lines = [
        text("me-title"),
        *([text("me-notices-none")] if person.notices == "none" else _when(person, now, text)),
    ]
    if person.away_until is not None and person.away_until > now:
        lines.append(text("me-away", at=moment(person.away_until)["at"]))
    if person.refused:
        lines.append(text("me-refused"))
    return "\n".join(lines)


def _when(person: Person, now: int, text: Text) -> list[str]:
    zone = {"zone": person.zone, "there": clock_time(time_there(person, now))}
    if person.digest is None:
        lines = [text(f"me-notices-{person.notices}")]
    else:
        lines = [text("me-digest", at=clock_time(person.digest), **zone)]
    if person.early:
        lines.append(text("me-early"))
    if person.quiet_from is None or person.quiet_to is None:
        return [*lines, text("me-no-quiet")]
    hours = {"from": clock_time(person.quiet_from), "to": clock_time(person.quiet_to)}
    return [*lines, text("me-quiet", **zone, **hours)]
