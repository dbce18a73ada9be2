"""Compare a turn with that of `LeastBot`, which does only what any bot with such boards has to do.

That is to read one row, draw one board, commit one row and send the same two requests to Discord. What a turn
adds to it are rules, notifications, words, controls, and a delivery that survives the death of the process.
`LeastBot` draws boards of the same matches: those of the turns before the comparison, one after the other.
"""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.games import GAMES
from tests.benchmarks.baseline_bots import BaselineDriver, LeastBot
from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import Simulation
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.play.world import new_bot

MOST_TIMES = 1.2


def turn_rows(effort: Effort) -> Iterator[Row]:
    """Yield a row for each game in which turns pass."""
    for rules in IN_TURNS[: effort.games]:
        yield _compare(rules.key, effort)


def _compare(key: str, effort: Effort) -> Row:
    with (
        tempfile.TemporaryDirectory() as name,
        Simulation(partial(new_bot, Path(name) / "turns.db")) as simulation,
    ):
        driver = MatchDriver(simulation, GAMES[key])
        driver.time_turn()
        layout, boards = driver.read_layout(), [driver.read_board()]
        for _ in range(effort.warm_up):
            driver.time_turn()
            boards.append(driver.read_board())
        with Simulation(partial(LeastBot, layout, Path(name) / "least.db", boards)) as least_simulation:
            turns = driver.time_turn, BaselineDriver(least_simulation).time_turn
            ours, least = medians(*turns, effort.turns, warm_up=effort.warm_up)
    return at_most(f"{key}: a turn, beside that of a bot that does the least", ours, least, MOST_TIMES)
