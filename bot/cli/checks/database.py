"""Checks of the database: reachable, writable, undamaged, of a version that this bot can use."""

import asyncio
import contextlib
import shutil
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, NullPool, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.client.start_errors import DATABASE_ERRORS, explain_database
from bot.store import CorruptDatabase, UnreachableDatabase
from bot.store.engine import (
    explain,
    open_engine,
    require_reachable,
    require_undamaged,
    sqlite_file,
)
from bot.store.files import check_file, exists, open_immutable, require_access
from bot.store.migrate import current_revision, revisions

MEGABYTE: Final = 1_000_000
LEAST_SPACE: Final = 50 * MEGABYTE
"""The free space below which a bot should not start: SQLite needs room for its log."""
LITTLE_SPACE: Final = 500 * MEGABYTE
OLDEST_POSTGRESQL: Final = 13
CONNECT_SECONDS: Final = 10


async def check_database(url: str) -> list[Finding]:
    """Return the findings about the database, without creating or changing anything."""
    try:
        file = sqlite_file(make_url(url))
        if file is not None:
            return [_check_sqlite(file), _check_space(file.parent)]
        if url.startswith("sqlite"):
            return [note("check-database-memory")]
        return await _check_postgresql(url)
    except DATABASE_ERRORS as error:
        return [Finding("wrong", explain_database(error))]


# SQLite


def _check_sqlite(file: Path) -> Finding:
    if not exists(file.parent):
        raise UnreachableDatabase(str(file))
    require_access(file)
    if not exists(file) or (file.is_file() and not file.stat().st_size):
        return fine("check-database-new", file=str(file))
    check_file(file, open_immutable)
    engine = create_engine("sqlite://", creator=partial(open_immutable, file), poolclass=NullPool)
    try:
        with contextlib.closing(engine.connect()) as connection:
            require_undamaged(connection)
            return _check_revision(connection, str(file))
    except CorruptDatabase as error:
        raise CorruptDatabase(str(file)) from error
    except DBAPIError as error:
        raise _translate_error(error, str(file)) from error


def _check_space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    values: dict[str, Any] = {"free": free // MEGABYTE, "folder": str(folder.resolve())}
    if free < LEAST_SPACE:
        return wrong("check-space-none", **values)
    return note("check-space-little", **values) if free < LITTLE_SPACE else fine("check-space", **values)


# PostgreSQL


async def _check_postgresql(url: str) -> list[Finding]:
    engine = open_engine(url)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await require_reachable(engine)
            async with engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION READ ONLY"))
                return await _inspect_server(connection, str(engine.url.database))
    except TimeoutError as error:
        raise UnreachableDatabase(type(error).__name__) from error
    except DBAPIError as error:
        raise _translate_error(error, str(engine.url.database)) from error
    finally:
        await engine.dispose()


async def _inspect_server(connection: AsyncConnection, name: str) -> list[Finding]:
    version = str(await connection.scalar(text("SHOW server_version")))
    number = int(await connection.scalar(text("SHOW server_version_num")) or 0) // 10_000
    findings = [fine("check-postgresql", version=version)]
    if number < OLDEST_POSTGRESQL:
        findings = [note("check-postgresql-old", version=version, oldest=OLDEST_POSTGRESQL)]
    encoding = str(await connection.scalar(text("SHOW server_encoding")))
    if encoding != "UTF8":
        findings.append(wrong("check-postgresql-encoding", database=name, encoding=encoding))
    if await connection.scalar(_IS_READ_ONLY):
        findings.append(wrong("check-postgresql-read-only", database=name))
    elif not await connection.scalar(_MAY_CREATE):
        findings.append(wrong("check-postgresql-may-not-create", database=name))
    elif owner := await connection.scalar(_FIND_FOREIGN_OWNER):
        findings.append(wrong("check-postgresql-owner", database=name, owner=str(owner)))
    return [*findings, await connection.run_sync(_check_revision, name)]


_IS_READ_ONLY = text(
    "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean"
)
_MAY_CREATE = text("SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)")
_FIND_FOREIGN_OWNER = text(
    "SELECT tableowner FROM pg_tables"
    " WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE') LIMIT 1"
)


# Both


def _check_revision(connection: Connection, name: str) -> Finding:
    """Check that the bot can use the schema. Raise ``NewerDatabase`` or ``CorruptDatabase``."""
    current, newest = current_revision(connection), revisions()[-1]
    if current is None:
        return fine("check-database-empty", database=name)
    if current != newest:
        return note("check-database-older", database=name, revision=current, newest=newest)
    return fine("check-database", database=name, revision=current)


def _translate_error(error: DBAPIError, name: str) -> Exception:
    translation = explain(error, name)
    return translation if isinstance(translation, DATABASE_ERRORS) else UnreachableDatabase(str(error.orig))
