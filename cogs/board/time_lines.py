"""The lines of tables and boards about clocks, reminders and absences, for every game."""

from typing import Any

from discord.utils import format_dt

from bot.locales import Text
from bot.match.commands import get_claimants
from bot.match.events import ENDS_OF_REQUESTS
from bot.match.grace import find_grace_end
from bot.match.models import Match, TimeControl
from bot.match.notifications import MAX_REMINDERS, find_next_user
from bot.match.player_clock import get_bank_name, get_time_control_name
from bot.match.quiet_hours import DAY
from bot.timestamps import from_milliseconds
from cogs.board.users import user_name, user_names
from cogs.kit.game_ui import get_ui


def time_values(at: int) -> dict[str, str]:
    """Return the values of a text for a point in time: ``at`` is its date, ``left`` the time until then.

    Discord shows both in the viewer's format and time zone.
    """
    when = from_milliseconds(at)
    return {"at": format_dt(when, "f"), "left": format_dt(when, "R")}


def table_lines(clock: TimeControl | None, text: Text) -> list[str]:
    """Return the time control of a table, one line each."""
    if clock is None:
        return [text("clock-none")]
    pace, bank = (
        text(f"clock-pace-{get_time_control_name(clock)}"),
        text(f"clock-bank-{get_bank_name(clock)}"),
    )
    return [
        text("clock-pace", pace=pace, bank=bank),
        text("clock-waking-on" if clock.pauses_in_quiet_hours else "clock-waking-off"),
        text("clock-away", days=clock.max_absence // DAY),
        text(f"clock-overtime-{clock.overtime}"),
    ]


def board_lines(match: Match, view: Any, text: Text) -> list[str]:
    """Return lines about deadlines, absences and stand-ins; only what everybody may know."""
    lines = [line for player in range(len(match.players)) for line in _player_lines(match, player, text)]
    lines += _progress_lines(match, view, text)
    next_user = find_next_user(match)
    if next_user in match.mentions and not _mentions_for_another_reason(match):
        lines.append(text("board-next", player=user_name(next_user, text)))
    return lines


def grace_line(match: Match, text: Text) -> str:
    """Return when the turn ends by itself; empty if it does not."""
    grace_end = find_grace_end(match)
    return "" if grace_end is None else text("board-grace", **time_values(grace_end))


def _progress_lines(match: Match, view: Any, text: Text) -> list[str]:
    """Return how many have finished a phase in which several act, and who is awaited, unless it is secret."""
    if not match.began_simultaneously or match.hides_who_acted:
        return []
    to_act = sorted(match.publicly_to_act())
    players = {
        player for player in range(len(match.players)) if not match.rules.has_left(match.state, player)
    }
    ui = get_ui(match)
    count = len(players.difference(match.resigned, ui.resting(view)))
    done = count - len(to_act)
    key = ui.progress_key(view)
    if not to_act or done <= 0 or not key:
        return []
    names = user_names([match.players[player] for player in to_act], text)
    return [text(key, done=done, count=count, players=names)]


def _mentions_for_another_reason(match: Match) -> bool:
    """Return whether the board mentions users who had or have to answer a request, or who may claim a win."""
    if match.consent_request is not None or any(
        _find_claimants(match, player) for player in match.publicly_to_act()
    ):
        return True
    return any(event.turn == match.turn and event.kind in ENDS_OF_REQUESTS for event in match.events)


def _find_claimants(match: Match, player: int) -> tuple[int, ...]:
    """Return the users who may claim now that a player has given up."""
    clock = match.time_control
    may_claim = clock is not None and clock.overtime == "claim" and match.seat_status(player).is_late
    return get_claimants(match, player) if may_claim else ()


def _player_lines(match: Match, player: int, text: Text) -> list[str]:
    status, who = match.seat_status(player), user_name(match.players[player], text)
    lines = _absence_lines(match, player, text)
    if status.is_left_to_bot and player not in match.resigned:
        lines.append(text("board-bot-plays", player=who))
    if player not in match.publicly_to_act():
        return lines
    if status.is_late:
        lines.append(text("board-late", player=who))
        if claimants := _find_claimants(match, player):
            lines.append(text("board-late-claim", others=user_names(claimants, text), player=who))
        if match.time_control is not None and match.time_control.overtime == "substitute":
            lines.append(text("board-late-substitute", player=who))
    elif status.deadline is not None:
        lines.append(text("board-deadline", player=who, **time_values(status.deadline)))
    if 0 < status.reminders_sent < MAX_REMINDERS:
        lines.append(text("board-reminded", player=who, count=status.reminders_sent))
    if status.reminders_sent >= MAX_REMINDERS:
        lines.append(text("board-last-reminder", player=who))
    return lines


def _absence_lines(match: Match, player: int, text: Text) -> list[str]:
    status, who = match.seat_status(player), user_name(match.players[player], text)
    lines = []
    if status.owner is not None:
        lines.append(text("board-stand-in", player=who, owner=user_name(status.owner, text)))
    if status.asked is not None:
        friend = user_name(status.asked, text)
        lines.append(text("board-stand-in-asked", player=who, friend=friend))
    if status.away_until is not None:
        away = user_name(status.owner, text) if status.owner is not None else who
        lines.append(text("board-away", player=away, at=time_values(status.away_until)["at"]))
    return lines
