"""Random matches of Constructor, with all options, against the written rules."""

import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import IllegalAction
from bot.games.constructor import GAME, Action, ChoosePattern, Move, Options, Place, State, Swap, View
from bot.games.constructor.pieces import KINDS
from tests.games.constructor_play import actions_of, finished_rounds, new, player_of, stacks_of, view_of

WANTS = {"R": "S", "M": "R", "S": "M"}
SHORTEST, LONGEST, LONGEST_OPEN = 9, 30, 35
CLOSED_STACKS = {"R", "M", "S", "Sr", "Rm", "SrM", "Ms", "RmS", "SrMs"}
options = st.builds(
    Options,
    starter=st.sampled_from(["drawn", "ice", "black"]),
    same_pattern=st.booleans(),
    open_rings=st.booleans(),
    decider=st.booleans(),
    extra_patterns=st.booleans(),
)
some_matches = settings(max_examples=50, deadline=None, database=None)


def adjacent(view: View) -> set[tuple[str, str]]:
    """Return the pairs of touching tiles: hexes whose cube coordinates differ by one step."""
    return {
        (a.label, b.label)
        for a in view.tiles
        for b in view.tiles
        if max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r)) == 1
    }


def lands(piece: str, stack: str, open_rings: bool) -> bool:
    """Return whether a piece may land on another: which kind on which, and in different colours."""
    top = stack[-1]
    fits = top.islower() != piece.islower() and top.upper() == WANTS[piece.upper()]
    return fits and (open_rings or piece.upper() != "R" or len(stack) == 1)


def expected_actions(view: View) -> set[str]:
    """Return the legal placements and moves, by the rules implemented again on the view alone."""
    assert view.current is not None
    colour = view.colours[view.current]
    at = {tile.label: tile.stack for tile in view.tiles}
    kinds = [kind for kind, count in zip("RMS", view.reserves[colour], strict=True) if count]
    places = {f"{kind}{label}" for label, stack in at.items() if not stack for kind in kinds}
    moves = {
        f"{source}-{target}"
        for source, target in adjacent(view)
        if len(at[source]) == 1 and at[source].islower() == bool(colour)
        if at[target] and lands(at[source], at[target], view.options.open_rings)
    }
    return places | moves


class Pieces:
    """The places of every single piece of a round."""

    def __init__(self) -> None:
        self.on: dict[str, list[str]] = {}
        self.moved_pieces: set[str] = set()
        self.place_counts: Counter[str] = Counter()

    def follow(self, colour: int, action: Place | Move) -> None:
        if isinstance(action, Place):
            kind = action.kind.lower() if colour else action.kind
            self.place_counts[kind] += 1
            assert action.tile not in self.on
            self.on[action.tile] = [f"{kind}{self.place_counts[kind]}"]
        else:
            (piece,) = self.on.pop(action.source)
            assert piece not in self.moved_pieces
            self.moved_pieces.add(piece)
            self.on[action.target].append(piece)

    def stacks(self) -> dict[str, str]:
        return {label: "".join(piece[0] for piece in pieces) for label, pieces in self.on.items()}


def check_position(state: State, pieces: Pieces) -> None:
    view = view_of(state)
    stacks = stacks_of(state)
    assert stacks == pieces.stacks()
    assert set(view.legal) - {"swap"} == expected_actions(view)
    for stack in stacks.values():
        assert all(a.islower() != b.islower() for a, b in pairwise(stack))
        if not view.options.open_rings:
            assert {stack, stack.swapcase()} & CLOSED_STACKS
    on_board = Counter("".join(stacks.values()))
    for kinds, reserve in zip(("RMS", "rms"), view.reserves, strict=True):
        assert [on_board[kind] + count for kind, count in zip(kinds, reserve, strict=True)] == [3, 3, 3]


def check_actions(state: State) -> None:
    before = msgspec.json.encode(state)
    assert msgspec.json.decode(before, type=State) == state
    for action in actions_of(state):
        assert GAME.apply_action(state, player_of(state), action) != state
        assert GAME.action_from_string(GAME.action_to_string(action)) == action
    assert msgspec.json.encode(state) == before


@some_matches
@given(options=options, seed=st.integers(0, 10**6))
def test_random_matches_keep_the_rules(options: Options, seed: int) -> None:
    rng, state = random.Random(seed), new(options, str(seed))
    longest = LONGEST_OPEN if options.open_rings else LONGEST
    pieces, plies = Pieces(), 0
    while GAME.current_players(state):
        check_actions(state)
        if view_of(state).phase == "play":
            check_position(state, pieces)
        action, finished_count, view = (
            rng.choice(actions_of(state)),
            len(finished_rounds(state)),
            view_of(state),
        )
        state = GAME.apply_action(state, player_of(state), action)
        if isinstance(action, Place | Move):
            assert view.current is not None
            pieces.follow(view.colours[view.current], action)
            plies += 1
        if len(finished_rounds(state)) > finished_count:
            assert SHORTEST <= plies <= longest
            pieces, plies = Pieces(), 0
    check_end(state)


def check_end(state: State) -> None:
    view, outcome = view_of(state), GAME.outcome(state)
    assert outcome is not None
    assert tuple(score.total for score in outcome.scores) == view.points
    assert outcome.winners == tuple(p for p in (0, 1) if view.points[p] == max(view.points))
    assert len(view.finished) == view.rounds == view.round
    assert [GAME.legal_actions(state, player) for player in (0, 1)] == [[], []]
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


@some_matches
@given(options=options, seed=st.integers(0, 10**6))
def test_points_are_the_towers_of_the_final_positions(options: Options, seed: int) -> None:
    rng, state = random.Random(seed), new(options, str(seed))
    while GAME.current_players(state):
        state = GAME.apply_action(state, player_of(state), rng.choice(actions_of(state)))
    view = view_of(state)
    for number, result in enumerate(view.finished):
        tops = [t.stack[-1] for t in result.tiles if len(t.stack) > 1 and t.stack.upper() != "SR"]
        ice = sum(top.isupper() for top in tops)
        by_colour = (ice, len(tops) - ice)
        colours = view.colours if number == len(view.finished) - 1 else (0, 1)
        assert result.points == tuple(by_colour[colour] for colour in colours)


@settings(some_matches, max_examples=15)
@given(options=options, seed=st.integers(0, 10**6))
def test_whatever_is_not_legal_is_refused(options: Options, seed: int) -> None:
    rng, state = random.Random(seed), new(options, str(seed))
    while GAME.current_players(state):
        legal, player = actions_of(state), player_of(state)
        for action in conceivable_actions(state):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    GAME.apply_action(state, player, action)
        state = GAME.apply_action(state, player, rng.choice(legal))


def conceivable_actions(state: State) -> list[Action]:
    labels = [tile.label for tile in view_of(state).tiles]
    return [
        Swap(),
        *(ChoosePattern(pattern) for pattern in view_of(state).patterns),
        *(Place(kind, label) for kind in KINDS for label in labels),
        *(Move(source, target) for source in labels for target in labels),
    ]
