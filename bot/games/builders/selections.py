"""Choices of a number of pieces: every way to make one, in a stable order (sections 3.2 and 5).

An order has 165 ways and a selection of 30 pieces about 1400, so the ways are cached for each set of limits.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from bot.games.builders.actions import Order, Take
from bot.games.builders.pieces import ORDER_MOST, ORDER_SIZE, USUAL_ORDER, Counts


def ways(total: int, most: Counts) -> Iterator[Counts]:
    """Yield every choice of ``total`` pieces, at most ``most`` of each kind; those with many A first."""
    most_a, most_b, most_c, most_d = most
    for a in range(min(total, most_a), -1, -1):
        for b in range(min(total - a, most_b), -1, -1):
            rest = total - a - b
            for c in range(min(rest, most_c), max(0, rest - most_d) - 1, -1):
                yield (a, b, c, rest - c)


def even_way(total: int, most: Counts) -> Counts:
    """Return the choice that is as even as ``most`` allows; a remainder goes to A first."""
    counts = [0, 0, 0, 0]
    while total and any(have < limit for have, limit in zip(counts, most, strict=True)):
        for kind in range(4):
            if total and counts[kind] < most[kind]:
                counts[kind] += 1
                total -= 1
    a, b, c, d = counts
    return (a, b, c, d)


def takes(total: int, most: Counts) -> tuple[Take, ...]:
    """Return every selection of ``total`` pieces; the even one first, as it is the default action."""
    a, b, c, d = most
    return _takes(total, (min(a, total), min(b, total), min(c, total), min(d, total)))


def find_only_take(total: int, most: Counts) -> Take | None:
    """Return the selection of ``total`` pieces if there is only one way to make it."""
    first, *others = islice(ways(total, most), 2)
    return None if others else _take(first)


@lru_cache(maxsize=512)
def _takes(total: int, most: Counts) -> tuple[Take, ...]:
    return tuple(_take(way) for way in _put_first(even_way(total, most), ways(total, most)))


@lru_cache(maxsize=16384)
def _take(way: Counts) -> Take:
    return Take(*way)


def _put_first(first: Counts, others: Iterator[Counts]) -> Iterator[Counts]:
    yield first
    yield from (way for way in others if way != first)


ORDERS: tuple[Order, ...] = tuple(
    Order(*way) for way in _put_first(USUAL_ORDER, ways(ORDER_SIZE, ORDER_MOST))
)
"""Every possible order, the usual one first."""
