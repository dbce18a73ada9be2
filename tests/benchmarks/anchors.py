"""Fit the levels of the computers: ``uv run python -m tests.benchmarks.anchors [GAME] [--matches N]``.

Print `ANCHORS` of `bot.players.anchors`, fitted from tournaments of neighbouring levels (`anchors.json`).
With ``--matches`` these are first played again, at tables for two and for three: one of the stronger level
among those of the weaker. Match number n of a row is the same whenever and wherever it is played.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import exp, log, sqrt
from pathlib import Path

import msgspec

from bot.games import GAMES
from bot.match.ratings import Pool, get_pool
from bot.players import LEVEL_NAMES
from bot.players.anchors import START
from bot.players.tournament import Pairing, play_all

RESULTS = Path(__file__).with_name("anchors.json")
TABLES = (2, 3)
"""The players at the tables, for each pool of ratings."""
BETA = START / 6
"""How much a player's performance varies from match to match, as the model of the ratings has it."""
_FARTHEST = 600
"""The largest gap between two levels, in tenths of a point."""


class Row(msgspec.Struct, frozen=True):
    """How often one of ``level`` was first, second and so on among others; a tie is half of each place."""

    game: str
    players: int
    level: str
    other: str
    places: tuple[float, ...]


Places = Mapping[tuple[str, int, str], Row]


def play_row(pairing: Pairing) -> Row:
    """Play the matches of a pairing."""
    others = pairing.players - 1
    places = [0.0] * pairing.players
    for match in play_all(pairing):
        place = others * (1 - match.points)
        first = int(place)
        places[first] += 1 - (place - first)
        if place > first:
            places[first + 1] += place - first
    return Row(pairing.game, pairing.players, pairing.level, pairing.other, tuple(places))


def list_pairings(games: Sequence[str], levels: Sequence[str], matches: int) -> Iterator[Pairing]:
    """Yield the pairings of neighbouring levels at the tables that a game allows."""
    for game in games:
        for players in TABLES:
            for below, level in pairwise(LEVEL_NAMES):
                if players in GAMES[game].players and level in levels:
                    yield Pairing(game, level, below, matches, players)


def fit_gap(places: Sequence[float]) -> float:
    """Return by how much a level is stronger, by maximum likelihood, to a tenth.

    One more match in the first place and one in the last keep the gap finite when a level always wins.
    """
    first, *between, last = places
    counts = (first + 1, *between, last + 1)
    gaps = [tenths / 10 for tenths in range(1, _FARTHEST)]
    return max(gaps, key=lambda gap: _log_likelihood(gap, counts))


def _log_likelihood(gap: float, counts: Sequence[float]) -> float:
    """Return that of the places of one player among equals, by Plackett-Luce."""
    strength = exp(gap / (BETA * sqrt(len(counts))))
    total, missed = 0.0, 0.0
    for place, count in enumerate(counts):
        others = len(counts) - 1 - place
        total += count * (missed + log(strength / (strength + others)))
        missed += log(others / (strength + others)) if others else 0.0
    return total


def fit(rows: Sequence[Row]) -> dict[tuple[str, Pool], tuple[float, ...]]:
    """Return the levels of all games and pools, moved so that casual and expert surround `START`."""
    anchors = dict[tuple[str, Pool], tuple[float, ...]]()
    for game, players in sorted({(row.game, row.players) for row in rows if row.level == LEVEL_NAMES[-1]}):
        by_level = {row.level: row for row in rows if (row.game, row.players) == (game, players)}
        gaps = [fit_gap(by_level[level].places) for level in LEVEL_NAMES[1:]]
        levels = list(accumulate(gaps, initial=0.0))
        middle = (levels[1] + levels[2]) / 2
        anchors[game, get_pool(players)] = tuple(round(START + level - middle, 1) for level in levels)
    return anchors


def read_rows() -> list[Row]:
    """Return the results that are stored."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[Row])


def store_row(row: Row) -> None:
    """Store the result of a pairing in place of the one before."""
    stored = read_rows() if RESULTS.exists() else []
    rows = {(each.game, each.players, each.level): each for each in (*stored, row)}
    ordered = sorted(rows.values(), key=lambda each: (each.game, each.players, LEVEL_NAMES.index(each.level)))
    RESULTS.write_text("[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in ordered) + "\n]\n")


def main() -> None:
    """Read the command line, play what is asked for, fit, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.anchors", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="all, if none is named")
    parser.add_argument("--level", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    parser.add_argument("--players", nargs="+", type=int, choices=TABLES, default=TABLES)
    parser.add_argument("--matches", type=int, default=0, help="how many to play again of each pairing")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else sorted(GAMES)
    if arguments.matches:
        for pairing in list_pairings(games, arguments.level, arguments.matches):
            if pairing.players in arguments.players:
                store_row(play_row(pairing))
    for key, levels in fit([row for row in read_rows() if row.game in games]).items():
        print(f"    {key!r}: {levels},".replace("'", '"'))


if __name__ == "__main__":
    main()
