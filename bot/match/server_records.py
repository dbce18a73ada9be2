"""Rankings, records and habits of a server: what its finished matches say about members whom others may see.

A user is visible in a server if they keep a rating and are not blocked there. All others are absent: their
results make no record, and a match counts in `Habits` only if everybody who played it is visible.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from statistics import median
from typing import Final, Literal, NamedTuple

import msgspec

RecordKind = Literal["highest", "fastest", "closest", "faultless", "comeback"]
LEAST: Final = 10
"""The matches from which on counts say something about how a game is played."""


class ServerRecord(NamedTuple):
    """A record in a server: its match, its value, and the user who holds it, ``None`` for all players.

    The value is the points, the milliseconds, the points between the first two, the rounds, or the lowest
    share of the win in percent.
    """

    kind: RecordKind
    match_id: int
    value: int
    user: int | None


class SeatResult(NamedTuple):
    """The result of a person in a finished match: how many won it, and how long it lasted without pauses."""

    match_id: int
    players: int
    player: int
    rank: int
    winners: int
    lasted: int


class Habits(msgspec.Struct, frozen=True):
    """How a game is played in a server.

    Attributes:
        matches: The ids of the matches that count, the newest first.
        wins: The matches that each seat has won alone, by the number of players.
        counts: The number of matches, by the number of players.
        lasted: The median of the milliseconds that a match takes.
    """

    matches: tuple[int, ...]
    wins: Mapping[int, tuple[int, ...]]
    counts: Mapping[int, int]
    lasted: int


def find_habits(results: Iterable[SeatResult]) -> Habits:
    """Return the habits that results show; ``results`` are those of visible users, the newest first.

    A match in which somebody else had a seat does not count.
    """
    by_match = defaultdict[int, list[SeatResult]](list)
    for each in results:
        by_match[each.match_id].append(each)
    counted = {number: seats for number, seats in by_match.items() if len(seats) == seats[0].players}
    wins, counts = defaultdict[int, Counter[int]](Counter), Counter[int]()
    for seats in counted.values():
        counts[len(seats)] += 1
        wins[len(seats)].update(seat.player for seat in seats if (seat.rank, seat.winners) == (1, 1))
    return Habits(
        matches=tuple(counted),
        wins={players: tuple(wins[players][seat] for seat in range(players)) for players in sorted(counts)},
        counts=dict(sorted(counts.items())),
        lasted=round(median([seats[0].lasted for seats in counted.values()] or [0])),
    )


def find_longest_row(faults: Iterable[Mapping[int, int]], players: Collection[int]) -> tuple[int, int]:
    """Return the most rounds in a row without a fault of one of the ``players``, and the player.

    ``faults`` has those of the players who built in each round, by player.
    """
    rows, longest = Counter[int](), (0, -1)
    for of_round in faults:
        for player in players:
            rows[player] = rows[player] + 1 if of_round.get(player) == 0 else 0
            longest = max(longest, (rows[player], player), key=lambda row: row[0])
    return longest
