"""Panels, cards and scenes of any size, put together from one sprite; corners and edges stay as they are."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from math import ceil
from typing import Literal

from PIL import Image, ImageOps

from rendering.kit.boxes import size_of
from rendering.kit.canvas import Box, Size, cut, rounded_rectangle
from rendering.kit.scene import Canvas, Edges, put_paintable
from rendering.kit.stamps import Piece, blended, paint_pieces
from rendering.kit.theme import Colour

_MOST_KEPT = 8
"""The number of sizes and of stretches that are kept: more than the boards that are being played have."""
_SMALL = 10_000
"""The pixels up to which blending an area at once costs less than in pieces."""
_LONG = 256
"""The least length in pixels of the stretches that long edges are put together from."""
Middle = Colour | Literal["tiles", "mirrored tiles", "empty"]


class Resizable(ABC):
    """A part of pictures in any size, with ``room`` pixels around it."""

    def __init__(self, room: int = 0) -> None:
        self._room = room
        self._find_pieces = lru_cache(maxsize=_MOST_KEPT)(lambda size: list(self._cut(size)))

    def put(self, picture: Canvas, box: Box) -> None:
        """Draw the part into a box of a picture; its room is outside of the box."""
        (wide, high), room = size_of(box), self._room
        left, top = round(box[0]), round(box[1])
        put_paintable(picture, self, (left - room, top - room, left + wide + room, top + high + room))

    def paint(self, image: Image.Image, box: Edges) -> None:
        """Paint the part into a box that includes its room."""
        paint_pieces(image, self._find_pieces((box[2] - box[0], box[3] - box[1])), box)

    @abstractmethod
    def _cut(self, size: Size) -> Iterator[Piece]:
        """Yield the pieces in a size, which includes the room."""


class NineSlice(Resizable):
    """A part that was drawn in one size, with ``room`` pixels around it for its shadow or its glow.

    The corners of the ``image`` have sides of ``corner`` pixels. Between them, what is within ``rim`` pixels
    of its border is its edge, and what is farther inside its middle: filled with a colour, empty, or opaque.
    Edges and an opaque middle are made of tiles from the lower left on; every other one may be mirrored, so
    that no seam shows in a pattern that ends anywhere.
    """

    def __init__(self, image: Image.Image, *, room: int, corner: int, rim: int, middle: Middle) -> None:
        super().__init__(room)
        self.image = image
        self._corner = corner
        self._rim = rim
        self._middle = middle
        self._find_stretch = lru_cache(maxsize=_MOST_KEPT)(self._cut_stretch)

    def _cut(self, size: Size) -> Iterator[Piece]:
        (wide, high), corner = size, self._corner
        if wide * high <= _SMALL:
            yield from blended(self._put_together(size), (0, 0))
        elif wide * corner <= _SMALL and high > 2 * corner:
            ends = self._put_together((wide, 2 * corner))
            yield from self._cut_middle(size, is_cross=False)
            yield from blended(ends.crop((0, 0, wide, corner)), (0, 0))
            yield from blended(ends.crop((0, corner, wide, 2 * corner)), (0, high - corner))
            yield from self._cut_sides(size)
        else:
            yield from self._cut_middle(size, is_cross=True)
            yield from self._cut_corners(size)
            yield from self._cut_ends(size)
            yield from self._cut_sides(size)

    def _put_together(self, size: Size) -> Image.Image:
        """Return the part in a size."""
        whole = Image.new("RGBA", size)
        around = chain(self._cut_corners(size), self._cut_ends(size), self._cut_sides(size))
        for piece in chain(around, self._cut_middle(size, is_cross=True)):
            whole.paste(piece.paint, piece[2:])
        return whole

    def _cut_middle(self, size: Size, *, is_cross: bool) -> Iterator[Piece]:
        """Yield the middle: what is between the corners, as a cross or only as high as the sides."""
        (wide, high), image, corner, rim, middle = size, self.image, self._corner, self._rim, self._middle
        if middle == "empty":
            return
        filling: Image.Image | Colour
        if isinstance(middle, tuple):
            filling = middle
        else:
            inside = corner, corner, image.width - corner, image.height - corner
            room = wide - 2 * rim, high - 2 * rim
            filling = _repeat(image, inside, room, is_mirrored=middle == "mirrored tiles")
        bands, far = [(rim, corner, wide - rim, high - corner)], wide - corner
        if is_cross:
            bands += [(corner, rim, far, corner), (corner, high - corner, far, high - rim)]
        for left, top, right, bottom in bands:
            if right > left and bottom > top:
                box = left - rim, top - rim, right - rim, bottom - rim
                paint = filling if isinstance(filling, tuple) else cut(filling, box)
                yield Piece(paint, None, left, top, right, bottom)

    def _cut_corners(self, size: Size) -> Iterator[Piece]:
        image, (wide, high), corner = self.image, size, self._corner
        left, top = min(corner, wide // 2), min(corner, high // 2)
        right, bottom = min(corner, wide - left), min(corner, high - top)
        far, low = image.width, image.height
        yield from blended(cut(image, (0, 0, left, top)), (0, 0))
        yield from blended(cut(image, (far - right, 0, far, top)), (wide - right, 0))
        yield from blended(cut(image, (0, low - bottom, left, low)), (0, high - bottom))
        yield from blended(cut(image, (far - right, low - bottom, far, low)), (wide - right, high - bottom))

    def _cut_ends(self, size: Size) -> Iterator[Piece]:
        """Yield the upper and the lower edge."""
        image, corner, rim = self.image, self._corner, self._rim
        for start, at in ((0, 0), (image.height - rim, size[1] - rim)):
            box = corner, start, image.width - corner, start + rim
            yield from self._cut_edge(box, (corner, at), size[0] - 2 * corner, is_upright=False)

    def _cut_sides(self, size: Size) -> Iterator[Piece]:
        """Yield the left and the right edge."""
        image, corner, rim = self.image, self._corner, self._rim
        for start, at in ((0, 0), (image.width - rim, size[0] - rim)):
            box = start, corner, start + rim, image.height - corner
            yield from self._cut_edge(box, (at, corner), size[1] - 2 * corner, is_upright=True)

    def _cut_edge(self, box: Edges, at: tuple[int, int], length: int, *, is_upright: bool) -> Iterator[Piece]:
        """Yield an edge in stretches, which repeat a box of the image from its lower left on."""
        wide, high = size_of(box)
        tile = high if is_upright else wide
        step = ceil(_LONG / tile) * tile
        for done in range(0, length, step):
            long = min(step, length - done)
            size = (wide, long) if is_upright else (long, high)
            x, y = (at[0], at[1] + length - done - long) if is_upright else (at[0] + done, at[1])
            for paint, mask, *edges in self._find_stretch(box, size):
                yield Piece(paint, mask, edges[0] + x, edges[1] + y, edges[2] + x, edges[3] + y)

    def _cut_stretch(self, box: Edges, size: Size) -> Sequence[Piece]:
        """Return a stretch of an edge; edges of all sizes share the long ones, so that they take little."""
        return list(blended(_repeat(self.image, box, size), (0, 0)))


@lru_cache(maxsize=256)
def sliced(
    draw: Callable[..., Image.Image], *values: Hashable, room: int = 0, corner: int, rim: int, middle: Middle
) -> NineSlice:
    """Return the part that a sprite with these values makes, the same object from turn to turn."""
    return NineSlice(draw(*values), room=room, corner=corner, rim=rim, middle=middle)


class RoundedPicture(Resizable):
    """An opaque image that fills boxes of any size, with round corners.

    A small box shows its lower left part. A wide box repeats it; in a high one, its uppermost colour goes on.
    """

    def __init__(self, image: Image.Image, radius: int) -> None:
        super().__init__()
        self.image = image
        self._radius = radius

    def _cut(self, size: Size) -> Iterator[Piece]:
        image, (wide, high), radius = self.image, size, self._radius
        part = _repeat(image, (0, 0, *image.size), (wide, min(high, image.height)))
        if part.height < high:
            below, part = part, Image.new(image.mode, size, image.getpixel((0, 0)))
            part.paste(below, (0, high - below.height))
        yield Piece(cut(part, (0, radius, wide, high - radius)), None, 0, radius, wide, high - radius)
        part.putalpha(rounded_rectangle(size, (0, 0, *size), radius))
        for y in (0, high - radius):
            yield from blended(part.crop((0, y, wide, y + radius)), (0, y))


def _repeat(image: Image.Image, box: Edges, size: Size, *, is_mirrored: bool = False) -> Image.Image:
    """Return a box of an image in another size, cut or repeated from its lower left on."""
    wide, high = min(size[0], box[2] - box[0]), min(size[1], box[3] - box[1])
    part = cut(image, (box[0], box[3] - high, box[0] + wide, box[3]))
    if part.size == size:
        return part
    whole = Image.new(part.mode, size)
    whole.paste(part, (0, size[1] - high))
    while wide < size[0]:  # a mirrored row of mirrored tiles goes on as the row does
        tiles = whole.crop((0, size[1] - high, wide, size[1]))
        whole.paste(ImageOps.mirror(tiles) if is_mirrored else tiles, (wide, size[1] - high))
        wide *= 2
    while high < size[1]:
        tiles = whole.crop((0, size[1] - high, *size))
        whole.paste(ImageOps.flip(tiles) if is_mirrored else tiles, (0, size[1] - 2 * high))
        high *= 2
    return whole
