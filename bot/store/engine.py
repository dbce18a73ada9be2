"""Everything that depends on which database it is: opening, checking, copying."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_MAGIC = b"SQLite format 3\x00"


class CorruptDatabase(Exception):  # noqa: N818
    """The file is no database, or is damaged; it was not changed."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL that has not connected yet. Raises ``CorruptDatabase``."""
    parsed = make_url(url)
    file = sqlite_file(parsed)
    if file is not None:
        check_file(file)
    engine = create_async_engine(
        parsed, hide_parameters=True, pool_pre_ping=parsed.get_backend_name() != "sqlite"
    )
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sqlite_file(url: URL) -> Path | None:
    """The file behind a SQLite URL; ``None`` for a database in memory or on a server."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def check_file(path: Path) -> None:
    """Nothing, if a SQLite file is absent, empty or looks whole. Raises ``CorruptDatabase`` otherwise.

    Reads the header alone, whatever the size of the file: its magic, its page size and its page count
    (https://www.sqlite.org/fileformat2.html section 1.3), then asks SQLite to read the schema.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC):
        raise CorruptDatabase(str(path))
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    if path.stat().st_size < pages * (65536 if page_size == 1 else page_size):
        raise CorruptDatabase(str(path))
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path.resolve()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.DatabaseError as error:
        raise CorruptDatabase(str(path)) from error


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite database that may be in use, written whole or not at all.

    Raises ``FileExistsError`` if ``target`` is there already, ``FileNotFoundError`` without ``source``.
    """
    if target.exists():
        raise FileExistsError(str(target))
    if not source.exists():
        raise FileNotFoundError(str(source))
    part = target.with_name(target.name + ".part")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source.resolve()}?mode=ro", uri=True)) as live,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            live.backup(copy)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
