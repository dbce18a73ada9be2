"""Reviews of finished matches, complete or as far as they have come."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.tables import reviews


class ReviewStore:
    """Queries on reviews, whose content is opaque here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, match_id: int) -> str | None:
        """Return what is stored of the review of a match, or ``None``."""
        query = select(reviews.c.content).where(reviews.c.match_id == match_id)
        async with self._engine.connect() as connection:
            content: str | None = await connection.scalar(query)
        return content

    async def find_incomplete(self, most: int) -> list[int]:
        """Return the ids of up to ``most`` matches whose reviews were begun and not finished."""
        query = select(reviews.c.match_id).where(reviews.c.is_complete.is_(False)).limit(most)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def put(self, match_id: int, content: str, *, is_complete: bool) -> bool:
        """Store a review; return whether the match still exists."""
        values = {"content": content, "is_complete": is_complete}
        statement = update(reviews).where(reviews.c.match_id == match_id).values(values)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(statement)).rowcount == 0:
                    await connection.execute(insert(reviews).values(match_id=match_id, **values))
        except IntegrityError:  # deleted meanwhile, or another process was the first to insert it
            async with self._engine.begin() as connection:
                return (await connection.execute(statement)).rowcount > 0
        return True
