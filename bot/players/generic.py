"""A computer player for games that have none of their own."""

from random import Random
from typing import Any

from bot.games import AnyGame, TurnView
from bot.players.computer import Choice, Searching
from bot.players.levels import Level


class GenericComputer(Searching[Any, Any]):
    """A search for open games, whose view is their state or a `TurnView` of it; random play in others."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules

    def determinize(self, view: Any, player: int, rng: Random) -> Any:  # noqa: ARG002  nothing to sample
        """Return the state that the view shows. Raise ``TypeError`` if it does not show the whole state."""
        state = _shown_state(view)
        if not isinstance(state, self.rules.State):
            raise TypeError(f"{type(view)} is not a state")
        return state

    def decide(self, view: Any, player: int, level: Level, rng: Random) -> Choice | None:
        """Return what the search finds, or a random legal action if the view does not show the state."""
        if isinstance(_shown_state(view), self.rules.State):
            return super().decide(view, player, level, rng)
        return Choice(rng.choice(view.legal))

    def count_players(self, view: Any) -> int:
        """Return the number of players of the match; where the rules allow several, a playout tells it."""
        numbers = self.rules.players
        if len(numbers) == 1:
            return numbers.start
        return len(self.playout(self.determinize(view, 0, Random(0)), Random(0))) or numbers.start


def _shown_state(view: Any) -> Any:
    return view.state if isinstance(view, TurnView) else view
