"""Upgrading a database to the schema that this version of the bot needs."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.files import CorruptDatabase

_FOLDER = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):  # noqa: N818
    """The database was written by a newer version of the bot; it was not changed."""


class OlderProcesses(Exception):  # noqa: N818
    """Processes of an older version still run, which cannot work with the schema of this one."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def revisions() -> list[str]:
    """Return the ids of all schema revisions, the oldest first."""
    return [script.revision for script in _script().walk_revisions()][::-1]


def newest_revision() -> str:
    """Return the id of the schema that this version of the bot uses."""
    return revisions()[-1]


def find_breaking(connection: Connection) -> str | None:
    """Return the newest revision that is still to come and with which older versions of the bot cannot work.

    Such a migration says ``is_breaking = True``. Return ``None`` if there is none, or if no older version can
    run beside this one: on SQLite, or before there were leases.
    """
    current = MigrationContext.configure(connection).get_current_revision()
    if current not in revisions() or not inspect(connection).has_table("processes"):
        return None
    coming = revisions()[revisions().index(current) + 1 :]
    breaking = [one for one in coming if getattr(_script().get_revision(one).module, "is_breaking", False)]
    return breaking[-1] if breaking and connection.dialect.name == "postgresql" else None


def _has_tables(connection: Connection) -> bool:
    found = inspect(connection)
    return found.has_table("alembic_version") and found.has_table("matches")


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision of a database, ``None`` if it is empty. Change nothing.

    Raise ``NewerDatabase`` if the revision is unknown, or ``CorruptDatabase`` if there are tables but no
    revision.
    """
    current = MigrationContext.configure(connection).get_current_heads()
    if None in current or (not current and _has_tables(connection)):
        raise CorruptDatabase(str(connection.engine.url.database))
    if not set(revisions()).issuperset(current):
        raise NewerDatabase(", ".join(current))
    return current[0] if current else None


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the database to a schema revision, by default the newest.

    Raise what ``current_revision`` raises before anything is changed.
    """
    if current_revision(connection) == revisions()[-1]:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
