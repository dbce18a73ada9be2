"""Whether a bot that was ready has lost its connections to Discord's gateway since."""

import asyncio
from typing import Final

from discord.ext import commands

from bot.sharding import LeasedShards

LOST_SECONDS: Final = 30.0
"""How long all connections may be lost before it counts: most are resumed within seconds."""


class GatewayWatch:
    """Remembers since when the connection of each shard is lost."""

    def __init__(self, client: commands.AutoShardedBot, leased: LeasedShards | None) -> None:
        self._client = client
        self._leased = leased
        self._lost: dict[int, float] = {}
        client.add_listener(self._note_lost, "on_shard_disconnect")
        client.add_listener(self._note_connected, "on_shard_connect")
        client.add_listener(self._note_connected, "on_shard_resumed")

    def has_lost_all(self) -> bool:
        """Return whether all connections that there should be have been lost for ``LOST_SECONDS``.

        A process that shares the shards with others and holds none now needs no connection.
        """
        shards = self._client.shards
        wanted = shards.keys() if self._leased is None else self._leased.held
        now = asyncio.get_running_loop().time()
        for shard in wanted:
            # discord.py tells of lost connections one after the other, between its attempts to connect again.
            if shard not in shards or shards[shard].is_closed():
                self._lost.setdefault(shard, now)
        self._lost = {shard: since for shard, since in self._lost.items() if shard in wanted}
        if not wanted or len(self._lost) < len(wanted):
            return False
        return now - max(self._lost.values()) >= LOST_SECONDS

    async def _note_lost(self, shard: int) -> None:
        self._lost.setdefault(shard, asyncio.get_running_loop().time())

    async def _note_connected(self, shard: int) -> None:
        self._lost.pop(shard, None)
