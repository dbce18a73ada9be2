"""The outbox: a worker that delivers changed matches to Discord, one delivery per match at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.match.deliveries import Board, Claim, SentMessage
from bot.match.models import Match
from bot.match.quiet_hours import DAY
from bot.observability.logs import log_context
from bot.observability.traces import NULL_RECORDER, DeliveryOutcome, Recorder, untraced_context
from bot.store import Store
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_FIRST_RETRY_DELAY = 8_000
"""The milliseconds until a failed delivery is tried again; each further failure doubles them."""
_LONGEST_RETRY_DELAY = 300_000
BLOCKED_RETRY_DELAY = 3_600_000
"""The milliseconds until a blocked delivery is tried again, unless something changes in the server before."""


class Blocked(Exception):  # noqa: N818
    """Discord does not let the bot write in the channel.

    ``board`` is what Discord shows, if the delivery has changed that before it failed. ``retry_delay`` is the
    milliseconds until the next try.
    """

    board: Board | None = None
    retry_delay = BLOCKED_RETRY_DELAY


class ChannelMissing(Blocked):
    """Discord does not know the channel."""

    retry_delay = DAY


class Unreachable(Exception):  # noqa: N818
    """Discord failed or was too busy.

    ``retry_after`` is the milliseconds that it asked the bot to wait. ``board`` is what Discord shows, if the
    delivery has changed that before it failed.
    """

    board: Board | None = None

    def __init__(self, retry_after: int = 0) -> None:
        super().__init__(retry_after)
        self.retry_after = retry_after


_REDRAW_PAUSE = 1_000
"""The milliseconds between two boards that are drawn again, so that those of running matches come first."""

Publish = Callable[[Claim], Awaitable[Board | None]]
"""A function like `Publisher.publish`."""


class Publisher(Protocol):
    """Writes the messages of matches to Discord."""

    async def publish(self, claim: Claim, /) -> Board | None:
        """Update the messages of a claimed match. Return what Discord shows then, ``None`` without a match.

        Raise ``Blocked`` or ``Unreachable`` if Discord does not accept it.
        """

    async def show_ahead(self, match: Match, /) -> tuple[int, int]:
        """Show the board of a match before its commit. Return the message's id and when it was shown.

        Raise ``Blocked`` or ``Unreachable`` if Discord does not accept it.
        """

    async def leave(self, match: Match, board: Board, channel_id: int, /) -> None:
        """Fold the boards in the channel that a match has left for the channel ``channel_id``."""

    async def fold_stray(self, channel_id: int, message: SentMessage, key: str, locale: str, /) -> None:
        """Fold a message into the sentence ``key`` without a delivery."""


class Outbox:
    """The worker for the deliveries of this process.

    ``wake`` starts the delivery of one match, ``sweep`` all that are due in the store. At most
    ``max_deliveries`` run at the same time.
    """

    def __init__(
        self,
        store: Store,
        publish: Publish,
        *,
        clock: Callable[[], int] = milliseconds,
        max_deliveries: int = 32,
        recorder: Recorder = NULL_RECORDER,
    ) -> None:
        self._store = store
        self._publish = publish
        self._clock = clock
        self._slots = asyncio.Semaphore(max_deliveries)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pending_ids: set[int] = set()
        self._woken_at: dict[int, float] = {}
        self._recorder = recorder
        self._claims: dict[int, Claim] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._delivery_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._is_closed = False

    def delivery_lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock to hold while the bot sends or edits a message of a match."""
        return self._delivery_locks.setdefault(match_id, asyncio.Lock())

    def wake(self, match_id: int, claim: Claim | None = None) -> None:
        """Start the delivery of a match; ``claim`` is the one made together with its commit, if any.

        After ``close`` was called, do nothing: the entry stays in the store for the next start.
        """
        if self._is_closed:
            return
        if claim is not None:
            self._claims[match_id] = claim
        self._pending_ids.add(match_id)
        self._woken_at.setdefault(match_id, perf_counter())
        running = self._tasks.get(match_id)
        if running is None or running.done():  # a task that was cancelled before it began is still there
            task = asyncio.create_task(
                self._run(match_id), name=f"outbox-{match_id}", context=untraced_context()
            )
            self._tasks[match_id] = task

    async def sweep(self) -> None:
        """Start all deliveries that are due in the store, the oldest first."""
        for match_id in await self._store.outbox.find_due(self._clock()):
            self.wake(match_id)

    async def close(self, seconds: float) -> bool:
        """Start no more deliveries; wait for the running ones and return whether they ended in time."""
        self._is_closed = True
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

    async def wait_for_running(self, seconds: float) -> None:
        """Wait at most ``seconds`` for the deliveries that are running now."""
        if self._tasks:
            await asyncio.wait(set(self._tasks.values()), timeout=seconds)

    def interrupt(self) -> None:
        """Cancel all deliveries without waiting; they stay in the store."""
        self._claims.clear()
        self._pending_ids.clear()
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, match_id: int) -> None:
        try:
            while match_id in self._pending_ids:
                self._pending_ids.discard(match_id)
                async with self._slots, self.delivery_lock(match_id):
                    with log_context(match=match_id):
                        await self._deliver(match_id)
        except Exception:
            _log.exception("outbox.failed")
            if match_id not in self._timers:
                self._wake_in(_LONGEST_RETRY_DELAY // 10, match_id)
        finally:
            del self._tasks[match_id]

    async def _deliver(self, match_id: int) -> None:
        woken_at = self._woken_at.pop(match_id, perf_counter())
        claim = self._claims.pop(match_id, None) or await self._store.outbox.claim(match_id, self._clock())
        if claim is None:
            return
        outcome: DeliveryOutcome = "failed"
        try:
            board = await self._publish(claim)
        except Blocked as error:
            outcome = "blocked"
            _log.warning("outbox.blocked")
            next_try_at = self._clock() + error.retry_delay
            await self._store.outbox.postpone(claim, next_try_at, board=error.board, is_blocked=True)
        except Unreachable as error:
            outcome = "postponed"
            await self._postpone(claim, at_least=error.retry_after, board=error.board)
        except Exception:
            await self._postpone(claim)
            raise
        else:
            await self._store.outbox.complete(claim, board)
            outcome = "delivered"
        finally:
            self._recorder.record_delivery(outcome, perf_counter() - woken_at)

    async def _postpone(self, claim: Claim, *, at_least: int = 0, board: Board | None = None) -> None:
        exponent = min(claim.attempts - 1, 8)
        delay = max(min(_FIRST_RETRY_DELAY * 2**exponent, _LONGEST_RETRY_DELAY), at_least)
        _log.warning("outbox.postponed", extra={"attempts": claim.attempts, "pause_ms": delay})
        await self._store.outbox.postpone(claim, self._clock() + delay, board=board)
        self._wake_in(delay, claim.match_id)

    async def unblock(self, guild_id: int) -> None:
        """Retry the blocked deliveries of a server at once, because something has changed there."""
        for match_id in await self._store.outbox.unblock(guild_id, self._clock()):
            self.wake(match_id)

    async def save_board(self, board: Board) -> None:
        """Store a board outside of a delivery. The caller must hold the delivery lock.

        Remove the outdated copy of the board from a claim that is not delivered yet.
        """
        if claim := self._claims.get(board.match_id):
            self._claims[board.match_id] = replace(claim, board=None)
        await self._store.boards.save(board)

    async def enqueue(self, match: Match, delay: int = 0) -> None:
        """Store that the messages of a match have to be updated, in ``delay`` milliseconds or soon."""
        await self._store.outbox.enqueue(match, self._clock() + delay)

    async def redraw(self, user: int, guild_id: int) -> None:
        """Draw the boards of a user's matches in a server that are over again, one after the other."""
        now = self._clock()
        due = await self._store.outbox.enqueue_redraws(user, guild_id, now, _REDRAW_PAUSE)
        for match_id, due_at in due.items():
            if due_at <= now:
                self.wake(match_id)
            else:
                self._wake_in(due_at - now, match_id)

    async def is_blocked(self, match_id: int) -> bool:
        """Return whether Discord refuses the deliveries of a match."""
        return await self._store.outbox.is_blocked(match_id)

    async def discard(self, match: Match) -> None:
        """Give up the deliveries of a match, unless it has been moved to another channel meanwhile."""
        present_match = await self._store.matches.find(match.id)
        if present_match is None or present_match.channel_id == match.channel_id:
            await self._store.outbox.discard(match.id)

    async def discard_server(self, guild_id: int) -> None:
        """Give up all deliveries in a server."""
        await self._store.outbox.discard_server(guild_id)

    async def repair(self, match: Match) -> None:
        """Edit the live board of a match even if the stored board is up to date."""
        async with self.delivery_lock(match.id):
            await self.save_board(replace(await self._store.boards.get(match.id), public_revision=0))
            await self.enqueue(match)
        self.wake(match.id)

    async def fold(self, match: Match, message: SentMessage) -> None:
        """Fold an old message of a match that still has controls."""
        async with self.delivery_lock(match.id):
            board = await self._store.boards.get(match.id)
            if message.id not in {old.id for old in board.stale_messages}:
                await self.save_board(replace(board, stale_messages=(*board.stale_messages, message)))
            await self.enqueue(match)
        self.wake(match.id)

    def _wake_in(self, delay: int, match_id: int) -> None:
        if self._is_closed:
            return
        if timer := self._timers.get(match_id):
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[match_id] = loop.call_later(delay / 1000 + 0.001, self._wake_again, match_id)

    def _wake_again(self, match_id: int) -> None:
        del self._timers[match_id]
        self.wake(match_id)
