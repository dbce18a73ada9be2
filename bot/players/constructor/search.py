"""The search for one decision in Constructor."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import ceil, floor
from random import Random

from bot.games.constructor import View
from bot.games.constructor.board import SIZE
from bot.games.constructor.flow import ROUNDS
from bot.games.constructor.scoring import lead_of_first
from bot.players import mcts
from bot.players.alphabeta import INFINITY, AlphaBeta, OutOfNodes
from bot.players.computer import EVEN, Choice, pick_near_best
from bot.players.constructor.determinize import plies_of
from bot.players.constructor.endings import Endings
from bot.players.constructor.lookup_tables import Tables, tables_of
from bot.players.constructor.position import Position, apply_step, playout, position_of, steps_of
from bot.players.levels import Level

SOLVABLE_FROM = 8
"""The ply from which the budget of nodes is spent: earlier rounds have too many branches."""
RESULT, MARGIN = 0.7, 0.3
"""The weights of a playout's result and of its margin."""
ROUGH_PLAYOUTS = 1500
"""The number of playouts that is enough to find promising steps."""
ALTERNATIVES = 4
"""The divisor of the nodes for finding steps as good as the best."""

Side = tuple[Position, int]
"""A position and the player to move."""


class RoundsModel:
    """The model of a round; ``carry`` is player 0's lead from the rounds before."""

    def __init__(self, tables: Tables, carry: float) -> None:
        self._tables = tables
        self.worth = [_worth(lead + carry) for lead in range(-SIZE, SIZE + 1)]

    def actor(self, state: Side) -> int:
        """Return the player to move."""
        return state[1]

    def actions(self, state: Side) -> Sequence[int]:
        """Return the legal steps."""
        return steps_of(self._tables, state[0])

    def apply(self, state: Side, action: int) -> Side:
        """Return the position after a step, and the opponent."""
        return apply_step(self._tables, state[0], action), 1 - state[1]

    def rewards(self, state: Side, rng: Random) -> Sequence[float]:
        """Return the rewards of a random playout of the round."""
        position, player = state
        lead = playout(self._tables, position, rng)
        worth = self.worth[SIZE + (-lead if player else lead)]
        return worth, 1 - worth


def _worth(lead: float) -> float:
    result = (1 + (lead > 0) - (lead < 0)) / 2
    return RESULT * result + MARGIN * min(1.0, max(0.0, EVEN + lead / (2 * SIZE)))


class Decision:
    """The search for one decision."""

    def __init__(self, view: View, player: int, level: Level, rng: Random) -> None:
        rings = view.options.open_rings
        stacks = [tile.stack for tile in view.tiles]
        colour = view.colours[player]
        self._view, self._player, self._level, self._rng = view, player, level, rng
        self._tables = tables_of(view.pattern or "", open_rings=rings)
        self._position = position_of(self._tables, stacks, view.reserves, colour, open_rings=rings)
        self._carry = lead_of_first(view.points, view.options)
        self._ply = plies_of(stacks)

    def choice(self) -> Choice:
        """Return the choice."""
        steps, playouts = self.find_optimal_steps(), self._level.playouts
        # Of several equally good steps, the search finds the one that is hardest to answer.
        return self._choose(self._search(1 if len(steps) == 1 else playouts, steps))

    def _search(self, playouts: int, steps: Sequence[int]) -> mcts.Node[int]:
        return mcts.search(
            RoundsModel(self._tables, self._carry),
            lambda _: (self._position, self._player),
            playouts=playouts,
            exploration=self._level.exploration,
            rng=self._rng,
            first=steps,
        )

    def find_optimal_steps(self) -> list[int]:
        """Return the best steps of a solved round, promising ones first.

        Return none if it can't be solved, or if all lose the match. In the last round all steps that reach
        the same result of the match are the best. Near the end of a round the nodes are enough to find all of
        them.
        """
        nodes = self._level.nodes
        if self._ply < SOLVABLE_FROM or not nodes:
            return []
        alpha, beta = -INFINITY, INFINITY
        if self._view.round >= ROUNDS:
            ahead = self._position[8] + (-self._carry if self._player else self._carry)
            alpha, beta = ceil(-ahead) - 1, floor(-ahead) + 1
        search = AlphaBeta(Endings(self._tables), nodes)
        try:
            best = search.settle(self._position, alpha, beta)
        except OutOfNodes:
            return []
        search.nodes_left = min(search.nodes_left, nodes // ALTERNATIVES)
        return [] if best <= alpha else list(self._find_steps_worth(min(best, beta), search))

    def _find_steps_worth(self, value: int, search: AlphaBeta[Position]) -> Iterator[int]:
        """Yield the steps that are known to bring a lead of at least ``value`` towers."""
        steps = steps_of(self._tables, self._position)
        children = self._search(ROUGH_PLAYOUTS, steps).children
        for step in sorted(steps, key=lambda step: -children[step].visits):
            child = apply_step(self._tables, self._position, step)
            most = -child[8] - self._position[8] - value
            with suppress(OutOfNodes):
                if search.solve(child, most, most + 1) <= most:
                    yield step

    def _choose(self, root: mcts.Node[int]) -> Choice:
        """Return the choice of the search; in a decider, the opponent may take the colour (ruling A13)."""
        if self._view.round > ROUNDS and not self._ply:
            fair = min(root.children, key=lambda step: abs(root.children[step].mean - EVEN))
            return Choice(self._tables.names[fair], EVEN)
        step = pick_near_best(root, self._level.slack, self._rng)
        value = root.children[step].mean
        if value < EVEN and "swap" in self._view.legal:
            return Choice("swap", 1 - value)
        return Choice(self._tables.names[step], value)
