"""The clocks of players: pure arithmetic on milliseconds. The rules of the games do not depend on them."""

from collections.abc import Iterator
from heapq import merge
from itertools import takewhile
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bot.match.models import TimeControl
from bot.match.quiet_hours import DAY, iterate_quiet_spans
from bot.match.recipients import Preferences, QuietHours
from bot.match.seat_status import SeatStatus

MINUTE: Final = 60_000
TIME_THRESHOLDS: Final = (50, 80, 95, 100)
"""The percentages of a turn's time at which the player is reminded; at the last one, the time is up."""

TIME_CONTROLS: Final = MappingProxyType(
    {
        "live": TimeControl(turn_time=3 * MINUTE, bank=15 * MINUTE, max_absence=0),
        "day": TimeControl(turn_time=DAY, bank=DAY),
        "three-days": TimeControl(turn_time=3 * DAY, bank=3 * DAY),
        "week": TimeControl(turn_time=7 * DAY, bank=7 * DAY),
    }
)
"""The time controls that a host can choose, by name; a table can also have none."""

CLOCKS: Final = ("none", *TIME_CONTROLS)
"""The names of the time controls, and ``none``."""

BANKS: Final = MappingProxyType({"no-bank": 0, "one-turn": 1, "three-turns": 3, "five-turns": 5})
"""The reserves that a host can choose, as multiples of the time of a turn."""

ABSENCES: Final = MappingProxyType({"no-absence": 0, "two-weeks": 14 * DAY, "month": 30 * DAY})
"""How long absences may stop a clock in all, in milliseconds: the choices of a host, by name."""


def get_time_control_name(clock: TimeControl | None) -> str:
    """Return the name of a time control in ``TIME_CONTROLS``; ``none`` for ``None``."""
    return next(
        (key for key, pace in TIME_CONTROLS.items() if clock and pace.turn_time == clock.turn_time), "none"
    )


def get_bank_name(clock: TimeControl) -> str:
    """Return the key of a clock's reserve in ``BANKS``."""
    return next(key for key, turns in BANKS.items() if clock.bank == turns * clock.turn_time)


def find_allowed_absence(
    clock: TimeControl, preferences: Preferences, status: SeatStatus
) -> tuple[int, int] | None:
    """Return begin and end of the part of an absence that stops the running clock; ``None`` without one."""
    if preferences.away_from is None or preferences.away_until is None:
        return None
    begin = max(preferences.away_from, status.running_since or 0)
    end = min(preferences.away_until, begin + clock.max_absence - status.absence_used)
    return (begin, end) if end > begin else None


def _uncounted_spans(
    clock: TimeControl, preferences: Preferences, status: SeatStatus, since: int
) -> Iterator[tuple[int, int]]:
    """Yield the spans of time in which the clock stands still and that end after ``since``, by start.

    They may overlap, and there may be infinitely many.
    """
    absence = find_allowed_absence(clock, preferences, status)
    away = iter([absence] if absence and absence[1] > since else [])
    return merge(
        iterate_quiet_spans(_with_hours_of_turn(preferences, status), since)
        if clock.pauses_in_quiet_hours
        else iter(()),
        away,
    )


def _with_hours_of_turn(preferences: Preferences, status: SeatStatus) -> Preferences:
    """Return the preferences with the quiet hours that count in this turn.

    Quiet hours that were changed during the turn, and those of a stand-in, count from the next turn on: a
    user who moves them along with the time of day could otherwise stop the clock for ever.
    """
    hours = status.quiet_hours
    if hours is None:
        return preferences
    return replace(
        preferences,
        zone=hours.zone,
        quiet_from=hours.quiet_from,
        quiet_to=hours.quiet_to,
        days_off=hours.days_off,
    )


def count_time(clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int) -> int:
    """Return the milliseconds since ``status.running_since`` that count; 0 if the clock is stopped."""
    if status.running_since is None:
        return 0
    total, at = 0, status.running_since
    spans = _uncounted_spans(clock, preferences, status, at)
    for start, end in takewhile(lambda pause: pause[0] < now, spans):
        total += max(start - at, 0)
        at = max(at, end)
    return total + max(now - at, 0)


