"""Quiet hours, days off and other times of the day in each user's time zone, with daylight saving time.

Quiet hours last from one wall-clock time to another, which may be on the next day. A wall-clock time that the
change to summer time skips is moved behind the gap by as much as it lies inside the gap. If the change back
repeats a wall-clock time, quiet hours begin at the first and end at the second occurrence, so that they are
never cut short. A day off is quiet from midnight to midnight.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.match.recipients import Preferences

DAY = 86_400_000
MINUTES = 24 * 60
LONGEST_QUIET = 16 * 60
"""The most minutes that quiet hours may last, so that enough of the day is left for notifications."""

MOST_DAYS_OFF = 3
"""The most days off in a week, so that enough days are left for notifications and clocks."""


def is_day_off(days_off: int, weekday: int) -> bool:
    """Return whether a day of the week, 0 for Monday, is among the days off of `Preferences`."""
    return bool(days_off >> weekday & 1)


def is_zone(name: str) -> bool:
    """Return whether a time zone with this IANA name exists."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # unknown; not a valid name; a folder of zones
        return False
    return True


def get_zone(name: str) -> ZoneInfo:
    """Return the time zone of this name; UTC if this machine does not know it any more."""
    return ZoneInfo(name if is_zone(name) else "UTC")


def parse_minute(text: str) -> int | None:
    """Return the minute of the day that a user typed (``22:30``, ``7``); ``None`` if it is not a time."""
    hour, _, minute = text.strip().replace(".", ":").partition(":")
    if not (hour.isdecimal() and (minute.isdecimal() or not minute)):
        return None
    minutes = int(hour) * 60 + int(minute or 0)
    return minutes if int(hour) < 24 and int(minute or 0) < 60 else None


def format_minute(minute: int) -> str:
    """Return a minute of the day as a time, such as ``22:30``."""
    return f"{minute // 60:02d}:{minute % 60:02d}"


def get_local_minute(preferences: Preferences, now: int) -> int:
    """Return the present minute of the day in a user's time zone."""
    local = _local_time(now, get_zone(preferences.zone))
    return local.hour * 60 + local.minute


def count_quiet_minutes(begin: int, end: int) -> int:
    """Return the minutes from one minute of the day until the next occurrence of another one."""
    return (end - begin) % MINUTES


def iterate_quiet_spans(preferences: Preferences, since: int) -> Iterator[tuple[int, int]]:
    """Yield the begin and end of all quiet hours and days off that end after ``since``, in order, for ever.

    Those that touch or overlap are one span.
    """
    begin: int | None = None
    end = 0
    for start, stop in _spans_by_day(preferences, since):
        if begin is None:
            begin, end = start, stop
        elif start <= end:
            end = max(end, stop)
        else:
            yield begin, end
            begin, end = start, stop


def _spans_by_day(preferences: Preferences, since: int) -> Iterator[tuple[int, int]]:
    """Yield all days off and quiet hours that end after ``since``, by begin; they may overlap."""
    begin, end = preferences.quiet_from, preferences.quiet_to
    has_hours = begin is not None and end is not None and begin != end
    if not (has_hours or preferences.days_off):
        return
    zone = get_zone(preferences.zone)
    day = _local_time(since, zone).replace(tzinfo=None, hour=0, minute=0, second=0)
    day = day.replace(microsecond=0) - timedelta(days=2)
    while True:
        next_day = day + timedelta(days=1)
        spans = []
        if is_day_off(preferences.days_off, day.weekday()):
            spans.append((_to_timestamp(day, 0, zone, fold=0), _to_timestamp(next_day, 0, zone, fold=0)))
        if begin is not None and end is not None and has_hours:
            stop = _to_timestamp(next_day if end < begin else day, end, zone, fold=1)
            spans.append((_to_timestamp(day, begin, zone, fold=0), stop))
        yield from ((start, stop) for start, stop in spans if stop > max(since, start))
        day = next_day


def get_quiet_end(preferences: Preferences, now: int) -> int:
    """Return when a user's present quiet hours and days off end; ``now`` if there are none at present."""
    for start, stop in iterate_quiet_spans(preferences, now):
        return stop if start <= now else now
    return now


def get_next_time(preferences: Preferences, minute: int, now: int) -> int:
    """Return the first time after ``now`` at which it is this minute of the day for a user."""
    zone = get_zone(preferences.zone)
    day = _local_time(now, zone).replace(tzinfo=None, hour=0, minute=0, second=0)
    day = day.replace(microsecond=0)
    candidates = (_to_timestamp(day + timedelta(days=later), minute, zone, fold=0) for later in range(3))
    return next(at for at in candidates if at > now)


def get_end_of_day(days: int, preferences: Preferences, now: int) -> int:
    """Return when the day ends that is ``days`` after today for a user."""
    zone = get_zone(preferences.zone)
    next_day = _local_time(now, zone).date() + timedelta(days=days + 1)
    return int(datetime(next_day.year, next_day.month, next_day.day, tzinfo=zone).timestamp() * 1000)


def _to_timestamp(day: datetime, minute: int, zone: ZoneInfo, *, fold: int) -> int:
    """Return a wall-clock time of a day in milliseconds since 1970.

    A time inside a gap is moved behind the gap by as much as it lies inside it. ``fold`` chooses the first or
    the second of two equal times.
    """
    local = (day + timedelta(minutes=minute)).replace(tzinfo=zone, fold=fold)
    moment = local.timestamp()
    is_in_gap = datetime.fromtimestamp(moment, zone).replace(tzinfo=None) != local.replace(tzinfo=None)
    if is_in_gap and fold:  # with fold=1, Python would move the time before the gap
        moment = local.replace(fold=0).timestamp()
    return int(moment * 1000)


def _local_time(at: int, zone: ZoneInfo) -> datetime:
    """Return a point in time, in milliseconds since 1970, as a local time of a zone."""
    return datetime.fromtimestamp(at / 1000, zone)
