"""Compare a store of 10,000 running matches with one of 10: a turn, a restart, memory."""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

import simcord

from tests.benchmarks.filling import IN_TURNS, fill
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import PATIENCE, Simulation
from tests.benchmarks.table import Row, at_most
from tests.benchmarks.timing import Effort, medians
from tests.play.world import new_bot

FEW = 10
MOST_TURN, MOST_RESTART, MOST_MEGABYTES = 1.1, 1.5, 20
_ROOT = Path(__file__).parents[2]


def growth_rows(effort: Effort) -> Iterator[Row]:
    """Yield three rows."""
    with tempfile.TemporaryDirectory() as folder:
        many, few = Path(folder) / "many.db", Path(folder) / "few.db"
        asyncio.run(fill(many, effort.many))
        asyncio.run(fill(few, FEW))
        counts = f"{effort.many:,} matches beside {FEW}"
        yield at_most(f"growth: a turn with {counts}", *_time_turns(many, few, effort), MOST_TURN)
        starts = partial(seconds_to_start, many), partial(seconds_to_start, few)
        seconds = medians(*starts, effort.restarts, warm_up=1)
        yield at_most(f"growth: a restart with {counts}", *seconds, MOST_RESTART)
        yield _memory(counts, many, few, effort)


def _time_turns(many: Path, few: Path, effort: Effort) -> tuple[float, float]:
    rules = IN_TURNS[0]
    first_bot, second_bot = partial(new_bot, _copy(many)), partial(new_bot, _copy(few))
    with Simulation(first_bot) as first, Simulation(second_bot) as second:
        turns = MatchDriver(first, rules).time_turn, MatchDriver(second, rules).time_turn
        return medians(*turns, effort.turns, warm_up=effort.warm_up)


def _copy(path: Path) -> Path:
    """Return a copy to play in: SimCord gives the same ids again, and their channels would be taken."""
    return Path(shutil.copyfile(path, path.with_name(f"played-{path.name}")))


def seconds_to_start(path: Path) -> float:
    """Return the seconds from creating the bot until it is ready and has looked through its outbox."""
    return asyncio.run(_start(path))


async def _start(path: Path) -> float:
    sweep_event = asyncio.Event()
    start = perf_counter()
    bot = new_bot(path)
    sweep = bot.outbox.sweep
    ready = 0.0

    async def sweep_and_notify() -> None:
        await sweep()
        sweep_event.set()

    async def on_ready() -> None:
        nonlocal ready
        await asyncio.wait_for(sweep_event.wait(), PATIENCE)
        ready = perf_counter() - start

    bot.outbox.sweep = sweep_and_notify  # type: ignore[method-assign]
    bot.on_ready = on_ready  # type: ignore[method-assign]
    async with simcord.run(bot):
        await bot.close()
    assert ready
    return ready


def _memory(counts: str, many: Path, few: Path, effort: Effort) -> Row:
    pairs = [(_megabytes(many, effort), _megabytes(few, effort)) for _ in range(effort.children)]
    with_many, with_few = (median(column) for column in zip(*pairs, strict=True))
    return Row(
        what=f"growth: memory with {counts}",
        measured=with_many,
        beside=with_few,
        unit="MB",
        value=with_many - with_few,
        budget=MOST_MEGABYTES,
        sign=" MB more",
    )


def _megabytes(path: Path, effort: Effort) -> float:
    """Return the megabytes that a separate process uses after a number of turns."""
    command = [sys.executable, "-m", "tests.benchmarks.memory", str(_copy(path)), str(effort.turns // 2 + 1)]
    process = subprocess.run(command, cwd=_ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return float(process.stdout)
