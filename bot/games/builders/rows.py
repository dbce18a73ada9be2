"""The rows of the panels: how many pieces, which joints, what comes above (sections 7 and 8)."""

from collections.abc import Mapping

from bot.games.builders.pieces import Kind, Shape

WIDTH: Mapping[Kind, int] = {"A": 1, "B": 1, "C": 1, "D": 2}


def fits(length: int, shape: Shape) -> bool:
    """Return whether a row of ``shape`` can stand on ``length`` units: D needs an even length."""
    return length >= 1 if shape == "C" else length >= 2 and length % 2 == 0


def slots_of(length: int, shape: Shape) -> int:
    """Return the number of pieces in a row on ``length`` units, upright and inverted ones."""
    return 2 * length - 1 if shape == "C" else length - 1


def next_length(length: int, shape: Shape) -> int:
    """Return the units that the row's flat top offers; 0 when its last piece is the panel's point."""
    return length - WIDTH[shape]


def feet_of(shape: Shape, below: Kind) -> int:
    """Return the number of pieces under an upright triangle."""
    return max(1, WIDTH[shape] // WIDTH[below])


def joints_of(slot: int, feet: int) -> int:
    """Return the joints of the piece in ``slot``: with its left neighbour, and with what it stands on."""
    if slot % 2:
        return 1
    return feet + (slot > 0)


def row_joints(length: int, shape: Shape, below: Kind) -> tuple[int, ...]:
    """Return the joints of a whole row, slot by slot."""
    feet = feet_of(shape, below)
    return tuple(joints_of(slot, feet) for slot in range(slots_of(length, shape)))
