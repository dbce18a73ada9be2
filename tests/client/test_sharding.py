"""A process that leases its shards: what it serves, and when it stops because it may not be the only one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import sharding
from bot.client.sharding import LeasedShards
from bot.store import OwnShards
from bot.store.shard_leases import Lease, Report

LONGEST = 10


class Leases:
    """Leases that a test gives; ``fails`` makes renewals fail as with a database that is gone."""

    def __init__(self) -> None:
        self.lease = Lease()
        self.reports: list[Report] = []
        self.fails = False
        self.leave_calls: list[bool] = []

    async def agree_on_shards(self, _process: str, shard_count: int) -> int:
        return shard_count

    async def renew(self, _process: str, report: Report) -> Lease:
        if self.fails:
            raise ConnectionError
        self.reports.append(report)
        return self.lease

    async def reserve_identification(self, _bucket: int) -> int:
        return 0

    async def leave(self, _process: str, *, leaves_work: bool) -> None:
        self.leave_calls.append(leaves_work)


class Work:
    """What was asked of the bot, in its order."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Collection[int]]] = []
        self.interrupt_count = 0

    async def wait_for_deliveries(self, _seconds: float) -> None:
        self.calls.append(("settle", ()))

    def cancel_deliveries(self) -> None:
        self.interrupt_count += 1

    async def recover(self, shards: Collection[int]) -> None:
        self.calls.append(("recover", shards))

    def gain(self, shards: Collection[int]) -> None:
        self.calls.append(("gain", shards))

    def lose(self, shards: Collection[int]) -> None:
        self.calls.append(("lose", shards))

    def wake(self) -> None:
        self.calls.append(("wake", ()))

    async def close(self) -> None:
        """Stop nothing."""


class Connections:
    """The client: it is ready as soon as it is connected."""

    def __init__(self) -> None:
        self.open: set[int] = set()
        self.guilds: list[Any] = []
        self.shard_count = 0
        self._connection = SimpleNamespace()
        self.http = SimpleNamespace(get_bot_gateway=self._gateway)
        self.ready: Callable[[int], None] = self.open.add

    async def _gateway(self) -> tuple[int, str, dict[str, int]]:
        return 2, "wss://gateway", {"max_concurrency": 1}

    async def launch_shard(self, _gateway: Any, shard: int) -> None:
        self.open.add(shard)
        self.ready(shard)

    def get_shard(self, shard: int) -> Any:
        async def disconnect() -> None:
            self.open.discard(shard)

        return SimpleNamespace(disconnect=disconnect, is_closed=lambda: shard not in self.open)

    @property
    def shards(self) -> dict[int, Any]:
        return {shard: self.get_shard(shard) for shard in self.open}


