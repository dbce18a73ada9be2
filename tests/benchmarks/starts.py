"""What a start costs: the processor time of a bot beyond its imports, and how long the first click waits.

The bot runs as always, in a process of its own, on a Discord of this machine. As soon as Discord has sent
READY and the servers, a player clicks on a board.
"""

import asyncio
import logging
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from statistics import median
from time import perf_counter

import msgspec
from msgspec.structs import astuple

import cogs
from bot.cli.main import run_bot
from bot.match.models import Match
from bot.settings import Settings
from bot.store import Store
from cogs.kit.custom_ids import CustomId, write_custom_id
from rendering.atlas import atlas_file
from tests.benchmarks.filling import database_url, fill
from tests.benchmarks.table import Row
from tests.benchmarks.timing import Effort
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.client.stand_in import BUTTON, new_message, use
from tests.scaling.stand_in import StandIn

MOST_PROCESSOR_SECONDS, MOST_SECONDS = 0.5, 1.0
_MATCHES = 100
_PATIENCE = 30
_TOKEN = "x" * 30
_ROW = 1
_BOARD = 1 << 40
"""The id of the message of a board."""
_CPU_CLOCK_OF_A_PROCESS = 2  # CPUCLOCK_SCHED of Linux


class Start(msgspec.Struct):
    """The seconds of a start.

    Attributes:
        processor: Those of the processor until READY was sent, without the imports.
        answered: Those of the clock from READY until the click was acknowledged.
        shown: Those until the board showed the action.
    """

    processor: float
    answered: float
    shown: float


def start_rows(effort: Effort) -> Iterator[Row]:
    """Yield three rows."""
    starts = [asyncio.run(measure()) for _ in range(effort.restarts)]
    processor, answered, shown = zip(*map(astuple, starts), strict=True)
    for what, seconds, budget in (
        ("processor time without the imports, until READY", processor, MOST_PROCESSOR_SECONDS),
        ("from READY until the first click is answered", answered, MOST_SECONDS),
        ("from READY until the board shows what the first click did", shown, MOST_SECONDS),
    ):
        yield Row(
            what=f"a start with {_MATCHES} matches: {what} (beside: the longest)",
            measured=median(seconds),
            beside=max(seconds),
            unit="s",
            value=median(seconds),
            budget=budget,
            sign=" s",
        )


async def measure() -> Start:
    """Start a bot for the second time, click on a board, and return what that took."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "starts.db"
        await fill(database, _MATCHES)
        atlas = atlas_file(folder_with_atlas())
        (Path(folder) / atlas.name).hardlink_to(atlas)
        stand_in = StandIn(1, 0, buckets=1, everyone=True)
        async with stand_in.running():
            for match in await _find_matches(database):
                start = await _start(database, stand_in, match)
    return start


async def _find_matches(database: Path) -> list[Match]:
    """Return two matches."""
    store = Store(database_url(database))
    await store.open()
    try:
        return [match async for match in store.matches.find_all((1, 2))]
    finally:
        await store.close()


async def _start(database: Path, stand_in: StandIn, match: Match) -> Start:
    """Start a bot, click on the board of a match, stop the bot, and return what that took."""
    stand_in.guild_ids = [match.guild_id]
    command = [sys.executable, "-m", __name__, str(database), stand_in.url]
    bot = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        assert bot.stdin is not None
        assert bot.stdout is not None
        await bot.stdout.readline()  # everything is imported
        imported = _processor_seconds(bot)
        async with asyncio.timeout(_PATIENCE):
            bot.stdin.write(b"start\n")
            await stand_in.ready_event.wait()
            processor, ready_at = _processor_seconds(bot) - imported, perf_counter()
            answered, shown = await _click(stand_in, match)
        bot.send_signal(signal.SIGTERM)
        await bot.wait()
    finally:
        with suppress(ProcessLookupError):
            bot.kill()
    stand_in.ready_event.clear()
    return Start(processor, answered - ready_at, shown - ready_at)


async def _click(stand_in: StandIn, match: Match) -> tuple[float, float]:
    """Click as a player to act; return when that was acknowledged, and when the board showed the action."""
    player = min(match.players_to_act())
    action = next(iter(match.rules.legal_actions(match.state, player)))
    content = CustomId(match.id, match.board_version, "act", match.rules.action_to_string(action))
    custom_id, channel = write_custom_id("b", content), stand_in.channels[match.channel_id]
    button = {"type": BUTTON, "style": 1, "label": "Act", "custom_id": custom_id}
    board = new_message(match.channel_id, _BOARD, {"components": [{"type": _ROW, "components": [button]}]})
    number = await stand_in.click(match.players[player], match.guild_id, match.channel_id, board, custom_id)
    await stand_in.answer_events[number].wait()
    answered = perf_counter()
    await channel.change_event.wait()
    return answered, perf_counter()


def _processor_seconds(process: Process) -> float:
    """Return the processor time of all threads of another process, on Linux."""
    return time.clock_gettime(~process.pid << 3 | _CPU_CLOCK_OF_A_PROCESS)


def main() -> None:
    """Import the bot, wait for a line, and run the bot until it is told to stop."""
    database, url = sys.argv[1:]
    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    print("imported", flush=True)
    sys.stdin.readline()
    use(url)
    logging.disable()  # it is stopped while it delivers the board, and warns of that
    settings = Settings(discord_token=_TOKEN, database_url=database_url(Path(database)), emojis=False)
    asyncio.run(run_bot(settings))


if __name__ == "__main__":
    main()
