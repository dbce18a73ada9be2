"""The title card before the first map: a city under a night sky, machines at work, the game's name."""

from itertools import pairwise
from math import cos, pi
from random import Random

from PIL import Image, ImageChops, ImageDraw

from bot.games.space_builder import View
from rendering.kit import (
    GAP,
    LARGE,
    SCALE,
    SIZE,
    USUAL,
    Box,
    Fill,
    Indexed,
    Line,
    Look,
    Point,
    Scene,
    Shapes,
    Sprite,
    Theme,
    arc,
    blend,
    blur,
    box,
    colour_mask,
    ellipse,
    extend,
    fill,
    index,
    inset,
    oval,
    polygon,
    profile,
    put_in_middle,
    shade,
    split,
    split_across,
    sprite,
    tint,
    words,
)
from rendering.space_builder.buildings import DRAWINGS, FLOOR
from rendering.space_builder.icons import SIGN, draw_square
from rendering.space_builder.layout import EDGE
from rendering.space_builder.palette import OUTLINE, paint
from rendering.words import player_parts

_NAME_BOX: Box = (130, 60, SIZE[0] - 130, 212)
"""The part of the sky without stars."""
_NAME = 134
_STRIP = 50
_REACH = 104
_FAR = (("REA", "B", 120, 570, 190), ("HAN", "A", 590, 572, 150), ("OBS", "A", 886, 560, 180))
_NEAR = (
    ("DOM", "A", 150, 690, 270),
    ("LFT", "A", 362, 676, 320),
    ("SIL", "B", 742, 668, 290),
    ("GRN", "B", 914, 688, 260),
    ("HRN", "A", 1092, 692, 270),
)
"""Buildings with their sides, the middle and the height of their feet, and their size in pixels."""
_HILLS = (
    (566, "ridge_far", ((0, 10), (220, -24), (480, 14), (760, -8), (1010, -30), (1200, 0))),
    (676, "ridge", ((0, 6), (260, 16), (520, -14), (800, 2), (1040, 18), (1200, 8))),
    (788, "ridge_near", ((0, 8), (300, -12), (620, 10), (900, -8), (1200, 6))),
)
"""The height of each line of hills, its colour, and the points of its crest."""


def draw_title_card(view: View, look: Look) -> Scene:
    """Draw the title card with the game's name, and below the city all players."""
    picture = Scene(SIZE)
    for number, strip in enumerate(scene(look.theme)):
        picture.paste(strip, (0, number * _STRIP))
    ink, line = paint(look.theme, "title_ink"), split(inset((0, 0, *SIZE), EDGE), None, LARGE)[1]
    put_in_middle(picture, _NAME_BOX, words(look.text("space-builder-name"), _NAME, ink))
    for player, place in enumerate(split_across(line, *[None] * len(view.players), gap=GAP)):
        put_in_middle(picture, place, *player_parts(player, SIGN, USUAL, ink, look))
    return picture


@sprite
def scene(theme: Theme) -> tuple[Indexed, ...]:
    """Draw the sky, the hills, the buildings and the machines, in strips with colours of their own."""
    picture = _sky(theme)
    _planet(theme).put(picture, (992, 322))
    blend(picture, draw_square(_LANDER, 190, theme, edge=2.2), (119, 257))
    for row, buildings in zip(_HILLS, (_FAR, _NEAR, ()), strict=True):
        _hill(picture, *row, theme)
        for building, side, x, y, size in buildings:
            _building(building, side, size, theme, is_far=buildings is _FAR).put(picture, (x, y))
    blend(picture, _rover(theme), (337, 461))
    tops = range(0, SIZE[1], _STRIP)
    return tuple(index(picture.crop((0, top, SIZE[0], top + _STRIP))) for top in tops)


def _sky(theme: Theme) -> Image.Image:
    """Draw the sky, lighter towards the hills, and its stars."""
    light = profile((SIZE[1], SIZE[0]), (0, 0.15, 0.5, 1, 1, 1)).transpose(Image.Transpose.TRANSPOSE)
    picture = tint(light, paint(theme, "space"), paint(theme, "space_low"))
    draw, chance = ImageDraw.Draw(picture), Random("stars")
    for _ in range(150):
        x, y, reach = chance.randrange(SIZE[0]), chance.randrange(560), chance.choice((1, 1, 1, 2, 3))
        if not (_NAME_BOX[0] < x < _NAME_BOX[2] and _NAME_BOX[1] < y < _NAME_BOX[3]):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=paint(theme, "title_star"))
    return picture


def _hill(picture: Image.Image, height: int, name: str, crest: tuple[Point, ...], theme: Theme) -> None:
    points = [(x, height + rise) for x, rise in crest]
    smooth = [_between(points, x) for x in range(0, SIZE[0] + 1, 20)]
    shape = polygon(SIZE, [*smooth, (SIZE[0], SIZE[1]), (0, SIZE[1])])
    fill(picture, shape, paint(theme, name))
    if theme.plain:
        ImageDraw.Draw(picture).line(smooth, fill=paint(theme, "title_ink"), width=3)
        return
    lit = ImageChops.subtract(shape, ImageChops.offset(shape, 0, 5))
    fill(picture, lit, paint(theme, "title_star"), 0.35)
    draw, chance = ImageDraw.Draw(picture), Random(name)
    for _ in range(0 if name == "ridge_near" else 7):
        x, wide = chance.randrange(SIZE[0]), chance.choice((16, 26, 40))
        y = height + chance.randrange(44, 84)
        draw.ellipse((x - wide, y - wide / 4, x + wide, y + wide / 4), fill=shade(paint(theme, name), 0.86))


