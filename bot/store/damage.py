"""The daily check of a whole SQLite file at the start, which takes longer the larger the file is."""

from typing import Final

from sqlalchemy import Connection, select

from bot.store.engine import require_undamaged
from bot.store.migrate import has_tables
from bot.store.tables import meta
from bot.timestamps import milliseconds

CHECKED_KEY: Final = "checked_for_damage_at"
_DAY_MILLISECONDS: Final = 86_400_000


def require_undamaged_once_a_day(connection: Connection) -> bool:
    """Check a SQLite file as ``require_undamaged`` does, unless that was done within a day.

    Return whether a database of the bot was checked; the caller then stores the time under ``CHECKED_KEY``.
    """
    if connection.dialect.name != "sqlite":
        return False
    has_notes = has_tables(connection)
    checked_at = (
        connection.scalar(select(meta.c.value).where(meta.c.key == CHECKED_KEY)) if has_notes else None
    )
    if checked_at and checked_at.isdecimal() and 0 <= milliseconds() - int(checked_at) < _DAY_MILLISECONDS:
        return False
    require_undamaged(connection)
    return has_notes
