"""The only source of the current time, so that a simulated Discord can move it."""

import time
from datetime import UTC, datetime
from typing import Final

from discord.utils import utcnow

__all__ = ["WatchedClock", "from_milliseconds", "milliseconds", "now", "to_milliseconds"]
_SET_BACK_MILLISECONDS: Final = 30_000
"""How far the clock has to be set back to be noticed: a shorter delay disturbs nobody."""


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


class WatchedClock:
    """A clock that returns the time as ``milliseconds`` does, and notices when it was set back.

    It compares only with times that it has returned, because these may be in rows of the store and lie in the
    future now.
    """

    def __init__(self) -> None:
        self._most_ahead: float | None = None

    def __call__(self) -> int:
        """Return the current time in milliseconds since 1970."""
        current = milliseconds()
        ahead = current - time.monotonic() * 1000
        self._most_ahead = ahead if self._most_ahead is None else max(ahead, self._most_ahead)
        return current

    def is_set_back(self) -> bool:
        """Return whether the clock was set back since this was last asked."""
        before = self._most_ahead
        self._most_ahead = milliseconds() - time.monotonic() * 1000
        return before is not None and self._most_ahead < before - _SET_BACK_MILLISECONDS
