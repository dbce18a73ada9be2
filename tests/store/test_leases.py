"""Leases on shards: each is served by one process at a time, and all are spread evenly."""

import asyncio
from collections.abc import Collection

import pytest
from sqlalchemy import update

from bot.store import OlderProcesses, Store
from bot.store.leases import IDENTIFY_PAUSE, Lease, Report
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
            connected=self.lease.coming | self.lease.held,
            given_up=self.lease.passing,
            recovered=self.lease.abandoned,
            is_leaving=self.is_leaving,
        )
        self.lease = await self._store.leases.renew(self.name, report)


async def settle(running: Collection[Process], rounds: int = 12) -> None:
    """Let all processes renew their leases a few times; no shard may ever be held twice."""
    for _ in range(rounds):
        for process in running:
            await process.renew()
        held = [shard for process in running for shard in process.lease.held - process.lease.passing]
        assert len(held) == len(set(held))


async def test_a_process_alone_gets_every_shard(shared: Store) -> None:
    await begin(shared, "a")
    lease = await shared.leases.renew("a", Report())
    assert lease.held == lease.abandoned == ALL
    assert not lease.coming | lease.passing
    assert lease.others == 0


async def test_shards_are_spread_evenly_when_processes_come_and_go(shared: Store) -> None:
    running: list[Process] = []
    for name in "abcd":
        await begin(shared, name)
        running.append(Process(shared, name))
        await settle(running)
        counts = sorted(len(process.lease.held) for process in running)
        assert sum(counts) == 8
        assert counts[-1] - counts[0] <= 1
    running[0].is_leaving = True
    await settle(running)
    assert not running[0].lease.held
    assert running[1].lease.others == 2
    await shared.leases.leave("a", undone=False)
    await settle(running[1:])
    assert sorted(len(process.lease.held) for process in running[1:]) == [2, 3, 3]


async def test_a_shard_is_kept_until_its_successor_is_connected_and_the_holder_lets_go(shared: Store) -> None:
    await begin(shared, "old", "new", shards=1)
    await shared.leases.renew("old", Report())
    await shared.leases.renew("old", Report(is_leaving=True, recovered=[0]))
    assert (await shared.leases.renew("new", Report())).coming == {0}
    assert not (await shared.leases.renew("old", Report(is_leaving=True))).passing
    assert (await shared.leases.renew("new", Report(connected=[0]))).held == frozenset()
    assert (await shared.leases.renew("old", Report(is_leaving=True))).passing == {0}
    assert not (await shared.leases.renew("old", Report(is_leaving=True, given_up=[0]))).held
    lease = await shared.leases.renew("new", Report(connected=[0]))
    assert lease.held == {0}
    assert not lease.abandoned, "nothing was left undone"


async def test_the_shards_of_a_dead_process_are_taken_over_as_abandoned(shared: Store) -> None:
    await begin(shared, "a", "b", shards=2)
    first, second = Process(shared, "a"), Process(shared, "b")
    await settle([first, second])
    assert (len(first.lease.held), len(second.lease.held)) == (1, 1)
    await die(shared, "a")
    lease = await shared.leases.renew("b", Report())
    assert lease.held == {0, 1}
    assert lease.abandoned == first.lease.held
    assert not (await shared.leases.renew("b", Report(recovered=lease.abandoned))).abandoned
    assert not (await shared.leases.renew("a", Report())).held, "it comes back as a new one"


async def test_a_shard_goes_back_if_its_successor_dies(shared: Store) -> None:
    await begin(shared, "old", shards=1)
    old = Process(shared, "old")
    await settle([old])
    await begin(shared, "new")
    old.is_leaving = True
    await old.renew()
    assert (await shared.leases.renew("new", Report(connected=[0]))).coming == {0}
    await die(shared, "new")
    await settle([old])
    assert old.lease.held == {0}
    assert not old.lease.passing
    assert old.lease.others == 0


async def test_all_processes_use_the_number_of_shards_of_the_first(shared: Store) -> None:
    assert await shared.leases.agree_on_shards("a", 4) == 4
    assert await shared.leases.agree_on_shards("b", 16) == 4
    await shared.leases.leave("a", undone=False)
    await shared.leases.leave("b", undone=False)
    assert await shared.leases.agree_on_shards("c", 16) == 16
    assert len((await shared.leases.renew("c", Report())).held) == 16
    await shared.leases.leave("c", undone=False)
    assert await shared.leases.agree_on_shards("d", 2) == 2
    assert (await shared.leases.renew("d", Report())).held == {0, 1}


async def test_processes_that_renew_at_once_never_hold_the_same_shard(shared: Store) -> None:
    running = [Process(shared, name) for name in "abcd"]
    await asyncio.gather(*(begin(shared, process.name) for process in running))
    for _ in range(10):
        await asyncio.gather(*(process.renew() for process in running))
    held = [shard for process in running for shard in process.lease.held]
    assert sorted(held) == sorted(ALL)


async def test_a_newer_version_tells_older_processes_to_end_before_it_changes_the_schema(
    shared: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(shared, "old")
    monkeypatch.setattr("bot.store.find_breaking", lambda _: "9999")
    monkeypatch.setattr("bot.store._OLDER_SECONDS", 1)
    newer = Store(shared.engine.url.render_as_string(hide_password=False))
    with pytest.raises(OlderProcesses):
        await newer.open()
    assert (await shared.leases.renew("old", Report())).oldest_schema == "9999"
    await shared.leases.leave("old", undone=False)
    await newer.open()
    await newer.close()


async def test_a_bucket_allows_one_identification_at_a_time(shared: Store) -> None:
    waits = await asyncio.gather(*(shared.leases.reserve_identification(0) for _ in range(3)))
    assert min(waits) == 0
    assert all(0 < wait <= IDENTIFY_PAUSE for wait in sorted(waits)[1:])
    assert await shared.leases.reserve_identification(1) == 0
