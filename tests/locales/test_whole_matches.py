"""Whole matches in every language: whatever a player reads on the way is in that language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import GAMES
from bot.locales import FALLBACK, Text, languages, texts
from cogs.kit.controls import Menu
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS
from rendering.words import with_form
from tests.locales.test_game_texts import by_system
from tests.players.positions import some_states

TRANSLATIONS = [language for language in languages() if language != FALLBACK]
SENTENCE = 3
"""The least words of what would be English by mistake: fewer may be alike, such as notation and names."""


def read_match(key: str, text: Text) -> Iterator[str]:
    """Yield what players read during a match: prompts, controls, actions, hints, alt texts."""
    rules, renderer, ui = GAMES[key], RENDERERS[key], GAME_UIS[key]
    yield text(f"{key}-name")
    for state in some_states(key, 1, 60):
        for viewer in (None, *rules.current_players(state)):
            view = rules.view(state, viewer)
            yield from (ui.title(view, text=text), renderer.prompt(view, text=text))
            yield from (renderer.alt_text(view, text=text), renderer.describe(view, text=text))
            for line in ui.controls(view, "", text=text):
                if isinstance(line, Menu):
                    yield from (line.placeholder, *(choice.label for choice in line.choices))
                else:
                    yield from (control.label for control in line)
            if viewer is None:
                continue
            actions = [one for one in rules.legal_actions(state, viewer) if not by_system(rules, one)]
            yield from ui.possible(actions, text=text)
            for action in actions[:12]:
                for words in (text, with_form(text, "you")):
                    yield renderer.describe_action(view, action, text=words)
                yield renderer.advise(view, action, text=with_form(text, "do"))


def count_words(line: str) -> int:
    return len(re.findall(r"[^\W\d_]{2,}", line))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_of_a_match_is_english(key: str, language: str) -> None:
    english, lines = (list(read_match(key, texts(each))) for each in (FALLBACK, language))
    assert len(english) == len(lines)
    alike = {
        line
        for line, other in zip(lines, english, strict=True)
        if line == other and count_words(line) >= SENTENCE
    }
    assert alike == set()
    assert not [line for line in lines if "  " in line.strip() or ".." in line.replace("…", "")]


def test_the_comparison_sees_something() -> None:
    lines: list[Any] = [*read_match("constructor", texts(FALLBACK))]
    assert sum(count_words(line) >= SENTENCE for line in lines) > 200
