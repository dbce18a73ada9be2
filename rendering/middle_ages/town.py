"""A player's finished sites as a town in front of hills."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering.kit.canvas import Box, Size, Sprite
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import building
from rendering.middle_ages.cards import scene
from rendering.middle_ages.palette import paint

_LARGEST = 230
_LEAST = 20
_ROOM = 8
_ABOVE = 12  # sky over the tallest building


class Streets(NamedTuple):
    """The number of rows of a town, and the side of each of its buildings in pixels."""

    rows: int
    side: int


def draw_town(
    picture: Image.Image,
    box: Box,
    finished_cards: tuple[str, ...],
    theme: Theme,
    *,
    ground: str = "sheet",
    streets: Streets | None = None,
) -> None:
    """Draw a player's finished sites in front of hills: in ``streets``, or as large as the box allows.

    ``ground`` names the colour of the sheet below the town.
    """
    left, top, right, bottom = box
    rows, side = streets or largest_streets(len(finished_cards), right - left, bottom - top)
    count = -(-len(finished_cards) // rows)
    wide, high = right - left, (bottom - top) / rows
    for row in range(rows):
        y = round(top + high * (row + 1)) - 4
        picture.paste(
            _street((round(wide), round(high) - 6), theme, ground), (round(left), y - round(high) + 6)
        )
        cards = finished_cards[row * count : (row + 1) * count]
        gap = min(side * 0.4, (wide - 2 * _ROOM - side * len(cards)) / (len(cards) + 1))
        x = left + (wide - side * len(cards) - gap * (len(cards) - 1)) / 2
        for index, card in enumerate(cards):
            _house(card, side).put(picture, (x + (side + gap) * index, y - side - 5))


@sprite
def _house(card: str, side: int) -> Stamp:
    return stamp(Sprite(building(card, side), (0, 0)))


@sprite
def _street(size: Size, theme: Theme, ground: str) -> Image.Image:
    """Draw hills and sky behind a town, with its grass, on a sheet."""
    image = Image.new("RGB", size, paint(theme, ground))
    scene(image, (0, 0, *size), theme)
    return image


def largest_streets(count: int, wide: float, high: float) -> Streets:
    """Return the streets for ``count`` buildings in a box: two only if that makes them much larger."""
    one = min(high, wide / max(1, count))
    two = min(high / 2, wide / max(1, -(-count // 2)))
    rows = 2 if count and two > 1.3 * one else 1
    side = min(high / rows - _ABOVE, (wide - 2 * _ROOM) / max(1, -(-count // rows)), _LARGEST)
    return Streets(rows, int(side))


def equal_streets(counts: Sequence[int], wide: float, high: float) -> list[Streets]:
    """Return the streets of several towns that share a height, all with buildings of the same size.

    ``counts`` are the numbers of buildings of each town; all have to fit at the smallest size.
    """
    for side in range(_LARGEST, _LEAST, -1):
        in_a_row = int((wide - 2 * _ROOM) // side)
        rows = [max(1, -(-count // in_a_row)) for count in counts]
        if sum(rows) * (side + _ABOVE) <= high:
            break
    return [Streets(each, side) for each in rows]
