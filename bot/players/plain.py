"""A computer player for games that have none of their own."""

from random import Random
from typing import Any

from bot.games import AnyGame
from bot.players.computer import Choice, Searching
from bot.players.levels import Level


class Plain(Searching[Any, Any]):
    """Searches a game whose view is its state, as nothing is hidden in it; in others it plays at random."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules

    def determinise(self, view: Any, player: int, rng: Random) -> Any:  # noqa: ARG002  nothing to draw
        """The view itself, which has to be a state. ``TypeError`` if it is none."""
        if not isinstance(view, self.rules.State):
            raise TypeError(f"{type(view)} is not a state")
        return view

    def decide(self, view: Any, player: int, level: Level, rng: Random) -> Choice | None:
        """What the search finds, or any action that the view offers."""
        if isinstance(view, self.rules.State):
            return super().decide(view, player, level, rng)
        return Choice(rng.choice(view.legal))
