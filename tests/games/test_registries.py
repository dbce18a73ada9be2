"""Every game brings along the same parts on every floor."""

import subprocess
import sys

import pytest

from bot.games import GAMES, TurnGame
from bot.games.registry import Registry
from bot.players import COMPUTERS, get_computer
from bot.players.generic import GenericComputer
from cogs.kit.game_ui import GAME_UIS
from rendering import EXTRA_PICTURES, RENDERERS, THEMES
from rendering.atlas import draw_sprites
from tests.games.test_turn_game import NIM
from tests.match.harvest import HARVEST
from tests.rendering.rendered_samples import each_game


def test_every_game_has_rules_a_renderer_a_computer_and_controls() -> None:
    assert set(RENDERERS) == set(GAME_UIS) == set(GAMES)
    assert all(key in COMPUTERS or isinstance(rules, TurnGame) for key, rules in GAMES.items())
    for registry in (GAMES, RENDERERS, COMPUTERS, GAME_UIS):
        assert all(part.key == key for key, part in registry.items())


@each_game
@pytest.mark.sampled
def test_every_renderer_draws_its_sprites_and_names_its_pictures(key: str) -> None:
    draw_sprites(RENDERERS[key], THEMES["dark"])
    assert RENDERERS[key].samples()
    assert set(RENDERERS[key].extra_pictures()) <= {"area", *EXTRA_PICTURES}


def test_a_game_from_elsewhere_can_be_added_and_removed() -> None:
    registry: Registry[object] = Registry("bot.games", "GAME", type(HARVEST))  # type: ignore[type-var]
    assert len(registry) == 0
    registry.add(HARVEST)
    assert dict(registry) == {HARVEST.key: HARVEST}
    registry.remove(HARVEST.key)
    with pytest.raises(KeyError):
        registry[HARVEST.key]


def test_a_computer_is_imported_without_those_of_other_games() -> None:
    """Importing all of them takes 40 ms, and the event loop may be the first to need one."""
    code = """
import sys
from bot.players import get_computer
assert get_computer("constructor").key == "constructor"
assert "bot.players.builders" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_turn_game_without_controls_gets_a_command_for_each_kind_of_action() -> None:
    GAMES.add(NIM)
    try:
        assert set(GAME_UIS) == set(GAMES)
        ui = GAME_UIS[NIM.key]
        assert ui is GAME_UIS[NIM.key], "the bots of a process share its commands"
        view = NIM.view(NIM.new_state(2, NIM.Options(), "seed"), None)
        assert ui.hint_choices(view, "take b 2") == ["b"]
    finally:
        GAMES.remove(NIM.key)
    assert {command.name: list(command.parameters) for command in ui.commands} == {
        "take": ["heap", "stones"],
        "wait": [],
    }
    for key in (HARVEST.key, "chess"):
        with pytest.raises(KeyError):
            GAME_UIS[key]


def test_a_game_without_a_computer_player_gets_a_generic_one() -> None:
    GAMES.add(HARVEST)
    try:
        computer = get_computer(HARVEST.key)
    finally:
        GAMES.remove(HARVEST.key)
    assert isinstance(computer, GenericComputer)
    assert computer.key == HARVEST.key
    for key in ("chess", "computer", "", None):  # the second is a module without a computer player
        with pytest.raises(KeyError):
            get_computer(key)  # type: ignore[arg-type]
