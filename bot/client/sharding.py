"""The shards that this process serves by lease, while other processes serve the others.

Connections to the gateway come and go while the bot runs: `LeaseStore` decides which. While a shard passes
from one process to another, both are connected to it for some seconds, and a click may reach both or only one
of them. The process that does not serve the shard waits a second before it answers, and Discord accepts only
the first answer to a click. Only the process that serves a shard delivers and handles timers.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

import discord
import yarl

from bot.store import Store
from bot.store.migrate import HEAD
from bot.store.shard_leases import IDENTIFY_PAUSE, LEASE, Lease, Report
from bot.store.wakeups import Wakeups, WakeupTopic

_log = logging.getLogger(__name__)
RENEW_SECONDS: Final = 3.0
MARGIN_SECONDS: Final = 2.0
"""How long before the end of its lease a process stops serving its shards."""
_RENEWAL_SECONDS: Final = 6.0
"""How long a renewal may take before it is tried again."""
CUT_OFF_SECONDS: Final = 12.0
"""How long a process without a lease stays connected, in case the database comes back."""
GRACE_SECONDS: Final = 3.0
"""How long a process still answers clicks that reach it after it has given up a shard."""
_DELIVERY_SECONDS: Final = 15.0
"""How long deliveries may go on before their shard is given up."""
_READY_SECONDS: Final = 60.0
_LEAVING_SECONDS: Final = 20.0
_LEAVING_SECONDS_EACH: Final = 8.0
"""How long other processes may take to take over the shards of a process that ends: in all, and for each
shard."""


class Handover(Protocol):
    """What has to be done when this process gains or loses shards."""

    async def wait_for_deliveries(self, seconds: float) -> None:
        """Wait until the running deliveries have ended, for at most ``seconds``."""

    def cancel_deliveries(self) -> None:
        """Cancel all deliveries."""

    async def recover(self, shards: Collection[int]) -> None:
        """Finish what a dead process has left undone in some shards, before anybody serves them."""

    def gain(self, shards: Collection[int]) -> None:
        """Begin to serve some shards."""

    def lose(self, shards: Collection[int]) -> None:
        """Stop serving some shards."""

    def wake(self) -> None:
        """Look for work that another process has left."""

    async def close(self) -> None:
        """Cancel the running work."""


class LeasedShards:
    """The lease of this process, and its connections as the lease requires them."""

    def __init__(self, client: discord.AutoShardedClient, store: Store, handover: Handover) -> None:
        self.process: Final = secrets.token_hex(8)
        self.has_joined = False
        """Whether this process has joined the others: it serves shards, or waits to take some over."""
        self.newer_schema = ""
        """The schema of a newer version that this process cannot work with, so that it has to end."""
        self.on_outdated: Callable[[], object] = lambda: None
        """The function to call when ``newer_schema`` is known."""
        self._client = client
        self._store = store
        self._handover = handover
        self._gateway = yarl.URL()
        self._buckets = 1
        self._lease = Lease()
        self._valid_until = 0.0
        self._is_leaving = False
        self._connected_shards: set[int] = set()
        self._outgoing_shards: set[int] = set()
        """The held shards that are no longer served, while their last deliveries run."""
        self._given_up_shards: set[int] = set()
        self._interrupted_shards: set[int] = set()
        """The shards whose deliveries this process has cancelled itself."""
        self._recovered_shards: set[int] = set()
        self._admitted_shards: set[int] = set()
        """The shards that may identify at once."""
        self._closing: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._connecting: asyncio.Task[None] | None = None
        self._launched_shards: set[int] = set()
        self._wake_event = asyncio.Event()
        self._renewal_event = asyncio.Event()
        self._wakeups = Wakeups(store.engine.url, self._on_wakeup)
        self._lease_timer: asyncio.TimerHandle | None = None
        self._cut_off_timer: asyncio.TimerHandle | None = None
        store.shards.ids = frozenset()
        store.shards.is_valid = self.is_valid

    def is_valid(self) -> bool:
        """Return whether the lease of this process has certainly not ended yet."""
        return asyncio.get_running_loop().time() < self._valid_until

    def answers(self, guild_id: int | None) -> bool:
        """Return whether this process has to answer the users of a server, or direct messages if ``None``.

        If not, another process may get the same clicks.
        """
        shard = 0 if guild_id is None else self._store.shards.get_shard(guild_id)
        return self.is_valid() and shard in self._lease.held_shards - self._given_up_shards

    @property
    def held_shards(self) -> frozenset[int]:
        """The shards on which this process has a lease."""
        return self._lease.held_shards

    @property
    def serving(self) -> frozenset[int]:
        """The shards that this process serves now."""
        return frozenset(self._store.shards.ids or ())

    async def join(self, shard_count: int | None) -> None:
        """Join the processes of the bot; ``shard_count`` is the operator's choice, if any."""
        recommended, url, limit = await self._client.http.get_bot_gateway()
        preferred_count = shard_count or recommended
        count = await self._store.leases.agree_on_shards(self.process, preferred_count)
        if count != preferred_count:
            _log.warning("shards.count_kept", extra={"cause": f"{count} instead of {preferred_count}"})
        self._gateway, self._buckets = yarl.URL(url), max(limit["max_concurrency"], 1)
        self._client.shard_count = self._store.shards.count = count
        self._client._connection.shard_count = count
        self._client._connection.shard_ids = []  # discord.py's own `ready` would wait for all of them
        self.has_joined = True
        self._start(self._keep_lease(), "shards")
        self._wakeups.start()

    def _on_wakeup(self, topic: WakeupTopic) -> None:
        if topic is WakeupTopic.WORK:
            self._handover.wake()
        else:
            self._wake()

    def _wake(self) -> None:
        """Renew the lease soon."""
        self._wake_event.set()

    def note_ready(self, shard: int) -> None:
        """Note that Discord has sent the servers of a shard."""
        self._connected_shards.add(shard)
        self._wake()

    async def hand_over(self) -> None:
        """Give all shards to other processes, if there are any, and serve each shard until then."""
        self._is_leaving = True
        loop = asyncio.get_running_loop()
        until = loop.time() + _LEAVING_SECONDS + _LEAVING_SECONDS_EACH * len(self._lease.held_shards)
        _log.info("shards.handing_over")
        is_first = True
        while is_first or (self._lease.held_shards and self._lease.others):
            self._renewal_event.clear()
            self._wake()
            try:
                async with asyncio.timeout_at(until):
                    await self._renewal_event.wait()
            except TimeoutError:
                _log.warning("shards.not_handed_over")
                break
            is_first = False
        if self._closing:  # the last clicks are still answered
            await asyncio.wait(list(self._closing.values()))

    async def close(self, *, leaves_work: bool) -> None:
        """End the lease; ``leaves_work`` says whether deliveries are left in the outbox."""
        for timer in (self._lease_timer, self._cut_off_timer):
            if timer is not None:
                timer.cancel()
        await self._wakeups.close()
        await self._handover.close()
        tasks = [*self._tasks, *self._closing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._valid_until = 0.0
        if self.has_joined:
            try:
                await self._store.leases.leave(self.process, leaves_work=leaves_work)
            except Exception:  # the lease ends by itself
                _log.warning("shards.not_left", exc_info=True)

    # The lease

    async def _keep_lease(self) -> None:
        while True:
            try:
                await self._renew()
            except Exception as error:
                _log.warning("shards.not_renewed", extra={"cause": repr(error)})
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW_SECONDS):  # `wait_for` may miss a cancellation
                    await self._wake_event.wait()
            self._wake_event.clear()

    async def _renew(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        report = Report(
            connected_shards=frozenset(self._connected_shards),
            given_up_shards=frozenset(self._given_up_shards),
            recovered_shards=frozenset(self._recovered_shards),
            is_leaving=self._is_leaving,
        )
        async with asyncio.timeout(_RENEWAL_SECONDS):
            lease = await self._store.leases.renew(self.process, report)
        self._valid_until = began + LEASE / 1000 - MARGIN_SECONDS
        for timer in (self._lease_timer, self._cut_off_timer):
            if timer is not None:
                timer.cancel()
        self._lease_timer = loop.call_at(self._valid_until, self._stop_serving)
        self._given_up_shards -= set(report.given_up_shards)
        self._outgoing_shards &= lease.held_shards
        self._recovered_shards -= set(report.recovered_shards)
        self._lease = lease
        if lease.oldest_schema and int(lease.oldest_schema) > int(HEAD):
            self.newer_schema = lease.oldest_schema
            self.on_outdated()
        await self._follow_lease()
        self._renewal_event.set()

    async def _follow_lease(self) -> None:
        """Connect to shards, serve them, stop serving them and disconnect as the lease requires."""
        lease = self._lease
        newly_outgoing = lease.outgoing_shards - self._outgoing_shards
        self._outgoing_shards |= newly_outgoing
        serving = (lease.held_shards & self._connected_shards) - self._outgoing_shards
        shards_to_recover = (
            (lease.abandoned_shards - self._recovered_shards) | self._interrupted_shards
        ) & serving - self.serving
        if shards_to_recover:
            await self._handover.recover(shards_to_recover)
            self._recovered_shards |= shards_to_recover
            self._interrupted_shards -= shards_to_recover
            self._wake()
        gained_shards, lost_shards = serving - self.serving, self.serving - serving
        self._store.shards.ids = serving
        if lost_shards:
            self._handover.lose(lost_shards)
        if gained_shards:
            _log.info("shards.gained", extra={"shard": _join_numbers(gained_shards)})
            self._handover.gain(gained_shards)
        if newly_outgoing:
            self._start(self._give_up(newly_outgoing), "shards-give-up")
        if self._find_missing_shards() and self._connecting is None:
            self._connecting = self._start(self._connect_missing(), "shards-connect")
        leased_shards = lease.held_shards | lease.incoming_shards
        open_shards = {shard for shard, info in self._client.shards.items() if not info.is_closed()}
        for shard in (open_shards | self._connected_shards) - leased_shards - self._closing.keys():
            self._closing[shard] = asyncio.create_task(self._close_later(shard), name="shards-close")

    async def _give_up(self, shards: frozenset[int]) -> None:
        await self._handover.wait_for_deliveries(_DELIVERY_SECONDS)
        _log.info("shards.given_up", extra={"shard": _join_numbers(shards)})
        self._given_up_shards |= shards
        self._wake()

    def _stop_serving(self) -> None:
        """Stop, because the lease could not be renewed and other processes may serve the shards now."""
        _log.error("shards.lease_ended")
        lost_shards, self._store.shards.ids = self.serving, frozenset()
        self._interrupted_shards |= lost_shards
        self._handover.cancel_deliveries()
        self._handover.lose(lost_shards)
        self._cut_off_timer = asyncio.get_running_loop().call_later(CUT_OFF_SECONDS, self._cut_connections)

    def _cut_connections(self) -> None:
        self._start(self._disconnect_all(), "shards-cut-off")

    # Connections

    def _find_missing_shards(self) -> list[int]:
        """Return the shards to connect to, the ones that nobody serves first."""
        missing = (
            (self._lease.held_shards | self._lease.incoming_shards)
            - self._connected_shards
            - self._launched_shards
        )
        return sorted(missing, key=lambda shard: (shard not in self._lease.held_shards, shard))

    async def _connect_missing(self) -> None:
        try:
            while shards := self._find_missing_shards():
                await self._connect(shards[0])
        except Exception:
            _log.exception("shards.not_connected")
        finally:
            self._connecting = None

    async def _connect(self, shard: int) -> None:
        await self.wait_to_identify(shard)
        if shard not in self._find_missing_shards():
            return
        self._admitted_shards.add(shard)
        launch = asyncio.create_task(self._client.launch_shard(self._gateway, shard))
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await launch
        except TimeoutError:
            _log.warning("shards.not_connected", extra={"shard": str(shard)})
            return
        finally:
            launch.cancel()
            self._admitted_shards.discard(shard)
        self._launched_shards.add(shard)
        asyncio.get_running_loop().call_later(_READY_SECONDS, self._forget_launch, shard)

    def _forget_launch(self, shard: int) -> None:
        """Connect again to a shard whose servers Discord has not sent in time."""
        if shard not in self._connected_shards:
            self._launched_shards.discard(shard)
            self._wake()

    async def wait_to_identify(self, shard: int) -> None:
        """Wait until a connection may identify: Discord limits that for all processes together."""
        if shard in self._admitted_shards:
            self._admitted_shards.discard(shard)
            return
        try:
            bucket = shard % self._buckets
            while wait := await self._store.leases.reserve_identification(bucket):  # noqa: ASYNC110
                await asyncio.sleep(wait / 1000)  # noqa: TID251 - Discord says when
        except Exception:
            _log.warning("shards.identification_not_reserved", exc_info=True)
            await asyncio.sleep(IDENTIFY_PAUSE / 1000)  # noqa: TID251 - as discord.py does for one process

    async def _close_later(self, shard: int) -> None:
        try:
            await asyncio.sleep(GRACE_SECONDS)  # noqa: TID251 - the last clicks are on their way
            if shard not in self._lease.held_shards | self._lease.incoming_shards:
                await self._disconnect(shard)
        finally:
            del self._closing[shard]

    async def _disconnect_all(self) -> None:
        for shard in self._connected_shards | self._launched_shards:
            await self._disconnect(shard)

    async def _disconnect(self, shard: int) -> None:
        self._connected_shards.discard(shard)
        self._launched_shards.discard(shard)
        if info := self._client.get_shard(shard):
            await info.disconnect()
        for guild in [guild for guild in self._client.guilds if guild.shard_id == shard]:
            self._client._connection._remove_guild(guild)  # it may be another's for months
        _log.info("shards.disconnected", extra={"shard": str(shard)})

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _join_numbers(shards: Iterable[int]) -> str:
    return ",".join(map(str, sorted(shards)))
