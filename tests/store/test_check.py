"""What ``bot check`` says of a database, which it leaves as it is."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cli.checks.database import check_database
from bot.settings import load_settings
from bot.store import Store
from bot.store.migrate import revisions, upgrade
from tests.store.conftest import run_on_server
from tests.store.files import bytes_of, neighbours, write


async def sentences(url: str, severity: str) -> list[str]:
    """Return the sentences of a severity."""
    return [finding.sentence for finding in await check_database(url) if finding.severity == severity]


async def upgrade_to(url: str, revision: str) -> None:
    """Give a database the schema of a revision."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
    await engine.dispose()


async def execute(url: str, statement: str) -> None:
    """Change a database."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def test_a_database_without_tables_is_fine_and_stays_empty(url: str, file: Path) -> None:
    assert await sentences(url, "wrong") == []
    assert await sentences(url, "note") == []
    assert any("first start" in line for line in await sentences(url, "fine"))
    assert neighbours(file.with_name("any")) == []
    if not url.startswith("sqlite"):
        assert await tables(url) == 0


async def tables(url: str) -> int:
    """Return the number of tables of a PostgreSQL database."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        count = await connection.scalar(text("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
    await engine.dispose()
    return int(count or 0)


async def test_a_database_of_this_version_is_fine(url: str, file: Path) -> None:
    await upgrade_to(url, "head")
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")  # as in every database that the bot has opened
    before = bytes_of(file) if url.startswith("sqlite") else b""
    assert await sentences(url, "note") == []
    assert any(revisions()[-1] in line for line in await sentences(url, "fine"))
    if before:
        assert (bytes_of(file), neighbours(file)) == (before, [])


async def test_an_older_database_is_upgraded_by_the_start_not_by_the_check(url: str) -> None:
    await upgrade_to(url, "0005")
    for _ in range(2):
        [line] = await sentences(url, "note")
        assert "0005" in line
        assert revisions()[-1] in line
        assert "backup" in line


async def test_a_newer_database_is_refused(url: str) -> None:
    await upgrade_to(url, "head")
    await execute(url, "UPDATE alembic_version SET version_num = '2099'")
    [line] = await sentences(url, "wrong")
    assert "newer version" in line


# SQLite


@pytest.mark.parametrize("content", [b"milk, eggs", b"SQLite format 3\0" + bytes(300)])
async def test_a_damaged_file_is_named(content: bytes, file: Path) -> None:
    write(file, content)
    [line] = await sentences(f"sqlite:///{file}", "wrong")
    assert str(file) in line
    assert "damaged" in line


async def test_damage_within_a_file_is_found(file: Path, database: Path) -> None:
    assert file == database
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE filler AS SELECT randomblob(100000) AS b")
        connection.execute("CREATE INDEX filled ON filler (b)")
    content = bytearray(bytes_of(file))
    content[-60_000:-20_000] = os.urandom(40_000)
    write(file, bytes(content))
    [line] = await sentences(f"sqlite:///{file}", "wrong")
    assert "damaged" in line


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    [line] = await sentences(f"sqlite:///{tmp_path}/no/guildhall.db", "wrong")
    assert "folder exists" in line


async def test_a_database_in_memory_is_told() -> None:
    [line] = await sentences("sqlite://", "note")
    assert "lost" in line


# PostgreSQL


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    [line] = await sentences("postgresql+asyncpg://ada:hunter2@127.0.0.1:1/guildhall", "wrong")
    assert "DATABASE_URL" in line
    assert "hunter2" not in line


async def test_a_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    [line] = await sentences("postgresql+asyncpg://ada:hunter2@127.0.0.1:1/guildhall", "wrong")
    assert "the driver for it (asyncpg) is not installed" in line
    assert "postgresql, as docs/hosting.md shows" in line


async def test_the_parameters_of_the_address_reach_the_server(postgresql: str) -> None:
    value = postgresql + (
        "?application_name=my%20bot&options=-c%20search_path%3Dhall%2Cpublic&connect_timeout=7&sslmode=prefer"
        "&target_session_attrs=read-write&statement_cache_size=0&prepared_statement_cache_size=0"
    )
    url = load_settings({"DATABASE_URL": value}).database_url
    assert await sentences(url, "wrong") == []
    store = Store(url)
    async with store.engine.connect() as connection:
        names = "current_setting('application_name'), current_setting('search_path')"
        assert (await connection.execute(text(f"SELECT {names}"))).one() == ("my bot", "hall,public")
    await store.close()


@pytest.mark.parametrize(
    "parameter", ["sslrootcert=/no/such/file&sslmode=verify-full", "target_session_attrs=best"]
)
async def test_a_parameter_with_a_wrong_value_is_one_line(parameter: str) -> None:
    value = f"postgresql://ada:hunter2@127.0.0.1:1/guildhall?{parameter}"
    [line] = await sentences(load_settings({"DATABASE_URL": value}).database_url, "wrong")
    assert "DATABASE_URL" in line
    assert "hunter2" not in line


async def test_a_server_tells_its_version(postgresql: str) -> None:
    assert any("PostgreSQL 1" in line for line in await sentences(postgresql, "fine"))


async def test_a_user_without_rights_is_named(postgresql: str) -> None:
    url = make_url(postgresql)
    await run_on_server(url, "DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD 'guest'")
    guest = url.set(username="guest", password="guest").render_as_string(hide_password=False)
    try:
        [line] = await sentences(guest, "wrong")
        assert "may not create tables" in line
        await run_on_server(url, "GRANT ALL ON SCHEMA public TO guest")
        assert await sentences(guest, "wrong") == []
        await upgrade_to(postgresql, "head")
        await run_on_server(url, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
        [line] = await sentences(guest, "wrong")
        assert "pg_restore --no-owner" in line
    finally:
        await run_on_server(url, "DROP OWNED BY guest; DROP ROLE guest")


async def test_a_database_that_can_only_be_read_is_named(postgresql: str) -> None:
    name = make_url(postgresql).database
    await run_on_server(make_url(postgresql), f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    try:
        [line] = await sentences(postgresql, "wrong")
        assert "only be read" in line
    finally:
        restore = f"SET default_transaction_read_only = off; ALTER DATABASE {name} RESET ALL"
        engine = create_async_engine(postgresql, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in restore.split(";"):
                await connection.execute(text(statement))
        await engine.dispose()
