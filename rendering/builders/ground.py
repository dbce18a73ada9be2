"""The planks that the puzzle is laid on, and the wooden frame around them."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PIL import Image

from rendering.builders.palette import paint
from rendering.kit.canvas import (
    SCALE,
    Box,
    Size,
    Sprite,
    blur,
    edges,
    fade,
    fill,
    polygon,
    rounded_rectangle,
    shift,
    subtract,
)
from rendering.kit.indexed import Indexed, index, plain
from rendering.kit.nine_slice import NineSlice
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.textures import grain, stretch, tint
from rendering.kit.theme import Colour, Theme

PLANKS: Size = (762, 748)
"""The size of the planks of all boards, which cut them to smaller sizes."""

FRAME = 22
"""The width of the frame around a finished puzzle in pixels."""
_FRAME_EDGE = 44  # pixels along a frame that its corner takes
_AROUND = 40
_PLANK = 125


@sprite
def planks(size: Size, theme: Theme, wood: str) -> Indexed:
    """Draw planks of a ``wood`` in the shadow of the border."""
    if theme.plain:
        return plain(size, paint(theme, wood))
    count = ceil(size[1] / _PLANK)
    trunk = stretch(grain((size[0], count * _PLANK), 26, "planks"), 0.8)
    shade = Image.new("L", size)
    for number in range(count):
        start = (number * 3 + 1) % count * _PLANK
        plank = trunk.crop((0, start, size[0], start + _PLANK))
        lighter = [min(255, value + 9 * (number * 2 % 3)) for value in range(256)]
        shade.paste(plank.point(lighter), (0, number * _PLANK))
        shade.paste(20, (0, number * _PLANK, size[0], number * _PLANK + 3))
    image = tint(shade, paint(theme, f"{wood}_dark"), paint(theme, f"{wood}_light"), paint(theme, wood))
    image.paste((0, 0, 0), (0, 0), _border_shadow(size))
    return index(image)


def _border_shadow(size: Size) -> Image.Image:
    whole = size[0] + 2 * _AROUND, size[1] + 2 * _AROUND
    inside = _AROUND, _AROUND, _AROUND + size[0], _AROUND + size[1]
    hole = Image.new("L", whole)
    hole.paste(255, inside)
    shade = blur(subtract(Image.new("L", whole, 255), shift(hole, 5, 8)), 9)
    return fade(shade.crop(inside), 0.6)


def _scale_box(box: Box) -> Box:
    """Return a box in the pixels of an image drawn ``SCALE`` times larger and reduced later."""
    return box[0] * SCALE, box[1] * SCALE, box[2] * SCALE, box[3] * SCALE


def _put_border(big: Image.Image, box: Box, wide: int, theme: Theme) -> None:
    """Draw four boards of one wood around ``box``, mitred at the corners.

    The image ``big`` is ``SCALE`` times larger than the picture.
    """
    outer = _rounded(big, box, 0, 20)
    if theme.plain:
        fill(big, outer, paint(theme, "rim"))
        return
    fill(big, blur(shift(outer, 8, 14), 14), (0, 0, 0), 0.6)
    left, top, right, bottom = (round(value) for value in _scale_box(box))
    across, down, deep = right - left, bottom - top, wide * SCALE
    layer = Image.new("RGB", big.size, paint(theme, "rim"))
    layer.paste(_rail(across, deep, 0, theme), (left, top))
    layer.paste(_rail(across, deep, 2, theme), (left, bottom - deep))
    for x, number, outside in ((left, 1, 0), (right - deep, 3, deep)):
        inside = deep - outside
        shape = [(outside, 0), (inside, deep), (inside, down - deep), (outside, down)]
        upright = _rail(down, deep, number, theme).transpose(Image.Transpose.ROTATE_90)
        layer.paste(upright, (x, top), polygon(upright.size, shape))
    fill(big, outer, layer)


def _rail(length: int, deep: int, number: int, theme: Theme) -> Image.Image:
    """Cut one of the four boards of the border from their common plank."""
    grey = stretch(grain((length, 4 * deep), 30, "rim"), 1.2)
    wood = tint(grey, paint(theme, "rim_dark"), paint(theme, "rim_light"), paint(theme, "rim"))
    return wood.crop((0, deep * number, length, deep * (number + 1)))


def _light_border(big: Image.Image, box: Box, wide: int, theme: Theme) -> None:
    """Light the upper left edges of a border and shade the others; draw thin lines in a plain theme."""
    outer, inner = _rounded(big, box, 0, 20), _rounded(big, box, wide, 6)
    if theme.plain:
        for edge, hole in ((outer, _rounded(big, box, 3, 17)), (_rounded(big, box, wide - 3, 9), inner)):
            fill(big, subtract(edge, hole), paint(theme, "groove_edge"))
        return
    fill(big, edges(outer, 4, 4, 1.5), (255, 236, 204), 0.4)
    fill(big, edges(outer, -5, -5, 1.5), (0, 0, 0), 0.5)
    fill(big, edges(inner, -4, -4, 1), (255, 236, 204), 0.3)


def _rounded(big: Image.Image, box: Box, inset: float, radius: float) -> Image.Image:
    """Return the mask of a box that lies ``inset`` pixels within another one."""
    return rounded_rectangle(big.size, _scale_box(_shrink_box(box, inset)), radius * SCALE)


def _shrink_box(box: Box, pixels: float) -> Box:
    return box[0] + pixels, box[1] + pixels, box[2] - pixels, box[3] - pixels


@sprite
def rim(size: Size, wide: int, theme: Theme) -> Stamp:
    """Draw a wooden frame of ``size`` around nothing, anchored at its upper left corner."""
    return stamp(Sprite(_draw_rim(size, wide, theme), (_AROUND, _AROUND)))


@lru_cache(maxsize=16)
def wooden_frame(theme: Theme) -> NineSlice:
    """Return a thin wooden frame of any size; inside it has the colour of planks."""
    image, corner = _small_frame(theme), _AROUND + _FRAME_EDGE
    return NineSlice(image, room=_AROUND, corner=corner, rim=corner, middle=paint(theme, "planks"))


@sprite
def _small_frame(theme: Theme) -> Image.Image:
    return _draw_rim((2 * _FRAME_EDGE + 1,) * 2, FRAME, theme)


def _draw_rim(size: Size, wide: int, theme: Theme) -> Image.Image:
    """Draw a wooden frame with room for its shadow."""
    room = _AROUND
    box = room, room, size[0] + room, size[1] + room
    whole = size[0] + 2 * room, size[1] + 2 * room
    big = Image.new("RGBA", (whole[0] * SCALE, whole[1] * SCALE))
    _put_border(big, box, wide, theme)
    _light_border(big, box, wide, theme)
    image = big.reduce(SCALE)
    left, top, right, bottom = (round(value) for value in _shrink_box(box, wide))
    image.paste((0, 0, 0, 0), (left, top, right, bottom))
    return image


def put_mask(picture: Canvas, mask: Image.Image, colour: Colour, at: Sequence[float]) -> None:
    """Paint a colour where a mask covers the picture, its upper left corner at ``at``."""
    picture.paste(colour, (round(at[0]), round(at[1])), mask)
