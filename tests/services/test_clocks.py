"""The clocks of players: banks and increments, waking hours, absences, marks."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.services.clocks import (
    BANKS,
    MARKS,
    PACES,
    bank_of,
    marks_passed,
    next_mark,
    pace_of,
    recounted,
    runs_out,
    spent,
    started,
    stopped,
)
from bot.services.hours import DAY
from bot.store.records import Attendance, Clock, Person

HOUR = 3_600_000
NOW = 1_900_000_000_000 - 1_900_000_000_000 % DAY  # midnight in UTC
AWAKE = Person(user_id=1)
SLEEPER = Person(user_id=1, quiet_from=22 * 60, quiet_to=6 * 60)
A_DAY = Clock(turn=DAY, bank=DAY)
WAKING = Clock(turn=DAY, waking=True)


def test_a_turn_adds_its_time_to_the_reserve_and_what_is_left_goes_back() -> None:
    first = started(A_DAY, AWAKE, Attendance(left=A_DAY.bank), NOW)
    assert first.due_at == NOW + 2 * DAY
    after = stopped(A_DAY, AWAKE, first, NOW + DAY + 6 * HOUR)
    assert (after.left, after.since) == (18 * HOUR, None)
    second = started(A_DAY, AWAKE, after, NOW + 3 * DAY)
    assert second.due_at == NOW + 3 * DAY + DAY + 18 * HOUR


def test_the_reserve_never_grows_beyond_its_size() -> None:
    turn = started(A_DAY, AWAKE, Attendance(left=A_DAY.bank), NOW)
    assert stopped(A_DAY, AWAKE, turn, NOW + HOUR).left == A_DAY.bank


def test_only_waking_hours_count_where_the_table_says_so() -> None:
    turn = started(WAKING, SLEEPER, Attendance(), NOW + 20 * HOUR)  # two hours before the quiet begins
    assert turn.due_at == NOW + DAY + 6 * HOUR + 16 * HOUR + 8 * HOUR + 6 * HOUR
    assert spent(WAKING, SLEEPER, turn, NOW + DAY + 7 * HOUR) == 3 * HOUR
    assert started(A_DAY, SLEEPER, Attendance(), NOW).due_at == NOW + DAY


def test_an_absence_stops_the_clock_as_long_as_the_table_allows() -> None:
    away = replace(AWAKE, away_from=NOW + HOUR, away_until=NOW + 10 * DAY)
    clock = replace(A_DAY, bank=0, away=4 * DAY)
    turn = started(clock, away, Attendance(), NOW)
    assert turn.due_at == NOW + DAY + 4 * DAY
    later = recounted(clock, away, turn, NOW + 8 * DAY)
    assert later.frozen == 4 * DAY
    again = replace(away, away_from=NOW + 8 * DAY, away_until=NOW + 9 * DAY)
    assert started(clock, again, later, NOW + 8 * DAY).due_at == NOW + 9 * DAY


@st.composite
def turns(draw: st.DrawFn) -> tuple[Clock, Person, Attendance]:
    """A turn of somebody who may have quiet hours and an absence, under some clock."""
    begin = draw(st.integers(0, 1439))
    quiet = draw(st.booleans())
    away = draw(st.none() | st.integers(-3, 5))
    person = Person(
        user_id=1,
        zone=draw(st.sampled_from(("UTC", "Europe/Berlin", "America/New_York"))),
        quiet_from=begin if quiet else None,
        quiet_to=(begin + draw(st.integers(1, 960))) % 1440 if quiet else None,
        away_from=None if away is None else NOW + away * DAY,
        away_until=None if away is None else NOW + away * DAY + draw(st.integers(1, 200)) * HOUR,
    )
    pace = draw(st.sampled_from(list(PACES.values())))
    clock = replace(pace, waking=draw(st.booleans()), away=draw(st.integers(0, 100)) * HOUR)
    return clock, person, started(clock, person, Attendance(left=clock.bank), NOW)


@given(turns())
def test_when_time_runs_out_all_of_it_is_spent_and_not_before(case: tuple[Clock, Person, Attendance]) -> None:
    clock, person, kept = case
    assert kept.due_at is not None
    assert spent(clock, person, kept, kept.due_at) == kept.total
    assert spent(clock, person, kept, kept.due_at - 1) == kept.total - 1


@given(turns(), st.integers(1, 20))
def test_reading_a_clock_meanwhile_changes_nothing(
    case: tuple[Clock, Person, Attendance], hours: int
) -> None:
    clock, person, kept = case
    read = recounted(clock, person, kept, NOW + hours * HOUR)
    if read.left:
        assert runs_out(clock, person, read) == kept.due_at


@given(turns())
def test_each_mark_is_due_when_it_has_passed(case: tuple[Clock, Person, Attendance]) -> None:
    clock, person, kept = case
    for number in range(len(MARKS)):
        due = next_mark(clock, person, replace(kept, marks=number))
        assert due is not None
        assert marks_passed(clock, person, kept, due) == number + 1
        assert marks_passed(clock, person, kept, due - 1) == number
    assert next_mark(clock, person, replace(kept, marks=len(MARKS))) is None


def test_every_clock_and_reserve_has_its_name() -> None:
    assert {pace_of(pace): pace for pace in PACES.values()} == dict(PACES)
    assert pace_of(None) == "none"
    for pace in PACES.values():
        assert {bank_of(replace(pace, bank=turns * pace.turn)) for turns in BANKS.values()} == set(BANKS)
        assert bank_of(pace) in BANKS
