"""The scheduler of timers: they are rows in the store, and each is handled in a task of its own."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.logs import log_context
from bot.recorder import FORGETFUL, Recorder, untraced_context
from bot.store import Store
from bot.store.timer_values import Timer
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_AGAIN = 30_000
_READY_PAUSE = 5_000
"""The milliseconds until it is asked again whether the bot is ready."""
_LONGEST_SLEEP = 86_400_000
_CLOSE_SECONDS = 2

Handler = Callable[[Timer], Awaitable[None]]
"""A function that does what a timer is for, and then postpones or removes it; otherwise it comes again."""
_Key = tuple[int, int]
"""The match and the user of a timer, which identify it among those of its kind."""


class Scheduler:
    """The worker that runs a handler for every timer that is due. ``wake`` it whenever a timer was set.

    At most ``most_of_kind`` timers of a kind are handled at the same time, the oldest first, so that a kind
    that Discord delays never holds up another. ``is_ready`` says whether it is known which servers the bot
    is in.
    """

    def __init__(
        self,
        store: Store,
        *,
        is_ready: Callable[[], bool] = lambda: True,
        clock: Callable[[], int] = milliseconds,
        most_of_kind: int = 16,
        recorder: Recorder = FORGETFUL,
    ) -> None:
        self._store = store
        self._is_ready = is_ready
        self._clock = clock
        self._most_of_kind = most_of_kind
        self._recorder = recorder
        self._handlers: dict[str, Handler] = {}
        self._kinds_once_ready: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._waiting: dict[str, deque[Timer]] = {}
        self._running: defaultdict[str, dict[_Key, asyncio.Task[bool]]] = defaultdict(dict)
        self._ended: set[tuple[str, _Key]] = set()
        self._resting: dict[tuple[str, _Key], int] = {}
        self._closed = False

    def handle(self, kind: str, handler: Handler, *, once_ready: bool = False) -> None:
        """Register the handler for a kind of timers; with ``once_ready``, it waits until the bot is ready."""
        self._handlers[kind] = handler
        if once_ready:
            self._kinds_once_ready.add(kind)

    def wake(self) -> None:
        """Look soon for timers that are due. After ``close`` was called, do nothing."""
        if self._closed:
            return
        self._again = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="scheduler", context=untraced_context())

    async def idle(self) -> None:
        """Wait until all timers that were due are handled."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    async def close(self, seconds: float = _CLOSE_SECONDS) -> None:
        """Start no more handlers and cancel those that run; their timers come again after the next start."""
        self._closed = True
        self._waiting.clear()
        if self._alarm:
            self._alarm.cancel()
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
            while self._again:
                self._again = False
                self._ended.clear()
                now = self._clock()
                self._resting = {
                    key: until
                    for key, until in self._resting.items()
                    if now < until <= now + _AGAIN  # a time beyond that is one of a clock that was set back
                }
                self._start(await self._store.timers.due(now))
                # A timer that is due already needs no alarm: it runs or waits for a place, and its end wakes.
                coming = [await self._store.timers.next_due(now), *self._resting.values()]
                if not self._again:  # woken while the store was read
                    due = min((at for at in coming if at is not None), default=None)
                    self._sleep(_LONGEST_SLEEP if due is None else due - self._clock())
        except Exception:
            _log.exception("scheduler.failed")
            self._sleep(_AGAIN)
        finally:
            self._task = None

    def _start(self, due: Iterable[Timer]) -> None:
        """Start the timers that are due, except those that run, ended while the store was read, or rest."""
        self._waiting.clear()
        if self._closed:
            return
        for timer in due:
            key = (timer.kind, _key(timer))
            if key[1] not in self._running[timer.kind] and key not in self._ended | self._resting.keys():
                self._waiting.setdefault(timer.kind, deque()).append(timer)
        for kind in list(self._waiting):
            self._start_waiting(kind)

    def _start_waiting(self, kind: str) -> None:
        waiting, running = self._waiting.get(kind), self._running[kind]
        while waiting and len(running) < self._most_of_kind:
            timer = waiting.popleft()
            task = asyncio.create_task(self._do(timer), name=f"timer-{kind}-{timer.match_id}")
            running[_key(timer)] = task
            task.add_done_callback(partial(self._on_end, timer))

    def _on_end(self, timer: Timer, task: asyncio.Task[bool]) -> None:
        del self._running[timer.kind][_key(timer)]
        self._ended.add((timer.kind, _key(timer)))
        self._start_waiting(timer.kind)
        if task.cancelled() or self._closed:
            return
        if not task.result():
            self._resting[timer.kind, _key(timer)] = self._clock() + _AGAIN
        if not self._waiting.get(timer.kind):
            self.wake()

    async def _do(self, timer: Timer) -> bool:
        """Run the handler of a timer, and postpone the timer if it is still there.

        Return whether the store could be reached for that.
        """
        with log_context(match=timer.match_id, timer=timer.kind):
            try:
                if timer.kind in self._kinds_once_ready and not self._is_ready():
                    await self._store.timers.postpone(timer, self._clock() + _READY_PAUSE)
                else:
                    self._recorder.record_timer(timer.kind, (self._clock() - timer.due_at) / 1000)
                    await self._handlers[timer.kind](timer)
            except Exception:
                _log.exception("timer.failed")
            try:
                await self._store.timers.postpone(timer, self._clock() + _AGAIN)
            except Exception:
                _log.exception("timer.not_put_off")
                return False
        return True

    def _sleep(self, pause: int) -> None:
        """Wake after ``pause`` milliseconds, or earlier if an alarm is set for an earlier time."""
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + min(max(pause, 0), _LONGEST_SLEEP) / 1000 + 0.001
        if self._alarm is not None:
            at = min(at, self._alarm.when())
            self._alarm.cancel()
        self._alarm = loop.call_at(at, self._alarmed)

    def _alarmed(self) -> None:
        self._alarm = None
        self.wake()


def _key(timer: Timer) -> _Key:
    return timer.match_id, timer.user_id
