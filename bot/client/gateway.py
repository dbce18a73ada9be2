"""Detection of a bot that has lost all of its connections to Discord's gateway."""

import asyncio
from typing import Final

from discord.ext import commands

from bot.client.sharding import LeasedShards

LOST_SECONDS: Final = 30.0
"""How long all connections may be lost before it counts: most are resumed within seconds."""


class GatewayWatch:
    """A watch that remembers since when the connection of each shard has been lost."""

    def __init__(self, client: commands.AutoShardedBot, leased_shards: LeasedShards | None) -> None:
        self._client = client
        self._leased_shards = leased_shards
        self._lost_since: dict[int, float] = {}
        client.add_listener(self._note_disconnect, "on_shard_disconnect")
        client.add_listener(self._note_connect, "on_shard_connect")
        client.add_listener(self._note_connect, "on_shard_resumed")

    def has_lost_all(self) -> bool:
        """Return whether all connections that the bot needs have been lost for ``LOST_SECONDS``.

        A process that shares the shards with others and holds none now needs no connection.
        """
        shards = self._client.shards
        expected_shards = shards.keys() if self._leased_shards is None else self._leased_shards.held_shards
        now = asyncio.get_running_loop().time()
        for shard in expected_shards:
            # discord.py reports lost connections one after the other, between its attempts to reconnect.
            if shard not in shards or shards[shard].is_closed():
                self._lost_since.setdefault(shard, now)
        self._lost_since = {
            shard: since for shard, since in self._lost_since.items() if shard in expected_shards
        }
        if not expected_shards or len(self._lost_since) < len(expected_shards):
            return False
        return now - max(self._lost_since.values()) >= LOST_SECONDS

    async def _note_disconnect(self, shard: int) -> None:
        self._lost_since.setdefault(shard, asyncio.get_running_loop().time())

    async def _note_connect(self, shard: int) -> None:
        self._lost_since.pop(shard, None)
