"""The mistakes of newcomers to Constructor: the tallest tower in sight, and no thought of the answer."""

from random import Random

from bot.games.constructor import GAME, Move, View
from bot.games.constructor.pieces import controller
from bot.players.mistakes import take_greedily


def choose_badly(view: View, rng: Random) -> str:
    """Return the action that makes or takes the tallest tower of those seen, or any of them."""
    stacks = {tile.label: tile.stack for tile in view.tiles}
    assert view.current is not None
    mine = view.colours[view.current]

    def gain(text: str) -> int:
        action = GAME.action_from_string(text)
        if not isinstance(action, Move):
            return 0
        under = stacks[action.target]
        after = under + stacks[action.source]
        return 0 if controller(after) is None or controller(under) == mine else len(after)

    return take_greedily(view.legal, gain, rng)
