"""How true the shares of the win are: ``python -m tests.benchmarks.calibration GAME [--matches N]``.

Casual and expert computers play among themselves, at tables of every size in turn. Some positions of each
match are valued from the view of a player to act; of those given 70 to 80 %, about as many should be won. The
last lines say how far the values lie from those with 20 times the budget. Match number n is the same whenever
and wherever it is played.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.players import get_computer
from bot.players.computer import divide
from bot.players.tournament import Pairing, Table
from bot.players.win_share import BUDGET, win_shares

EXPERT_EVERY: Mapping[str, int] = {"middle-ages": 25, "builders": 10}
"""By game: experts, whose matches take long there, play every 25th match, casual players the others."""
USUALLY = 2
POSITIONS = 4
"""The number of positions of a match that are valued."""
BINS = 10
TIMES = 20
"""The factor of the large budget."""
DEVIATION = 0.05
"""How far the values may lie from those with the large budget, on average."""


class Sample(NamedTuple):
    """A position as a player to act sees it, and each player's share of the win in the end."""

    view: Any
    outcome_shares: Sequence[float]


class Estimate(NamedTuple):
    """The estimated shares of the win in a position, the processor time it took, and the shares in the end.

    ``deviation`` is how far the estimate lies from the one with the large budget, if that was requested.
    """

    expected: Sequence[float]
    seconds: float
    outcome_shares: Sequence[float]
    deviation: float | None = None


def samples_of(game: str, number: int, positions: int = POSITIONS) -> list[Sample]:
    """Play match ``number`` and return some of its positions, in their order."""
    rules = get_computer(game).rules
    turn, place = divmod(number, EXPERT_EVERY.get(game, USUALLY))
    level, players = "casual" if place else "expert", rules.players[(turn + place) % len(rules.players)]
    *running, last = Table(Pairing(game, level, level, 1, players), number).states()
    outcome, rng = rules.outcome(last), Random(f"{game}/{number}")
    assert outcome is not None
    outcome_shares = divide(outcome.winners, players)
    return [
        Sample(
            rules.view(running[at], rng.choice(sorted(rules.current_players(running[at])))), outcome_shares
        )
        for at in sorted(rng.sample(range(len(running)), min(positions, len(running))))
    ]


def estimate_match(game: str, number: int, *, large: bool = False) -> list[Estimate]:
    """Return the values of some positions of match ``number``; one of them with a ``large`` budget, too."""
    samples = samples_of(game, number)
    estimates = []
    for at, sample in enumerate(samples):
        start = process_time()
        expected = win_shares(game, sample.view, seed=f"{number}/{at}")
        seconds, deviation = process_time() - start, None
        if large and at == number % len(samples):
            better = win_shares(game, sample.view, budget=TIMES * BUDGET, seed=f"{number}/{at}/large")
            deviation = fmean(abs(one - other) for one, other in zip(expected, better, strict=True))
        estimates.append(Estimate(expected, seconds, sample.outcome_shares, deviation))
    return estimates


def estimate_all(game: str, numbers: Sequence[int], large: int, processes: int) -> Iterator[Estimate]:
    """Yield the values of matches, in the first ``large`` of them with a large budget, too."""
    use_large = [place < large for place in range(len(numbers))]
    if processes < 2:
        for number, is_large in zip(numbers, use_large, strict=True):
            yield from estimate_match(game, number, large=is_large)
        return
    with ProcessPoolExecutor(processes) as pool:
        for estimates in pool.map(partial(_estimate_match, game), numbers, use_large):
            yield from estimates


def _estimate_match(game: str, number: int, large: bool) -> list[Estimate]:
    return estimate_match(game, number, large=large)


def calibration_rows(estimates: Iterable[Estimate]) -> Iterator[tuple[int, int, float, float]]:
    """Yield the number of each bin, the positions of a player in it, their mean value, and the share won."""
    pairs = [pair for one in estimates for pair in zip(one.expected, one.outcome_shares, strict=True)]
    for number in range(BINS):
        pairs_in_bin = [pair for pair in pairs if min(BINS - 1, int(BINS * pair[0])) == number]
        if pairs_in_bin:
            mean_estimate, mean_outcome = (fmean(values) for values in zip(*pairs_in_bin, strict=True))
            yield number, len(pairs_in_bin), mean_estimate, mean_outcome


def main() -> None:
    """Read the command line, play, value, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.calibration", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--large", type=int, default=200, help="matches with a position of a large budget")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.matches)
    estimates = list(estimate_all(arguments.game, numbers, arguments.large, arguments.processes))
    print("| value | positions | mean value | won |")
    print("|---|---|---|---|")
    for number, count, mean_estimate, mean_outcome in calibration_rows(estimates):
        bounds = f"{10 * number} to {10 * number + 10} %"
        print(f"| {bounds} | {count:,} | {mean_estimate:.1%} | {mean_outcome:.1%} |")
    seconds = [one.seconds for one in estimates]
    print(
        f"{arguments.game}: {arguments.matches} matches; an estimate takes {fmean(seconds):.3f} s on average,"
    )
    print(f"{max(seconds):.3f} s at most.")
    deviations = [one.deviation for one in estimates if one.deviation is not None]
    if deviations:
        count, mean = len(deviations), fmean(deviations)
        print(f"{count} positions lie {mean:.3f} from those with {TIMES} times the budget,")
        print(f"{sum(one <= DEVIATION for one in deviations) / count:.0%} of them at most {DEVIATION}.")


if __name__ == "__main__":
    main()
