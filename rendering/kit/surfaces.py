"""The grounds and frames that every game uses: the table, panels, outlines."""

from collections.abc import Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw

from rendering.kit.canvas import (
    SCALE,
    SIZE,
    Box,
    Point,
    Size,
    Sprite,
    blend_in_line,
    blur,
    colour_mask,
    ellipse,
    fade,
    fill,
    mark,
    polygon,
    rounded_rectangle,
    subtract,
    union,
)
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.indexed import Indexed, plain, tinted
from rendering.kit.nine_slice import sliced
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.textures import cloth, stretch
from rendering.kit.theme import Colour, Shape, Theme

RADIUS = 26
_CALLOUT = (82, 56)
_ROOM = 34  # pixels around a panel, for its glow and its shadow
_TILE = 16
"""The length of what is repeated along the edges of panels and boxes."""
_PANEL_LINE = 6  # the width of the line around a panel, and a little more
_PANEL_EDGE = 44  # pixels along the edge of a panel to which the glow of its corner reaches


@sprite
def table(theme: Theme, size: Size = SIZE) -> Indexed:
    """Draw the table of all pictures, lit in its upper left."""
    if theme.plain:
        return plain(size, theme["table"])
    light = stretch(lamplight(size, 0.62), 1.5)
    shade = Image.blend(light, stretch(cloth(size, "table"), 0.16), 0.25)
    return tinted(shade, theme["table_dark"], theme["table_light"], theme["table"])


def lamplight(size: Size, across: float) -> Image.Image:
    """Return the grey light of a lamp in the upper left; the larger ``across``, the farther to the left."""
    wide, high = size
    light = ImageChops.invert(Image.radial_gradient("L").resize((wide * 2, high * 2)))
    left, top = round(wide * across), round(high * 0.66)
    return light.crop((left, top, left + wide, top + high))


def put_panel(
    picture: Canvas,
    box: Box,
    theme: Theme,
    *,
    edge: Colour | None = None,
    ground: Colour | None = None,
    rim: Colour | None = None,
) -> None:
    """Draw a panel into a box of a picture; with ``edge`` it shines in that colour.

    ``ground`` and ``rim`` replace the theme's colours of panels.
    """
    ground = ground or theme["panel"]
    sliced(
        _small_panel,
        edge,
        ground,
        rim or theme["panel_edge"],
        theme.plain,
        room=_ROOM,
        corner=_ROOM + _PANEL_EDGE,
        rim=_ROOM + _PANEL_LINE,
        middle=ground,
    ).put(picture, box)


@sprite
def _small_panel(edge: Colour | None, ground: Colour, rim: Colour, plain: bool) -> Image.Image:
    """Draw a panel that is little more than its corners."""
    radius, line = RADIUS * SCALE, (5 if edge else 2) * SCALE
    around = (0, radius, ground), (0, radius, edge or rim)  # two layers, so that its outer edge is firm
    layers, shadow = (*around, (line, radius - line, ground)), None if plain else (6, 10, 14, 0.35)
    image = draw_raised_box((2 * _PANEL_EDGE + _TILE,) * 2, _ROOM, layers, shadow, shine=edge)
    return image.reduce(SCALE)


def draw_raised_box(
    size: Size,
    room: int,
    layers: Sequence[tuple[float, float, Colour]],
    shadow: tuple[float, float, float, float] | None,
    *,
    shine: Colour | None = None,
) -> Image.Image:
    """Draw a box with round corners, ``room`` pixels around it, ``SCALE`` times larger than it will be.

    Each of the ``layers`` has its distance from the edge of the box, its radius and its colour. The
    ``shadow`` has how far it lies to the right and below, its softness and its strength. All these are in
    pixels of the large image. With ``shine`` the box shines in that colour.
    """
    whole, edge = ((size[0] + 2 * room) * SCALE, (size[1] + 2 * room) * SCALE), room * SCALE
    right, bottom = whole[0] - edge, whole[1] - edge
    image = Image.new("RGBA", whole)
    if shadow:
        across, down, softness, strength = shadow
        lower = rounded_rectangle(
            whole, (edge + across, edge + down, right + across, bottom + down), layers[0][1]
        )
        fill(image, blur(lower, softness), (0, 0, 0), strength)
    if shine:
        inside = rounded_rectangle(whole, (edge, edge, right, bottom), layers[0][1])
        fill(image, subtract(fade(blur(inside, edge * 0.36), 1.3), inside), shine, 0.9)
    for inset, radius, colour in layers:
        box = edge + inset, edge + inset, right - inset, bottom - inset
        fill(image, rounded_rectangle(whole, box, radius), colour)
    return image


