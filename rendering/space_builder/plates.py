"""Plates with nine squares: boards like landing fields, the landing pad, the pile of maps."""

from collections.abc import Collection
from functools import lru_cache
from itertools import product

from PIL import Image, ImageChops, ImageDraw

from bot.games.space_builder import PAD
from rendering.kit.boxes import inset, size_of
from rendering.kit.canvas import (
    SCALE,
    Box,
    Size,
    Sprite,
    blend,
    ellipse,
    fill,
    polygon,
    rounded_rectangle,
    slope,
    subtract,
)
from rendering.kit.indexed import Indexed, tinted
from rendering.kit.nine_slice import sliced
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import draw_raised_box, ruling
from rendering.kit.textures import stretch, tint
from rendering.kit.theme import Colour, Theme
from rendering.space_builder.layout import Grid, grid_in, side_of_card
from rendering.space_builder.palette import OUTLINE, paint

PLATE_ROOM = 16
"""The pixels around a plate, for its shadow."""
RIM = 6
"""The width of a plate's rim, with the lines on both sides of it."""
_RADIUS = 20
_CORNER = 44  # pixels along the edge of a plate to which the shadow of its corner reaches
_TILE = 32  # the length of what is repeated along the edges
_LIGHT, _CONTRAST = (1, 1.2), 0.9
_RULE = 26  # pixels between the fine lines of a blueprint


def put_field(
    picture: Canvas, box: Box, rim: Colour, theme: Theme, taken_squares: Collection[str | None] = ()
) -> Grid:
    """Draw a board with its pad and the squares that are not taken; return the boxes of all squares."""
    squares, line, side = grid_in(box), paint(theme, "field_line"), side_of_card(size_of(box)[0])
    put_plate(picture, box, rim, _skin(size_of(box)[0], theme), theme)
    blend(picture, landing_pad(side, line, theme), squares[PAD])
    for square, place in squares.items():
        if square != PAD and square not in taken_squares:
            free_square(side, line).put(picture, place)
    return squares


@lru_cache(maxsize=8)  # the same one stays on a board from turn to turn
def _skin(side: int, theme: Theme) -> Indexed:
    return tinted(shade(side), *(paint(theme, name) for name in ("field_dark", "field_light", "field")))


def put_plate(picture: Canvas, box: Box, rim: Colour, skin: Indexed | Stamp, theme: Theme) -> None:
    """Draw a thick plate with its shadow."""
    skin.put(picture, (box[0] + RIM, box[1] + RIM))
    sliced(
        small_plate,
        rim,
        not theme.plain,
        room=PLATE_ROOM,
        corner=PLATE_ROOM + _CORNER,
        rim=PLATE_ROOM + RIM,
        middle="empty",
    ).put(picture, box)


@sprite
def small_plate(rim: Colour, shadow: bool) -> Image.Image:
    """Draw a plate without its skin that is little more than its corners."""
    image = _draw_rim((2 * _CORNER + _TILE,) * 2, rim, shadow=shadow)
    image.putalpha(subtract(image.getchannel("A"), _inner(image.size)))
    return image.reduce(SCALE)


@sprite
def shade(side: int) -> Image.Image:
    """Draw the light on the skin of a board in grey."""
    light = stretch(slope((side + 2 * PLATE_ROOM,) * 2, _LIGHT), _CONTRAST)
    return light.crop(inset((0, 0, *light.size), PLATE_ROOM + RIM))


@sprite
def free_square(side: int, colour: Colour) -> Stamp:
    """Draw the place of a card as corners of light lines."""
    image = Image.new("RGBA", (side * SCALE, side * SCALE))
    draw = ImageDraw.Draw(image)
    reach, wide = side * SCALE * 0.2, max(3, round(side * SCALE * 0.02))
    near, far = wide, side * SCALE - wide
    for (x, inward), (y, down) in product(((near, 1), (far, -1)), repeat=2):
        for end in ((x + inward * reach, y), (x, y + down * reach)):
            draw.line((x, y, *end), fill=(*colour, 255), width=wide)
    return stamp(Sprite(image.reduce(SCALE), (0, 0)))


