"""Rows: icons, numbers and words side by side, described before they are put into a picture.

The rules at a glance are scenes of such rows, each with the mark of its section and a caption.
"""

from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import NamedTuple

from PIL import Image

from rendering.kit.boxes import box_in, grid, inset, split
from rendering.kit.canvas import Box, Point, Size, Sprite, blend_in_line
from rendering.kit.fonts import BEFORE, SMALLEST, Align, Weight, measure, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_callout, put_mark
from rendering.kit.theme import Colour, Look, Theme

CLOSE, GAP, WIDE = 6, 12, 24
"""The pixels between an icon and its number, between two parts, and between two groups of parts."""
SMALL, USUAL, LARGE, TITLE = SMALLEST, 54, 62, 84
"""The sizes of lettering in pixels, and the sides of the icons beside it."""
_COLUMNS, _ROWS = 3, 2
"""The columns and rows of the scenes of rules."""
_MARK = 38  # pixels that the mark of a section reaches into such a scene


class Part(NamedTuple):
    """A part of a row: its width in pixels, and the function that puts it there.

    The function gets the picture, the part's left edge and middle, and its width. If the row is too long for
    its box, a part with pixels to ``spare`` is made narrower, by as many as those if that is enough.
    """

    wide: float
    put: Callable[[Canvas, Point, float], object]
    spare: float = 0


SPRING = Part(inf, lambda *_: None)
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
    longest = measure(label, size, weight)

    def put(picture: Canvas, at: Point, wide: float) -> None:
        write(picture, label, at, size, colour, weight=weight, width=wide)

    return Part(longest, put, longest - measure(label, SMALLEST, weight))


def row(*parts: Part | None, gap: float = CLOSE) -> Part:
    """Return several parts as one, such as an icon with its number; ``None`` is left out."""
    shown = [part for part in parts if part]
    whole = sum(part.wide for part in shown) + gap * max(0, len(shown) - 1)

    def put(picture: Canvas, at: Point, wide: float) -> None:
        put_row(picture, (at[0], at[1], at[0] + wide, at[1]), *shown, gap=gap)

    return Part(whole, put, sum(part.spare for part in shown))


def put_row(picture: Canvas, box: Box, *parts: Part | None, gap: float = GAP) -> None:
    """Put parts side by side into a box, from its left, their middles at its middle; ``None`` is left out.

    Where they are too long together, those with pixels to spare become narrower, from the first one on.
    """
    shown = [part for part in parts if part]
    firm = [part for part in shown if part.wide < inf]
    left, top, right, bottom = box
    room = right - left - gap * (len(shown) - 1)
    # whole pixels, because lettering that lacks the millionth of one would become smaller
    lack = round(sum(part.wide for part in firm) - room)
    over = max(0, lack - sum(part.spare for part in firm))
    x, y = left, (top + bottom) / 2
    for wide, put, spare in shown:
        if wide == inf:
            wide = max(0, -lack) / (len(shown) - len(firm))
        elif spare and lack > 0:
            cut = min(lack, spare + over, wide)
            wide, lack, over = wide - cut, lack - round(cut), 0
        put(picture, (x, y), wide)
        x += wide + gap


def put_each(
    picture: Canvas, boxes: Iterable[Box], rows: Iterable[Sequence[Part | None]], *, gap: float = GAP
) -> None:
    """Put each of several rows of parts into a box of its own."""
    for box, parts in zip(boxes, rows, strict=True):
        put_row(picture, box, *parts, gap=gap)


def put_in_middle(picture: Canvas, box: Box, *parts: Part | None, gap: float = GAP) -> None:
    """Put parts side by side into the middle of a box."""
    whole = row(*parts, gap=gap)
    wide = min(whole.wide, box[2] - box[0])
    left, middle, *_ = box_in(box, (wide, 0))
    whole.put(picture, (left, middle), wide)


def number(amount: int | str, size: int, colour: Colour) -> Part:
    """Return the part that is a number; unlike words it keeps its size."""
    return words(amount, size, colour)._replace(spare=0)


def in_rows(parts: Sequence[Part], columns: int) -> list[Part]:
    """Return parts as rows of at most ``columns`` parts each."""
    return [row(*parts[first : first + columns]) for first in range(0, len(parts), columns)]


