"""How a player leaves the match while others play on (section 12)."""

from msgspec.structs import replace

from bot.games.builders.actions import Leave
from bot.games.builders.pieces import NONE, Counts, plus
from bot.games.builders.setup import begin_once_ordered
from bot.games.builders.state import State
from bot.games.builders.turns import end_match, end_turn_of, with_player


def leave(state: State, player: int, _action: Leave) -> State:
    """Remove ``player``: end the match if one player is left, and the turn if it was theirs.

    The turn order of the others and the dice of their turns stay the same. The pieces that go back to the box
    can help players who had to pass, so the count of passes starts again at zero.
    """
    order = state.order
    without = replace(
        _put_back(state, player),
        leavers=(*state.leavers, player),
        order=tuple(other for other in order if other != player),
        sheets=(*state.sheets[:player], None, *state.sheets[player + 1 :]),
        passes=0,
    )
    if len(without.leavers) == len(state.players) - 1:
        return end_match(without, state.last)
    if state.phase == "order":
        return begin_once_ordered(without)
    if player == state.current:
        return end_turn_of(without, order[(order.index(player) + 1) % len(order)], state.last)
    return without


def _put_back(state: State, player: int) -> State:
    """Put back the player's hand, corner joints and unfinished structure.

    Once the foundation is closed, A and B are put away instead of back into the box.
    """
    mine = state.players[player]
    corners, rectangles, small, large = mine.hand
    triangles: Counts = (0, 0, small + mine.progress, large)
    players = with_player(state.players, player, replace(mine, hand=NONE, corner_joints=0, progress=0))
    box, away = plus(state.box, triangles), state.away
    if state.foundation.closed:
        away = (away[0] + corners, away[1] + rectangles)
    else:
        box = plus(box, (corners, rectangles, 0, 0))
    corner_box = state.corner_box + mine.corner_joints + mine.progress
    return replace(state, players=players, box=box, away=away, corner_box=corner_box)
