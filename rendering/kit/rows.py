"""Rows: icons, numbers and words side by side, described before they are put into a picture."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from PIL import Image

from rendering.kit.canvas import Box, Point, Size, blend_in_line
from rendering.kit.fonts import SMALLEST, Weight, measure, write
from rendering.kit.scene import Canvas
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Colour, Theme

CLOSE, GAP, WIDE = 6, 12, 24
"""The pixels between an icon and its number, between two parts, and between two groups of parts."""
SMALL, USUAL, LARGE, TITLE = SMALLEST, 54, 62, 84
"""The sizes of lettering in pixels, and the sides of the icons beside it."""


class Part(NamedTuple):
    """A part of a row: its width in pixels, and the function that puts it there.

    The function gets the picture, the part's left edge and middle, and its width. A part that ``can_shrink``
    is made narrower if the row is too long for its box.
    """

    wide: float
    put: Callable[[Canvas, Point, float], object]
    can_shrink: bool = False


SPRING = Part(inf, lambda *_: None, can_shrink=True)
"""Takes the room that is left, so that what comes after it is at the right."""


def icon(image: Image.Image) -> Part:
    """Return the part that shows an image."""
    return Part(image.width, lambda picture, at, _: blend_in_line(picture, image, at))


def block(size: Size, put: Callable[[Canvas, Box], object]) -> Part:
    """Return the part that a function puts into a box of this size."""
    wide, high = size

    def put_block(picture: Canvas, at: Point, _: float) -> None:
        left, top = at[0], at[1] - high / 2
        put(picture, (left, top, left + wide, top + high))

    return Part(wide, put_block)


def words(text: str | int, size: int, colour: Colour, weight: Weight = "ExtraBold") -> Part:
    """Return the part that is lettering; it becomes smaller, down to ``SMALLEST``, where room lacks."""
    label = str(text)

    def put(picture: Canvas, at: Point, wide: float) -> None:
        write(picture, label, at, size, colour, weight=weight, width=wide)

    return Part(measure(label, size, weight), put, can_shrink=size > SMALLEST)


def row(*parts: Part | None, gap: float = CLOSE) -> Part:
    """Return several parts as one, such as an icon with its number; ``None`` is left out."""
    shown = [part for part in parts if part]

    def put(picture: Canvas, at: Point, wide: float) -> None:
        put_row(picture, (at[0], at[1], at[0] + wide, at[1]), *shown, gap=gap)

    return Part(_width(shown, gap, len(shown)), put, any(part.can_shrink for part in shown))


def put_row(picture: Canvas, box: Box, *parts: Part | None, gap: float = GAP) -> None:
    """Put parts side by side into a box, from its left, their middles at its middle; ``None`` is left out.

    Where they are too long together, those that can shrink do, from the first one on.
    """
    shown = [part for part in parts if part]
    x, y = box[0], (box[1] + box[3]) / 2
    room = box[2] - box[0] - _width([part for part in shown if not part.can_shrink], gap, len(shown))
    for part in shown:
        wide = part.wide
        if part.can_shrink:
            wide = max(0, min(wide, room))
            room -= wide
        part.put(picture, (x, y), wide)
        x += wide + gap


def put_in_middle(picture: Canvas, box: Box, *parts: Part | None, gap: float = GAP) -> None:
    """Put parts side by side into the middle of a box."""
    left, top, right, bottom = box
    whole = row(*parts, gap=gap)
    wide = min(whole.wide, right - left)
    x = (left + right - wide) / 2
    whole.put(picture, (x, (top + bottom) / 2), wide)


def _width(parts: Sequence[Part], gap: float, count: int) -> float:
    """Return the width of parts with the gaps of ``count`` parts between them."""
    return sum(part.wide for part in parts) + gap * max(0, count - 1)


def number(amount: int | str, size: int, colour: Colour) -> Part:
    """Return the part that is a number; unlike words it keeps its size."""
    label = str(amount)
    return Part(measure(label, size), lambda picture, at, _: write(picture, label, at, size, colour))


def mark_part(player: int, side: int, theme: Theme) -> Part:
    """Return the part that is a player's mark in the player's colour."""
    return Part(side, lambda picture, at, _: put_mark(picture, player, at, side, theme))


def put_plate(picture: Canvas, box: Box, colour: Colour) -> None:
    """Fill a box with one colour."""
    left, top, right, bottom = map(round, box)
    picture.paste(colour, (left, top, right, bottom))


def on_plate(part: Part, high: float, colour: Colour) -> Part:
    """Return a part on a plate of one colour, which is wider on both sides by ``CLOSE``."""

    def put(picture: Canvas, at: Point, wide: float) -> None:
        x, y = at
        put_plate(picture, (x, y - high / 2, x + wide, y + high / 2), colour)
        part.put(picture, (x + CLOSE, y), wide - 2 * CLOSE)

    return Part(part.wide + 2 * CLOSE, put, part.can_shrink)


def align(*rows: Sequence[Part]) -> list[tuple[Part, ...]]:
    """Return rows whose parts are as wide as the widest of their column, each at the right of its place."""
    widths = [max(part.wide for part in column) for column in zip(*rows, strict=True)]
    return [tuple(map(_at_right, parts, widths)) for parts in rows]


def _at_right(part: Part, wide: float) -> Part:
    def put(picture: Canvas, at: Point, _: float) -> None:
        part.put(picture, (at[0] + wide - part.wide, at[1]), part.wide)

    return Part(wide, put)
