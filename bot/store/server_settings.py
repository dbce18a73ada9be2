"""The settings of servers: where and how their members play."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import fields
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.server_log import ServerLogEntry
from bot.match.servers import DEFAULTS, ServerSettings
from bot.store.server_log import insert_log_entry
from bot.store.tables import server_settings as table


def read_settings(content: str) -> ServerSettings:
    """Return stored settings; values that this version does not understand become the defaults."""
    stored_values, values = msgspec.json.decode(content, type=dict[str, Any]), {}
    for field in fields(ServerSettings):
        try:
            values[field.name] = msgspec.convert(stored_values[field.name], field.type)
        except (KeyError, msgspec.ValidationError):
            continue
    return ServerSettings(**values)


class ServerSettingsStore:
    """Queries on the settings of servers. A server has a row only if something differs from the defaults."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server; the defaults if nothing is stored."""
        content = await self._content(guild_id)
        return DEFAULTS if content is None else read_settings(content)

    async def change(
        self,
        guild_id: int,
        change: Callable[[ServerSettings], ServerSettings],
        log: Callable[[ServerSettings, ServerSettings], ServerLogEntry],
    ) -> ServerSettings:
        """Change the settings of a server with an entry in its log, and return them all.

        ``change`` gets the present settings and returns the new ones; it is called again if another change
        came first. ``log`` gets both and returns the entry. If nothing changes, nothing is written.
        """
        while True:
            content = await self._content(guild_id)
            before = DEFAULTS if content is None else read_settings(content)
            after = change(before)
            if after == before:
                return before
            try:
                async with self._engine.begin() as connection:
                    if await _replace(connection, guild_id, content, after):
                        await insert_log_entry(connection, log(before, after))
                        return after
            except IntegrityError:  # somebody else was the first to change something
                continue

    async def _content(self, guild_id: int) -> str | None:
        query = select(table.c.content).where(table.c.guild_id == guild_id)
        async with self._engine.connect() as connection:
            content: str | None = await connection.scalar(query)
        return content


async def _replace(
    connection: AsyncConnection, guild_id: int, content: str | None, after: ServerSettings
) -> bool:
    """Store settings in place of the ``content`` that was read; return whether it was still the same."""
    new = msgspec.json.encode(after, order="deterministic").decode()
    if content is None:
        await connection.execute(insert(table).values(guild_id=guild_id, content=new))
        return True
    is_unchanged = (table.c.guild_id == guild_id) & (table.c.content == content)
    query = delete(table) if after == DEFAULTS else update(table).values(content=new)
    return (await connection.execute(query.where(is_unchanged))).rowcount == 1
