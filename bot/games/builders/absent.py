"""What is played for somebody who is late (section 12)."""

from bot.games.builders.actions import DONE, MOVE, Action
from bot.games.builders.filling import filling
from bot.games.builders.playable import may_move, playable, steps
from bot.games.builders.state import State
from bot.games.builders.steps import steps_left


def stand_in(state: State, player: int) -> Action:
    """The next action of a turn played for ``player``, who must be one of those to act.

    The usual order, the even selection; and as much building as possible if at least half the steps can be
    used, or if moving is not offered.
    """
    if state.phase not in ("choose", "build"):
        return playable(state, player)[0]
    possible = steps(state, player) if steps_left(state) else []
    if state.phase == "build":
        return possible[0] if possible else DONE
    if may_move(state, player) and 2 * len(filling(state, player)) < steps_left(state):
        return MOVE
    return possible[0]
