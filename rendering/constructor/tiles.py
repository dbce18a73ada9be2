"""The tiles of a pattern on the table, and the marks that show what happened and what is chosen."""

from collections.abc import Callable, Mapping

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.constructor import Tile, tiles_of
from rendering.constructor.layout import THICK, TILT, hexagon, layout
from rendering.kit import (
    SCALE,
    SIZE,
    SMALLEST,
    Canvas,
    Point,
    Size,
    Sprite,
    Stamp,
    Theme,
    blur,
    dashes_along,
    edges,
    extend,
    fade,
    fill,
    flatten,
    grain,
    lines,
    outline,
    polygon,
    rectangle,
    shade,
    shift,
    slope,
    sprite,
    stamp,
    stretch,
    subtract,
    table,
    tint,
    to_canvas,
    union,
    while_shown,
    write,
)

WOODS = 3
"""The number of different tiles."""
_COARSE = 4  # how much smaller the shadow on the table is drawn, which is soft
_SHADE_ON_DARK, _SHADE_ON_LIGHT = 0.5, 0.34
_ROUND = 0.05
_GAP = 0.985  # the size of a tile as a share of its place
_EDGE = 0.98  # the line around a tile, as a share of its size
_INSIDE = 0.945  # the line inside a tile, as a share of its size
_GRAIN = (1200, 1000)
_FULL_GRAIN = 160  # tiles of this unit or more show all the grain; on smaller ones it looks like noise


@while_shown  # all pictures of a round begin with the same board
def empty_board(pattern: str, theme: Theme, *, has_inset: bool = False) -> Image.Image:
    """Draw the table with the empty tiles of ``pattern``; for ``has_inset``, see ``layout``.

    Cached: copy the result before drawing on it.
    """
    place = layout(pattern, has_inset=has_inset)
    picture = to_canvas(table(theme))
    _shade_table(picture, list(place.centres.values()), place.tile, theme)
    for tile in tiles_of(pattern):
        centre = place.centres[tile.label]
        put_tile(picture, tile, centre, place.tile, theme)
        write_label(picture, tile.label, centre, place.tile, theme)
    return flatten(picture)


def put_tile(picture: Canvas, tile: Tile, centre: Point, size: float, theme: Theme) -> None:
    """Draw an empty tile; its neighbours are of other woods."""
    tile_stamp((tile.q - tile.r) % WOODS, size, theme).put(picture, centre)


def write_label(picture: Canvas, label: str, centre: Point, size: float, theme: Theme) -> None:
    """Write a tile's coordinates at its front corner, inlaid in the wood."""
    at = centre[0], centre[1] + TILT * size - 34
    if not theme.plain:
        write(picture, label, (at[0] + 1.5, at[1] + 2), SMALLEST, theme["tile_dark"], align="centre")
    write(picture, label, at, SMALLEST, theme["tile_ink"], align="centre")


