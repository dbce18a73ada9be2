"""The model of The Builders: Middle Ages for the tree search."""

from collections.abc import Iterable, Sequence
from math import tanh
from random import Random

from bot.games.middle_ages import GAME, Action, State
from bot.games.middle_ages.steps import STEPS
from bot.players.computer import EVEN, shares
from bot.players.middle_ages.evaluation import RatedAction, ahead_of, evaluate_actions, evaluate_position

WIDTH = 8
"""The number of actions considered in a position: those with the best evaluation."""
NOISE = 0.4
"""The noise of the evaluation in playouts."""
SPREAD = 6.0
"""The lead in points that is nearly a win."""
LOST = float("-inf")
"""The standing of a player who has left: behind all others."""
RESULT, MARGIN = 0.8, 0.2
"""The weights of the ranks and of the lead, once a playout has come to the end."""


class TurnsModel:
    """The model of a match; playouts are evaluated ``horizon`` turns after ``start``.

    That is the same moment whatever the search tries first: an action that ends a turn is not judged after
    one turn more than the others.
    """

    def __init__(self, start: State, horizon: int) -> None:
        self._turns = count_turns(start) + horizon

    def actor(self, state: State) -> int:
        """Return the player whose turn it is."""
        return state.current or 0

    def actions(self, state: State) -> Sequence[Action]:
        """Return the actions with the best evaluation."""
        if state.current is None:
            return ()
        best = sorted(evaluate_actions(state, state.current), key=_worth, reverse=True)
        return [action for _, action in best[:WIDTH]]

    def apply(self, state: State, action: Action) -> State:
        """Return the state after ``action``."""
        return STEPS[type(action)](state, state.current or 0, action)

    def rewards(self, state: State, rng: Random) -> Sequence[float]:
        """Return the players' rewards after more turns played by a noisy evaluation."""
        return _rewards(play(state, self._turns, rng))


def count_turns(state: State) -> int:
    """Return the number of the current turn, counted as if nobody had left."""
    seats = len(state.players)
    return state.progress.round * seats + ((state.current or 0) - state.stage.starter) % seats


def play(state: State, turns: int, rng: Random) -> State:
    """Play by a noisy evaluation until ``turns`` turns of the match are over, and return the state then."""
    while (player := state.current) is not None and count_turns(state) < turns:
        action = pick_noisily(evaluate_actions(state, player), NOISE, rng)
        state = STEPS[type(action)](state, player, action)
    return state


def _worth(candidate: RatedAction) -> float:
    return candidate[0]


def pick_noisily(rated_actions: Iterable[RatedAction], noise: float, rng: Random) -> Action:
    """Return the action that seems best when the evaluation has some noise."""
    random, best, top, least = rng.random, None, -1e9, -1e9
    for worth, action in rated_actions:
        if worth > least:  # otherwise no noise can make it the best
            seems = worth + noise * (random() + random() - 1)
            if seems > top:
                best, top, least = action, seems, seems - noise
    assert best is not None
    return best


def _rewards(state: State) -> Sequence[float]:
    outcome = GAME.outcome(state)
    ahead, leavers = ahead_of(state), state.stage.leavers
    points = [
        LOST if player in leavers else evaluate_position(state, player, ahead)
        for player in range(len(state.players))
    ]
    ranking = sorted(points)
    leads = [one - (ranking[-2] if one == ranking[-1] else ranking[-1]) for one in points]
    soft = [EVEN + EVEN * tanh(lead / SPREAD) for lead in leads]
    if outcome is None:
        return soft
    return [RESULT * share + MARGIN * lead for share, lead in zip(shares(outcome), soft, strict=True)]
