"""The layout: all players, both rows, then one player's area; taller than other games' pictures."""

from typing import NamedTuple

from bot.games.middle_ages.state import ROW_SIZE
from rendering.kit.boxes import columns
from rendering.kit.canvas import Box, Size

TALL: Size = (1200, 1500)
"""The size of the board: on a phone height costs nothing, and there is much to show."""
EDGE = 22
"""The margin of these pictures, narrower than in other games because there is much to show."""
GAP = 10
SITE_HIGH = 292
WORKER_HIGH = 244
_STRIP = 124
_LOW_STRIP = 76  # two players have room for everything in one line
_APART = 14


class Table(NamedTuple):
    """The boxes of the players' panels, of the two rows with their decks, and of the player who is shown."""

    strip: tuple[Box, ...]
    sites: tuple[Box, ...]
    workers: tuple[Box, ...]
    area: Box


def table_layout(players: int) -> Table:
    """Return the boxes on the table; the last of each row is the deck's."""
    high = _LOW_STRIP if players == 2 else _STRIP
    strip = _row(EDGE, high, players)
    top = EDGE + high + _APART
    sites = _row(top, SITE_HIGH, ROW_SIZE + 1)
    top += SITE_HIGH + _APART
    workers = _row(top, WORKER_HIGH, ROW_SIZE + 1)
    top += WORKER_HIGH + _APART
    return Table(strip, sites, workers, (EDGE, top, TALL[0] - EDGE, TALL[1] - EDGE))


def _row(top: float, high: float, count: int) -> tuple[Box, ...]:
    return tuple(columns((EDGE, top, TALL[0] - EDGE, top + high), count, GAP, TALL[0]))
