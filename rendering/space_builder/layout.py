"""The layout: fields of nine squares, the map beside its panel, boards around a result."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.games.space_builder import SQUARES
from rendering.kit import GAP, SIZE, Box, size_of

EDGE = 22
"""The margin of these pictures, narrower than in other games because there is much to show."""

_RIGHT, _BOTTOM = SIZE[0] - EDGE, SIZE[1] - EDGE
"""Where the margin begins at the right and at the bottom."""

OWN_CARD, SHELF_CARD, RACE_CARD = 122, 88, 57
"""The sides of a player's cards: to build with, in a standing, beside the map of a race."""

Grid: TypeAlias = Mapping[str, Box]
"""The boxes of the nine squares of a field, by name."""


def grid_in(box: Box) -> Grid:
    """Return the squares of a square field: columns A to C from the left, rows 1 to 3 from the top."""
    left, top, right, _ = box
    wide = right - left
    inset = round(max(11, wide * 0.028))
    gap = round(max(5, wide * 0.014))
    side = int((wide - 2 * inset - 2 * gap) / 3)
    inset = round((wide - 3 * side - 2 * gap) / 2)
    starts = [inset + number * (side + gap) for number in range(3)]
    corners = [(left + across, top + down) for down in starts for across in starts]
    return {square: (x, y, x + side, y + side) for square, (x, y) in zip(SQUARES, corners, strict=True)}


def side_of_card(side: int) -> int:
    """Return the side of a card on a field of this side."""
    return size_of(grid_in((0, 0, side, side))[SQUARES[0]])[0]


MAP_BOX: Box = (EDGE, EDGE, _BOTTOM, _BOTTOM)
"""The box of a map, which is square and as large as the picture is high."""
PANEL_BOX: Box = (_BOTTOM + GAP, EDGE, _RIGHT, _BOTTOM)
"""The box of the panel to the right of the map."""

_HEAD = 54
CELL, DUEL, CHART, SLIM = 370, 400, 236, 277
"""The sides of fields: one of many, of two, the small map beside boards, one of three or four columns."""
_APART = 23
_NEAR = 16


class Results(NamedTuple):
    """The places of maps, of the boards in the order of checking, see `head_of`, and of the words.

    ``title`` is the line above a map, ``lying`` the place of the map as it lay, ``legend`` that of the marks'
    meanings, each if there is room.
    """

    maps: tuple[Box, ...]
    boards: tuple[Box, ...]
    words: Box
    title: Box | None = None
    lying: Box | None = None
    legend: Box | None = None


def result_layout(maps: Sequence[int]) -> Results:
    """Return the places for boards that were built from ``maps``, the number of one for each board.

    That is one map and the boards in rows, or a map above each board if the builders had different maps.
    """
    boards = len(maps)
    if not boards:
        return Results((), (), (EDGE, EDGE, _RIGHT, _BOTTOM))
    if len(set(maps)) > 1:
        return _sealed_layout(boards)
    if boards <= 2:
        return _duel_layout(boards)
    columns = 2 if boards == 3 else 3
    below, pitch = EDGE + _HEAD + CELL + 8, CELL + _APART
    corners = [divmod(number, columns) for number in range(1 + boards)]
    map_box, *fields = [
        _square(EDGE + column * pitch, (below if row else EDGE) + _HEAD, CELL) for row, column in corners
    ]
    words = (EDGE + 2 * pitch, EDGE if boards == 3 else below + 12, _RIGHT, _BOTTOM)
    return Results((map_box,), tuple(fields), words, head_of(map_box))


def _duel_layout(boards: int) -> Results:
    """Return large boards side by side, and below them the map as it lay and turned like them.

    A single board has the map beside it.
    """
    down = EDGE if boards == 2 else (SIZE[1] - _HEAD - DUEL) // 2
    first, second = (_square(EDGE + number * (DUEL + _NEAR), down + _HEAD, DUEL) for number in range(2))
    aside = EDGE + 2 * (DUEL + _NEAR)
    words = (aside, EDGE, _RIGHT, _BOTTOM)
    if boards == 1:
        return Results((second,), (first,), words, head_of(second))
    top, middle = (EDGE + _HEAD + DUEL + 18 + _BOTTOM - CHART) // 2, aside - _NEAR - CHART
    lying = middle - CHART - 76
    return Results(
        (_square(middle, top, CHART),),
        (first, second),
        words,
        lying=_square(lying, top, CHART),
        legend=(EDGE + 4, top - 20, lying - 12, top + CHART + 20),
    )


def _sealed_layout(boards: int) -> Results:
    """Return a column for each builder: their map, and their board below it.

    The words stand to the right of two columns, and below three or four.
    """
    side = CELL if boards == 2 else SLIM
    wide = boards * side + (boards - 1) * _NEAR
    left = EDGE if boards == 2 else (SIZE[0] - wide) // 2
    columns = [left + (side + _NEAR) * number for number in range(boards)]
    maps = tuple(_square(x, EDGE, side) for x in columns)
    fields = tuple(_square(x, EDGE + side + 4 + _HEAD, side) for x in columns)
    below = EDGE + 2 * side + _HEAD + 18
    words = (left + wide + _APART, EDGE) if boards == 2 else (EDGE, below)
    return Results(maps, fields, (*words, _RIGHT, _BOTTOM))


def head_of(field: Box) -> Box:
    """Return the place of the line of words above a field."""
    left, top, right, _ = field
    return left, top - _HEAD, right, top


def _square(left: int, top: int, side: int) -> Box:
    return left, top, left + side, top + side
