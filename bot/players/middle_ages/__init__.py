"""The computer player of The Builders: Middle Ages.

Tree search over the actions that a rough heuristic finds sensible; playouts follow the same heuristic, with
some noise, for a few turns, and are evaluated then. The order of the decks is sampled for each playout.
"""

from collections.abc import Callable, Sequence
from random import Random

from bot.games.middle_ages import GAME, Action, State, View
from bot.players import mcts
from bot.players.computer import LONGEST_PLAYOUT, Choice, Reason, Searching, divide, pick_near_best
from bot.players.levels import Level, Levels
from bot.players.middle_ages.determinize import Determinizer
from bot.players.middle_ages.mistakes import choose_badly, evaluate_sensible_actions
from bot.players.middle_ages.reasons import reason_of
from bot.players.middle_ages.search import TurnsModel, pick_noisily, play

LEVELS: Levels = {
    "beginner": Level(playouts=0, noise=2.0, mistakes=0.45),
    "casual": Level(playouts=0, noise=1.0, mistakes=0.15),
    "expert": Level(playouts=12, horizon=3, exploration=0.3, mistakes=0.05),
    "master": Level(playouts=300, horizon=4, exploration=0.3, widening=1.0),
}


class MiddleAgesComputer(Searching[View, State]):
    """The computer player of Middle Ages: searches matches with sampled decks."""

    rules = GAME
    levels = LEVELS
    playouts = 60
    # Fitted by maximum likelihood on 880 positions of 110 matches of casual and of expert computers.
    sharpness, doubt = 0.55, 0.004

    def determinize(self, view: View, player: int, rng: Random) -> State:  # noqa: ARG002  no secrets between players
        """Return the state with decks of all cards that are nowhere else, in a random order."""
        return Determinizer(view).sample_state(rng)

    def decide(self, view: View, player: int, level: Level, rng: Random) -> Choice:
        """Return the action of a search or, without playouts, the one with the best evaluation."""
        if len(view.legal) == 1:
            return Choice(view.legal[0])
        determinizer = Determinizer(view)
        if rng.random() < level.mistakes:
            return Choice(GAME.action_to_string(choose_badly(determinizer.sample_state(rng), player, rng)))
        if not level.playouts:
            rated_actions = evaluate_sensible_actions(determinizer.sample_state(rng), player)
            return Choice(GAME.action_to_string(pick_noisily(rated_actions, level.noise, rng)))
        root = mcts.search(
            TurnsModel(determinizer.sample_state(rng), level.horizon * len(view.players)),
            determinizer.sample_state,
            playouts=level.playouts,
            exploration=level.exploration,
            widening=level.widening,
            rng=rng,
        )
        action = pick_near_best(root, level.slack, rng)
        return Choice(GAME.action_to_string(action), root.children[action].mean)

    def sampler(self, view: View, player: int, actions: Sequence[Action]) -> Callable[[Random], State]:
        """Return a function that samples a state after ``player`` makes ``actions`` from ``view``."""
        determinizer = Determinizer(view)
        return lambda rng: self.apply_actions(determinizer.sample_state(rng), player, actions)

    def playout(self, state: State, rng: Random) -> Sequence[float]:
        """Return each player's share of the win after a match of sensible turns."""
        outcome = GAME.outcome(play(state, LONGEST_PLAYOUT, rng))
        return () if outcome is None else divide(outcome.winners, len(state.players))

    def reason(self, view: View, player: int, action: str) -> Reason:
        """Return the reason: the aim that the action serves."""
        return reason_of(view, player, action)


COMPUTER = MiddleAgesComputer()
