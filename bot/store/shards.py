"""Which rows are this process's own when several serve one bot."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, ColumnElement, literal_column, true
from sqlalchemy.ext.asyncio import AsyncEngine


class Sharded:
    """Queries on rows that carry the number of their server.

    ``shard_count`` and ``shard_ids`` say which are this process's own: the shard of a server is
    ``(guild_id >> 22) % shard_count`` (https://discord.com/developers/docs/events/gateway#sharding).
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shard_count = 1
        self.shard_ids: Collection[int] = ()

    def serves(self, guild_id: int) -> bool:
        """Whether what concerns a server is this process's own."""
        return not self.shard_ids or (guild_id >> 22) % self.shard_count in self.shard_ids

    def own(self, guild_id: Column[Any]) -> ColumnElement[bool]:
        """The condition for that on a column."""
        if not self.shard_ids:
            return true()
        shard = guild_id.bitwise_rshift(literal_column("22")) % self.shard_count
        return shard.in_(tuple(self.shard_ids))
