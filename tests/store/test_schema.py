"""The schema is made at the first start, kept at every other, and never touched if it is too new."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from bot.store import ForbiddenDatabase, NewerDatabase, Store, UnreachableDatabase
from bot.store.migrate import HEAD, revisions, upgrade
from bot.store.rows import match_to_row
from bot.store.tables import metadata
from tests.store.files import bytes_of, neighbours, touch
from tests.store.samples import ADA, NOW, advance, content, everything, insert_old, table

NEWER = "9999_from_the_future"
LONGEST = 20
"""Seconds after which a start counts as stuck."""


async def names_of_tables(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


async def run(store: Store, *statements: str) -> None:
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))


def differences(connection: Connection) -> list[Any]:
    """Return what autogenerate would write into the next migration."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_the_migrations_make_the_tables_that_the_queries_use(store: Store) -> None:
    assert await names_of_tables(store) == {*metadata.tables, "alembic_version"}
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_a_database_is_up_to_date_with_the_newest_revision() -> None:
    assert revisions()[-1] == HEAD


@pytest.mark.exhaustive
def test_a_database_that_is_up_to_date_is_opened_without_what_only_migrations_need(tmp_path: Path) -> None:
    open_store = (
        "import asyncio, sys\n"
        "from bot.store import Store\n"
        "async def main():\n"
        f"    store = Store('sqlite+aiosqlite:///{tmp_path / 'new.db'}')\n"
        "    await store.open()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
        "print([name in sys.modules for name in ('alembic', 'sqlalchemy.dialects.postgresql')])"
    )
    command = [sys.executable, "-c", open_store]
    outputs = [subprocess.check_output(command, text=True) for _ in range(2)]
    assert outputs == ["[True, True]\n", "[False, False]\n"]


@pytest.mark.parametrize("revision", revisions())
async def test_a_database_of_every_released_schema_is_upgraded(url: str, revision: str) -> None:
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_owners_of_seats_in_running_matches_are_known_after_an_upgrade(url: str) -> None:
    match = replace(everything(), status="running")
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0013")
        await insert_old(connection, match_to_row(match))
        await connection.execute(text("INSERT INTO seats VALUES (1, 0, 1), (1, 1, 2)"))
    await store.open()
    assert await store.matches.find_live_owned_by(ADA) == [1]
    await store.close()


async def test_reviews_from_before_an_upgrade_are_kept(url: str) -> None:
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0014")
        await insert_old(connection, match_to_row(everything()))
        await connection.execute(text("INSERT INTO reviews VALUES (1, '{}', TRUE)"))
    await store.open()
    assert await store.reviews.get(1) == "{}"
    await store.close()


async def test_a_match_that_was_running_before_recent_actions_keeps_its_last_one(url: str) -> None:
    match = everything()
    row = match_to_row(match)
    row["last_action"] = msgspec.json.encode(match.recent[0]).decode()
    row["state_before_last"] = row.pop("recent_state")
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        for number, changes in enumerate(({}, {"last_action": None, "state_before_last": None}), 1):
            await insert_old(connection, row | changes, number)
            await connection.execute(text(f"INSERT INTO seats VALUES ({number}, 0, 1), ({number}, 1, 2)"))
    await store.open()
    played_match, started_match = await store.matches.find(1), await store.matches.find(2)
    assert played_match is not None
    assert started_match is not None
    assert (played_match.recent, played_match.recent_state) == (match.recent, match.recent_state)
    assert (played_match.boards, started_match.recent, started_match.recent_state) == ("fold", (), None)
    assert played_match.marks == ()
    await store.close()


async def test_a_second_start_changes_nothing(store: Store, url: str) -> None:
    await advance(store, await store.matches.create(table()))
    before = await content(store)
    again = Store(url)
    await again.open()
    assert await content(again) == before
    await again.close()


async def test_processes_may_start_together_on_a_new_database(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    async with asyncio.timeout(LONGEST):
        results = await asyncio.gather(*(store.open() for store in stores), return_exceptions=True)
    await asyncio.gather(*(store.close() for store in stores))
    assert results == [None] * len(stores)


async def test_a_migration_that_fails_half_way_leaves_nothing_behind(url: str) -> None:
    """The last table of the migration is there already, so it fails after all the others were made."""
    store = Store(url)
    await run(store, "CREATE TABLE meta (stranger INTEGER)")
    with pytest.raises((DBAPIError, UnreachableDatabase), match="meta"):
        await store.open()
    assert await names_of_tables(store) == {"meta"}
    await run(store, "DROP TABLE meta")
    await store.open()
    assert await names_of_tables(store) == {*metadata.tables, "alembic_version"}
    await store.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.matches.create(table())
    await run(store, f"UPDATE alembic_version SET version_num = '{NEWER}'")
    before = await content(store)
    with pytest.raises(NewerDatabase, match=NEWER):
        await store.open()
    assert await content(store) == before
    await store.close()


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
async def test_the_file_of_a_newer_database_stays_as_it_is(file: Path, journal: str) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await run(store, f"CREATE TABLE alembic_version AS SELECT '{NEWER}' AS version_num")
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA journal_mode={journal}")
    await store.close()
    before = bytes_of(file)
    with pytest.raises(NewerDatabase):
        await store.open()
    await store.close()
    assert bytes_of(file) == before
    assert neighbours(file) == []


async def test_rows_of_a_match_that_is_gone_are_refused(store: Store) -> None:
    match = await store.matches.create(table())
    await run(store, f"DELETE FROM matches WHERE id = {match.id}")
    assert (await content(store))["outbox"] == (await content(store))["seats"] == []
    with pytest.raises(DBAPIError, match=r"(?i)foreign.key"):
        await store.outbox.enqueue(match, NOW)


async def test_the_number_of_a_match_is_never_given_again(store: Store) -> None:
    """Buttons of an old message name their match by it."""
    match = await store.matches.create(table())
    await run(store, "DELETE FROM matches")
    assert (await store.matches.create(table())).id != match.id


async def test_a_folder_that_is_not_there_is_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(UnreachableDatabase, match=re.escape(f"{tmp_path}/no/where.db")):
        Store(f"sqlite+aiosqlite:///{tmp_path}/no/where.db")


async def test_a_database_that_may_not_be_written_is_named_as_such(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")
    touch(file)
    with pytest.raises(ForbiddenDatabase, match=re.escape(str(file))):
        await store.open()
    await store.close()


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    store = Store("postgresql+asyncpg://ada:hunter2@127.0.0.1:1/guildhall")
    with pytest.raises(UnreachableDatabase) as error:
        await store.open()
    assert "hunter2" not in str(error.value)
