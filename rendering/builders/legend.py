"""The symbols in the pictures of Builders."""

from collections.abc import Iterator

from bot.games.builders import KINDS, View
from rendering.builders.panels import leaders
from rendering.kit.theme import PLAYERS
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols in the picture of a position."""
    for kind in KINDS:
        yield Symbol(kind, f"builders_{kind}")
    if view.dice is not None:
        yield Symbol("dice", "\N{GAME DIE}", (("left", view.left), ("value", view.value)))
    if view.pieces:
        yield Symbol("joint", f"builders_joint_{PLAYERS[0].colour}")
    if any(player.corner_joints for player in view.players):
        yield Symbol("corner-joint", "builders_corner_joint")
    if view.foundation.is_closed:
        yield Symbol("structure", f"builders_structure_{PLAYERS[0].colour}")
    if view.row is not None:
        yield Symbol("next", "\N{UP-POINTING SMALL RED TRIANGLE}")
    if any(piece.new for piece in view.pieces):
        yield Symbol("new", "\N{LARGE YELLOW SQUARE}")
    if leaders(view):
        yield Symbol("leader", "\N{CROWN}")
    yield Symbol("track", "\N{BLACK RIGHT-POINTING TRIANGLE}")
