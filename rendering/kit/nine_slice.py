"""Panels and cards of any size from one sprite: its corners, and its edges and its middle as tiles."""

from collections.abc import Iterator
from typing import Literal

from PIL import Image

from rendering.kit.boxes import size_of
from rendering.kit.canvas import Box, Size, Sprite, rounded_rectangle
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import Colour

_MOST_KEPT = 32
"""The number of sizes whose corners and edges are kept: more than the boards that are being played have."""
_SMALL = 10_000
"""The pixels of a part up to which it is kept whole: blending it once costs less than in pieces."""
Middle = Colour | Literal["tiles", "empty"]
_Piece = tuple[Stamp, tuple[int, int]]
"""A piece of a part, and where its upper left corner is in it."""


class NineSlice:
    """A part of pictures that was drawn in one size and is put together in any other.

    ``image`` is the part with ``room`` pixels around it, for its shadow or its glow. Its corners have sides
    of ``corner`` pixels. What is between them within ``rim`` pixels of its border is its edge, and what is
    farther inside its middle: filled with a colour, empty, or opaque. Edges and an opaque middle are made of
    tiles from the lower left on.
    """

    def __init__(self, image: Image.Image, *, room: int, corner: int, rim: int, middle: Middle) -> None:
        self._image = image
        self._room = room
        self._corner = corner
        self._rim = rim
        self._middle = middle
        self._kept: dict[Size, list[_Piece]] = {}

    def put(self, picture: Image.Image, box: Box) -> None:
        """Draw the part into a box of a picture; its room is outside of the box."""
        wide, high = size_of(box)
        size = wide + 2 * self._room, high + 2 * self._room
        x, y = round(box[0]) - self._room, round(box[1]) - self._room
        corner, rim = self._corner, self._rim
        if not _is_small(size):
            self._put_middle(picture, (x + rim, y + corner), (size[0] - 2 * rim, size[1] - 2 * corner))
        for piece, (across, down) in self._pieces(size):
            piece.put(picture, (x + across, y + down))

    def _put_middle(self, picture: Image.Image, at: tuple[int, int], size: Size) -> None:
        """Draw an area of the middle."""
        if self._middle == "empty" or min(size) <= 0:
            return
        if self._middle == "tiles":
            image, corner = self._image, self._corner
            inside = corner, corner, image.width - corner, image.height - corner
            picture.paste(_repeat(image, inside, size), at)
        else:
            picture.paste(self._middle, (*at, at[0] + size[0], at[1] + size[1]))

    def _pieces(self, size: Size) -> list[_Piece]:
        """Return what is blended in a size, with its room; the latest sizes are kept."""
        pieces = self._kept.get(size)
        if pieces is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            pieces = self._kept[size] = list(self._cut(size))
        return pieces

    def _cut(self, size: Size) -> Iterator[_Piece]:
        """Yield the whole part if it is small, else its upper and lower band and its edges between them."""
        (wide, high), corner, rim = size, self._corner, self._rim
        whole = self._put_together(size if _is_small(size) else (wide, min(high, 2 * corner)))
        if whole.height == high:
            yield _to_stamp(whole), (0, 0)
            return
        yield _to_stamp(whole.crop((0, 0, wide, corner))), (0, 0)
        yield _to_stamp(whole.crop((0, corner, wide, 2 * corner))), (0, high - corner)
        image, between = self._image, (rim, high - 2 * corner)
        start, stop, far = corner, image.height - corner, image.width
        yield _to_stamp(_repeat(image, (0, start, rim, stop), between)), (0, corner)
        yield _to_stamp(_repeat(image, (far - rim, start, far, stop), between)), (wide - rim, corner)

    def _put_together(self, size: Size) -> Image.Image:
        """Return the part in a size."""
        image, (wide, high), rim = self._image, size, self._rim
        left, top = min(self._corner, wide // 2), min(self._corner, high // 2)
        right, bottom = min(self._corner, wide - left), min(self._corner, high - top)
        far, low = image.width, image.height
        whole = Image.new("RGBA", size)
        self._put_middle(whole, (rim, rim), (wide - 2 * rim, high - 2 * rim))
        across, down = wide - left - right, high - top - bottom
        start, stop = self._corner, far - self._corner
        if across:
            whole.paste(_repeat(image, (start, 0, stop, rim), (across, rim)), (left, 0))
            whole.paste(_repeat(image, (start, low - rim, stop, low), (across, rim)), (left, high - rim))
        start, stop = self._corner, low - self._corner
        if down:
            whole.paste(_repeat(image, (0, start, rim, stop), (rim, down)), (0, top))
            whole.paste(_repeat(image, (far - rim, start, far, stop), (rim, down)), (wide - rim, top))
        for x, y, part_wide, part_high in (
            (0, 0, left, top),
            (wide - right, 0, right, top),
            (0, high - bottom, left, bottom),
            (wide - right, high - bottom, right, bottom),
        ):
            source = (far - part_wide) * (x > 0), (low - part_high) * (y > 0)
            part = image.crop((*source, source[0] + part_wide, source[1] + part_high))
            whole.paste(part, (x, y))
        return whole


class RoundedPicture:
    """An opaque image of which parts of any size are shown, from its lower left on, with round corners.

    Above the image its uppermost colour goes on; beside it, the image is repeated.
    """

    def __init__(self, image: Image.Image, radius: int) -> None:
        self._image = image
        self._radius = radius
        round_box = rounded_rectangle((2 * radius, 2 * radius), (0, 0, 2 * radius, 2 * radius), radius)
        self._masks = {
            (x, y): round_box.crop((x * radius, y * radius, (x + 1) * radius, (y + 1) * radius))
            for x in (0, 1)
            for y in (0, 1)
        }

    def put(self, picture: Image.Image, box: Box) -> None:
        """Draw the lower left part of the image into a box of a picture."""
        image, (wide, high), radius = self._image, size_of(box), self._radius
        part = _repeat(image, (0, 0, *image.size), (wide, min(high, image.height)))
        if part.height < high:
            below, part = part, Image.new(image.mode, (wide, high), image.getpixel((0, 0)))
            part.paste(below, (0, high - below.height))
        left, top = round(box[0]), round(box[1])
        picture.paste(part.crop((0, radius, wide, high - radius)), (left, top + radius))
        for y in (0, high - radius):
            picture.paste(part.crop((radius, y, wide - radius, y + radius)), (left + radius, top + y))
            for x in (0, wide - radius):
                corner = part.crop((x, y, x + radius, y + radius))
                picture.paste(corner, (left + x, top + y), self._masks[int(x > 0), int(y > 0)])


def _to_stamp(image: Image.Image) -> Stamp:
    return stamp(Sprite(image, (0, 0)))


def _is_small(size: Size) -> bool:
    return size[0] * size[1] <= _SMALL


def _repeat(image: Image.Image, box: tuple[int, int, int, int], size: Size) -> Image.Image:
    """Return a box of an image in another size, cut or repeated from its lower left on."""
    wide, high = min(size[0], box[2] - box[0]), min(size[1], box[3] - box[1])
    part = image.crop((box[0], box[3] - high, box[0] + wide, box[3]))
    if part.size == size:
        return part
    whole = Image.new(part.mode, size)
    for x in range(0, size[0], wide):
        for y in range(size[1] - high, -high, -high):
            whole.paste(part, (x, y))
    return whole
