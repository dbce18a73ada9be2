"""The log of a server: page by page, only its own, and never too long."""

from pathlib import Path

from bot.match.server_log import ServerLogEntry
from bot.store import Store
from bot.store.server_log import MOST_PER_SERVER
from tests.store.plans import scans, statements

HERE, ELSEWHERE, ADA, NOW = 1, 2, 11, 1_900_000_000_000


def entry(number: int, guild: int = HERE) -> ServerLogEntry:
    return ServerLogEntry(guild_id=guild, at=NOW + number, user_id=ADA, what="test", details={"n": number})


async def test_the_log_is_read_page_by_page_the_newest_first(store: Store) -> None:
    for number in range(5):
        await store.server_log.add(entry(number))
        await store.server_log.add(entry(number, ELSEWHERE))
    newest, has_older = await store.server_log.read_page(HERE, 3)
    assert [one.details for one in newest] == [{"n": 4}, {"n": 3}, {"n": 2}]
    assert has_older
    rest, has_older = await store.server_log.read_page(HERE, 3, before=newest[-1].id)
    assert ([one.at for one in rest], has_older) == ([NOW + 1, NOW], False)
    assert {one.guild_id for one in [*newest, *rest]} == {HERE}


async def test_the_oldest_entries_go_when_there_are_too_many(store: Store) -> None:
    await store.server_log.add(entry(0, ELSEWHERE))
    for number in range(MOST_PER_SERVER + 60):
        await store.server_log.add(entry(number))
    entries, _ = await store.server_log.read_page(HERE, 2 * MOST_PER_SERVER)
    assert MOST_PER_SERVER <= len(entries) <= MOST_PER_SERVER + 50
    assert entries[0].details == {"n": MOST_PER_SERVER + 59}
    assert len((await store.server_log.read_page(ELSEWHERE, 5))[0]) == 1


async def test_the_log_is_found_by_index(sqlite: Store, database: Path) -> None:
    with statements(sqlite) as queries:
        await sqlite.server_log.read_page(HERE, 3)
        for number in range(50):
            await sqlite.server_log.add(entry(number))
    assert scans(database, queries) == []
