"""How many playouts a second the computer players' inner matches make, beside random play of the contract."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from bot.games import AnyGame
from bot.games.builders import Builders
from bot.games.constructor import GAME as CONSTRUCTOR
from bot.games.middle_ages import GAME as MIDDLE_AGES
from bot.players.builders.puzzle import puzzle_of
from bot.players.builders.search import DICE, TURNS, BuildingModel
from bot.players.constructor.lookup_tables import tables_of
from bot.players.constructor.position import START, playout
from bot.players.middle_ages import LEVELS
from bot.players.middle_ages.search import TurnsModel
from tests.benchmarks.rules import play_at_random
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort, medians

Play = Callable[[Random], Any]
"""A function that plays once."""

PLAYERS = 2


class Race(NamedTuple):
    """A playout, what it is beside, and how many times as fast it has to be."""

    what: str
    ours: Play
    beside: Play
    budget: float


def playout_rows(effort: Effort) -> Iterator[Row]:
    """Yield a row for each game that is searched."""
    for key, make in RACES.items():
        race = make()
        count = max(1, effort.actions // 100)
        ours, beside = medians(_sample(race.ours, count), _sample(race.beside, count), effort.blocks)
        yield Row(
            what=f"{key}: {race.what}",
            measured=1 / ours,
            beside=1 / beside,
            unit="a second",
            value=beside / ours,
            budget=race.budget,
            at_least=True,
        )


def _sample(play: Play, count: int) -> Callable[[], float]:
    def sample() -> float:
        rng = Random(7)
        start = perf_counter()
        for _ in range(count):
            play(rng)
        return (perf_counter() - start) / count

    return sample


def _constructor() -> Race:
    tables = tables_of("rhombus", open_rings=False)
    return Race(
        "a random round, beside one on the contract",
        lambda rng: playout(tables, START, rng),
        _random_round,
        5,
    )


def _random_round(rng: Random) -> None:
    state = CONSTRUCTOR.new_state(PLAYERS, CONSTRUCTOR.Options(), "seed")
    while not state.stage.finished and state.current is not None:
        legal = CONSTRUCTOR.legal_actions(state, state.current)
        state = CONSTRUCTOR.apply_action(state, state.current, rng.choice(legal))


def _middle_ages() -> Race:
    state = MIDDLE_AGES.new_state(PLAYERS, MIDDLE_AGES.Options(), "seed")
    turns = TurnsModel(state, PLAYERS * LEVELS["master"].horizon)
    return Race(
        "some rounds of sensible play, beside a random match",
        lambda rng: turns.rewards(state, rng),
        lambda rng: play_at_random(MIDDLE_AGES, rng),
        1,
    )


def _builders() -> Race:
    rules: AnyGame = Builders()
    state = rules.new_state(PLAYERS, rules.Options(), "seed")
    for player in range(PLAYERS):
        state = rules.apply_action(state, player, next(iter(rules.legal_actions(state, player))))
    puzzle, building = puzzle_of(state, Random(1).choices(DICE, k=TURNS)), BuildingModel()
    return Race(
        "a match by rules of thumb, beside a random match",
        lambda rng: building.rewards(puzzle, rng),
        lambda rng: play_at_random(rules, rng),
        2,
    )


RACES: Mapping[str, Callable[[], Race]] = {
    "constructor": _constructor,
    "middle-ages": _middle_ages,
    "builders": _builders,
}
