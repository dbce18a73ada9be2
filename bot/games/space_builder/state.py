"""The state of a match. All times are in milliseconds since it began."""

from typing import Literal

import msgspec

from bot.games.space_builder.actions import Click
from bot.games.space_builder.checking import Verdict
from bot.games.space_builder.hand import Hand
from bot.games.space_builder.maps import STARRED
from bot.games.space_builder.options import Options

Phase = Literal["ready", "building", "unfreeze", "over", "abandoned"]


class Stage(msgspec.Struct, frozen=True):
    """The data that stays the same during a match; the seed is secret until its end."""

    options: Options
    seed: str


class Deck(msgspec.Struct, frozen=True):
    """The deck: the maps face down, the top one first, each with its facing, and the ``used`` maps."""

    cards: tuple[tuple[int, int], ...]
    used: tuple[int, ...] = ()
    shuffles: int = 0


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A settled round.

    ``verdicts`` are in the order of checking, ``end`` is the time on each builder's clock at which the last
    one had to stop. There is no winner if no player took part, or if the only one had all cards and made
    faults.
    """

    round: int
    facing: int
    end: int
    verdicts: tuple[Verdict, ...]
    winner: int | None


# The types below hold no cycles, and searches create millions of them: hence gc=False.


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player's achievements; ``absences`` are those in a row, ``out`` is whether the player has left."""

    unfrozen: tuple[str, ...] = STARRED
    rounds_won: int = 0
    faults: int = 0
    absences: int = 0
    out: bool = False


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A player's part in a round: the map, when they were ready, sat out or began, and their clicks.

    ``start`` is when the builder's clock starts, ``lead`` how long before that they saw the map.
    ``expired`` is whether it is known, in turns, that the clock has run out.
    """

    map: int
    hand: Hand
    ready: int | None = None
    sat: int | None = None
    start: int | None = None
    clicks: tuple[Click, ...] = ()
    expired: bool = False
    lead: int = 0

    def clock(self, at: int) -> int:
        """Return what the builder's clock shows at the time ``at``: 0 before it starts."""
        return max(0, at - (self.start or 0))


class Round(msgspec.Struct, frozen=True, gc=False):
    """A round.

    ``opened`` is the time at which its map could first be opened. ``end`` is the time on each builder's clock
    at which the last one has to stop, so far.
    """

    number: int
    opened: int
    facing: int
    seats: tuple[Seat, ...]
    end: int


class State(msgspec.Struct, frozen=True, gc=False):
    """A match between two actions.

    ``result`` is that of the last round settled, ``until`` is how long its winner may choose a card,
    ``winner`` is the player who has won the match.
    """

    stage: Stage
    phase: Phase
    players: tuple[Player, ...]
    round: Round
    deck: Deck
    result: Result | None = None
    until: int = 0
    winner: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.phase in ("over", "abandoned")

    def active(self) -> list[int]:
        """Return the players who have not left."""
        return [number for number, player in enumerate(self.players) if not player.out]


def with_player(players: tuple[Player, ...], number: int, player: Player) -> tuple[Player, ...]:
    """Return the players with ``player`` in place of that ``number``."""
    return (*players[:number], player, *players[number + 1 :])
