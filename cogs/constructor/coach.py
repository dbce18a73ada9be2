"""The coach's explanations for a position of Constructor."""

from collections.abc import Iterator

from bot.games.constructor import View, colour_of, may_land
from bot.locales import Text
from bot.players import get_computer
from cogs.kit.game_ui import Explanation

_KEY = "constructor"
_MOVES = ("capture", "tower", "enclose")
"""The beginnings of the names of reasons for moves, the best reason first."""
_FEW = 3


def explain(view: View, player: int, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations for ``player``, the most important first."""
    if view.phase == "pattern":
        extra = "yes" if view.options.extra_patterns else "no"
        yield Explanation("pattern", text("constructor-coach-pattern", extra=extra))
        return
    computer = get_computer(_KEY)
    reasons = [computer.reason(view, player, action).key for action in view.legal if "-" in action]
    for name in _MOVES:
        if any(reason.startswith(f"players-constructor-{name}") for reason in reasons):
            yield Explanation("move", text(f"constructor-coach-{name}"))
    if "swap" in view.legal:
        yield Explanation("swap", text("constructor-coach-swap"))
    free = sum(not tile.stack for tile in view.tiles)
    if 0 < free <= _FEW:
        yield Explanation("place", text("constructor-coach-few", count=free))
    danger = _in_danger(view, player)
    if danger:
        yield Explanation("place", text("constructor-coach-danger", count=danger))
    yield Explanation("place", text("constructor-coach-place"))


def _in_danger(view: View, player: int) -> int:
    """Return the number of a player's pieces that the opponent could land on in the next turn."""
    colour = view.colours[player]
    lone = [tile for tile in view.tiles if len(tile.stack) == 1 and colour_of(tile.stack) != colour]
    mine = [tile for tile in view.tiles if tile.stack and colour_of(tile.stack[-1]) == colour]
    open_rings = view.options.open_rings
    return sum(
        any(
            may_land(other.stack, tile.stack, open_rings=open_rings)
            for other in lone
            if max(abs(tile.q - other.q), abs(tile.r - other.r), abs(tile.q + tile.r - other.q - other.r))
            == 1
        )
        for tile in mine
    )
