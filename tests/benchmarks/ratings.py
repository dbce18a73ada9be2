"""Simulate ratings of players whose strength is known: ``uv run python -m tests.benchmarks.ratings``.

The ratings are those of the bot, match by match. A player's performance in a match varies by `BETA` around
the strength, normally distributed; the best performance wins.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from statistics import correlation, fmean

from bot.games import GAMES
from bot.match.ratings import (
    MOST_A_WEEK,
    MOST_PLACEMENTS,
    SETTLED,
    WEEK,
    Pool,
    RatedResult,
    Rating,
    RatingCounter,
    get_pool,
)
from bot.players import LEVEL_NAMES
from bot.players.anchors import ANCHORS, START, get_anchors
from bot.players.computer import EVEN
from bot.players.tournament import Pairing
from bot.players.tournament import play as play_match
from tests.benchmarks.anchors import BETA

UNMEASURED = "unmeasured"
"""A game whose levels of computers are the usual ones, six points apart."""
SPREAD = START / 3
"""The standard deviation of strength in one pool: that of newcomers in the model."""
WITHIN = START / 6
"""The standard deviation of strength within one of several servers."""
SERVERS, PER_SERVER = 4, 6
APART = 12.0
"""By how much the mean strength of the strongest server exceeds that of the weakest: two usual levels."""
RUNS = 100
_GAIN = "points gained, share ranked then, change of all others"
_DAY = WEEK // 7


class Simulation:
    """Users of a game with their strength, and their ratings after the matches played so far."""

    def __init__(self, seed: object, game: str = UNMEASURED) -> None:
        self.rng = Random(str(seed))
        self.game = game
        self.strengths: dict[int, float] = {}
        self.now = 0
        self._counter = RatingCounter()
        self._matches = 0

    def add_user(self, strength: float) -> int:
        """Return a new user."""
        user = len(self.strengths) + 1
        self.strengths[user] = strength
        return user

    def add_users(self, count: int, mean: float = START, deviation: float = SPREAD) -> list[int]:
        """Return users of normally distributed strength."""
        return [self.add_user(self.rng.gauss(mean, deviation)) for _ in range(count)]

    def get(self, user: int, pool: Pool = "two") -> Rating:
        """Return the rating of a user."""
        usual = Rating(user_id=user, game=self.game, pool=pool)
        return self._counter.ratings.get((user, self.game, pool), usual)

    def play(self, *users: int) -> None:
        """Play a match."""
        self.end(*sorted(users, key=self._perform, reverse=True))

    def end(self, *users: int, is_late: bool = False) -> None:
        """Count a match whose users are given from the best to the last, who may have run out of time."""
        self._matches += 1
        ranks = tuple(range(1, len(users) + 1))
        late = len(users) - 1 if is_late else None
        self.count(RatedResult(self._matches, self.now, self.game, users, ranks, late))

    def count(self, result: RatedResult) -> None:
        """Count a result."""
        self._counter.add(result)

    def place(self, user: int, *, wins: bool | None = None) -> None:
        """Play a placement match, unless it is known who wins."""
        level = self.get(user).next_level
        if wins is None:
            strength = get_anchors(self.game, "two")[level]
            wins = self._perform(user) > self.rng.gauss(strength, BETA)
        self.end(*((user, -1 - level) if wins else (-1 - level, user)))

    def play_round(self, users: Sequence[int], players: int = 2) -> None:
        """Let each of the users play a match with others, the day after the last one."""
        self.now += _DAY
        order = self.rng.sample(users, len(users))
        for first in range(0, len(order), players):
            self.play(*order[first : first + players])

    def measure(self, users: Sequence[int], pool: Pool = "two") -> float:
        """Return how well the order of the ratings agrees with that of strength (Spearman)."""
        mus = [self.get(user, pool).mu for user in users]
        return correlation(_rank(mus), _rank([self.strengths[user] for user in users]))

    def _perform(self, user: int) -> float:
        return self.rng.gauss(self.strengths[user], BETA)


def _rank(values: Sequence[float]) -> list[float]:
    """Return the ranks, equal values sharing the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def rank_pool(players: int, seed: object) -> list[float]:
    """Return the accuracy of 24 users of one pool after 5, 10 and 20 matches with so many players."""
    simulation, accuracies = Simulation(seed), []
    users = simulation.add_users(SERVERS * PER_SERVER)
    for number in range(1, 21):
        simulation.play_round(users, players)
        if number in (5, 10, 20):
            accuracies.append(simulation.measure(users, get_pool(players)))
    return accuracies


