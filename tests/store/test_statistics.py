"""The numbers about a database: right for each process, and read without what is over."""

from pathlib import Path

from bot.store import OwnShards, Store
from bot.store.statistics import Statistics
from tests.store.plans import plans, statements
from tests.store.samples import CHANNEL, GUILD, NOW, everything, table
from tests.store.test_outbox import SHARD, claim_match, create_delivered_match


async def test_an_empty_database_has_nothing_that_waits(store: Store) -> None:
    assert await store.statistics.read() == Statistics()
    await store.statistics.ping()


async def test_open_matches_are_counted_by_game_and_status(store: Store) -> None:
    await store.matches.create(table(CHANNEL))
    await store.matches.create(table(CHANNEL + 1))
    await store.matches.create(everything(CHANNEL + 2))  # it is over
    assert (await store.statistics.read()).open_matches == {("constructor", "lobby"): 2}


async def test_what_waits_and_what_is_blocked_are_counted_apart(store: Store) -> None:
    await create_delivered_match(store)
    first, second, third = [await store.matches.create(table(CHANNEL + number)) for number in (1, 2, 3)]
    await store.outbox.postpone(await claim_match(store, first), NOW + 99, is_blocked=True)
    await store.outbox.postpone(await claim_match(store, second), NOW + 5)
    numbers = await store.statistics.read()
    assert (numbers.waiting, numbers.blocked, numbers.oldest_due_at) == (2, 1, NOW + 5)
    await store.outbox.complete(await claim_match(store, second, NOW + 5))
    newer = await store.statistics.read()
    assert (newer.waiting, newer.oldest_due_at) == (1, NOW)
    assert newer.oldest_entry != numbers.oldest_entry
    await store.outbox.complete(await claim_match(store, third))
    assert (await store.statistics.read()).oldest_entry is None


async def test_a_process_counts_only_its_own_servers(store: Store) -> None:
    await store.matches.create(table(CHANNEL, guild=GUILD))
    for number in (1, 2):
        await store.matches.create(table(CHANNEL + number, guild=GUILD + SHARD))
    for guild, count in ((GUILD, 1), (GUILD + SHARD, 2)):
        shards = OwnShards(2, ((guild >> 22) % 2,))
        other = Store(store.engine.url.render_as_string(hide_password=False), shards)
        numbers = await other.statistics.read()
        assert (sum(numbers.open_matches.values()), numbers.waiting) == (count, count)
        await other.close()


async def test_open_matches_are_counted_without_reading_them(sqlite: Store, database: Path) -> None:
    with statements(sqlite) as queries:
        await sqlite.statistics.read()
    (step,) = [
        step
        for step, statement in plans(database, queries)
        if "matches" in statement and step.startswith(("SCAN", "SEARCH"))
    ]
    assert "COVERING INDEX matches_open_by_game" in step
