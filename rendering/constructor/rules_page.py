"""The rules at a glance: the three moves, each before and after, and whether the result is a tower."""

from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.constructor.pieces import controller
from bot.locales import Text
from rendering.constructor.labels import colour_name
from rendering.constructor.panel import put_token
from rendering.constructor.stacks import badge_spot, disc, put_badge, put_stack, stack_sprite
from rendering.constructor.tiles import put_marking, tile_stamp
from rendering.kit.canvas import MARGIN, SCALE, SIZE, Point, Sprite, to_canvas
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_callout, put_panel, table
from rendering.kit.theme import Colour, Theme

_HEADING = 74
_GAP = 16
_PAD = 22
_TILE = 82.0
_DOWN = 37  # pixels that a row's tiles are below its middle, so that towers have room
_BEFORE = (462.0, 605.0)  # x coordinates of the two tiles' centres in a row
_ARROW = 715
_AFTER = 824.0
_VERDICT = 908
_LINE = 34  # pixels that each of a row's two lines is above or below its middle
_TOKEN = 50
_WIDE = 11  # the width of an arrow's line
_SEAM = 12  # pixels of margin around an arrow for its dark seam


class Example(NamedTuple):
    """A move: its name in the texts, the piece that moves and the stack it meets."""

    name: str
    mover: str
    under: str


EXAMPLES = (Example("ring", "R", "s"), Example("medium", "m", "sR"), Example("small", "S", "sRm"))
"""The moves in order; each starts from the result of the one before."""


class Arrow(NamedTuple):
    """The line of an arrow and the corners of its head."""

    line: list[Point]
    head: list[Point]


_POINTER = Arrow([(-30, 0), (6, 0)], [(0, -26), (32, 0), (0, 26)])
_SECTIONS = (2, 3, 3)
"""The section of the rules that explains each scene, counted from 1."""


def draw_rules(theme: Theme, text: Text) -> Scene:
    """Draw the rules at a glance: the moves and the towers."""
    picture = to_canvas(table(theme))
    words, at = text("constructor-rules-heading"), (SIZE[0] / 2, MARGIN + 20)
    write(picture, words, at, 56, theme["ink"], align="centre", width=SIZE[0] - 2 * MARGIN)
    high = (SIZE[1] - 2 * MARGIN - _HEADING - 2 * _GAP) / 3
    for row, (example, section) in enumerate(zip(EXAMPLES, _SECTIONS, strict=True)):
        top = MARGIN + _HEADING + (high + _GAP) * row
        box, middle = (MARGIN, top, SIZE[0] - MARGIN, top + high), top + high / 2
        put_panel(picture, box, theme)
        _name(picture, (MARGIN + _PAD, middle), example, theme, text)
        mover, under, after = ((MARGIN + x, middle + _DOWN) for x in (*_BEFORE, _AFTER))
        _draw_before(picture, example, mover, under, theme)
        _stroke(picture, _POINTER, (MARGIN + _ARROW, middle), theme["quiet"])
        _draw_after(picture, example.under + example.mover, after, theme)
        _verdict(picture, (MARGIN + _VERDICT, middle), example.under + example.mover, theme, text)
        put_callout(picture, section, box, theme)
    return picture


def _name(picture: Canvas, at: Point, example: Example, theme: Theme, text: Text) -> None:
    x, y = at
    wide = _BEFORE[0] - 0.87 * _TILE - _PAD
    for part, down, size, ink in (("piece", -_LINE, 64, "ink"), ("onto", _LINE, SMALLEST, "quiet")):
        words = text(f"constructor-rules-{part}-{example.name}")
        write(picture, words, (x, y + down), size, theme[ink], width=wide)


def _draw_before(picture: Canvas, example: Example, mover: Point, under: Point, theme: Theme) -> None:
    """Draw the two neighbours, and the arrow from one to the other."""
    ends: list[Point] = []
    for index, (stack, spot) in enumerate(((example.mover, mover), (example.under, under))):
        tile_stamp(index, _TILE, theme).put(picture, spot)
        pieces = stack_sprite(stack, _TILE, theme)
        pieces.put(picture, spot)
        ends.append((spot[0], spot[1] - pieces.anchor[1]))
    _stroke(picture, _jump(ends[0], ends[1]), (0, 0), theme["last"])


def _draw_after(picture: Canvas, stack: str, spot: Point, theme: Theme) -> None:
    tile_stamp(2, _TILE, theme).put(picture, spot)
    put_marking(picture, "target", spot, _TILE, theme)
    put_stack(picture, stack, spot, _TILE, theme)
    put_badge(picture, stack, spot, _TILE, theme)
    if controller(stack) is None:  # where a tower has its height, a sign that it is none
        at = badge_spot(spot, _TILE)
        disc(58, theme["ink"]).put(picture, at)
        disc(52, theme["panel"]).put(picture, at)
        write(picture, "×", at, 60, theme["ink"], align="centre")


def _verdict(picture: Canvas, at: Point, stack: str, theme: Theme, text: Text) -> None:
    """Write whether ``stack`` is a tower, and whose."""
    (x, y), owner = at, controller(stack)
    if owner is None:
        for line, down in (("not-yet", -_LINE), ("no-tower", _LINE)):
            write(picture, text(f"constructor-rules-{line}"), (x, y + down), SMALLEST, theme["quiet"])
        return
    write(picture, text("constructor-rules-tower"), (x, y - _LINE), 54, theme["ink"])
    put_token(picture, owner, (x, y + _LINE - _TOKEN / 2), _TOKEN, theme)
    write(picture, colour_name(owner, text), (x + _TOKEN + 8, y + _LINE), SMALLEST, theme["ink"])


def _jump(start: Point, end: Point) -> Arrow:
    """Return an arrow that jumps from the top of one stack onto that of another."""
    (x, y), (to_x, to_y) = (start[0] + 14, start[1] - 8), (end[0] - 8, end[1] - 31)
    bend = 2 * (min(y, to_y) - 9) - (y + to_y) / 2  # so that it rises 9 pixels above its higher end
    steps = [step / 24 for step in range(25)]
    line = [(x + (to_x - x) * s, (1 - s) ** 2 * y + 2 * s * (1 - s) * bend + s * s * to_y) for s in steps]
    return Arrow(line, [(to_x - 24, to_y + 2), (to_x + 24, to_y - 10), (to_x + 8, to_y + 28)])


def _stroke(picture: Canvas, arrow: Arrow, at: Point, colour: Colour) -> None:
    """Draw an arrow with a dark seam."""
    scale, points = SCALE * 2, (*arrow.line, *arrow.head)
    left, top = (floor(min(point[axis] for point in points)) - _SEAM for axis in (0, 1))
    right, bottom = (ceil(max(point[axis] for point in points)) + _SEAM for axis in (0, 1))
    image = Image.new("RGBA", ((right - left) * scale, (bottom - top) * scale))
    draw = ImageDraw.Draw(image)
    line, head = ([((x - left) * scale, (y - top) * scale) for x, y in part] for part in arrow)
    for paint, wide in (((0, 0, 0, 255), _WIDE + 6), ((*colour, 255), _WIDE)):
        draw.line(line, fill=paint, width=wide * scale, joint="curve")
        draw.polygon(head, fill=paint)
        if wide > _WIDE:
            draw.line([*head, *head[:2]], fill=paint, width=(wide - _WIDE) * scale, joint="curve")
    Sprite(image.reduce(scale), (-left, -top)).put(picture, at)
