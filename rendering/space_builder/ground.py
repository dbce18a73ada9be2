"""The grounds of the pictures: the moon, sheets, landing fields, blueprints, the pad, the pile of maps."""

from collections.abc import Collection
from random import Random

from PIL import Image, ImageChops, ImageDraw

from bot.games.space_builder import BUILDINGS
from rendering.kit.boxes import size_of
from rendering.kit.canvas import (
    SCALE,
    SIZE,
    Box,
    Size,
    Sprite,
    blend,
    blur,
    ellipse,
    fill,
    rounded_rectangle,
    slope,
)
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import put_panel
from rendering.kit.textures import clouds, stretch, tint
from rendering.kit.theme import Colour, Theme
from rendering.space_builder.layout import Grid, grid_in
from rendering.space_builder.palette import OUTLINE, paint

_ROOM = 16  # pixels around a field, for its shadow
_RADIUS = 20
_CRATERS = 26
_RULE = 26  # pixels between the fine lines of a blueprint


@sprite
def moon(theme: Theme) -> Image.Image:
    """Draw the ground of all pictures, the moon from above. Cached: copy the result before drawing on it."""
    if theme.plain:
        return Image.new("RGB", SIZE, paint(theme, "moon"))
    light = stretch(slope(SIZE, (1, 1)), 0.75)
    dust = stretch(clouds(SIZE, 260, "moon"), 0.8)
    shade = Image.blend(light, dust, 0.4)
    ground = tint(shade, paint(theme, "moon_dark"), paint(theme, "moon_light"), paint(theme, "moon"))
    chance = Random("craters")
    for _ in range(_CRATERS):
        reach = chance.choice((9, 14, 22, 34, 58))
        _crater(ground, (chance.randrange(SIZE[0]), chance.randrange(SIZE[1])), reach, theme)
    return ground


def _crater(ground: Image.Image, centre: tuple[int, int], reach: int, theme: Theme) -> None:
    """Draw a hollow whose rim is lit at the lower right, where the light from the upper left falls on it."""
    x, y = centre
    room = reach + 6
    size = 2 * room, 2 * room
    hollow = ellipse(size, (room, room), (reach, reach))
    lit = ImageChops.subtract(ellipse(size, (room + 2, room + 2), (reach, reach)), hollow)
    dark = ImageChops.subtract(hollow, ellipse(size, (room + 3, room + 3), (reach, reach)))
    for mask, name, strength in (
        (hollow, "moon_dark", 0.3),
        (dark, "moon_dark", 0.8),
        (lit, "moon_light", 0.9),
    ):
        layer = mask.point([round(value * strength) for value in range(256)])
        ground.paste(paint(theme, name), (x - room, y - room), layer)


