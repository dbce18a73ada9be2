"""Leases on shards: each is served by one process at a time, and all are spread evenly."""

import asyncio
from collections.abc import Collection
from contextlib import suppress

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError

from bot.store import OlderProcesses, Store
from bot.store.shard_leases import IDENTIFY_PAUSE, Lease, Report
from bot.store.tables import processes

ALL = frozenset(range(8))


async def begin(store: Store, *names: str, shards: int = 8) -> None:
    """Let processes join."""
    for name in names:
        await store.leases.agree_on_shards(name, shards)


async def die(store: Store, name: str) -> None:
    """Let so much time pass that the lease of a process has ended."""
    async with store.engine.begin() as connection:
        await connection.execute(update(processes).where(processes.c.id == name).values(leased_until=0))


class Process:
    """A process that does at each renewal what it was told at the one before."""

    def __init__(self, store: Store, name: str) -> None:
        self.name = name
        self.lease = Lease()
        self.is_leaving = False
        self._store = store

    async def renew(self) -> None:
        report = Report(
            connected_shards=self.lease.incoming_shards | self.lease.held_shards,
            given_up_shards=self.lease.outgoing_shards,
            recovered_shards=self.lease.abandoned_shards,
            is_leaving=self.is_leaving,
        )
        self.lease = await self._store.leases.renew(self.name, report)


async def settle(running: Collection[Process], rounds: int = 12) -> None:
    """Let all processes renew their leases a few times; no shard may ever be held twice."""
    for _ in range(rounds):
        for process in running:
            await process.renew()
        held_shards = [
            shard
            for process in running
            for shard in process.lease.held_shards - process.lease.outgoing_shards
        ]
        assert len(held_shards) == len(set(held_shards))


async def test_a_process_alone_gets_every_shard(shared_store: Store) -> None:
    await begin(shared_store, "a")
    lease = await shared_store.leases.renew("a", Report())
    assert lease.held_shards == lease.abandoned_shards == ALL
    assert not lease.incoming_shards | lease.outgoing_shards
    assert lease.others == 0


async def test_shards_are_spread_evenly_when_processes_come_and_go(shared_store: Store) -> None:
    running: list[Process] = []
    for name in "abcd":
        await begin(shared_store, name)
        running.append(Process(shared_store, name))
        await settle(running)
        counts = sorted(len(process.lease.held_shards) for process in running)
        assert sum(counts) == 8
        assert counts[-1] - counts[0] <= 1
    running[0].is_leaving = True
    await settle(running)
    assert not running[0].lease.held_shards
    assert running[1].lease.others == 2
    await shared_store.leases.leave("a", leaves_work=False)
    await settle(running[1:])
    assert sorted(len(process.lease.held_shards) for process in running[1:]) == [2, 3, 3]


async def test_a_shard_is_kept_until_its_successor_is_connected_and_the_holder_lets_go(
    shared_store: Store,
) -> None:
    await begin(shared_store, "old", "new", shards=1)
    await shared_store.leases.renew("old", Report())
    await shared_store.leases.renew("old", Report(is_leaving=True, recovered_shards=[0]))
    assert (await shared_store.leases.renew("new", Report())).incoming_shards == {0}
    assert not (await shared_store.leases.renew("old", Report(is_leaving=True))).outgoing_shards
    assert (await shared_store.leases.renew("new", Report(connected_shards=[0]))).held_shards == frozenset()
    assert (await shared_store.leases.renew("old", Report(is_leaving=True))).outgoing_shards == {0}
    assert not (
        await shared_store.leases.renew("old", Report(is_leaving=True, given_up_shards=[0]))
    ).held_shards
    lease = await shared_store.leases.renew("new", Report(connected_shards=[0]))
    assert lease.held_shards == {0}
    assert not lease.abandoned_shards, "nothing was left undone"


