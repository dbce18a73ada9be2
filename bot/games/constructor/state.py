"""The state of a match."""

from typing import Literal

import msgspec

from bot.games.constructor.options import Options
from bot.games.constructor.pieces import FULL_RESERVE, Reserve

Phase = Literal["pattern", "play", "over"]


class FinishedRound(msgspec.Struct, frozen=True):
    """The final position of a round, the points that it gave to each player, the tiles of its last action."""

    pattern: str
    stacks: tuple[str, ...]
    points: tuple[int, int]
    last: tuple[str, ...] = ()


class Stage(msgspec.Struct, frozen=True):
    """The data that stays the same from one placement or move to the next.

    ``opener`` is the player who starts round 1; ``pattern`` is empty until it is chosen; ``swapped`` is
    whether the players have exchanged colours for this round.
    """

    options: Options
    opener: int
    pattern: str = ""
    swapped: bool = False
    finished: tuple[FinishedRound, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):  # holds no cycles; searches create millions
    """A match between two actions.

    ``current`` has to act, ``None`` when the match is over. ``stacks`` are the tiles in reading order,
    ``reserves`` are by colour, ``ply`` counts this round's placements and moves, ``last`` are the tiles
    of the last action.
    """

    stage: Stage
    current: int | None = msgspec.field(name="player")  # its name in running matches
    stacks: tuple[str, ...] = ()
    reserves: tuple[Reserve, Reserve] = (FULL_RESERVE, FULL_RESERVE)
    ply: int = 0
    last: tuple[str, ...] = ()

    @property
    def phase(self) -> Phase:
        """The kind of action that the match is waiting for."""
        if self.current is None:
            return "over"
        return "play" if self.stage.pattern else "pattern"

    @property
    def round(self) -> int:
        """The number of the current round, from 1; after the end, that of the last round."""
        return len(self.stage.finished) + (self.current is not None)

    @property
    def colour(self) -> int:
        """The colour whose turn it is. It alternates from ply to ply, and a swap leaves it as it is."""
        first = self.stage.opener ^ ((self.round - 1) & 1)
        return first ^ (self.ply & 1)
