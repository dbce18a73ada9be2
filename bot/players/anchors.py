"""How strong the levels of the computers are on the scale of ratings: fixed points, fitted once.

`uv run python -m tests.benchmarks.anchors` fits them from tournaments and prints `ANCHORS`. The levels
of a game are moved together so that those between the weakest and the strongest surround `START`.
"""

from collections.abc import Mapping
from typing import Final

START: Final = 25.0
"""The strength at which newcomers begin."""
ANCHOR_SIGMA: Final = 1.0
"""How uncertain the strength of a level is."""
USUAL: Final = (16.0, 22.0, 28.0, 34.0)
"""The levels of a game that has not been measured."""

ANCHORS: Final[Mapping[tuple[str, str], tuple[float, ...]]] = {
    ("builders", "two"): (10.4, 21.9, 28.1, 35.6),
    ("builders", "more"): (17.6, 22.1, 27.9, 30.1),
    ("constructor", "two"): (-1.2, 20.5, 29.5, 36.9),
    ("middle-ages", "two"): (12.7, 22.2, 27.8, 39.8),
    ("middle-ages", "more"): (10.6, 21.6, 28.4, 45.5),
    ("space-builder", "two"): (-13.0, 18.3, 31.6, 48.0),
    ("space-builder", "more"): (-10.8, 19.5, 30.5, 48.0),
}
"""The strengths of the levels from the weakest, by game and by pool of ratings."""


def get_anchors(game: str, pool: str) -> tuple[float, ...]:
    """Return the strengths of the levels of a game's computers, from the weakest."""
    return ANCHORS.get((game, pool), USUAL)
