"""What the marks in the pictures of Builders mean."""

from collections.abc import Iterator

from bot.games.builders import KINDS, View
from rendering.legend import Mark
from rendering.theme import PLAYERS


def visible_marks(view: View) -> Iterator[Mark]:
    """Yield the marks that can be seen in a position."""
    for kind in KINDS:
        yield Mark(kind, f"builders_{kind}")
    if view.dice is not None:
        yield Mark("dice", "\N{GAME DIE}", (("left", view.left), ("value", view.value)))
    if view.pieces:
        yield Mark("joint", f"builders_joint_{PLAYERS[0].colour}")
    if any(player.corner_joints for player in view.players):
        yield Mark("corner-joint", "builders_corner_joint")
    if view.foundation.closed:
        yield Mark("structure", f"builders_structure_{PLAYERS[0].colour}")
    if view.row is not None:
        yield Mark("next", "\N{UP-POINTING SMALL RED TRIANGLE}")
    if any(piece.new for piece in view.pieces):
        yield Mark("new", "\N{LARGE YELLOW SQUARE}")
    yield Mark("track")
