"""The reasons why an action of Constructor is good, seen on the board before it."""

from collections.abc import Mapping

from bot.games.constructor import GAME, ChoosePattern, Move, Place, View, is_adjacent
from bot.games.constructor.patterns import PATTERNS
from bot.games.constructor.pieces import PIECES, controller, may_land
from bot.players.computer import Reason


def reason_of(view: View, player: int, text: str) -> Reason:
    """Return what the action written as ``text`` does."""
    action = GAME.action_from_string(text)
    stacks = {tile.label: tile.stack for tile in view.tiles}
    if isinstance(action, Move):
        return _explain_move(stacks, action)
    if isinstance(action, Place):
        return _explain_place(view, player, action)
    if isinstance(action, ChoosePattern):
        is_fair = action.pattern in PATTERNS
        return Reason("players-constructor-pattern" if is_fair else "players-constructor-pattern-extra")
    return Reason("players-constructor-swap")


def _explain_move(stacks: Mapping[str, str], action: Move) -> Reason:
    under = stacks[action.target]
    after = under + stacks[action.source]
    if controller(after) is None:
        return Reason("players-constructor-enclose")
    tallest = len(under) == max(map(len, stacks.values()))
    if controller(under) is not None:
        key = "players-constructor-capture-tallest" if tallest else "players-constructor-capture"
        return Reason(key, {"height": len(under)})
    return Reason("players-constructor-tower", {"height": len(after)})


def _explain_place(view: View, player: int, action: Place) -> Reason:
    """Return whether the piece threatens one next to it, is threatened, or neither."""
    piece, open_rings = PIECES[view.colours[player]][action.kind], view.options.open_rings
    spot = next(tile for tile in view.tiles if tile.label == action.tile)
    beside = [tile for tile in view.tiles if tile.stack and is_adjacent(spot, tile)]
    ends_round = sum(not tile.stack for tile in view.tiles) == 1
    for tile in beside:
        if not ends_round and may_land(piece, tile.stack, open_rings=open_rings):
            is_tower = controller(tile.stack) is not None  # a ring round a small is none
            height = len(tile.stack) if is_tower else 1
            return Reason("players-constructor-threaten", {"tile": tile.label, "height": height})
    for tile in beside:
        if len(tile.stack) == 1 and may_land(tile.stack, piece, open_rings=open_rings):
            return Reason("players-constructor-lure", {"tile": tile.label})
    return Reason("players-constructor-quiet")
