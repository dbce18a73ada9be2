"""Statistics of whole matches, beside those of the designer's own simulation (section 14).

``python -m tests.games.builders_statistics [matches]`` prints the tables of random and of greedy players.
Each cell is ``(theirs) ours ± error``, the standard error of the difference, and by how many of these the two
differ. Both are samples, theirs of 3,000 matches, and theirs is rounded; the error allows for all of this.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

from bot.games.builders import Options, State
from bot.games.builders.dice import value_of
from bot.games.builders.legal import legal_steps, may_move
from bot.games.builders.pieces import next_pieces
from bot.games.builders.scoring import points_of
from tests.games.builders_play import GAME, Choose, Greedy, careless, playout

THEIR_MATCHES = 3000
TOLERANCE = 3
"""The standard errors by which a number may differ: of 220, one does by chance every second time."""

Facts = Mapping[str, float]
"""What is counted in one match."""


def match(family: str, players: int, seed: str) -> list[State]:
    """Return all states of one match; ``family`` of players is ``random`` or ``greedy``."""
    rng = Random(seed)
    bots: list[Choose] = [Greedy(rng, players) if family == "greedy" else careless for _ in range(players)]
    start = GAME.new_state(players, Options(), seed)
    return playout(start, lambda state, player, rng: bots[player](state, player, rng), rng)


# What is counted


def facts_of(states: Sequence[State]) -> Facts:
    """Return the facts of one match, from all its states."""
    final = states[-1]
    return {"matches": 1, **_results(final), **_material(final), **_turns(states), **_choices(states)} | {
        **_foundation(states),
        **_rows(states),
    }


def _results(final: State) -> Facts:
    outcome = GAME.outcome(final)
    assert outcome is not None
    points = sorted(points_of(player) for player in final.players)
    winners = [player for player in final.order if outcome.ranks[player] == 1]
    return {
        "players": len(final.players),
        "complete": sum(panel.length for panel in final.panels) == 0,
        "winner's points": points[-1],
        "last player's points": points[0],
        "margin": points[-1] - points[-2],
        "shared": len(winners) > 1,
        "first seat wins": winners[0] == final.order[0],
        "last seat wins": winners[0] == final.order[-1],
    }


def _material(final: State) -> Facts:
    structures = sum(player.structures for player in final.players)
    hands = zip(*(player.hand for player in final.players), strict=True)
    leftovers = {f"{kind} left": mean(counts) for kind, counts in zip("ABCD", hands, strict=True)}
    _, _, small, large = final.box
    return leftovers | {
        "out of C": not small,
        "out of D": not large,
        "out of both": not small and not large,
        "out of E": not final.corner_box,
        "structures": structures,
        "any structure": structures > 0,
        "laid": len(final.log),
    }


def _turns(states: Sequence[State]) -> Facts:
    turns = [(after.last, after) for before, after in pairwise(states) if after.last is not before.last]
    kinds = [turn.deed for turn, _ in turns if turn]
    builds = [
        (turn.steps, value_of(turn.dice), after) for turn, after in turns if turn and turn.deed == "build"
    ]
    return {
        "turns": len(kinds),
        "turns a player": len(kinds) / len(states[-1].players),
        "builds": len(builds),
        "moves": kinds.count("move"),
        "passes": kinds.count("pass"),
        "steps": sum(steps for steps, _, _ in builds),
        "pips": sum(value for _, value, _ in builds),
        # Nothing is left over where there is nothing left to build.
        "partial builds": sum(steps < value and after.phase != "over" for steps, value, after in builds),
    }


def _choices(states: Sequence[State]) -> Facts:
    choosing = [(state, state.current) for state in states if state.phase == "choose"]
    moving = [
        bool(legal_steps(state, player))
        for state, player in choosing
        if player is not None and may_move(state, player)
    ]
    return {"real choices": sum(moving), "forced moves": len(moving) - sum(moving)}


def _foundation(states: Sequence[State]) -> Facts:
    final = states[-1]
    north, east, _, _ = final.foundation.sides
    corners = [
        before for before, after in pairwise(states) if before.foundation.side < min(2, after.foundation.side)
    ]
    had_choice = [
        "B" in next_pieces(before.foundation.sides, before.foundation.side, before.stage.shortest)
        for before in corners
    ]
    return {
        "foundation": 2 * (north + east) + 4,
        "square": north == east,
        "smallest": north == east == final.stage.shortest,
        "closed at": next(state.turn for state in states if state.foundation.is_closed) / len(final.players),
        "corners": len(corners),
        "corners by choice": sum(had_choice),
    }


def _rows(states: Sequence[State]) -> Facts:
    leads = [piece for piece in states[-1].log if piece.length and not piece.slot]
    either = [piece for piece in leads if piece.length % 2 == 0]
    return {"led": len(leads), "led either": len(either), "led D": sum(piece.kind == "D" for piece in either)}


# The lines of the tables


class Estimate(NamedTuple):
    """A number over a sample, with the value expected for it.

    ``deviation`` divided by the square root of the sample's size is its standard error. ``unit`` is one unit
    in the last digit of the expected value as printed.
    """

    expected: float
    value: float
    deviation: float
    unit: float


Over = Callable[[Sequence[Facts], float, float], Estimate]
"""An estimate from the facts of a sample, a published number and the unit of its last digit."""


def share(part: str, whole: str = "matches") -> Over:
    """Estimate the percentage of ``whole``; the deviation is at least that of independent trials."""

    def over(facts: Sequence[Facts], theirs: float, unit: float) -> Estimate:
        ratio, deviation = _ratio(facts, part, whole)
        expected_ratio = min(max(theirs, unit / 2), 100 - unit / 2) / 100
        least = sqrt(expected_ratio * (1 - expected_ratio) / mean(each[whole] for each in facts))
        return Estimate(theirs, 100 * ratio, 100 * max(deviation, least), unit)

    return over


def average(name: str) -> Over:
    """Estimate the mean over the matches of a sample."""
    return lambda facts, theirs, unit: Estimate(theirs, *_ratio(facts, name, "matches"), unit)


def below(name: str, percent: float) -> Over:
    """Estimate the percentage of a sample below that percentile's value; values equal to it count half.

    The expected value may be off by one: it is rounded, and the document does not say how it was picked.
    """

    def over(facts: Sequence[Facts], theirs: float, unit: float) -> Estimate:
        values = [each[name] for each in facts]
        under = mean((value < theirs) + (value == theirs) / 2 for value in values)
        near = mean(abs(value - theirs) <= unit for value in values)
        return Estimate(percent, 100 * under, sqrt(percent * (100 - percent)), 100 * near)

    return over


def _ratio(facts: Sequence[Facts], part: str, whole: str) -> tuple[float, float]:
    """Return a ratio of sums, and the deviation of what each match adds to it."""
    size = mean(each[whole] for each in facts)
    ratio = mean(each[part] for each in facts) / size
    residuals = [each[part] - ratio * each[whole] for each in facts]
    return ratio, sqrt(mean(residual**2 for residual in residuals)) / size


class Line(NamedTuple):
    """A line of the tables.

    ``theirs`` are the values found for 2, 3 and 4 players by family, ``unit`` is that of their last digit.
    """

    name: str
    over: Over
    unit: float
    theirs: Mapping[str, tuple[float, float, float]]


def _line(
    name: str,
    over: Over,
    unit: float,
    random: tuple[float, float, float],
    greedy: tuple[float, float, float],
) -> Line:
    return Line(name, over, unit, {"random": random, "greedy": greedy})


TURNS, POINTS = "turns a player", "winner's points"
LINES: Sequence[Line] = (
    _line(TURNS, average(TURNS), 0.1, (17.5, 15.9, 13.5), (18.6, 14.2, 12.1)),
    _line("turns below their 5%", below(TURNS, 5), 1, (10, 11, 10), (11, 9, 8)),
    _line("turns below their median", below(TURNS, 50), 1, (17, 16, 13), (18, 14, 12)),
    _line("turns below their 95%", below(TURNS, 95), 1, (28, 21, 18), (27, 21, 17)),
    _line("complete, %", share("complete"), 0.1, (99.0, 96.5, 90.8), (99.6, 96.0, 95.2)),
    _line(POINTS, average(POINTS), 1, (69, 69, 67), (96, 84, 77)),
    _line("winners below their 5%", below(POINTS, 5), 1, (37, 47, 44), (50, 48, 50)),
    _line("winners below their 95%", below(POINTS, 95), 1, (122, 104, 93), (153, 127, 107)),
    _line("last player's points", average("last player's points"), 1, (52, 46, 39), (78, 61, 51)),
    _line("margins below their median", below("margin", 50), 1, (14, 10, 8), (14, 10, 8)),
    _line("shared wins, %", share("shared"), 0.01, (0, 0, 0), (0.03, 0.03, 0.13)),
    _line("first seat wins, %", share("first seat wins"), 0.1, (50.4, 32.9, 22.0), (51.9, 34.3, 25.8)),
    _line("last seat wins, %", share("last seat wins"), 0.1, (49.6, 33.4, 26.2), (48.1, 32.5, 25.2)),
    _line("turns spent on building, %", share("builds", "turns"), 1, (43, 44, 47), (45, 49, 50)),
    _line("turns spent on moving, %", share("moves", "turns"), 1, (57, 54, 49), (55, 51, 48)),
    _line("turns passed, %", share("passes", "turns"), 0.1, (0.2, 1.1, 3.3), (0.1, 0.7, 2.0)),
    _line("turns with a real choice, %", share("real choices", "turns"), 1, (81, 76, 69), (86, 84, 75)),
    _line("turns forced to move, %", share("forced moves", "turns"), 1, (17, 16, 15), (8, 7, 6)),
    _line("builds with pips left over, %", share("partial builds", "builds"), 1, (41, 42, 42), (14, 14, 15)),
    _line("pips used in builds, %", share("steps", "pips"), 1, (69, 69, 69), (89, 90, 90)),
    _line("box ran out of C, %", share("out of C"), 1, (16, 52, 78), (17, 21, 48)),
    _line("box ran out of D, %", share("out of D"), 1, (55, 92, 97), (30, 32, 48)),
    _line("box ran out of both, %", share("out of both"), 1, (16, 52, 78), (16, 21, 44)),
    _line("corner-joint box emptied, %", share("out of E"), 0.1, (4.2, 11.5, 19.9), (3.3, 7.3, 13.0)),
    _line("matches with a structure, %", share("any structure"), 1, (90, 96, 97), (96, 95, 96)),
    _line("structures", average("structures"), 0.01, (2.21, 2.87, 2.99), (2.54, 2.66, 2.85)),
    _line("square foundations, %", share("square"), 1, (40, 44, 43), (37, 32, 23)),
    _line("smallest foundations, %", share("smallest"), 1, (34, 37, 36), (4, 5, 4)),
    _line("pieces of the foundation", average("foundation"), 0.1, (14.8, 18.7, 22.6), (21.3, 25.0, 28.2)),
    _line("foundation closed at turn", average("closed at"), 0.1, (5.6, 4.7, 4.3), (12.0, 7.8, 6.5)),
    _line("corners by choice, %", share("corners by choice", "corners"), 1, (100, 100, 100), (100, 99, 97)),
    _line("pieces laid", average("laid"), 1, (74, 106, 130), (107, 135, 159)),
    _line("rows led where both fit, %", share("led either", "led"), 1, (63, 58, 67), (68, 68, 70)),
    _line("  of those, with D, %", share("led D", "led either"), 1, (56, 58, 58), (68, 70, 68)),
    _line("A left over a player", average("A left"), 0.1, (1.0, 1.2, 1.0), (0.2, 0.4, 0.5)),
    _line("B left over a player", average("B left"), 0.1, (4.8, 4.0, 3.3), (2.6, 3.6, 2.9)),
    _line("C left over a player", average("C left"), 0.1, (13.6, 12.9, 8.9), (17.3, 8.1, 7.1)),
    _line("D left over a player", average("D left"), 0.1, (25.7, 18.8, 12.1), (13.5, 7.7, 4.5)),
)
"""The tables 14.1 and 14.3 without the histograms and the longest match."""

UNMET = {("greedy", 2, "pips used in builds, %"), ("greedy", 2, "B left over a player")}
"""Numbers that no tried reading of section 14 reproduces: even small samples show the difference."""


class Cell(NamedTuple):
    """A number found by the designer and by us; ``error`` is the standard error of the difference."""

    theirs: float
    ours: float
    error: float

    @property
    def errors(self) -> float:
        """The difference in standard errors."""
        return (self.ours - self.theirs) / self.error

    @property
    def agrees(self) -> bool:
        """Whether the difference may be chance."""
        return abs(self.errors) <= TOLERANCE


def cell(line: Line, family: str, players: int, facts: Sequence[Facts]) -> Cell:
    """Compare ``facts`` of matches of ``players`` with the expected value of a line."""
    theirs = line.theirs[family][players - GAME.players.start]
    expected, ours, deviation, unit = line.over(facts, theirs, line.unit)
    samples = deviation**2 * (1 / len(facts) + 1 / THEIR_MATCHES)
    return Cell(expected, ours, sqrt(samples + unit**2 / 12))


def sample(family: str, players: int, matches: int) -> list[Facts]:
    """Return the facts of ``matches`` matches, the same ones for the same arguments."""
    return [facts_of(match(family, players, f"{family} {players} {number}")) for number in range(matches)]


def table(family: str, matches: int) -> Iterator[str]:
    """Yield the lines of a table, and finally the number of values that agree."""
    facts = {players: sample(family, players, matches) for players in GAME.players}
    yield f"{f'{family}, {matches} matches each':<30}" + "".join(
        f"{count} players".rjust(32) for count in facts
    )
    verdicts: list[bool] = []
    for line in LINES:
        cells = [cell(line, family, players, sample_facts) for players, sample_facts in facts.items()]
        verdicts += (each.agrees for each in cells)
        verdict = "agrees" if all(each.agrees for each in cells) else "DIFFERS"
        yield f"{line.name:<30}" + "".join(map(_cell_text, cells)) + f"  {verdict}"
    yield f"{sum(verdicts)} of {len(verdicts)} numbers agree within {TOLERANCE} standard errors"


def _cell_text(cell: Cell) -> str:
    text = f"({cell.theirs:g}) {cell.ours:.2f} ± {cell.error:.2f} {cell.errors:+5.1f}"
    return (text + (" " if cell.agrees else "*")).rjust(32)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for name in ("random", "greedy"):
        print(*table(name, count), sep="\n", end="\n\n", flush=True)
