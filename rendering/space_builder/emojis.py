"""Space Builder's emojis: each building on both sides and in all four turns, and the squares of a board."""

from collections.abc import Mapping
from functools import partial
from itertools import product

from PIL import Image, ImageDraw

from bot.games.space_builder import BUILDINGS
from rendering.kit import SCALE, SIDE, THEMES, Drawing
from rendering.space_builder.cards import draw_card
from rendering.space_builder.palette import OUTLINE, paint
from rendering.space_builder.plates import draw_pad

_THEME = THEMES["dark"]


def emojis() -> Mapping[str, Drawing]:
    """Return the functions that draw ``DOM_A0`` (building, side, turn) and so on, ``empty``, ``pad``."""
    rim = paint(_THEME, "plan_line")
    cards = {
        f"{building}_{side}{turn}": partial(draw_card, building, side, turn, SIDE, rim, _THEME)
        for building, side, turn in product(BUILDINGS, "AB", range(4))
    }
    return {**cards, "empty": _empty, "pad": _pad}


def _empty() -> Image.Image:
    """Draw a free square of the landing field, with the corners that a card is laid into."""
    image, big = _ground(), SIDE * SCALE
    draw, edge, reach = ImageDraw.Draw(image), 0.17 * big, 0.26 * big
    for (x, inward), (y, down) in product(((edge, 1), (big - edge, -1)), repeat=2):
        corner = [(x + inward * reach, y), (x, y), (x, y + down * reach)]
        draw.line(corner, fill=paint(_THEME, "field_line"), width=8 * SCALE, joint="curve")
    return image.reduce(SCALE)


def _pad() -> Image.Image:
    """Draw the landing pad on its square."""
    image = _ground().reduce(SCALE)
    image.alpha_composite(draw_pad(SIDE, paint(_THEME, "field_line"), _THEME))
    return image


def _ground() -> Image.Image:
    """Draw a square of the landing field, ``SCALE`` times larger."""
    big = SIDE * SCALE
    image = Image.new("RGBA", (big, big))
    fill, line = paint(_THEME, "field"), 2 * SCALE
    ImageDraw.Draw(image).rounded_rectangle((0, 0, big - 1, big - 1), big * 0.08, fill, OUTLINE, line)
    return image
