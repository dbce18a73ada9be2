"""What is played for somebody who is late (section 12)."""

from bot.games.builders.actions import DONE, MOVE, Action
from bot.games.builders.playable import may_move, playable, steps
from bot.games.builders.state import State
from bot.games.builders.steps import STEPS, steps_left


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
    if may_move(state, player) and 2 * _usable(state, player) < steps_left(state):
        return MOVE
    return possible[0]


def _usable(state: State, player: int) -> int:
    """How many steps of the dice building as much as possible uses."""
    count = 0
    while steps_left(state) and (possible := steps(state, player)):
        state = STEPS[type(possible[0])](state, player, possible[0])
        count += 1
    return count
