"""Exact values of positions in open games for two, for which a budget of positions is enough."""

from collections.abc import Hashable
from typing import Any

from bot.games import AnyGame
from bot.players.alphabeta import OutOfNodes

_DEEPEST = 200
"""The longest line of actions to follow: more would exceed the depth of Python's stack."""
WIN, DRAW, LOSS = 1.0, 0.5, 0.0


class ExactSolver:
    """A search of all lines to their ends, with at most ``nodes`` different positions.

    The players need not take turns one after the other: a player can act several times in a row.
    """

    def __init__(self, rules: AnyGame, nodes: int) -> None:
        self._rules = rules
        self._nodes_left = nodes
        self._values: dict[Hashable, float] = {}

    def value(self, state: Any, depth: int = 0) -> float:
        """Return what player 0 gets if both play best: 1 for a win, 0.5 for a draw, 0 for a loss.

        Raise ``OutOfNodes``.
        """
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return DRAW if len(outcome.winners) == 2 else WIN if 0 in outcome.winners else LOSS
        known = self._values.get(state)
        if known is not None:
            return known
        if not self._nodes_left or depth > _DEEPEST:
            raise OutOfNodes
        self._nodes_left -= 1
        player = min(self._rules.current_players(state))
        best = LOSS if player == 0 else WIN
        for action in self._rules.legal_actions(state, player):
            value = self.value(self._rules.apply_action(state, player, action), depth + 1)
            best = max(best, value) if player == 0 else min(best, value)
            if best == (WIN if player == 0 else LOSS):
                break
        self._values[state] = best
        return best

    def actions(self, state: Any, player: int) -> dict[Any, float]:
        """Return the value of each legal action for the player, from 0 to 1. Raise ``OutOfNodes``."""
        values = {
            action: self.value(self._rules.apply_action(state, player, action))
            for action in self._rules.legal_actions(state, player)
        }
        return values if player == 0 else {action: WIN - value for action, value in values.items()}
