"""Small boards on cards: the patterns to choose from, and how a round ended."""

from math import ceil

from PIL import Image, ImageDraw

from bot.games.constructor import EXTRA_PATTERNS, Tile, View, tiles_of
from rendering.constructor.layout import RISE, areas_above_blocks, fit
from rendering.constructor.panel import TOKEN, token
from rendering.constructor.stacks import put_stack
from rendering.constructor.tiles import put_tile
from rendering.kit import (
    GAP,
    LARGE,
    SCALE,
    SMALL,
    SPRING,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Size,
    Theme,
    block,
    box_in,
    grid,
    icon,
    inset,
    put_in_middle,
    put_lines,
    put_panel,
    put_rounded_box,
    put_row,
    size_of,
    split,
    split_across,
    sprite,
    stack,
    table,
    to_canvas,
    words,
)


def draw_pattern_choice(view: View, look: Look) -> Scene:
    """Draw a new picture of the numbered patterns to choose from, in two rows above the players' panels.

    One more card shows how the last round ended or, before a round has ended, a heading.
    """
    picture = to_canvas(table(look.theme))
    count = len(view.patterns) + 1
    *boxes, last = grid(areas_above_blocks()[0], max(2, ceil(count / 2)), 2, WIDE)[:count]
    for number, (pattern, box) in enumerate(zip(view.patterns, boxes, strict=True), 1):
        _put_card(picture, pattern, number, box, look)
    if view.finished:
        draw_finished_round(picture, last, view, look)
    elif view.phase == "pattern" and not view.is_paused:
        lines = look.text("constructor-choose-first"), look.text("constructor-choose-second")
        put_lines(picture, inset(last, GAP), *((line, LARGE, look["ink"]) for line in lines))
    return picture


def draw_finished_round(picture: Canvas, box: Box, view: View, look: Look) -> None:
    """Draw how the last finished round ended: its number, its points by colour, its final position."""
    finished_round, inside = view.finished[-1], inset(box, GAP)
    put_panel(picture, box, look.theme)
    if _is_wide(size_of(box)):
        left, area = split_across(inside, None, None)
        lines = box_in(left, (size_of(left)[0], 2 * SMALL))
    else:
        lines, area = split(inside, 2 * SMALL, None)
    title, result = stack(lines, 2, 0)
    heading = look.text("constructor-round-number", round=len(view.finished))
    put_in_middle(picture, title, words(heading, SMALL, look["quiet"]))
    ice, black = (icon(token(colour, TOKEN, look.theme)) for colour in (0, 1))
    points = "–".join(str(finished_round.points[view.colours.index(colour)]) for colour in (0, 1))
    put_in_middle(picture, result, ice, words(points, SMALL, look["ink"]), black)
    _draw_tiles(picture, finished_round.tiles, area, look.theme, rise=RISE / 2)


def _is_wide(size: Size) -> bool:
    return size[0] > 1.5 * size[1]


def _put_card(picture: Canvas, pattern: str, number: int, box: Box, look: Look) -> None:
    """Draw a card with a pattern, its number and its name."""
    put_panel(picture, box, look.theme)
    head, area, name = split(inset(box, GAP), USUAL, None, USUAL)
    sign = icon(scales(look.theme)) if pattern in EXTRA_PATTERNS else None
    put_row(picture, head, _number_part(number, look), SPRING, sign)
    put_in_middle(picture, name, words(look.text(f"constructor-pattern-{pattern}"), SMALL, look["ink"]))
    if _is_wide(size_of(box)):
        area = inset((head[0], head[1], head[2], name[1]), USUAL + GAP, 0)
    _draw_tiles(picture, tiles_of(pattern), area, look.theme, rise=0)


def _number_part(number: int, look: Look) -> Part:
    """Return the part of a row that is a number on a disc."""

    def put(picture: Canvas, box: Box) -> None:
        put_rounded_box(picture, box, look["ink"], USUAL // 2)
        put_in_middle(picture, box, words(number, SMALL, look["panel"]))

    return block((USUAL, USUAL), put)


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
