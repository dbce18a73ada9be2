"""The layout: the board scaled to its pattern's shape, and the blocks beside or below it.

The table is seen at an angle, so hexagons and round pieces are ``TILT`` times as high as seen from above.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import sqrt
from typing import NamedTuple

from bot.games.constructor import Tile, tiles_of
from rendering.kit import MARGIN, SIZE, Box, Point, Size, box_in, inset, split, split_across

TILT = 0.72
THICK = 0.17  # the thickness of a tile; like the next two a share of its size
BASE = -0.17  # where pieces stand: behind a tile's centre, so that its label stays free
RISE = 0.6  # how far the highest tower rises above its tile
_HALF = sqrt(3) / 2
_WHOLE = inset((0, 0, *SIZE), MARGIN)  # the picture without its margin
_GAP = 22
_BELOW = 152  # height of the blocks below the board
_BESIDE = 248  # width of the blocks beside the board
_MIDDLE = 252  # width of the block between those of the players
_CORNER: Size = (276, 84)  # size of the middle block where the board leaves a corner free
_BETWEEN = 178  # height of the middle block where the blocks are stacked
_AIR = 12  # pixels to keep free above the highest tower
_INSET: Size = (320, 284)
_NEAR = 10
BOARD_SIZES = (152.0, 133.0, 122.0)
FINISHED_SIZES = (36.0, 33.0, 31.0, 29.0, 26.0)
SIZES = (*BOARD_SIZES, 50.0, 41.0, *FINISHED_SIZES)
"""The sizes of tiles, few so that each is drawn only once: those of boards, then those of boards on cards.

If the blocks beside or below a board become larger, boards may need a smaller size among ``BOARD_SIZES``: the
next one is that of cards, and looks lost.
"""

CORNERS: tuple[Point, ...] = (
    (0, -TILT),
    (_HALF, -TILT / 2),
    (_HALF, TILT / 2),
    (0, TILT),
    (-_HALF, TILT / 2),
    (-_HALF, -TILT / 2),
)
"""The corners of a tile of size 1 around its centre, clockwise from the top."""


class Layout(NamedTuple):
    """The parts of a picture: the tiles' size and centres, the inset, the players' panels, the status."""

    tile: float
    centres: dict[str, Point]
    inset: Box | None
    panels: tuple[Box, Box]
    status: Box
    upright: bool


def hexagon(centre: Point, size: float) -> list[Point]:
    """Return the corners of a tile in the picture."""
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in CORNERS]


def footprint(centre: Point, size: float, rise: float = 0) -> Box:
    """Return the bounding box of a tile, its thickness included, and of a tower that rises above it."""
    x, y = centre
    return x - _HALF * size, y - (TILT + rise) * size, x + _HALF * size, y + (TILT + THICK) * size


@lru_cache(maxsize=32)
def layout(pattern: str | None, *, has_inset: bool = False, result: bool = False) -> Layout:
    """Return the layout, blocks below the board or beside it, that shows the tiles of ``pattern`` largest.

    Without a pattern there are no tiles, and the blocks are below the patterns to choose from.
    With ``has_inset`` the board, still nearly empty, leaves room for an inset of how the last round ended.
    With ``result`` the status has room for several lines; else it may be a line in a corner of the board.
    """
    area, panels, status = areas_above_blocks()
    if pattern is None:
        return Layout(0, {}, None, panels, status, upright=False)
    tiles = tiles_of(pattern)
    below = Layout(*_board(tiles, area, has_inset), panels, status, upright=False)
    area, column = split_across(_WHOLE, None, _BESIDE, gap=_GAP)
    ice, status, black = split(column, None, _BETWEEN, None)
    beside = Layout(*_board(tiles, area, has_inset), (ice, black), status, upright=True)
    place = max((below, beside), key=lambda option: (option.inset is not None, option.tile))
    return place if result or place.upright else _use_corner(place)


def areas_above_blocks() -> tuple[Box, tuple[Box, Box], Box]:
    """Return the area of the board, the panels and the status in the layout with the blocks below."""
    area, below = split(_WHOLE, None, _BELOW, gap=_GAP)
    ice, status, black = split_across(below, None, _MIDDLE, None, gap=_GAP)
    return area, (ice, black), status


def fit(tiles: tuple[Tile, ...], area: Box, *, rise: float = RISE) -> tuple[float, dict[str, Point]]:
    """Return the largest of the sizes at which tiles fit into ``area``, and their centres.

    ``rise`` is the height above the tiles to keep free.
    """
    left, top, right, bottom = _extent(tiles)
    largest = min((area[2] - area[0]) / (right - left), (area[3] - area[1]) / (bottom - top + rise))
    size = next(size for size in SIZES if size <= largest)
    return size, _place_tiles(tiles, (area[0], area[1] + size * rise, area[2], area[3]), size)


def _spots(tiles: tuple[Tile, ...]) -> dict[str, Point]:
    """Return the tiles' centres for size 1."""
    return {tile.label: (2 * _HALF * (tile.q + tile.r / 2), 1.5 * TILT * tile.r) for tile in tiles}


