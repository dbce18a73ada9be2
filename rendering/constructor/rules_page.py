"""The rules at a glance: the three moves, each before and after, and whether the result is a tower."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.constructor import Options, controller
from rendering.constructor.labels import colour_name
from rendering.constructor.panel import token
from rendering.constructor.stacks import badge_spot, disc, put_badge, put_stack, stack_sprite
from rendering.constructor.tiles import marking, tile_stamp
from rendering.kit import (
    GAP,
    LARGE,
    MARGIN,
    SCALE,
    SIZE,
    SMALL,
    TITLE,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Colour,
    Look,
    Part,
    Point,
    Scene,
    Sprite,
    Theme,
    icon,
    inset,
    middle_of,
    put_callout,
    put_in_middle,
    put_panel,
    put_rows,
    row,
    split,
    split_across,
    sprite,
    table,
    to_canvas,
    words,
    write,
)

_TILE = 82.0
_ACROSS = 143  # the width of a tile
_DOWN = 37  # pixels that a row's tiles are below its middle, so that towers have room
_LINE = 11  # the width of an arrow's line
_SEAM = 12  # pixels of margin around an arrow for its dark seam


class Example(NamedTuple):
    """A move: its name in the texts, the piece that moves and the stack it meets.

    The ``section`` of the rules that explains it is counted from 1.
    """

    name: str
    mover: str
    under: str
    section: int


EXAMPLES = (Example("ring", "R", "s", 2), Example("medium", "m", "sR", 3), Example("small", "S", "sRm", 3))
"""The moves in order; each starts from the result of the one before."""


def draw_rules(options: Options, look: Look) -> Scene:  # noqa: ARG001
    """Draw the rules at a glance: the moves and the towers."""
    picture = to_canvas(table(look.theme))
    heading, *panels = split(inset((0, 0, *SIZE), MARGIN), LARGE, *[None] * len(EXAMPLES), gap=GAP)
    put_in_middle(picture, heading, words(look.text("constructor-rules-heading"), USUAL, look["ink"]))
    for example, panel in zip(EXAMPLES, panels, strict=True):
        put_panel(picture, panel, look.theme)
        _draw_example(picture, inset(panel, WIDE), example, look)
        put_callout(picture, example.section, panel, look.theme)
    return picture


def _draw_example(picture: Canvas, box: Box, example: Example, look: Look) -> None:
    """Draw the name of a move, the stacks before and after it, and whether the result is a tower."""
    stack, theme = example.under + example.mover, look.theme
    columns = None, _ACROSS, _ACROSS, LARGE, _ACROSS, WIDE, 2 * TITLE + GAP
    name, *places, _, verdict = split_across(box, *columns)
    *before, _, after = ((x, y + _DOWN) for x, y in map(middle_of, places))
    piece, onto = (look.text(f"constructor-rules-{part}-{example.name}") for part in ("piece", "onto"))
    put_rows(picture, name, [words(piece, LARGE, look["ink"])], [words(onto, SMALL, look["quiet"])])
    tops: list[Point] = []
    for wood, (pieces, spot) in enumerate(zip((example.mover, example.under), before, strict=True)):
        tile_stamp(wood, _TILE, theme).put(picture, spot)
        image = stack_sprite(pieces, _TILE, theme)
        image.put(picture, spot)
        tops.append((spot[0], spot[1] - image.anchor[1]))
    _jump(tops[0], tops[1], theme["last"]).put(picture, (0, 0))
    _pointer(look["quiet"]).put(picture, middle_of(places[2]))
    tile_stamp(2, _TILE, theme).put(picture, after)
    marking("target", _TILE, theme).put(picture, after)
    put_stack(picture, stack, after, _TILE, theme)
    put_badge(picture, stack, after, _TILE, theme)
    if controller(stack) is None:
        _no_tower(theme).put(picture, badge_spot(after, _TILE))
    put_rows(picture, verdict, *_verdict(stack, look))


@sprite
def _no_tower(theme: Theme) -> Sprite:
    """Draw the sign that is where a tower has its height."""
    sign = disc(58, theme["ink"])
    disc(52, theme["panel"]).put(sign.image, sign.anchor)
    write(sign.image, "×", sign.anchor, 60, theme["ink"], align="centre")
    return sign


def _verdict(stack: str, look: Look) -> tuple[list[Part], list[Part]]:
    """Return in two rows whether ``stack`` is a tower, and whose."""
    owner = controller(stack)
    if owner is None:
        first, second = (look.text(f"constructor-rules-{line}") for line in ("not-yet", "no-tower"))
        return [words(first, SMALL, look["quiet"])], [words(second, SMALL, look["quiet"])]
    mark, name = (
        icon(token(owner, SMALL, look.theme)),
        words(colour_name(owner, look.text), SMALL, look["ink"]),
    )
    return [words(look.text("constructor-rules-tower"), USUAL, look["ink"])], [row(mark, name)]


@sprite
def _pointer(colour: Colour) -> Sprite:
    """Draw the arrow from a move to its result."""
    return _stroke([(-30, 0), (6, 0)], [(0, -26), (32, 0), (0, 26)], colour)


def _jump(start: Point, end: Point, colour: Colour) -> Sprite:
    """Draw an arrow that jumps from the top of one stack onto that of another."""
    (x, y), (to_x, to_y) = (start[0] + 14, start[1] - 8), (end[0] - 8, end[1] - 31)
    bend = 2 * (min(y, to_y) - 9) - (y + to_y) / 2  # so that it rises 9 pixels above its higher end
    steps = [step / 24 for step in range(25)]
    line = [(x + (to_x - x) * s, (1 - s) ** 2 * y + 2 * s * (1 - s) * bend + s * s * to_y) for s in steps]
    return _stroke(line, [(to_x - 24, to_y + 2), (to_x + 24, to_y - 10), (to_x + 8, to_y + 28)], colour)


def _stroke(line: Sequence[Point], head: Sequence[Point], colour: Colour) -> Sprite:
    """Draw an arrow, a line and the corners of its head, with a dark seam; its anchor is their origin."""
    scale, points = SCALE * 2, (*line, *head)
    left, top = (floor(min(point[axis] for point in points)) - _SEAM for axis in (0, 1))
    right, bottom = (ceil(max(point[axis] for point in points)) + _SEAM for axis in (0, 1))
    image = Image.new("RGBA", ((right - left) * scale, (bottom - top) * scale))
    draw = ImageDraw.Draw(image)
    shaft, tip = ([((x - left) * scale, (y - top) * scale) for x, y in part] for part in (line, head))
    for paint, wide in (((0, 0, 0, 255), _LINE + 6), ((*colour, 255), _LINE)):
        draw.line(shaft, fill=paint, width=wide * scale, joint="curve")
        draw.polygon(tip, fill=paint)
        if wide > _LINE:
            draw.line([*tip, *tip[:2]], fill=paint, width=(wide - _LINE) * scale, joint="curve")
    return Sprite(image.reduce(scale), (-left, -top))
