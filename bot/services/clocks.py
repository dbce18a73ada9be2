"""The clocks of players: pure arithmetic on milliseconds. No rules of a game know of them."""

from collections.abc import Iterator
from heapq import merge
from itertools import takewhile
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bot.services.hours import DAY, quiet_spans
from bot.store.records import Attendance, Clock, Hours, Person

MINUTE: Final = 60_000
MARKS: Final = (50, 80, 95, 100)
"""The per cent of a turn's time at which a reminder is due; the last says that the time is up."""

PACES: Final = MappingProxyType(
    {
        "live": Clock(turn=3 * MINUTE, bank=15 * MINUTE, away=0),
        "day": Clock(turn=DAY, bank=DAY),
        "three-days": Clock(turn=3 * DAY, bank=3 * DAY),
        "week": Clock(turn=7 * DAY, bank=7 * DAY),
    }
)
"""The clocks that a table can open with, beside none at all."""

BANKS: Final = MappingProxyType({"no-bank": 0, "one-turn": 1, "three-turns": 3, "five-turns": 5})
"""The reserves that can be chosen, in turns."""

ABSENCES: Final = MappingProxyType({"no-absence": 0, "two-weeks": 14 * DAY, "month": 30 * DAY})
"""How long absences may stop a clock, to choose from."""


def pace_of(clock: Clock | None) -> str:
    """The key in ``PACES`` of a clock, ``none`` without one."""
    return next((key for key, pace in PACES.items() if clock and pace.turn == clock.turn), "none")


def bank_of(clock: Clock) -> str:
    """The key in ``BANKS`` of a clock's reserve."""
    return next(key for key, turns in BANKS.items() if clock.bank == turns * clock.turn)


def allowed_absence(clock: Clock, person: Person, kept: Attendance) -> tuple[int, int] | None:
    """The part of somebody's absence that stops their clock from now on."""
    if person.away_from is None or person.away_until is None:
        return None
    begin = max(person.away_from, kept.since or 0)
    end = min(person.away_until, begin + clock.away - kept.frozen)
    return (begin, end) if end > begin else None


def _pauses(clock: Clock, person: Person, kept: Attendance, since: int) -> Iterator[tuple[int, int]]:
    """The spans after ``since`` that do not count, in order, as far as anybody asks; they may overlap."""
    absence = allowed_absence(clock, person, kept)
    away = iter([absence] if absence and absence[1] > since else [])
    return merge(quiet_spans(_as_the_turn_began(person, kept), since) if clock.waking else iter(()), away)


def _as_the_turn_began(person: Person, kept: Attendance) -> Person:
    """Return the person with the quiet hours that count in this turn.

    Hours that are moved meanwhile, or those of a stand-in, count from the next turn on: moved along with the
    time of day they would stop the clock for ever.
    """
    hours = kept.hours
    if hours is None:
        return person
    return replace(person, zone=hours.zone, quiet_from=hours.quiet_from, quiet_to=hours.quiet_to)


def spent(clock: Clock, person: Person, kept: Attendance, now: int) -> int:
    """What of the time since ``kept.since`` counts."""
    if kept.since is None:
        return 0
    counted, at = 0, kept.since
    pauses = _pauses(clock, person, kept, at)
    for start, end in takewhile(lambda pause: pause[0] < now, pauses):
        counted += max(start - at, 0)
        at = max(at, end)
    return counted + max(now - at, 0)


def runs_out(clock: Clock, person: Person, kept: Attendance, remaining: int = 0) -> int:
    """When the clock will show ``remaining`` if nothing happens before."""
    assert kept.since is not None
    at, amount = kept.since, kept.left - remaining
    for start, end in _pauses(clock, person, kept, at):
        if start - at >= amount:
            break
        amount -= max(start - at, 0)
        at = max(at, end)
    return at + max(amount, 0)


def started(clock: Clock, person: Person, kept: Attendance, now: int, turn: int = 0) -> Attendance:
    """The clock as a turn begins: the reserve and what each turn adds."""
    time = min(kept.left, clock.bank) + clock.turn
    fresh = replace(kept, left=time, total=time, since=now, late=False, marks=0, reminders=0, held=False)
    hours = Hours(person.zone, person.quiet_from, person.quiet_to) if clock.waking else None
    fresh = replace(fresh, turn=turn, hours=hours)
    return replace(fresh, due_at=runs_out(clock, person, fresh))


def stopped(clock: Clock, person: Person, kept: Attendance, now: int) -> Attendance:
    """The clock standing still: what was not used goes to the reserve."""
    if kept.since is None:
        return kept
    if kept.finished is None:
        settled = recounted(clock, person, kept, now)
    else:
        left, frozen = kept.finished
        settled = replace(kept, left=left, frozen=frozen, finished=None)
    return replace(settled, left=min(settled.left, clock.bank), unspent=settled.left, since=None)


def finished(clock: Clock, person: Person, kept: Attendance, now: int) -> Attendance:
    """Return the clock of a player who has finished in secret.

    It seems to run on until all know: its deadline and the times of its marks would tell them.
    """
    if kept.since is None or kept.finished is not None:
        return kept
    settled = recounted(clock, person, kept, now)
    return replace(kept, finished=(settled.left, settled.frozen))


def resumed(clock: Clock, person: Person, kept: Attendance, now: int) -> Attendance:
    """Return the clock going on in the turn in which it was stopped, with what it showed then."""
    again = replace(kept, left=kept.unspent, since=now, late=kept.marks >= len(MARKS))
    return replace(again, due_at=runs_out(clock, person, again))


def recounted(clock: Clock, person: Person, kept: Attendance, now: int) -> Attendance:
    """The running clock, read now: what counted is taken off, and so is what an absence has stopped."""
    if kept.since is None:
        return kept
    left = max(kept.left - spent(clock, person, kept, now), 0)
    absence = allowed_absence(clock, person, kept)
    frozen = max(min(absence[1], now) - absence[0], 0) if absence else 0
    return replace(kept, left=left, since=now, frozen=kept.frozen + frozen)


def timed(clock: Clock, person: Person, kept: Attendance) -> Attendance:
    """The running clock with the time at which it will have run out, by what the person wishes now."""
    return kept if kept.since is None else replace(kept, due_at=runs_out(clock, person, kept))


def next_mark(clock: Clock, person: Person, kept: Attendance) -> int | None:
    """When the next mark of the turn passes; ``None`` if all have or the clock stands still."""
    if kept.since is None or kept.marks >= len(MARKS):
        return None
    remaining = kept.total * (100 - MARKS[kept.marks]) // 100
    return runs_out(clock, person, kept, remaining)


def marks_passed(clock: Clock, person: Person, kept: Attendance, now: int) -> int:
    """How many marks of the turn have passed."""
    left = kept.left - spent(clock, person, kept, now)
    return sum(left <= kept.total * (100 - mark) // 100 for mark in MARKS)
