"""A round of Constructor: positions, counts and scores that separate programs agreed on."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.games.constructor import GAME, State, format_position, is_adjacent, position_string, tiles_of
from bot.games.constructor.board import BOARDS
from bot.games.constructor.pieces import towers
from tests.games.constructor_play import (
    SAMPLE_ROUND,
    act,
    actions_of,
    finished_rounds,
    play,
    player_of,
    stacks_of,
    start,
    view_of,
)

DATA = Path(__file__).parent / "data"
PATTERNS: dict[str, list[tuple[str, int, int, str]]] = json.loads(
    (DATA / "constructor_patterns.json").read_text()
)


class Fixture(NamedTuple):
    """A position reached by ``actions``; ``solved`` is ice's lead at the end of the round after best play."""

    pattern: str
    open_rings: bool
    actions: str
    ply: int
    position: str
    legal: list[str] | None
    perft: list[int]
    towers: list[int]
    over: bool
    solved: int | None

    @property
    def state(self) -> State:
        return play(start(self.pattern, open_rings=self.open_rings), self.actions)


FIXTURES = [Fixture(**fixture) for fixture in json.loads((DATA / "constructor_fixtures.json").read_text())]
each_fixture = pytest.mark.parametrize("fixture", FIXTURES, ids=lambda fixture: fixture.position)


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of ``depth`` actions before the round ends."""
    if depth == 1:
        return len(actions_of(state))
    children = (GAME.apply_action(state, player_of(state), action) for action in actions_of(state))
    return sum(perft(child, depth - 1) for child in children if child.stage is state.stage)


@cache
def best_lead(state: State) -> int:
    """Return ice's lead at the end of round 1 when both sides play for the difference."""
    if finished_rounds(state):
        ice, black = finished_rounds(state)[0].points
        return ice - black
    choose = (max, min)[player_of(state)]
    return choose(best_lead(act(state, GAME.action_to_string(action))) for action in actions_of(state))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_have_the_documented_tiles_and_neighbours(pattern: str) -> None:
    board = BOARDS[pattern]
    assert [(tile.label, tile.q, tile.r, tile.stack) for tile in tiles_of(pattern)] == [
        (label, q, r, "") for label, q, r, _ in PATTERNS[pattern]
    ]
    for near, (*_, expected) in zip(board.neighbours, PATTERNS[pattern], strict=True):
        assert {board.cells[index].label for index in near} == set(expected.split())


@pytest.mark.parametrize("pattern", PATTERNS)
def test_tiles_are_adjacent_to_their_documented_neighbours_and_to_no_others(pattern: str) -> None:
    tiles = tiles_of(pattern)
    for tile, (*_, expected) in zip(tiles, PATTERNS[pattern], strict=True):
        assert {other.label for other in tiles if is_adjacent(tile, other)} == set(expected.split())


@each_fixture
def test_position_is_reached(fixture: Fixture) -> None:
    state = fixture.state
    if fixture.over:
        (finished_round,) = finished_rounds(state)
        assert (
            format_position(finished_round.pattern, finished_round.stacks, fixture.ply % 2)
            == fixture.position
        )
        assert list(finished_round.points) == fixture.towers
    else:
        assert position_string(state) == fixture.position
        assert list(towers(state.stacks)) == fixture.towers
        assert state.ply == fixture.ply


@pytest.mark.parametrize("fixture", [f for f in FIXTURES if not f.over], ids=lambda f: f.position)
def test_position_has_its_legal_actions(fixture: Fixture) -> None:
    state = fixture.state
    if fixture.legal is not None:
        assert sorted(view_of(state).legal) == sorted(fixture.legal)
    assert [perft(state, depth) for depth in (1, 2, 3)] == fixture.perft


@pytest.mark.parametrize("fixture", [f for f in FIXTURES if f.solved is not None], ids=lambda f: f.position)
def test_position_has_its_solved_value(fixture: Fixture) -> None:
    assert best_lead(fixture.state) == fixture.solved


@pytest.mark.parametrize(
    ("pattern", "counts"),
    [
        ("rhombus", [27, 648, 13_704, 251_280]),
        ("trapezoid", [27, 648, 13_704, 251_280]),
        ("triring", [27, 648, 13_680, 249_696]),
    ],
)
def test_perft_of_the_empty_board(pattern: str, counts: list[int]) -> None:
    assert [perft(start(pattern), depth) for depth in (1, 2, 3, 4)] == counts


def test_sample_round_ends_at_once_when_the_side_to_move_is_stuck() -> None:
    plies = SAMPLE_ROUND.split()
    before = play(start(), " ".join(plies[:-1]))
    assert not finished_rounds(before)
    (finished_round,) = finished_rounds(act(before, plies[-1]))
    assert (
        format_position(finished_round.pattern, finished_round.stacks, len(plies) % 2)
        == "sR,Ms,r/rMs,mS,RmS/S,Rm,rM b"
    )
    assert finished_round.points == (3, 3)


def test_round_ends_though_the_opponent_could_still_act() -> None:
    """Ruling A11: black was stuck, while ice's small on a1 could have gone onto the medium on a2."""
    (finished_round,) = finished_rounds(play(start(), SAMPLE_ROUND))
    empty_reserves = ((0, 0, 0), (0, 0, 0))
    ice_to_move = State(start().stage, 0, finished_round.stacks, empty_reserves)
    assert view_of(ice_to_move).legal == ("a1-a2",)


def test_ring_and_small_are_no_tower_until_a_medium_lands() -> None:
    """Rulings A2, A5 and A12."""
    state = play(start(), "Sa1 Ra2 Ma3 a2-a1 Mb1 Sc3")
    assert stacks_of(state)["a1"] == "Sr"
    assert view_of(state).towers == (0, 0)
    after = act(state, "b1-a1")
    assert stacks_of(after)["a1"] == "SrM"
    assert view_of(after).towers == (1, 0)


def test_vacated_tile_may_be_placed_on_again() -> None:
    """Ruling A10."""
    state = play(start(), "Sa1 Ra2 Sc3 a2-a1")
    assert "Ra2" in view_of(state).legal


def test_open_rings_may_enclose_the_small_on_a_tower() -> None:
    """Variant B: the tower then scores for the ring, and a medium of the other colour may land on it."""
    state = play(start(open_rings=True), "Ma1 Sa2 Rb1 a2-a1 b1-a1")
    assert stacks_of(state)["a1"] == "MsR"
    assert view_of(state).towers == (1, 0)
    state = play(state, "Ma2 Sc3 a2-a1")
    assert stacks_of(state)["a1"] == "MsRm"
    assert view_of(state).towers == (0, 1)


def test_open_rings_let_a_tower_hold_the_same_piece_several_times() -> None:
    """Seventeen pieces, each kind up to three times; the last one has to stay beside them."""
    lift = "b1-b2 b3-b2"
    around = f"Sb2 Rb1 Mb3 {lift} Sb1 Rb3 {lift} Mb1 Sb3 {lift}"
    onto = f"Rb1 Mb3 {lift} Sb1 Rb3 {lift} Mb1 Sb3 {lift}"
    twice = play(start(open_rings=True), around)
    assert stacks_of(twice)["b2"] == "SrMsRmS"
    assert "b1-b2" in view_of(play(twice, "Rb1 Mb3")).legal
    (finished_round,) = finished_rounds(play(twice, f"{onto} Rb1 Mb3 {lift} Sb1 Rb3 {lift} Mb1"))
    assert sorted(filter(None, finished_round.stacks)) == ["SrMsRmSrMsRmSrMsR", "m"]
    assert finished_round.points == (1, 0)
