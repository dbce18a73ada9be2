"""The symbols in the pictures of Builders."""

from collections.abc import Sequence

from bot.games.builders import KINDS, View
from rendering.kit import PLAYERS
from rendering.words import Symbol


def symbols(view: View) -> Sequence[Symbol]:
    """Return the symbols that pictures can have."""
    colour, turn = PLAYERS[0].colour, (("left", view.left), ("value", view.value))
    sprites = "lettered_kind", "face", "small_piece"
    return (
        *(Symbol(kind, tuple(f"{name}({kind!r}" for name in sprites), f"builders_{kind}") for kind in KINDS),
        Symbol("dice", ("die(",), "\N{GAME DIE}", turn),
        Symbol("joint", ("joint(",), f"builders_joint_{colour}"),
        Symbol("corner-joint", ("sign('corner-joint'",), "builders_corner_joint"),
        Symbol("structure", ("structure(",), f"builders_structure_{colour}"),
        Symbol("next", ("dash(",), "\N{UP-POINTING SMALL RED TRIANGLE}"),
        Symbol("new", ("new_outline(",), "\N{LARGE YELLOW SQUARE}"),
        Symbol("leader", ("sign('crown'",), "\N{CROWN}"),
        Symbol("track", ("pawn(",), "\N{BLACK RIGHT-POINTING TRIANGLE}"),
    )
