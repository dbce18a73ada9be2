"""A process that leases its shards: what it serves, and when it stops because it may not be the only one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot import sharding
from bot.sharding import LeasedShards
from bot.store import Shards
from bot.store.leases import Lease, Report

LONGEST = 10


class Leases:
    """Leases that a test gives; ``fails`` makes renewals fail as with a database that is gone."""

    def __init__(self) -> None:
        self.lease = Lease()
        self.reports: list[Report] = []
        self.fails = False
        self.left: list[bool] = []

    async def agree_on_shards(self, _process: str, wanted: int) -> int:
        return wanted

    async def renew(self, _process: str, report: Report) -> Lease:
        if self.fails:
            raise ConnectionError
        self.reports.append(report)
        return self.lease

    async def reserve_identification(self, _bucket: int) -> int:
        return 0

    async def leave(self, _process: str, *, undone: bool) -> None:
        self.left.append(undone)


class Work:
    """What was asked of the bot, in its order."""

    def __init__(self) -> None:
        self.done: list[tuple[str, Collection[int]]] = []
        self.interrupted = 0

    async def settle(self, _seconds: float) -> None:
        self.done.append(("settle", ()))

    def interrupt(self) -> None:
        self.interrupted += 1

    async def recover(self, shards: Collection[int]) -> None:
        self.done.append(("recover", shards))

    def gain(self, shards: Collection[int]) -> None:
        self.done.append(("gain", shards))

    def lose(self, shards: Collection[int]) -> None:
        self.done.append(("lose", shards))

    def wake(self) -> None:
        self.done.append(("wake", ()))

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
        self.shards = Shards(2)
        engine = SimpleNamespace(url="postgresql+asyncpg://nobody@127.0.0.1:1/none")
        store: Any = SimpleNamespace(shards=self.shards, leases=self.leases, engine=engine)
        client: Any = self.client
        self.leased = LeasedShards(client, store, self.work)
        self.client.ready = self.leased.note_ready

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
    made = Stage()
    await made.leased.join(None)
    yield made
    await made.leased.close(undone=False)
    assert made.leases.left == [False]


BOTH = frozenset({0, 1})


async def test_abandoned_shards_are_recovered_before_they_are_served(stage: Stage) -> None:
    stage.leases.lease = Lease(held=BOTH, abandoned=BOTH)
    await stage.until(lambda: stage.leased.serving == BOTH)
    recovered = [shards for what, shards in stage.work.done if what == "recover"]
    gained = [shards for what, shards in stage.work.done if what == "gain"]
    assert set().union(*recovered) == set().union(*gained) == BOTH
    assert stage.work.done.index(("recover", recovered[0])) < stage.work.done.index(("gain", gained[0]))
    await stage.until(lambda: any(report.recovered for report in stage.leases.reports))


async def test_a_shard_of_another_process_is_connected_but_not_served(stage: Stage) -> None:
    stage.leases.lease = Lease(coming=frozenset({1}))
    await stage.until(lambda: 1 in stage.leases.reports[-1].connected)
    assert stage.leased.serving == frozenset()
    assert not stage.leased.answers(1 << 22), "the other process comes first"


async def test_a_shard_is_given_up_only_after_its_deliveries_have_ended(stage: Stage) -> None:
    stage.leases.lease = Lease(held=BOTH)
    await stage.until(lambda: stage.leased.serving == BOTH)
    stage.leases.lease = Lease(held=BOTH, passing=frozenset({1}))
    await stage.until(lambda: 1 in stage.leases.reports[-1].given_up)
    assert stage.leased.serving == {0}
    assert [what for what, _ in stage.work.done][-2:] == ["lose", "settle"]
    assert stage.client.open == BOTH
    stage.leases.lease = Lease(held=frozenset({0}))
    await stage.until(lambda: stage.client.open == {0})


async def test_a_process_that_cannot_renew_stops_before_its_lease_ends_and_disconnects(stage: Stage) -> None:
    stage.leases.lease = Lease(held=BOTH)
    await stage.until(lambda: stage.leased.serving == BOTH)
    stage.leases.fails = True
    await stage.until(lambda: not stage.leased.serving)
    assert stage.work.interrupted == 1
    assert not stage.shards.serves(1 << 22)
    assert not stage.leased.is_valid()
    await stage.until(lambda: not stage.client.open)
    stage.leases.fails = False
    await stage.until(lambda: stage.leased.serving == BOTH)
    assert "recover" in [what for what, _ in stage.work.done], "what it broke off itself is made up for"


async def test_nothing_is_served_after_the_lease_even_if_nobody_had_the_time_to_say_so(stage: Stage) -> None:
    stage.leases.lease = Lease(held=BOTH)
    await stage.until(lambda: stage.leased.serving == BOTH)
    stage.shards.is_valid = lambda: False
    assert not stage.shards.serves(0)
    assert not stage.shards.includes(1)


async def test_a_process_hands_over_until_it_holds_nothing_and_not_if_it_is_alone(stage: Stage) -> None:
    stage.leases.lease = Lease(held=BOTH, others=0)
    await stage.until(lambda: stage.leased.serving == BOTH)
    async with asyncio.timeout(LONGEST):
        await stage.leased.hand_over()
    assert stage.leases.reports[-1].is_leaving
    stage.leases.lease = Lease(held=BOTH, others=1)
    handing = asyncio.create_task(stage.leased.hand_over())
    seen = len(stage.leases.reports)
    await stage.until(lambda: len(stage.leases.reports) > seen + 2)
    assert not handing.done()
    stage.leases.lease = Lease(others=1)
    await asyncio.wait_for(handing, LONGEST)
    assert not stage.client.open


async def test_a_process_ends_when_a_newer_one_needs_another_schema(stage: Stage) -> None:
    ended = asyncio.Event()
    stage.leased.on_outdated = ended.set
    stage.leases.lease = Lease(oldest_schema="0001")
    await stage.until(lambda: len(stage.leases.reports) > 2)
    assert not ended.is_set()
    stage.leases.lease = Lease(oldest_schema="9999")
    await asyncio.wait_for(ended.wait(), LONGEST)
    assert stage.leased.newer_schema == "9999"
