"""The state of a match. All times are in milliseconds since it began."""

from typing import Literal

import msgspec

from bot.games.space_builder.actions import Click
from bot.games.space_builder.checking import Verdict
from bot.games.space_builder.hand import Bench
from bot.games.space_builder.maps import STARRED
from bot.games.space_builder.options import Options

Phase = Literal["ready", "building", "unfreeze", "over", "abandoned"]


class Stage(msgspec.Struct, frozen=True):
    """What stays the same during a match; nobody may know the seed before its end."""

    options: Options
    seed: str


class Pile(msgspec.Struct, frozen=True):
    """The maps that lie face down, the top one first, each with its facing, and the ``used`` ones."""

    cards: tuple[tuple[int, int], ...]
    used: tuple[int, ...] = ()
    shuffles: int = 0


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A round that has been settled.

    ``verdicts`` are in the order of checking, ``end`` is the time on everybody's own clock at which the last
    builder had to stop. There is no winner if nobody took part, or if nobody was there to be beaten by the
    faults of somebody with all cards.
    """

    round: int
    facing: int
    end: int
    verdicts: tuple[Verdict, ...]
    winner: int | None


# No cycles among the following, and searches make millions of them: hence gc=False.


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a player has reached; ``absences`` are those in a row, ``out`` are those who left."""

    unfrozen: tuple[str, ...] = STARRED
    rounds_won: int = 0
    faults: int = 0
    absences: int = 0
    out: bool = False


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A player's part in a round: the map, when they were ready, sat out or began, and what they clicked."""

    map: int
    bench: Bench
    ready: int | None = None
    sat: int | None = None
    start: int | None = None
    clicks: tuple[Click, ...] = ()


class Round(msgspec.Struct, frozen=True, gc=False):
    """A round. ``end`` is the time on everybody's own clock at which the last builder has to stop, so far."""

    number: int
    opened: int
    facing: int
    seats: tuple[Seat, ...]
    end: int


class State(msgspec.Struct, frozen=True, gc=False):
    """A match between two actions.

    ``missed`` counts rounds in a row that nobody opened. ``result`` is that of the last round settled,
    ``until`` is how long its winner may choose a card, ``winner`` who has won the match.
    """

    stage: Stage
    phase: Phase
    players: tuple[Player, ...]
    round: Round
    pile: Pile
    missed: int = 0
    result: Result | None = None
    until: int = 0
    winner: int | None = None

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.phase in ("over", "abandoned")

    def active(self) -> list[int]:
        """The players who have not left."""
        return [number for number, player in enumerate(self.players) if not player.out]
