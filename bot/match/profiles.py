"""Profiles: what the finished matches of a user say about how they play, as counts and never as shares."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from bot.match.ratings import Rating

KeyT = TypeVar("KeyT", bound=Hashable)

Ending = Literal["won", "shared", "lost"]
"""How a match ended for a player: first alone, first together with others, or behind somebody."""
Length = Literal["hour", "day", "longer"]
"""Whether a match took an hour at most, a day at most, or longer; pauses do not count."""

LAST: Final = 10
"""The number of matches that a profile shows one by one."""
_HOUR: Final = 3_600_000
_DAY: Final = 24 * _HOUR


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for one of its players.

    Attributes:
        player: The number of the seat.
        players: The number of players.
        rank: The rank of the player; 1 for those who won.
        winners: The number of players with rank 1.
        points: The points of the player; ``None`` if the match was not played to its end.
        ended_at: When it ended, in milliseconds since 1970.
        lasted: How long it took in milliseconds, without pauses.
    """

    match_id: int
    game: str
    player: int
    players: int
    rank: int
    winners: int
    points: int | None
    ended_at: int
    lasted: int

    @property
    def ending(self) -> Ending:
        """How the match ended for the player."""
        if self.rank > 1:
            return "lost"
        return "won" if self.winners == 1 else "shared"

    @property
    def length(self) -> Length:
        """How long the match took."""
        if self.lasted <= _HOUR:
            return "hour"
        return "day" if self.lasted <= _DAY else "longer"


class Meeting(NamedTuple):
    """A match in which two users met: its id, its game, when it ended, and the ranks of both."""

    match_id: int
    game: str
    ended_at: int
    rank: int
    other_rank: int


class Profile(msgspec.Struct, frozen=True):
    """The results of a user that somebody may see, the oldest first, and the ratings for their games."""

    user_id: int
    results: Sequence[Result]
    ratings: Sequence[Rating]

    @property
    def games(self) -> list[str]:
        """The games that the user has played, the one with the most matches first.

        Those for which there are only placement matches are the last.
        """
        played = Counter(result.game for result in reversed(self.results)).most_common()
        return list(dict.fromkeys([game for game, _ in played] + [rating.game for rating in self.ratings]))

    @property
    def last(self) -> Sequence[Result]:
        """The last results, the newest last."""
        return self.results[-LAST:]

    @property
    def proudest(self) -> Result | None:
        """The best result in the favourite game, because points of different games mean different things."""
        return find_best(self.of(self.games[0])) if self.results else None

    def of(self, game: str) -> list[Result]:
        """Return the results of a game, the oldest first."""
        return [result for result in self.results if result.game == game]

    def ratings_of(self, game: str) -> list[Rating]:
        """Return the ratings for a game, that for two players first."""
        ratings = [rating for rating in self.ratings if rating.game == game]
        return sorted(ratings, key=lambda rating: rating.pool != "two")


def find_best(results: Sequence[Result]) -> Result | None:
    """Return the match won with the most points, else that with the most points; ``None`` without any."""

    def grade(result: Result) -> tuple[bool, int, int]:
        points = -(10**9) if result.points is None else result.points
        return result.rank == 1 and result.points is not None, points, result.match_id

    return max(results, key=grade, default=None)


def tally(results: Sequence[Result], key: Callable[[Result], KeyT]) -> list[tuple[KeyT, int, int]]:
    """Return the number of matches and of those in which the user was first, for each value of ``key``."""
    matches = Counter(map(key, results))
    firsts = Counter(key(result) for result in results if result.rank == 1)
    return [(value, count, firsts[value]) for value, count in matches.items()]
