"""The computer's rounds of Constructor against the rules, and its choices in solved positions."""

from functools import cache
from itertools import pairwise
from random import Random
from struct import iter_unpack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.constructor import GAME, Options, State, View
from bot.players import get_computer
from bot.players.alphabeta import AlphaBeta
from bot.players.constructor import LEVELS
from bot.players.constructor.determinize import plies_of
from bot.players.constructor.endings import Endings
from bot.players.constructor.lookup_tables import Tables, tables_of
from bot.players.constructor.position import (
    LONGEST,
    START,
    Position,
    apply_step,
    playout,
    position_of,
    steps_of,
)
from bot.players.constructor.search import Decision, RoundsModel
from bot.players.levels import Level
from tests.games.constructor_play import act, actions_of, finished_rounds, play, player_of, start, view_of
from tests.players.positions import states_of

some_matches = settings(max_examples=40, deadline=None, database=None)
options = st.fixed_dictionaries(
    {"open_rings": st.booleans(), "extra_patterns": st.booleans(), "decider": st.booleans()}
)


def inner(state: State) -> tuple[Tables, Position]:
    """Return the tables and the position of a round."""
    rings = state.stage.options.open_rings
    tables = tables_of(state.stage.pattern, open_rings=rings)
    return tables, position_of(tables, state.stacks, state.reserves, state.colour, open_rings=rings)


@some_matches
@given(options=options, seed=st.integers(0, 10**6))
def test_the_inner_round_equals_the_rules_at_every_step(options: dict[str, bool], seed: int) -> None:
    rng, state = Random(seed), GAME.new_state(2, GAME.options_from(options), str(seed))
    while GAME.current_players(state):
        if state.phase == "pattern":
            state = act(state, rng.choice(view_of(state).legal))
            continue
        assert plies_of(state.stacks) == state.ply
        tables, position = inner(state)
        steps = {tables.names[step]: step for step in steps_of(tables, position)}
        legal = [text for text in view_of(state).legal if text != "swap"]
        assert sorted(steps) == sorted(legal)
        text, colour, finished_count = rng.choice(legal), state.colour, len(finished_rounds(state))
        following = apply_step(tables, position, steps[text])
        state = act(state, text)
        if len(finished_rounds(state)) == finished_count:
            assert inner(state)[1] == following
            continue
        assert not steps_of(tables, following)
        towers = finished_rounds(state)[-1].points
        if state.stage.swapped or (state.current is None and view_of(state).colours == (1, 0)):
            towers = towers[::-1]
        assert following[8] == towers[1 - colour] - towers[colour]


@pytest.mark.parametrize("open_rings", [False, True])
def test_playouts_are_walks_along_the_legal_steps(open_rings: bool) -> None:
    """The same draws, taken one by one, come to the same end: a playout follows the rules to its last ply."""
    tables = tables_of("triring", open_rings=open_rings)
    for seed in range(200):
        position, mine = START, True
        for (draw,) in iter_unpack("<H", Random(seed).randbytes(2 * (LONGEST + 1))):
            steps = steps_of(tables, position)
            if not steps:
                break
            position, mine = apply_step(tables, position, steps[draw * len(steps) >> 16]), not mine
        lead = position[8] if mine else -position[8]
        assert playout(tables, START, Random(seed)) == lead


def test_playouts_choose_every_step() -> None:
    """At the last ply of a round a playout's lead shows its action: all have to occur, about evenly."""
    state = start()
    rng = Random(4)
    while view_of(state).round == 1:
        tables, position = inner(state)
        ends = {step: apply_step(tables, position, step) for step in steps_of(tables, position)}
        if len(ends) > 1 and not any(steps_of(tables, end) for end in ends.values()):
            break
        state = act(state, rng.choice(view_of(state).legal))
    expected = {-end[8] for end in ends.values()}
    assert {playout(tables, position, Random(n)) for n in range(200)} == expected


# Endings


def late(seed: int, plies: int) -> State | None:
    """Return a random position of round 1 after ``plies`` plies, or ``None`` if the round ends before."""
    rng, state = Random(seed), start(("rhombus", "trapezoid", "triring")[seed % 3], open_rings=seed % 2 == 1)
    while state.ply < plies:
        state = act(state, rng.choice(view_of(state).legal))
        if view_of(state).round > 1:
            return None
    return state


def brute_force(state: State) -> int:
    """Return the lead of the player to move at the end of the round with best play, by the rules alone."""
    player = player_of(state)
    best = -99
    for action in actions_of(state):
        following = GAME.apply_action(state, player, action)
        rounds = finished_rounds(following)
        if rounds:
            points = rounds[0].points
            value = points[player] - points[1 - player]
        else:
            value = -_value_of(following)
        best = max(best, value)
    return best


@cache
def _value_of(state: State) -> int:
    return brute_force(state)


def test_solved_endings_are_exact() -> None:
    count = 0
    for seed in range(40):
        state = late(seed, 19)
        if state is None:
            continue
        _value_of.cache_clear()
        tables, position = inner(state)
        value = AlphaBeta(Endings(tables), 10**6).solve(position)
        assert position[8] + value == brute_force(state)
        count += 1
    assert count > 5


