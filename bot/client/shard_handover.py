"""What a process does with shards that it takes over or gives up while it runs."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from bot.client.events import SHARDS_GAINED, SHARDS_LOST
from bot.services.notification_service import NotificationService
from bot.services.outbox import Outbox
from bot.services.review_service import ReviewService
from bot.services.scheduler import Scheduler
from bot.store import Store
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)


class ShardHandover:
    """What has to be done when this process gains or loses shards.

    ``dispatch`` sends the cogs the events `SHARDS_GAINED` and `SHARDS_LOST`.
    """

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        scheduler: Scheduler,
        notifications: NotificationService,
        reviews: ReviewService,
        dispatch: Callable[[str, Collection[int]], None],
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._scheduler = scheduler
        self._notifications = notifications
        self._reviews = reviews
        self._dispatch = dispatch
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_sweep_wanted = False
        self._is_sweeping = False

    async def wait_for_deliveries(self, seconds: float) -> None:
        """Wait until the running deliveries have ended, for at most ``seconds``."""
        await self._outbox.wait_for_running(seconds)

    def cancel_deliveries(self) -> None:
        """Cancel all deliveries."""
        self._outbox.interrupt()

    async def recover(self, shards: Collection[int]) -> None:
        """Release the claims of a dead process, and search for the direct messages that it may have sent."""
        await self._store.outbox.release(milliseconds(), shards)
        self._notifications.search_unconfirmed_messages()

    def gain(self, shards: Collection[int]) -> None:
        """Deliver the matches that wait in some shards, and handle their timers."""
        self._dispatch(SHARDS_GAINED, shards)
        self.wake()
        if 0 in shards:  # the holder of shard 0 resumes the reviews of all
            self._start(self._resume_reviews)

    def lose(self, shards: Collection[int]) -> None:
        """Notify the cogs that other processes serve some shards."""
        self._dispatch(SHARDS_LOST, shards)

    def wake(self) -> None:
        """Start a sweep for due deliveries and timers; calls during a sweep cause one more."""
        self._is_sweep_wanted = True
        if not self._is_sweeping:
            self._is_sweeping = True
            self._start(self._sweep)

    async def close(self) -> None:
        """Cancel the running work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(work(), name="shard-work")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        try:
            while self._is_sweep_wanted:
                self._is_sweep_wanted = False
                self._scheduler.wake()
                await self._outbox.sweep()
        except Exception:
            _log.exception("outbox.sweep_failed")
        finally:
            self._is_sweeping = False

    async def _resume_reviews(self) -> None:
        try:
            await self._reviews.resume()
        except Exception:
            _log.exception("review.not_resumed")
