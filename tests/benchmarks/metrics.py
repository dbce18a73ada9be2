"""Compare a turn of the bot with metrics and without."""

import gc
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import Simulation
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.play.world import new_bot

MOST_TIMES = 1.03


def metrics_rows(effort: Effort) -> Iterator[Row]:
    """Yield a row: the same turns of the first game, with and without metrics."""
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
