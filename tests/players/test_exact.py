"""Small open games for two are solved where they are near enough to their end."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from bot.players.alphabeta import OutOfNodes
from bot.players.exact import DRAW, LOSS, WIN, ExactSolver
from bot.players.generic import GenericComputer
from bot.players.levels import PLAIN
from tests.fifth_game.rules import GAME, Mark, Options, State
from tests.sixth_game.rules import GAME as DOTS
from tests.sixth_game.rules import Draw
from tests.sixth_game.rules import State as DotsState

COMPUTER = GenericComputer(GAME)
EMPTY = GAME.new_state(2, Options(), "5eed")


def after(*squares: str) -> State:
    """Return the position after the players have marked squares in turn."""
    state = EMPTY
    for number, square in enumerate(squares):
        state = GAME.apply_action(state, number % 2, Mark(square))
    return state


def random_positions(marks: int) -> Iterator[State]:
    """Yield running positions with a number of marks."""
    for seed in range(30):
        rng, state = random.Random(seed), EMPTY
        for _ in range(marks):
            if GAME.outcome(state) is None:
                player = min(GAME.current_players(state))
                state = GAME.apply_action(state, player, rng.choice(list(GAME.legal_actions(state, player))))
        if GAME.outcome(state) is None:
            yield state


def value_by_hand(state: State) -> float:
    """Return what player 0 gets if both play best, by looking at all lines."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return DRAW if len(outcome.winners) > 1 else WIN if 0 in outcome.winners else LOSS
    player = min(GAME.current_players(state))
    values = [
        value_by_hand(GAME.apply_action(state, player, action))
        for action in GAME.legal_actions(state, player)
    ]
    return min(values) if player else max(values)


def test_noughts_and_crosses_is_a_draw() -> None:
    assert ExactSolver(GAME, 50_000).value(EMPTY) == DRAW


@pytest.mark.parametrize("marks", [4, 5, 7])
def test_a_master_makes_only_best_actions(marks: int) -> None:
    for state in random_positions(marks):
        player = min(GAME.current_players(state))
        choice = COMPUTER.decide(GAME.view(state, player), player, PLAIN["master"], random.Random(1))
        assert choice is not None
        state_after = GAME.apply_action(state, player, GAME.action_from_string(choice.action))
        assert value_by_hand(state_after) == value_by_hand(state)
        assert choice.value == (1 - value_by_hand(state) if player else value_by_hand(state))


def test_a_review_values_a_solved_position_exactly() -> None:
    for state in random_positions(5):
        player = min(GAME.current_players(state))
        share = value_by_hand(state)
        assert COMPUTER.estimate(GAME.view(state, player), 1, "seed", player=player) == (share, 1 - share)


def test_a_budget_that_is_not_enough_leaves_the_position_to_playouts() -> None:
    with pytest.raises(OutOfNodes):
        ExactSolver(GAME, 5).value(EMPTY)
    large = GAME.new_state(2, Options(size=5), "5eed")
    assert sum(COMPUTER.estimate(GAME.view(large, 0), 1, "seed")) == pytest.approx(1)
    choice = COMPUTER.decide(GAME.view(large, 0), 0, PLAIN["expert"], random.Random(1))
    assert choice is not None
    assert 0 < choice.value < 1


@pytest.mark.parametrize(
    ("squares", "action", "key"),
    [
        ("a1 b1 a2 b2", "mark a3", "players-wins-at-once"),
        ("a1 b2 c3 a3 c1 c2 a2 b1", "mark b3", "players-only-action"),
        ("a1 b1 b2", "mark c3", "players-good-odds"),
        ("a1 a2 b1 c1", "mark b2", "players-sure-win"),
    ],
)
def test_a_hint_says_what_is_certain(squares: str, action: str, key: str) -> None:
    state = after(*squares.split())
    player = min(GAME.current_players(state))
    assert COMPUTER.reason(GAME.view(state, player), player, action).key == key


def test_a_beginner_sees_most_wins_even_among_many_actions() -> None:
    """A beginner overlooks some, but has not too few playouts to find the others."""
    state = GAME.new_state(2, Options(size=5), "5eed")
    for square in ("a1", "a5", "b1", "b4", "c1", "e5", "d1", "d5"):
        state = GAME.apply_action(state, min(GAME.current_players(state)), Mark(square))
    view, found = GAME.view(state, 0), 0
    for seed in range(40):
        choice = COMPUTER.decide(view, 0, PLAIN["beginner"], random.Random(seed))
        found += choice is not None and choice.action == "mark e1"
    assert found >= 24


def test_an_ending_between_two_is_solved_in_a_game_for_more() -> None:
    """In dots and boxes a player acts twice in a row, and every number of boxes is known near the end."""
    rng, state = random.Random(1), DOTS.new_state(2, DOTS.Options(), "5eed")
    while len(state.lines) < 18:
        state = DOTS.apply_action(state, state.player, rng.choice(list(DOTS.moves(state))))
    computer, values = GenericComputer(DOTS), {}
    for action in DOTS.moves(state):
        values[DOTS.action_to_string(action)] = value_of_dots(DOTS.play(state, state.player, action))
    choice = computer.decide(DOTS.view(state, None), state.player, PLAIN["master"], rng)
    best = min(values.values()) if state.player else max(values.values())
    assert choice is not None
    assert values[choice.action] == best
    assert computer.estimate(DOTS.view(state, None), 1, "seed")[0] == best


@cache
def value_of_dots(state: DotsState) -> float:
    """Return what player 0 gets of dots and boxes if both play best, by looking at all lines."""
    outcome = DOTS.outcome(state)
    if outcome is not None:
        return float(0 in outcome.winners)
    values = [value_of_dots(DOTS.play(state, state.player, action)) for action in DOTS.moves(state)]
    return min(values) if state.player else max(values)


def test_playouts_prefer_actions_that_bring_points() -> None:
    computer, state = GenericComputer(DOTS), DOTS.new_state(3, DOTS.Options(), "5eed")
    for line in ("a1-b1", "a2-b2", "a1-a2"):
        state = DOTS.apply_action(state, state.player, Draw(line))
    boxes = [len(computer.play_on(state, random.Random(seed)).boxes) for seed in range(300)]
    assert sum(boxes) > 300 / 21 * 2, "twice as often as one of 21 actions by chance"