def draw_plan(side: int, edge: int, theme: Theme) -> Image.Image:
    """Draw a blueprint with its shadow, ``SCALE`` times larger, its fine lines ``edge`` pixels within."""
    line = paint(theme, "plan_line")
    image = _draw_rim((side, side), line, shadow=not theme.plain)
    light = stretch(slope(image.size, _LIGHT), _CONTRAST)
    skin = tint(light, *(paint(theme, name) for name in ("plan_dark", "plan_light", "plan")))
    fill(image, _inner(image.size), skin)
    inside = inset((0, 0, *image.size), (PLATE_ROOM + edge) * SCALE)
    fill(image, ruling(image.size, inside, _RULE * SCALE), line, 0.13)
    return image


def _draw_rim(size: Size, rim: Colour, *, shadow: bool) -> Image.Image:
    """Draw a plate without its skin, ``SCALE`` times larger."""
    colours = (0, OUTLINE), (1, rim), (RIM - 1, OUTLINE)
    layers = [(edge * SCALE, (_RADIUS - edge) * SCALE, colour) for edge, colour in colours]
    return draw_raised_box(size, PLATE_ROOM, layers, (6, 12, 12, 0.5) if shadow else None)


def _inner(whole: Size) -> Image.Image:
    """Return the mask of what is within the rim of a plate."""
    return rounded_rectangle(
        whole, inset((0, 0, *whole), (PLATE_ROOM + RIM) * SCALE), (_RADIUS - RIM) * SCALE
    )


@sprite
def landing_pad(side: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw the landing pad on a square of a field."""
    return draw_pad(side * SCALE, colour, theme).reduce(SCALE)


def draw_pad(side: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw the landing pad, the same from all four sides, so that only its corner shows how a map lies."""
    big = side * 2
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    whole, beacon = (0, 0, big, big), (*paint(theme, "beacon"), 255)
    draw.rounded_rectangle((0, 0, big - 1, big - 1), big * 0.08, fill=(*OUTLINE, 120))
    for reach, wide, ink in ((0.46, 0.045, beacon), (0.34, 0.025, (*colour, 255))):
        draw.ellipse(inset(whole, big * (0.5 - reach)), outline=ink, width=round(big * wide))
    for across, along in ((0.07, 0.2), (0.2, 0.07)):
        draw.rectangle(inset(whole, big * (0.5 - across), big * (0.5 - along)), fill=beacon)
    for x, y in product((0.09, 0.91), repeat=2):
        draw.ellipse([big * (x - 0.04), big * (y - 0.04), big * (x + 0.04), big * (y + 0.04)], fill=beacon)
    return image.reduce(2)


@sprite
def pile(side: int, theme: Theme) -> Sprite:
    """Draw a pile of three maps that are face down: on each a planet with its ring over a ruled sky."""
    image = draw_plan(side, 16, theme)
    whole, middle, reach = image.size, image.width / 2, side * SCALE * 0.2
    line, beacon = paint(theme, "plan_line"), paint(theme, "beacon")
    around = Image.new("L", whole)
    edges = [middle - 1.8 * reach, middle - 0.5 * reach, middle + 1.8 * reach, middle + 0.5 * reach]
    ImageDraw.Draw(around).ellipse(edges, outline=255, width=round(reach * 0.17))
    around = around.rotate(24, Image.Resampling.BICUBIC)
    planet = ellipse(whole, (middle, middle), (reach, reach))
    lower_half = polygon(whole, [(0, whole[1]), (0, middle * 1.45), (whole[0], middle * 0.55), whole])
    fill(image, around, beacon)
    fill(image, planet, line)
    lit = ellipse(whole, (middle - 14, middle - 14), (reach, reach))
    fill(image, ImageChops.subtract(planet, lit), paint(theme, "slot"))
    fill(image, ImageChops.multiply(around, lower_half), beacon)
    back = image.reduce(SCALE)
    maps = Image.new("RGBA", (back.width + 18, back.height + 18))
    for aside in (18, 9, 0):
        maps.alpha_composite(back, (aside, aside))
    return Sprite(maps, (PLATE_ROOM, PLATE_ROOM))
