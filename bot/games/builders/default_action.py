"""The action made for a player whose time is up (section 12)."""

from bot.games.builders.actions import DONE, MOVE, Action
from bot.games.builders.auto_fill import find_auto_fill
from bot.games.builders.playable import may_move, playable
from bot.games.builders.state import State
from bot.games.builders.steps import steps_left


def default_action(state: State, player: int) -> Action | None:
    """Return the next action to make for ``player``, or ``None`` if it is not theirs to act.

    That is the usual order, the even selection, and as much building as possible where at least half the
    steps can be used or the player may not move.
    """
    if player != state.current or state.phase not in ("choose", "build"):
        return next(iter(playable(state, player)), None)
    possible = find_auto_fill(state, player)
    if state.phase == "choose" and may_move(state, player) and 2 * len(possible) < steps_left(state):
        return MOVE
    return possible[0] if possible else DONE
