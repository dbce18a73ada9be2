"""Free workers and machines as small plates: the figure and an icon for each resource yielded."""

from functools import lru_cache

from PIL import Image

from bot.games.middle_ages import SITES, yields_of
from rendering.canvas import Point, Size, Sprite
from rendering.middle_ages.figures import unit_figure
from rendering.middle_ages.ground import parchment
from rendering.middle_ages.icons import good
from rendering.stamps import Stamp, stamp
from rendering.theme import Theme

_SIDE = 40
_IN_A_ROW = 3
_NARROW = 130


@lru_cache(maxsize=256)
def token(unit: str, size: Size, theme: Theme) -> Stamp:
    """Draw a free worker or machine on a plate of ``size``."""
    return stamp((_narrow if size[0] < _NARROW else _roomy)(unit, size, theme))


def _roomy(unit: str, size: Size, theme: Theme) -> Sprite:
    """Draw a plate with the goods beside the figure."""
    machine = unit in SITES
    base = parchment(size, theme, plan=machine)
    face = Sprite(base.image.copy(), base.anchor)
    image, (x, y) = face.image, face.anchor
    wide, high = size
    tall = min(high - 10, round(wide * (0.42 if machine else 0.58)))
    person = unit_figure(unit, tall)
    image.alpha_composite(person, (x + 6, y + high - tall - 5))
    left = person.width + 10
    side = min(_SIDE, (wide - left - 6) // _IN_A_ROW, (high - 10) // 2)
    rows = rows_of(unit)
    _goods(image, rows, (x + left, y + high / 2 - len(rows) * (side + 3) / 2), side, theme)
    return face


def _narrow(unit: str, size: Size, theme: Theme) -> Sprite:
    """Draw a plate too narrow for both side by side, with the goods in front of the figure."""
    base = parchment(size, theme, plan=unit in SITES)
    face = Sprite(base.image.copy(), base.anchor)
    image, (x, y) = face.image, face.anchor
    wide, high = size
    person = unit_figure(unit, round(high * 0.62))
    image.alpha_composite(person, (round(x + (wide - person.width) / 2), y + 3))
    side, rows = min(30, (wide - 8) // _IN_A_ROW), rows_of(unit)
    longest = max(len(row) for row in rows)
    at = x + (wide - longest * side) / 2, y + high - 5 - len(rows) * (side - 1)
    _goods(image, rows, at, side, theme, gap=-1)
    return face


def _goods(
    image: Image.Image, rows: list[list[int]], at: Point, side: int, theme: Theme, gap: int = 3
) -> None:
    for row, indexes in enumerate(rows):
        for column, index in enumerate(indexes):
            sprite = good(index, side, theme, lettered=side > 26)
            spot = round(at[0] + column * side), round(at[1] + row * (side + gap))
            image.alpha_composite(sprite, spot)


def rows_of(unit: str) -> list[list[int]]:
    """Return a unit's yield as resource indices in one or two rows; two kinds get a row each."""
    goods = [index for index, amount in enumerate(yields_of(unit)) for _ in range(amount)]
    kinds = sorted(set(goods))
    if len(kinds) == 2:
        return [[index for index in goods if index == kind] for kind in kinds]
    split = _IN_A_ROW if len(goods) <= _IN_A_ROW else len(goods) - len(goods) // 2
    return [row for row in (goods[:split], goods[split:]) if row]
