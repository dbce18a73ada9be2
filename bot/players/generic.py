"""A computer player for games that have none of their own."""

from random import Random
from typing import Any

from bot.games import AnyGame
from bot.players.computer import Choice, Searching
from bot.players.levels import Level


class GenericComputer(Searching[Any, Any]):
    """A search for games whose view is their state, as nothing is hidden in them; random play in others."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules

    def determinize(self, view: Any, player: int, rng: Random) -> Any:  # noqa: ARG002  nothing to draw
        """Return the view itself, which has to be a state. Raise ``TypeError`` if it is none."""
        if not isinstance(view, self.rules.State):
            raise TypeError(f"{type(view)} is not a state")
        return view

    def decide(self, view: Any, player: int, level: Level, rng: Random) -> Choice | None:
        """Return what the search finds, or a random legal action if the view is not a state."""
        if isinstance(view, self.rules.State):
            return super().decide(view, player, level, rng)
        return Choice(rng.choice(view.legal))
