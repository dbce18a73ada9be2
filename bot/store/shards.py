"""The share of the rows that belongs to this process when several processes run one bot."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, literal_column, true


@dataclass
class Shards:
    """The shards that this process serves: those in ``ids``, or all ``count`` shards if it is empty.

    The shard of a server is ``(guild_id >> 22) % count``
    (https://discord.com/developers/docs/events/gateway#sharding).
    """

    count: int = 1
    ids: Collection[int] = ()

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server."""
        return not self.ids or (guild_id >> 22) % self.count in self.ids

    def own(self, guild_id: Column[Any]) -> ColumnElement[bool]:
        """Return the SQL condition that this process serves the server of a row."""
        if not self.ids:
            return true()
        shard = guild_id.bitwise_rshift(literal_column("22")) % self.count
        return shard.in_(tuple(self.ids))