def _shade_table(picture: Canvas, centres: list[Point], size: float, theme: Theme) -> None:
    if theme.plain:
        return
    cast = Image.new("L", (SIZE[0] // _COARSE, SIZE[1] // _COARSE))
    for x, y in centres:
        for far in (0.12 * size, 0.22 * size):
            corners = hexagon(((x + far) / _COARSE, (y + far) / _COARSE), size / _COARSE)
            ImageDraw.Draw(cast).polygon(corners, fill=255)
    shade_of_table = _SHADE_ON_LIGHT if min(theme["table"]) >= 128 else _SHADE_ON_DARK
    soft = fade(cast.filter(ImageFilter.GaussianBlur(size * 0.18 / _COARSE)), shade_of_table)
    left, top, right, bottom = box = soft.getbbox() or (0, 0, *soft.size)
    wide = (right - left) * _COARSE, (bottom - top) * _COARSE
    mask = soft.crop(box).resize(wide, Image.Resampling.BILINEAR)
    picture.paste((0, 0, 0), (left * _COARSE, top * _COARSE), mask)


@sprite
def tile_stamp(wood: int, size: float, theme: Theme) -> Stamp:
    """Return the stamp of a tile, a block of red wood anchored at its centre; ``wood`` is below ``WOODS``."""
    unit = size * SCALE
    whole = round(1.84 * size) * SCALE, round((2 * TILT + THICK + 0.12) * size) * SCALE
    centre = whole[0] / 2, (TILT + 0.05) * unit
    top = polygon(whole, hexagon(centre, unit * _GAP), round_by=_ROUND * unit)
    block = union(top, *(shift(top, 0, THICK * unit * step / 8) for step in range(1, 9)))
    image = Image.new("RGBA", whole)
    if theme.plain:
        _paint_plain(image, top, block, theme)
    else:
        _paint_wood(image, top, block, wood, unit, theme)
    return stamp(Sprite(image.reduce(SCALE), (round(centre[0] / SCALE), round(centre[1] / SCALE))))


def _paint_plain(image: Image.Image, top: Image.Image, block: Image.Image, theme: Theme) -> None:
    fill(image, block, theme["tile_edge"])
    line = 5 * SCALE
    small = top.resize((top.width - 2 * line, top.height - 2 * line))
    inside = extend(small, top.size, (line, line))
    fill(image, subtract(block, top), theme["tile_dark"])
    fill(image, ImageChops.darker(inside, top), theme["tile"])


def _paint_wood(
    image: Image.Image, top: Image.Image, block: Image.Image, index: int, unit: float, theme: Theme
) -> None:
    wood = stretch(_cut(image.size, index), min(1, unit / _FULL_GRAIN))
    dark, light, middle = theme["tile_dark"], theme["tile_light"], theme["tile"]
    fill(image, block, tint(stretch(wood, 0.7), shade(dark, 0.35), shade(middle, 0.72), shade(dark, 0.8)))
    right = rectangle(image.size, (image.width / 2, 0, *image.size))
    fill(image, ImageChops.multiply(subtract(block, top), right), (20, 4, 2), 0.4)
    fill(image, top, tint(wood, dark, light, middle))
    varnish = slope(image.size, (1, 1.2))
    for near, colour, strength in (
        (varnish, (255, 122, 70), 0.34),
        (ImageChops.invert(varnish), (46, 4, 0), 0.42),
    ):
        fill(image, ImageChops.multiply(top, near.point(lambda value: value - 110)), colour, strength)
    step = unit * 0.016
    fill(image, edges(top, -step, -step * 1.1, 1), shade(dark, 0.6), 0.55)
    fill(image, edges(top, step, step * 1.3, 1), theme["tile_edge"], 0.6)


def _cut(size: tuple[int, int], index: int) -> Image.Image:
    """Cut a tile's own piece of the plank."""
    plank = grain(_GRAIN, 30, "plank")
    x, y = index * 331 % (_GRAIN[0] - size[0]), index * 197 % max(1, _GRAIN[1] - size[1])
    tone = 10 * (index * 5 % 4) - 14
    piece = stretch(plank.crop((x, y, x + size[0], y + size[1])), 1.2)
    return piece.point(lambda value: value + tone)


@sprite
def marking(kind: str, size: float, theme: Theme) -> Stamp:
    """Outline the ``target`` or ``source`` of the last action, or let a chosen tile ``glow``."""
    box = round(1.9 * size), round(1.6 * size)
    centre = box[0] // 2, box[1] // 2
    return stamp(Sprite(MARKINGS[kind](box, centre, size, theme), centre))


def _target(box: Size, centre: Point, size: float, theme: Theme) -> Image.Image:
    return outline(box, hexagon(centre, size * _EDGE), theme["last"], 7)


def _source(box: Size, centre: Point, size: float, theme: Theme) -> Image.Image:
    label_top = centre[1] + TILT * size - 66
    dashes = [
        ((x, y), end)
        for (x, y), end in dashes_along(hexagon(centre, size * _INSIDE), 30)
        if abs(x - centre[0]) >= 42 or y <= label_top
    ]
    return lines(box, dashes, theme["last"], 5)


def _glow(box: Size, centre: Point, size: float, theme: Theme) -> Image.Image:
    if theme.plain:
        return outline(box, hexagon(centre, size * _INSIDE), theme["choice"], 12)
    whole = box[0] * SCALE, box[1] * SCALE
    corners = hexagon((centre[0] * SCALE, centre[1] * SCALE), size * _GAP * SCALE)
    tile = polygon(whole, corners, round_by=_ROUND * size * SCALE)
    dark = blur(subtract(Image.new("L", whole, 255), tile), size * 0.08 * SCALE)
    image = Image.new("RGBA", whole)
    fill(image, fade(tile, 0.14), theme["glow"])
    fill(image, ImageChops.multiply(tile, fade(dark, 1.5)), theme["glow"])
    return image.reduce(SCALE)


MARKINGS: Mapping[str, Callable[[Size, Point, float, Theme], Image.Image]] = {
    "target": _target,
    "source": _source,
    "glow": _glow,
}
"""The functions that draw the marks of tiles."""
