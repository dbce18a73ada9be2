"""A fresh database for each test: a SQLite file, and one on PostgreSQL where there is a server."""

import asyncio
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store

SERVER = os.environ.get("TEST_POSTGRES_URL", "")
NO_SERVER = "needs PostgreSQL: set TEST_POSTGRES_URL, such as postgresql+asyncpg://USER@127.0.0.1/DATABASE"


EMPTY = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public
"""


async def run_on_server(url: URL, statements: str) -> None:
    """Run statements, each outside a transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for statement in statements.split(";"):
                await connection.execute(text(statement))
    finally:
        await engine.dispose()


@pytest.fixture(scope="session")
def postgresql_database() -> Iterator[URL]:
    """Create a database of this process's own on the server, and drop it afterwards."""
    if not SERVER:
        pytest.skip(NO_SERVER)
    server, name = make_url(SERVER), f"guildhall_{secrets.token_hex(8)}"
    with ThreadPoolExecutor() as beside:  # the tests' event loop is not to be touched

        def run(statement: str) -> None:
            beside.submit(asyncio.run, run_on_server(server, statement)).result()

        run(f"CREATE DATABASE {name} TEMPLATE template0")
        yield server.set(database=name)
        run(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of the test's SQLite database, which does not exist yet."""
    return tmp_path / "guildhall.db"


@pytest.fixture
async def postgresql(postgresql_database: URL) -> str:
    """Return the URL of an empty PostgreSQL database."""
    await run_on_server(postgresql_database, EMPTY)
    return postgresql_database.render_as_string(hide_password=False)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave PostgreSQL to the exhaustive run."""
    for item in items:
        case = item if isinstance(item, pytest.Function) else None
        database_kind = case.callspec.params.get("url") if case and hasattr(case, "callspec") else None
        if case and (database_kind == "postgresql" or "postgresql_database" in case.fixturenames):
            case.add_marker(pytest.mark.exhaustive)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    """Return the URL of an empty database, of each kind that the bot runs on."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{file}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
async def store(url: str, file: Path, empty_database: Path) -> AsyncIterator[Store]:
    """Return an open store, on each kind of database."""
    if url.startswith("sqlite"):
        shutil.copyfile(empty_database, file)
    store = Store(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def sqlite(database: Path) -> AsyncIterator[Store]:
    """Return an open store on SQLite."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def shared_store(postgresql: str) -> AsyncIterator[Store]:
    """Return an open store on a PostgreSQL database that several processes share."""
    store = Store(postgresql)
    await store.open()
    yield store
    await store.close()
