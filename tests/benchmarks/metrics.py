"""Compare a turn of the bot with metrics and without, and time what a request for the metrics reads."""

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.store import Store
from tests.benchmarks.filling import IN_TURNS, database_url, fill
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import Simulation
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.play.world import new_bot

MOST_TIMES = 1.03
MOST_MILLISECONDS = 20
_MANY = 10
"""How many times as many matches as elsewhere are running when they are counted."""


def metrics_rows(effort: Effort) -> Iterator[Row]:
    """Yield two rows: turns of a game with and without metrics, and the statistics of many matches."""
    rules = IN_TURNS[0]
    with (
        tempfile.TemporaryDirectory() as name,
        Simulation(partial(new_bot, Path(name) / "measured.db", metrics=True)) as with_metrics,
        Simulation(partial(new_bot, Path(name) / "plain.db")) as without_metrics,
    ):
        turns = MatchDriver(with_metrics, rules).time_turn, MatchDriver(without_metrics, rules).time_turn
        gc.freeze()  # the bot does so once in a process, which leaves out the second simulation
        ours, beside = medians(*turns, effort.turns, warm_up=effort.warm_up)
    yield at_most(f"{rules.key}: a turn with metrics, beside one without", ours, beside, MOST_TIMES)
    yield _statistics_row(_MANY * effort.many, effort.restarts)


def _statistics_row(matches: int, rounds: int) -> Row:
    with tempfile.TemporaryDirectory() as name:
        milliseconds = asyncio.run(_time_statistics(Path(name) / "many.db", matches, rounds))
    return Row(
        what=f"metrics: the statistics of {matches:,} running matches",
        measured=milliseconds,
        beside=MOST_MILLISECONDS,
        unit="ms",
        value=milliseconds,
        budget=MOST_MILLISECONDS,
        sign=" ms",
    )


async def _time_statistics(path: Path, matches: int, rounds: int) -> float:
    """Return the median milliseconds of reading the statistics."""
    await fill(path, matches)
    store, seconds = Store(database_url(path)), list[float]()
    await store.open()
    try:
        for _ in range(rounds):
            start = perf_counter()
            await store.statistics.read()
            seconds.append(perf_counter() - start)
    finally:
        await store.close()
    return median(seconds) * 1000
