"""What differs between SQLite and PostgreSQL: opening, checking and classifying errors."""

import sqlite3
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, Index, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.observability.traces import current_trace
from bot.store.files import (
    QUICK_CHECK,
    WHOLE,
    CorruptDatabase,
    ForbiddenDatabase,
    check_file,
    is_damaged,
    is_forbidden,
)
from bot.store.postgresql import translate_parameters
from bot.store.sqlite import connection_maker

_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_EXCLUSIVE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7130714)"}
_WAL_ATTEMPTS = 8
LONGEST_IDLE_MILLISECONDS = 3_000
"""How long a transaction on PostgreSQL may wait for its next statement."""
_CHECKOUT_KEY = "since"
"""The key in a connection's ``info`` of the time at which it was taken from the pool."""
_NO_RIGHTS = {"42501", "25006", "3F000"}
"""PostgreSQL: insufficient privilege, read-only transaction, no schema that may be used."""


class UnreachableDatabase(Exception):  # noqa: N818
    """The database can't be opened: there is no such server or folder, or the bot may not connect."""


class MissingDriver(UnreachableDatabase):
    """The driver of PostgreSQL, which is an extra, is not installed."""


def open_engine(url: str) -> AsyncEngine:
    """Return an engine for SQLite or PostgreSQL that has not connected yet.

    Raise ``CorruptDatabase``, ``ForbiddenDatabase``, ``UnreachableDatabase`` if the folder does not exist, or
    ``MissingDriver``.
    """
    parsed_url = make_url(url)
    file = sqlite_file(parsed_url)
    if file is not None:
        if not _is_folder(file.parent):
            raise UnreachableDatabase(str(file))
        check_file(file)
    # A file gets few connections, because each is a thread that competes with the event loop.
    pool: dict[str, Any] = {"pool_pre_ping": True} if file is None else {"pool_size": 4, "max_overflow": 0}
    try:
        if parsed_url.get_backend_name() == "sqlite":
            pool["async_creator"] = connection_maker(parsed_url)
        engine = make_engine(parsed_url, **pool)
    except ModuleNotFoundError as error:
        raise MissingDriver(str(error)) from error
    if parsed_url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "checkout", _note_checkout)
    event.listen(engine.sync_engine, "checkin", _trace_checkin)
    return engine


def make_engine(url: URL, **options: Any) -> AsyncEngine:
    """Return an engine that keeps parameters of statements secret and accepts all parameters of the URL."""
    engine = create_async_engine(url, hide_parameters=True, **options)
    if url.get_backend_name() == "postgresql":
        event.listen(engine.sync_engine, "do_connect", _translate_parameters)
        event.listen(engine.sync_engine, "connect", _limit_idle_transactions)
    return engine


def _translate_parameters(_dialect: Any, _record: Any, _values: Any, arguments: dict[str, Any]) -> None:
    translate_parameters(arguments)


def _limit_idle_transactions(connection: Any, _record: Any) -> None:
    """Let the server end a transaction of a process that is frozen or cut off, which would keep its locks."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_IDLE_MILLISECONDS}")
    cursor.close()
    connection.commit()


def _note_checkout(_connection: Any, record: Any, _proxy: Any) -> None:
    record.info[_CHECKOUT_KEY] = perf_counter()


def _trace_checkin(_connection: Any, record: Any) -> None:
    current_trace().database += perf_counter() - record.info.pop(_CHECKOUT_KEY, perf_counter())


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except PermissionError as error:
        raise ForbiddenDatabase(str(path)) from error


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def require_undamaged(connection: Connection) -> None:
    """Read a whole SQLite file, and raise ``CorruptDatabase`` if one of its pages is damaged."""
    if connection.dialect.name != "sqlite":
        return
    if connection.exec_driver_sql(QUICK_CHECK).scalar() != WHOLE:
        raise CorruptDatabase(str(connection.engine.url.database))


def begin_exclusive(connection: Connection) -> None:
    """Begin a transaction during which no other process can change the schema.

    Python's SQLite driver would otherwise begin one only with the first row that is written, after the tables
    were created.
    """
    connection.exec_driver_sql(_EXCLUSIVE[connection.dialect.name])
    if connection.dialect.name == "postgresql":  # a migration may compute for long between two statements
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def enable_wal(connection: Connection) -> None:
    """Switch SQLite to a write-ahead log, so that readers and the writer don't wait for each other."""
    if connection.dialect.name != "sqlite":
        return
    for _ in range(_WAL_ATTEMPTS):
        try:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError:  # the pragma does not wait for another starting process; a transaction does
            connection.exec_driver_sql(_EXCLUSIVE["sqlite"])
            connection.rollback()


def explain(error: DBAPIError, database: str) -> Exception:
    """Return the exception that explains an error of the driver to the operator, or the error itself."""
    if is_damaged(error):
        return CorruptDatabase(database)
    if is_forbidden(error) or getattr(error.orig, "sqlstate", None) in _NO_RIGHTS:
        return ForbiddenDatabase(database)
    if isinstance(error, OperationalError):  # such as a full disk or a lost connection
        return UnreachableDatabase(str(error.orig))
    return error


async def require_reachable(engine: AsyncEngine) -> None:
    """Raise ``UnreachableDatabase``, or another error for the operator, unless the engine can connect."""
    try:
        async with engine.connect():
            return
    except DBAPIError as error:
        translation = explain(error, str(engine.url.database))
        raise translation if translation is not error else UnreachableDatabase(str(error.orig)) from error
    except Exception as error:  # network errors have no common class
        raise UnreachableDatabase(str(error) or type(error).__name__) from error


def is_conflict(error: IntegrityError, index: Index) -> bool:
    """Return whether a row was refused because of this unique index, not because of another constraint.

    The error of SQLite names the columns, that of PostgreSQL the index.
    """
    columns = ", ".join(f"{column.table.name}.{column.name}" for column in index.columns)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE and str(error.orig).endswith(f": {columns}")
    cause = error.orig and error.orig.__cause__
    return getattr(cause, "constraint_name", None) == index.name


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite URL; ``None`` for a database in memory, on a server or given as a URI."""
    name = url.database or ":memory:"
    if url.get_backend_name() != "sqlite" or name.startswith((":memory:", "file:")):
        return None
    return Path(name)
