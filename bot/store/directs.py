"""Which direct messages stand in somebody's channel with the bot, and which matches each tells of."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, insert, select

from bot.store.shards import Sharded
from bot.store.tables import directs


class DirectQueries(Sharded):
    """The queries on direct messages."""

    async def remember_direct(self, user_id: int, message_id: int, match_ids: Collection[int]) -> None:
        """Remembers what a message tells somebody of, once."""
        rows = [{"message_id": message_id, "match_id": match, "user_id": user_id} for match in match_ids]
        async with self.engine.begin() as connection:
            await connection.execute(delete(directs).where(directs.c.message_id == message_id))
            await connection.execute(insert(directs), rows)

    async def older_directs(
        self, user_id: int, message_id: int, match_ids: Collection[int]
    ) -> Mapping[int, list[int]]:
        """The messages before one that tell somebody of one of these matches, each with all it tells of."""
        mine = (directs.c.user_id == user_id) & (directs.c.message_id < message_id)
        older = select(directs.c.message_id).where(mine, directs.c.match_id.in_(match_ids))
        query = (
            select(directs.c.message_id, directs.c.match_id)
            .where(directs.c.message_id.in_(older))
            .order_by(directs.c.message_id, directs.c.match_id)
        )
        found: dict[int, list[int]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.message_id, []).append(row.match_id)
        return found

    async def forget_direct(self, message_id: int, match_ids: Collection[int]) -> None:
        """Forgets that a message tells of these matches, for it no longer does."""
        told = (directs.c.message_id == message_id) & directs.c.match_id.in_(match_ids)
        async with self.engine.begin() as connection:
            await connection.execute(delete(directs).where(told))
