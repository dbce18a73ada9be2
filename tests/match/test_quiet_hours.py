"""Quiet hours hold in each user's own time zone, on the days on which the clocks change too."""

from datetime import date, datetime, time, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match.quiet_hours import (
    LONGEST_QUIET,
    count_quiet_minutes,
    format_minute,
    get_next_time,
    get_quiet_end,
    is_zone,
    iterate_quiet_spans,
    parse_minute,
)
from bot.match.recipients import Preferences
from bot.match.time_zones import find_zones
from bot.timestamps import from_milliseconds

ZONES = ("Europe/Berlin", "America/New_York")
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
CHANGES = {  # the Sundays of 2030 on which clocks change
    ("Europe/Berlin", "spring"): date(2030, 3, 31),
    ("Europe/Berlin", "autumn"): date(2030, 10, 27),
    ("America/New_York", "spring"): date(2030, 3, 10),
    ("America/New_York", "autumn"): date(2030, 11, 3),
}


def at(zone: str, day: date, hour: int, minute: int = 0, *, fold: int = 0) -> int:
    """Return a wall-clock time in milliseconds."""
    local = datetime.combine(day, time(hour, minute, fold=fold), ZoneInfo(zone))
    return int(local.timestamp() * 1000)


def sleeper(zone: str, begin: int = 22 * 60, end: int = 7 * 60) -> Preferences:
    return Preferences(user_id=1, zone=zone, quiet_from=begin, quiet_to=end)


@st.composite
def nights(draw: st.DrawFn) -> tuple[Preferences, int]:
    """Draw a user with quiet hours, and a time within two days of a change of the clocks."""
    (zone, _), day = draw(st.sampled_from(sorted(CHANGES.items())))
    begin = draw(st.integers(0, 1439))
    length = draw(st.integers(1, LONGEST_QUIET))
    now = at(zone, day, 0) + draw(st.integers(-2 * 1440, 2 * 1440)) * MINUTE
    return sleeper(zone, begin, (begin + length) % 1440), now


@given(nights())
def test_quiet_hours_end_at_a_time_that_is_not_quiet(case: tuple[Preferences, int]) -> None:
    preferences, now = case
    end = get_quiet_end(preferences, now)
    assert now <= end <= now + 17 * HOUR
    assert get_quiet_end(preferences, end) == end
    for moment in range(now, end, 17 * MINUTE):
        assert get_quiet_end(preferences, moment) == end


@given(nights())
def test_the_quiet_ends_when_the_clock_on_the_wall_says_so(case: tuple[Preferences, int]) -> None:
    preferences, now = case
    assert preferences.quiet_to is not None
    for start, end in islice(iterate_quiet_spans(preferences, now), 4):
        local = from_milliseconds(end).astimezone(ZoneInfo(preferences.zone))
        minute = local.hour * 60 + local.minute
        assert minute in (
            preferences.quiet_to,
            preferences.quiet_to + 60,
        )  # an hour more inside the gap of spring
        assert start < end


@given(nights())
def test_a_night_is_never_cut_short_but_by_the_hour_that_spring_takes(case: tuple[Preferences, int]) -> None:
    preferences, now = case
    assert preferences.quiet_from is not None
    assert preferences.quiet_to is not None
    length = count_quiet_minutes(preferences.quiet_from, preferences.quiet_to) * MINUTE
    for start, end in islice(iterate_quiet_spans(preferences, now), 4):
        assert length - HOUR <= end - start <= length + HOUR


@given(nights())
def test_spans_come_in_order_and_do_not_overlap(case: tuple[Preferences, int]) -> None:
    preferences, now = case
    spans = list(islice(iterate_quiet_spans(preferences, now), 5))
    assert all(first[1] <= second[0] for first, second in pairwise(spans))
    assert spans[0][1] > now


@pytest.mark.parametrize(("zone", "season"), CHANGES)
def test_a_night_with_a_change_lasts_an_hour_more_or_less(zone: str, season: str) -> None:
    day = CHANGES[zone, season]
    evening = at(zone, day - timedelta(days=1), 23)
    end = get_quiet_end(sleeper(zone), evening)
    assert end == at(zone, day, 7)
    assert end - evening == (7 if season == "spring" else 9) * HOUR


