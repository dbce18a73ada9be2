"""Where everything lies: both rows above, the player to act below, all players at the side."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas import SIZE, Box

EDGE = 22
"""The margin of these pictures, narrower than elsewhere: there is much to show."""
GAP = 10
SITE_HIGH = 222
WORKER_HIGH = 172
WIDEST = 216
_STRIP = 262
_LOWER = 12  # between the rows and what lies below


class Table(NamedTuple):
    """The places of the two rows with their decks, of the player's area and of the players' panels."""

    sites: tuple[Box, ...]
    workers: tuple[Box, ...]
    area: Box
    strip: tuple[Box, ...]


def table_layout(row_size: int, players: int) -> Table:
    """The places on the table; the last of each row is the deck's."""
    sites = _row(EDGE, SITE_HIGH, row_size + 1)
    below = EDGE + SITE_HIGH + GAP
    workers = _row(below, WORKER_HIGH, row_size + 1)
    top, bottom = below + WORKER_HIGH + _LOWER, SIZE[1] - EDGE
    left = SIZE[0] - EDGE - _STRIP
    area = (EDGE, top, left - GAP, bottom)
    return Table(sites, workers, area, tuple(stacked((left, top, left + _STRIP, bottom), players)))


def _row(top: float, high: float, count: int) -> tuple[Box, ...]:
    wide = min(WIDEST, (SIZE[0] - 2 * EDGE - (count - 1) * GAP) // count)
    return tuple(side_by_side((EDGE, top, SIZE[0] - EDGE, top + high), [wide] * count))


def side_by_side(box: Box, widths: Sequence[float], gap: float = GAP) -> list[Box]:
    """Places of the given widths beside each other, in the middle of ``box``."""
    left, top, right, bottom = box
    x = round((left + right - sum(widths) - gap * (len(widths) - 1)) / 2)
    places: list[Box] = []
    for wide in widths:
        places.append((x, top, x + wide, bottom))
        x += round(wide + gap)
    return places


def columns(box: Box, count: int, gap: float, widest: float) -> list[Box]:
    """``count`` equal places from the left, none wider than ``widest``."""
    left, top, right, bottom = box
    wide = min(widest, (right - left - gap * (count - 1)) // max(1, count))
    return [(left + (wide + gap) * i, top, left + (wide + gap) * i + wide, bottom) for i in range(count)]


def stacked(box: Box, count: int, gap: float = GAP) -> list[Box]:
    """``count`` equal places one below the other."""
    left, top, right, bottom = box
    high = (bottom - top - gap * (count - 1)) // count
    return [(left, top + (high + gap) * i, right, top + (high + gap) * i + high) for i in range(count)]


def size_of(box: Box) -> tuple[int, int]:
    """The width and height of a place in whole pixels."""
    return round(box[2] - box[0]), round(box[3] - box[1])


def grown(box: Box, pixels: float) -> Box:
    """A place larger by ``pixels`` on every side."""
    return box[0] - pixels, box[1] - pixels, box[2] + pixels, box[3] + pixels
