"""Boards: the tiles of a pattern, with all data that can be computed before play."""

from collections.abc import Mapping

import msgspec

from bot.games.constructor.actions import Move, Place
from bot.games.constructor.patterns import EXTRA_PATTERNS, PATTERNS, Rows
from bot.games.constructor.pieces import KINDS, RESERVES, Reserve

SIZE = 9
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Cell(msgspec.Struct, frozen=True):
    """A tile's label and axial coordinates."""

    label: str
    q: int
    r: int


class Board(msgspec.Struct, frozen=True):
    """A pattern's tiles in reading order, and its actions, created once so that listing them only picks.

    ``places`` gives, for each reserve that a player can have, the placements on each tile; ``moves`` gives
    for each tile the numbers of its neighbours with the moves to them.
    """

    rows: tuple[tuple[Cell, ...], ...]
    cells: tuple[Cell, ...]
    index: Mapping[str, int]
    neighbours: tuple[frozenset[int], ...]
    places: Mapping[Reserve, tuple[tuple[Place, ...], ...]]
    moves: tuple[tuple[tuple[int, Move], ...], ...]


def make_board(rows: Rows) -> Board:
    """Return the board of a pattern given as rows."""
    letters = "abcdefgh"[: len(rows)][::-1]
    labelled_rows = tuple(
        tuple(Cell(f"{letter}{number}", q, r) for number, q in enumerate(row, 1))
        for r, (letter, row) in enumerate(zip(letters, rows, strict=True))
    )
    cells = tuple(cell for row in labelled_rows for cell in row)
    at = {(cell.q, cell.r): index for index, cell in enumerate(cells)}
    near = [
        sorted(at[spot] for dq, dr in NEIGHBOURS if (spot := (cell.q + dq, cell.r + dr)) in at)
        for cell in cells
    ]
    places = [[Place(kind, cell.label) for kind in KINDS] for cell in cells]
    return Board(
        rows=labelled_rows,
        cells=cells,
        index={cell.label: index for index, cell in enumerate(cells)},
        neighbours=tuple(frozenset(targets) for targets in near),
        places={
            reserve: tuple(
                tuple(place for place, count in zip(kinds, reserve, strict=True) if count) for kinds in places
            )
            for reserve in RESERVES
        },
        moves=tuple(
            tuple((target, Move(cell.label, cells[target].label)) for target in targets)
            for cell, targets in zip(cells, near, strict=True)
        ),
    )


BOARDS: Mapping[str, Board] = {
    name: make_board(rows) for name, rows in {**PATTERNS, **EXTRA_PATTERNS}.items()
}
