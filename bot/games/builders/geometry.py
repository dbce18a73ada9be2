"""The outlines of pieces and the positions of joints, for the renderers (sections 1.1, 7 and 13).

One unit is the long side of a B. The origin is the outer corner in the north-west of the foundation, x goes
east, y south. Each side has a frame of its own: stand inside and look outward, x to the right along it, y
outward.
"""

from functools import lru_cache
from typing import TypeAlias

from bot.games.builders.pieces import LEGS, WIDTH, Lengths
from bot.games.builders.state import Foundation, LaidPiece, Row

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

HEIGHT = 0.87
"""The height of a C; that of a D is twice as much."""
THICKNESS = 0.5
"""The short side of a B and of a corner's legs."""


@lru_cache(maxsize=256)  # the places that are still empty are the same in picture after picture
def outline_of(piece: LaidPiece, sides: Lengths) -> Outline:
    """Return the corners of a piece, clockwise seen from its side's frame."""
    frame = _triangle_outline(piece, sides) if piece.length else _foundation_outline(piece)
    return tuple(_to_picture(point, piece.side, sides) for point in frame)


def joints_at(piece: LaidPiece, sides: Lengths) -> Outline:
    """Return the positions of a piece's joints: the middle of each edge shared with an earlier piece."""
    points = _row_joints(piece, sides) if piece.length else _foundation_joints(piece)
    return tuple(_to_picture(point, piece.side, sides) for point in points)


def row_outlines(row: Row, length: int, sides: Lengths) -> tuple[Outline, ...]:
    """Return the outlines of the empty places of an open row, the next one first."""
    empty_slots = range(row.slot, row.slots)
    # Owner, joints and feet make no difference to an outline.
    pieces = (LaidPiece(row.shape, -1, row.panel, length, slot, 0) for slot in empty_slots)
    return tuple(outline_of(piece, sides) for piece in pieces)


def extent_of(foundation: Foundation) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom that a puzzle on this foundation reaches once it is complete."""
    wide, high = foundation.sides[0] + LEGS, foundation.sides[1] + LEGS
    return (-high * HEIGHT, -wide * HEIGHT, wide + high * HEIGHT, high + wide * HEIGHT)


def _to_picture(point: Point, side: int, sides: Lengths) -> Point:
    x, y = point
    right, bottom = sides[0] + LEGS, sides[1] + LEGS
    return ((x, -y), (right + y, x), (right - x, bottom + y), (-y, bottom - x))[side]


def _foundation_outline(piece: LaidPiece) -> Outline:
    start, end = piece.slot + 1, piece.slot + 2
    if piece.kind == "B":
        return ((start, 0), (end, 0), (end, -THICKNESS), (start, -THICKNESS))
    inner = end - THICKNESS
    return ((start, 0), (end, 0), (end, -1), (inner, -1), (inner, -THICKNESS), (start, -THICKNESS))


def _foundation_joints(piece: LaidPiece) -> Outline:
    """Return the joint with the piece before; the closing corner has another at the end of its second leg."""
    start = piece.slot + 1
    both = ((start, -THICKNESS / 2), (start + 1 - THICKNESS / 2, -1))
    return both[: piece.joints]


def _triangle_outline(piece: LaidPiece, sides: Lengths) -> Outline:
    """Return the outline of a triangle: an upright one has its base below, an inverted one above."""
    left, low, wide = _foot(piece, sides)
    high = low + wide * HEIGHT
    if piece.slot % 2:
        return ((left + wide / 2, high), (left + wide * 3 / 2, high), (left + wide, low))
    return ((left, low), (left + wide / 2, high), (left + wide, low))


def _row_joints(piece: LaidPiece, sides: Lengths) -> Outline:
    left, low, wide = _foot(piece, sides)
    middle = low + wide * HEIGHT / 2
    if piece.slot % 2:
        return ((left + wide * 3 / 4, middle),)
    neighbour = ((left + wide / 4, middle),) if piece.slot else ()
    feet = ((left + wide * (foot + 0.5) / piece.feet, low) for foot in range(piece.feet))
    return (*neighbour, *feet)


def _foot(piece: LaidPiece, sides: Lengths) -> tuple[float, float, int]:
    """Return the lower left end of the upright triangle that is in a slot or precedes it, and its width."""
    wide = WIDTH[piece.kind]
    below = sides[piece.side] + LEGS - piece.length
    return below / 2 + wide * (piece.slot // 2), below * HEIGHT, wide
