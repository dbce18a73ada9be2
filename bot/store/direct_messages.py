"""The bot's direct messages that still notify a user, and the matches that each is about."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.tables import direct_messages


class DirectMessageStore:
    """Queries on direct messages."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, user_id: int, message_id: int, match_ids: Collection[int]) -> None:
        """Store which matches a message is about, replacing what was stored for that message before."""
        rows = [{"message_id": message_id, "match_id": match, "user_id": user_id} for match in match_ids]
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(direct_messages).where(direct_messages.c.message_id == message_id)
            )
            await connection.execute(insert(direct_messages), rows)

    async def find_older(
        self, user_id: int, message_id: int, match_ids: Collection[int]
    ) -> Mapping[int, list[int]]:
        """Return a user's messages that are older than ``message_id`` and about any of the matches.

        The result maps the id of each message to all matches that it is about.
        """
        table = direct_messages.c
        mine = (table.user_id == user_id) & (table.message_id < message_id)
        messages = select(table.message_id).where(mine, table.match_id.in_(match_ids))
        query = (
            select(table.message_id, table.match_id)
            .where(table.message_id.in_(messages))
            .order_by(table.message_id, table.match_id)
        )
        matches_by_message: dict[int, list[int]] = {}
        async with self._engine.connect() as connection:
            for row in await connection.execute(query):
                matches_by_message.setdefault(row.message_id, []).append(row.match_id)
        return matches_by_message

    async def remove(self, message_id: int, match_ids: Collection[int]) -> None:
        """Store that a message is no longer about these matches."""
        is_match_of_message = (direct_messages.c.message_id == message_id) & direct_messages.c.match_id.in_(
            match_ids
        )
        async with self._engine.begin() as connection:
            await connection.execute(delete(direct_messages).where(is_match_of_message))
