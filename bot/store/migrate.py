"""Upgrading a database to the schema that this version of the bot needs."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

from bot.store.files import CorruptDatabase

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

_VERSIONS = table("alembic_version", column("version_num"))
_FOLDER = Path(__file__).parent / "migrations"
HEAD = max(path.name.partition("_")[0] for path in _FOLDER.glob("versions/[0-9]*_*.py"))
"""The newest schema revision; the numbers of revisions are in the names of their files."""


class NewerDatabase(Exception):  # noqa: N818
    """The database was written by a newer version of the bot; it was not changed."""


class OlderProcesses(Exception):  # noqa: N818
    """Processes of an older version still run, which cannot work with the schema of this one."""


# Alembic takes 11 MB, so it is imported only if the database does not have the newest schema.


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


@cache
def _script() -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())


def revisions() -> list[str]:
    """Return the ids of all schema revisions, the oldest first."""
    return [script.revision for script in _script().walk_revisions()][::-1]


def find_breaking(connection: Connection) -> str | None:
    """Return the newest pending revision with which older versions of the bot cannot work.

    Such a migration says ``is_breaking = True``. Return ``None`` if there is none, or if no older version can
    run beside this one: on SQLite, or before there were leases. Raise what ``current_revision`` raises.
    """
    if connection.dialect.name != "postgresql" or not inspect(connection).has_table("processes"):
        return None
    current = current_revision(connection)
    if current is None or current == HEAD:
        return None
    pending_revisions = revisions()[revisions().index(current) + 1 :]
    breaking_revisions = [
        one for one in pending_revisions if getattr(_script().get_revision(one).module, "is_breaking", False)
    ]
    return breaking_revisions[-1] if breaking_revisions else None


def has_tables(connection: Connection) -> bool:
    """Return whether the database has tables of the bot."""
    inspector = inspect(connection)
    return inspector.has_table("alembic_version") and inspector.has_table("matches")


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision of a database, ``None`` if it is empty. Change nothing.

    Raise ``NewerDatabase`` if the revision is unknown, or ``CorruptDatabase`` if there are tables but no
    revision.
    """
    has_versions = inspect(connection).has_table(_VERSIONS.name)
    current = connection.scalars(select(_VERSIONS.c.version_num)).all() if has_versions else ()
    if None in current or (not current and has_tables(connection)):
        raise CorruptDatabase(str(connection.engine.url.database))
    if list(current) == [HEAD]:
        return HEAD
    if not set(revisions()).issuperset(current):
        raise NewerDatabase(", ".join(current))
    return current[0] if current else None


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the database to a schema revision, by default the newest.

    Raise what ``current_revision`` raises before anything is changed.
    """
    if current_revision(connection) == HEAD:
        return
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
