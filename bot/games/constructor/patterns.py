"""The nine-tile patterns on which a round can be played.

A pattern is its rows from top to bottom, each the axial ``q`` of its tiles from left to right; a row's
``r`` is its place in the list. Hexes stand on a point: on screen ``x = sqrt(3) * (q + r / 2)`` and
``y = 1.5 * r``, downward.

The three diagrams of the original are lost: ``PATTERNS`` are reconstructions, picked because first and
second player win about equally often. ``EXTRA_PATTERNS`` (ruling A15) are not known to be balanced.
"""

from collections.abc import Mapping

Rows = tuple[tuple[int, ...], ...]

PATTERNS: Mapping[str, Rows] = {
    "rhombus": ((0, 1, 2), (0, 1, 2), (0, 1, 2)),
    "trapezoid": ((0, 1), (-1, 0, 1), (-2, -1, 0, 1)),
    "triring": ((0,), (-1, 0), (-2, 0), (-3, -2, -1, 0)),
}
EXTRA_PATTERNS: Mapping[str, Rows] = {
    "diamond": ((1, 2), (-1, 0, 1, 2, 3), (0, 1)),
    "brick": ((0, 1, 2), (0, 1, 2), (-1, 0, 1)),
    "pinwheel": ((2, 3), (0, 1, 2), (0, 1, 2), (1,)),
    "hourglass": ((0, 3), (-1, 0, 1, 2, 3), (-1, 2)),
}


def pattern_ids(*, extra: bool) -> tuple[str, ...]:
    """Return the patterns that a match offers, with or without the extra ones."""
    return (*PATTERNS, *EXTRA_PATTERNS) if extra else tuple(PATTERNS)
