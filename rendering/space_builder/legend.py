"""The symbols in the pictures of Space Builder."""

from collections.abc import Sequence

from bot.games.space_builder import View
from rendering.words import Symbol

_PAD = ("pad_of_map(", "landing_pad(")
_FACES = ("face(", "own_face(")


def symbols(view: View) -> Sequence[Symbol]:
    """Return the symbols that pictures can have."""
    pad = Symbol("pad", _PAD, "space_builder_pad", (("facing", view.options.facing),))
    turn = [] if view.options.facing == "upright" else [Symbol("turn", _PAD[:1])]
    return (
        pad,
        *turn,
        Symbol("sides", _FACES, "space_builder_OBS_A0"),
        Symbol("sides-back", _FACES, "space_builder_OBS_B0"),
        Symbol("cards", ("pips(", "own_face("), "\N{BLACK SQUARE BUTTON}"),
        Symbol("faults", ("sign('fault'", "mark("), "\N{CROSS MARK}"),
    )
