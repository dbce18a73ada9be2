"""Where everything is: the board scaled to its pattern's shape, and the blocks beside or below it.

The table is seen at an angle, so that hexes and round pieces are ``TILT`` times as high as seen from above.
"""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from bot.games.constructor import Tile, tiles_of
from rendering.canvas import MARGIN, SIZE, Box, Point

TILT = 0.72
THICK = 0.17  # of a tile, in its sizes
BASE = -0.17  # where pieces stand: behind a tile's centre, so that its label stays free
RISE = 0.67  # how far the highest tower stands out above its tile
_HALF = sqrt(3) / 2
_GAP = 22
_BELOW = 152  # height of the blocks below the board
_BESIDE = 248  # width of the blocks beside the board
_MIDDLE = 252  # width of the block between those of the players
_BETWEEN = 178  # its height where the blocks stand below each other
_INSETS = sorted(
    ((wide, high) for wide in range(230, 351, 20) for high in range(226, 291, 16)),
    key=lambda size: -size[0] * size[1],
)
_STEP = 8

CORNERS: tuple[Point, ...] = (
    (0, -TILT),
    (_HALF, -TILT / 2),
    (_HALF, TILT / 2),
    (0, TILT),
    (-_HALF, TILT / 2),
    (-_HALF, -TILT / 2),
)
"""A tile's corners around its centre, clockwise from the top, for size 1."""


class Layout(NamedTuple):
    """A picture's parts: the tiles' size and centres, the players' panels by colour, the rest."""

    tile: float
    centres: dict[str, Point]
    panels: tuple[Box, Box]
    status: Box
    inset: Box | None
    upright: bool


def hexagon(centre: Point, size: float) -> list[Point]:
    """The corners of a tile on the picture."""
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in CORNERS]


def footprint(centre: Point, size: float) -> Box:
    """The box of a tile with its thickness."""
    x, y = centre
    return x - _HALF * size, y - TILT * size, x + _HALF * size, y + (TILT + THICK) * size


@lru_cache(maxsize=16)
def layout(pattern: str) -> Layout:
    """The layout that shows the tiles of ``pattern`` largest: blocks below the board or beside it."""
    tiles = tiles_of(pattern)
    return max((_blocks_below(tiles), _blocks_beside(tiles)), key=lambda option: option.tile)


def below() -> tuple[Box, tuple[Box, Box], Box]:
    """The area of the board, the panels and the status of the layout with the blocks below."""
    right, bottom = SIZE[0] - MARGIN, SIZE[1] - MARGIN
    top = bottom - _BELOW
    side = (right - MARGIN - _MIDDLE - 2 * _GAP) / 2
    panels = (MARGIN, top, MARGIN + side, bottom), (right - side, top, right, bottom)
    return (
        (MARGIN, MARGIN, right, top - _GAP),
        panels,
        (MARGIN + side + _GAP, top, right - side - _GAP, bottom),
    )


def fit(tiles: tuple[Tile, ...], area: Box, *, rise: float = RISE) -> tuple[float, dict[str, Point]]:
    """The largest whole size at which tiles fit into ``area`` with ``rise`` above them; their centres."""
    spots = {tile.label: (2 * _HALF * (tile.q + tile.r / 2), 1.5 * TILT * tile.r) for tile in tiles}
    left, right = min(x for x, _ in spots.values()) - _HALF, max(x for x, _ in spots.values()) + _HALF
    top = min(y for _, y in spots.values()) - TILT - rise
    bottom = max(y for _, y in spots.values()) + TILT + THICK
    wide, high = area[2] - area[0], area[3] - area[1]
    size = float(int(min(wide / (right - left), high / (bottom - top))))
    x0 = area[0] + (wide - size * (right - left)) / 2 - size * left
    y0 = area[1] + (high - size * (bottom - top)) / 2 - size * top
    return size, {label: (x0 + x * size, y0 + y * size) for label, (x, y) in spots.items()}


def _blocks_below(tiles: tuple[Tile, ...]) -> Layout:
    area, panels, status = below()
    size, centres = fit(tiles, area)
    return Layout(size, centres, panels, status, _free(area, size, centres), upright=False)


def _blocks_beside(tiles: tuple[Tile, ...]) -> Layout:
    right, bottom = SIZE[0] - MARGIN, SIZE[1] - MARGIN
    left = right - _BESIDE
    high = (bottom - MARGIN - _BETWEEN) / 2
    area = (MARGIN, MARGIN, left - _GAP, bottom)
    size, centres = fit(tiles, area)
    panels = (left, MARGIN, right, MARGIN + high), (left, bottom - high, right, bottom)
    status = (left, MARGIN + high, right, bottom - high)
    return Layout(size, centres, panels, status, _free(area, size, centres), upright=True)


def _free(area: Box, size: float, centres: dict[str, Point]) -> Box | None:
    """The largest box of the inset's shape in ``area`` that touches no tile."""
    taken = [footprint(centre, size) for centre in centres.values()]
    left, top, right, bottom = (round(edge) for edge in area)
    for wide, high in _INSETS:
        for y in range(top, bottom - high + 1, _STEP):
            for x in range(left, right - wide + 1, _STEP):
                box = x, y, x + wide, y + high
                if not any(apart(box, tile) < _STEP for tile in taken):
                    return box
    return None


def apart(first: Box, second: Box) -> float:
    """How many pixels lie between two boxes on the wider side; negative if they overlap."""
    across = max(first[0], second[0]) - min(first[2], second[2])
    down = max(first[1], second[1]) - min(first[3], second[3])
    return max(across, down)
