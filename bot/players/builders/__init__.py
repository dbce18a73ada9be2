"""The computer player of Builders.

Tree search with playouts to the end of the match, in which turns follow heuristics. Dice to come and the
orders of others are sampled for each playout.
"""

from collections.abc import Callable, Sequence
from random import Random

from bot.games.builders import Action, Builders, State, View
from bot.games.builders.notation import format_action
from bot.players import mcts
from bot.players.builders.determinize import sample_state
from bot.players.builders.mistakes import choose_badly, drop_odd_actions
from bot.players.builders.reasons import reason_of
from bot.players.builders.search import play_to_end, search_input_of
from bot.players.computer import Choice, Reason, Searching, pick_near_best
from bot.players.levels import Level, Levels

LEVELS: Levels = {
    "beginner": Level(playouts=2, mistakes=0.95),
    "casual": Level(playouts=8, mistakes=0.3),
    "expert": Level(playouts=60, exploration=0.3, mistakes=0.04),
    "master": Level(playouts=600, exploration=0.3),
}


class BuildersComputer(Searching[View, State]):
    """The computer player of Builders: searches matches with sampled dice."""

    rules = Builders()
    levels = LEVELS
    playouts = 200
    # Fitted by maximum likelihood on 2,128 positions of 266 matches of casual and of expert computers.
    sharpness, doubt = 0.55, 0.001

    def determinize(self, view: View, player: int, rng: Random) -> State:  # noqa: ARG002  the view is theirs
        """Return the state with other dice to come, and orders sampled for those that are hidden."""
        return sample_state(view, rng)

    def decide(self, view: View, player: int, level: Level, rng: Random) -> Choice:
        """Return the action that the search finds, or the only legal one."""
        search = search_input_of(view, player, rng)
        actions = drop_odd_actions(view, search.first)
        if len(actions) == 1:
            return Choice(format_action(actions[0]))
        if rng.random() < level.mistakes:
            return Choice(format_action(choose_badly(actions, rng)))
        root = mcts.search(
            search.model,
            search.sample,
            playouts=max(level.playouts, len(actions)),
            exploration=level.exploration,
            rng=rng,
            first=actions,
        )
        action = pick_near_best(root, level.slack, rng)
        return Choice(format_action(action), root.children[action].mean)

    def sampler(self, view: View, player: int, actions: Sequence[Action]) -> Callable[[Random], State]:
        """Return a function that samples a state after ``player`` makes ``actions`` from ``view``.

        Without hidden orders it returns the same state each time: playouts roll all dice, including those of
        a roll among the actions.
        """
        if view.phase == "order":
            return super().sampler(view, player, actions)
        state = sample_state(view, Random(0))
        rolls = [number for number, action in enumerate(actions) if self.rules.is_random(action)]
        if rolls and not rolls[0]:
            self.apply_actions(state, player, actions[:1])  # raises if it is illegal
        after = self.apply_actions(state, player, actions[: rolls[0]] if rolls else actions)
        return lambda _: after

    def playout(self, state: State, rng: Random) -> Sequence[float]:
        """Return each player's share of the win after a match of sensible turns."""
        return play_to_end(state, rng)

    def reason(self, view: View, player: int, action: str) -> Reason:
        """Return the reason: what the action brings the player."""
        return reason_of(view, player, action)


COMPUTER = BuildersComputer()
