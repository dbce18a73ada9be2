"""The planks that the puzzle is laid on, and the wooden frame around them."""

from math import ceil

from PIL import Image, ImageOps

from rendering.builders.palette import paint
from rendering.kit import (
    SCALE,
    Indexed,
    NineSlice,
    Size,
    Sprite,
    Stamp,
    Theme,
    blur,
    edges,
    fade,
    fill,
    grain,
    index,
    inset,
    lay_planks,
    plain,
    polygon,
    rounded_rectangle,
    shift,
    sliced,
    sprite,
    stamp,
    stretch,
    subtract,
    tint,
)

PLANKS: Size = (762, 748)
"""The size of the planks of all boards, which cut them to smaller sizes."""

FRAME = 22
"""The width of the frame around a finished puzzle in pixels."""
_FRAME_EDGE = 44  # pixels along a frame that its corner takes
_AROUND = 40  # pixels around a frame, for its shadow
_PLANK = 125


@sprite
def planks(size: Size, theme: Theme, wood: str) -> Indexed:
    """Draw planks of a ``wood`` in the shadow of the border."""
    if theme.plain:
        return plain(size, paint(theme, wood))
    count = ceil(size[1] / _PLANK)
    trunk = stretch(grain((size[0], count * _PLANK), 26, "planks"), 0.8)
    cuts = [(0, (number * 3 + 1) % count * _PLANK, 9 * (number * 2 % 3)) for number in range(count)]
    shade = lay_planks(trunk, (size[0], _PLANK), cuts, seam=3).crop((0, 0, *size))
    image = tint(shade, paint(theme, f"{wood}_dark"), paint(theme, f"{wood}_light"), paint(theme, wood))
    hole = ImageOps.expand(Image.new("L", size, 255), _AROUND)
    shadow = blur(ImageOps.invert(shift(hole, 5, 8)), 9)
    image.paste((0, 0, 0), (0, 0), fade(ImageOps.crop(shadow, _AROUND), 0.6))
    return index(image)


def _draw_rails(size: Size, deep: int, theme: Theme) -> Image.Image:
    """Draw four boards of one wood that are ``deep`` pixels wide, mitred at the corners."""
    edge = _AROUND * SCALE
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    layer = Image.new("RGB", size, paint(theme, "rim"))
    layer.paste(_rail(across, deep, 0, theme), (edge, edge))
    layer.paste(_rail(across, deep, 2, theme), (edge, edge + down - deep))
    for x, number, outside in ((edge, 1, 0), (edge + across - deep, 3, deep)):
        inside = deep - outside
        shape = [(outside, 0), (inside, deep), (inside, down - deep), (outside, down)]
        upright = _rail(down, deep, number, theme).transpose(Image.Transpose.ROTATE_90)
        layer.paste(upright, (x, edge), polygon(upright.size, shape))
    return layer


def _rail(length: int, deep: int, number: int, theme: Theme) -> Image.Image:
    """Cut one of the four boards of the border from their common plank."""
    grey = stretch(grain((length, 4 * deep), 30, "rim"), 1.2)
    wood = tint(grey, paint(theme, "rim_dark"), paint(theme, "rim_light"), paint(theme, "rim"))
    return wood.crop((0, deep * number, length, deep * (number + 1)))


def _rounded(size: Size, edge: float, radius: float) -> Image.Image:
    """Return the mask of a frame and what it holds, without ``edge`` pixels along its edge."""
    return rounded_rectangle(size, inset((0, 0, *size), (_AROUND + edge) * SCALE), radius * SCALE)


@sprite
def rim(size: Size, wide: int, theme: Theme) -> Stamp:
    """Draw a wooden frame of ``size`` around nothing, anchored at its upper left corner."""
    return stamp(Sprite(_draw_rim(size, wide, theme), (_AROUND, _AROUND)))


def wooden_frame(theme: Theme) -> NineSlice:
    """Return a thin wooden frame of any size; inside it has the colour of planks."""
    corner, ground = _AROUND + _FRAME_EDGE, paint(theme, "planks")
    return sliced(_small_frame, theme, room=_AROUND, corner=corner, rim=corner, middle=ground)


@sprite
def _small_frame(theme: Theme) -> Image.Image:
    return _draw_rim((2 * _FRAME_EDGE + 1,) * 2, FRAME, theme)


def _draw_rim(size: Size, wide: int, theme: Theme) -> Image.Image:
    """Draw a wooden frame, lit from the upper left, with room for its shadow; plain ones have thin lines."""
    whole = (size[0] + 2 * _AROUND) * SCALE, (size[1] + 2 * _AROUND) * SCALE
    big = Image.new("RGBA", whole)
    outer, inner = _rounded(whole, 0, 20), _rounded(whole, wide, 6)
    if theme.plain:
        fill(big, outer, paint(theme, "rim"))
        for edge, hole in ((outer, _rounded(whole, 3, 17)), (_rounded(whole, wide - 3, 9), inner)):
            fill(big, subtract(edge, hole), paint(theme, "groove_edge"))
    else:
        fill(big, blur(shift(outer, 8, 14), 14), (0, 0, 0), 0.6)
        fill(big, outer, _draw_rails(whole, wide * SCALE, theme))
        fill(big, edges(outer, 4, 4, 1.5), (255, 236, 204), 0.4)
        fill(big, edges(outer, -5, -5, 1.5), (0, 0, 0), 0.5)
        fill(big, edges(inner, -4, -4, 1), (255, 236, 204), 0.3)
    image, start = big.reduce(SCALE), _AROUND + wide
    image.paste((0, 0, 0, 0), (start, start, image.width - start, image.height - start))
    return image
