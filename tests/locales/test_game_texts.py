"""The sentences that every game has to bring along: what is missing is named by its id."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from bot.games import GAMES, AnyGame, RealTimeGame, TurnGame
from bot.games.contract import HeadStartOptions
from bot.locales import BrokenText, MissingText, add_texts, languages, remove_texts, texts
from cogs.kit.game_ui import GAME_UIS, GameUI
from cogs.kit.parameters import kebab_case
from rendering import RENDERERS
from rendering.renderer import Renderer
from rendering.small_games.renderer import SimpleRenderer
from tests.example_games import EVERY_GAME, TEXTS
from tests.fifth_game.rules import GAME
from tests.players.positions import some_states

pytestmark = pytest.mark.usefixtures("example_games")


def required_keys(key: str) -> Iterator[str]:
    """Yield the ids of the texts that a game needs, whatever else it says."""
    yield from (f"{key}-name", f"{key}-rules", f"command-{key}", f"command-{key}-name")
    yield from _for_options(key)
    for command in GAME_UIS[key].commands:
        yield from _with_name(f"command-{key}-{command.name}")
        for name, parameter in command.parameters.items():
            yield from _with_name(f"parameter-{parameter.text or f'{key}-{command.name}-{kebab_case(name)}'}")
    rules, renderer = GAMES[key], type(RENDERERS[key])
    if isinstance(rules, TurnGame):
        if renderer.describe_action is Renderer.describe_action:
            yield from (f"{key}-did-{kind}" for kind in rules.kinds)
        if type(GAME_UIS[key]).controls is GameUI.controls:
            yield from (f"{key}-button-{kind}" for kind in rules.kinds)
        yield from (f"{key}-{use}-{kind}" for use in ("do", "possible") for kind in rules.kinds)
    if issubclass(renderer, SimpleRenderer) and renderer.prompt is SimpleRenderer.prompt:
        yield f"{key}-prompt"
    shared_reasons = ("match-over", "not-your-turn", "not-an-action", "not-legal")
    yield from (f"{key}-illegal-{reason}" for reason in reasons(rules) if reason not in shared_reasons)


def _for_options(key: str) -> Iterator[str]:
    ui, options = GAME_UIS[key], GAMES[key].Options
    words = {name: _words(hint) for name, hint in get_type_hints(options).items()}
    offered_options = {name: values for name, values in words.items() if name not in ui.fixed_options}
    more = {"seat": tuple(ui.host_seats), "preset": tuple(ui.presets)}
    for name, values in (offered_options | {name: values for name, values in more.items() if values}).items():
        yield from _with_name(f"parameter-{key}-{kebab_case(name)}")
        yield from (f"choice-{key}-{kebab_case(name)}-{value}" for value in values)
    if type(ui).options is GameUI.options:
        for name, hint in get_type_hints(options).items():
            if name in HeadStartOptions.__struct_fields__:
                continue
            line, usual = f"{key}-option-{kebab_case(name)}", getattr(options(), name)
            if get_origin(hint) is Literal:
                yield from (f"{line}-{kebab_case(value)}" for value in get_args(hint) if value != usual)
            elif hint is bool:
                yield f"{line}-{'off' if usual else 'on'}"
            else:
                yield line
    if GAMES[key].advantages:
        yield from (f"{key}-begins-ahead", f"{key}-begins-ahead-by")


def _words(hint: Any) -> tuple[str, ...]:
    """Return the words among which an option chooses, none if it is a number or a switch."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(word for kind in kinds if get_origin(kind) is Literal for word in get_args(kind))


def _with_name(key: str) -> tuple[str, str]:
    return key, f"{key}-name"


def reasons(rules: AnyGame) -> set[str]:
    """Return the reasons for refusals that stand in the modules of a game."""
    file = Path(str(sys.modules[type(rules).__module__].__file__))
    return {
        reason
        for source in ([file] if file.parent.name == "games" else file.parent.glob("*.py"))
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
        if node.func.id == "IllegalAction"
        for reason in _literals(node.args[0])
    }


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def find_missing(key: str, locale: str) -> list[str]:
    """Return the ids of a game's texts that a language lacks."""
    text, missing_keys = texts(locale), []
    for required_key in required_keys(key):
        try:
            text(required_key)
        except BrokenText:  # it is there, and wants values
            continue
        except MissingText:
            missing_keys.append(required_key)
    return missing_keys


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_game_has_all_the_texts_that_it_needs(key: str, locale: str) -> None:
    lacking = find_missing(key, locale)
    if lacking:
        pytest.fail("\n".join(["these texts are missing:", *lacking]), pytrace=False)


def test_missing_texts_are_named() -> None:
    remove_texts(TEXTS[0])
    try:
        names = find_missing(GAME.key, "en")
    finally:
        add_texts(TEXTS[0])
    for part in ("name", "rules", "option-size", "option-row-loses", "did-mark", "button-mark", "prompt"):
        assert f"{GAME.key}-{part}" in names
    assert {f"{GAME.key}-illegal-taken", f"{GAME.key}-illegal-no-such-square"} <= set(names)
    assert f"parameter-{GAME.key}-mark-square-name" in names
    assert {f"choice-{GAME.key}-row-wins", f"parameter-{GAME.key}-row"} <= set(names)


def by_system(rules: AnyGame, action: Any) -> bool:
    return isinstance(rules, RealTimeGame) and rules.is_system_action(action)


@pytest.mark.parametrize("key", GAMES)
def test_hints_have_words_for_every_action(key: str) -> None:
    def text(name: str, /, **values: Any) -> str:
        assert "-did-" not in name, "there is no imperative for it"
        return texts("en")(name, **values)

    rules = GAMES[key]
    for state in some_states(key, 1, 60):
        for player in rules.current_players(state):
            view = rules.view(state, player)
            actions = [
                action for action in rules.legal_actions(state, player) if not by_system(rules, action)
            ]
            for action in actions[:20]:
                advice = RENDERERS[key].advise(view, action, text=text)
                assert advice[0].isupper()
                assert not advice.endswith(".")
            assert all(GAME_UIS[key].possible(actions, text=text))