def test_the_best_steps_of_an_ending_are_exactly_those() -> None:
    count = 0
    for seed in range(60):
        state = late(seed, 21)
        if state is None or len(actions_of(state)) < 2:
            continue
        _value_of.cache_clear()
        best, player = brute_force(state), player_of(state)
        good = set()
        for action in actions_of(state):
            following = GAME.apply_action(state, player, action)
            rounds = finished_rounds(following)
            value = (
                rounds[0].points[player] - rounds[0].points[1 - player] if rounds else -_value_of(following)
            )
            if value == best:
                good.add(GAME.action_to_string(action))
        decision = Decision(view_of(state), player, Level(playouts=10, nodes=10**5), Random(1))
        names = inner(state)[0].names
        assert {names[step] for step in decision.find_optimal_steps()} == good
        count += len(good) < len(actions_of(state))
    assert count > 3


def test_ten_plies_before_the_end_everything_is_solved() -> None:
    """Wherever a round can last ten more plies at most, the master's nodes are enough."""
    count = 0
    for seed in range(60):
        state = late(seed, 18)
        if state is not None:
            tables, position = inner(state)
            AlphaBeta(Endings(tables), LEVELS["master"].nodes).settle(position)
            count += 1
    assert count > 10


# The match


def in_round_two(carry: int) -> View:
    """Return a position near the end of round 2; the player to move leads by ``carry`` from round 1."""
    for seed in range(200):
        states = list(states_of("constructor", seed))
        for state in states:
            view = view_of(state)
            if view.round == 2 and view.current is not None and view.phase == "play":
                ahead = view.points[view.current] - view.points[1 - view.current]
                if ahead == carry and state.ply >= 18 and len(view.legal) > 3:
                    return view
    raise AssertionError(carry)


def test_round_two_is_played_for_the_result_of_the_match() -> None:
    """With enough of a lead every action wins, so that none is better than another."""
    view = in_round_two(0)
    assert view.current is not None
    level = Level(playouts=1, nodes=10**5)
    mine = view.current
    for carry, all_equal in ((9, True), (0, False)):
        points = (carry, 0) if mine == 0 else (0, carry)
        variant = replace(view, points=points)
        optimal = Decision(variant, mine, level, Random(1)).find_optimal_steps()
        if all_equal:
            assert len(optimal) == len(view.legal)
        else:
            assert optimal


def test_the_result_counts_more_than_the_margin() -> None:
    tables = tables_of("rhombus", open_rings=False)
    worth = RoundsModel(tables, carry=0).worth
    assert worth == sorted(worth)
    steps = [second - first for first, second in pairwise(worth)]
    assert steps[8] > 0.3 < steps[9], "from a loss by one to a draw, and from that to a win by one"
    assert max(steps[:8] + steps[10:]) < 0.1
    assert RoundsModel(tables, carry=2).worth[7] == worth[9], (
        "two behind in this round is a draw with two carried"
    )


def test_a_match_that_can_be_won_at_once_is_won() -> None:
    """The computer chooses an action that wins at once, or one that wins with best play."""
    count = 0
    for seed in range(400):
        for state in states_of("constructor", seed):
            if view_of(state).round < 2 or state.phase != "play" or state.ply < 12:
                continue
            player, view = player_of(state), view_of(state)
            ends = {text: GAME.outcome(act(state, text)) for text in view.legal}
            winning = {text for text, end in ends.items() if end and end.winners == (player,)}
            if winning and len(winning) < len(ends):
                choice = get_computer("constructor").choose(view, player, "master", seed="seed", ply=0)
                assert choice is not None
                assert choice.action in winning or wins(act(state, choice.action), player)
                count += 1
                break
        if count == 5:
            return
    raise AssertionError(count)


def wins(state: State, player: int) -> bool:
    """Return whether ``player``, who is not to move, wins the match with best play."""
    points = view_of(state).points
    tables, position = inner(state)
    lead = position[8] + AlphaBeta(Endings(tables), 10**6).solve(position)
    return points[player] - points[1 - player] > lead


def test_a_decider_begins_fair_and_the_better_colour_is_taken_over() -> None:
    """The player who begins a decider must fear the swap (ruling A13); the other takes the better colour."""
    level = Level(playouts=600)
    for seed in range(200):
        states = list(states_of("constructor", seed, decider=True))
        deciders = [state for state in states if view_of(state).round == 3 and state.phase == "play"]
        if deciders:
            break
    first = deciders[0]
    choice = Decision(view_of(first), player_of(first), level, Random(1)).choice()
    assert choice.value == 0.5
    second = act(first, choice.action)
    assert "swap" in view_of(second).legal
    answer = Decision(view_of(second), player_of(second), level, Random(1)).choice()
    assert answer.value >= 0.5
    assert play(second, answer.action) != second


def test_patterns_are_chosen_too() -> None:
    state = GAME.new_state(2, Options(), "seed")
    choices = {
        get_computer("constructor").choose(view_of(state), player_of(state), "master", seed=f"{n}", ply=0)
        for n in range(20)
    }
    assert len(choices) == 3
