"""The grounds of the pictures: the moon, sheets for words, a player's cards as small squares."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from bot.games.space_builder import BUILDINGS
from rendering.kit import (
    SIZE,
    Box,
    Canvas,
    Colour,
    Indexed,
    Part,
    Scene,
    Size,
    Theme,
    clouds,
    ellipse,
    fade,
    icon,
    index,
    name_image,
    plain,
    put_panel,
    slope,
    sprite,
    stretch,
    tint,
    to_canvas,
)
from rendering.space_builder.palette import paint

PIPS: Mapping[int, int] = {25: 31, 32: 40}
"""The sides of the squares that stand for cards, and the pixels from one to the next."""


def moon(theme: Theme, size: Size = SIZE) -> Scene:
    """Return a new scene on the ground of all pictures, the moon from above."""
    return to_canvas(_moon(theme), size)


@sprite
def _moon(theme: Theme) -> Indexed:
    """Draw the moon, lit from the upper left."""
    if theme.plain:
        return plain(SIZE, paint(theme, "moon"))
    light = stretch(slope(SIZE, (1, 1)), 0.75)
    shade = Image.blend(light, stretch(clouds(SIZE, 260, "moon"), 0.8), 0.4)
    ground = tint(shade, paint(theme, "moon_dark"), paint(theme, "moon_light"), paint(theme, "moon"))
    chance = Random("craters")
    for _ in range(26):
        reach = chance.choice((9, 14, 22, 34, 58))
        _crater(ground, (chance.randrange(SIZE[0]), chance.randrange(SIZE[1])), reach, theme)
    return index(ground)


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
        ground.paste(paint(theme, name), (x - room, y - room), fade(mask, strength))


def put_sheet(picture: Canvas, box: Box, theme: Theme, edge: Colour | None = None) -> None:
    """Draw a panel for words and icons on the picture; with ``edge`` it glows in that colour."""
    ground = paint(theme, "sheet" if edge else "sheet_quiet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def pip_row(thawed: int, room: float, colour: Colour, theme: Theme) -> Part:
    """Return a square for each of a player's eight cards, only its outline for those still frozen.

    They are as large as ``room`` allows.
    """
    side = max(side for side, pitch in PIPS.items() if len(BUILDINGS) * pitch <= room)
    return icon(_join_pips(thawed, side, colour, paint(theme, "ice_deep")))


@lru_cache(maxsize=64)  # the same ones stay on a board from turn to turn
def _join_pips(thawed: int, side: int, colour: Colour, frozen: Colour) -> Image.Image:
    image = pips(side, frozen, is_thawed=False).copy()
    image.paste(pips(side, colour, is_thawed=True).crop((0, 0, thawed * PIPS[side], side)))
    return name_image(image, f"pips({thawed})")


@sprite
def pips(side: int, colour: Colour, *, is_thawed: bool) -> Image.Image:
    """Draw eight squares for cards that are all thawed, or frozen."""
    pitch, big = PIPS[side] * 3, side * 3
    image = Image.new("RGBA", (pitch * len(BUILDINGS), big))
    draw = ImageDraw.Draw(image)
    fill, line = ((*colour, 255), None) if is_thawed else (None, (*colour, 255))
    for left in range(0, image.width, pitch):
        draw.rounded_rectangle((left, 0, left + big - 1, big - 1), big * 0.16, fill, line, 8)
    return image.reduce(3)
