"""When shards were last connected: stored by process, or by shard where leases pass shards on."""

import pytest

from bot.services.race_connections import RaceConnections
from bot.store import OwnShards, Store
from tests.store.samples import NOW, table


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the time."""
    monkeypatch.setattr("bot.services.race_connections.milliseconds", lambda: NOW)


@pytest.mark.parametrize(("shard_ids", "key"), [((), "race_heard_at"), ((2, 3), "race_heard_at:2,3")])
async def test_a_process_with_a_fixed_choice_has_one_time(
    store: Store, shard_ids: tuple[int, ...], key: str
) -> None:
    connections = RaceConnections(store, shard_ids, has_leases=False)
    assert await connections.find_last({0}) == {}
    await connections.record({0})
    assert await store.meta.get(key) == str(NOW)
    assert await connections.find_last({0}) == {0: NOW}
    assert await connections.find_shard(1) == 0


async def test_each_leased_shard_has_its_own_time(store: Store) -> None:
    connections = RaceConnections(store, (), has_leases=True)
    await connections.record({1, 2})
    assert await store.meta.get("race_heard_at:1") == str(NOW)
    assert await connections.find_last({0, 1, 2}) == {1: NOW, 2: NOW}


async def test_a_match_belongs_to_the_shard_of_its_server(store: Store) -> None:
    store.shards.count = 4
    match = await store.matches.create(table(guild=7 << 22))
    connections = RaceConnections(store, (), has_leases=True)
    assert await connections.find_shard(match.id) == OwnShards(4).get_shard(7 << 22) == 3
    assert await connections.find_shard(match.id + 1) is None


async def test_shards_may_be_lost_while_their_connection_is_recorded(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    shards, set_value = {1, 2}, store.meta.set

    async def lose_shards(key: str, value: str) -> None:
        shards.clear()
        await set_value(key, value)

    monkeypatch.setattr(store.meta, "set", lose_shards)
    connections = RaceConnections(store, (), has_leases=True)
    await connections.record(shards)
    assert await connections.find_last({1, 2}) == {1: NOW, 2: NOW}
