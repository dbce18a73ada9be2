"""Pieces by letter, how they are counted, and how they fit together in the foundation and in rows."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

Kind = Literal["A", "B", "C", "D"]
Shape = Literal["C", "D"]
Side = Literal["north", "east", "south", "west"]
Counts: TypeAlias = tuple[int, int, int, int]
"""The number of A, B, C and D."""
Lengths: TypeAlias = tuple[int, int, int, int]
"""The number of B on each side of the foundation, in laying order."""

KINDS: tuple[Kind, ...] = ("A", "B", "C", "D")
SHAPES: tuple[Shape, ...] = ("C", "D")
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""The sides of the foundation in the order in which they are laid, and the panels on them.

A corner ends each side, and the last one closes the foundation.
"""

INDEX: Mapping[str, int] = {kind: index for index, kind in enumerate(KINDS)}
SIDE_INDEX: Mapping[str, int] = {side: index for index, side in enumerate(SIDES)}
NONE: Counts = (0, 0, 0, 0)
ONE_OF: Mapping[str, Counts] = {"A": (1, 0, 0, 0), "B": (0, 1, 0, 0), "C": (0, 0, 1, 0), "D": (0, 0, 0, 1)}

CORNERS_IN_BOX = 8
RECTANGLES_IN_BOX = 36
MOST_CORNERS_HELD = 2
ORDER_SIZE = 10
ORDER_MOST: Counts = (2, 9, ORDER_SIZE, ORDER_SIZE)
"""The most of each kind in an order. Four orders can always be filled: they never compete (section 3.2)."""
USUAL_ORDER: Counts = (1, 4, 3, 2)
"""The order that a sheet is filled in with before its owner changes it (section 12)."""

HALF = 16
"""The most B on two adjacent sides together: with the four corners a foundation has at most 36 pieces."""
LEGS = 2
"""The length that the two corners add to a side of the foundation."""
WIDTH: Mapping[Kind, int] = {"A": 1, "B": 1, "C": 1, "D": 2}

STRUCTURE_STEPS = 4
STRUCTURE_POINTS = 8
CORNER_JOINTS_A_DOUBLE = 2


def plus(one: Counts, other: Counts) -> Counts:
    """Return the sums, kind by kind."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Counts, other: Counts) -> Counts:
    """Return the differences, kind by kind."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


# The foundation (section 6)


@lru_cache(maxsize=8192)
def next_pieces(sides: Lengths, side: int, shortest: int) -> tuple[Kind, ...]:
    """Return the kinds that may be laid next in the foundation; never empty while it is open."""
    north, east, south, west = sides
    if side == 0:
        corner, rectangle = north >= shortest, north + 1 + shortest <= HALF
    elif side == 1:
        corner, rectangle = east >= shortest, north + east + 1 <= HALF
    else:
        corner = south == north if side == 2 else west == east
        rectangle = not corner
    kinds: tuple[Kind, ...] = ("A",) if corner else ()
    return (*kinds, "B") if rectangle else kinds


def with_next_piece(sides: Lengths, side: int, kind: Kind) -> tuple[Lengths, int]:
    """Return the sides and the side being laid after ``kind``; side 4 means a closed foundation."""
    if kind == "A":
        return sides, side + 1
    lengths = list(sides)
    lengths[side] += 1
    north, east, south, west = lengths
    return (north, east, south, west), side


# The rows of the panels (sections 7 and 8)


def can_fit(length: int, shape: Shape) -> bool:
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


@cache
def row_joints(length: int, shape: Shape, below: Kind) -> tuple[int, ...]:
    """Return the joints of a whole row, slot by slot."""
    feet = feet_of(shape, below)
    return tuple(joints_of(slot, feet) for slot in range(slots_of(length, shape)))
