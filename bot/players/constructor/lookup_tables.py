"""The effects of every placement and move of a pattern, computed once.

A *reach* is a set of directed edges of the board, three times over: for a ring onto a small, for a medium
onto a ring, for a small onto a medium. A *step* is a number: ``kind * 9 + tile`` places a piece, a larger one
moves a piece along an edge of a reach.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from bot.games.constructor.board import BOARDS, SIZE
from bot.games.constructor.pieces import KINDS, LANDS_ON

KIND_NUMBERS = range(len(KINDS))
PLACINGS = len(KINDS) * SIZE
_LANDS_ON = tuple(KINDS.index(LANDS_ON[kind]) for kind in KINDS)
_RESERVES = 1 << 2 * len(KINDS)

Placing: TypeAlias = tuple[int, int, int, int]
"""The changes by placing a piece: own reaches away and to, the reserve, the empty tiles."""
Moving: TypeAlias = tuple[int, int, int, int, int, int, int]
"""The changes by moving a piece: own reaches away and to; the opponent's reach to, and the rest of the
opponent's reach away; the tile that becomes empty; the target; 1 if the target becomes a tower.
"""


class Tables(NamedTuple):
    """A pattern's steps.

    ``places`` and ``place_steps`` are by reserve and empty tiles, ``moves`` by the bit in a reach; ``away``
    and ``to`` are by kind and tile. ``names`` are the steps in the notation of the game.
    """

    places: Sequence[Sequence[Placing]]
    place_steps: Sequence[Sequence[int]]
    placings: Sequence[Placing]
    moves: Mapping[int, Moving]
    away: Sequence[Sequence[int]]
    to: Sequence[Sequence[int]]
    names: Mapping[int, str]


@cache
def tables_of(pattern: str, *, open_rings: bool) -> Tables:
    """Return the tables of a pattern; with ``open_rings`` a ring may enclose a tower's small (ruling A1)."""
    board = BOARDS[pattern]
    edges = [(source, target) for source, near in enumerate(board.neighbours) for target in sorted(near)]
    away = [[_reach(edges, kind, 0, tile) for tile in range(SIZE)] for kind in KIND_NUMBERS]
    to = [[_reach(edges, _LANDS_ON.index(kind), 1, tile) for tile in range(SIZE)] for kind in KIND_NUMBERS]
    placings = tuple(
        (away[kind][tile], to[kind][tile], 1 << SIZE + 2 * kind, 1 << tile)
        for kind, tile in product(KIND_NUMBERS, range(SIZE))
    )
    place_steps = _place_steps()
    placings_by_steps = {steps: tuple(placings[step] for step in steps) for steps in set(place_steps)}
    return Tables(
        places=tuple(placings_by_steps[steps] for steps in place_steps),
        place_steps=place_steps,
        placings=placings,
        moves=dict(_moves(edges, away, to, open_rings=open_rings)),
        away=away,
        to=to,
        names=dict(enumerate(_names([cell.label for cell in board.cells], edges))),
    )


def _reach(edges: Sequence[tuple[int, int]], mover: int, end: int, tile: int) -> int:
    """Return the edges with ``tile`` at one ``end``, for pieces of the kind ``mover``."""
    return sum(1 << len(edges) * mover + at for at, edge in enumerate(edges) if edge[end] == tile)


def _moves(
    edges: Sequence[tuple[int, int]],
    away: Sequence[Sequence[int]],
    to: Sequence[Sequence[int]],
    *,
    open_rings: bool,
) -> Iterator[tuple[int, Moving]]:
    ring, small = KINDS.index("R"), KINDS.index("S")
    for number, (mover, (source, target)) in enumerate(product(KIND_NUMBERS, edges)):
        under = _LANDS_ON[mover]
        to_change = to[mover][target] if mover != small or open_rings else 0
        yield (
            1 << number,
            (
                away[mover][source],
                to[mover][source] ^ to_change,
                to[under][target],
                ~away[under][target],
                1 << source,
                1 << target,
                int(mover != ring),  # a ring round a lone small is no tower (ruling A12)
            ),
        )


def _names(labels: Sequence[str], edges: Sequence[tuple[int, int]]) -> Iterator[str]:
    yield from (f"{kind}{label}" for kind, label in product(KINDS, labels))
    for _ in KINDS:
        yield from (f"{labels[source]}-{labels[target]}" for source, target in edges)


@cache
def _place_steps() -> tuple[tuple[int, ...], ...]:
    """Return the placements for each reserve and set of empty tiles; equal ones are one object."""
    by_kinds = [
        [
            tuple(kind * SIZE + tile for kind in kinds for tile in range(SIZE) if empty >> tile & 1)
            for empty in range(1 << SIZE)
        ]
        for kinds in (
            [kind for kind in KIND_NUMBERS if kind_mask >> kind & 1] for kind_mask in range(1 << len(KINDS))
        )
    ]
    reserves = (
        sum((reserve >> 2 * kind & 3 > 0) << kind for kind in KIND_NUMBERS) for reserve in range(_RESERVES)
    )
    return tuple(steps for kind_mask in reserves for steps in by_kinds[kind_mask])
