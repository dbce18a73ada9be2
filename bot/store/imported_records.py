"""Record files that users have opened, so that their replays can be opened again."""

from itertools import accumulate

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.models import LARGEST_ID
from bot.store.tables import imported_records as table
from bot.store.tables import shared_records

MOST_PER_USER = 20
MOST_CHARACTERS_PER_USER = 20_000_000


class ImportedRecordStore:
    """Queries on imported record files."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, user_id: int, content: str, now: int) -> int:
        """Store a file of a user and return its id, the same one if the user has it already.

        Delete the user's oldest files if they are too many or too large together.
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
            query = select(table.c.id, func.length(table.c.content)).where(own).order_by(*newest_first)
            files = list(await connection.execute(query))
            sizes = accumulate(size for _, size in files)
            old = [
                file_id
                for number, ((file_id, _), size) in enumerate(zip(files, sizes, strict=True))
                if number >= MOST_PER_USER or (number > 0 and size > MOST_CHARACTERS_PER_USER)
            ]
            if old:
                await connection.execute(delete(table).where(table.c.id.in_(old)))
        return int(import_id)

    async def find(self, import_id: int, user_id: int, channel_id: int) -> str | None:
        """Return the content of a file that a user may open in a channel: their own, or one shared there.

        Return ``None`` for any other file, and for an id that no longer exists.
        """
        if not 0 < import_id <= LARGEST_ID:
            return None
        is_shared_here = exists().where(
            shared_records.c.import_id == table.c.id, shared_records.c.channel_id == channel_id
        )
        query = select(table.c.content).where(
            table.c.id == import_id, or_(table.c.user_id == user_id, is_shared_here)
        )
        async with self._engine.connect() as connection:
            content: str | None = await connection.scalar(query)
            return content

    async def share(self, import_id: int, user_id: int, guild_id: int, channel_id: int, now: int) -> bool:
        """Let everybody in a channel open a file of a user; return whether the user still has that file."""
        if not 0 < import_id <= LARGEST_ID:
            return False
        own = (table.c.id == import_id) & (table.c.user_id == user_id)
        row = {
            "import_id": import_id,
            "channel_id": channel_id,
            "guild_id": guild_id,
            "user_id": user_id,
            "shared_at": now,
        }
        try:
            async with self._engine.begin() as connection:
                if await connection.scalar(select(table.c.id).where(own)) is None:
                    return False
                await connection.execute(insert(shared_records).values(row))
        except IntegrityError:  # shared there before, or deleted meanwhile
            return await self.find(import_id, user_id, channel_id) is not None
        return True