def rank_servers(placements: int, seed: object, *, game: str = UNMEASURED) -> list[float]:
    """Return the accuracy across servers, and the mean of those within, after ten matches."""
    simulation = Simulation(seed, game)
    servers = [
        simulation.add_users(PER_SERVER, START + APART * (number / (SERVERS - 1) - 0.5), WITHIN)
        for number in range(SERVERS)
    ]
    for server in servers:
        for user in server:
            for _ in range(placements):
                simulation.place(user)
    for _ in range(10):
        for server in servers:
            simulation.play_round(server)
    everybody = [user for server in servers for user in server]
    return [simulation.measure(everybody), fmean(map(simulation.measure, servers))]


def find_tiers(game: str, seed: object) -> list[float]:
    """Return by how many tiers computers miss their own level, who play as if they were people.

    They play five placement matches and ten matches with others of mixed strength. The last number is how
    often one of the four missed by more than one tier.
    """
    simulation = Simulation(seed, game)
    others = _add_settled(simulation)
    missed = list[int]()
    for number, strength in enumerate(get_anchors(game, "two")):
        user = simulation.add_user(strength)
        for _ in range(MOST_PLACEMENTS):
            simulation.place(user)
        for other in simulation.rng.sample(others, SETTLED):
            simulation.play(user, other)
        missed.append(abs(simulation.get(user).tier - number - 1))
    return [*map(float, missed), fmean(each > 1 for each in missed)]


def place_computers(game: str, each: int = 3) -> list[int]:
    """Return by how many tiers computers miss their level, who really play as if they were people.

    Some of each level play five placement matches, and ten with one another.
    """
    simulation = Simulation(game, game)
    levels = dict(enumerate(LEVEL_NAMES * each, 1))

    def play(user: int, other: int, level: str) -> None:
        simulation.now += _DAY
        number = simulation.rng.randrange(10**6)
        points = play_match(Pairing(game, levels[user], level, 1, 2), number).points
        ranks = (1 + (points < EVEN), 1 + (points > EVEN))
        simulation.count(RatedResult(number, simulation.now, game, (user, other), ranks))

    for user in levels:
        for _ in range(MOST_PLACEMENTS):
            level = simulation.get(user).next_level
            play(user, -1 - level, LEVEL_NAMES[level])
    for _ in range(SETTLED):
        order = simulation.rng.sample(list(levels), len(levels))
        for user, other in zip(order[::2], order[1::2], strict=True):
            play(user, other, levels[other])
    return [abs(simulation.get(user).tier - LEVEL_NAMES.index(level) - 1) for user, level in levels.items()]


def _add_settled(simulation: Simulation) -> list[int]:
    users = simulation.add_users(SERVERS * PER_SERVER)
    for user in users:
        for _ in range(MOST_PLACEMENTS):
            simulation.place(user)
    for _ in range(20):
        simulation.play_round(users)
    return users


def attack_in_pair(placements: int, seed: object) -> list[float]:
    """Return what somebody gains in half a year by winning every match against an account of their own."""
    simulation = Simulation(seed)
    _add_settled(simulation)
    winner, loser = (simulation.add_user(START) for _ in range(2))
    for user in (winner, loser):
        for _ in range(placements):
            simulation.place(user)
    return _gain(simulation, winner, lambda: _win_weekly(simulation, winner, loser))


def _win_weekly(simulation: Simulation, winner: int, loser: int) -> None:
    for _ in range(26):
        simulation.now += WEEK
        for _ in range(MOST_A_WEEK + 2):
            simulation.end(winner, loser)


def attack_with_fresh(placements: int, seed: object, *, wins: bool | None = False) -> list[float]:
    """Return what a settled user gains from ten fresh accounts that lose to them.

    These played so many placement matches before, which they lost, won, or played as average users.
    """
    simulation = Simulation(seed)
    user = _add_settled(simulation)[0]

    def lose() -> None:
        for _ in range(10):
            fresh = simulation.add_user(START)
            for _ in range(placements):
                simulation.place(fresh, wins=wins)
            simulation.end(user, fresh)

    return _gain(simulation, user, lose)


