"""The scheduler of timers: they are rows in the store, and each is handled in a task of its own."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.match.timer_values import Timer
from bot.observability.logs import log_context
from bot.observability.traces import NULL_RECORDER, Recorder, untraced_context
from bot.store import Store
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_RETRY_DELAY = 30_000
"""The milliseconds until a timer comes again if its handler neither postponed nor removed it."""
_READY_CHECK_DELAY = 5_000
"""The milliseconds until a timer that needs a ready bot is tried again."""
_LONGEST_SLEEP = 86_400_000
_CLOSE_SECONDS = 2

Handler = Callable[[Timer], Awaitable[None]]
"""A function that does what a timer is for, then postpones or removes it; otherwise the timer comes again."""
_Key = tuple[int, int]
"""The match and the user of a timer, which identify it among those of its kind."""


class Scheduler:
    """The worker that runs a handler for every timer that is due. ``wake`` it whenever a timer was set.

    At most ``most_of_kind`` timers of a kind are handled at the same time, the oldest first, so that a kind
    that Discord delays never holds up another. ``is_ready`` returns whether the bot knows all its servers.
    """

    def __init__(
        self,
        store: Store,
        *,
        is_ready: Callable[[], bool] = lambda: True,
        clock: Callable[[], int] = milliseconds,
        most_of_kind: int = 16,
        recorder: Recorder = NULL_RECORDER,
    ) -> None:
        self._store = store
        self._is_ready = is_ready
        self._clock = clock
        self._most_of_kind = most_of_kind
        self._recorder = recorder
        self._handlers: dict[str, Handler] = {}
        self._kinds_once_ready: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._is_wake_pending = False
        self._wake_timer: asyncio.TimerHandle | None = None
        self._waiting: dict[str, deque[Timer]] = {}
        self._running: defaultdict[str, dict[_Key, asyncio.Task[bool]]] = defaultdict(dict)
        self._ended_timers: set[tuple[str, _Key]] = set()
        self._resting: dict[tuple[str, _Key], int] = {}
        self._is_closed = False

    def handle(self, kind: str, handler: Handler, *, once_ready: bool = False) -> None:
        """Register the handler for a kind of timers; with ``once_ready``, it waits until the bot is ready."""
        self._handlers[kind] = handler
        if once_ready:
            self._kinds_once_ready.add(kind)

    def wake(self) -> None:
        """Look soon for timers that are due. After ``close`` was called, do nothing."""
        if self._is_closed:
            return
        self._is_wake_pending = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="scheduler", context=untraced_context())

    async def find_timers(self, kind: str, guild_id: int | None = None) -> list[Timer]:
        """Return all timers of a kind in the servers of this process, or in one of them."""
        return await self._store.timers.find_of_kind(kind, guild_id)

    async def find_timer(self, match_id: int, kind: str, user: int) -> Timer | None:
        """Return the timer of a match, a kind and a user, or ``None``."""
        return await self._store.timers.find(match_id, kind, user)

    async def set_timer(self, timer: Timer, guild_id: int) -> None:
        """Set a timer in place of the one of the same match, kind and user. ``wake`` the scheduler then."""
        await self._store.timers.set(timer, guild_id)

    async def postpone(self, timer: Timer, due_at: int) -> None:
        """Set a timer to another time unless it was changed meanwhile."""
        await self._store.timers.postpone(timer, due_at)

    async def remove(self, timer: Timer) -> None:
        """Remove a timer unless it was changed meanwhile."""
        await self._store.timers.remove(timer)

    async def idle(self) -> None:
        """Wait until all timers that were due are handled."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    async def close(self, seconds: float = _CLOSE_SECONDS) -> None:
        """Start no more handlers and cancel the running ones; their timers come again after a restart."""
        self._is_closed = True
        self._waiting.clear()
        if self._wake_timer:
            self._wake_timer.cancel()
        tasks = self._tasks()
        for task in tasks:
            task.cancel()
        if tasks:
            _, stubborn = await asyncio.wait(tasks, timeout=seconds)
            if stubborn:
                _log.warning("scheduler.not_ended", extra={"tasks": len(stubborn)})

    def _tasks(self) -> set[asyncio.Task[None] | asyncio.Task[bool]]:
        running = {task for tasks in self._running.values() for task in tasks.values()}
        return {*running, *([self._task] if self._task else [])}

    async def _run(self) -> None:
        try:
            while self._is_wake_pending:
                self._is_wake_pending = False
                self._ended_timers.clear()
                now = self._clock()
                self._resting = {
                    key: until
                    for key, until in self._resting.items()
                    if now
                    < until
                    <= now + _RETRY_DELAY  # a time beyond that is one of a clock that was set back
                }
                self._start(await self._store.timers.find_due(now))
                # Timers that are due run or wait for a place, and wake the scheduler when they end: the next
                # wake-up is for a later one.
                coming = [await self._store.timers.find_next_due(now), *self._resting.values()]
                if not self._is_wake_pending:  # woken while the store was read
                    next_due_at = min((at for at in coming if at is not None), default=None)
                    self._sleep(_LONGEST_SLEEP if next_due_at is None else next_due_at - self._clock())
        except Exception:
            _log.exception("scheduler.failed")
            self._sleep(_RETRY_DELAY)
        finally:
            self._task = None

    def _start(self, due_timers: Iterable[Timer]) -> None:
        """Start the handlers of due timers, except those running, just ended, or waiting to retry."""
        self._waiting.clear()
        if self._is_closed:
            return
        for timer in due_timers:
            key = (timer.kind, _key(timer))
            if (
                key[1] not in self._running[timer.kind]
                and key not in self._ended_timers | self._resting.keys()
            ):
                self._waiting.setdefault(timer.kind, deque()).append(timer)
        for kind in list(self._waiting):
            self._start_waiting(kind)

    def _start_waiting(self, kind: str) -> None:
        waiting, running = self._waiting.get(kind), self._running[kind]
        while waiting and len(running) < self._most_of_kind:
            timer = waiting.popleft()
            task = asyncio.create_task(self._run_handler(timer), name=f"timer-{kind}-{timer.match_id}")
            running[_key(timer)] = task
            task.add_done_callback(partial(self._on_end, timer))

    def _on_end(self, timer: Timer, task: asyncio.Task[bool]) -> None:
        del self._running[timer.kind][_key(timer)]
        self._ended_timers.add((timer.kind, _key(timer)))
        self._start_waiting(timer.kind)
        if task.cancelled() or self._is_closed:
            return
        if not task.result():
            self._resting[timer.kind, _key(timer)] = self._clock() + _RETRY_DELAY
        if not self._waiting.get(timer.kind):
            self.wake()

    async def _run_handler(self, timer: Timer) -> bool:
        """Run the handler of a timer, and postpone the timer if it is still there.

        Return whether the store could be reached for that.
        """
        with log_context(match=timer.match_id, timer=timer.kind):
            try:
                if timer.kind in self._kinds_once_ready and not self._is_ready():
                    await self._store.timers.postpone(timer, self._clock() + _READY_CHECK_DELAY)
                else:
                    self._recorder.record_timer(timer.kind, (self._clock() - timer.due_at) / 1000)
                    await self._handlers[timer.kind](timer)
            except Exception:
                _log.exception("timer.failed")
            try:
                await self._store.timers.postpone(timer, self._clock() + _RETRY_DELAY)
            except Exception:
                _log.exception("timer.not_put_off")
                return False
        return True

    def _sleep(self, delay: int) -> None:
        """Wake after ``delay`` milliseconds, or earlier if an earlier wake-up is set already."""
        if self._is_closed:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + min(max(delay, 0), _LONGEST_SLEEP) / 1000 + 0.001
        if self._wake_timer is not None:
            at = min(at, self._wake_timer.when())
            self._wake_timer.cancel()
        self._wake_timer = loop.call_at(at, self._on_wake_timer)

    def _on_wake_timer(self) -> None:
        self._wake_timer = None
        self.wake()


def _key(timer: Timer) -> _Key:
    return timer.match_id, timer.user_id
