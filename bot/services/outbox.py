"""The worker that tells Discord what has changed: one delivery per match at a time, none forgotten."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol
from weakref import WeakValueDictionary

from bot.clock import milliseconds
from bot.logs import log_context
from bot.store import Store
from bot.store.records import Claim

_log = logging.getLogger(__name__)
_FIRST_PAUSE = 8_000
_LONGEST_PAUSE = 300_000


class Blocked(Exception):  # noqa: N818
    """Discord does not let the bot write there: it is not tried again before somebody acts there."""


class Unreachable(Exception):  # noqa: N818
    """Discord failed or was too busy: it is tried again later."""


class Publish(Protocol):
    """Brings what Discord shows of a claimed match up to date. Raises ``Blocked`` and ``Unreachable``."""

    def __call__(self, claim: Claim, /) -> Awaitable[None]: ...


class Outbox:
    """Delivers matches as they are woken; ``sweep`` finds those that nobody woke."""

    def __init__(
        self, store: Store, publish: Publish, *, clock: Callable[[], int] = milliseconds, most: int = 32
    ) -> None:
        self._store = store
        self._publish = publish
        self._clock = clock
        self._slots = asyncio.Semaphore(most)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._alone: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def alone(self, match_id: int) -> asyncio.Lock:
        """Held while something about a match is told to Discord, so that nothing else is meanwhile."""
        return self._alone.setdefault(match_id, asyncio.Lock())

    def wake(self, match_id: int) -> None:
        """Has a match delivered soon."""
        self._again.add(match_id)
        if match_id not in self._tasks:
            task = asyncio.create_task(self._run(match_id), name=f"outbox-{match_id}")
            self._tasks[match_id] = task

    async def sweep(self) -> None:
        """Wakes every match that is due, in the order in which they came in."""
        for match_id in await self._store.due(self._clock()):
            self.wake(match_id)

    async def drain(self, seconds: float) -> bool:
        """Whether all that was under way is done; waits at most so long and gives up what is not.

        That stays in the store, and the next start delivers it.
        """
        for timer in self._timers.values():
            timer.cancel()
        if not self._tasks:
            return True
        _, pending = await asyncio.wait(set(self._tasks.values()), timeout=seconds)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        return not pending

    async def _run(self, match_id: int) -> None:
        try:
            while match_id in self._again:
                self._again.discard(match_id)
                async with self._slots, self.alone(match_id):
                    with log_context(match=match_id):
                        await self._deliver(match_id)
        except Exception:
            _log.exception("outbox.failed")
            if match_id not in self._timers:
                self._wake_in(_LONGEST_PAUSE // 10, match_id)
        finally:
            del self._tasks[match_id]

    async def _deliver(self, match_id: int) -> None:
        claim = await self._store.claim(match_id, self._clock())
        if claim is None:
            return
        try:
            await self._publish(claim)
        except Blocked:
            _log.warning("outbox.blocked")
            await self._store.postpone(claim, None)
        except Unreachable:
            await self._postpone(claim)
        except Exception:
            await self._postpone(claim)
            raise
        else:
            await self._store.delivered(claim)

    async def _postpone(self, claim: Claim) -> None:
        pause = min(_FIRST_PAUSE * 2 ** (claim.attempts - 1), _LONGEST_PAUSE)
        _log.warning("outbox.postponed", extra={"attempts": claim.attempts, "pause_ms": pause})
        await self._store.postpone(claim, self._clock() + pause)
        self._wake_in(pause, claim.match_id)

    def _wake_in(self, pause: int, match_id: int) -> None:
        if timer := self._timers.get(match_id):
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[match_id] = loop.call_later(pause / 1000 + 0.001, self._wake_again, match_id)

    def _wake_again(self, match_id: int) -> None:
        del self._timers[match_id]
        self.wake(match_id)
