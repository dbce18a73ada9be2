"""When the bot was last connected while races ran: clicks of a race may be lost without a connection."""

from collections.abc import Collection

from bot.store import Store
from bot.timestamps import milliseconds

LAST_CONNECTED_KEY = "race_heard_at"
"""The beginning of the keys in `MetaStore` for the last time at which the bot was surely connected."""


class RaceConnections:
    """The service that remembers when the shards of this process were last surely connected.

    ``shard_ids`` are those of a fixed choice, empty for all. Without leases, the shard 0 stands for all
    shards of this process.
    """

    def __init__(self, store: Store, shard_ids: Collection[int], *, has_leases: bool) -> None:
        self._store = store
        self._shard_ids = shard_ids
        self._has_leases = has_leases

    def _key(self, shard: int) -> str:
        if self._has_leases:
            return f"{LAST_CONNECTED_KEY}:{shard}"
        ids = ",".join(map(str, self._shard_ids))
        return f"{LAST_CONNECTED_KEY}:{ids}" if ids else LAST_CONNECTED_KEY

    async def record(self, shards: Collection[int]) -> None:
        """Store that some shards are connected now."""
        for key in [self._key(shard) for shard in shards]:  # the caller may lose shards meanwhile
            await self._store.meta.set(key, str(milliseconds()))

    async def find_last(self, shards: Collection[int]) -> dict[int, int]:
        """Return for each shard that ever was when it was last connected, in milliseconds since 1970."""
        stored_times = {shard: await self._store.meta.get(self._key(shard)) for shard in shards}
        return {shard: int(stored_at) for shard, stored_at in stored_times.items() if stored_at}

    async def find_shard(self, match_id: int) -> int | None:
        """Return the shard of a match; ``None`` if there is no match with this id."""
        if not self._has_leases:
            return 0
        match = await self._store.matches.find(match_id)
        return None if match is None else self._store.shards.get_shard(match.guild_id)
