"""The worker that brings Discord up to date: one delivery per match at a time, and none is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.logs import log_context
from bot.recorder import FORGETFUL, DeliveryOutcome, Recorder, untraced_context
from bot.store import Store
from bot.store.deliveries import Board, Claim, SentMessage
from bot.store.models import Match
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_FIRST_PAUSE = 8_000
_LONGEST_PAUSE = 300_000
BLOCKED_PAUSE = 3_600_000
"""The milliseconds until a blocked delivery is tried again, unless something changes in the server before."""


class Blocked(Exception):  # noqa: N818
    """Discord does not let the bot write in the channel. ``board`` is what it shows, if that has changed."""

    board: Board | None = None


class Unreachable(Exception):  # noqa: N818
    """Discord failed or was too busy.

    ``pause`` is the milliseconds that it asked the bot to wait, ``board`` what it shows if that has changed.
    """

    board: Board | None = None

    def __init__(self, pause: int = 0) -> None:
        super().__init__(pause)
        self.pause = pause


Publish = Callable[[Claim], Awaitable[Board | None]]
"""Brings what Discord shows of a claimed match up to date and returns it. Raises as a `Publisher` does."""


class Publisher(Protocol):
    """Writes the messages of matches to Discord."""

    async def publish(self, claim: Claim, /) -> Board | None:
        """Bring what Discord shows of a match up to date and return it, ``None`` for a match that is gone.

        Raises ``Blocked`` and ``Unreachable``.
        """

    async def show_ahead(self, match: Match, /) -> tuple[int, int]:
        """Show the board of a match that is about to be committed; return the message's id and the time.

        Raises ``Blocked`` and ``Unreachable``.
        """

    async def leave(self, match: Match, board: Board, channel_id: int, /) -> None:
        """Fold the boards in the channel that a match has left for another."""


class Outbox:
    """The deliveries of this process: ``wake`` starts one, ``sweep`` all those that are due in the store."""

    def __init__(
        self,
        store: Store,
        publish: Publish,
        *,
        clock: Callable[[], int] = milliseconds,
        most: int = 32,
        recorder: Recorder = FORGETFUL,
    ) -> None:
        self._store = store
        self._publish = publish
        self._clock = clock
        self._slots = asyncio.Semaphore(most)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._woken: dict[int, float] = {}
        self._recorder = recorder
        self._claims: dict[int, Claim] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._delivery_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._closed = False

    def delivery_lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock to hold while the bot sends or edits a message of a match."""
        return self._delivery_locks.setdefault(match_id, asyncio.Lock())

    def wake(self, match_id: int, claim: Claim | None = None) -> None:
        """Deliver a match soon, with a claim that was made together with its commit if there is one.

        After ``close`` was called, do nothing: the entry stays in the store for the next start.
        """
        if self._closed:
            return
        if claim is not None:
            self._claims[match_id] = claim
        self._again.add(match_id)
        self._woken.setdefault(match_id, perf_counter())
        running = self._tasks.get(match_id)
        if running is None or running.done():  # one that was broken off before it began is still there
            task = asyncio.create_task(
                self._run(match_id), name=f"outbox-{match_id}", context=untraced_context()
            )
            self._tasks[match_id] = task

    async def sweep(self) -> None:
        """Wake every match that is due, the oldest first."""
        for match_id in await self._store.outbox.due(self._clock()):
            self.wake(match_id)

    async def close(self, seconds: float) -> bool:
        """Begin no more deliveries, and return whether all that were running have ended in time."""
        self._closed = True
        return await self.drain(seconds)

    async def drain(self, seconds: float) -> bool:
        """Wait at most ``seconds`` for the running deliveries, and return whether all of them have ended.

        Those that take longer are cancelled. They stay in the store, and the next start delivers them.
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

    async def settle(self, seconds: float) -> None:
        """Wait at most ``seconds`` for the deliveries that are running now."""
        if self._tasks:
            await asyncio.wait(set(self._tasks.values()), timeout=seconds)

    def interrupt(self) -> None:
        """Break off all deliveries; they stay in the store."""
        self._claims.clear()
        self._again.clear()
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, match_id: int) -> None:
        try:
            while match_id in self._again:
                self._again.discard(match_id)
                async with self._slots, self.delivery_lock(match_id):
                    with log_context(match=match_id):
                        await self._deliver(match_id)
        except Exception:
            _log.exception("outbox.failed")
            if match_id not in self._timers:
                self._wake_in(_LONGEST_PAUSE // 10, match_id)
        finally:
            del self._tasks[match_id]

    async def _deliver(self, match_id: int) -> None:
        woken = self._woken.pop(match_id, perf_counter())
        claim = self._claims.pop(match_id, None) or await self._store.outbox.claim(match_id, self._clock())
        if claim is None:
            return
        outcome: DeliveryOutcome = "failed"
        try:
            board = await self._publish(claim)
        except Blocked as error:
            outcome = "blocked"
            _log.warning("outbox.blocked")
            again = self._clock() + BLOCKED_PAUSE
            await self._store.outbox.postpone(claim, again, board=error.board, blocked=True)
        except Unreachable as error:
            outcome = "postponed"
            await self._postpone(claim, at_least=error.pause, board=error.board)
        except Exception:
            await self._postpone(claim)
            raise
        else:
            await self._store.outbox.complete(claim, board)
            outcome = "delivered"
        finally:
            self._recorder.record_delivery(outcome, perf_counter() - woken)

    async def _postpone(self, claim: Claim, *, at_least: int = 0, board: Board | None = None) -> None:
        exponent = min(claim.attempts - 1, 8)
        pause = max(min(_FIRST_PAUSE * 2**exponent, _LONGEST_PAUSE), at_least)
        _log.warning("outbox.postponed", extra={"attempts": claim.attempts, "pause_ms": pause})
        await self._store.outbox.postpone(claim, self._clock() + pause, board=board)
        self._wake_in(pause, claim.match_id)

    async def unblock(self, guild_id: int) -> None:
        """Try blocked deliveries of a server again at once, because something has changed there."""
        for match_id in await self._store.outbox.unblock(guild_id, self._clock()):
            self.wake(match_id)

    async def save_board(self, board: Board) -> None:
        """Store a board outside of a delivery. The caller must hold the delivery lock.

        A claim that waits loses its copy of the board, which is outdated now.
        """
        if claim := self._claims.get(board.match_id):
            self._claims[board.match_id] = replace(claim, board=None)
        await self._store.boards.save(board)

    async def repair(self, match: Match) -> None:
        """Edit the live board of a match although the store believes that it is up to date."""
        async with self.delivery_lock(match.id):
            await self.save_board(replace(await self._store.boards.get(match.id), public_revision=0))
            await self._store.outbox.enqueue(match, self._clock())
        self.wake(match.id)

    async def fold(self, match: Match, message: SentMessage) -> None:
        """Fold an old message of a match that still has controls."""
        async with self.delivery_lock(match.id):
            board = await self._store.boards.get(match.id)
            if message.id not in {old.id for old in board.stale_messages}:
                await self.save_board(replace(board, stale_messages=(*board.stale_messages, message)))
            await self._store.outbox.enqueue(match, self._clock())
        self.wake(match.id)

    def _wake_in(self, pause: int, match_id: int) -> None:
        if self._closed:
            return
        if timer := self._timers.get(match_id):
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[match_id] = loop.call_later(pause / 1000 + 0.001, self._wake_again, match_id)

    def _wake_again(self, match_id: int) -> None:
        del self._timers[match_id]
        self.wake(match_id)
