"""Whole matches in numbers: ``python -m tests.games.builders_statistics [matches]`` prints a table.

The columns are players, the lines what the designer's own simulation found (in brackets) and what ours does.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from bot.games.builders import Move, Options, State
from bot.games.builders.dice import value_of
from tests.games.builders_play import GAME, Choose, Greedy, careless, playout, steps_of

Numbers = Mapping[str, float]


class Sample(NamedTuple):
    """The mean of a number over matches, and its standard error."""

    mean: float
    error: float


def match(family: str, players: int, seed: str) -> list[State]:
    """All states of one match; ``family`` of players is ``random`` or ``greedy``."""
    rng = random.Random(seed)
    bots: list[Choose] = [Greedy(rng, players) if family == "greedy" else careless for _ in range(players)]
    start = GAME.new_state(players, Options(), seed)
    return playout(start, lambda state, player, rng: bots[player](state, player, rng), rng)


def numbers_of(states: list[State]) -> Numbers:
    """What one match gives to each line of the table."""
    final = states[-1]
    players = len(final.players)
    outcome = GAME.outcome(final)
    assert outcome is not None
    points = [score.total for score in outcome.scores]
    return {
        "turns a player": final.turn / players,
        "complete, %": 100 * (sum(panel.length for panel in final.panels) == 0),
        "winner's points": max(points),
        "last player's points": min(points),
        "first seat wins, %": 100 * (outcome.ranks[final.order[0]] == 1),
        "structures": sum(player.structures for player in final.players),
        "pieces of the foundation": sum(piece.kind in "AB" for piece in final.log),
        "pieces laid": len(final.log),
        "foundation closed at turn": next(s.turn for s in states if s.ring.closed) / players,
        **_shares(states),
    }


def _shares(states: list[State]) -> Numbers:
    pairs = pairwise(state.last for state in states)
    turned = [after for before, after in pairs if after and after is not before]
    deeds = [turn.deed for turn in turned]
    builds = [turn for turn in turned if turn.deed == "build"]
    choosing = [(state, state.current) for state in states if state.phase == "choose"]
    choices = [list(GAME.legal_actions(state, player)) for state, player in choosing if player is not None]
    real = [Move() in actions and bool(steps_of(actions)) for actions in choices]
    return {
        "turns spent on building, %": 100 * deeds.count("build") / len(deeds),
        "turns with a real choice, %": 100 * sum(real) / len(deeds),
        "pips used in builds, %": 100 * sum(b.steps for b in builds) / sum(value_of(b.dice) for b in builds),
    }


FOUND: Mapping[str, Mapping[str, tuple[float, float, float]]] = {
    "random": {
        "turns a player": (17.5, 15.9, 13.5),
        "complete, %": (99.0, 96.5, 90.8),
        "winner's points": (69, 69, 67),
        "last player's points": (52, 46, 39),
        "first seat wins, %": (50.4, 32.9, 22.0),
        "structures": (2.21, 2.87, 2.99),
        "pieces of the foundation": (14.8, 18.7, 22.6),
        "pieces laid": (74, 106, 130),
        "foundation closed at turn": (5.6, 4.7, 4.3),
        "turns spent on building, %": (43, 44, 47),
        "turns with a real choice, %": (81, 76, 69),
        "pips used in builds, %": (69, 69, 69),
    },
    "greedy": {
        "turns a player": (18.6, 14.2, 12.1),
        "complete, %": (99.6, 96.0, 95.2),
        "winner's points": (96, 84, 77),
        "last player's points": (78, 61, 51),
        "first seat wins, %": (51.9, 34.3, 25.8),
        "structures": (2.54, 2.66, 2.85),
        "pieces of the foundation": (21.3, 25.0, 28.2),
        "pieces laid": (107, 135, 159),
        "foundation closed at turn": (12.0, 7.8, 6.5),
        "turns spent on building, %": (45, 49, 50),
        "turns with a real choice, %": (86, 84, 75),
        "pips used in builds, %": (89, 90, 90),
    },
}
"""What the simulation behind the rules found, for 2, 3 and 4 players."""


def samples(family: str, players: int, matches: int) -> dict[str, Sample]:
    """Each number over so many matches."""
    found = [numbers_of(match(family, players, f"{family} {number}")) for number in range(matches)]
    return {name: _sample([numbers[name] for numbers in found]) for name in found[0]}


def _sample(values: list[float]) -> Sample:
    return Sample(mean(values), stdev(values) / sqrt(len(values)))


def table(family: str, matches: int) -> Iterator[str]:
    """The lines of a table."""
    columns = {players: samples(family, players, matches) for players in GAME.players}
    yield f"{family:<30}" + "".join(f"{players} players".rjust(26) for players in columns)
    for name, found in FOUND[family].items():
        cells = (
            f"({value:.1f}) {column[name].mean:.1f} ± {column[name].error:.1f}"
            for value, column in zip(found, columns.values(), strict=True)
        )
        yield f"{name:<30}" + "".join(cell.rjust(26) for cell in cells)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for name in FOUND:
        print(*table(name, count), sep="\n", end="\n\n")
