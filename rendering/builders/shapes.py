"""The shapes of pieces: each kind lies in up to four directions, so that few sprites make up all puzzles."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from bot.games.builders import HEIGHT, KINDS, LEGS, NONE, WIDTH, Kind, LaidPiece, outline_of
from rendering.builders.layout import Frame
from rendering.kit import Point

Shape = tuple[tuple[int, int], ...]
"""The corners of a piece in pixels, relative to the upper left corner of its bounding box."""
SHAPES: Sequence[tuple[Kind, int]] = tuple(
    (kind, turn) for kind, turn in product(KINDS, range(4)) if kind != "B" or turn < 2
)
"""All kinds of pieces with each of their turns."""


def turn_of(kind: str, side: int, slot: int) -> int:
    """Return how often a piece is turned right, beside the same piece on the north side."""
    if kind == "B":
        return side % 2
    return side if kind == "A" else (side + 2 * (slot % 2)) % 4


@lru_cache(maxsize=512)  # fewer than all shapes in all scales
def shape_of(kind: Kind, turn: int, scale: int) -> Shape:
    """Return the shape of a piece where a unit has ``scale`` pixels."""
    row = 0 if kind in ("A", "B") else WIDTH[kind]
    frame = Frame(scale, round(scale * HEIGHT), LEGS, LEGS, 0, 0)
    corners = [frame.pixel(point) for point in outline_of(LaidPiece(kind, -1, turn, row, 0, 0), NONE)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return tuple((x - left, y - top) for x, y in corners)


@lru_cache(maxsize=512)
def size_of_shape(kind: Kind, turn: int, scale: int) -> tuple[int, int]:
    """Return the size in pixels of the bounding box of a piece."""
    shape = shape_of(kind, turn, scale)
    return max(x for x, _ in shape), max(y for _, y in shape)


def corner_of(outline: Sequence[Point]) -> Point:
    """Return the upper left corner of the bounding box of an outline."""
    across, down = zip(*outline, strict=True)
    return min(across), min(down)
