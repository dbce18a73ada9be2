"""What the owner of a server has decided about where and how it plays."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import fields
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.models import OldBoards
from bot.store.server_log import ServerLogEntry, insert_log_entry
from bot.store.tables import server_settings as table

Place = Literal["channel", "thread", "forum"]
"""Where a match is played: where its table was asked for, in a new thread there, or as a post in a forum."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a server. A server that has decided nothing has the defaults.

    Attributes:
        channels: The channels in which tables may open; empty for everywhere.
        place: Where a match is played unless its host chooses.
        forum: The forum for ``place``.
        boards: What becomes of old boards unless the host chooses.
        locale: The language of matches; empty for that of the server.
        theme: How pictures look unless the host chooses.
        clock: The key of the clock of a table unless the host chooses; ``none`` for no clock.
        ping_roles: The role that is pinged when a table opens, by the key of its game.
        computers: Whether computers may play with others. Practice alone is always possible.
        posts_for_members: Whether tables, threads and posts are opened for members who may not write there.
    """

    channels: tuple[int, ...] = ()
    place: Place = "channel"
    forum: int | None = None
    boards: OldBoards = "fold"
    locale: str = ""
    theme: str = "dark"
    clock: str = "none"
    ping_roles: Mapping[str, int] = {}
    computers: bool = True
    posts_for_members: bool = False


DEFAULTS = ServerSettings()


def read_settings(content: str) -> ServerSettings:
    """Return stored settings; whatever this version does not understand has its default."""
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

        ``change`` gets the settings as they are and returns those to store; it is called again if somebody
        else was faster. ``log`` gets both and returns the entry. Nothing is written if nothing changes.
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
