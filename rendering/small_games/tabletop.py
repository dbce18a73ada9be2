"""The parts of a small game's picture: the table, players' panels, tiles, tokens, a page of text."""

from collections.abc import Sequence
from math import ceil
from typing import Literal, NamedTuple

from PIL import Image

from rendering.kit import (
    MARGIN,
    SCALE,
    SIZE,
    SMALLEST,
    USUAL,
    Box,
    Canvas,
    Colour,
    Mark,
    Point,
    Scene,
    Size,
    Sprite,
    Stamp,
    Theme,
    blur,
    box_in,
    crown,
    dots,
    draw_raised_box,
    edges,
    ellipse,
    fill,
    fill_mark,
    grain,
    grid,
    lines,
    measure,
    outline,
    points_along,
    put_mark,
    put_panel,
    rounded_rectangle,
    shift,
    size_of,
    slope,
    sprite,
    stamp,
    stretch,
    table,
    tint,
    to_canvas,
    wrap,
    write,
)
from rendering.words import shorten

_GAP = 16
_HEAD = 96
_PAD = 22
_MARK = 46

_LABEL = 40  # pixels from the middle of a label to the lower edge of its tile
_DOT = 8  # pixels around the middle of a dot that no label covers
_ROOM = 16  # pixels around tiles and tokens, for their shadows
_STEP = 150  # pixels by which a page becomes taller, so that few tables have to be kept
_SPACING = 1.2  # the distance of two lines as a share of their size
_PARAGRAPH = 0.4  # the distance between two paragraphs, likewise

AREA: Box = (MARGIN, MARGIN + _HEAD + 2 * _GAP, SIZE[0] - MARGIN, SIZE[1] - MARGIN)
"""The part of the table that the players' panels leave free."""

PanelState = Literal["turn", "winner", "quiet"]


class PlayerPanel(NamedTuple):
    """The contents of a player's panel: name, points if any, whether it is their turn or they have won.

    ``display_name`` is shown, shortened, where there is no room for ``name``.
    """

    name: str
    points: int | None
    state: PanelState
    display_name: str = ""


def draw_table(players: Sequence[PlayerPanel], theme: Theme) -> Scene:
    """Draw the table with a panel for each player above `AREA`, the names after the players' marks.

    Beside their points three or four players have too little room for their names: they get a line of
    their own.
    """
    picture = to_canvas(table(theme))
    left, _, right, _ = AREA
    is_stacked = len(players) > 2 and any(contents.points is not None for contents in players)
    head = _HEAD + _GAP if is_stacked else _HEAD
    boxes = grid((left, MARGIN, right, MARGIN + head), len(players), 1, _GAP)
    for player, (contents, box) in enumerate(zip(players, boxes, strict=True)):
        edge = {"turn": theme["turn"], "winner": theme["prize"], "quiet": None}[contents.state]
        put_panel(picture, box, theme, edge=edge)
        ink = theme["ink" if edge else "quiet"]
        if is_stacked:
            _put_lines(picture, player, contents, box, ink, theme)
            continue
        pad, gap = (14, 8) if contents.display_name else (_PAD, 14)
        middle, end = (box[1] + box[3]) / 2, box[2] - pad
        if contents.points is not None:
            end -= write(picture, str(contents.points), (end, middle), USUAL, ink, align="right") + 12
        start = box[0] + pad + put_mark(picture, player, (box[0] + pad, middle), _MARK, theme) + gap
        if contents.state == "winner":
            wide = crown(theme).image.width
            if contents.display_name and measure(contents.display_name, SMALLEST) > end - wide - 12 - start:
                crown(theme).put(picture, (box[0] + pad + (_MARK + wide) / 2, box[1]))
            else:
                crown(theme).put(picture, (end, middle))
                end -= wide + 12
        fits = measure(contents.name, SMALLEST) <= end - start
        words = contents.name if fits else shorten(contents.display_name, end - start)
        if words:  # else the mark alone says who it is
            write(picture, words, (start, middle), USUAL, ink, width=end - start)
    return picture


