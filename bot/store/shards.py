"""Which rows belong to this process when several serve one bot."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, literal_column, true


@dataclass
class Shards:
    """The shards that this process serves: those in ``ids``, or all ``count`` of them if it is empty.

    The shard of a server is ``(guild_id >> 22) % count``
    (https://discord.com/developers/docs/events/gateway#sharding).
    """

    count: int = 1
    ids: Collection[int] = ()

    def serves(self, guild_id: int) -> bool:
        """Return whether a server belongs to this process."""
        return not self.ids or (guild_id >> 22) % self.count in self.ids

    def own(self, guild_id: Column[Any]) -> ColumnElement[bool]:
        """Return the condition that a row's server belongs to this process."""
        if not self.ids:
            return true()
        shard = guild_id.bitwise_rshift(literal_column("22")) % self.count
        return shard.in_(tuple(self.ids))
