"""Finished sprites cut into pieces for fast pasting: blending costs twenty times as much as copying."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, cast

from PIL import Image

from rendering.kit.canvas import Size, Sprite, blend, cut
from rendering.kit.scene import Canvas, Edges, area_of, paste, put_paintable

_CELL = 16
"""The side of a cell in pixels, the finest unit of a cut."""
_WORTH = 16
"""The least number of cells worth a cut: each piece costs about as much as blending four of them."""
_EDGES = 2  # cells across an opaque area, one at each side, that may contain the line around it
_WHOLE = 255

Cells = tuple[int, int, int, int]
"""The left, top, right and bottom edge of an area, in cells."""
Paint = tuple[int, ...]
"""Red, green, blue and opacity."""
Grid = Sequence[bytes]
"""For each cell, row by row, ``_WHOLE`` if all its pixels are of one kind, else less."""


class Piece(NamedTuple):
    """A part of a sprite: its pixels, the image to blend if it is not opaque, its box in the sprite.

    Of an opaque part of one colour, as most of a panel is, only the colour is kept.
    """

    paint: Image.Image | Paint
    mask: Image.Image | None
    left: int
    top: int
    right: int
    bottom: int


class Stamp(NamedTuple):
    """A sprite in pieces: empty parts are left out, opaque ones are copied, only the rest is blended."""

    pieces: tuple[Piece, ...]
    anchor: tuple[int, int]
    size: Size

    def put(self, picture: Canvas, at: Sequence[float]) -> None:
        """Draw the stamp over a picture so that its anchor is on ``at``."""
        x, y = round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]
        put_paintable(picture, self, (x, y, x + self.size[0], y + self.size[1]))

    def paint(self, image: Image.Image, box: Edges) -> None:
        """Paint the stamp into a box of its size."""
        paint_pieces(image, self.pieces, box)


def paint_pieces(image: Image.Image, pieces: Iterable[Piece], box: Edges) -> None:
    """Paint those pieces of a part in a box that are in an image."""
    (x, y), (wide, high) = box[:2], image.size
    is_simple = image.mode == "RGB" and not image.readonly
    for paint, mask, left, top, right, bottom in pieces:
        place = x + left, y + top, x + right, y + bottom
        if place[0] < wide and place[1] < high and place[2] > 0 and place[3] > 0:
            if is_simple and isinstance(paint, Image.Image):
                paste(image, paint, mask, place)
            elif mask:
                blend(image, mask, place)
            else:
                image.paste(paint, place)


def stamp(sprite: Sprite) -> Stamp:
    """Return the stamp that draws the same as ``sprite``."""
    image, anchor = sprite.crop()
    alpha = image.getchannel("A")
    empty, opaque = _grid(alpha, 0), _grid(alpha, 255)
    pieces = _pieces(image, (0, 0, len(empty[0]), len(empty)), empty, opaque)
    return Stamp(tuple(pieces), anchor, image.size)


def _grid(alpha: Image.Image, value: int) -> Grid:
    """Return which cells have the opacity ``value`` in every pixel."""
    cells = alpha.point([_WHOLE * (each == value) for each in range(256)]).reduce(_CELL)
    row = cells.tobytes()
    return [row[start : start + cells.width] for start in range(0, len(row), cells.width)]


def _pieces(image: Image.Image, area: Cells, empty: Grid, opaque: Grid) -> Iterator[Piece]:
    """Yield the pieces of ``area``: the largest rectangle of one kind, then those of the parts around it."""
    hole, core = _find_largest(empty, area), _find_largest(opaque, area)
    most = max(hole, core, key=area_of)
    if area_of(most) < _WORTH:
        yield from blended(_part(image, area), (area[0] * _CELL, area[1] * _CELL))
        return
    if most is core:
        yield from _cut_opaque(image, core)
    for rest in _split_around(most, area):
        if area_of(rest):
            yield from _pieces(image, rest, empty, opaque)


def blended(image: Image.Image, at: tuple[int, int]) -> Iterator[Piece]:
    """Yield an image as a piece without its empty edges; nothing if all of it is empty."""
    if box := image.getbbox():
        (x, y), part = at, cut(image, box)
        yield Piece(part, part, x + box[0], y + box[1], x + box[2], y + box[3])


def _cut_opaque(image: Image.Image, core: Cells) -> Iterator[Piece]:
    """Yield the pieces of an opaque area; if all within its edges has one colour, only the colour is kept."""
    left, top, right, bottom = core
    inner = left + 1, top + 1, right - 1, bottom - 1
    part = _part(image, inner) if min(right - left, bottom - top) > _EDGES else None
    colours = part.getcolors(1) if part else None
    if not colours:
        yield _opaque(image, core)
        return
    yield _opaque(image, inner)._replace(paint=cast("Paint", colours[0][1]))
    yield from (_opaque(image, rest) for rest in _split_around(inner, core))


def _split_around(inner: Cells, outer: Cells) -> tuple[Cells, ...]:
    left, top, right, bottom = outer
    return (
        (left, top, right, inner[1]),
        (left, inner[1], inner[0], inner[3]),
        (inner[2], inner[1], right, inner[3]),
        (left, inner[3], right, bottom),
    )


def _opaque(image: Image.Image, area: Cells) -> Piece:
    part, left, top = _part(image, area), area[0] * _CELL, area[1] * _CELL
    return Piece(part, None, left, top, left + part.width, top + part.height)


def _part(image: Image.Image, area: Cells) -> Image.Image:
    left, top, right, bottom = (edge * _CELL for edge in area)
    return image.crop((left, top, min(right, image.width), min(bottom, image.height)))


def _find_largest(grid: Grid, area: Cells) -> Cells:
    """Return the largest rectangle in ``area`` of cells that are all of one kind, or an empty one.

    A candidate ends where, going right, the column of such cells above a row is lower than the one before.
    """
    best: Cells = (0, 0, 0, 0)
    left, top, right, bottom = area
    heights = [0] * (right - left)
    for y in range(top, bottom):
        heights = [
            high + 1 if cell == _WHOLE else 0 for high, cell in zip(heights, grid[y][left:right], strict=True)
        ]
        rising: list[tuple[int, int]] = []
        for x, high in enumerate((*heights, 0), left):
            start = x
            while rising and rising[-1][1] >= high:
                start, tall = rising.pop()
                if tall * (x - start) > area_of(best):
                    best = start, y + 1 - tall, x, y + 1
            rising.append((start, high))
    return best