@pytest.mark.parametrize("zone", ZONES)
def test_an_end_inside_the_skipped_hour_is_as_long_after_it(zone: str) -> None:
    day = CHANGES[zone, "spring"]
    preferences = sleeper(zone, 22 * 60, 2 * 60 + 30)
    assert get_quiet_end(preferences, at(zone, day, 1)) == at(zone, day, 3, 30)


@pytest.mark.parametrize("zone", ZONES)
def test_an_end_inside_the_hour_that_comes_twice_is_the_second(zone: str) -> None:
    day = CHANGES[zone, "autumn"]
    preferences = sleeper(zone, 22 * 60, 1 * 60 + 30 if "York" in zone else 2 * 60 + 30)
    hour = 1 if "York" in zone else 2
    end = get_quiet_end(preferences, at(zone, day, hour, 0, fold=0))
    assert end == at(zone, day, hour, 30, fold=1)


@given(nights(), st.integers(0, 1439))
def test_the_time_of_a_digest_comes_once_a_day(case: tuple[Preferences, int], minute: int) -> None:
    preferences, now = case
    first = get_next_time(preferences, minute, now)
    second = get_next_time(preferences, minute, first)
    assert now < first <= now + 25 * HOUR
    assert DAY - HOUR <= second - first <= DAY + HOUR


def test_nobody_has_quiet_hours_unless_they_say_so() -> None:
    assert get_quiet_end(Preferences(user_id=1), 12) == 12


@pytest.mark.parametrize(
    ("text", "minute"),
    [("22:30", 1350), ("7", 420), (" 07.05 ", 425), ("24:00", None), ("7:60", None), ("x", None), ("", None)],
)
def test_times_of_day_are_read_as_people_type_them(text: str, minute: int | None) -> None:
    assert parse_minute(text) == minute
    assert minute is None or parse_minute(format_minute(minute)) == minute


def test_zones_are_known_by_their_names() -> None:
    assert is_zone("Europe/Berlin")
    assert not any(is_zone(name) for name in ("Europe/Nowhere", "../etc", "Europe", ""))


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("berl", "Europe/Berlin"),
        (" new york ", "America/New_York"),
        ("SAO PAULO", "America/Sao_Paulo"),
        ("germany", "Europe/Berlin"),
        ("japan", "Asia/Tokyo"),
        ("utc", "UTC"),
        ("buenos", "America/Argentina/Buenos_Aires"),
        ("lis", "Europe/Lisbon"),
    ],
)
def test_a_zone_is_found_by_its_city_or_country(query: str, first: str) -> None:
    assert find_zones(query, 25)[0].name == first


def test_a_search_for_zones_is_limited_and_finds_nothing_for_nonsense() -> None:
    assert len(find_zones("", 25)) == 25
    assert all(is_zone(zone.name) for zone in find_zones("", 1000))
    assert find_zones("nowhere at all", 25) == []


WEEKEND = Preferences(user_id=1, zone="Europe/Berlin", days_off=0b1100000)
FRIDAY = date(2030, 3, 29)
"""The clocks change on the Sunday after it."""


def test_days_off_are_quiet_from_midnight_to_midnight_where_the_user_is() -> None:
    begin = at("Europe/Berlin", FRIDAY + timedelta(days=1), 0)
    end = at("Europe/Berlin", FRIDAY + timedelta(days=3), 0)
    assert get_quiet_end(WEEKEND, begin - 1) == begin - 1
    assert get_quiet_end(WEEKEND, begin) == end
    assert end - begin == 47 * HOUR
    assert next(iterate_quiet_spans(WEEKEND, begin - 5 * DAY + 1)) == (begin, end)


def test_quiet_hours_before_and_after_a_day_off_are_one_span_with_it() -> None:
    both = Preferences(
        user_id=1, zone="Europe/Berlin", days_off=0b1100000, quiet_from=22 * 60, quiet_to=7 * 60
    )
    evening = at("Europe/Berlin", FRIDAY, 22)
    monday = at("Europe/Berlin", FRIDAY + timedelta(days=3), 7)
    assert get_quiet_end(both, evening) == monday
    spans = list(islice(iterate_quiet_spans(both, evening - 1), 20))
    assert spans[0] == (evening, monday)
    assert all(stop < start for (_, stop), (start, _) in pairwise(spans))
