"""The options that the players agree on before a match."""

from typing import Literal

from bot.games.contract import HeadStartOptions


class Options(HeadStartOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match.

    ``starter`` opens round 1 (``drawn``: by the seed). ``same_pattern`` plays all rounds on round 1's.
    ``open_rings`` is the variant of ruling A1: rings may enclose a tower's top small. ``decider`` adds a
    third round after equal totals (ruling A13). ``extra_patterns`` offers the unbalanced ones (ruling A15).
    """

    starter: Literal["drawn", "ice", "black"] = "drawn"
    same_pattern: bool = True
    open_rings: bool = False
    decider: bool = False
    extra_patterns: bool = False
