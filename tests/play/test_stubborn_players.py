"""Players who do the same over and over, whatever it is good for: their boards have to be shown as well."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.games import GAMES, AnyGame
from bot.locales import texts
from cogs.support.board_messages import MOST_GAME_COMPONENTS
from cogs.support.controls import Menu, count_components
from cogs.support.game_ui import GAME_UIS
from tests.fifth_game import EVERY_GAME

TEXT = texts("en")
_MOST_STEPS = 150


def play_stubbornly(rules: AnyGame, players: int, favourite: str) -> Iterator[Any]:
    """Yield the states of a match whose players choose actions with the tag ``favourite`` if they can."""
    rng, state = Random(favourite), rules.new_state(players, rules.Options(), favourite)
    for _ in range(_MOST_STEPS):
        to_act = sorted(rules.current_players(state))
        if rules.outcome(state) or not to_act:
            return
        player = rng.choice(to_act)
        legal = list(rules.legal_actions(state, player))
        favourites = [action for action in legal if _tag(action) == favourite]
        state = rules.apply_action(state, player, rng.choice(favourites or legal))
        yield state


def _tag(action: msgspec.Struct) -> str:
    return str(action.__struct_config__.tag)


def find_tags(rules: AnyGame) -> set[str]:
    """Return the tags of the actions that players of a match at random have."""
    states = play_stubbornly(rules, rules.players.start, "")
    return {
        _tag(action)
        for state in states
        for player in rules.current_players(state)
        for action in rules.legal_actions(state, player)
    }


@pytest.mark.parametrize("number", [min, max])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_never_has_more_controls_than_discord_shows(
    game: str, number: Callable[[range], int]
) -> None:
    rules, ui = GAMES[game], GAME_UIS[game]
    for tag in sorted(find_tags(rules)):
        for state in play_stubbornly(rules, number(rules.players), tag):
            view = rules.view(state, None)
            selections = [""]
            for selection in selections:
                lines = ui.controls(view, selection, text=TEXT)
                assert count_components(lines) <= MOST_GAME_COMPONENTS, (tag, selection)
                picks = [one for line in lines if not isinstance(line, Menu) for one in line]
                selections += [
                    one.argument for one in picks if one.verb == "pick" and one.argument not in selections
                ]
