"""A player's finished sites as a town in front of hills."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit import CLOSE, Box, Canvas, Theme, find_size, size_of, split
from rendering.middle_ages.buildings import SIDES, put_building
from rendering.middle_ages.ground import backdrop

_ROOM = 8
_ABOVE = 12  # sky over the tallest building


class Streets(NamedTuple):
    """The number of rows of a town, and the side of each of its buildings in pixels."""

    rows: int
    side: int


def draw_town(
    picture: Canvas,
    box: Box,
    finished_cards: tuple[str, ...],
    theme: Theme,
    *,
    streets: Streets | None = None,
) -> None:
    """Draw a player's finished sites in front of hills: in ``streets``, or as large as the box allows."""
    wide, high = size_of(box)
    rows, side = streets or largest_streets(len(finished_cards), wide, high)
    count = -(-len(finished_cards) // rows)
    for row, street in enumerate(split(box, *[None] * rows)):
        backdrop(theme, "sheet").put(picture, street)
        cards = finished_cards[row * count : (row + 1) * count]
        gap = min(side / 2, (wide - 2 * _ROOM - side * len(cards)) / (len(cards) + 1))
        first = round((street[0] + street[2] - side * len(cards) - gap * (len(cards) - 1)) / 2)
        for number, card in enumerate(cards):
            x = first + number * round(side + gap)
            put_building(picture, card, (x, street[1], x + side, street[-1] - CLOSE))


def largest_streets(count: int, wide: float, high: float) -> Streets:
    """Return the streets for ``count`` buildings in a box: two only if that makes them much larger."""
    one, two = (min(high / rows, wide / max(1, -(-count // rows))) for rows in (1, 2))
    rows = 2 if count and two > 1.3 * one else 1
    side = min(high / rows - _ABOVE, (wide - 2 * _ROOM) / max(1, -(-count // rows)))
    return Streets(rows, find_size(SIDES, side))


def equal_streets(counts: Sequence[int], wide: float, high: float) -> list[Streets]:
    """Return the streets of several towns that share a height, all with buildings of the same size.

    ``counts`` are the numbers of buildings of each town; all have to fit at the smallest size.
    """
    for side in reversed(SIDES):
        in_a_row = int((wide - 2 * _ROOM) // side)
        rows = [max(1, -(-count // in_a_row)) for count in counts]
        if sum(rows) * (side + _ABOVE) <= high:
            break
    return [Streets(each, side) for each in rows]