class Stage:
    """A process with two shards, and everything around it."""

    def __init__(self) -> None:
        self.leases, self.work, self.client = Leases(), Work(), Connections()
        self.shards = OwnShards(2)
        engine = SimpleNamespace(url="postgresql+asyncpg://nobody@127.0.0.1:1/none")
        store: Any = SimpleNamespace(shards=self.shards, leases=self.leases, engine=engine)
        client: Any = self.client
        self.leased_shards = LeasedShards(client, store, self.work)
        self.client.ready = self.leased_shards.note_ready

    async def until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONGEST):
            while not happens():  # noqa: ASYNC110
                await asyncio.sleep(0.01)  # noqa: TID251 - the lease is renewed in real time


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Return a process that renews its lease of half a second every 20 milliseconds."""
    for name, value in {
        "RENEW_SECONDS": 0.02,
        "LEASE": 600,
        "MARGIN_SECONDS": 0.1,
        "GRACE_SECONDS": 0.05,
        "CUT_OFF_SECONDS": 0.1,
    }.items():
        monkeypatch.setattr(sharding, name, value)
    running_stage = Stage()
    await running_stage.leased_shards.join(None)
    yield running_stage
    await running_stage.leased_shards.close(leaves_work=False)
    assert running_stage.leases.leave_calls == [False]


BOTH = frozenset({0, 1})


async def test_abandoned_shards_are_recovered_before_they_are_served(stage: Stage) -> None:
    stage.leases.lease = Lease(held_shards=BOTH, abandoned_shards=BOTH)
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    recovered_shards = [shards for what, shards in stage.work.calls if what == "recover"]
    gained_shards = [shards for what, shards in stage.work.calls if what == "gain"]
    assert set().union(*recovered_shards) == set().union(*gained_shards) == BOTH
    assert stage.work.calls.index(("recover", recovered_shards[0])) < stage.work.calls.index(
        ("gain", gained_shards[0])
    )
    await stage.until(lambda: any(report.recovered_shards for report in stage.leases.reports))


async def test_a_shard_of_another_process_is_connected_but_not_served(stage: Stage) -> None:
    stage.leases.lease = Lease(incoming_shards=frozenset({1}))
    await stage.until(lambda: 1 in stage.leases.reports[-1].connected_shards)
    assert stage.leased_shards.serving == frozenset()
    assert not stage.leased_shards.answers(1 << 22), "the other process comes first"


async def test_a_shard_is_given_up_only_after_its_deliveries_have_ended(stage: Stage) -> None:
    stage.leases.lease = Lease(held_shards=BOTH)
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    stage.leases.lease = Lease(held_shards=BOTH, outgoing_shards=frozenset({1}))
    await stage.until(lambda: 1 in stage.leases.reports[-1].given_up_shards)
    assert stage.leased_shards.serving == {0}
    assert [what for what, _ in stage.work.calls][-2:] == ["lose", "settle"]
    assert stage.client.open == BOTH
    stage.leases.lease = Lease(held_shards=frozenset({0}))
    await stage.until(lambda: stage.client.open == {0})


async def test_a_process_that_cannot_renew_stops_before_its_lease_ends_and_disconnects(stage: Stage) -> None:
    stage.leases.lease = Lease(held_shards=BOTH)
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    stage.leases.fails = True
    await stage.until(lambda: not stage.leased_shards.serving)
    assert stage.work.interrupt_count == 1
    assert not stage.shards.serves(1 << 22)
    assert not stage.leased_shards.is_valid()
    await stage.until(lambda: not stage.client.open)
    stage.leases.fails = False
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    assert "recover" in [what for what, _ in stage.work.calls], "what it broke off itself is made up for"


async def test_nothing_is_served_after_the_lease_even_if_nobody_had_the_time_to_say_so(stage: Stage) -> None:
    stage.leases.lease = Lease(held_shards=BOTH)
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    stage.shards.is_valid = lambda: False
    assert not stage.shards.serves(0)
    assert not stage.shards.includes(1)


async def test_a_process_hands_over_until_it_holds_nothing_and_not_if_it_is_alone(stage: Stage) -> None:
    stage.leases.lease = Lease(held_shards=BOTH, others=0)
    await stage.until(lambda: stage.leased_shards.serving == BOTH)
    async with asyncio.timeout(LONGEST):
        await stage.leased_shards.hand_over()
    assert stage.leases.reports[-1].is_leaving
    stage.leases.lease = Lease(held_shards=BOTH, others=1)
    handing = asyncio.create_task(stage.leased_shards.hand_over())
    report_count = len(stage.leases.reports)
    await stage.until(lambda: len(stage.leases.reports) > report_count + 2)
    assert not handing.done()
    stage.leases.lease = Lease(others=1)
    await asyncio.wait_for(handing, LONGEST)
    assert not stage.client.open


async def test_a_process_ends_when_a_newer_one_needs_another_schema(stage: Stage) -> None:
    end_event = asyncio.Event()
    stage.leased_shards.on_outdated = end_event.set
    stage.leases.lease = Lease(oldest_schema="0001")
    await stage.until(lambda: len(stage.leases.reports) > 2)
    assert not end_event.is_set()
    stage.leases.lease = Lease(oldest_schema="9999")
    await asyncio.wait_for(end_event.wait(), LONGEST)
    assert stage.leased_shards.newer_schema == "9999"
