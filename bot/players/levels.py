"""The strength of computer players: numbers, not code."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

LEVEL_NAMES = ("beginner", "casual", "expert", "master")
"""The levels from the weakest, which a child beats, to the strongest."""


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters of a level.

    Budgets count playouts and nodes, never time, so that strength does not depend on the machine.

    ``playouts``, ``exploration`` and ``widening`` are parameters of tree search, ``nodes`` is the budget for
    solving endings; 0 means none. ``slack``: the share of the win by which an action may be worse than the
    best and still be chosen. ``mistakes``: the share of decisions that are those of a newcomer.
    ``noise``: the error of the evaluation, in the units of the game. ``horizon``: the rounds after which a
    playout is evaluated; 0 means at its end. ``pace``: the factor on the time that an average person takes.
    """

    playouts: int = 0
    nodes: int = 0
    exploration: float = 0.7
    widening: float = 0.0
    slack: float = 0.0
    mistakes: float = 0.0
    noise: float = 0.0
    horizon: int = 0
    pace: float = 1.0


Levels = Mapping[str, Level]

PLAIN: Levels = MappingProxyType(
    {
        "beginner": Level(playouts=10, widening=1.0, slack=0.1, mistakes=0.4),
        "casual": Level(playouts=40, widening=1.0, slack=0.05, mistakes=0.1),
        "expert": Level(playouts=150, widening=1.0, nodes=200, slack=0.01),
        "master": Level(playouts=1000, widening=1.0, nodes=2000),
    }
)
"""The levels for a game that has none of its own."""
