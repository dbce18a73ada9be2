"""The symbols in the pictures of Builders."""

from collections.abc import Iterator

from bot.games.builders import KINDS, View
from rendering.kit.theme import PLAYERS
from rendering.words.legend import Symbol


def symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols that pictures can have."""
    colour, turn = PLAYERS[0].colour, (("left", view.left), ("value", view.value))
    for kind in KINDS:
        sprites = tuple(f"{name}({kind!r}" for name in ("lettered_kind", "face", "small_piece"))
        yield Symbol(kind, sprites, f"builders_{kind}")
    yield Symbol("dice", ("die(",), "\N{GAME DIE}", turn)
    yield Symbol("joint", ("joint(",), f"builders_joint_{colour}")
    yield Symbol("corner-joint", ("sign('corner-joint'",), "builders_corner_joint")
    yield Symbol("structure", ("structure(",), f"builders_structure_{colour}")
    yield Symbol("next", ("dash(",), "\N{UP-POINTING SMALL RED TRIANGLE}")
    yield Symbol("new", ("new_outline(",), "\N{LARGE YELLOW SQUARE}")
    yield Symbol("leader", ("sign('crown'",), "\N{CROWN}")
    yield Symbol("track", ("pawn(",), "\N{BLACK RIGHT-POINTING TRIANGLE}")
