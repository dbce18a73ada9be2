"""The line of each thread: the message in its channel that says how the match in the thread stands."""

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.deliveries import MatchLine
from bot.store.tables import match_lines

_BY_THREAD = select(*(match_lines.c[name] for name in MatchLine.__struct_fields__)).where(
    match_lines.c.thread_id == bindparam("of")
)
_REMOVE = delete(match_lines).where(match_lines.c.thread_id == bindparam("of"))


class MatchLineStore:
    """Queries on lines."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, thread_id: int) -> MatchLine | None:
        """Return the line of a thread; ``None`` if it has none."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_BY_THREAD, {"of": thread_id})).one_or_none()
        return None if row is None else MatchLine(*row)

    async def save(self, line: MatchLine) -> None:
        """Store a line in place of the one of the same thread."""
        async with self._engine.begin() as connection:
            await connection.execute(_REMOVE, {"of": line.thread_id})
            values = {name: getattr(line, name) for name in MatchLine.__struct_fields__}
            await connection.execute(insert(match_lines).values(values))

    async def remove(self, thread_id: int) -> None:
        """Forget the line of a thread, because its message is gone."""
        async with self._engine.begin() as connection:
            await connection.execute(_REMOVE, {"of": thread_id})
