"""The beginner errs like a person: it overlooks, is greedy and forgets, but does nothing odd."""

from functools import partial
from statistics import fmean

import pytest

from bot.games import AnyGame
from bot.locales import texts
from bot.players import LEVEL_NAMES, get_computer
from cogs.kit.game_ui import GAME_UIS
from tests.benchmarks.odd_actions import ODD, gains
from tests.codebase.combinations import usual_first

BEGINNER, CASUAL = LEVEL_NAMES[:2]


@pytest.mark.parametrize("level", [BEGINNER, CASUAL])
@pytest.mark.parametrize("key", ["middle-ages", "builders"])
def test_no_action_is_one_that_the_bot_would_ask_a_person_about(key: str, level: str) -> None:
    """Such as ending a turn with actions left, or sending a worker to a machine for nothing."""
    computer = get_computer(key)
    rules: AnyGame = computer.rules
    for number in range(12):
        seed, ply = f"mistakes/{number}", 0
        state = rules.new_state(2, rules.options_from({}), seed)
        while to_act := sorted(rules.current_players(state)):
            player, view = to_act[0], rules.view(state, to_act[0])
            choice = computer.choose(view, player, level, seed=seed, ply=ply)
            assert choice is not None
            question = GAME_UIS[key].confirmation(
                partial(rules.view, state, player), choice.action, text=texts("en")
            )
            assert not question, f"{seed}, action {ply}: {choice.action}: {question}"
            state, ply = rules.apply_action(state, player, rules.action_from_string(choice.action)), ply + 1


@pytest.mark.parametrize(
    ("key", "matches", "every"),
    usual_first(
        2, (("constructor", 2, 4), ("builders", 1, 8), ("middle-ages", 4, 6), ("constructor", 12, 4))
    ),
)
@pytest.mark.sampled
def test_at_most_one_action_in_ten_is_odd(key: str, matches: int, every: int) -> None:
    """By the shares of a review: so much worse than chance that no person would do it."""
    assert fmean(gain <= -ODD for gain in gains(key, matches, every)) <= 0.1
