"""The share of the win in Constructor: rounds near their end are solved, others searched."""

from collections.abc import Sequence
from math import ceil, exp, floor, log
from random import Random

from bot.games.constructor import State
from bot.games.constructor.board import SIZE
from bot.games.constructor.flow import ROUNDS
from bot.games.constructor.legal import may_swap
from bot.games.constructor.scoring import lead_of_first, totals
from bot.players import mcts
from bot.players.alphabeta import INFINITY, AlphaBeta, OutOfNodes
from bot.players.computer import EVEN
from bot.players.constructor.endings import Endings
from bot.players.constructor.lookup_tables import Tables, tables_of
from bot.players.constructor.position import position_of
from bot.players.constructor.search import SOLVABLE_FROM, RoundsModel

CARRIED = 1.6
"""The log odds of winning the match by each tower that is carried into the last round.

Fitted by maximum likelihood on 300 matches of casual and of expert computers; who begins the last round made
no difference.
"""
TRUSTED_FROM, GROWTH = 10, 1.5
"""The ply from which a search predicts the end of a round, and the power by which its weight rises.

Before, what counts is the lead from the round before: computers make up for what a search finds early, and
its value is nearly chance. Fitted on the same matches.
"""
EXPLORATION = 0.7
UNCERTAIN = 0.005
"""The least share of the win that a search can find."""


def share_of_first(state: State, playouts: int, nodes: int, rng: Random) -> float:
    """Return player 0's share of the win.

    A round that can be solved with ``nodes`` counts as played best by both.
    """
    stage, player = state.stage, state.current
    carry, worths = _carry(state), worths_of(state)
    if player is None:
        return _result(carry)
    if not stage.pattern or (state.round > ROUNDS and not state.ply):
        return _share_by_carry(carry)
    tables = tables_of(stage.pattern, open_rings=stage.options.open_rings)
    colour = player ^ stage.swapped
    position = position_of(tables, state.stacks, state.reserves, colour, open_rings=stage.options.open_rings)
    side = -1 if player else 1
    alpha, beta = -INFINITY, INFINITY
    if state.round >= ROUNDS:
        ahead = position[8] + side * carry
        alpha, beta = ceil(-ahead) - 1, floor(-ahead) + 1
    if state.ply >= SOLVABLE_FROM:
        try:
            gain = AlphaBeta(Endings(tables), nodes).settle(position, alpha, beta)
            lead = position[8] + min(beta, max(alpha, gain))
            return worths[SIZE + max(-SIZE, min(SIZE, side * lead))]
        except OutOfNodes:
            pass
    root = mcts.search(
        ResultModel(tables, worths),
        lambda _: (position, player),
        playouts=playouts,
        exploration=EXPLORATION,
        rng=rng,
    )
    value = root.children[root.best()].mean
    if may_swap(state):
        value = max(value, 1 - value)
    share = min(1 - UNCERTAIN, max(UNCERTAIN, 1 - value if player else value))
    weight = min(1.0, (state.ply / TRUSTED_FROM) ** GROWTH)
    odds = (1 - weight) * CARRIED * carry + weight * log(share / (1 - share))
    return 1 / (1 + exp(-odds))


class ResultModel(RoundsModel):
    """The model of a round whose only reward is the share of the win, by player 0's lead at its end."""

    def __init__(self, tables: Tables, worths: Sequence[float]) -> None:
        super().__init__(tables, 0)
        self.worth = [*worths]


def worths_of(state: State) -> list[float]:
    """Return player 0's share of the win by the lead in this round, from ``-SIZE`` to ``SIZE`` towers."""
    carry = _carry(state)
    if state.round >= ROUNDS:
        return [_result(lead + carry) for lead in range(-SIZE, SIZE + 1)]
    return [_share_by_carry(lead) for lead in range(-SIZE, SIZE + 1)]


def _carry(state: State) -> float:
    return lead_of_first(totals(state.stage), state.stage.options)


def _share_by_carry(carry: float) -> float:
    """Return player 0's share of the win at the beginning of a round; it is even in all but the second."""
    return 1 / (1 + exp(-CARRIED * carry))


def _result(lead: float) -> float:
    """Return the share of the win by the lead at the end; a decider after a draw is even."""
    return EVEN + EVEN * ((lead > 0) - (lead < 0))
