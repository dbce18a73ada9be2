"""Everything that depends on which database it is: opening, checking, telling its errors apart."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Index, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.files import (
    QUICK_CHECK,
    WHOLE,
    CorruptDatabase,
    ForbiddenDatabase,
    check_file,
    is_damaged,
    is_forbidden,
)

_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7130714)"}
_STARTING_TOGETHER = 8
_NO_RIGHTS = {"42501", "25006", "3F000"}
"""PostgreSQL: insufficient privilege, read-only transaction, no schema that may be used."""


class UnreachableDatabase(Exception):  # noqa: N818
    """The database can't be opened: there is no such server or folder, or the bot is not let in."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL that has not connected yet.

    Raises ``CorruptDatabase``, ``ForbiddenDatabase``, and ``UnreachableDatabase`` if the folder or the driver
    is not there.
    """
    parsed = make_url(url)
    file = sqlite_file(parsed)
    if file is not None:
        if not _is_folder(file.parent):
            raise UnreachableDatabase(str(file))
        check_file(file)
    try:
        engine = create_async_engine(parsed, hide_parameters=True, **_pool(file))
    except ModuleNotFoundError as error:  # the driver of PostgreSQL is an extra
        raise UnreachableDatabase(str(error)) from error
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except PermissionError as error:
        raise ForbiddenDatabase(str(path)) from error


def _pool(file: Path | None) -> dict[str, Any]:
    """Few connections to a file, for each is a thread that the event loop competes with."""
    return {"pool_pre_ping": True} if file is None else {"pool_size": 4, "max_overflow": 0}


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def require_whole(connection: Connection) -> None:
    """Raise ``CorruptDatabase`` if a page of a SQLite file is damaged; reads all of it."""
    if connection.dialect.name != "sqlite":
        return
    if connection.exec_driver_sql(QUICK_CHECK).scalar() != WHOLE:
        raise CorruptDatabase(str(connection.engine.url.database))


def begin_alone(connection: Connection) -> None:
    """Nobody else changes the schema until the transaction ends, and all of it is one transaction.

    Python's SQLite driver would otherwise begin one with the first row that is written, not with a table.
    """
    connection.exec_driver_sql(_ALONE[connection.dialect.name])


def keep_log(connection: Connection) -> None:
    """SQLite writes ahead from now on, so that readers and the writer don't wait for each other."""
    if connection.dialect.name != "sqlite":
        return
    for _ in range(_STARTING_TOGETHER):
        try:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError:  # this pragma does not wait for another process that starts, but a lock does
            connection.exec_driver_sql(_ALONE["sqlite"])
            connection.rollback()


def explain(error: DBAPIError, database: str) -> Exception:
    """Return what an error of the driver means for the person who starts the bot."""
    if is_damaged(error):
        return CorruptDatabase(database)
    if is_forbidden(error) or getattr(error.orig, "sqlstate", None) in _NO_RIGHTS:
        return ForbiddenDatabase(database)
    if isinstance(error, OperationalError):  # a disk that is full, a server that went away
        return UnreachableDatabase(str(error.orig))
    return error


def is_conflict(error: IntegrityError, index: Index) -> bool:
    """Return whether a row was refused because of this unique index, not because of any other rule.

    SQLite names the columns, PostgreSQL the index.
    """
    columns = ", ".join(f"{column.table.name}.{column.name}" for column in index.columns)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE and str(error.orig).endswith(f": {columns}")
    cause = error.orig and error.orig.__cause__
    return getattr(cause, "constraint_name", None) == index.name


def sqlite_file(url: URL) -> Path | None:
    """The file behind a SQLite URL; ``None`` for one in memory, on a server or named by a URI of SQLite's."""
    name = url.database or ":memory:"
    if url.get_backend_name() != "sqlite" or name.startswith((":memory:", "file:")):
        return None
    return Path(name)
