"""A computer player for games that have none of their own."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.games import AnyGame, AnyTurnGame, TurnGame, TurnView
from bot.players.alphabeta import OutOfNodes
from bot.players.computer import Choice, Reason, Searching
from bot.players.exact import WIN, ExactSolver
from bot.players.levels import Level

_FOR_TWO = range(2, 3)
_GLANCE = 3
"""The number of actions that a playout compares at each turn; more take longer and are hardly better."""
_NODES = 500
"""The number of positions to solve for a reason, and for an estimate with the usual effort."""


class GenericComputer(Searching[Any, Any]):
    """A search for open games, whose view is their state or a `TurnView` of it; random play in others.

    Positions of games for two that are near enough to their end are solved.
    """

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules

    def determinize(self, view: Any, player: int, rng: Random) -> Any:  # noqa: ARG002  nothing to sample
        """Return the state that the view shows. Raise ``TypeError`` if it does not show the whole state."""
        state = _shown_state(view)
        if not isinstance(state, self.rules.State):
            raise TypeError(f"{type(view)} is not a state")
        return state

    def decide(self, view: Any, player: int, level: Level, rng: Random) -> Choice | None:
        """Return the action of a search, or a random legal one if the view does not show the state."""
        if not isinstance(_shown_state(view), self.rules.State):
            return Choice(rng.choice(view.legal))
        values = self._solve_actions(view, player, level.nodes) if level.nodes else {}
        if not values:
            return super().decide(view, player, level, rng)
        best = max(values.values())
        action = rng.choice([action for action, value in values.items() if value == best])
        return Choice(self.rules.action_to_string(action), best)

    def order(self, state: Any, player: int, actions: Sequence[Any]) -> Sequence[Any]:
        """Return the actions with those first that bring the player the most points at once."""
        rules = self.rules
        if not isinstance(rules, TurnGame):
            return actions
        leads = {action: _lead(rules, rules.play(state, player, action), player) for action in actions}
        return sorted(actions, key=leads.__getitem__, reverse=True)

    def play_on(self, state: Any, rng: Random) -> Any:
        """Return the state after the one of a few random actions that brings the most points at once."""
        rules = self.rules
        player = rules.player_to_act(state) if isinstance(rules, TurnGame) else None
        if not isinstance(rules, TurnGame) or player is None:
            return super().play_on(state, rng)
        moves = list(rules.moves(state))
        seen = rng.sample(moves, min(_GLANCE, len(moves)))
        states = [rules.play(state, player, action) for action in seen]
        return max(states, key=lambda after: _lead(rules, after, player))

    def reason(self, view: Any, player: int, action: str) -> Reason:
        """Return why ``action`` is good: it is the only one, it wins, or nothing led to better results."""
        state = _shown_state(view)
        if not isinstance(state, self.rules.State):
            return super().reason(view, player, action)
        if len(view.legal) == 1:
            return Reason("players-only-action")
        state_after = self.rules.apply_action(state, player, self.rules.action_from_string(action))
        outcome = self.rules.outcome(state_after)
        if outcome is not None and tuple(outcome.winners) == (player,):
            return Reason("players-wins-at-once")
        if self._solve(state_after, player, _NODES) == WIN:
            return Reason("players-sure-win")
        return super().reason(view, player, action)

    def estimate(
        self, view: Any, budget: int, seed: str, *, player: int = 0, actions: Sequence[str] = ()
    ) -> Sequence[float]:
        """Return the shares if both play best, or the mean of playouts if the position cannot be solved."""
        if isinstance(_shown_state(view), self.rules.State):
            parsed_actions = [self.rules.action_from_string(text) for text in actions]
            state = self.apply_actions(_shown_state(view), player, parsed_actions)
            value = self._solve(state, 0, budget * _NODES)
            if value is not None:
                return value, WIN - value
        return super().estimate(view, budget, seed, player=player, actions=actions)

    def _solve(self, state: Any, player: int, nodes: int) -> float | None:
        """Return the exact value of a position for a player, ``None`` if it cannot be found."""
        if not self._is_for_two(state):
            return None
        try:
            value = ExactSolver(self.rules, nodes).value(state)
        except OutOfNodes:
            return None
        return value if player == 0 else WIN - value

    def _solve_actions(self, view: Any, player: int, nodes: int) -> dict[Any, float]:
        """Return the exact value of each action for the player, none if they cannot be found."""
        state = _shown_state(view)
        if not self._is_for_two(state):
            return {}
        try:
            return ExactSolver(self.rules, nodes).actions(state, player)
        except OutOfNodes:
            return {}

    def _is_for_two(self, state: Any) -> bool:
        """Return whether two players play this match."""
        rules = self.rules
        return len(rules.points(state)) == 2 if isinstance(rules, TurnGame) else rules.players == _FOR_TWO

    def count_players(self, view: Any) -> int:
        """Return the number of players of the match; where no points tell it, by a playout."""
        if isinstance(self.rules, TurnGame):
            return len(self.rules.points(_shown_state(view)))
        numbers = self.rules.players
        if len(numbers) == 1:
            return numbers.start
        return len(self.playout(self.determinize(view, 0, Random(0)), Random(0))) or numbers.start


def _lead(rules: AnyTurnGame, state: Any, player: int) -> int:
    """Return a player's points, less those of the others."""
    points = rules.points(state)
    return 2 * points[player] - sum(points)


def _shown_state(view: Any) -> Any:
    return view.state if isinstance(view, TurnView) else view