def _between(points: list[Point], x: float) -> Point:
    """Return the point of a smooth line through ``points`` at ``x``."""
    (left, start), (right, end) = next(ends for ends in pairwise(points) if x <= ends[1][0])
    share = (1 - cos(pi * (x - left) / (right - left))) / 2
    return x, start + (end - start) * share


def _planet(theme: Theme) -> Sprite:
    """Draw a planet with bands and its ring, lit from the upper left."""
    side = round(_REACH * 4.4) * SCALE
    size, middle, reach = (side, side), side / 2, _REACH * SCALE
    image = Image.new("RGBA", size)
    disc = ellipse(size, (middle, middle), (reach, reach))
    fill(image, disc, paint(theme, "planet"))
    for down, high in ((-0.5, 0.16), (-0.02, 0.26), (0.56, 0.14)):
        band = ellipse(size, (middle, middle + down * reach), (reach * 1.3, high * reach))
        fill(image, ImageChops.multiply(band, disc), paint(theme, "planet_band"))
    if not theme.plain:
        lit = ellipse(size, (middle - 0.3 * reach, middle - 0.34 * reach), (reach, reach))
        fill(image, ImageChops.subtract(disc, blur(lit, reach * 0.12)), OUTLINE, 0.45)
    ring = Image.new("L", size)
    around = (middle - 1.9 * reach, middle - 0.5 * reach, middle + 1.9 * reach, middle + 0.5 * reach)
    ImageDraw.Draw(ring).ellipse(around, outline=255, width=round(reach * 0.15))
    front = extend(ring.crop((0, side // 2, side, side)), size, (0, side // 2))
    fill(image, ImageChops.lighter(ImageChops.subtract(ring, disc), front), paint(theme, "beacon"))
    turned = image.rotate(16, Image.Resampling.BICUBIC).reduce(SCALE)
    return Sprite(turned, (turned.width // 2, turned.height // 2))


def _building(building: str, side: str, size: int, theme: Theme, *, is_far: bool) -> Sprite:
    """Draw a building anchored at the middle of its feet; a far one is pale like the hills."""
    image = draw_square(DRAWINGS[side][building], size, theme, edge=2.2)
    if is_far and not theme.plain:
        image = Image.blend(image, colour_mask(image.getchannel("A"), paint(theme, "ridge_far")), 0.5)
    return Sprite(image, (size // 2, round(size * (1 - FLOOR / 100))))


_ROVER: Shapes = (
    Line(((37, 30), (50, 88), (89, 97)), OUTLINE, 8),
    Line(((37, 30), (50, 88), (89, 97)), "yellow", 5),
    Line(((40, 42), (60, 90)), OUTLINE, 2.2),
    Line(((88, 95), (88, 78)), OUTLINE, 1.6),
    Fill(oval((50, 88), (5, 5)), "steel"),
    Fill(box(16, 20, 66, 16), "shell"),
    Fill(box(16, 20, 66, 6), "orange"),
    Fill(((54, 36), (57, 51), (73, 51), (80, 36)), "shell"),
    Fill(((59, 38), (61, 47.5), (71, 47.5), (76, 38)), "cyan"),
    Fill(oval((30, 36), (10, 7)), "steel"),
    *(
        Fill(oval((x, 13), (reach, reach)), colour)
        for x in (24, 49, 74)
        for reach, colour in ((11, "dark"), (5, "shade"))
    ),
)
_CARD: Shapes = (
    Fill(box(3, 3, 94, 94), "plan_line", edge=4),
    Fill(box(9, 9, 82, 82), "sky", edge=0),
    Fill(box(9, 9, 82, 14), "soil", edge=0),
)
_LANDER: Shapes = (
    Fill(((40, 32), (50, 2), (60, 32)), "orange", edge=0),
    Fill(((44, 32), (50, 14), (56, 32)), "yellow", edge=0),
    Line(((68, 44), (84, 22)), "steel", 4, rim=True),
    Line(((76, 21), (92, 21)), "steel", 3, rim=True),
    Line(((32, 44), (16, 22)), "steel", 4, rim=True),
    Line(((24, 21), (8, 21)), "steel", 3, rim=True),
    Fill(((42, 40), (38, 30), (62, 30), (58, 40)), "dark"),
    Fill([(74, 42), *arc((50, 62), (24, 30), 0, 180, 20), (26, 42)], "shell"),
    Fill(box(26, 42, 48, 8), "ember"),
    Fill(oval((50, 68), (11, 11)), "cyan"),
    Line(((50, 92), (50, 98)), "beacon", 2, rim=True),
)


def _rover(theme: Theme) -> Image.Image:
    """Draw a rover on six wheels, whose crane carries a card."""
    image = draw_square(_ROVER, 330, theme, edge=1.5, units=110)
    card = draw_square((*_CARD, *DRAWINGS["B"]["OBS"]), 90, theme, edge=3)
    image.alpha_composite(card, (219, 93))
    return image
