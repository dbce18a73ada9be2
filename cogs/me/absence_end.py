"""Reading the end of an absence that a user typed."""

from datetime import date, timedelta

from bot.match.quiet_hours import get_end_of_day, get_zone
from bot.match.recipients import Preferences
from bot.match.refusals import Refusal
from bot.timestamps import from_milliseconds

LONGEST_ABSENCE = 60
"""The most days from today on which an absence can end."""


def end_of_absence(until: str | None, preferences: Preferences, now: int) -> int:
    """Return when an absence ends: as typed, or as stored. Raise ``Refusal`` if there is neither."""
    if until is not None:
        return _last_day(until, preferences, now)
    if preferences.away_until is None or preferences.away_until <= now:
        raise Refusal("not-away")
    return preferences.away_until


def _last_day(until: str, preferences: Preferences, now: int) -> int:
    """Return when the typed day ends, in milliseconds since 1970.

    The day is a date, or a number of days from today. Raise ``Refusal`` for anything else.
    """
    today = from_milliseconds(now).astimezone(get_zone(preferences.zone)).date()
    day = _day(until.strip(), today)
    if day is None or not 0 <= (day - today).days <= LONGEST_ABSENCE:
        example = today + timedelta(days=7)
        raise Refusal("no-such-day", most=LONGEST_ABSENCE, example=example.isoformat())
    return get_end_of_day((day - today).days, preferences, now)


def _day(until: str, today: date) -> date | None:
    if until.isdecimal() and len(until) <= len(str(LONGEST_ABSENCE)):
        return today + timedelta(days=int(until))
    try:
        return date.fromisoformat(until)
    except ValueError:
        return None
