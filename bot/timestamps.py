"""The only source of the current time, so that a simulated Discord can move it."""

from datetime import UTC, datetime

from discord.utils import utcnow

__all__ = ["from_milliseconds", "milliseconds", "now", "to_milliseconds"]


def now() -> datetime:
    """Return the current time in UTC, from the clock that discord.py also uses."""
    return utcnow()


def milliseconds() -> int:
    """Return the current time in milliseconds since 1970, as the store keeps it."""
    return to_milliseconds(now())


def to_milliseconds(moment: datetime) -> int:
    """Return a time in milliseconds since 1970, as the store keeps it."""
    return int(moment.timestamp() * 1000)


def from_milliseconds(value: int) -> datetime:
    """Return the UTC time for milliseconds since 1970."""
    return datetime.fromtimestamp(value / 1000, UTC)
