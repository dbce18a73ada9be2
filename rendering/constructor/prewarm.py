"""Positions that together contain what most pictures share: every pattern, the most common stacks."""

from collections.abc import Iterator

import msgspec

from bot.games.constructor import GAME, ChoosePattern, Options, View, tiles_of
from bot.games.constructor.patterns import pattern_ids

_STACKS = (
    ("R", "r", "M", "m", "S", "s", "sR", "Sr", ""),
    ("Rm", "rM", "Ms", "mS", "RmS", "rMs", "", "", ""),
)


def commonest() -> Iterator[View]:
    """Yield the choice of a pattern, then positions on each pattern that a match offers by default."""
    start = GAME.new_state(2, Options(starter="ice", same_pattern=False), "")
    yield GAME.view(start, None)
    for pattern in pattern_ids(extra=False):
        view = GAME.view(GAME.apply_action(start, 0, ChoosePattern(pattern)), None)
        for player, stacks in enumerate(_STACKS):
            yield msgspec.structs.replace(view, tiles=tiles_of(pattern, stacks), current=player)
