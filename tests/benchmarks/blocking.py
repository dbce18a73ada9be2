"""How long the event loop is blocked: boards are drawn, turns are played, computers think, clips are shared.

Without SimCord, which costs the loop more than the bot does: discord.py's own code runs down to its HTTP
client, which is replaced. Run in a process of its own by ``block_rows``; the first boards are drawn there
with nothing cached, as after a start.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from bot.client.bot import Guildhall
from bot.match.commands import Act, Join, Start
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.players import COMPUTERS, LEVEL_NAMES
from bot.services.worker_pool import WorkerPool
from rendering.atlas import use_atlas
from tests.benchmarks.filling import IN_TURNS
from tests.benchmarks.loop_monitor import Blocks, LoopMonitor
from tests.benchmarks.shared_clips import bot_with_store, measure_clip
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.players.positions import some_states

MOST_SECONDS, MOST_FOR_BOARDS = 0.02, 0.015
_ROUNDS = 5
_ACTIONS = 12
"""The number of actions of a match with a clip, for each thought that is measured."""
_MANY = 2000
_ROOT = Path(__file__).parents[2]


class Measurement(msgspec.Struct):
    """The blocks while boards are posted, while turns are played on them, and by game in other situations.

    By game: while its master thinks, while a clip is drawn and posted, and until the clip of a long match is
    being drawn. Each of these comes with the blocks of an idle period of the same length, which show what
    else runs on the machine.
    """

    cold: Blocks
    warm: Blocks
    thinking: dict[str, tuple[Blocks, Blocks]]
    clips: dict[str, tuple[Blocks, Blocks]]
    long_clips: dict[str, tuple[Blocks, Blocks]]


def block_rows(effort: Effort) -> Iterator[Row]:
    """Yield rows for the first boards after a start, for turns on them, for masters that think, for clips.

    Those of clips are the blocks that the bot itself makes, because they last so long that something else
    always happens on the machine.
    """
    efforts = map(str, (effort.boards, effort.thoughts, effort.games))
    command = [sys.executable, "-m", "tests.benchmarks.blocking", *efforts]
    process = subprocess.run(command, cwd=_ROOT, stdout=subprocess.PIPE, text=True, check=True)
    measurement = msgspec.json.decode(process.stdout, type=Measurement)
    boards = f"{effort.boards} boards at once"
    for what, blocks in (
        (f"{boards} after a start", measurement.cold),
        (f"turns on {boards}", measurement.warm),
    ):
        yield _row(f"{what} (beside: p99)", blocks.worst, blocks.p99, MOST_FOR_BOARDS)
    for key, (thinking, nothing) in measurement.thinking.items():
        yield _row(f"a master of {key} thinks (beside: nobody does)", thinking.worst, nothing.worst)
    for what, clips in (
        ("a clip of", measurement.clips),
        ("the clip of a long match begins,", measurement.long_clips),
    ):
        for key, (sharing, nothing) in clips.items():
            yield _row(f"{what} {key} (ours; beside: nothing happens)", sharing.ours, nothing.ours)


def _row(what: str, worst: float, beside: float, budget: float = MOST_SECONDS) -> Row:
    return Row(
        what=f"event loop: longest block, {what}",
        measured=worst * 1000,
        beside=beside * 1000,
        unit="ms",
        value=worst * 1000,
        budget=budget * 1000,
        sign=" ms",
    )


async def measure(path: Path, boards: int) -> tuple[Blocks, Blocks]:
    """Return the blocks while the first boards are posted, and while everybody plays on."""
    async with bot_with_store(path) as bot:
        use_atlas(folder_with_atlas())
        async with LoopMonitor() as cold:
            running_matches = await asyncio.gather(*(_begin(bot, number) for number in range(boards)))
            assert await bot.outbox.drain(60)
        async with LoopMonitor() as warm:
            await asyncio.gather(*(_play(bot, match) for match in running_matches))
            assert await bot.outbox.drain(60)
        for match in running_matches:
            await _require_delivered(bot, match.id)
    return cold.blocks, warm.blocks


async def _require_delivered(bot: Guildhall, match_id: int) -> None:
    """Fail if the board of a match is not posted: then less was measured than the rows say."""
    match, board = await bot.store.matches.find(match_id), await bot.store.boards.get(match_id)
    assert match is not None
    assert (board.message is not None, board.public_revision) == (True, match.public_revision)


async def measure_thinking(key: str, thoughts: int) -> tuple[Blocks, Blocks]:
    """Return the blocks while a master thinks in a newly started process, and while nobody thinks."""
    worker_pool, rules = WorkerPool(), COMPUTERS[key].rules
    positions = [(state, min(rules.current_players(state))) for state in some_states(key, 1, thoughts)]
    views = [(rules.view(state, player), player) for state, player in positions]
    start = perf_counter()
    async with LoopMonitor() as monitor:
        for ply, (view, player) in enumerate(views):
            await worker_pool.choose(1, key, view, player, LEVEL_NAMES[-1], seed="blocking", ply=ply)
    end = asyncio.Event()
    async with LoopMonitor() as idle:
        asyncio.get_running_loop().call_later(perf_counter() - start, end.set)
        await end.wait()
    await worker_pool.close()
    return monitor.blocks, idle.blocks


async def _begin(bot: Guildhall, number: int) -> Match:
    rules = IN_TURNS[number % len(IN_TURNS)]
    users = [number * 10 + seat + 1 for seat in range(rules.players.start)]
    match = await bot.matches.open(
        NewTable(guild_id=1 << 22, channel_id=number + 1, game=rules.key, host=users[0])
    )
    for user in users[1:]:
        await bot.matches.perform(match.id, user, Join())
    return await bot.matches.perform(match.id, users[0], Start())


async def _play(bot: Guildhall, match: Match) -> None:
    rng = Random(match.id)
    for _ in range(_ROUNDS):
        if match.is_over:
            return
        player = min(match.players_to_act())
        action = rng.choice(list(match.rules.legal_actions(match.state, player)))
        text = match.rules.action_to_string(action)
        match = await bot.matches.perform(match.id, match.players[player], Act(text))


def main() -> None:
    """Measure, and print the numbers as JSON."""
    boards, thoughts, games = map(int, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = asyncio.run(measure(Path(folder) / "blocking.db", boards))
        thinking = {key: asyncio.run(measure_thinking(key, thoughts)) for key in [*COMPUTERS][:games]}
        path = Path(folder) / "clips.db"
        keys = [*COMPUTERS][:games]
        clips = {key: asyncio.run(measure_clip(path, key, thoughts * _ACTIONS)) for key in keys}
        long = {key: asyncio.run(measure_clip(path, key, _MANY, stop_at_progress=True)) for key in keys}
    print(msgspec.json.encode(Measurement(cold, warm, thinking, clips, long)).decode())


if __name__ == "__main__":
    main()
