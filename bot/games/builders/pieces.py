"""The material: pieces by letter, how they are counted, and their fixed properties (sections 1 and 5)."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Kind = Literal["A", "B", "C", "D"]
Shape = Literal["C", "D"]
Side = Literal["north", "east", "south", "west"]
Counts: TypeAlias = tuple[int, int, int, int]
"""The number of A, B, C and D."""

KINDS: tuple[Kind, ...] = ("A", "B", "C", "D")
SHAPES: tuple[Shape, ...] = ("C", "D")
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""The sides of the foundation in the order in which they are laid, and the panels on them."""

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

STRUCTURE_STEPS = 4
STRUCTURE_POINTS = 8
CORNER_JOINTS_A_DOUBLE = 2


def plus(one: Counts, other: Counts) -> Counts:
    """Return the sums, kind by kind."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Counts, other: Counts) -> Counts:
    """Return the differences, kind by kind."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])
