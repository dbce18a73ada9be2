"""Compare a turn with that of `LeastBot`, which does only what any bot with such boards has to do.

That is to read one row, draw one board, commit one row and send the same two requests to Discord. What a turn
adds to it are rules, notifications, words, controls, and a delivery that survives the death of the process.
Both draw each board once, after the one before it: `LeastBot` those of other matches, played in the same way.
"""

import gc
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

from bot.games import GAMES
from cogs.board import board_messages
from rendering import Picture
from tests.benchmarks.baseline_bots import BaselineDriver, LeastBot
from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.play import Draw, MatchDriver
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
    with tempfile.TemporaryDirectory() as name:
        boards = _play(key, Path(name), effort.warm_up + effort.turns)
        gc.collect()
        gc.freeze()  # a bot holds no such list
        with Simulation(partial(new_bot, Path(name) / "turns.db")) as simulation:
            driver = MatchDriver(simulation, GAMES[key])
            driver.time_turn()
            layout = driver.read_layout()
            with Simulation(partial(LeastBot, layout, Path(name) / "least.db", boards)) as least_simulation:
                turns = driver.time_turn, BaselineDriver(least_simulation).time_turn
                ours, least = medians(*turns, effort.turns, warm_up=effort.warm_up)
    return at_most(f"{key}: a turn, beside that of a bot that does the least", ours, least, MOST_TIMES)


def _play(key: str, folder: Path, turns: int) -> Iterator[tuple[Draw, Draw]]:
    """Return for each turn of other matches what draws the boards before its last click and after it.

    Here no board is drawn.
    """
    numbers = count()
    with (
        patch.object(board_messages, "draw_board", lambda *_: Picture(b"%d" % next(numbers), "", (4, 3))),
        Simulation(partial(new_bot, folder / "others.db")) as simulation,
    ):
        driver = MatchDriver(simulation, GAMES[key], seed="others")
        return iter([driver.play_turn() for _ in range(turns)])
