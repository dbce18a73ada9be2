"""A loop that keeps its pace when the system clock is set."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from discord.ext import tasks
from discord.utils import MISSING


class SteadyLoop(tasks.Loop[Any]):
    """Calls ``work`` again and again, with a pause of ``seconds``.

    A loop of discord.py is planned by the time of day, from its last turn: after the clock was set back, it
    would pause for as long, and after the clock was set forward, make up for all turns that it has missed.
    """

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        super().__init__(work, seconds, 0, 0, MISSING, None, True, None)

    def _get_next_sleep_time(self, now: datetime = MISSING) -> datetime:  # noqa: ARG002
        """Return the time of the next turn, by the clock that discord.py asks how long it is until then."""
        clock: Any = getattr(tasks, "datetime")  # noqa: B009 - it is not exported
        next_turn: datetime = clock.datetime.now(UTC) + timedelta(seconds=self.seconds or 0)
        return next_turn
