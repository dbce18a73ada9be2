"""What a turn costs beside that of two other bots: one that does nothing, and one that does the least.

The least is what no bot can do without that draws a picture and keeps what was done: one row read, one
picture encoded, one row committed.
"""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.games import GAMES
from tests.benchmarks.bare import BareBot, BarePlay, LeastBot
from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.play import Play
from tests.benchmarks.stage import Stage
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians_of
from tests.play.world import new_bot

MOST_TIMES = 2


def turn_rows(effort: Effort) -> Iterator[Row]:
    """Yield two rows for each game in which turns pass."""
    for rules in IN_TURNS[: effort.games]:
        yield from _beside_other_bots(rules.key, effort)


def _beside_other_bots(key: str, effort: Effort) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name, Stage(partial(new_bot, Path(name) / "turns.db")) as stage:
        play = Play(stage, GAMES[key])
        play.turn()
        layout = play.layout()
        with (
            Stage(partial(LeastBot, layout, Path(name) / "least.db")) as least_stage,
            Stage(partial(BareBot, layout)) as bare_stage,
        ):
            others = BarePlay(least_stage), BarePlay(bare_stage)
            turns = (play.turn, *(other.turn for other in others))
            ours, least, bare = medians_of(turns, effort.turns, warm_up=effort.warm_up)
    yield at_most(f"{key}: a turn, beside that of a bot that does the least", ours, least, MOST_TIMES)
    yield at_most(f"{key}: a turn, beside that of a bot that does nothing", ours, bare, MOST_TIMES)
