"""Searches for computers, which any process does that has a free worker."""

import asyncio

from bot.match.timer_values import COMPUTER_TIMER, Timer
from bot.store import Store
from tests.store.samples import CHANNEL, NOW, table

FREE = 5


async def ask(store: Store, computers: int) -> None:
    """Let computers have to act, each in a match of its own."""
    for number in range(computers):
        match = await store.matches.create(table(CHANNEL + number))
        await store.timers.set(Timer(match.id, COMPUTER_TIMER, NOW, -1), match.guild_id)


async def share(store: Store, name: str, free: int) -> None:
    """Let a process that serves no shard join with some free workers."""
    await store.leases.agree_on_shards(name, 1)
    store.shards.ids = ()
    store.timers.share_searches(name, lambda: free)


async def test_a_search_is_claimed_by_one_process_wherever_its_server_is(
    shared_store: Store, postgresql: str
) -> None:
    other = Store(postgresql)
    await ask(shared_store, 4 * FREE)
    await share(shared_store, "a", FREE)
    await share(other, "b", FREE)
    assert await shared_store.timers.find_next_due(NOW - 1) == NOW
    mine, others = await asyncio.gather(shared_store.timers.find_due(NOW), other.timers.find_due(NOW))
    assert (len(mine), len(others)) == (FREE, FREE)
    assert not set(mine) & set(others)
    await other.close()


async def test_the_searches_of_a_process_that_has_gone_are_done_again_at_once(
    shared_store: Store, postgresql: str
) -> None:
    other = Store(postgresql)
    await ask(shared_store, 1)
    await share(shared_store, "a", FREE)
    await share(other, "b", FREE)
    (claimed_timer,) = await other.timers.find_due(NOW)
    assert await other.timers.postpone(claimed_timer, NOW + 60_000)
    assert await shared_store.timers.find_due(NOW) == []
    await other.leases.leave("b", leaves_work=True)
    assert await shared_store.timers.find_due(NOW) == [claimed_timer]
    await other.close()


async def test_a_process_without_a_free_worker_leaves_searches_to_others(shared_store: Store) -> None:
    await ask(shared_store, 1)
    await share(shared_store, "a", 0)
    assert await shared_store.timers.find_due(NOW) == []
