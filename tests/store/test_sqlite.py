"""What only SQLite has: a file that may be damaged, settings of a connection, a plan for each query."""

import asyncio
import logging
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url, text

from bot.match.models import Change
from bot.store import CorruptDatabase, Store
from bot.store.sqlite import connection_maker
from tests.store.files import bytes_of, touch, write
from tests.store.plans import plans, scans, statements
from tests.store.samples import ADA, BRUNO, CHANNEL, NOW, advance, commit, table


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def create_database(file: Path, count: int = 20) -> None:
    """Create a database with some matches, and close it."""
    store = Store(address(file))
    await store.open()
    for number in range(count):
        await store.matches.create(table(CHANNEL + number))
    await store.close()


@pytest.mark.parametrize("pragma", ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"])
async def test_what_was_committed_survives_a_loss_of_power(sqlite: Store, pragma: str) -> None:
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    async with sqlite.engine.connect() as first, sqlite.engine.connect() as second:
        for connection in (first, second):
            result = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert result.scalar() == expected[pragma]


async def test_each_statement_and_commit_takes_one_trip_to_the_thread_of_the_connection(
    sqlite: Store, caplog: pytest.LogCaptureFixture
) -> None:
    create, insert, select = (
        text("CREATE TABLE trips (number INTEGER)"),
        text("INSERT INTO trips VALUES (:number)"),
        text("SELECT number FROM trips ORDER BY number"),
    )
    async with sqlite.engine.begin() as connection:
        await connection.execute(create)
    with caplog.at_level(logging.DEBUG, "aiosqlite"):
        async with sqlite.engine.begin() as connection:
            await connection.execute(insert, [{"number": 2}, {"number": 1}])
            insertion = await connection.execute(insert, {"number": 3})
        async with sqlite.engine.connect() as connection:
            numbers = (await connection.execute(select)).scalars().all()
    assert (numbers, insertion.rowcount) == ([1, 2, 3], 1)
    trips = [record for record in caplog.records if record.msg.startswith("executing")]
    assert len(trips) == len(["insert two", "insert one", "commit", "select"])


@pytest.mark.parametrize("gives_up", [False, True])
async def test_a_connection_that_is_closed_twice_at_once_keeps_nobody_waiting(
    file: Path, gives_up: bool
) -> None:
    connection = await connection_maker(make_url(address(file)))()
    free = threading.Event()
    busy = asyncio.create_task(connection._execute(free.wait))  # type: ignore[no-untyped-call]
    await asyncio.sleep(0)  # noqa: TID251 - it has reached the thread
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)  # noqa: TID251 - it waits for the thread
    connection.stop()
    if gives_up:
        closing.cancel()
    free.set()
    done, waiting = await asyncio.wait({busy, closing}, timeout=5)
    assert (len(done), waiting) == (2, set())
    assert closing.cancelled() is gives_up
    connection._thread.join(5)
    assert not connection._thread.is_alive()


# Damaged files


def text_file(file: Path) -> None:
    file.write_text("This is where I keep my shopping list. " * 40)


def short_text_file(file: Path) -> None:
    file.write_text("milk")


def truncated_file(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def only_the_header(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:100])


def half_a_header(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


def broken_schema(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xa5" * 3996
    file.write_bytes(content)


def zeroes(file: Path) -> None:
    file.write_bytes(bytes(file.stat().st_size))


DAMAGES = [text_file, short_text_file, truncated_file, only_the_header, half_a_header, broken_schema, zeroes]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_file_is_refused_and_not_touched(file: Path, damage: Callable[[Path], None]) -> None:
    await create_database(file)
    damage(file)
    before = bytes_of(file)
    with pytest.raises(CorruptDatabase, match=file.name):
        Store(address(file))
    assert bytes_of(file) == before


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CorruptDatabase):
        Store(address(tmp_path))


async def test_an_empty_file_becomes_a_database(file: Path) -> None:
    touch(file)
    await create_database(file)
    assert bytes_of(file)


@pytest.mark.parametrize("name", ["50% off.db", "who?.db", "a#b.db", "zwölf.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    url = address(file).replace("%", "%25").replace("?", "%3F").replace("#", "%23")
    for _ in range(2):
        store = Store(url)
        await store.open()
        await store.close()
    assert file.exists()


async def test_a_process_that_died_while_it_moved_pages_from_the_log_lost_nothing(tmp_path: Path) -> None:
    """Its first page, which counts the pages, is there already; the others are in the log only."""
    file, copy = tmp_path / "guildhall.db", tmp_path / "copy.db"
    store = Store(address(file))
    await store.open()
    matches = [await store.matches.create(table(CHANNEL + number)) for number in range(60)]
    shutil.copy(file, copy)
    shutil.copy(f"{file}-wal", f"{copy}-wal")
    await store.close()
    before = bytes_of(copy)
    write(copy, bytes_of(file)[:4096] + before[4096:])
    assert len(before) < len(bytes_of(file))

    again = Store(address(copy))
    await again.open()
    assert [await again.matches.find(match.id) for match in matches] == matches
    await again.close()


# Plans


async def every_query_of_an_action(store: Store) -> None:
    """Run all queries from the click to the delivery, and those that rare actions add."""
    await store.matches.find_latest(CHANNEL)
    match = await advance(store, await advance(store, await store.matches.create(table(CHANNEL - 1))))
    await store.matches.find(match.id)
    await store.matches.get_record(match.id)
    assert await commit(store, match, Change(match=replace(match, seats=(BRUNO, ADA)), kept_actions=1), NOW)
    claim = await store.outbox.claim(match.id, NOW)
    assert claim is not None
    await store.boards.save(await store.boards.get(match.id))
    await store.outbox.postpone(claim, NOW)
    await store.outbox.complete(claim)
    await store.outbox.find_due(NOW)
    await store.meta.set("key", await store.meta.get("key") or "value")


async def test_no_query_of_an_action_scans_a_table(file: Path) -> None:
    await create_database(file, 30)
    store = Store(address(file))
    await store.open()
    store.shards.count, store.shards.ids = 2, (0, 1)
    with statements(store) as queries:
        await every_query_of_an_action(store)
    await store.close()
    assert len(queries) > 20
    assert scans(file, queries) == []
    assert any(step.startswith("SEARCH") for step, _ in plans(file, queries))
