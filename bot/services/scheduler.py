"""What is due lives in the store; one task does it in order and sleeps until the next."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.clock import milliseconds
from bot.logs import log_context
from bot.store import Store
from bot.store.records import Timer

_log = logging.getLogger(__name__)
_AGAIN = 30_000
_LONGEST_SLEEP = 86_400_000

Handler = Callable[[Timer], Awaitable[None]]
"""Does what a timer stands for and sets it anew or drops it; otherwise it comes again."""


class Scheduler:
    """Does what is due. ``wake`` it whenever a timer was set."""

    def __init__(
        self, store: Store, *, clock: Callable[[], int] = milliseconds, most_at_once: int = 8
    ) -> None:
        self._store = store
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._slots = asyncio.Semaphore(most_at_once)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None

    def handle(self, kind: str, handler: Handler) -> None:
        """Has ``handler`` do what timers of a kind stand for."""
        self._handlers[kind] = handler

    def wake(self) -> None:
        """Looks soon whether something is due."""
        self._again = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="scheduler")

    async def close(self) -> None:
        """Nothing more is begun; what is under way comes again after the next start."""
        if self._alarm:
            self._alarm.cancel()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                due = await self._store.due_timers(self._clock())
                await asyncio.gather(*map(self._do, due))
                self._again = self._again or bool(due)
                if not self._again:
                    self._sleep_until(await self._store.next_due())  # meanwhile it may be woken
        except Exception:
            _log.exception("scheduler.failed")
            self._sleep(_AGAIN)
        finally:
            self._task = None

    async def _do(self, timer: Timer) -> None:
        async with self._slots:
            with log_context(match=timer.match_id, action=timer.kind):
                try:
                    await self._handlers[timer.kind](timer)
                except Exception:
                    _log.exception("timer.failed")
                await self._store.put_off(timer, self._clock() + _AGAIN)

    def _sleep_until(self, due: int | None) -> None:
        self._sleep(_LONGEST_SLEEP if due is None else due - self._clock())

    def _sleep(self, pause: int) -> None:
        if self._alarm:
            self._alarm.cancel()
        seconds = min(max(pause, 0), _LONGEST_SLEEP) / 1000 + 0.001
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.wake)
