"""Whole matches of Builders against the written rules, and against the contract of every game."""

import random
from collections import Counter
from itertools import pairwise
from statistics import NormalDist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.builders import KINDS, SIDES, Action, Leave, Options, State, View
from bot.games.builders.geometry import Point, extent_of
from bot.games.builders.pieces import LEGS
from tests.games.builders_play import GAME, Choose, Greedy, any_legal, careless, playout, view_of
from tests.games.builders_statistics import LINES, UNMET, cell, sample

options = st.builds(
    Options,
    spaces=st.integers(8, 12),
    pieces_a_corner=st.integers(5, 12),
    small_triangles=st.integers(100, 200),
    large_triangles=st.integers(50, 120),
    corner_joints=st.integers(0, 48),
    head_start=st.integers(0, 2),
    shortest_side=st.none() | st.integers(2, 4),
)
seats = st.integers(2, 4)
seeds = st.integers(0, 10**6)
some_matches = settings(max_examples=15, deadline=None, database=None)


def match_of(match_options: Options, players: int, seed: int, kind: str, leaving: float = 0) -> list[State]:
    """Return all states of a match; ``leaving`` is the probability that a player leaves instead of acting."""
    rng = random.Random(seed)
    bots: list[Choose] = [Greedy(rng, players) if kind == "greedy" else WAYS[kind] for _ in range(players)]
    states = [GAME.new_state(players, match_options, str(seed))]
    while to_act := GAME.current_players(state := states[-1]):
        if rng.random() < leaving:
            player = rng.choice([player for player in range(players) if player not in state.leavers])
            states.append(GAME.apply_action(state, player, Leave()))
        else:
            player = min(to_act)
            states.append(GAME.apply_action(state, player, bots[player](state, player, rng)))
    return states


def late(state: State, player: int, _rng: random.Random) -> Action:
    """Return the action that the bot makes for a player whose time is up."""
    action = GAME.default_action(state, player)
    assert action is not None
    return action


def first(state: State, player: int, _rng: random.Random) -> Action:
    """Return the first legal action."""
    return next(iter(GAME.legal_actions(state, player)))


WAYS: dict[str, Choose] = {"any": any_legal, "careless": careless, "late": late, "first": first}
ways = st.sampled_from([*WAYS, "greedy"])
often = st.sampled_from([0, 0.002, 0.01, 0.1])


# What holds in every position


def check_material(state: State, match_options: Options) -> None:
    """Check that pieces in box, hands, puzzle, structures and those put away add up, and that E do too."""
    laid_pieces = Counter(piece.kind for piece in state.log)
    in_structures = sum(4 * player.structures + player.progress for player in state.players)
    total = [
        state.box[index] + sum(player.hand[index] for player in state.players) + laid_pieces[kind]
        for index, kind in enumerate(KINDS)
    ]
    total = [total[0] + state.away[0], total[1] + state.away[1], total[2] + in_structures, total[3]]
    assert total == [8, 36, match_options.small_triangles, match_options.large_triangles]
    corner_joints = sum(player.corner_joints for player in state.players)
    assert state.corner_box + corner_joints + in_structures == match_options.corner_joints
    assert min(state.box) >= 0
    assert state.corner_box >= 0


def check_players(state: State, match_options: Options) -> None:
    for number, player in enumerate(state.players):
        mine = [piece for piece in state.log if piece.owner == number]
        assert player.joints == sum(piece.joints for piece in mine)
        assert player.laid == len(mine)
        assert player.hand[0] <= 2
        assert min(player.hand) >= 0
        assert 0 <= player.progress <= 3
        assert 0 <= player.space < 4 * match_options.spaces


def check_leavers(state: State) -> None:
    """Check that leavers hold nothing, need not act, have no turn, and rank behind all others at the end."""
    assert len(set(state.leavers)) == len(state.leavers) < len(state.players)
    assert not GAME.current_players(state).intersection(state.leavers)
    assert not set(state.order).intersection(state.leavers)
    for number in state.leavers:
        player = state.players[number]
        assert (player.hand, player.corner_joints, player.progress) == ((0, 0, 0, 0), 0, 0)
    outcome = GAME.outcome(state)
    if outcome:
        best_first = sorted(range(len(state.players)), key=lambda number: outcome.ranks[number])
        assert tuple(reversed(best_first))[: len(state.leavers)] == state.leavers
        assert outcome.ranks.count(1) <= len(state.players) - len(state.leavers)


def check_foundation(state: State) -> None:
    north, east, south, west = state.foundation.sides
    ring = [piece for piece in state.log if piece.kind in "AB"]
    assert len(ring) <= 36
    assert south <= north or state.foundation.side < 2
    assert west <= east or state.foundation.side < 3
    if state.foundation.is_closed:
        assert (north, east) == (south, west)
        assert min(north, east) >= state.stage.shortest
        assert len(ring) == 2 * (north + east) + 4
        assert all(piece.kind in "CD" for piece in state.log[len(ring) :])
    else:
        assert not state.panels
        assert len(ring) == len(state.log)


def check_row(state: State) -> None:
    """Check that at most one row is open, and that there are always enough pieces to end it."""
    row = state.row
    if row is None:
        return
    index = KINDS.index(row.shape)
    there = state.box[index] + sum(player.hand[index] for player in state.players)
    assert 0 < row.slot < row.slots
    assert there >= row.slots - row.slot


