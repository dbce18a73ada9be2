"""Panels and cards of any size from one sprite: corners stay, edges are stretched, the middle is filled."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

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

    ``image`` is the part with ``room`` pixels around it, for its shadow or its glow. Nothing within ``edge``
    pixels of its border is stretched. The middle is filled with ``fill``; without it, the middle of the image
    is opaque, larger than any other, and cut to size.
    """

    def __init__(self, image: Image.Image, room: int, edge: int, fill: Colour | None = None) -> None:
        self._image = image
        self._room = room
        self._edge = edge
        self._fill = fill
        self._kept: dict[Size, list[tuple[Image.Image, Size]]] = {}

    def put(self, picture: Image.Image, box: Box) -> None:
        """Draw the part into a box of a picture; its room is outside of the box."""
        wide, high = (side + 2 * self._room for side in size_of(box))
        left, top = round(box[0]) - self._room, round(box[1]) - self._room
        across, down = (self._split(wide, self._image.width)[1], self._split(high, self._image.height)[1])
        if across.length and down.length:
            at = left + across.to, top + down.to
            if self._fill is None:
                picture.paste(self._image.crop((across.start, down.start, across.end, down.end)), at)
            else:
                picture.paste(self._fill, (*at, at[0] + across.length, at[1] + down.length))
        for part, (x, y) in self._around((wide, high)):
            blend(picture, part, (left + x, top + y))

    def _around(self, size: Size) -> list[tuple[Image.Image, Size]]:
        """Return the corners and edges for a size with its room, and where they go; the latest are kept."""
        if size not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            self._kept[size] = list(self._cut(size))
        return self._kept[size]

    def _cut(self, size: Size) -> Iterator[tuple[Image.Image, Size]]:
        columns, rows = (
            self._split(length, whole) for length, whole in zip(size, self._image.size, strict=True)
        )
        for across, down in product(columns, rows):
            is_middle = across is columns[1] and down is rows[1]
            if across.length and down.length and not is_middle:
                part = self._image.crop((across.start, down.start, across.end, down.end))
                if part.size != (across.length, down.length):
                    part = part.resize((across.length, down.length), Image.Resampling.NEAREST)
                yield part, (across.to, down.to)

    def _split(self, length: int, whole: int) -> tuple[_Span, _Span, _Span]:
        """Split a length: the first corner, what is between, the last corner."""
        edge, last = min(self._edge, length // 2), min(self._edge, -(-length // 2))
        between = length - edge - last
        middle = (whole // 2, whole // 2 + 1) if self._fill else (edge, edge + between)
        return (
            _Span(0, edge, 0, edge),
            _Span(*middle, edge, between),
            _Span(whole - last, whole, length - last, last),
        )
