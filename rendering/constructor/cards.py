"""Small boards on cards: the patterns to choose from, and how a round ended."""

from math import ceil

from PIL import Image, ImageDraw

from bot.games.constructor import Tile, View, tiles_of
from bot.games.constructor.patterns import EXTRA_PATTERNS
from bot.locales import Text
from rendering.constructor.layout import areas_above_blocks, fit
from rendering.constructor.panel import draw_result
from rendering.constructor.stacks import put_stack
from rendering.constructor.tiles import put_tile
from rendering.kit.boxes import grid, size_of
from rendering.kit.canvas import SCALE, Box, Size, blend, to_canvas
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.surfaces import put_panel, put_rounded_box, table
from rendering.kit.theme import Theme

_GAP = 20
_PAD = 16
_LINE = 56
_NUMBER = 56


def cells(count: int) -> list[Box]:
    """Return the boxes of ``count`` cards above the players' panels, in two rows of equal size."""
    return grid(areas_above_blocks()[0], max(2, ceil(count / 2)), 2, _GAP)[:count]


def draw_pattern_choice(view: View, theme: Theme, text: Text) -> Scene:
    """Draw a new picture of the numbered patterns to choose from.

    One more card shows how the last round ended or, before a round has ended, a heading.
    """
    picture = to_canvas(table(theme))
    *boxes, last = cells(len(view.patterns) + 1)
    for number, (pattern, box) in enumerate(zip(view.patterns, boxes, strict=True), 1):
        _put_card(picture, pattern, number, box, theme)
        name, at = text(f"constructor-pattern-{pattern}"), ((box[0] + box[2]) / 2, box[3] - _PAD - 24)
        write(picture, name, at, 50, theme["ink"], align="centre", width=box[2] - box[0] - 2 * _PAD)
    if view.finished:
        draw_finished_round(picture, last, view, theme, text)
    elif view.phase == "pattern" and not view.is_paused:
        x, y, room = (last[0] + last[2]) / 2, (last[1] + last[3]) / 2, last[2] - last[0] - 2 * _PAD
        for words, down in ((text("constructor-choose-first"), -34), (text("constructor-choose-second"), 34)):
            write(picture, words, (x, y + down), 64, theme["ink"], align="centre", width=room)
    return picture


def draw_finished_round(picture: Canvas, box: Box, view: View, theme: Theme, text: Text) -> None:
    """Draw how the last finished round ended: its number, its points by colour, its final position."""
    finished_round, size = view.finished[-1], size_of(box)
    put_panel(picture, box, theme)
    left, top = (size[0] // 2, _PAD) if _is_wide(size) else (_PAD, 2 * _LINE + 6)
    area = (box[0] + left, box[1] + top, box[2] - _PAD, box[3] - _PAD + 2)
    _draw_tiles(picture, finished_round.tiles, area, theme, rise=0.35)
    x, y = (box[0] + box[2]) / 2, box[1] + _PAD + 22
    if _is_wide(size):
        x, y = box[0] + size[0] * 0.26, (box[1] + box[3] - _LINE) / 2
    title = text("constructor-round-number", round=len(view.finished))
    write(picture, title, (x, y), 50, theme["quiet"], align="centre", width=size[0] - 2 * _PAD)
    by_colour = finished_round.points[view.colours.index(0)], finished_round.points[view.colours.index(1)]
    draw_result(picture, (x, y + _LINE), by_colour, theme)


def _is_wide(size: Size) -> bool:
    return size[0] > 1.5 * size[1]


def _put_card(picture: Canvas, pattern: str, number: int, box: Box, theme: Theme) -> None:
    """Draw a card with a pattern and its number."""
    put_panel(picture, box, theme)
    left, top, right, bottom = box
    aside, down = (_NUMBER + 24, 10) if _is_wide(size_of(box)) else (0, _NUMBER)
    area = (left + _PAD + aside, top + _PAD + down, right - _PAD - aside, bottom - _PAD - _LINE - 6)
    _draw_tiles(picture, tiles_of(pattern), area, theme, rise=0)
    put_rounded_box(
        picture,
        (left + _PAD, top + _PAD, left + _PAD + _NUMBER, top + _PAD + _NUMBER),
        theme["ink"],
        _NUMBER // 2,
    )
    middle = left + _PAD + _NUMBER / 2, top + _PAD + _NUMBER / 2
    write(picture, str(number), middle, SMALLEST, theme["panel"], align="centre")
    if pattern in EXTRA_PATTERNS:
        sign = scales(theme)
        blend(picture, sign, (right - _PAD - sign.width, top + _PAD))


@sprite
def scales(theme: Theme) -> Image.Image:
    """Draw scales that are out of balance, the sign of a pattern that favours a player."""
    unit = 14 * SCALE
    image = Image.new("RGBA", (4 * unit, 4 * unit))
    draw = ImageDraw.Draw(image)
    line, ink = round(unit * 0.32), theme["quiet"]
    left, right, top = (0.75 * unit, 1.7 * unit), (3.25 * unit, 0.9 * unit), (2 * unit, 1.3 * unit)
    draw.line((*left, *right), fill=ink, width=line)
    draw.line((*top, 2 * unit, 3.6 * unit), fill=ink, width=line)
    draw.line((1.2 * unit, 3.6 * unit, 2.8 * unit, 3.6 * unit), fill=ink, width=line)
    for x, y in (left, right):
        draw.pieslice((x - 0.7 * unit, y - 0.5 * unit, x + 0.7 * unit, y + unit), 0, 180, fill=ink)
    return image.reduce(SCALE)


def _draw_tiles(image: Canvas, tiles: tuple[Tile, ...], area: Box, theme: Theme, *, rise: float) -> None:
    size, centres = fit(tiles, area, rise=rise)
    for tile in tiles:
        put_tile(image, tile, centres[tile.label], size, theme)
    for tile in tiles:
        if tile.stack:
            put_stack(image, tile.stack, centres[tile.label], size, theme)