def put_sheet(picture: Image.Image, box: Box, theme: Theme, edge: Colour | None = None) -> None:
    """Draw a panel for words and icons on the picture; with ``edge`` it glows in that colour."""
    ground = paint(theme, "sheet" if edge else "sheet_quiet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def put_blueprint(picture: Image.Image, box: Box, pad: str, theme: Theme) -> Grid:
    """Draw an empty map card with its landing pad, and return the boxes of its squares."""
    _blueprint(size_of(box), pad, theme).put(picture, box[:2])
    return grid_in(box)


def put_field(picture: Image.Image, box: Box, pad: str, rim: Colour, theme: Theme) -> Grid:
    """Draw an empty board, and return the boxes of its squares."""
    _field(size_of(box), pad, rim, theme).put(picture, box[:2])
    return grid_in(box)


@sprite
def _blueprint(size: Size, pad: str, theme: Theme) -> Stamp:
    image, box = _plate(size, paint(theme, "plan_line"), "plan", theme)
    inset = 7 * SCALE
    inside = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    _draw_grid(image, inside, theme)
    line = (*paint(theme, "plan_line"), 255)
    draw = ImageDraw.Draw(image)
    draw.rectangle(inside, outline=line, width=max(2, SCALE))
    _squares(image, size, pad, paint(theme, "slot"), theme)
    return stamp(Sprite(image.reduce(SCALE), (_ROOM, _ROOM)))


@sprite
def _field(size: Size, pad: str, rim: Colour, theme: Theme) -> Stamp:
    image, _ = _plate(size, rim, "field", theme)
    _squares(image, size, pad, paint(theme, "field_line"), theme)
    return stamp(Sprite(image.reduce(SCALE), (_ROOM, _ROOM)))


def _plate(size: Size, rim: Colour, name: str, theme: Theme) -> tuple[Image.Image, Box]:
    """Return a thick plate with its shadow and its rim, ``SCALE`` times larger, and its box."""
    whole = (size[0] + 2 * _ROOM) * SCALE, (size[1] + 2 * _ROOM) * SCALE
    room = _ROOM * SCALE
    box = (room, room, whole[0] - room, whole[1] - room)
    image = Image.new("RGBA", whole)
    if not theme.plain:
        lower = rounded_rectangle(whole, (box[0] + 6, box[1] + 12, box[2] + 6, box[3] + 12), _RADIUS * SCALE)
        fill(image, blur(lower, 12), (0, 0, 0), 0.5)
    shape = rounded_rectangle(whole, box, _RADIUS * SCALE)
    fill(image, shape, OUTLINE)
    for inset, colour in ((1, rim), (5, OUTLINE)):
        fill(image, _inner(whole, box, inset * SCALE), colour)
    core = _inner(whole, box, 6 * SCALE)
    shade = stretch(slope(whole, (1, 1.2)), 0.9)
    skin = tint(shade, paint(theme, f"{name}_dark"), paint(theme, f"{name}_light"), paint(theme, name))
    fill(image, core, skin)
    return image, box


def _inner(whole: Size, box: Box, inset: float) -> Image.Image:
    edges = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    return rounded_rectangle(whole, edges, _RADIUS * SCALE - inset)


def _draw_grid(image: Image.Image, box: Box, theme: Theme) -> None:
    """Draw the fine lines of a blueprint."""
    grid = Image.new("L", image.size)
    draw = ImageDraw.Draw(grid)
    left, top, right, bottom = (round(value) for value in box)
    for x in range(left, right, _RULE * SCALE):
        draw.line((x, top, x, bottom), fill=255, width=SCALE)
    for y in range(top, bottom, _RULE * SCALE):
        draw.line((left, y, right, y), fill=255, width=SCALE)
    fill(image, grid, paint(theme, "plan_line"), 0.13)


def _squares(image: Image.Image, size: Size, pad: str, colour: Colour, theme: Theme) -> None:
    """Draw the places of cards as corners of light lines, and the pad."""
    draw = ImageDraw.Draw(image)
    whole = (_ROOM, _ROOM, _ROOM + size[0], _ROOM + size[1])
    for square, box in grid_in(whole).items():
        left, top, right, bottom = (value * SCALE for value in box)
        if square == pad:
            side = round(right - left)
            image.alpha_composite(landing_pad(side, colour, theme), (round(left), round(top)))
            continue
        reach, wide = (right - left) * 0.2, max(3, round((right - left) * 0.02))
        left, top, right, bottom = left + wide, top + wide, right - wide, bottom - wide
        for x, inward in ((left, 1), (right, -1)):
            for y, down in ((top, 1), (bottom, -1)):
                draw.line((x, y, x + inward * reach, y), fill=(*colour, 255), width=wide)
                draw.line((x, y, x, y + down * reach), fill=(*colour, 255), width=wide)


@sprite
def landing_pad(side: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw the landing pad, the same from all four sides, so that only its corner shows how a map lies."""
    big = side * 2
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    beacon = (*paint(theme, "beacon"), 255)

    def ring(reach: float, wide: float, ink: tuple[int, ...]) -> None:
        edges = [big * (0.5 - reach), big * (0.5 - reach), big * (0.5 + reach), big * (0.5 + reach)]
        draw.ellipse(edges, outline=ink, width=round(big * wide))

    draw.rounded_rectangle((0, 0, big - 1, big - 1), big * 0.08, fill=(*OUTLINE, 120))
    ring(0.46, 0.045, beacon)
    ring(0.34, 0.025, (*colour, 255))
    for across, along in ((0.07, 0.2), (0.2, 0.07)):
        edges = [big * (0.5 - across), big * (0.5 - along), big * (0.5 + across), big * (0.5 + along)]
        draw.rectangle(edges, fill=beacon)
    for x in (0.09, 0.91):
        for y in (0.09, 0.91):
            spot = [big * (x - 0.04), big * (y - 0.04), big * (x + 0.04), big * (y + 0.04)]
            draw.ellipse(spot, fill=beacon)
    return image.reduce(2)


@sprite
def pile(side: int, cards: int, theme: Theme) -> Sprite:
    """Draw the pile of face-down maps, at most three of them."""
    step = 9
    wide = side + 2 * step
    image = Image.new("RGBA", (wide + 2 * _ROOM, wide + 2 * _ROOM))
    back = _back((side, side), theme)
    for number in range(min(3, cards)):
        back.put(image, (_ROOM + (2 - number) * step, _ROOM + (2 - number) * step))
    return Sprite(image, (_ROOM, _ROOM))


@sprite
def _back(size: Size, theme: Theme) -> Sprite:
    """Draw the back of a map: a planet with its ring over a ruled sky."""
    image, box = _plate(size, paint(theme, "plan_line"), "plan", theme)
    inset = 16 * SCALE
    _draw_grid(image, (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset), theme)
    whole, middle, reach = image.size, image.width / 2, size[0] * SCALE * 0.2
    line, beacon = paint(theme, "plan_line"), paint(theme, "beacon")
    around = Image.new("L", whole)
    edges = [middle - 1.8 * reach, middle - 0.5 * reach, middle + 1.8 * reach, middle + 0.5 * reach]
    ImageDraw.Draw(around).ellipse(edges, outline=255, width=round(reach * 0.17))
    around = around.rotate(24, Image.Resampling.BICUBIC)
    upper = around.copy()
    planet = ellipse(whole, (middle, middle), (reach, reach))
    lower_half = Image.new("L", whole)
    ImageDraw.Draw(lower_half).polygon(
        [(0, whole[1]), (0, middle * 1.45), (whole[0], middle * 0.55), (whole[0], whole[1])], fill=255
    )
    fill(image, upper, beacon)
    fill(image, planet, line)
    fill(
        image,
        ImageChops.subtract(planet, ellipse(whole, (middle - 14, middle - 14), (reach, reach))),
        paint(theme, "slot"),
    )
    fill(image, ImageChops.multiply(around, lower_half), beacon)
    return Sprite(image.reduce(SCALE), (_ROOM, _ROOM))


def put_pips(picture: Image.Image, box: Box, unfrozen: Collection[str], player: int, theme: Theme) -> None:
    """Draw a square for each of a player's eight cards, only its outline for those still frozen."""
    image = _pips(size_of(box), tuple(code in unfrozen for code in BUILDINGS), player, theme)
    blend(picture, image, box)


@sprite
def _pips(size: Size, warm: tuple[bool, ...], player: int, theme: Theme) -> Image.Image:
    big = size[0] * 3, size[1] * 3
    image = Image.new("RGBA", big)
    draw = ImageDraw.Draw(image)
    pitch = big[0] / len(warm)
    side = min(big[1] - 1, pitch * 0.8)
    flags = sorted(warm, reverse=True)
    for number, is_thawed in enumerate(flags):
        x = number * pitch
        colour = theme[theme.players[player].colour] if is_thawed else paint(theme, "ice_deep")
        if is_thawed:
            draw.rounded_rectangle((x, 0, x + side, side), side * 0.16, fill=(*colour, 255))
        else:
            draw.rounded_rectangle((x, 0, x + side, side), side * 0.16, outline=(*colour, 255), width=8)
    return image.reduce(3)
