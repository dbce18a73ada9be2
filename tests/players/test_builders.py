"""The matches of integers that the computer plays Builders with, against the rules."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builders import Leave, Order, State
from bot.games.builders.dice import dice_of
from bot.players import get_computer
from bot.players.builders.determinize import sample_state
from bot.players.builders.policy import MIXES, advantage, mix_pieces, play_turn
from bot.players.builders.puzzle import STEPS, Puzzle, puzzle_of
from bot.players.builders.reasons import reason_of
from bot.players.builders.search import BuildingModel
from tests.players.positions import some_states, states_of

RULES = get_computer("builders").rules
MOST_TURNS = 300


def inner(state: State) -> Puzzle:
    """Return the puzzle with the dice that the match will have."""
    return puzzle_of(state, [dice_of(state.stage.seed, turn) for turn in range(MOST_TURNS)])


def facts(puzzle: Puzzle) -> dict[str, Any]:
    """Return the values of the puzzle that have a meaning in its phase."""
    names = ["phase", "turn", "box", "corner_box", "sides", "side", "lengths", "below", "seats", "passes"]
    values = {name: getattr(puzzle, name) for name in names}
    if puzzle.row >= 0:
        values |= {name: getattr(puzzle, name) for name in ("row", "shape", "slot", "slots", "feet")}
    if puzzle.phase in ("choose", "build", "take"):
        values["left"] = puzzle.remaining
    if puzzle.phase != "over":
        values["current"] = puzzle.current
    return values


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.sampled(3)
def test_the_puzzle_equals_the_rules_at_every_step(players: int, seed: int) -> None:
    rng, state = Random(seed), RULES.new_state(players, RULES.options_from({}), str(seed))
    puzzle: Puzzle | None = None
    while to_act := RULES.current_players(state):
        player = min(to_act)
        legal = list(RULES.legal_actions(state, player))
        if puzzle is not None:
            assert facts(puzzle) == facts(inner(state))
            actions = BuildingModel().actions(puzzle)
            assert set(actions) <= set(legal)
            assert state.phase == "take" or len(actions) == len(legal)
        action = rng.choice(legal)
        state = RULES.apply_action(state, player, action)
        if puzzle is not None:
            STEPS[type(action)](puzzle, action)
        elif state.phase != "order":
            puzzle = inner(state)
    assert puzzle is not None
    assert puzzle.phase == "over"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert [seat.points for seat in puzzle.seats] == [score.total for score in outcome.scores]


def test_the_search_ignores_players_who_left() -> None:
    """Players who left have no turns, count as no rivals, and are in no sampled match."""
    state = RULES.new_state(4, RULES.options_from({}), "left")
    state = RULES.apply_action(state, 2, Leave())
    for player in (0, 1, 3):
        state = RULES.apply_action(state, player, Order(0, 0, 5, 5))
    state = RULES.apply_action(state, 1, Leave())
    puzzle = inner(state)
    for seat, joints in zip(puzzle.seats, (5, 90, 80, 9), strict=True):
        seat.joints = joints
    assert [advantage(puzzle, player) for player in (0, 3)] == [-4, 4]
    sample = sample_state(RULES.view(state, 0), Random(1))
    assert (sample.leavers, sample.order) == (state.leavers, state.order)
    rng, current = Random(1), set[int]()
    while puzzle.phase != "over":
        current.add(puzzle.current)
        puzzle = play_turn(puzzle, rng)
    assert current == {0, 3}


def test_an_order_is_thought_of_with_those_who_stay() -> None:
    state = RULES.apply_action(RULES.new_state(3, RULES.options_from({}), "left"), 0, Leave())
    for level in ("casual", "expert"):
        choice = get_computer("builders").choose(RULES.view(state, 1), 1, level, seed="seed", ply=0)
        assert choice is not None
        assert choice.action.startswith("order")


@pytest.mark.parametrize("players", [2, 4])
def test_playouts_keep_the_rules_to_the_end(players: int) -> None:
    """Pieces are never made or lost, hands never negative, and each playout ends."""
    for seed in range(5):
        state = next(state for state in states_of("builders", seed, players) if state.phase == "roll")
        puzzle, rng = inner(state), Random(seed)
        small, large = puzzle.supply()
        turns = 0
        while puzzle.phase != "over":
            puzzle = play_turn(puzzle, rng)
            turns += 1
            hands = [seat.hand for seat in puzzle.seats]
            assert all(count >= 0 for hand in (*hands, puzzle.box) for count in hand)
            assert all(hand[0] <= 2 for hand in hands)
            assert puzzle.supply() <= (small, large)
            assert turns < MOST_TURNS
        assert not puzzle.leads()


def test_a_copy_shares_nothing() -> None:
    state = some_states("builders", 1, 1)[0]
    puzzle = inner(state)
    before = facts(puzzle.copy())
    other, rng = puzzle.copy(), Random(1)
    while other.phase != "over":
        other = play_turn(other, rng)
    assert facts(puzzle) == before


@pytest.mark.parametrize("mix", MIXES)
def test_selections_have_the_right_size(mix: tuple[int, int, int, int]) -> None:
    rng = Random(1)
    for _ in range(200):
        most = [rng.randrange(3), *(rng.randrange(20) for _ in range(3))]
        total = rng.randint(0, sum(most))
        counts = mix_pieces(mix, total, most)
        assert sum(counts) == total
        assert all(0 <= count <= limit for count, limit in zip(counts, most, strict=True))


def test_the_master_builds_when_the_last_row_is_worth_it() -> None:
    """With the puzzle one row from its end, laying that row wins and moving gives it away."""
    for seed in range(200):
        for state in states_of("builders", seed, 2):
            if (
                state.phase != "choose"
                or state.row is None
                or sum(panel.length for panel in state.panels) > 2
            ):
                continue
            player = state.current
            view = RULES.view(state, player)
            missing = state.row.slots - state.row.slot
            mine, theirs = (view.players[number].points for number in (player, 1 - player))
            if "move" in view.legal and view.left >= missing and mine > theirs and len(view.legal) > 1:
                choice = get_computer("builders").choose(view, player, "master", seed="seed", ply=0)
                assert choice is not None
                assert choice.action != "move"
                return
    raise AssertionError("no such position")


def test_a_hint_promises_no_structure_that_the_end_prevents() -> None:
    states = (state for state in states_of("builders", 4, 2) if state.phase == "build")
    views = (RULES.view(state, state.current) for state in states)
    view = next(view for view in views if view.is_ended and "structure" in view.legal)
    player = view.current
    assert (view.players[player].progress, view.players[player].corner_joints) == (2, 2)
    reason = reason_of(view, player, "structure")
    assert (reason.key, reason.values) == ("players-builders-structure", {"steps": 1})
    assert reason_of(replace(view, left=1), player, "structure").key == "players-builders-unfinished"
    assert reason_of(view, player, "done").key == "players-builders-end"


def test_a_hint_speaks_of_one_piece_if_it_is_a_whole_row() -> None:
    states = (state for state in states_of("builders", 4, 2) if state.phase in ("choose", "build"))
    for view in (RULES.view(state, state.current) for state in states):
        for panel in view.panels:
            for lead in panel.leads:
                action = f"lead {lead.shape} {panel.side}"
                if action in view.legal:
                    is_whole = len(lead.joints) == 1
                    keys = ("finish",) if is_whole else ("lead", "many")
                    reason = reason_of(view, view.current, action).key
                    assert reason.removeprefix("players-builders-") in keys


def test_the_advantage_is_over_the_best_of_the_others() -> None:
    state = next(state for state in states_of("builders", 1, 3) if state.phase == "roll")
    puzzle = inner(state)
    for seat, joints in zip(puzzle.seats, (5, 9, 7), strict=True):
        seat.joints = joints
    assert [advantage(puzzle, player) for player in range(3)] == [-4, 2, -2]
