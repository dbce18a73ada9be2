"""What a turn costs beside that of a bare bot, and what 10,000 more matches in the store add to it."""

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.games import GAMES
from tests.benchmarks.bare import BareBot, BarePlay
from tests.benchmarks.play import Play
from tests.benchmarks.stage import Stage
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.play.world import new_bot

MOST_TIMES = 2


def turn_rows(effort: Effort) -> Iterator[Row]:
    """A row for each game."""
    for key in GAMES:
        yield _beside_bare_bot(key, effort)


def _beside_bare_bot(key: str, effort: Effort) -> Row:
    with tempfile.TemporaryDirectory() as folder, Stage(partial(new_bot, Path(folder) / "turns.db")) as stage:
        play = Play(stage, GAMES[key])
        play.turn()
        with Stage(partial(BareBot, play.layout())) as bare_stage:
            bare = BarePlay(bare_stage)
            seconds = medians(play.turn, bare.turn, effort.turns, warm_up=effort.warm_up)
    return at_most(f"{key}: a turn, beside that of a bare bot", *seconds, MOST_TIMES)
