"""The file of a SQLite database: its permissions, checks for damage, and copies."""

import contextlib
import logging
import os
import sqlite3
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

_log = logging.getLogger(__name__)
_MAGIC = b"SQLite format 3\x00"
_PRIVATE: Final = 0o600
_GROUP_AND_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_LOG_SUFFIXES: Final = ("-wal", "-shm")
"""The endings of the files that SQLite keeps beside an open database."""
PART: Final = ".backup-"
"""The prefix of the name of a folder in which a copy is made."""
QUICK_CHECK: Final = "PRAGMA quick_check(1)"
WHOLE: Final = "ok"
"""The result of ``QUICK_CHECK`` for a database that is not damaged."""
_ANY_TABLE: Final = "SELECT 1 FROM sqlite_master LIMIT 1"
_DAMAGE: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
_NO_RIGHTS: Final = frozenset((sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH))
_PRIMARY_CODE_MASK: Final = 0xFF
"""The mask for the primary code in an extended SQLite error code."""


class CorruptDatabase(Exception):  # noqa: N818
    """The file is not a database, or it is damaged; it was not changed."""


class ForbiddenDatabase(Exception):  # noqa: N818
    """The bot may not read or write the database: its permissions, its owner or its disk forbid it."""


class EmptyDatabase(Exception):  # noqa: N818
    """The file has no tables, so a copy of it would be useless."""


class DamagedBackup(Exception):  # noqa: N818
    """A backup failed its check and was deleted."""


def is_damaged(error: BaseException) -> bool:
    """Return whether an error of SQLite says that the file is damaged."""
    return _get_primary_code(error) in _DAMAGE


def is_forbidden(error: BaseException) -> bool:
    """Return whether an error of SQLite says that it may not read or write the file."""
    return _get_primary_code(error) in _NO_RIGHTS


def _get_primary_code(error: BaseException) -> int:
    code: int = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return code & _PRIMARY_CODE_MASK


# Permissions


def require_access(path: Path) -> None:
    """Raise ``ForbiddenDatabase`` unless this process may read and write a database, its folder and logs."""
    needed_rights = {path.parent: os.R_OK | os.W_OK | os.X_OK}
    needed_rights |= dict.fromkeys(get_database_files(path), os.R_OK | os.W_OK)
    for file, rights in needed_rights.items():
        effective = os.access in os.supports_effective_ids
        if exists(file) and not os.access(file, rights, effective_ids=effective):
            raise ForbiddenDatabase(str(file))


def exists(path: Path) -> bool:
    """Return whether a file exists. Raise ``ForbiddenDatabase`` if the permissions hide the answer."""
    try:
        return path.exists()
    except PermissionError as error:
        raise ForbiddenDatabase(str(path)) from error


def get_database_files(path: Path) -> list[Path]:
    """Return the file of a SQLite database and those that SQLite may keep beside it."""
    return [path, *(path.with_name(path.name + end) for end in _LOG_SUFFIXES)]


def make_private(path: Path) -> None:
    """Create the database if needed, and let only its owner read it: it holds seeds of running matches.

    The files that SQLite keeps beside it get the same permissions. A file of another owner is left as it is.
    If others could read the database, a warning in the log says whether that has been changed.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))
    for file in get_database_files(path):
        with contextlib.suppress(FileNotFoundError):
            _tighten(file, is_logged=file == path)


def _tighten(file: Path, *, is_logged: bool) -> None:
    status = file.stat()
    if not status.st_mode & _GROUP_AND_OTHERS:
        return
    own = status.st_uid == os.geteuid()
    try:
        if own:
            file.chmod(stat.S_IMODE(status.st_mode) & ~_GROUP_AND_OTHERS)
    except OSError:  # some file systems have no permissions
        own = False
    if is_logged:
        _log.warning("database.made_private" if own else "database.others_may_read")


def is_readable_by_others(path: Path) -> bool:
    """Return whether a file exists that users other than its owner may read, write or run."""
    with contextlib.suppress(OSError):
        return bool(path.stat().st_mode & _GROUP_AND_OTHERS)
    return False


# Damage


def open_read_only(path: Path) -> sqlite3.Connection:
    """Open a SQLite file for reading only."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def open_immutable(path: Path) -> sqlite3.Connection:
    """Open a SQLite file for reading; create no files beside it unless a process left its log there."""
    if any(path.with_name(path.name + end).exists() for end in ("-wal", "-journal")):
        return open_read_only(path)  # the file may be complete only together with the log
    return sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)


def check_file(path: Path, connect: Callable[[Path], sqlite3.Connection] = open_read_only) -> None:
    """Raise ``CorruptDatabase`` unless a SQLite file is absent, empty or looks undamaged.

    Read only the header, however large the file is: its magic, its page size and its page count
    (https://www.sqlite.org/fileformat2.html section 1.3). Then let SQLite read the schema, on a connection
    that ``connect`` opens. Raise ``ForbiddenDatabase`` if the file may not be read.
    """
    if not exists(path):
        return
    if not path.is_file():
        raise CorruptDatabase(str(path))
    if path.stat().st_size == 0:
        return
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except PermissionError as error:
        raise ForbiddenDatabase(str(path)) from error
    if len(header) < 100 or not header.startswith(_MAGIC) or _is_cut(path, header):
        raise CorruptDatabase(str(path))
    try:
        with contextlib.closing(connect(path)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.DatabaseError as error:
        if is_damaged(error):
            raise CorruptDatabase(str(path)) from error
        # Any other error is left to the opening of the database: only a writer can roll back what a dead
        # process left unfinished.


def _is_cut(path: Path, header: bytes) -> bool:
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        return False  # a process died while it moved pages from the log: SQLite will move the rest
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return path.stat().st_size < pages * (65536 if page_size == 1 else page_size)


# Copies


def copy_sqlite(source: Path, target: Path) -> None:
    """Write a consistent copy of a SQLite database that may be in use; leave no partial copy behind.

    Raise ``FileExistsError`` if ``target`` exists, ``FileNotFoundError`` if ``source`` does not,
    ``EmptyDatabase`` if it has no tables, ``CorruptDatabase`` if it is damaged, ``DamagedBackup`` if the copy
    is, and ``OSError`` if ``source`` can't be read or ``target`` can't be written.
    """
    if target.exists():
        raise FileExistsError(str(target))
    if not exists(source):
        raise FileNotFoundError(str(source))
    connect = open_immutable if _is_on_read_only_disk(source) else open_read_only
    check_file(source, connect)
    with tempfile.TemporaryDirectory(prefix=PART, dir=target.parent) as folder:
        part = Path(folder) / target.name
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))
        try:
            with (
                contextlib.closing(connect(source)) as live,
                contextlib.closing(sqlite3.connect(part)) as copy,
            ):
                if live.execute(_ANY_TABLE).fetchone() is None:
                    raise EmptyDatabase(str(source))
                live.backup(copy)
        except sqlite3.Error as error:
            if is_damaged(error):
                raise CorruptDatabase(str(source)) from error
            raise OSError(str(error)) from error
        if not is_whole(part):
            raise DamagedBackup(str(source))
        part.rename(target)


def _is_on_read_only_disk(path: Path) -> bool:
    """Return whether nobody can write beside a file: SQLite opens a database with a log only if it can."""
    return bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def is_whole(path: Path) -> bool:
    """Return whether no page of a SQLite file is damaged."""
    try:
        with contextlib.closing(open_read_only(path)) as connection:
            [(result,)] = connection.execute(QUICK_CHECK).fetchall()
            return str(result) == WHOLE
    except sqlite3.DatabaseError as error:
        if is_damaged(error):
            return False
        raise
