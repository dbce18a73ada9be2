"""Compare a turn with that of `LeastBot`, which does only what any bot with such boards has to do.

That is to read one row, draw one board, commit one row and send the same two requests to Discord. What a turn
adds to it are rules, notifications, words, controls, and a delivery that survives the death of the process.
`LeastBot` draws boards of the same matches: those of the turns before the comparison, one after the other.

A second `LeastBot` encodes one finished picture all the time, so that its turn leaves drawing out too.
"""

import tempfile
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.games import GAMES
from rendering import RENDERERS
from rendering.kit.canvas import to_picture
from tests.benchmarks.baseline_bots import BaselineDriver, LeastBot
from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import Simulation
from tests.benchmarks.table import Row, at_most, compared
from tests.benchmarks.timing import Effort, medians_of
from tests.play.world import new_bot

MOST_TIMES = 1.5


def turn_rows(effort: Effort) -> Iterator[Row]:
    """Yield two rows for each game in which turns pass."""
    for rules in IN_TURNS[: effort.games]:
        yield from _compare(rules.key, effort)


def _compare(key: str, effort: Effort) -> Iterator[Row]:
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
        finished = Image.open(BytesIO(layout.picture)).convert("RGB")
        encode_only = partial(to_picture, finished, "", busy=RENDERERS[key].is_busy)
        with (
            Simulation(partial(LeastBot, layout, Path(name) / "least.db", boards)) as least_simulation,
            Simulation(partial(LeastBot, layout, Path(name) / "encode.db", [encode_only])) as encoding,
        ):
            drivers = (driver, BaselineDriver(least_simulation), BaselineDriver(encoding))
            turns = [each.time_turn for each in drivers]
            ours, least, without_drawing = medians_of(turns, effort.turns, warm_up=effort.warm_up)
    yield at_most(f"{key}: a turn, beside that of a bot that does the least", ours, least, MOST_TIMES)
    yield compared(f"{key}: the same, beside one that draws nothing", ours, without_drawing)
