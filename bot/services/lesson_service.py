"""The progress of users in lessons, and the effects of what they do there."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from msgspec import structs

from bot.games import IllegalAction, RealTimeGame
from bot.lessons import LESSONS, Lesson, Mistake, Position
from bot.match.refusals import Refusal
from bot.store.lessons import LessonProgress, LessonStore
from bot.timestamps import milliseconds


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What a user sees of a lesson.

    Attributes:
        progress: What is stored of the user's progress.
        lesson: The lesson.
        index: The number of the step, counted from 0; the number of steps at the end of the lesson.
        position: The position; that of the last step at the end.
        mistake: The choice that was just made and does not do what the step asks for.
        is_old: Whether the user clicked on something older, so that nothing was done.
        is_late: Whether the user's time was up, so that the step began again.
    """

    progress: LessonProgress
    lesson: Lesson
    index: int
    position: Position
    mistake: Mistake | None = None
    is_old: bool = False
    is_late: bool = False

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

    def accepts(self, key: str) -> bool:
        """Return whether a choice counts that was made on the page with this key.

        In a race, choices on all pages of the step count, as in a match: players click faster than Discord
        shows pages.
        """
        if self.is_end or self.position.is_done:
            return False
        is_race = isinstance(self.lesson.rules, RealTimeGame)
        return key.partition("/")[0] == self.step_name if is_race else key == self.key


class LessonService:
    """The service that leads users through lessons and remembers how far they are.

    A choice carries the key of the page that it was made on. Made on an older page, it changes nothing.
    """

    def __init__(self, store: LessonStore) -> None:
        self._store = store
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    def _lock(self, user: int, game: str) -> asyncio.Lock:
        return self._locks.setdefault((user, game), asyncio.Lock())

    async def get(self, user: int, game: str) -> LessonPage:
        """Return the page on which a user is. Raise ``Refusal`` for a game without a lesson."""
        if game not in LESSONS:
            raise Refusal("no-lesson")
        lesson, progress = LESSONS[game], await self._store.get(user, game)
        if progress.is_at_end:
            last = len(lesson.steps)
            return LessonPage(progress, lesson, last, lesson.solution(last - 1))
        index = lesson.index_of(progress.step)
        is_known = lesson.steps[index].name == progress.step
        position = lesson.resume(index, progress.actions) if is_known else lesson.start(index)
        return LessonPage(progress, lesson, index, position)

    async def open(self, user: int, game: str) -> LessonPage:
        """Return the page on which a user goes on: the first one if they finished before or never began.

        Raise ``Refusal`` for a game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.is_end:
                return await self._turn_to(page, 0)
            if page.lesson.steps[page.index].is_timed and not page.position.is_done:
                return await self._turn_to(page, page.index)  # time went by elsewhere
            return page

    async def act(self, user: int, game: str, key: str, choose: Callable[[Any], Sequence[str]]) -> LessonPage:
        """Perform what a user chose on the page with a key, and return the page after it.

        ``choose`` returns the actions for the learner's view. Raise ``Refusal`` for a game without a lesson,
        and ``IllegalAction`` unless the game is a race, where a click that comes too late changes nothing.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if not page.accepts(key):
                return replace(page, is_old=True)
            at = max(milliseconds() - page.progress.began_at, 0)
            if page.lesson.is_late(page.index, page.position, at):
                return replace(await self._turn_to(page, page.index), is_late=True)
            actions = choose(page.lesson.rules.view(page.position.state, page.lesson.learner))
            try:
                new_page = _perform(page, actions, at)
            except IllegalAction:
                if isinstance(page.lesson.rules, RealTimeGame):
                    return page
                raise
            return await self._save(new_page)

    async def go(self, user: int, game: str, key: str, steps: int) -> LessonPage:
        """Go forward or back by ``steps``, between the first step and the end, and return the page there.

        Going back leads to the start of the step first, if something was done in it. Raise ``Refusal`` for a
        game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.key != key:
                return replace(page, is_old=True)
            if steps < 0 and page.position.actions and not page.is_end:
                steps += 1
            return await self._turn_to(page, min(max(page.index + steps, 0), len(page.lesson.steps)))

    async def show(self, user: int, game: str, key: str) -> LessonPage:
        """Do what the step asks for, and return the page with the solution.

        Raise ``Refusal`` for a game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.key != key or page.is_end:
                return replace(page, is_old=True)
            return await self._save(replace(page, position=page.lesson.solution(page.index)))

    async def find_finished_games(self, user: int) -> frozenset[str]:
        """Return the games whose lessons a user has finished."""
        return await self._store.find_finished_games(user)

    async def remember_match(self, user: int, game: str, match_id: int) -> None:
        """Remember the match that a user has begun from a lesson: the coach speaks in it."""
        async with self._lock(user, game):
            progress = await self._store.get(user, game)
            await self._store.put(structs.replace(progress, coached_match=match_id))

    async def _turn_to(self, page: LessonPage, index: int) -> LessonPage:
        lesson, now = page.lesson, milliseconds()
        is_end = index == len(lesson.steps)
        progress = structs.replace(
            page.progress,
            step="" if is_end else lesson.steps[index].name,
            actions=(),
            began_at=now,
            finished_at=page.progress.finished_at or (now if is_end else None),
            is_at_end=is_end,
        )
        await self._store.put(progress)
        position = lesson.solution(index - 1) if is_end else lesson.start(index)
        return LessonPage(progress, lesson, index, position)

    async def _save(self, page: LessonPage) -> LessonPage:
        """Store the position of a page, and return the page."""
        actions = page.position.actions
        began_at = page.progress.began_at if actions else milliseconds()
        progress = structs.replace(page.progress, step=page.step_name, actions=actions, began_at=began_at)
        await self._store.put(progress)
        return replace(page, progress=progress)


def _perform(page: LessonPage, actions: Sequence[str], at: int) -> LessonPage:
    """Return the page after ``actions``, made ``at`` milliseconds after the step began."""
    position = page.position
    for action in actions:
        result = page.lesson.act(page.index, position, action, at)
        if isinstance(result, Mistake):
            before = page.position if result.before.actions else result.before
            return replace(page, position=before, mistake=result)
        position = result
        if position.is_done:  # the rest of a series goes beyond the step
            break
    return replace(page, position=position)
