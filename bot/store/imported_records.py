"""Record files that users have opened, so that their replays can be opened again."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.matches import LARGEST_ID
from bot.store.tables import imported_records as table

MOST_PER_USER = 20


class ImportedRecordStore:
    """Queries on imported record files."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, user_id: int, content: str, now: int) -> int:
        """Store a file of a user and return its id, the same one if the user has it already.

        The oldest files go if the user has too many.
        """
        own = table.c.user_id == user_id
        row = {"user_id": user_id, "imported_at": now, "content": content}
        async with self._engine.begin() as connection:
            same = own & (table.c.content == content)
            existing_id: int | None = await connection.scalar(select(table.c.id).where(same).limit(1))
            if existing_id is not None:
                await connection.execute(
                    update(table).where(table.c.id == existing_id).values(imported_at=now)
                )
                return existing_id
            (import_id,) = (await connection.execute(insert(table).values(row))).inserted_primary_key or (0,)
            newest_first = (table.c.imported_at.desc(), table.c.id.desc())
            query = select(table.c.id).where(own).order_by(*newest_first).offset(MOST_PER_USER)
            if old := list(await connection.scalars(query)):
                await connection.execute(delete(table).where(table.c.id.in_(old)))
        return int(import_id)

    async def find(self, import_id: int) -> str | None:
        """Return the content of a file, ``None`` if there is none with this id any more."""
        if not 0 < import_id <= LARGEST_ID:
            return None
        async with self._engine.connect() as connection:
            content: str | None = await connection.scalar(
                select(table.c.content).where(table.c.id == import_id)
            )
            return content
