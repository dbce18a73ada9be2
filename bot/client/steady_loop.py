"""A loop that keeps its pace when somebody sets the system clock."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from discord.ext import tasks
from discord.utils import MISSING


class SteadyLoop(tasks.Loop[Any]):
    """A loop that calls ``work`` again and again, with pauses of ``seconds``.

    A loop of discord.py plans the next call by the time of day of the last one: after the clock is set back,
    it would pause for as long, and after the clock is set forward, it would make up for all calls that it
    missed.
    """

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        super().__init__(work, seconds, 0, 0, MISSING, None, True, None)

    def _get_next_sleep_time(self, now: datetime = MISSING) -> datetime:  # noqa: ARG002
        """Return the time of the next call, by the clock with which discord.py measures the pause."""
        clock: Any = getattr(tasks, "datetime")  # noqa: B009 - it is not exported
        next_turn: datetime = clock.datetime.now(UTC) + timedelta(seconds=self.seconds or 0)
        return next_turn
