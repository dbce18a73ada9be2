"""What wakes the processes that share a database, and what happens if its connection breaks."""

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store import Store
from bot.store.wakeups import Wakeups, Word, notify_within
from tests.store.samples import NOW, table

LONGEST = 20


@pytest.fixture
def heard() -> asyncio.Queue[Word]:
    """Return the words that were heard."""
    return asyncio.Queue()


async def next_word(heard: asyncio.Queue[Word]) -> Word:
    return await asyncio.wait_for(heard.get(), LONGEST)


async def both(heard: asyncio.Queue[Word]) -> None:
    """Wait until it listens: then it looks at everything once."""
    assert {await next_word(heard), await next_word(heard)} == set(Word)


async def test_a_change_for_another_process_wakes_it_once_it_is_committed(
    shared: Store, heard: asyncio.Queue[Word]
) -> None:
    wakeups = Wakeups(shared.engine.url, heard.put_nowait)
    wakeups.start()
    await both(heard)
    async with shared.engine.begin() as connection:
        await notify_within(connection, Word.SHARDS)
        assert heard.empty()
    assert await next_word(heard) is Word.SHARDS
    shared.shards.ids = ()
    match = await shared.matches.create(table())
    assert await next_word(heard) is Word.WORK
    await shared.outbox.enqueue(match, NOW)
    assert await next_word(heard) is Word.WORK
    await wakeups.close()


async def test_a_process_looks_at_everything_after_its_connection_broke(
    shared: Store, heard: asyncio.Queue[Word]
) -> None:
    wakeups = Wakeups(shared.engine.url, heard.put_nowait, pause=0)
    wakeups.start()
    await both(heard)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    with suppress(DBAPIError):
        async with shared.engine.connect() as connection:
            await connection.execute(text(others))
    await both(heard)
    await wakeups.close()