def round_point(point: Point) -> tuple[int, int]:
    return round(point[0] * 1000), round(point[1] * 1000)


def edges_of(view: View) -> Counter[frozenset[tuple[int, int]]]:
    """Yield every unit of all pieces' outlines: units that two pieces share are where joints are."""
    edges: Counter[frozenset[tuple[int, int]]] = Counter()
    for piece in view.pieces:
        outline = piece.outline
        for (x, y), (to_x, to_y) in pairwise((*outline, outline[0])):
            long = (abs(to_x - x) == 2 and y == to_y) or (abs(to_y - y) == 2 and x == to_x)
            middle = ((x + to_x) / 2, (y + to_y) / 2)
            ends = [(x, y), middle, (to_x, to_y)] if long else [(x, y), (to_x, to_y)]
            edges.update(frozenset({round_point(one), round_point(other)}) for one, other in pairwise(ends))
    return edges


def check_joints(state: State) -> None:
    """Check that joints are the edges that pieces share, recounted from where the pieces lie.

    A long edge is cut in two where it may meet two short ones; so an edge shared by two D counts once more.
    """
    view = view_of(state)
    shared_edges = sum(count == 2 for count in edges_of(view).values())
    assert max(edges_of(view).values(), default=0) <= 2
    lying = {round_point(point) for piece in view.pieces for point in piece.joints}
    assert len(lying) == sum(player.joints for player in state.players)
    large_on_large = sum(piece.feet == 1 and piece.kind == "D" and piece.slot % 2 == 0 for piece in state.log)
    assert shared_edges - large_on_large == len(lying)
    left, top, right, bottom = extent_of(state.foundation)
    if state.foundation.is_closed:
        for x, y in (point for piece in view.pieces for point in piece.outline):
            assert left - 0.001 <= x <= right + 0.001
            assert top - 0.001 <= y <= bottom + 0.001


@given(options, seats, seeds, ways, often)
@some_matches
def test_positions_are_sound(
    match_options: Options, players: int, seed: int, kind: str, leaving: float
) -> None:
    states = match_of(match_options, players, seed, kind, leaving)
    for state in states:
        check_leavers(state)
        check_material(state, match_options)
        check_players(state, match_options)
        check_foundation(state)
        check_row(state)
    for state in (states[len(states) // 3], states[-1]):
        check_joints(state)


@given(options, seats, seeds, ways, often)
@some_matches
def test_steps_are_sound(match_options: Options, players: int, seed: int, kind: str, leaving: float) -> None:
    """A turn is a roll, then a move or steps, and changes no hand but that of its player."""
    states = match_of(match_options, players, seed, kind, leaving)
    for before, after in pairwise(states):
        if before.current is None or before.leavers != after.leavers:
            continue
        others = set(range(players)) - {before.current}
        assert all(before.players[other] == after.players[other] for other in others)
        assert len(after.log) - len(before.log) in (0, 1)
        assert after.turn - before.turn in (0, 1)
        if after.turn > before.turn and after.current is not None:
            follows = before.order[(before.order.index(before.current) + 1) % len(before.order)]
            assert after.current == follows


@given(options, seats, seeds, ways, often)
@some_matches
def test_matches_end_as_the_rules_say(
    match_options: Options, players: int, seed: int, kind: str, leaving: float
) -> None:
    """A match ends with a complete puzzle, or if nobody can build on or only one player is left."""
    *_, final = match_of(match_options, players, seed, kind, leaving)
    if len(final.leavers) == players - 1:
        return
    assert view_of(final).is_ended
    assert final.row is None
    assert final.foundation.is_closed
    for side, panel in zip(SIDES, final.panels, strict=True):
        assert 0 <= panel.length <= final.foundation.sides[SIDES.index(side)] + LEGS


# What matches look like


MATCHES = 40
FAR = NormalDist().inv_cdf(1 - 0.01 / 2 / (2 * 3 * len(LINES)))
"""The standard errors by which some number of the two tables differs in one of a hundred samples."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("family", ["random", "greedy"])
@pytest.mark.sampled
def test_matches_are_as_in_the_simulation(family: str, players: int) -> None:
    """This is checked on a small sample; ``tests.games.builders_statistics`` has larger ones."""
    facts = sample(family, players, MATCHES)
    errors = {line.name: cell(line, family, players, facts).errors for line in LINES}
    far = {name: error for name, error in errors.items() if abs(error) > FAR}
    assert far.keys() <= {name for *table, name in UNMET if table == [family, players]}, far


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_seldom_wins_against_sensible_players(players: int) -> None:
    wins = 0
    for number in range(20):
        rng = random.Random(number)
        others = [Greedy(rng, players) for _ in range(players)]

        def choose(state: State, player: int, rng: random.Random, others: list[Greedy] = others) -> Action:
            return others[player](state, player, rng) if player else careless(state, player, rng)

        outcome = GAME.outcome(playout(GAME.new_state(players, Options(), str(number)), choose, rng)[-1])
        assert outcome is not None
        wins += outcome.ranks[0] == 1
    assert wins <= 6
