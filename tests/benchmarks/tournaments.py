"""The strength of the computer players: ``python -m tests.benchmarks.tournaments [GAME ...] [--matches N]``.

Each level plays the one below, and the master also plays against random actions; the targets are in
``docs/computers.md``. All rows with 200 matches take hours, so that one may be asked for alone:
``middle-ages --level master --against expert --matches 60``. Match number n of a row is the same whenever
and wherever it is played: a row with fewer matches is the beginning of one with more, and only the times
depend on the machine. With ``--advantage N`` the weaker level begins with that head start, and should take
40 to 60 % of the points: ``builders --level casual --against beginner --advantage 4 --matches 400``.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.games import GAMES
from bot.players import LEVEL_NAMES, get_computer
from bot.players.tournament import RANDOM, Pairing, Standing, play_all, standing_of

TARGET, AGAINST_RANDOM = 0.65, 0.97
EVEN_FROM = 0.4
"""The least of the points that a level should take from another with an advantage, and leave to it."""
TARGETS: Mapping[tuple[str, str], float] = {("constructor", "master"): 0.55}
"""Of the points that a level takes from the one below, where good play draws: by game and level."""
LOSSES: Mapping[tuple[str, str], float] = {("constructor", "master"): 0.02}
"""The part of the matches that a level may lose to the one below."""


def list_pairings(game: str, matches: int, advantage: int = 0) -> Iterator[tuple[Pairing, float]]:
    """Yield the pairings to play, and the points that the first level should take."""
    players = get_computer(game).rules.players.start
    for below, level in pairwise(LEVEL_NAMES):
        pairing = Pairing(game, level, below, matches, players, advantage=advantage)
        yield pairing, TARGETS.get((game, level), TARGET)
    if not advantage:
        yield Pairing(game, LEVEL_NAMES[-1], RANDOM, matches, players), AGAINST_RANDOM


def row(standing: Standing, target: float) -> str:
    """Return a row of the table."""
    pairing = standing.pairing
    if pairing.advantage:
        is_even = EVEN_FROM <= standing.points <= 1 - EVEN_FROM
        wanted, verdict = f"{EVEN_FROM:.0%} to {1 - EVEN_FROM:.0%}", "kept" if is_even else "**uneven**"
        return f"| {' | '.join((*_list_cells(standing), wanted, verdict))} |"
    most = LOSSES.get((pairing.game, pairing.level), 1.0)
    is_kept = standing.points >= target and (
        pairing.other == RANDOM or standing.losses <= most * pairing.matches
    )
    cells = (*_list_cells(standing), f"at least {target:.0%}", "kept" if is_kept else "**under**")
    return f"| {' | '.join(cells)} |"


def _list_cells(standing: Standing) -> Sequence[str]:
    pairing = standing.pairing
    mean, longest = standing.seconds[pairing.level]
    return (
        f"{pairing.game}: {pairing.level} against {pairing.other}"
        + (f" with {pairing.advantage}" if pairing.advantage else ""),
        f"{pairing.matches}",
        f"{standing.points:.1%}",
        f"{standing.low:.1%} to {standing.high:.1%}",
        f"{standing.losses}",
        f"{1000 * mean:.3g} / {1000 * longest:.3g} ms",
    )


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.tournaments", description=__doc__)
    parser.add_argument("games", nargs="*", choices=list(GAMES), help="all, if none is named")
    parser.add_argument("--level", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    others = (*LEVEL_NAMES, RANDOM)
    parser.add_argument("--against", nargs="+", choices=others, default=others)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--advantage", type=int, default=0, help="what the weaker level begins with")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    print("| match-up | matches | points | 95 % interval | lost | mean / longest action | target | verdict |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in arguments.games or GAMES:
        for pairing, target in list_pairings(game, arguments.matches, arguments.advantage):
            if pairing.level in arguments.level and pairing.other in arguments.against:
                results = list(play_all(pairing, processes=arguments.processes))
                print(row(standing_of(pairing, results), target), flush=True)


if __name__ == "__main__":
    main()