def attack_in_ring(seed: object) -> list[float]:
    """Return what a settled user gains from ten fresh accounts that lose after they met one another."""
    simulation = Simulation(seed)
    user = _add_settled(simulation)[0]

    def lose() -> None:
        ring = simulation.add_users(10, deviation=0.0)
        for _ in range(4):
            simulation.play_round(ring)
        for fresh in ring:
            simulation.end(user, fresh)

    return _gain(simulation, user, lose)


def attack_by_placements(seed: object) -> list[float]:
    """Return what placement matches add that are won after the fifth, and after a first rated match."""
    simulation = Simulation(seed)
    user, other, third = simulation.add_users(3)

    def farm() -> list[float]:
        before = {each: simulation.get(each).mu for each in (user, other)}
        for each in before:
            for _ in range(10):
                simulation.place(each, wins=True)
        return [simulation.get(each).mu - mu for each, mu in before.items()]

    for _ in range(5):
        simulation.place(user, wins=True)
    simulation.end(third, other)
    return farm()


def attack_by_time(seed: object) -> list[float]:
    """Return what all others gain from a settled user who lets matches run out, one against each of ten."""
    simulation = Simulation(seed)
    late, *others = _add_settled(simulation)[:11]
    before = [simulation.get(user).mu for user in others]
    for user in others:
        simulation.end(user, late, is_late=True)
    gains = [simulation.get(user).mu - mu for user, mu in zip(others, before, strict=True)]
    return [sum(gains), float(sum(gain != 0 for gain in gains))]


def _gain(simulation: Simulation, user: int, attack: Callable[[], None]) -> list[float]:
    """Return the points that a user gains, whether the user is ranked afterwards, and the others' change."""
    before = {each: simulation.get(each).mu for each in simulation.strengths}
    attack()
    others = [abs(simulation.get(each).mu - mu) for each, mu in before.items() if each != user]
    rating = simulation.get(user)
    return [rating.mu - before[user], float(not rating.is_provisional), sum(others)]


def mean(simulate: Callable[[object], Sequence[float]], runs: int) -> list[float]:
    """Return the means of the numbers of so many runs."""
    return [fmean(column) for column in zip(*map(simulate, range(runs)), strict=True)]


SIMULATIONS: Mapping[str, Callable[[object], Sequence[float]]] = {
    "one pool, two players: after 5, 10, 20 matches": partial(rank_pool, 2),
    "one pool, four players: after 5, 10, 20 matches": partial(rank_pool, 4),
    **{
        f"four servers, {count} placement matches: across, within": partial(rank_servers, count)
        for count in (0, 3, 5)
    },
    **{
        f"the same with the levels of {game}, 5 placement matches": partial(rank_servers, 5, game=game)
        for game, pool in ANCHORS
        if pool == "two"
    },
    **{
        f"computers placed at random, levels of {game}: tiers missed by each, share beyond one": partial(
            find_tiers, game
        )
        for game in (UNMEASURED, *(game for game, pool in ANCHORS if pool == "two"))
    },
    **{
        f"a pair that only plays each other, {count} placement matches: {_GAIN}": partial(
            attack_in_pair, count
        )
        for count in (0, 5)
    },
    **{
        f"ten fresh accounts that lose, {name}: {_GAIN}": partial(attack_with_fresh, count, wins=wins)
        for name, count, wins in (
            ("no placement matches", 0, None),
            ("3 placement matches lost", 3, False),
            ("3 placement matches of average users", 3, None),
            ("5 placement matches won", 5, True),
        )
    },
    f"ten fresh accounts that met one another and lose: {_GAIN}": attack_in_ring,
    "placement matches after the fifth, after a rated match: points gained": attack_by_placements,
    "ten matches in a row run out: points gained by all others, how many of them": attack_by_time,
}
"""What is simulated, by the names of the numbers."""


def main() -> None:
    """Simulate, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ratings", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--play", choices=list(GAMES), help="let the computers of a game really play instead")
    arguments = parser.parse_args()
    if arguments.play:
        print(f"tiers missed: {place_computers(arguments.play)}")
        return
    print("| simulation | mean |\n|---|---|")
    for name, simulate in SIMULATIONS.items():
        print(
            f"| {name} | {', '.join(f'{number:.3f}' for number in mean(simulate, arguments.runs))} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