def _extent(tiles: tuple[Tile, ...]) -> Box:
    """Return the box around all tiles for size 1."""
    boxes = [footprint(spot, 1) for spot in _spots(tiles).values()]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _place_tiles(
    tiles: tuple[Tile, ...], area: Box, size: float, *, across: float = 0.5, down: float = 0.5
) -> dict[str, Point]:
    """Return the tiles' centres in ``area``; ``across`` and ``down`` place the board, see `box_in`."""
    left, top, right, bottom = _extent(tiles)
    x, y, _, _ = box_in(area, (size * (right - left), size * (bottom - top)), across, down)
    return {
        label: (x - size * left + a * size, y - size * top + b * size)
        for label, (a, b) in _spots(tiles).items()
    }


Board = tuple[float, dict[str, Point], Box | None]


def _board(tiles: tuple[Tile, ...], area: Box, has_inset: bool) -> Board:
    size, centres = fit(tiles, (area[0], _AIR, area[2], area[3]))
    options = _fit_beside_inset(tiles, area, size) if has_inset else ()
    return next(iter(options), (size, centres, None))


def _fit_beside_inset(tiles: tuple[Tile, ...], area: Box, full: float) -> Iterator[Board]:
    """Yield boards that leave room for an inset, the largest first."""
    sizes = [size for size in SIZES if size <= full]
    for size, across, down in product(sizes, (0.5, 0, 1), (0.5, 1, 0)):
        centres = _place_tiles(tiles, area, size, across=across, down=down)
        for box in _list_edge_boxes(area, _INSET):
            if not any(touches(box, centre, size) for centre in centres.values()):
                yield size, centres, box


def _list_edge_boxes(area: Box, size: Size) -> Iterator[Box]:
    """Return boxes at the upper and lower edge of ``area``: on the right, on the left, in the middle."""
    return (box_in(area, size, across, down) for across, down in product((1, 0, 0.5), (0, 1)))


def _use_corner(place: Layout) -> Layout:
    """Move the status to a corner that no tower covers, and widen the panels, if there is such a corner."""
    obstacles = [footprint(centre, place.tile, RISE) for centre in place.centres.values()]
    if place.inset:
        obstacles.append(place.inset)
    for box in _list_edge_boxes(areas_above_blocks()[0], _CORNER):
        if all(_are_apart(box, other) for other in obstacles):
            ice, black = split_across(split(_WHOLE, None, _BELOW)[1], None, None, gap=_GAP)
            return place._replace(panels=(ice, black), status=box)
    return place


def _are_apart(one: Box, other: Box) -> bool:
    """Return whether one box is at least a small gap to the right or left of the other, below or above it."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) >= _NEAR


def touches(box: Box, centre: Point, size: float) -> bool:
    """Return whether ``box`` covers a part of a tile or comes closer to it than a small gap."""
    left, top, right, bottom = box[0] - _NEAR, box[1] - _NEAR, box[2] + _NEAR, box[3] + _NEAR
    aside = max(left - centre[0], centre[0] - right, 0)
    reach = TILT * (size - aside / (2 * _HALF))
    upright = aside < _HALF * size
    return upright and top < centre[1] + reach + THICK * size and bottom > centre[1] - reach
