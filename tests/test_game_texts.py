"""The sentences that every game has to bring along: what is missing is named by its id."""

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from bot.games import GAMES, TurnGame
from bot.locales import BrokenText, MissingText, languages, texts
from cogs.games import option_parameters
from cogs.support.game_ui import GAME_UIS, GameUI
from cogs.support.parameters import dashed
from rendering import RENDERERS
from rendering.renderer import Renderer
from rendering.simple import SimpleRenderer
from tests.fifth_game.rules import GAME

KEYS = (*GAMES, GAME.key)


pytestmark = pytest.mark.usefixtures("fifth_game")


def required(key: str) -> Iterator[str]:
    """Yield the ids of the texts that a game needs, whatever else it says."""
    yield from (f"{key}-name", f"{key}-rules", f"command-{key}", f"command-{key}-name")
    yield from _for_options(key)
    for command in GAME_UIS[key].commands:
        yield from _named(f"command-{key}-{command.name}")
        for name, parameter in command.parameters.items():
            yield from _named(f"parameter-{parameter.text or f'{key}-{command.name}-{dashed(name)}'}")
    rules, renderer = GAMES[key], type(RENDERERS[key])
    if isinstance(rules, TurnGame):
        if renderer.narrate is Renderer.narrate:
            yield from (f"{key}-did-{kind}" for kind in rules.kinds)
        if type(GAME_UIS[key]).controls is GameUI.controls:
            yield from (f"{key}-button-{kind}" for kind in rules.kinds)
    if issubclass(renderer, SimpleRenderer) and renderer.prompt is SimpleRenderer.prompt:
        yield f"{key}-prompt"


def _for_options(key: str) -> Iterator[str]:
    ui, options = GAME_UIS[key], GAMES[key].Options
    for parameter in option_parameters(ui).values():
        yield from _named(f"parameter-{parameter.text}")
    if type(ui).options is GameUI.options:
        for name, hint in get_type_hints(options).items():
            line = f"{key}-option-{dashed(name)}"
            if get_origin(hint) is Literal:
                yield from (f"{line}-{dashed(value)}" for value in get_args(hint))
            elif hint is bool:
                yield f"{line}-on"
                if name not in ui.unlisted_options or getattr(options(), name):
                    yield f"{line}-off"
            else:
                yield line


def _named(key: str) -> tuple[str, str]:
    return key, f"{key}-name"


def missing(key: str, locale: str) -> list[str]:
    """Return the ids of a game's texts that a language lacks."""
    text, found = texts(locale), []
    for required_key in required(key):
        try:
            text(required_key)
        except BrokenText:  # it is there, and wants values
            continue
        except MissingText:
            found.append(required_key)
    return found


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_all_the_texts_that_it_needs(key: str, locale: str) -> None:
    assert missing(key, locale) == []


def test_missing_texts_are_named() -> None:
    names = list(required(GAME.key))
    for part in ("rules", "option-row-loses", "did-mark", "button-mark", "prompt"):
        assert f"{GAME.key}-{part}" in names
    assert f"parameter-{GAME.key}-mark-square-name" in names
