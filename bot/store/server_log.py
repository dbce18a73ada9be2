"""The log of a server: what its owner and its moderators have changed, visible to all of them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.server_log import ServerLogEntry
from bot.store.tables import server_log as table

MOST_PER_SERVER = 1000
_TRIM_EVERY = 50


class ServerLogStore:
    """Queries on the log of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, entry: ServerLogEntry) -> None:
        """Store an entry. The oldest entries of the server go if it has more than ``MOST_PER_SERVER``."""
        async with self._engine.begin() as connection:
            await insert_log_entry(connection, entry)

    async def find_last(self, guild_id: int, what: str) -> int | None:
        """Return when something was last done in a server; ``None`` if no entry says so."""
        query = select(func.max(table.c.at)).where(table.c.guild_id == guild_id, table.c.what == what)
        async with self._engine.connect() as connection:
            at: int | None = await connection.scalar(query)
            return at

    async def read_page(
        self, guild_id: int, count: int, *, before: int | None = None
    ) -> tuple[Sequence[ServerLogEntry], bool]:
        """Return at most ``count`` entries, the newest first, and whether there are older ones.

        With ``before``, return only entries with a lower id.
        """
        query = select(table).where(table.c.guild_id == guild_id).order_by(table.c.id.desc()).limit(count + 1)
        if before is not None:
            query = query.where(table.c.id < before)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        entries = [
            ServerLogEntry(**{**row, "details": msgspec.json.decode(row["details"])}) for row in rows[:count]
        ]
        return entries, len(rows) > count


async def insert_log_entry(connection: AsyncConnection, entry: ServerLogEntry) -> None:
    """Insert an entry within a transaction, together with the change that the entry is about."""
    row = {
        "guild_id": entry.guild_id,
        "at": entry.at,
        "user_id": entry.user_id,
        "what": entry.what,
        "details": msgspec.json.encode(entry.details).decode(),
    }
    (number,) = (await connection.execute(insert(table).values(row))).inserted_primary_key or (0,)
    if number % _TRIM_EVERY == 0:
        own = table.c.guild_id == entry.guild_id
        oldest_id = (
            select(table.c.id).where(own).order_by(table.c.id.desc()).offset(MOST_PER_SERVER - 1).limit(1)
        )
        await connection.execute(delete(table).where(own, table.c.id < oldest_id.scalar_subquery()))
