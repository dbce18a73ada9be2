"""The computer player of Constructor.

Endings are solved; before that, Monte-Carlo tree search with random playouts, which here is stronger than
alpha-beta with a count of the towers. In the last round the result of the match is what counts, with the
points of the rounds before.
"""

from collections.abc import Sequence
from random import Random

from bot.games.constructor import GAME, State, View
from bot.players.computer import Choice, Reason, Searching
from bot.players.constructor.determinize import state_of
from bot.players.constructor.evaluation import share_of_first
from bot.players.constructor.mistakes import choose_badly
from bot.players.constructor.reasons import reason_of
from bot.players.constructor.search import Decision
from bot.players.levels import Level, Levels

LEVELS: Levels = {
    "beginner": Level(playouts=10, slack=0.2, mistakes=0.95),
    "casual": Level(playouts=150, slack=0.03, mistakes=0.05),
    "expert": Level(playouts=800, nodes=1_000, slack=0.02),
    "master": Level(playouts=12_000, nodes=300_000),
}
PLAYOUTS, NODES = 2_000, 20_000
"""The usual playouts and nodes of an estimate."""


class ConstructorComputer(Searching[View, State]):
    """The computer player of Constructor: searches rounds of nine integers."""

    rules = GAME
    levels = LEVELS

    def determinize(self, view: View, player: int, rng: Random) -> State:  # noqa: ARG002  nothing is hidden
        """Return the state, in which nothing is hidden."""
        return state_of(view)

    def decide(self, view: View, player: int, level: Level, rng: Random) -> Choice:
        """Return an action by solving the ending or by search; choose a pattern at random."""
        if view.phase == "pattern":
            return Choice(rng.choice(view.legal))
        if rng.random() < level.mistakes:
            return Choice(choose_badly(view, rng))
        return Decision(view, player, level, rng).choice()

    def estimate(
        self, view: View, budget: int, seed: str, *, player: int = 0, actions: Sequence[str] = ()
    ) -> Sequence[float]:
        """Return the players' shares of the win, exact where the last round can be solved."""
        parsed_actions = [self.rules.action_from_string(text) for text in actions]
        state = self.apply_actions(state_of(view), player, parsed_actions)
        first = share_of_first(state, budget * PLAYOUTS, budget * NODES, Random(seed))
        return first, 1 - first

    def reason(self, view: View, player: int, action: str) -> Reason:
        """Return the reason: what the action does on the board."""
        return reason_of(view, player, action)


COMPUTER = ConstructorComputer()
