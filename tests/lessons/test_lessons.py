"""Lessons as data: every step can be done, and every choice in it is answered."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.games import IllegalAction
from bot.lessons import LESSONS, Lesson, LessonStep, Mistake, Position
from bot.locales import MissingText, first_text, texts
from rendering import RENDERERS

_STEPS = [(key, index) for key in sorted(LESSONS) for index in range(len(LESSONS[key].all_steps))]
_NAMES = [f"{key}-{LESSONS[key].all_steps[index].name}" for key, index in _STEPS]
TEXT = texts("en")


def _positions(lesson: Lesson, index: int) -> Iterator[Position]:
    """Yield the positions in which the learner chooses on the way of the solution."""
    position, solution = lesson.start(index), lesson.solution(index)
    for number, entry in enumerate(solution.actions):
        player, _, action = entry.partition(":")
        if len(position.actions) == number and int(player) == lesson.learner:
            yield position
            after = lesson.act(index, position, action.partition("@")[0].strip())
            assert isinstance(after, Position)
            position = after
    assert position.is_done


@pytest.mark.parametrize(("key", "index"), _STEPS, ids=_NAMES)
def test_the_solution_does_what_the_step_asks_for(key: str, index: int) -> None:
    assert list(_positions(LESSONS[key], index))


@pytest.mark.parametrize(("key", "index"), _STEPS, ids=_NAMES)
def test_every_legal_choice_is_answered_with_a_sentence(key: str, index: int) -> None:
    lesson = LESSONS[key]
    step, rules = lesson.all_steps[index], lesson.rules
    TEXT(f"{key}-lesson-{step.name}")
    TEXT(f"{key}-lesson-{step.name}-done")
    for position in _positions(lesson, index):
        for notation in rules.view(position.state, lesson.learner).legal:
            after = lesson.act(index, position, notation.partition("@")[0].strip())
            if not isinstance(after, Mistake):
                continue
            first_text(TEXT, f"{key}-lesson-{step.name}-{after.sentence}", f"{key}-lesson-{after.sentence}")
            assert after.before == position or step.goal
            assert rules.is_random(after.action) or RENDERERS[key].describe_action(
                rules.view(position.state, lesson.learner), after.action, text=TEXT
            )


@pytest.mark.parametrize("key", sorted(LESSONS))
def test_steps_and_challenges_have_names_of_their_own(key: str) -> None:
    names = [step.name for step in LESSONS[key].all_steps]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 16 and "/" not in name and name != "end" for name in names)
    TEXT(f"{key}-lesson-end")


@pytest.mark.parametrize(("key", "index"), _STEPS, ids=_NAMES)
def test_what_was_done_is_found_again_from_its_record(key: str, index: int) -> None:
    lesson = LESSONS[key]
    solution = lesson.solution(index)
    assert lesson.resume(index, solution.actions) == solution
    assert lesson.resume(index, ("0:nonsense",)) == lesson.start(index)


def test_a_step_that_is_gone_leads_to_the_start() -> None:
    assert LESSONS["constructor"].index_of("a step of last year") == 0


def test_an_illegal_action_is_refused() -> None:
    lesson = LESSONS["constructor"]
    with pytest.raises(IllegalAction):
        lesson.act(0, lesson.start(0), "a1-b9")


@pytest.mark.parametrize("step", LESSONS["builders"].all_steps, ids=lambda step: step.name)
def test_a_task_of_builders_has_at_most_25_words(step: LessonStep) -> None:
    for ending in ("", "-then", "-then-2"):
        with suppress(MissingText):
            assert len(TEXT(f"builders-lesson-{step.name}{ending}").split()) <= 25
