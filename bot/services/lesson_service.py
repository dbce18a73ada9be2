"""The progress of users in lessons, and the effects of what they do there."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from msgspec import structs

from bot.games import IllegalAction, RealTimeGame
from bot.lessons import LESSONS, Lesson, LessonStep, Mistake, Position
from bot.match.refusals import Refusal
from bot.store.lessons import LessonProgress, LessonStore
from bot.timestamps import milliseconds


class LessonResult(NamedTuple):
    """Whether a user has finished the lesson of a game, and the number of challenges that they have done."""

    is_finished: bool = False
    stars: int = 0


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What a user sees of a lesson.

    Attributes:
        progress: What is stored of the user's progress.
        lesson: The lesson.
        index: The number of the step among all steps; that of the last step at the end of the lesson.
        position: The position.
        is_end: Whether this is the end of the lesson, between its steps and its challenges.
        mistake: The choice that was just made and does not do what the step asks for.
        is_old: Whether the user clicked on something older, so that nothing was done.
        is_late: Whether the user's time was up, so that the step began again.
    """

    progress: LessonProgress
    lesson: Lesson
    index: int
    position: Position
    is_end: bool = False
    mistake: Mistake | None = None
    is_old: bool = False
    is_late: bool = False

    @property
    def is_challenge(self) -> bool:
        """Whether the step is a challenge."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The step."""
        return self.lesson.all_steps[self.index]

    @property
    def step_name(self) -> str:
        """The name of the step; empty at the end."""
        return "" if self.is_end else self.step.name

    @property
    def stars(self) -> tuple[bool, ...]:
        """Which of the challenges the user has done."""
        return tuple(step.name in self.progress.stars for step in self.lesson.challenges)

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
            return _end(progress, lesson)
        index = lesson.index_of(progress.step)
        is_known = lesson.all_steps[index].name == progress.step
        position = lesson.resume(index, progress.actions) if is_known else lesson.start(index)
        return LessonPage(progress, lesson, index, position)

    async def open(self, user: int, game: str) -> LessonPage:
        """Return the page on which a user goes on: the first one if they never began.

        Raise ``Refusal`` for a game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.step.is_timed and not (page.is_end or page.position.is_done):
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
            is_new = page.is_challenge and new_page.position.is_done
            return await self._save(new_page, earns_star=is_new)

    async def go(self, user: int, game: str, key: str, steps: int) -> LessonPage:
        """Go forward or back by ``steps``, and return the page there.

        The end of the lesson comes before the challenges, and after the last one. Going on from it leads to
        the first challenge without a star. Going back leads to the start of the step first, if something was
        done in it. Raise ``Refusal`` for a game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.key != key:
                return replace(page, is_old=True)
            if steps < 0 and page.position.actions and not page.is_end:
                return await self._turn_to(page, page.index)
            return await self._turn_to(page, _find_next(page, steps))

    async def show(self, user: int, game: str, key: str) -> LessonPage:
        """Do what the step asks for, and return the page with the solution.

        Raise ``Refusal`` for a game without a lesson.
        """
        async with self._lock(user, game):
            page = await self.get(user, game)
            if page.key != key or page.is_end:
                return replace(page, is_old=True)
            return await self._save(replace(page, position=page.lesson.solution(page.index)))

    async def find_results(self, user: int) -> dict[str, LessonResult]:
        """Return what a user has done in every lesson that they have begun, by game."""
        return {
            progress.game: LessonResult(
                progress.finished_at is not None,
                sum(step.name in progress.stars for step in LESSONS[progress.game].challenges),
            )
            for progress in await self._store.find_all(user)
            if progress.game in LESSONS
        }

    async def remember_match(self, user: int, game: str, match_id: int) -> None:
        """Remember the match that a user has begun from a lesson: the coach speaks in it."""
        async with self._lock(user, game):
            progress = await self._store.get(user, game)
            await self._store.put(structs.replace(progress, coached_match=match_id))

    async def _turn_to(self, page: LessonPage, index: int | None) -> LessonPage:
        """Store that the user is at the start of a step, or at the end, and return the page there."""
        lesson, now = page.lesson, milliseconds()
        progress = structs.replace(
            page.progress,
            step="" if index is None else lesson.all_steps[index].name,
            actions=(),
            began_at=now,
            finished_at=page.progress.finished_at or (now if index is None else None),
            is_at_end=index is None,
        )
        await self._store.put(progress)
        return (
            _end(progress, lesson)
            if index is None
            else LessonPage(progress, lesson, index, lesson.start(index))
        )

    async def _save(self, page: LessonPage, *, earns_star: bool = False) -> LessonPage:
        """Store the position of a page, and return the page."""
        progress, actions = page.progress, page.position.actions
        new_star = {page.step_name} - {*progress.stars} if earns_star else ()
        progress = structs.replace(
            progress,
            step=page.step_name,
            actions=actions,
            began_at=progress.began_at if actions else milliseconds(),
            stars=(*progress.stars, *new_star),
        )
        await self._store.put(progress)
        return replace(page, progress=progress)


def _end(progress: LessonProgress, lesson: Lesson) -> LessonPage:
    """Return the page at the end of a lesson."""
    last = len(lesson.steps) - 1
    return LessonPage(progress, lesson, last, lesson.solution(last), is_end=True)


def _find_next(page: LessonPage, steps: int) -> int | None:
    """Return the number of the step to which ``steps`` forward or back lead, or ``None`` for the end."""
    first, count = len(page.lesson.steps), len(page.lesson.all_steps)
    if page.is_end and steps > 0:
        index = next((first + number for number, is_done in enumerate(page.stars) if not is_done), first)
    else:
        index = (first if page.is_end else page.index) + steps
    passes_end = not page.is_end and page.is_challenge != (index >= first)
    return None if passes_end or index >= count else max(index, 0)


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
