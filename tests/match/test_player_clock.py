"""The clocks of players: banks and increments, waking hours, absences, marks."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.match.models import TimeControl
from bot.match.player_clock import (
    BANKS,
    TIME_CONTROLS,
    TIME_THRESHOLDS,
    charge_clock,
    count_thresholds_passed,
    count_time,
    find_next_threshold,
    get_bank_name,
    get_time_control_name,
    get_time_when_remaining,
    start_clock,
    stop_clock,
)
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences
from bot.match.seat_status import SeatStatus

HOUR = 3_600_000
NOW = 1_900_000_000_000 - 1_900_000_000_000 % DAY  # midnight in UTC
AWAKE = Preferences(user_id=1)
SLEEPER = Preferences(user_id=1, quiet_from=22 * 60, quiet_to=6 * 60)
A_DAY = TimeControl(turn_time=DAY, bank=DAY)
WAKING = TimeControl(turn_time=DAY, pauses_in_quiet_hours=True)


def test_a_turn_adds_its_time_to_the_reserve_and_what_is_left_goes_back() -> None:
    first = start_clock(A_DAY, AWAKE, SeatStatus(remaining=A_DAY.bank), NOW)
    assert first.deadline == NOW + 2 * DAY
    after = stop_clock(A_DAY, AWAKE, first, NOW + DAY + 6 * HOUR)
    assert (after.remaining, after.running_since) == (18 * HOUR, None)
    second = start_clock(A_DAY, AWAKE, after, NOW + 3 * DAY)
    assert second.deadline == NOW + 3 * DAY + DAY + 18 * HOUR


def test_the_reserve_never_grows_beyond_its_size() -> None:
    turn = start_clock(A_DAY, AWAKE, SeatStatus(remaining=A_DAY.bank), NOW)
    assert stop_clock(A_DAY, AWAKE, turn, NOW + HOUR).remaining == A_DAY.bank


def test_only_waking_hours_count_where_the_table_says_so() -> None:
    turn = start_clock(WAKING, SLEEPER, SeatStatus(), NOW + 20 * HOUR)  # two hours before the quiet begins
    assert turn.deadline == NOW + DAY + 6 * HOUR + 16 * HOUR + 8 * HOUR + 6 * HOUR
    assert count_time(WAKING, SLEEPER, turn, NOW + DAY + 7 * HOUR) == 3 * HOUR
    assert start_clock(A_DAY, SLEEPER, SeatStatus(), NOW).deadline == NOW + DAY


def test_days_off_do_not_count_where_quiet_hours_do_not() -> None:
    begin = NOW - DAY * ((NOW // DAY + 3) % 7)  # Monday
    resting = replace(AWAKE, days_off=0b0000110)
    turn = start_clock(WAKING, resting, SeatStatus(), begin + 12 * HOUR)
    assert turn.deadline == begin + 3 * DAY + 12 * HOUR
    new_preferences = replace(resting, days_off=0b0001110)
    assert count_time(WAKING, new_preferences, turn, begin + 3 * DAY + 6 * HOUR) == 18 * HOUR
    assert start_clock(A_DAY, resting, SeatStatus(), begin).deadline == begin + DAY


def test_an_absence_stops_the_clock_as_long_as_the_table_allows() -> None:
    away = replace(AWAKE, away_from=NOW + HOUR, away_until=NOW + 10 * DAY)
    clock = replace(A_DAY, bank=0, max_absence=4 * DAY)
    turn = start_clock(clock, away, SeatStatus(), NOW)
    assert turn.deadline == NOW + DAY + 4 * DAY
    later = charge_clock(clock, away, turn, NOW + 8 * DAY)
    assert later.absence_used == 4 * DAY
    again = replace(away, away_from=NOW + 8 * DAY, away_until=NOW + 9 * DAY)
    assert start_clock(clock, again, later, NOW + 8 * DAY).deadline == NOW + 9 * DAY


@st.composite
def turns(draw: st.DrawFn) -> tuple[TimeControl, Preferences, SeatStatus]:
    """Draw a turn of a player who may have quiet hours and an absence, under some clock."""
    begin = draw(st.integers(0, 1439))
    quiet = draw(st.booleans())
    away = draw(st.none() | st.integers(-3, 5))
    preferences = Preferences(
        user_id=1,
        zone=draw(st.sampled_from(("UTC", "Europe/Berlin", "America/New_York"))),
        quiet_from=begin if quiet else None,
        quiet_to=(begin + draw(st.integers(1, 960))) % 1440 if quiet else None,
        away_from=None if away is None else NOW + away * DAY,
        away_until=None if away is None else NOW + away * DAY + draw(st.integers(1, 200)) * HOUR,
    )
    pace = draw(st.sampled_from(list(TIME_CONTROLS.values())))
    clock = replace(
        pace, pauses_in_quiet_hours=draw(st.booleans()), max_absence=draw(st.integers(0, 100)) * HOUR
    )
    return clock, preferences, start_clock(clock, preferences, SeatStatus(remaining=clock.bank), NOW)


@given(turns())
def test_when_time_runs_out_all_of_it_is_spent_and_not_before(
    case: tuple[TimeControl, Preferences, SeatStatus],
) -> None:
    clock, preferences, status = case
    assert status.deadline is not None
    assert count_time(clock, preferences, status, status.deadline) == status.turn_total
    assert count_time(clock, preferences, status, status.deadline - 1) == status.turn_total - 1


@given(turns(), st.integers(1, 20))
def test_reading_a_clock_meanwhile_changes_nothing(
    case: tuple[TimeControl, Preferences, SeatStatus], hours: int
) -> None:
    clock, preferences, status = case
    charged_status = charge_clock(clock, preferences, status, NOW + hours * HOUR)
    if charged_status.remaining:
        assert get_time_when_remaining(clock, preferences, charged_status) == status.deadline


@given(turns())
def test_each_mark_is_due_when_it_has_passed(case: tuple[TimeControl, Preferences, SeatStatus]) -> None:
    clock, preferences, status = case
    for number in range(len(TIME_THRESHOLDS)):
        threshold_time = find_next_threshold(clock, preferences, replace(status, marks_passed=number))
        assert threshold_time is not None
        assert count_thresholds_passed(clock, preferences, status, threshold_time) == number + 1
        assert count_thresholds_passed(clock, preferences, status, threshold_time - 1) == number
    assert find_next_threshold(clock, preferences, replace(status, marks_passed=len(TIME_THRESHOLDS))) is None


def test_every_clock_and_reserve_has_its_name() -> None:
    assert {get_time_control_name(pace): pace for pace in TIME_CONTROLS.values()} == dict(TIME_CONTROLS)
    assert get_time_control_name(None) == "none"
    for pace in TIME_CONTROLS.values():
        assert {get_bank_name(replace(pace, bank=turns * pace.turn_time)) for turns in BANKS.values()} == set(
            BANKS
        )
        assert get_bank_name(pace) in BANKS
