"""The words and the buttons of direct notices and digests."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.locales import Text
from bot.services.hours import clock_time
from bot.services.notices import MOST_REMINDERS, About
from bot.store.records import Match, Person
from cogs.support.clocks import moment
from cogs.support.components import button
from cogs.support.controls import Control
from cogs.support.refusals import message_link

_MOST_LINES = 25


class Waiting(NamedTuple):
    """What a match has for somebody: the match, what it is, the message that shows it."""

    match: Match
    about: About
    message_id: int | None


def notice_key(user: int, waiting: Sequence[Waiting]) -> str:
    """The same for each try at telling somebody the same: a message that was sent is known by it."""
    told = [(one.match.id, one.match.turn, one.match.notice) for one in waiting]
    return sha256(repr((user, told)).encode()).hexdigest()[:16]


def notice_line(user: int, waiting: Waiting, text: Text) -> str:
    """What a match has for somebody, with a jump link and the time that is left."""
    match, about, message_id = waiting
    line = text(f"direct-{about}", game=text(f"{match.game}-name"), link=message_link(match, message_id))
    player = match.player_of(user)
    if about != "turn" or player is None:
        return line
    kept = match.attends(player)
    if kept.due_at is not None and not kept.late:
        line = text("direct-deadline", line=line, **moment(kept.due_at))
    if kept.reminders:
        line = text("direct-reminder", line=line)
    return text("direct-last-reminder", line=line) if kept.reminders >= MOST_REMINDERS else line


def direct_notice(user: int, waiting: Sequence[Waiting], text: Text) -> ui.LayoutView:
    """One message for all that somebody is told: a notice, or a digest of several."""
    lines = [notice_line(user, one, text) for one in waiting[:_MOST_LINES]]
    match, key = waiting[0].match, notice_key(user, waiting)
    settings = Control(text("button-notices"), "notices", key)
    if len(lines) == 1:
        controls = [
            Control(text("button-mute-turn"), "mute-turn", str(match.turn)),
            Control(text("button-mute-match"), "mute-match"),
            settings,
        ]
        shown = lines[0]
    else:
        digest = [text("digest-line", line=line) for line in lines]
        shown, controls = "\n".join([text("digest-title", count=len(waiting)), *digest]), [settings]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(shown))
    view.add_item(ui.ActionRow(*(button(control, match.id, match.version) for control in controls)))
    return view


def carries(message: discord.Message, key: str) -> bool:
    """Whether a message is the one with that key."""
    return any(_custom_id(part).endswith(f":notices:{key}") for part in _parts(message.components))


def _custom_id(component: Any) -> str:
    return getattr(component, "custom_id", None) or ""


def _parts(components: Sequence[Any]) -> list[Any]:
    return [part for component in components for part in (component, *getattr(component, "children", ()))]


def wishes_in_words(person: Person, now: int, text: Text) -> str:
    """All that somebody wishes to be told, and when."""
    lines = [text("me-title"), text(f"me-notices-{person.notices}")]
    if person.early:
        lines.append(text("me-early"))
    if person.quiet_from is None or person.quiet_to is None:
        lines.append(text("me-no-quiet"))
    else:
        hours = {"from": clock_time(person.quiet_from), "to": clock_time(person.quiet_to)}
        lines.append(text("me-quiet", zone=person.zone, **hours))
    if person.digest is not None:
        lines.append(text("me-digest", at=clock_time(person.digest), zone=person.zone))
    if person.away_until is not None and person.away_until > now:
        lines.append(text("me-away", at=moment(person.away_until)["at"]))
    if person.refused:
        lines.append(text("me-refused"))
    return "\n".join(lines)
