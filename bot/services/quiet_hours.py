"""Quiet hours and other hours of the day, in each person's own time zone; daylight saving included.

The quiet hours of a day last from one wall-clock time to another, perhaps of the next day. A time that a
spring morning skips counts as the moment after the gap, one that an autumn night has twice as the first for a
begin and as the second for an end: the quiet is never cut short.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.store.recipients import Preferences
from bot.timestamps import from_milliseconds

DAY = 86_400_000
MINUTES = 24 * 60
LONGEST_QUIET = 16 * 60
"""The minutes that quiet hours may last: what is left of the day must be enough to be told something."""


@cache
def zone_names() -> tuple[str, ...]:
    """The IANA names of all time zones, sorted."""
    return tuple(sorted(available_timezones()))


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not there; not a name; a folder of zones
        return False
    return True


def get_zone(preferences: Preferences) -> ZoneInfo:
    """Somebody's time zone; UTC if this machine does not know it any more."""
    return ZoneInfo(preferences.zone if is_zone(preferences.zone) else "UTC")


def parse_minute(text: str) -> int | None:
    """The minute of the day that somebody typed (``22:30``, ``7``), ``None`` if it is none."""
    hour, _, minute = text.strip().replace(".", ":").partition(":")
    if not (hour.isdecimal() and (minute.isdecimal() or not minute)):
        return None
    found = int(hour) * 60 + int(minute or 0)
    return found if int(hour) < 24 and int(minute or 0) < 60 else None


def format_minute(minute: int) -> str:
    """A minute of the day as people write it."""
    return f"{minute // 60:02d}:{minute % 60:02d}"


def local_minute(preferences: Preferences, now: int) -> int:
    """The minute of the day that it is for somebody."""
    local = from_milliseconds(now).astimezone(get_zone(preferences))
    return local.hour * 60 + local.minute


def quiet_length(begin: int, end: int) -> int:
    """The minutes from one minute of the day to the next time that it is another one."""
    return (end - begin) % MINUTES


def quiet_spans(preferences: Preferences, since: int) -> Iterator[tuple[int, int]]:
    """The quiet hours that end after ``since``, in order and without end; nothing if there are none."""
    begin, end = preferences.quiet_from, preferences.quiet_to
    if begin is None or end is None or begin == end:
        return
    zone = get_zone(preferences)
    day = from_milliseconds(since).astimezone(zone).replace(tzinfo=None, hour=0, minute=0, second=0)
    day = day.replace(microsecond=0) - timedelta(days=2)
    while True:
        start = _at(day, begin, zone, fold=0)
        stop = _at(day + timedelta(days=end < begin), end, zone, fold=1)
        if stop > max(since, start):
            yield start, stop
        day += timedelta(days=1)


def quiet_until(preferences: Preferences, now: int) -> int:
    """When the quiet hours end that somebody has now; ``now`` if they have none."""
    for start, stop in quiet_spans(preferences, now):
        return stop if start <= now else now
    return now


def next_time(preferences: Preferences, minute: int, now: int) -> int:
    """When it is a minute of the day for somebody next, later than ``now``."""
    zone = get_zone(preferences)
    day = from_milliseconds(now).astimezone(zone).replace(tzinfo=None, hour=0, minute=0, second=0)
    day = day.replace(microsecond=0)
    coming = (_at(day + timedelta(days=later), minute, zone, fold=0) for later in range(3))
    return next(at for at in coming if at > now)


def _at(day: datetime, minute: int, zone: ZoneInfo, *, fold: int) -> int:
    """The wall-clock time of a day as milliseconds since 1970; inside a gap, as long after it as into it."""
    local = (day + timedelta(minutes=minute)).replace(tzinfo=zone, fold=fold)
    moment = local.timestamp()
    skipped = datetime.fromtimestamp(moment, zone).replace(tzinfo=None) != local.replace(tzinfo=None)
    if skipped and fold:  # read with the time after the gap it would lie before it
        moment = local.replace(fold=0).timestamp()
    return int(moment * 1000)
