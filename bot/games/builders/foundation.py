"""The foundation: which piece may come next (section 6).

Its sides are laid north, east, south, west; a corner ends each, and the last one closes the foundation.
"""

from functools import lru_cache
from typing import TypeAlias

from bot.games.builders.pieces import Kind

Lengths: TypeAlias = tuple[int, int, int, int]
"""The number of B on each side, in laying order."""

HALF = 16
"""The most B on two adjacent sides together: with the four corners a foundation has at most 36 pieces."""


@lru_cache(maxsize=8192)
def next_pieces(sides: Lengths, side: int, shortest: int) -> tuple[Kind, ...]:
    """Return the kinds that may be laid next; never empty while the foundation is open."""
    north, east, south, west = sides
    if side == 0:
        return _kinds(corner=north >= shortest, rectangle=north + 1 + shortest <= HALF)
    if side == 1:
        return _kinds(corner=east >= shortest, rectangle=north + east + 1 <= HALF)
    is_full = south == north if side == 2 else west == east
    return _kinds(corner=is_full, rectangle=not is_full)


def _kinds(*, corner: bool, rectangle: bool) -> tuple[Kind, ...]:
    kinds: tuple[Kind, ...] = ("A",) if corner else ()
    return (*kinds, "B") if rectangle else kinds


def after(sides: Lengths, side: int, kind: Kind) -> tuple[Lengths, int]:
    """Return the sides and the side being laid after ``kind``; side 4 means a closed foundation."""
    if kind == "A":
        return sides, side + 1
    lengths = list(sides)
    lengths[side] += 1
    north, east, south, west = lengths
    return (north, east, south, west), side
