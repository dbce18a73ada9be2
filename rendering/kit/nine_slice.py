"""Panels and cards of any size from one sprite: its corners, and its edges and its middle as tiles."""

from collections.abc import Iterator
from itertools import product
from typing import Literal, NamedTuple

from PIL import Image

from rendering.kit.boxes import size_of
from rendering.kit.canvas import Box, Size, blend
from rendering.kit.theme import Colour

_MOST_KEPT = 32
"""The number of sizes whose corners and edges are kept: more than the boards that are being played have."""


class _Span(NamedTuple):
    """A corner, or what is between two, along one direction: where it is in the image, and where it goes."""

    start: int
    end: int
    to: int
    length: int


class NineSlice:
    """A part of pictures that was drawn in one size and is put together in any other.

    ``image`` is the part with ``room`` pixels around it, for its shadow or its glow. Its corners have sides of
    ``edge`` pixels. The ``middle`` is filled with a colour, stays empty, or is made of tiles like the edges, from
    the lower left on; then the middle of the image has to be opaque.
    """

    def __init__(
        self, image: Image.Image, room: int, edge: int, middle: Colour | Literal["tiles", "empty"]
    ) -> None:
        self._image = image
        self._room = room
        self._edge = edge
        self._middle = middle
        self._kept: dict[Size, list[tuple[Image.Image, Size]]] = {}

    def put(self, picture: Image.Image, box: Box) -> None:
        """Draw the part into a box of a picture; its room is outside of the box."""
        wide, high = (side + 2 * self._room for side in size_of(box))
        left, top = round(box[0]) - self._room, round(box[1]) - self._room
        across, down = self._split(wide, self._image.width)[1], self._split(high, self._image.height)[1]
        if across.length > 0 < down.length and self._middle != "empty":
            at = left + across.to, top + down.to
            if self._middle == "tiles":
                picture.paste(self._tile(across, down), at)
            else:
                picture.paste(self._middle, (*at, at[0] + across.length, at[1] + down.length))
        for part, (x, y) in self._around((wide, high)):
            blend(picture, part, (left + x, top + y))

    def _around(self, size: Size) -> list[tuple[Image.Image, Size]]:
        """Return the corners and edges for a size with its room, and where they go; the latest are kept."""
        parts = self._kept.get(size)
        if parts is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            parts = self._kept[size] = list(self._cut(size))
        return parts

    def _cut(self, size: Size) -> Iterator[tuple[Image.Image, Size]]:
        columns, rows = self._split(size[0], self._image.width), self._split(size[1], self._image.height)
        for across, down in product(columns, rows):
            is_middle = across is columns[1] and down is rows[1]
            if across.length and down.length and not is_middle:
                yield self._tile(across, down), (across.to, down.to)

    def _split(self, length: int, whole: int) -> tuple[_Span, _Span, _Span]:
        """Split a length: the first corner, what is between, the last corner."""
        first, last = min(self._edge, length // 2), min(self._edge, -(-length // 2))
        between = length - first - last
        return (
            _Span(0, first, 0, first),
            _Span(self._edge, whole - self._edge, first, between),
            _Span(whole - last, whole, length - last, last),
        )

    def _tile(self, across: _Span, down: _Span) -> Image.Image:
        """Return a part of the image in another size, repeated from its lower left on."""
        wide, high = min(across.length, across.end - across.start), min(down.length, down.end - down.start)
        part = self._image.crop((across.start, down.end - high, across.start + wide, down.end))
        if (wide, high) == (across.length, down.length):
            return part
        whole = Image.new(part.mode, (across.length, down.length))
        for x in range(0, across.length, wide):
            for y in range(down.length - high, -high, -high):
                whole.paste(part, (x, y))
        return whole