def _put_lines(
    picture: Canvas, player: int, contents: PlayerPanel, box: Box, ink: Colour, theme: Theme
) -> None:
    """Write a name, and below it the mark, the crown of a winner and the points."""
    start, end, lower = box[0] + 10, box[2] - 10, box[3] - 29
    fits = measure(contents.name, SMALLEST) <= end - start
    label = shorten(contents.name if fits else contents.display_name or contents.name, end - start)
    if label:
        write(picture, label, (start, box[1] + 30), USUAL, ink, width=end - start)
    start += put_mark(picture, player, (start, lower), _MARK, theme) + 12
    if contents.state == "winner":
        crown(theme).put(picture, (start + crown(theme).image.width, lower))
    if contents.points is not None:
        write(picture, str(contents.points), (end, lower), USUAL, ink, align="right")


def square_grid(columns: int, rows: int, area: Box = AREA, gap: float = _GAP) -> list[Box]:
    """Return the boxes of a board of squares in the middle of ``area``, row by row."""
    left, top, right, bottom = area
    side = min((right - left - gap * (columns - 1)) // columns, (bottom - top - gap * (rows - 1)) // rows)
    wide, high = columns * (side + gap) - gap, rows * (side + gap) - gap
    return grid(box_in(area, (wide, high)), columns, rows, gap)


def put_tile(
    picture: Canvas,
    box: Box,
    theme: Theme,
    *,
    label: str = "",
    is_last: bool = False,
    is_choice: bool = False,
) -> None:
    """Draw a wooden tile with a label at its lower edge.

    The tile is outlined if the last action was there, and dotted if it can be chosen now.
    """
    size = size_of(box)
    _tile(size, theme).put(picture, box[:2])
    if is_last:
        _line(size, theme).put(picture, box[:2])
    if is_choice:
        for x, y in _dots(size, measure(label, SMALLEST) if label else 0):
            _dot(theme).put(picture, (box[0] + x, box[1] + y))
    if label:
        at = (box[0] + box[2]) / 2, box[3] - _LABEL
        write(picture, label, at, SMALLEST, theme["tile_ink"], align="centre")


@sprite
def _tile(size: Size, theme: Theme) -> Stamp:
    room, radius = _ROOM * SCALE, 18 * SCALE
    if theme.plain:
        layers = (0, radius, theme["tile_edge"]), (10, radius - 10, theme["tile"])
        image = draw_raised_box(size, _ROOM, layers, None)
        return stamp(Sprite(image.reduce(SCALE), (_ROOM, _ROOM)))
    whole = size[0] * SCALE + 2 * room, size[1] * SCALE + 2 * room
    image = Image.new("RGBA", whole)
    shape = rounded_rectangle(whole, (room, room, whole[0] - room, whole[1] - room), radius)
    fill(image, blur(shift(shape, 8, 12), 10), (0, 0, 0), 0.5)
    wood = stretch(grain(size, 22, "tile"), 0.6).resize(whole, Image.Resampling.BICUBIC)
    fill(image, shape, tint(wood, theme["tile_dark"], theme["tile_light"], theme["tile"]))
    fill(image, shape, Image.merge("RGB", [slope(whole)] * 3), 0.1)
    fill(image, edges(shape, 3, 4, 1), theme["tile_edge"], 0.6)
    fill(image, edges(shape, -3, -4, 1), theme["tile_dark"], 0.8)
    return stamp(Sprite(image.reduce(SCALE), (_ROOM, _ROOM)))


@sprite
def _line(size: Size, theme: Theme) -> Stamp:
    return stamp(Sprite(outline(size, _corners(size, 10), theme["last"], 7), (0, 0)))


@sprite
def _dot(theme: Theme) -> Sprite:
    """Draw a dot, anchored at its middle."""
    return Sprite(dots((20, 20), [(10, 10)], (theme["choice"], theme["choice_edge"]), 6), (10, 10))


def _dots(size: Size, label: float) -> list[Point]:
    """Return the places of dots along the edge, except where a label of that width is."""
    top, middle = size[1] - _LABEL - SMALLEST / 2, size[0] / 2
    return [
        (x, y)
        for x, y in points_along(_corners(size, 16), 25)
        if not label or y + _DOT < top or abs(x - middle) > label / 2 + _DOT
    ]


def _corners(size: Size, inset: int) -> list[Point]:
    right, bottom = size[0] - inset, size[1] - inset
    return [(inset, inset), (right, inset), (right, bottom), (inset, bottom)]


def put_token(picture: Canvas, player: int | None, centre: Point, side: int, theme: Theme) -> None:
    """Draw a piece: a disc of slate with the player's mark, or a light disc if it belongs to nobody."""
    _token(None if player is None else theme.players[player], side, theme).put(picture, centre)


@sprite
def _token(owner: Mark | None, side: int, theme: Theme) -> Stamp:
    whole, reach = (side + 2 * _ROOM) * SCALE, side * SCALE / 2
    middle, stone = whole / 2, "black" if owner else "ice"
    image = Image.new("RGBA", (whole, whole))
    disc = ellipse(image.size, (middle, middle), (reach, reach))
    if not theme.plain:
        fill(image, blur(shift(disc, 8, 12), 9), (0, 0, 0), 0.5)
    fill(image, disc, theme[f"{stone}_edge"])
    fill(image, ellipse(image.size, (middle, middle), (reach - 8, reach - 8)), theme[stone])
    if owner:
        fill_mark(image, owner.shape, round(side * SCALE * 0.5), (middle, middle), theme[owner.colour])
    return stamp(Sprite(image.reduce(SCALE), (whole // SCALE // 2, whole // SCALE // 2)))


def put_line(
    picture: Canvas, start: Point, end: Point, theme: Theme, *, is_last: bool = False, is_choice: bool = False
) -> None:
    """Draw a straight line; the one of the last action is brighter, one that can be chosen now is dotted."""
    if is_choice:
        for spot in points_along((start, end), 25):
            _dot(theme).put(picture, spot)
        return
    across, down = round(end[0] - start[0]), round(end[1] - start[1])
    _stroke(across, down, theme["last" if is_last else "ink"]).put(picture, start)


@sprite
def _stroke(across: int, down: int, colour: Colour) -> Sprite:
    """Draw a line, anchored at its start."""
    start = max(0, -across) + _ROOM, max(0, -down) + _ROOM
    size = abs(across) + 2 * _ROOM, abs(down) + 2 * _ROOM
    return Sprite(lines(size, [[start, (start[0] + across, start[1] + down)]], colour, 14), start)


def draw_page(title: str, paragraphs: Sequence[str], theme: Theme) -> Scene:
    """Draw a page of text under a title, as large as it fits; a long text makes the page taller."""
    left, _, right, bottom = AREA
    wide, high = size_of((left + 2 * _PAD, MARGIN + _HEAD + _PAD, right - 2 * _PAD, bottom - _PAD))
    fitting = (size for size in range(60, SMALLEST, -1) if _height(paragraphs, wide, size) <= high)
    size = next(fitting, SMALLEST)
    more = max(0, ceil((_height(paragraphs, wide, size) - high) / _STEP) * _STEP)
    picture = to_canvas(table(theme, (SIZE[0], SIZE[1] + more)) if more else table(theme))
    write(picture, title, (SIZE[0] / 2, MARGIN + 34), 72, theme["ink"], align="centre", width=right - left)
    box = (left, MARGIN + _HEAD, right, bottom + more)
    put_panel(picture, box, theme)
    y = (box[1] + box[3] - _height(paragraphs, wide, size)) / 2 + _SPACING * size / 2
    for paragraph in paragraphs:
        for line in wrap(paragraph, wide, size, "SemiBold"):
            write(picture, line, (box[0] + 2 * _PAD, y), size, theme["ink"], weight="SemiBold")
            y += _SPACING * size
        y += _PARAGRAPH * size
    return picture


def _height(paragraphs: Sequence[str], wide: float, size: int) -> float:
    """Return the height of paragraphs in ``size``."""
    lines = sum(len(wrap(paragraph, wide, size, "SemiBold")) for paragraph in paragraphs)
    return (lines * _SPACING + (len(paragraphs) - 1) * _PARAGRAPH) * size
