"""A player's finished sites as a town in front of hills."""

from PIL import Image

from rendering.kit.canvas import Box, Size, Sprite
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import building
from rendering.middle_ages.cards import scene
from rendering.middle_ages.palette import paint

_LARGEST = 230
_ROOM = 8


def draw_town(
    picture: Image.Image, box: Box, finished_cards: tuple[str, ...], theme: Theme, *, ground: str = "sheet"
) -> None:
    """Draw a player's finished sites, in one street or two in front of hills.

    ``ground`` names the colour of the sheet below the town.
    """
    left, top, right, bottom = box
    rows = streets(len(finished_cards), right - left, bottom - top)
    count = -(-len(finished_cards) // rows)
    wide, high = right - left, (bottom - top) / rows
    side = int(min(high - 12, (wide - 2 * _ROOM) / max(1, count), _LARGEST))
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


def streets(count: int, wide: float, high: float) -> int:
    """Return the number of streets for ``count`` houses: two only if that makes them much larger."""
    if not count:
        return 1
    one = min(high, wide / count)
    two = min(high / 2, wide / -(-count // 2))
    return 2 if two > 1.3 * one else 1
