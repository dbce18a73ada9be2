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
"""The newest schema revision: their files are numbered."""


class NewerDatabase(Exception):  # noqa: N818
    """The database was written by a newer version of the bot; it was not changed."""


# Alembic takes 11 MB, and nothing needs it while the database has the newest schema: it is imported for more.


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


def _has_tables(connection: Connection) -> bool:
    found = inspect(connection)
    return found.has_table("alembic_version") and found.has_table("matches")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the database to a schema revision, by default the newest.

    Before anything is changed, raise ``NewerDatabase`` if its revision is unknown, or ``CorruptDatabase`` if
    it has tables but no revision.
    """
    has_versions = inspect(connection).has_table(_VERSIONS.name)
    current = connection.scalars(select(_VERSIONS.c.version_num)).all() if has_versions else ()
    if None in current or (not current and _has_tables(connection)):
        raise CorruptDatabase(str(connection.engine.url.database))
    if list(current) == [HEAD]:
        return
    if not set(revisions()).issuperset(current):
        raise NewerDatabase(", ".join(current))
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
