"""Values that concern the whole bot, by key."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.tables import meta


class MetaStore:
    """Queries on values that concern the whole bot."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, key: str) -> str | None:
        """Return the value of a key, or ``None`` if there is none."""
        async with self._engine.connect() as connection:
            value: str | None = await connection.scalar(select(meta.c.value).where(meta.c.key == key))
            return value

    async def set(self, key: str, value: str) -> None:
        """Store the value of a key."""
        statement = update(meta).where(meta.c.key == key).values(value=value)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(statement)).rowcount == 0:
                    await connection.execute(insert(meta).values(key=key, value=value))
        except IntegrityError:  # another process was the first to insert it
            async with self._engine.begin() as connection:
                await connection.execute(statement)
