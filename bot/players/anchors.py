"""How strong the levels of the computers are on the scale of ratings: fixed points, fitted once.

`uv run python -m tests.benchmarks.anchors` fits them anew from tournaments and prints `ANCHORS`. The levels
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

ANCHORS: Final[Mapping[tuple[str, str], tuple[float, ...]]] = {}
"""The strengths of the levels from the weakest, by game and by pool of ratings."""


def get_anchors(game: str, pool: str) -> tuple[float, ...]:
    """Return the strengths of the levels of a game's computers, from the weakest."""
    return ANCHORS.get((game, pool), USUAL)
