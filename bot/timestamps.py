"""The one place that tells the time, so that a simulated Discord can move it."""

from datetime import UTC, datetime

from discord.utils import utcnow

__all__ = ["from_milliseconds", "milliseconds", "now", "to_milliseconds"]


def now() -> datetime:
    """The current time in UTC, on the clock that discord.py uses too."""
    return utcnow()


def milliseconds() -> int:
    """The current time in milliseconds since 1970, as the store keeps it."""
    return to_milliseconds(now())


def to_milliseconds(moment: datetime) -> int:
    """Return a time as the store keeps it, in milliseconds since 1970."""
    return int(moment.timestamp() * 1000)


def from_milliseconds(value: int) -> datetime:
    """The UTC time of a stored stamp."""
    return datetime.fromtimestamp(value / 1000, UTC)