def mark_part(player: int, side: int, theme: Theme) -> Part:
    """Return the part that is a player's mark in the player's colour."""
    return Part(side, lambda picture, at, _: put_mark(picture, player, at, side, theme))


def at_least(wide: float, part: Part) -> Part:
    """Return a part with room to its right, if it is narrower than ``wide``: numbers below each other."""
    return part._replace(wide=max(wide, part.wide))


def column(*parts: Part, pitch: float, align: Align = "centre") -> Part:
    """Return several parts below each other as one, with ``pitch`` pixels from one to the next."""
    widest = max((part.wide for part in parts), default=0)

    def put(picture: Canvas, at: Point, _: float) -> None:
        for number, part in enumerate(parts):
            x = at[0] + (widest - part.wide) * BEFORE[align]
            part.put(picture, (x, at[1] + (number - (len(parts) - 1) / 2) * pitch), part.wide)

    return Part(widest, put)


def centred(sprite: Sprite, wide: float) -> Part:
    """Return the part that shows a sprite that is anchored at its middle."""
    return Part(wide, lambda picture, at, _: sprite.put(picture, (at[0] + wide / 2, at[1])))


def put_lines(picture: Canvas, box: Box, *lines: tuple[str | int, int, Colour]) -> None:
    """Write lines, each a text, its size and its colour, below each other into the middle of a box.

    Each is as high as its size.
    """
    heights = [size for _, size, _ in lines]
    places = split(box_in(box, (box[2] - box[0], sum(heights))), *heights)
    for place, line in zip(places, lines, strict=True):
        put_in_middle(picture, place, words(*line))


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

    return Part(part.wide + 2 * CLOSE, put, part.spare)


def align(*rows: Sequence[Part]) -> list[tuple[Part, ...]]:
    """Return rows whose parts are as wide as the widest of their column, each at the right of its place."""
    widths = [max(part.wide for part in column) for column in zip(*rows, strict=True)]
    return [tuple(map(_at_right, parts, widths)) for parts in rows]


def _at_right(part: Part, wide: float) -> Part:
    def put(picture: Canvas, at: Point, _: float) -> None:
        part.put(picture, (at[0] + wide - part.wide, at[1]), part.wide)

    return Part(wide, put)


def put_rows(picture: Canvas, box: Box, *rows: Sequence[Part | None], pitch: float = LARGE) -> None:
    """Put rows of parts below each other into the middle of a box's height, each from its left edge."""
    left, top, right, bottom = box
    first = (top + bottom - pitch * (len(rows) - 1)) / 2
    for number, parts in enumerate(rows):
        y = first + pitch * number
        put_row(picture, (left, y, right, y), *parts)


class RulesScene(NamedTuple):
    """A scene: the section of the rules that explains it, counted from 1, and its rows of parts.

    Its rows share the room below the mark of its section; those of a tall one begin beside the mark.
    """

    section: int
    rows: Sequence[Sequence[Part]]
    is_tall: bool = False


def put_scenes(
    picture: Scene,
    area: Box,
    key: str,
    scenes: Sequence[RulesScene],
    look: Look,
    *,
    put_sheet: Callable[[Scene, Box, Theme], object],
    paint: Callable[[Theme, str], Colour],
) -> None:
    """Put the scenes of a game into an area.

    Their captions are the texts ``KEY-rules-1-1``, ``KEY-rules-1-2`` and so on, the second ones quiet;
    ``paint`` returns the colours of lettering.
    """
    for number, (scene, box) in enumerate(zip(scenes, grid(area, _COLUMNS, _ROWS, GAP), strict=True), 1):
        put_sheet(picture, box, look.theme)
        above = 0 if scene.is_tall else _MARK
        _, room, *rows = split(inset(box, GAP), above, None, USUAL, USUAL)
        captions = [(left - CLOSE, top, right + CLOSE, bottom) for left, top, right, bottom in rows]
        for parts, place in zip(scene.rows, split(room, *[None] * len(scene.rows)), strict=True):
            put_in_middle(picture, place, *parts)
        for line, (place, ink) in enumerate(zip(captions, ("line_ink", "line_quiet"), strict=True), 1):
            put_in_middle(
                picture,
                place,
                words(look.text(f"{key}-rules-{number}-{line}"), USUAL, paint(look.theme, ink)),
            )
        put_callout(picture, scene.section, box, look.theme)
