"""Everything that depends on which database it is: opening, checking, copying."""

import contextlib
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Index, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7130714)"}
_STARTING_TOGETHER = 8
_MAGIC = b"SQLite format 3\x00"


class CorruptDatabase(Exception):  # noqa: N818
    """The file is no database, or is damaged; it was not changed."""


class UnreachableDatabase(Exception):  # noqa: N818
    """The database can't be opened: there is no such server or folder, or the bot is not let in."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL that has not connected yet.

    Raises ``CorruptDatabase``, and ``UnreachableDatabase`` if the folder or the driver is not there.
    """
    parsed = make_url(url)
    file = sqlite_file(parsed)
    if file is not None:
        if not file.parent.is_dir():
            raise UnreachableDatabase(str(file))
        check_file(file)
    try:
        engine = create_async_engine(parsed, hide_parameters=True, **_pool(file))
    except ModuleNotFoundError as error:  # the driver of PostgreSQL is an extra
        raise UnreachableDatabase(str(error)) from error
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _pool(file: Path | None) -> dict[str, Any]:
    """Few connections to a file, for each is a thread that the event loop competes with."""
    return {"pool_pre_ping": True} if file is None else {"pool_size": 4, "max_overflow": 0}


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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


def is_damaged(error: BaseException) -> bool:
    """Whether an error of the driver says that the file itself is broken."""
    said = str(getattr(error, "orig", error))
    return "malformed" in said or "not a database" in said


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


def check_file(path: Path) -> None:
    """Nothing, if a SQLite file is absent, empty or looks whole. Raises ``CorruptDatabase`` otherwise.

    Reads the header alone, whatever the size of the file: its magic, its page size and its page count
    (https://www.sqlite.org/fileformat2.html section 1.3), then asks SQLite to read the schema.
    """
    if not path.exists():
        return
    if not path.is_file():
        raise CorruptDatabase(str(path))
    if path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC) or _is_cut(path, header):
        raise CorruptDatabase(str(path))
    try:
        with contextlib.closing(_read_only(path)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.DatabaseError as error:
        raise CorruptDatabase(str(path)) from error


def _is_cut(path: Path, header: bytes) -> bool:
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        return False  # a process died while it moved pages from the log: SQLite takes them from there
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return path.stat().st_size < pages * (65536 if page_size == 1 else page_size)


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite database that may be in use, written whole or not at all.

    Raises ``FileExistsError`` if ``target`` is there already, ``FileNotFoundError`` without ``source``,
    ``CorruptDatabase`` if that is damaged and ``OSError`` if ``target`` can't be written.
    """
    if target.exists():
        raise FileExistsError(str(target))
    if not source.exists():
        raise FileNotFoundError(str(source))
    check_file(source)
    with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as folder:
        part = Path(folder) / target.name
        try:
            with (
                contextlib.closing(_read_only(source)) as live,
                contextlib.closing(sqlite3.connect(part)) as copy,
            ):
                live.backup(copy)
        except sqlite3.Error as error:
            if is_damaged(error):
                raise CorruptDatabase(str(source)) from error
            raise OSError(str(error)) from error
        part.rename(target)
