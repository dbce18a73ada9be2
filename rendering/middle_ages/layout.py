"""The layout: all players, both rows, then one player's area; taller than other games' pictures.

It is as low as its lettering allows: Discord shows it with its controls on one screen, also on a phone.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.middle_ages import ROW_SIZE
from rendering.kit import SIZE, Box, Size, columns, split

EDGE = 22
"""The margin of these pictures, narrower than in other games because there is much to show."""
_MARGIN = 18  # of the board, which has even less room
SITE_HIGH = 216
WORKER_HIGH, LOW_WORKER_HIGH = 200, 136
"""The height of workers' cards, and that of a crowded table, on which they have no figures."""
HEAD_HIGH, PLOTS_HIGH, TOWN_HIGH = 60, 400, 220
"""The heights of what an area has beside workers: its head, open sites, and the town below them."""
_APART = 10
MOST_UNITS = 7
"""The most free units of a player in a row; with more of them the table is crowded."""


class Table(NamedTuple):
    """The boxes of the players' panels, of the two rows with their decks, and of the player who is shown."""

    strip: Sequence[Box]
    sites: Sequence[Box]
    workers: Sequence[Box]
    area: Box

    @property
    def size(self) -> Size:
        """The size of the board; its height depends on what it has to show."""
        return SIZE[0], round(self.area[3]) + _MARGIN


def table_layout(players: int, *, is_crowded: bool = False) -> Table:
    """Return the boxes on the table; the last of each row is the deck's.

    A crowded table has a larger area.
    """
    high = 70 if players == 2 else 112  # two players have room for everything in one line
    heights = high, SITE_HIGH, WORKER_HIGH, 596 if is_crowded else 546
    *rows, area = split((_MARGIN, _MARGIN, SIZE[0] - _MARGIN, 0), *heights, gap=_APART)
    counts = players, ROW_SIZE + 1, ROW_SIZE + 1
    strip, sites, workers = (columns(row, count, _APART) for row, count in zip(rows, counts, strict=True))
    return Table(strip, sites, workers, area)
