"""The shards that this process serves if several processes run one bot, and the rows that belong to them."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Column, ColumnElement, false, literal_column, true


class OwnShards:
    """The shards that this process serves now: those in ``ids``, or all if ``ids`` is ``None``.

    The shard of a server is ``(guild_id >> 22) % count``
    (https://discord.com/developers/docs/events/gateway#sharding). With leases, ``ids`` changes while the
    process runs, and nothing is served while ``is_valid`` returns ``False`` because the lease is about to
    end.
    """

    def __init__(self, count: int = 1, ids: Collection[int] | None = None) -> None:
        self.count = count
        self.ids = ids
        self.is_valid: Callable[[], bool] = lambda: True

    def get_shard(self, guild_id: int) -> int:
        """Return the shard of a server."""
        return (guild_id >> 22) % self.count

    def includes(self, shard: int) -> bool:
        """Return whether this process serves a shard."""
        return self.is_valid() and (self.ids is None or shard in self.ids)

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server."""
        return self.includes(self.get_shard(guild_id))

    def make_condition(
        self, guild_id: Column[Any], only: Collection[int] | None = None
    ) -> ColumnElement[bool]:
        """Return the SQL condition that this process serves the server of a row.

        With ``only``, return the condition that the server is in one of these shards, even if nothing serves
        them yet.
        """
        if not self.is_valid():
            return false()
        shard_ids = self.ids if only is None else only
        if shard_ids is None:
            return true()
        shard = guild_id.bitwise_rshift(literal_column("22")) % self.count
        return shard.in_(tuple(shard_ids))
