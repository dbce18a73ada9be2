"""Turns end by themselves only where all that is left is optional: `Game.ending_action`."""

import random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.builders.state import Panel, Player
from tests.games import builders_play
from tests.games.middle_ages_play import table

SEEDS = range(12)
FREE_OPTIONAL = {"builders": {"structure"}, "middle-ages": {"buy"}}
"""The first words of the actions that an ending may skip."""


def play_randomly(key: str, seed: int, most: int = 600) -> list[tuple[Any, int]]:
    """Return the states of a match of two and the players to act in them."""
    game, rng = GAMES[key], random.Random(seed)
    state = game.new_state(2, game.options_from({}), f"seed {seed}")
    moments: list[tuple[Any, int]] = []
    while game.outcome(state) is None and len(moments) < most:
        to_act = sorted(game.current_players(state))
        moments += [(state, player) for player in range(2)]
        actions = list(game.legal_actions(state, to_act[0]))
        state = game.apply_action(state, to_act[0], rng.choice(actions))
    return moments


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_turn_that_ends_by_itself_skips_is_only_optional(key: str, seed: int) -> None:
    game = GAMES[key]
    for state, player in play_randomly(key, seed):
        ending = game.ending_action(state, player)
        if ending is None:
            continue
        legal = list(game.legal_actions(state, player))
        skipped = {game.action_to_string(each).split()[0] for each in legal if each != ending}
        assert ending in legal
        assert game.only_ends_turn(ending)
        assert skipped
        assert skipped <= FREE_OPTIONAL[key], "only what costs something or brings nothing"
        assert game.automatic_action(state, player, may_end_turn=True) is None
        game.apply_action(state, player, ending)


def test_in_the_middle_ages_no_action_is_left_and_one_can_be_bought() -> None:
    game = GAMES["middle-ages"]
    count = 0
    for seed in SEEDS:
        for state, player in play_randomly("middle-ages", seed):
            is_ending = game.ending_action(state, player) is not None
            price = state.stage.options.extra_action_price
            is_idle = player == state.current and not state.turn.actions
            assert is_ending == (is_idle and state.players[player].coins >= price)
            count += is_ending
    assert count > 20
    assert game.ending_action(table(), 0) is None


@pytest.mark.parametrize(
    ("progress", "small", "corner_joints", "corner_box", "is_ending"),
    [(0, 1, 1, 24, True), (3, 1, 1, 0, False), (2, 2, 2, 0, False), (1, 3, 3, 0, True)],
)
def test_in_builders_a_structure_that_cannot_be_completed_any_more_is_optional(
    *, progress: int, small: int, corner_joints: int, corner_box: int, is_ending: bool
) -> None:
    """The puzzle has ended, so the match ends with this turn, in which two steps are left."""
    mine = Player(hand=(0, 0, small, 0), corner_joints=corner_joints, progress=progress)
    state = builders_play.table(
        mine, panels=(Panel(0),) * 4, phase="build", left=2, corner_box=corner_box, box=(0, 0, 9, 9)
    )
    game = builders_play.GAME
    assert [game.action_to_string(each) for each in game.legal_actions(state, 0)] == ["done", "structure"]
    ending = game.ending_action(state, 0)
    assert (None if ending is None else game.action_to_string(ending)) == ("done" if is_ending else None)
