"""The models of Builders for the tree search."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import tanh
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.builders import GAME, Action, State, View
from bot.games.builders.actions import DONE, LAY, LEAD, MOVE, ROLL, STRUCTURE, Order, Take
from bot.games.builders.pieces import INDEX, SHAPES
from bot.games.builders.steps import hand_in_order
from bot.players import mcts
from bot.players.builders.determinize import sample_order, sample_state
from bot.players.builders.policy import MIXES, advantage, mix_pieces, play_turn
from bot.players.builders.puzzle import NO_ROW, OPEN_SIDES, STEPS, C, Puzzle, puzzle_of
from bot.players.computer import EVEN, divide

TURNS = 64
"""The number of turns whose dice are drawn beforehand; longer matches use them again."""
RESULT, MARGIN = 0.6, 0.4
"""The weights of a playout's result and of its margin."""
SPREAD = 25.0
"""The lead in points that is nearly a win."""
DICE = [(first, second) for first in range(1, 7) for second in range(1, 7)]


class BuildingModel:
    """The model of a match from its first roll on."""

    def actor(self, state: Puzzle) -> int:
        """Return the current player."""
        return state.current

    def actions(self, state: Puzzle) -> Sequence[Action]:
        """Return all actions, except that selections are limited to typical ones."""
        return _ACTIONS[state.phase](state)

    def apply(self, state: Puzzle, action: Action) -> Puzzle:
        """Return the match after ``action``."""
        state = state.copy()
        STEPS[type(action)](state, action)
        return state

    def rewards(self, state: Puzzle, rng: Random) -> Sequence[float]:
        """Return the rewards at the end of the match, played on by heuristics."""
        state = state.copy()
        while state.phase != "over":
            state = play_turn(state, rng)
        leads = [advantage(state, player) for player in range(len(state.seats))]
        return [
            RESULT * (1 + (lead > 0) - (lead < 0)) / 2 + MARGIN * (EVEN + EVEN * tanh(lead / SPREAD))
            for lead in leads
        ]


def play_to_end(state: State, rng: Random) -> Sequence[float]:
    """Sample missing orders, play the match to its end, and return each player's share of the win.

    Points decide, then joints, as in the rules; the pieces laid, which a puzzle does not count, are left out.
    """
    for player in sorted(GAME.current_players(state)) if state.phase == "order" else ():
        state = hand_in_order(state, player, Order(*sample_order(rng)))
    outcome = GAME.outcome(state)
    if outcome is not None:
        return divide(outcome.winners, len(state.players))
    puzzle = puzzle_of(state, rng.choices(DICE, k=TURNS))
    while puzzle.phase != "over":
        puzzle = play_turn(puzzle, rng)
    merits = {player: (seat.points, seat.joints) for player, seat in enumerate(puzzle.seats)}
    best = max(merits[player] for player in puzzle.order)
    return divide([player for player in puzzle.order if merits[player] == best], len(merits))


def _steps(state: Puzzle) -> list[Action]:
    hand = state.seats[state.current].hand
    steps: list[Action] = []
    if not state.remaining:
        return steps
    if state.side < OPEN_SIDES:
        steps += [LAY[kind] for kind in state.kinds() if hand[INDEX[kind]]]
    elif state.row != NO_ROW:
        steps += [LAY[SHAPES[state.shape]]] if hand[C + state.shape] else []
    else:
        steps += [LEAD[panel][SHAPES[shape]] for panel, shape in state.leads() if hand[C + shape]]
    if state.may_add_to_structure():
        steps.append(STRUCTURE)
    return steps


def _choices(state: Puzzle) -> list[Action]:
    return [MOVE, *_steps(state)] if state.may_move() else _steps(state)


def _selections(state: Puzzle) -> list[Action]:
    most = state.may_take()
    return [
        Take(*counts)
        for counts in dict.fromkeys(tuple(mix_pieces(mix, state.remaining, most)) for mix in MIXES)
    ]


_ACTIONS: Mapping[str, Callable[[Puzzle], Sequence[Action]]] = {
    "roll": lambda _: [ROLL],
    "choose": _choices,
    "build": lambda state: [DONE, *_steps(state)],
    "take": _selections,
    "over": lambda _: (),
}


class SearchInput(NamedTuple):
    """The input of the search: a game, a sampler of states, and the actions to consider."""

    model: mcts.Model[Any, Action]
    sample: Callable[[Random], Any]
    first: Sequence[Action]


def search_input_of(view: View, player: int, rng: Random) -> SearchInput:
    """Return the search's input for ``view``."""
    if view.phase == "order":
        return SearchInput(
            _OrderingModel(player), partial(_sample_orders, view, player), [Order(*mix) for mix in MIXES]
        )
    puzzle = puzzle_of(sample_state(view, rng), ())
    return SearchInput(BuildingModel(), partial(_sample_dice, puzzle), BuildingModel().actions(puzzle))


def _sample_dice(puzzle: Puzzle, rng: Random) -> Puzzle:
    puzzle = puzzle.copy()
    puzzle.dice = rng.choices(DICE, k=TURNS)
    return puzzle


def _sample_orders(view: View, player: int, rng: Random) -> State:
    """Return a state with all orders but that of ``player``."""
    state = sample_state(view, rng)
    sheets = enumerate(state.sheets)
    return replace(
        state, sheets=tuple(None if at == player else sheet or sample_order(rng) for at, sheet in sheets)
    )


class _OrderingModel(BuildingModel):
    """The model of a match from the last missing order on."""

    def __init__(self, player: int) -> None:
        self._player = player

    def actor(self, state: State | Puzzle) -> int:
        """Return the player whose order is missing, later the current player."""
        return self._player if isinstance(state, State) else super().actor(state)

    def apply(self, state: State | Puzzle, action: Action) -> Puzzle:
        """Return the match after ``action``; its dice are those of the state's seed."""
        if isinstance(state, Puzzle):
            return super().apply(state, action)
        assert isinstance(action, Order)
        after_order = hand_in_order(state, self._player, action)
        return puzzle_of(after_order, Random(state.stage.seed).choices(DICE, k=TURNS))
