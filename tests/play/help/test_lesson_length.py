"""A lesson takes three minutes: few steps, words and taps, and the rules of a newcomer's usual table."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.games import GAMES
from bot.lessons import LESSONS, Lesson, Mistake, Position
from bot.locales import MissingText, texts
from cogs.kit.controls import Menu
from cogs.kit.game_ui import GAME_UIS

TEXT = texts("en")
GAME_KEYS = sorted(LESSONS)
MOST_STEPS = 6
MOST_WORDS, MOST_WORDS_OF_A_RESULT, MOST_WORDS_OF_A_CHALLENGE = 25, 15, 30
SECONDS_A_WORD, SECONDS_A_TAP = 60 / 250, 1.5
SHORTEST, LONGEST = 90, 180
_NEXT = 1
_MENU_TAPS = 2
"""A tap opens a menu, and another one chooses."""


def count_words(sentence: str) -> int:
    """Return the number of words in a sentence; a lone sign such as ``+`` or ``·`` is none."""
    return sum(bool(re.search(r"\w", word)) for word in sentence.split())


def _is_on_way(position: Position, actions: tuple[str, ...]) -> bool:
    def plain(action: str) -> str:
        return action.partition("@")[0].strip()

    return [*map(plain, position.actions)] == [*map(plain, actions[: len(position.actions)])]


def _choices(
    lesson: Lesson, index: int, position: Position, selection: str
) -> Iterator[tuple[int, Position, str]]:
    """Yield what each control of a page leads to: its taps, the position and the selection."""
    ui, step = GAME_UIS[lesson.key], lesson.all_steps[index]
    view = lesson.rules.view(position.state, lesson.learner)
    for line in ui.lesson_panel(view, lesson.learner, selection, text=TEXT).lines:
        if isinstance(line, Menu):
            controls = [(_MENU_TAPS, line.verb, choice.argument) for choice in line.choices]
        else:
            controls = [(1, one.verb, one.argument) for one in line if not one.disabled]
        for taps, verb, argument in controls:
            if not step.shows(argument):
                continue
            if verb in ("pick", "panel-set"):
                yield taps, position, argument
            elif verb in ("act", "panel-act"):
                after: Position | Mistake = position
                for action in ui.expand_action(argument, lambda: view).split(";"):
                    if isinstance(after, Position) and not after.is_done:
                        after = lesson.act(index, after, action)
                if isinstance(after, Position):
                    yield taps, after, ""


def count_taps(lesson: Lesson, index: int) -> int:
    """Return the taps of the shortest way through the solution of a step, with the game's own controls."""
    solution = lesson.solution(index).actions
    first: tuple[tuple[str, ...], str] = ((), "")
    best, open_pages = {first: (0, lesson.start(index))}, [first]
    while open_pages:
        page = min(open_pages, key=lambda each: best[each][0])
        open_pages.remove(page)
        taps, position = best[page]
        if position.is_done:
            return taps
        for more, after, selection in _choices(lesson, index, position, page[1]):
            key = (after.actions, selection)
            is_known = key in best and best[key][0] <= taps + more
            if not is_known and _is_on_way(after, solution):
                best[key] = taps + more, after
                open_pages.append(key)
    raise AssertionError(f"{lesson.all_steps[index].name}: no way through the controls")


def find_rest(lesson: Lesson, step: str) -> str:
    """Return what a step says once a part of it is done; empty if it goes on with the same sentence."""
    with suppress(MissingText):
        return TEXT(f"{lesson.key}-lesson-{step}-then")
    return ""


def words_to_read(lesson: Lesson) -> list[str]:
    """Return all that a learner has to read from the first step to the end."""
    name, steps = TEXT(f"{lesson.key}-name"), len(lesson.steps)
    lines = [TEXT("lesson-end-title", game=name), TEXT(f"{lesson.key}-lesson-end")]
    for number, step in enumerate(lesson.steps, 1):
        lines.append(TEXT("lesson-title", game=name, step=number, steps=steps))
        lines += [TEXT(f"{lesson.key}-lesson-{step.name}{end}") for end in ("", "-done")]
        lines.append(find_rest(lesson, step.name))
        view = lesson.rules.view(lesson.start(number - 1).state, lesson.learner)
        lines.append(GAME_UIS[lesson.key].lesson_panel(view, lesson.learner, "", text=TEXT).text)
    return lines


@pytest.mark.parametrize("key", GAME_KEYS)
def test_a_lesson_takes_between_90_and_180_seconds(key: str) -> None:
    lesson = LESSONS[key]
    words = sum(map(count_words, words_to_read(lesson)))
    taps = sum(count_taps(lesson, index) + _NEXT for index in range(len(lesson.steps)))
    seconds = words * SECONDS_A_WORD + taps * SECONDS_A_TAP
    print(f"{key}: {words} words, {taps} taps, {seconds:.0f} s")
    assert SHORTEST <= seconds <= LONGEST, f"{words} words and {taps} taps take {seconds:.0f} s"


@pytest.mark.parametrize("key", GAME_KEYS)
def test_a_lesson_has_few_steps_of_few_words(key: str) -> None:
    lesson = LESSONS[key]
    assert len(lesson.steps) <= MOST_STEPS
    assert lesson.challenges
    limits = {step.name: MOST_WORDS for step in lesson.steps} | {"end": MOST_WORDS}
    limits |= {f"{step.name}-done": MOST_WORDS_OF_A_RESULT for step in lesson.steps}
    limits |= {step.name: MOST_WORDS_OF_A_CHALLENGE for step in lesson.challenges}
    limits |= {f"{step.name}-done": MOST_WORDS for step in lesson.challenges}
    counts = {name: count_words(TEXT(f"{key}-lesson-{name}")) for name in limits}
    assert {name: count for name, count in counts.items() if count > limits[name]} == {}
    assert all(count_words(find_rest(lesson, step.name)) <= MOST_WORDS for step in lesson.all_steps)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_challenge_can_be_done_with_the_controls(key: str) -> None:
    lesson = LESSONS[key]
    assert all(count_taps(lesson, index) for index in range(len(lesson.steps), len(lesson.all_steps)))


@pytest.mark.parametrize("key", GAME_KEYS)
def test_a_lesson_has_the_rules_of_the_usual_table_of_a_newcomer(key: str) -> None:
    lesson, rules = LESSONS[key], GAMES[key]
    usual = rules.options_from(GAME_UIS[key].newcomer_options)
    for step in lesson.steps:
        assert rules.options_from(lesson.options if step.options is None else step.options) == usual