async def test_the_shards_of_a_dead_process_are_taken_over_as_abandoned(shared_store: Store) -> None:
    await begin(shared_store, "a", "b", shards=2)
    first, second = Process(shared_store, "a"), Process(shared_store, "b")
    await settle([first, second])
    assert (len(first.lease.held_shards), len(second.lease.held_shards)) == (1, 1)
    await die(shared_store, "a")
    lease = await shared_store.leases.renew("b", Report())
    assert lease.held_shards == {0, 1}
    assert lease.abandoned_shards == first.lease.held_shards
    assert not (
        await shared_store.leases.renew("b", Report(recovered_shards=lease.abandoned_shards))
    ).abandoned_shards
    assert not (await shared_store.leases.renew("a", Report())).held_shards, "it comes back as a new one"


async def test_a_shard_goes_back_if_its_successor_dies(shared_store: Store) -> None:
    await begin(shared_store, "old", shards=1)
    old = Process(shared_store, "old")
    await settle([old])
    await begin(shared_store, "new")
    old.is_leaving = True
    await old.renew()
    assert (await shared_store.leases.renew("new", Report(connected_shards=[0]))).incoming_shards == {0}
    await die(shared_store, "new")
    await settle([old])
    assert old.lease.held_shards == {0}
    assert not old.lease.outgoing_shards
    assert old.lease.others == 0


async def test_all_processes_use_the_number_of_shards_of_the_first(shared_store: Store) -> None:
    assert await shared_store.leases.agree_on_shards("a", 4) == 4
    assert await shared_store.leases.agree_on_shards("b", 16) == 4
    await shared_store.leases.leave("a", leaves_work=False)
    await shared_store.leases.leave("b", leaves_work=False)
    assert await shared_store.leases.agree_on_shards("c", 16) == 16
    assert len((await shared_store.leases.renew("c", Report())).held_shards) == 16
    await shared_store.leases.leave("c", leaves_work=False)
    assert await shared_store.leases.agree_on_shards("d", 2) == 2
    assert (await shared_store.leases.renew("d", Report())).held_shards == {0, 1}


async def test_processes_that_renew_at_once_never_hold_the_same_shard(shared_store: Store) -> None:
    running = [Process(shared_store, name) for name in "abcd"]
    await asyncio.gather(*(begin(shared_store, process.name) for process in running))
    for _ in range(10):
        await asyncio.gather(*(process.renew() for process in running))
    held_shards = [shard for process in running for shard in process.lease.held_shards]
    assert sorted(held_shards) == sorted(ALL)


async def test_a_newer_version_tells_older_processes_to_end_before_it_changes_the_schema(
    shared_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(shared_store, "old")
    monkeypatch.setattr("bot.store.find_breaking", lambda _: "9999")
    monkeypatch.setattr("bot.store._OLDER_SECONDS", 1)
    newer = Store(shared_store.engine.url.render_as_string(hide_password=False))
    with pytest.raises(OlderProcesses):
        await newer.open()
    assert (await shared_store.leases.renew("old", Report())).oldest_schema == "9999"
    await shared_store.leases.leave("old", leaves_work=False)
    await newer.open()
    await newer.close()


async def test_a_bucket_allows_one_identification_at_a_time(shared_store: Store) -> None:
    waits = await asyncio.gather(*(shared_store.leases.reserve_identification(0) for _ in range(3)))
    assert min(waits) == 0
    assert all(0 < wait <= IDENTIFY_PAUSE for wait in sorted(waits)[1:])
    assert await shared_store.leases.reserve_identification(1) == 0


@pytest.mark.waits
async def test_a_process_that_is_frozen_in_a_renewal_does_not_hold_up_the_others(
    shared_store: Store, postgresql: str
) -> None:
    other = Store(postgresql)
    await begin(shared_store, "frozen", "living")
    with suppress(DBAPIError):
        async with asyncio.timeout(20), shared_store.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(7130715)"))
            await other.leases.renew("living", Report())  # nothing more comes from this transaction
    await other.close()
