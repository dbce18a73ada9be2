"""What wakes the processes that share a database, and what happens if its connection breaks."""

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store import Store
from bot.store.wakeups import Wakeups, WakeupTopic, notify_within
from tests.store.samples import NOW, table

LONGEST = 20

END_LISTENERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""


@pytest.fixture
def topics() -> asyncio.Queue[WakeupTopic]:
    """Return the queue of topics that were received."""
    return asyncio.Queue()


async def next_topic(topics: asyncio.Queue[WakeupTopic]) -> WakeupTopic:
    return await asyncio.wait_for(topics.get(), LONGEST)


async def wait_until_listening(topics: asyncio.Queue[WakeupTopic]) -> None:
    """Wait until it listens: then it looks at everything once."""
    assert {await next_topic(topics), await next_topic(topics)} == set(WakeupTopic)


async def test_a_change_for_another_process_wakes_it_once_it_is_committed(
    shared_store: Store, topics: asyncio.Queue[WakeupTopic]
) -> None:
    wakeups = Wakeups(shared_store.engine.url, topics.put_nowait)
    wakeups.start()
    await wait_until_listening(topics)
    async with shared_store.engine.begin() as connection:
        await notify_within(connection, WakeupTopic.SHARDS)
        assert topics.empty()
    assert await next_topic(topics) is WakeupTopic.SHARDS
    shared_store.shards.ids = ()
    match = await shared_store.matches.create(table())
    assert await next_topic(topics) is WakeupTopic.WORK
    await shared_store.outbox.enqueue(match, NOW)
    assert await next_topic(topics) is WakeupTopic.WORK
    await wakeups.close()


async def test_a_process_looks_at_everything_after_its_connection_broke(
    shared_store: Store, topics: asyncio.Queue[WakeupTopic]
) -> None:
    wakeups = Wakeups(shared_store.engine.url, topics.put_nowait, pause=0)
    wakeups.start()
    await wait_until_listening(topics)
    with suppress(DBAPIError):
        async with shared_store.engine.connect() as connection:
            await connection.execute(text(END_LISTENERS))
    await wait_until_listening(topics)
    await wakeups.close()
