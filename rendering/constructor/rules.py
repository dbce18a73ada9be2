"""The rules at a glance: the three moves, each before and after, and what has become a tower."""

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.constructor.pieces import controller
from bot.locales import Text
from rendering.canvas import MARGIN, SCALE, SIZE, Box, Point, encode
from rendering.constructor.board import put_marking, tile_sprite
from rendering.constructor.layout import TILT
from rendering.constructor.panel import NAMES, put_token
from rendering.constructor.stacks import put_badge, stack_sprite
from rendering.fonts import SMALLEST, fitting, write
from rendering.picture import Picture
from rendering.surfaces import panel, table
from rendering.theme import Colour, Theme

_HEADING = 76
_GAP = 16
_PAD = 24
_TILE = 96.0
_DOWN = 60  # from the middle of a row to that of its tiles, so that towers have room
_BEFORE = (392.0, 392.0 + 1.74 * _TILE)  # the middles of the tiles, from the left edge of a row
_ARROW = 680
_AFTER = 812.0
_VERDICT = 916
_TOKEN = 52
_CROSS = 40
_ARC = (-0.62, -1.5)  # an arrow's ends and its top above the middle of the tiles, in their sizes


class Example(NamedTuple):
    """A move: its name in the texts, the piece that moves and the stack it meets."""

    name: str
    mover: str
    under: str


EXAMPLES = (Example("ring", "R", "s"), Example("medium", "m", "sR"), Example("small", "S", "sRm"))
"""Each goes on where the one before ended."""


def rules(*, theme: Theme, text: Text) -> Picture:
    """The picture that explains the moves and the towers."""
    picture = table(theme).copy()
    _heading(picture, theme, text)
    for example, box in zip(EXAMPLES, _rows(), strict=True):
        _row(picture, box, example, theme, text)
    return Picture(encode(picture), text("constructor-rules-picture"), SIZE)


def _rows() -> list[Box]:
    top, right, bottom = MARGIN + _HEADING, SIZE[0] - MARGIN, SIZE[1] - MARGIN
    high = (bottom - top - 2 * _GAP) / 3
    tops = [top + (high + _GAP) * row for row in range(3)]
    return [(MARGIN, y, right, y + high) for y in tops]


def _heading(picture: Image.Image, theme: Theme, text: Text) -> None:
    words = text("constructor-rules-heading")
    size = fitting(words, SIZE[0] - 2 * MARGIN, 56)
    write(picture, words, (SIZE[0] / 2, MARGIN + 22), size, theme["ink"], align="centre")


def _row(picture: Image.Image, box: Box, example: Example, theme: Theme, text: Text) -> None:
    left, top, right, bottom = box
    panel((round(right - left), round(bottom - top)), theme).put(picture, (left, top))
    middle = (top + bottom) / 2
    _name(picture, (left + _PAD, middle), example, theme, text)
    after = example.under + example.mover
    spots = [(left + x, middle + _DOWN * 0.6) for x in (*_BEFORE, _AFTER)]
    for index, (stack, spot) in enumerate(zip((example.mover, example.under, after), spots, strict=True)):
        tile_sprite(index, _TILE, theme).put(picture, spot)
        if index == 2:
            put_marking(picture, "target", spot, _TILE, theme)
        stack_sprite(stack, _TILE, theme).put(picture, spot)
    put_badge(picture, after, spots[2], _TILE, theme)
    _arc(picture, spots[0], spots[1], theme["last"])
    _arrow(picture, (left + _ARROW, middle), theme["quiet"])
    _verdict(picture, (left + _VERDICT, middle), after, theme, text)


def _name(picture: Image.Image, at: Point, example: Example, theme: Theme, text: Text) -> None:
    x, y = at
    wide = _BEFORE[0] - 0.9 * _TILE - _PAD
    for part, down, size, ink in (("piece", -34, 64, "ink"), ("onto", 34, 52, "quiet")):
        words = text(f"constructor-rules-{part}-{example.name}")
        write(picture, words, (x, y + down), fitting(words, wide, size), theme[ink])


def _verdict(picture: Image.Image, at: Point, stack: str, theme: Theme, text: Text) -> None:
    """Says whether ``stack`` is a tower, and whose."""
    (x, y), owner = at, controller(stack)
    if owner is None:
        for line, down in (("no", -34), ("tower", 34)):
            write(picture, text(f"constructor-rules-{line}"), (x, y + down), 50, theme["quiet"])
        return
    write(picture, text("constructor-rules-tower"), (x, y - 34), 50, theme["ink"])
    put_token(picture, owner, (x, y + 34 - _TOKEN / 2), _TOKEN, theme)
    write(picture, text(NAMES[owner]), (x + _TOKEN + 10, y + 34), SMALLEST, theme["ink"])


def _arc(picture: Image.Image, start: Point, end: Point, colour: Colour) -> None:
    """An arrow that jumps from one tile to the other."""
    low, high = (value * _TILE for value in _ARC)
    (x, y), (to_x, _) = start, end
    steps = [step / 24 for step in range(25)]
    points = [(x + (to_x - x) * s, y + low + 4 * (high - low) * 0.75 * s * (1 - s)) for s in steps]
    tip = points[-1]
    _stroke(picture, points, [(tip[0] - 30, tip[1] - 14), (tip[0] + 4, tip[1] + 20), (tip[0] + 12, tip[1] - 26)], colour)


def _arrow(picture: Image.Image, at: Point, colour: Colour) -> None:
    """An arrow to the right, from before to after."""
    x, y = at
    _stroke(picture, [(x - 34, y), (x + 10, y)], [(x + 4, y - 26), (x + 36, y), (x + 4, y + 26)], colour)


def _stroke(picture: Image.Image, line: list[Point], head: list[Point], colour: Colour) -> None:
    scale = SCALE * 2
    left = round(min(x for x, _ in (*line, *head))) - 20
    top = round(min(y for _, y in (*line, *head))) - 20
    size = [round(max(point[axis] for point in (*line, *head)) + 20) - (left, top)[axis] for axis in (0, 1)]
    image = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    draw = ImageDraw.Draw(image)
    moved = [((x - left) * scale, (y - top) * scale) for x, y in line]
    tip = [((x - left) * scale, (y - top) * scale) for x, y in head]
    for paint, wide in (((0, 0, 0, 150), 17), ((*colour, 255), 11)):
        draw.line(moved, fill=paint, width=wide * scale, joint="curve")
        draw.polygon(tip, fill=paint, outline=paint, width=(wide - 11) * scale)
    small = image.reduce(scale)
    picture.paste(small, (left, top), small)
