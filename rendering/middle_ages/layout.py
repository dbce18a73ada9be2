"""The layout: both rows above, the player to act below, all players at the side."""

from typing import NamedTuple

from bot.games.middle_ages.state import ROW_SIZE
from rendering.boxes import side_by_side, stack
from rendering.canvas import SIZE, Box

EDGE = 22
"""The margin of these pictures, narrower than in other games because there is much to show."""
GAP = 10
SITE_HIGH = 222
WORKER_HIGH = 172
_STRIP = 262
_WIDE_STRIP = 316  # for panels so low that a name leaves one line for all numbers
_FEW = 3
_LOWER = 12  # pixels between the rows and the areas below


class Table(NamedTuple):
    """The boxes of the two rows with their decks, of the player's area and of the players' panels."""

    sites: tuple[Box, ...]
    workers: tuple[Box, ...]
    area: Box
    strip: tuple[Box, ...]


def table_layout(players: int, *, named: bool = False) -> Table:
    """Return the boxes on the table; the last of each row is the deck's."""
    sites = _row(EDGE, SITE_HIGH)
    below = EDGE + SITE_HIGH + GAP
    workers = _row(below, WORKER_HIGH)
    top, bottom = below + WORKER_HIGH + _LOWER, SIZE[1] - EDGE
    wide = _WIDE_STRIP if named and players > _FEW else _STRIP
    left = SIZE[0] - EDGE - wide
    area = (EDGE, top, left - GAP, bottom)
    return Table(sites, workers, area, tuple(stack((left, top, left + wide, bottom), players)))


def _row(top: float, high: float) -> tuple[Box, ...]:
    count = ROW_SIZE + 1
    wide = (SIZE[0] - 2 * EDGE - (count - 1) * GAP) // count
    return tuple(side_by_side((EDGE, top, SIZE[0] - EDGE, top + high), [wide] * count))
