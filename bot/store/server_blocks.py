"""Users who are blocked in a server: they may not begin to play at its tables."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.server_log import ServerLogEntry
from bot.match.servers import ServerBlock
from bot.store.server_log import insert_log_entry
from bot.store.tables import server_blocks as table


class ServerBlockStore:
    """Queries on blocked users. Each change is also written to the log of the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, block: ServerBlock) -> bool:
        """Block a user. Return whether that changed anything: ``False`` if the user was blocked already."""
        details = {"user": str(block.user_id), "reason": block.reason}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(table).values(msgspec.structs.asdict(block)))
                await insert_log_entry(
                    connection, _make_log_entry(block.guild_id, block.by_user, block.at, "blocked", details)
                )
        except IntegrityError:
            return False
        return True

    async def remove(self, guild_id: int, user_id: int, *, by_user: int, now: int) -> bool:
        """Unblock a user. Return whether that changed anything: ``False`` if the user was not blocked."""
        async with self._engine.begin() as connection:
            result = await connection.execute(delete(table).where(_in_server(guild_id, [user_id])))
            if result.rowcount != 1:
                return False
            details = {"user": str(user_id)}
            await insert_log_entry(connection, _make_log_entry(guild_id, by_user, now, "unblocked", details))
            return True

    async def find_among(self, guild_id: int, users: Collection[int]) -> list[ServerBlock]:
        """Return the blocks of those ``users`` who are blocked in a server."""
        query = select(table).where(_in_server(guild_id, users)).order_by(table.c.user_id)
        async with self._engine.connect() as connection:
            return [ServerBlock(**row) for row in (await connection.execute(query)).mappings()]

    async def find_users(self, guild_id: int) -> list[int]:
        """Return all users who are blocked in a server."""
        query = select(table.c.user_id).where(table.c.guild_id == guild_id)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def read_page(
        self, guild_id: int, count: int, *, after_user: int = 0
    ) -> tuple[Sequence[ServerBlock], bool]:
        """Return at most ``count`` blocks of a server by user, and whether there are more after them."""
        query = (
            select(table)
            .where(table.c.guild_id == guild_id, table.c.user_id > after_user)
            .order_by(table.c.user_id)
            .limit(count + 1)
        )
        async with self._engine.connect() as connection:
            blocks = [ServerBlock(**row) for row in (await connection.execute(query)).mappings()]
        return blocks[:count], len(blocks) > count


def _in_server(guild_id: int, users: Collection[int]) -> ColumnElement[bool]:
    return (table.c.guild_id == guild_id) & table.c.user_id.in_(users)


def _make_log_entry(guild_id: int, user: int, at: int, what: str, details: dict[str, str]) -> ServerLogEntry:
    return ServerLogEntry(guild_id=guild_id, at=at, user_id=user, what=f"user-{what}", details=details)
