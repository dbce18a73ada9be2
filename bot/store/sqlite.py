"""SQLite connections that switch to their thread only once for each statement.

SQLAlchemy asks a driver for a cursor, a statement, its rows and the end of the cursor, one after the other.
``aiosqlite`` hands each of these to the thread of the connection, and waking a thread and then the event loop
takes longer than most of the bot's statements. The same goes for ending a transaction that has not begun.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite
from sqlalchemy.engine import URL

_ROWS_AT_A_TIME = 64
"""The rows that ``aiosqlite`` reads at a time if its own cursors are iterated, which the bot never does."""


def connection_maker(url: URL) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """Return a function that connects to the database of a URL: an engine's ``async_creator``."""
    (database,), options = url.get_dialect()().create_connect_args(url)
    connector = partial(sqlite3.connect, database, **options)

    async def connect() -> aiosqlite.Connection:
        connection = SqliteConnection(connector, _ROWS_AT_A_TIME)
        # As in SQLAlchemy, so that a process can end although a connection was never closed.
        connection._thread.daemon = True
        return await connection

    return connect


class SqliteConnection(aiosqlite.Connection):
    """A connection whose statements, with their rows, take one trip to its thread."""

    _stop_future: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread; return a future that is done when it has ended.

        ``aiosqlite`` would ask the thread a second time if two tasks close the connection at the same time,
        as after a cancellation, and would wait for ever for a thread that has ended.
        """
        if self._stop_future is None:
            self._stop_future = super().stop()
        return self._stop_future and asyncio.shield(self._stop_future)

    def cursor(self) -> "SqliteCursor":  # type: ignore[override]
        """Return a cursor, without any work: SQLite's own cursor is made with the statement."""
        return SqliteCursor(self)

    async def commit(self) -> None:
        """Commit the transaction, if there is one."""
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Roll back the transaction, if there is one."""
        if self.in_transaction:
            await super().rollback()

    async def run(self, statement: Callable[[], None]) -> None:
        """Run a function in the connection's thread, after everything requested before."""
        await self._execute(statement)  # type: ignore[no-untyped-call]


class SqliteCursor:
    """The result of one statement, in the form that SQLAlchemy expects of an asynchronous driver."""

    arraysize = 1

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        """Return the cursor."""
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        """Run a statement and read all its rows. Raise ``sqlite3.Error`` as SQLite's cursor does."""
        await self._connection.run(lambda: self._read(self._connection._conn.execute(sql, parameters)))
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Self:
        """Run a statement for each set of parameters. Raise ``sqlite3.Error`` as SQLite's cursor does."""
        await self._connection.run(lambda: self._read(self._connection._conn.executemany(sql, parameters)))
        return self

    async def fetchall(self) -> list[Any]:
        """Return the rows of the statement."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: SQLite's own cursor is closed already."""

    def _read(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall()
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()