def get_time_when_remaining(
    clock: TimeControl, preferences: Preferences, status: SeatStatus, remaining: int = 0
) -> int:
    """Return when the running clock will show ``remaining`` if nothing happens before."""
    assert status.running_since is not None
    at, amount = status.running_since, status.remaining - remaining
    for start, end in _uncounted_spans(clock, preferences, status, at):
        if start - at >= amount:
            break
        amount -= max(start - at, 0)
        at = max(at, end)
    return at + max(amount, 0)


def start_clock(
    clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int, turn: int = 0
) -> SeatStatus:
    """Return the status with the clock started for a new turn: the reserve and the time of a turn."""
    time = min(status.remaining, clock.bank) + clock.turn_time
    new_status = replace(
        status,
        remaining=time,
        turn_total=time,
        running_since=now,
        is_late=False,
        marks_passed=0,
        reminders_sent=0,
        reminder_held=False,
    )
    hours = (
        QuietHours(preferences.zone, preferences.quiet_from, preferences.quiet_to, preferences.days_off)
        if clock.pauses_in_quiet_hours
        else None
    )
    new_status = replace(new_status, clock_turn=turn, quiet_hours=hours)
    return replace(new_status, deadline=get_time_when_remaining(clock, preferences, new_status))


def stop_clock(clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int) -> SeatStatus:
    """Return the status with the clock stopped; unused time goes to the reserve."""
    if status.running_since is None:
        return status
    if status.secret_finish is None:
        new_status = charge_clock(clock, preferences, status, now)
    else:
        remaining, absence_used = status.secret_finish
        new_status = replace(status, remaining=remaining, absence_used=absence_used, secret_finish=None)
    return replace(
        new_status,
        remaining=min(new_status.remaining, clock.bank),
        unspent=new_status.remaining,
        running_since=None,
    )


def finish_secretly(clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int) -> SeatStatus:
    """Return the status of a player who has finished in secret.

    The clock seems to run on until everybody knows, because a stopped clock would reveal the finish.
    """
    if status.running_since is None or status.secret_finish is not None:
        return status
    charged_status = charge_clock(clock, preferences, status, now)
    return replace(status, secret_finish=(charged_status.remaining, charged_status.absence_used))


def resume_clock(clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int) -> SeatStatus:
    """Return the status with a clock that goes on from what it showed when it was stopped in this turn."""
    new_status = replace(
        status,
        remaining=status.unspent,
        running_since=now,
        is_late=status.marks_passed >= len(TIME_THRESHOLDS),
    )
    return replace(new_status, deadline=get_time_when_remaining(clock, preferences, new_status))


def resume_finished_clock(
    clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int
) -> SeatStatus:
    """Return the status of a player who has finished in secret and was replaced for a while.

    The clock seems to go on from what it showed, at no cost for the player.
    """
    new_status = resume_clock(clock, preferences, status, now)
    return replace(new_status, secret_finish=(status.remaining, status.absence_used))


def charge_clock(clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int) -> SeatStatus:
    """Return the status with the running clock read off now.

    Time that counts is taken off the clock, and time of an absence off the allowed absence.
    """
    if status.running_since is None:
        return status
    remaining = max(status.remaining - count_time(clock, preferences, status, now), 0)
    absence = find_allowed_absence(clock, preferences, status)
    absence_time = max(min(absence[1], now) - absence[0], 0) if absence else 0
    return replace(
        status, remaining=remaining, running_since=now, absence_used=status.absence_used + absence_time
    )


def update_deadline(clock: TimeControl, preferences: Preferences, status: SeatStatus) -> SeatStatus:
    """Return the status with the deadline that a running clock has under the present preferences."""
    return (
        status
        if status.running_since is None
        else replace(status, deadline=get_time_when_remaining(clock, preferences, status))
    )


def find_next_threshold(clock: TimeControl, preferences: Preferences, status: SeatStatus) -> int | None:
    """Return when the clock passes the next threshold; ``None`` after the last one, or if it is stopped."""
    if status.running_since is None or status.marks_passed >= len(TIME_THRESHOLDS):
        return None
    remaining = status.turn_total * (100 - TIME_THRESHOLDS[status.marks_passed]) // 100
    return get_time_when_remaining(clock, preferences, status, remaining)


def count_thresholds_passed(
    clock: TimeControl, preferences: Preferences, status: SeatStatus, now: int
) -> int:
    """Return the number of thresholds that the clock has passed in this turn."""
    remaining = status.remaining - count_time(clock, preferences, status, now)
    return sum(remaining <= status.turn_total * (100 - threshold) // 100 for threshold in TIME_THRESHOLDS)
