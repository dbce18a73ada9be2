"""The symbols in the pictures of Builders."""

from collections.abc import Iterable
from itertools import compress

from bot.games.builders import KINDS, View
from rendering.builders.panels import leaders
from rendering.kit.theme import PLAYERS
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterable[Symbol]:
    """Return the symbols in the picture of a position."""
    colour, turn = PLAYERS[0].colour, (("left", view.left), ("value", view.value))
    symbols = {
        **{Symbol(kind, f"builders_{kind}"): True for kind in KINDS},
        Symbol("dice", "\N{GAME DIE}", turn): view.dice is not None,
        Symbol("joint", f"builders_joint_{colour}"): bool(view.pieces),
        Symbol("corner-joint", "builders_corner_joint"): any(each.corner_joints for each in view.players),
        Symbol("structure", f"builders_structure_{colour}"): view.foundation.is_closed,
        Symbol("next", "\N{UP-POINTING SMALL RED TRIANGLE}"): view.row is not None,
        Symbol("new", "\N{LARGE YELLOW SQUARE}"): any(piece.new for piece in view.pieces),
        Symbol("leader", "\N{CROWN}"): bool(leaders(view)),
        Symbol("track", "\N{BLACK RIGHT-POINTING TRIANGLE}"): True,
    }
    return compress(symbols, symbols.values())
