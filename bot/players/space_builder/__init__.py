"""The computer player of Space Builder: builds as a person would, at a pace and with errors (section 8).

There is no search in this game: the computer plays its policy. It looks at the map for a while, then builds
card by card. On a turned map each card takes more time and goes wrong more often. The levels are people of
different skill. The computer continues what another player has begun to build.
"""

from collections.abc import Sequence
from random import Random

from bot.games.space_builder import SpaceBuilder, View
from bot.players.computer import Choice, Computer, Reason
from bot.players.levels import Level, Levels
from bot.players.space_builder.evaluation import estimate_shares
from bot.players.space_builder.policy import plan_clicks
from bot.players.space_builder.reasons import reason_of

PLAYOUTS = 100
"""The usual number of rounds played for an estimate."""
LEVELS: Levels = {
    "beginner": Level(pace=6.5, noise=0.18),
    "casual": Level(pace=1.2, noise=0.13),
    "expert": Level(pace=1.0, noise=0.09),
    "master": Level(pace=0.8, noise=0.05),
}
"""``noise`` is the chance that a card goes wrong on an upright map; the average person's is 0.09.

The beginner's pace leaves a newcomer two minutes for the four cards of the first rounds.
"""


class SpaceBuilderComputer(Computer[View]):
    """The computer player of Space Builder, which clicks like a person."""

    rules = SpaceBuilder()
    levels = LEVELS

    def decision_key(self, view: View, ply: int) -> str:  # noqa: ARG002  a round is one decision
        """Return the round and when it opened: all clicks of a round are one decision."""
        return f"{view.round}/{view.opened}"

    def decide(self, view: View, player: int, level: Level, rng: Random) -> Choice | None:  # noqa: ARG002
        """Return the next click; in other phases get ready, open the map or unfreeze a card."""
        if view.phase == "building" and view.hand is not None and view.map is not None:
            click = next(plan_clicks(view, level, rng), None)
            return None if click is None else Choice(self.rules.action_to_string(click))
        for kind in ("ready", "open"):
            actions = [text for text in view.legal if text.startswith(kind)]
            if actions:
                return Choice(actions[0])
        return Choice(rng.choice(view.legal)) if view.legal and view.phase == "unfreeze" else None

    def estimate(
        self, view: View, budget: int, seed: str, *, player: int = 0, actions: Sequence[str] = ()
    ) -> Sequence[float]:
        """Return the players' shares of the win, by their cards and what is known of the round."""
        parsed_actions = [self.rules.action_from_string(text) for text in actions]
        return estimate_shares(view, player, parsed_actions, budget * PLAYOUTS, seed)

    def reason(self, view: View, player: int, action: str) -> Reason:
        """Return the reason: what the action does."""
        return reason_of(view, player, action)


COMPUTER = SpaceBuilderComputer()