def ruling(size: Size, box: Box, pitch: int) -> Image.Image:
    """Return the mask of fine lines across a box, as on a plan, ``pitch`` pixels from one to the next."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    left, top, right, bottom = map(round, box)
    for x in range(left, right, pitch):
        draw.line((x, top, x, bottom), fill=255, width=SCALE)
    for y in range(top, bottom, pitch):
        draw.line((left, y, right, y), fill=255, width=SCALE)
    return mask


def put_rounded_box(picture: Canvas, box: Box, colour: Colour, radius: int) -> None:
    """Draw a box of one colour with round corners."""
    sliced(_small_box, colour, radius, corner=radius, rim=1, middle=colour).put(picture, box)


@sprite
def _small_box(colour: Colour, radius: int) -> Image.Image:
    side = (2 * radius + _TILE) * SCALE
    shape = rounded_rectangle((side, side), (0, 0, side, side), radius * SCALE)
    return colour_mask(shape.reduce(SCALE), colour)


@sprite
def crown(theme: Theme) -> Sprite:
    """Draw the crown of a winner, anchored at the middle of its right edge."""
    wide, high = 64 * SCALE, 52 * SCALE
    heights = ((0.04, 0.26), (0.28, 0.62), (0.5, 0.1), (0.72, 0.62), (0.96, 0.26), (0.86, 0.8), (0.14, 0.8))
    size = wide, high
    body = polygon(size, [(x * wide, y * high) for x, y in heights])
    tips = [ellipse(size, (x * wide, y * high), (9, 9)) for x, y in (heights[0], heights[2], heights[4])]
    band = rounded_rectangle(size, (0.13 * wide, 0.84 * high, 0.87 * wide, 0.99 * high), 6)
    image = Image.new("RGBA", size)
    fill(image, union(body, band, *tips), theme["prize"])
    return Sprite(image.reduce(SCALE), (64, 30))


@sprite
def _callout(number: int, theme: Theme) -> Sprite:
    """Draw a tag with a section's mark: grey and square, unlike everything that pictures count with."""
    layers = (0, 10 * SCALE, theme["panel"]), (3 * SCALE, 7 * SCALE, theme["quiet"])
    small = draw_raised_box(_CALLOUT, 0, layers, None).reduce(SCALE)
    at = _CALLOUT[0] / 2, _CALLOUT[1] / 2 - 4  # the sign hangs below the line
    write(small, f"§{number}", at, SMALLEST, theme["panel"], align="centre")
    return Sprite(small, (0, 0))


def put_callout(picture: Canvas, number: int, box: Box, theme: Theme) -> None:
    """Draw the mark of the section of the rules that explains a scene, in its upper left corner."""
    _callout(number, theme).put(picture, (box[0] - 6, box[1] - 6))


def put_mark(picture: Canvas, player: int, at: tuple[float, float], side: int, theme: Theme) -> int:
    """Draw a player's mark in the player's colour, its left edge and middle at ``at``; return its width."""
    sign = theme.players[player]
    return blend_in_line(picture, _coloured_mark(sign.shape, side, theme[sign.colour]), at)


@sprite
def _coloured_mark(shape: Shape, side: int, colour: Colour) -> Image.Image:
    return colour_mask(mark(shape, side), colour)


def outline(size: Size, points: Sequence[Point], colour: Colour, width: float) -> Image.Image:
    """Draw a closed line through ``points`` on an image of ``size``, with a dark seam on both sides."""
    return lines(size, [[*points, *points[:2]]], colour, width)


def lines(size: Size, strokes: Iterable[Sequence[Point]], colour: Colour, width: float) -> Image.Image:
    """Draw lines on an image of ``size``, each through its points and with a dark seam."""
    scale = SCALE * 2
    image = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    draw = ImageDraw.Draw(image)
    enlarged = [[(x * scale, y * scale) for x, y in stroke] for stroke in strokes]
    for paint, wide in (((0, 0, 0, 110), width + 4), ((*colour, 255), width)):
        for stroke in enlarged:
            draw.line(stroke, fill=paint, width=round(wide * scale), joint="curve")
    return image.reduce(scale)


def dots(size: Size, spots: Sequence[Point], colours: tuple[Colour, Colour], radius: float) -> Image.Image:
    """Draw round dots on an image of ``size``; the colours are those of a dot and of its seam."""
    scale = SCALE * 2
    image = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    draw = ImageDraw.Draw(image)
    for colour, reach in (((*colours[1], 190), radius + 2), ((*colours[0], 255), radius)):
        for x, y in spots:
            draw.ellipse(
                [scale * value for value in (x - reach, y - reach, x + reach, y + reach)], fill=colour
            )
    return image.reduce(scale)
