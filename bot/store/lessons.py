"""How far users have come in their lessons."""

import msgspec
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.tables import lessons

_NAMES = ("actions", "stars")
"""The columns that hold lists as JSON."""


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a user has come in the lesson of a game.

    Attributes:
        step: The name of the step; empty before the first one and at the end.
        actions: What was done in the step so far, in full notation.
        began_at: When the step began, in milliseconds since 1970.
        finished_at: When the user first came to the end of the lesson; ``None`` before.
        is_at_end: Whether the user is at the end now.
        coached_match: The last match that the user began from the lesson.
        stars: The names of the challenges that the user has done.
    """

    user_id: int
    game: str
    step: str = ""
    actions: tuple[str, ...] = ()
    began_at: int = 0
    finished_at: int | None = None
    is_at_end: bool = False
    coached_match: int | None = None
    stars: tuple[str, ...] = ()


class LessonStore:
    """Queries on the progress in lessons."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, user_id: int, game: str) -> LessonProgress:
        """Return a user's progress in the lesson of a game; the start if nothing is stored."""
        query = select(lessons).where(lessons.c.user_id == user_id, lessons.c.game == game)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return LessonProgress(user_id=user_id, game=game) if row is None else _progress(row)

    async def find_all(self, user_id: int) -> list[LessonProgress]:
        """Return a user's progress in every lesson that they have begun."""
        query = select(lessons).where(lessons.c.user_id == user_id)
        async with self._engine.connect() as connection:
            return [_progress(row) for row in (await connection.execute(query)).mappings()]

    async def put(self, progress: LessonProgress) -> None:
        """Store a user's progress."""
        names = {name: msgspec.json.encode(getattr(progress, name)).decode() for name in _NAMES}
        values = msgspec.structs.asdict(progress) | names
        key = (lessons.c.user_id == progress.user_id) & (lessons.c.game == progress.game)
        statement = update(lessons).where(key).values(values)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(statement)).rowcount == 0:
                    await connection.execute(insert(lessons).values(values))
        except IntegrityError:  # another process was the first to insert it
            async with self._engine.begin() as connection:
                await connection.execute(statement)


def _progress(row: RowMapping) -> LessonProgress:
    """Return the progress that a row holds."""
    names = {name: msgspec.json.decode(row[name], type=tuple[str, ...]) for name in _NAMES}
    return LessonProgress(**{**row, **names})
