"""Users in their lessons: where they are, and what becomes of what they do."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.lessons import LESSONS, Lesson, Mistake, Position
from bot.services.refusals import Refusal
from bot.store.lessons import LessonProgress, LessonStore
from bot.timestamps import milliseconds


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What a user sees of a lesson.

    Attributes:
        lesson: The lesson.
        index: The number of the step, counted from 0; the number of steps at the end of the lesson.
        position: The position; that of the last step at the end.
        mistake: The choice that was just made and does not do what the step asks for.
        is_old: Whether the user clicked on something older, so that nothing was done.
    """

    lesson: Lesson
    index: int
    position: Position
    mistake: Mistake | None = None
    is_old: bool = False

    @property
    def is_end(self) -> bool:
        """Whether this is the end of the lesson."""
        return self.index == len(self.lesson.steps)

    @property
    def step_name(self) -> str:
        """The name of the step; empty at the end."""
        return "" if self.is_end else self.lesson.steps[self.index].name

    @property
    def key(self) -> str:
        """What a button carries, so that it counts only on this page."""
        return f"{self.step_name}/{len(self.position.actions)}"


class LessonService:
    """The service that leads users through lessons and remembers how far they are."""

    def __init__(self, store: LessonStore) -> None:
        self._store = store

    async def open(self, user: int, game: str) -> LessonPage:
        """Return the page on which a user is; the first one if they finished before or never began.

        Raise ``Refusal`` for a game without a lesson.
        """
        page = await self._load(user, game)
        if page.is_end:
            return await self._turn_to(user, page, 0)
        if page.lesson.steps[page.index].timed and not page.position.is_done:
            return await self._turn_to(user, page, page.index)  # time went by elsewhere
        return page

    async def get(self, user: int, game: str) -> LessonPage:
        """Return the page on which a user is, without a change. Raise ``Refusal`` as `open` does."""
        return await self._load(user, game)

    async def act(self, user: int, game: str, key: str, actions: Sequence[str]) -> LessonPage:
        """Perform a user's actions on the page with a key, and return the page after them.

        Raise ``Refusal`` for a game without a lesson, and ``IllegalAction``.
        """
        page = await self._load(user, game)
        if page.key != key or page.is_end or page.position.is_done:
            return LessonPage(page.lesson, page.index, page.position, is_old=True)
        began_at = (await self._store.get(user, game)).began_at
        position = page.position
        for action in actions:
            done = page.lesson.act(page.index, position, action, max(milliseconds() - began_at, 0))
            if isinstance(done, Mistake):
                before = page.position if done.before.actions else done.before
                await self._save(user, page, before)
                return LessonPage(page.lesson, page.index, before, mistake=done)
            position = done
            if position.is_done:  # the rest of a series goes beyond the step
                break
        await self._save(user, page, position)
        return LessonPage(page.lesson, page.index, position)

    async def go(self, user: int, game: str, steps: int) -> LessonPage:
        """Go on or back by ``steps``, but not beyond the first step and the end, and return the page there.

        Back means the start of the step, too, if something was done in it.
        """
        page = await self._load(user, game)
        if steps < 0 and page.position.actions and not page.is_end:
            steps += 1
        return await self._turn_to(user, page, min(max(page.index + steps, 0), len(page.lesson.steps)))

    async def show(self, user: int, game: str) -> LessonPage:
        """Do what the step asks for, and return the page with the solution."""
        page = await self._load(user, game)
        if page.is_end:
            return page
        solved = page.lesson.solution(page.index)
        await self._save(user, page, solved)
        return LessonPage(page.lesson, page.index, solved)

    async def _load(self, user: int, game: str) -> LessonPage:
        if game not in LESSONS:
            raise Refusal("no-lesson")
        lesson, progress = LESSONS[game], await self._store.get(user, game)
        if progress.is_at_end:
            return LessonPage(lesson, len(lesson.steps), lesson.solution(len(lesson.steps) - 1))
        index = lesson.index_of(progress.step)
        is_known = lesson.steps[index].name == progress.step
        position = lesson.resume(index, progress.actions) if is_known else lesson.start(index)
        return LessonPage(lesson, index, position)

    async def _turn_to(self, user: int, page: LessonPage, index: int) -> LessonPage:
        lesson = page.lesson
        is_end = index == len(lesson.steps)
        position = lesson.solution(index - 1) if is_end else lesson.start(index)
        before, now = await self._store.get(user, lesson.key), milliseconds()
        await self._store.put(
            LessonProgress(
                user_id=user,
                game=lesson.key,
                step="" if is_end else lesson.steps[index].name,
                began_at=now,
                finished_at=before.finished_at or (now if is_end else None),
                is_at_end=is_end,
            )
        )
        return LessonPage(lesson, index, position)

    async def _save(self, user: int, page: LessonPage, position: Position) -> None:
        before = await self._store.get(user, page.lesson.key)
        began_at = before.began_at if position.actions else milliseconds()
        await self._store.put(
            replace(before, step=page.step_name, actions=position.actions, began_at=began_at)
        )
