"""How long the event loop is blocked while boards are drawn and posted, turns are played and computers think.

Without SimCord, which costs the loop more than the bot does: discord.py's own code runs down to its HTTP
client, which is replaced. Run in a process of its own by ``block_rows``; the first boards are drawn there
with nothing cached, as after a start.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Self

import msgspec

from bot.app import create_bot
from bot.client import Guildhall
from bot.players import COMPUTERS, LEVEL_NAMES
from bot.services.commands import Act, Join, Start
from bot.services.worker_pool import WorkerPool
from bot.settings import Settings
from bot.store.models import Match
from tests.benchmarks.filling import IN_TURNS, database_url
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort
from tests.players.shared import some_states
from tests.stand_in import LEAST_MESSAGE

MOST_SECONDS = 0.02
_BEAT = 0.001
_ROUNDS = 5
_ROOT = Path(__file__).parents[2]


class Blocks(msgspec.Struct):
    """Seconds by which the loop was late: at worst, and in all but one beat of a hundred."""

    worst: float
    p99: float


class Found(msgspec.Struct):
    """The blocks while boards are posted, while everybody plays on, and by game while its master thinks.

    Beside these the blocks in as long a time in which nothing happens: what else runs on the machine.
    """

    cold: Blocks
    warm: Blocks
    thinking: dict[str, tuple[Blocks, Blocks]]


def block_rows(effort: Effort) -> Iterator[Row]:
    """Yield rows for the first boards after a start, for turns on them, and for masters that think."""
    efforts = map(str, (effort.boards, effort.thoughts, effort.games))
    command = [sys.executable, "-m", "tests.benchmarks.blocking", *efforts]
    done = subprocess.run(command, cwd=_ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found = msgspec.json.decode(done.stdout, type=Found)
    boards = f"{effort.boards} boards at once"
    for what, blocks in ((f"{boards} after a start", found.cold), (f"turns on {boards}", found.warm)):
        yield _row(f"{what} (beside: p99)", blocks.worst, blocks.p99)
    for key, (thinking, nothing) in found.thinking.items():
        yield _row(f"a master of {key} thinks (beside: nobody does)", thinking.worst, nothing.worst)


def _row(what: str, worst: float, beside: float) -> Row:
    return Row(
        what=f"event loop: longest block, {what}",
        measured=worst * 1000,
        beside=beside * 1000,
        unit="ms",
        value=worst * 1000,
        budget=MOST_SECONDS * 1000,
        sign=" ms",
    )


async def measure(path: Path, boards: int) -> tuple[Blocks, Blocks]:
    """Return the blocks while the first boards are posted, and while everybody plays on."""
    bot = create_bot(Settings(database_url=database_url(path), shard_count=1))
    _stub(bot)
    try:
        await bot.store.open()
        await bot.load_cogs()
        async with Heart() as cold:
            begun = await asyncio.gather(*(_begin(bot, number) for number in range(boards)))
            assert await bot.outbox.drain(60)
        async with Heart() as warm:
            await asyncio.gather(*(_play(bot, match) for match in begun))
            assert await bot.outbox.drain(60)
    finally:
        await bot.store.close()
    return cold.blocks, warm.blocks


async def measure_thinking(key: str, thoughts: int) -> tuple[Blocks, Blocks]:
    """Return the blocks while a master thinks in a newly started process, and while nobody thinks."""
    worker_pool, rules = WorkerPool(), COMPUTERS[key].rules
    positions = [(state, min(rules.current_players(state))) for state in some_states(key, 1, thoughts)]
    views = [(rules.view(state, player), player) for state, player in positions]
    start = perf_counter()
    async with Heart() as heart:
        for ply, (view, player) in enumerate(views):
            await worker_pool.choose(1, key, view, player, LEVEL_NAMES[-1], seed="blocking", ply=ply)
    over = asyncio.Event()
    async with Heart() as idle:
        asyncio.get_running_loop().call_later(perf_counter() - start, over.set)
        await over.wait()
    await worker_pool.close()
    return heart.blocks, idle.blocks


class Heart:
    """A context that beats every millisecond and notes how late each beat was."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._next: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        self._beat(0)
        self._late.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._next is not None
        self._next.cancel()

    def _beat(self, due: float) -> None:
        now = perf_counter()
        self._late.append(now - due)
        self._next = asyncio.get_running_loop().call_later(_BEAT, self._beat, now + _BEAT)

    @property
    def blocks(self) -> Blocks:
        """The blocks that were noted."""
        late = sorted(self._late)
        return Blocks(worst=late[-1], p99=late[int(len(late) * 0.99)])


async def _begin(bot: Guildhall, number: int) -> Match:
    rules = IN_TURNS[number % len(IN_TURNS)]
    users = [number * 10 + seat + 1 for seat in range(rules.players.start)]
    match = await bot.matches.open(
        guild_id=1 << 22, channel_id=number + 1, game=rules.key, host=users[0], options={}
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


def _stub(bot: Guildhall) -> None:
    """Answer all requests of discord.py at once."""
    numbers = count(1 << 40)

    async def request(_route: Any, **_options: Any) -> dict[str, Any]:
        return {**LEAST_MESSAGE, "channel_id": "1", "id": str(next(numbers))}

    http: Any = bot.http
    http.request = request


def main() -> None:
    """Measure, and print the numbers as JSON."""
    boards, thoughts, games = map(int, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = asyncio.run(measure(Path(folder) / "blocking.db", boards))
    thinking = {key: asyncio.run(measure_thinking(key, thoughts)) for key in [*COMPUTERS][:games]}
    print(msgspec.json.encode(Found(cold, warm, thinking)).decode())


if __name__ == "__main__":
    main()
