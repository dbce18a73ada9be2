"""``python -m tests.cli.stoppable SCENE ARGUMENTS``: the command ``bot``, with Discord left out.

SCENE says what the bot is doing when a signal comes: ``serving``, ``starting`` (still in the login),
``delivering`` (a message is being sent and never gets there), or ``querying`` (the database takes long). It
says ``ready`` when it is there, and at the end what is still open: threads and connections.
"""

import asyncio
import sys
import threading
from collections.abc import Mapping
from typing import Any

from bot.cli.main import main
from bot.client.bot import Guildhall
from bot.match.deliveries import Claim
from bot.match.models import Match
from cogs.board.publisher import BoardPublisher

CHANNEL = 9
bots: list[Guildhall] = []


def ready() -> None:
    """Notify the test that a signal may come."""
    print("ready", flush=True)


async def for_ever() -> None:
    """Wait until cancelled."""
    await asyncio.Event().wait()


async def login(bot: Guildhall, _token: str) -> None:
    """Log in without setting up anything but the store."""
    bots.append(bot)
    await bot.store.open()


async def hanging_login(bot: Guildhall, token: str) -> None:
    """Wait for a login that Discord never answers."""
    await login(bot, token)
    ready()
    await for_ever()


async def connect(_bot: Guildhall, **_: Any) -> None:
    """Stay connected without any event."""
    ready()
    await for_ever()


async def hanging_delivery(bot: Guildhall, **_: Any) -> None:
    """Stay connected while a message never arrives."""

    class HangingPublisher(BoardPublisher):
        async def publish(self, _claim: Claim) -> None:
            ready()
            await for_ever()

    bot.publisher = HangingPublisher(bot)
    table = Match(guild_id=1, channel_id=CHANNEL, game="constructor", host=1, seats=(1, None))
    bot.outbox.wake((await bot.store.matches.create(table)).id)
    await for_ever()


async def hanging_query(bot: Guildhall, **_: Any) -> None:
    """Connect while the database is asked what to deliver, which takes long."""
    query_event = asyncio.Event()

    async def sweep() -> None:
        async with bot.store.engine.connect() as connection:
            query_event.set()
            await connection.exec_driver_sql(SLOW)

    def unlucky(loop: asyncio.AbstractEventLoop) -> list[asyncio.Task[Any]]:
        """Return the remaining tasks in the order in which the driver, stopped twice, never stops."""
        remaining_tasks = asyncio.all_tasks(loop)
        return sorted(remaining_tasks, key=lambda task: "_terminate" in str(task.get_coro()))

    asyncio.tasks.all_tasks = unlucky  # type: ignore[assignment]
    bot.outbox.sweep = sweep  # type: ignore[method-assign]
    bot.sweep_loop.start()
    await query_event.wait()
    ready()
    await for_ever()


SLOW = (
    "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT max(i) FROM n"
)
ENDING = 2

SCENES: Mapping[str, Mapping[str, Any]] = {
    "serving": {"login": login, "connect": connect},
    "starting": {"login": hanging_login, "connect": connect},
    "delivering": {"login": login, "connect": hanging_delivery},
    "querying": {"login": login, "connect": hanging_query},
}


def find_leftovers() -> list[str]:
    """Return the threads that still run and the connections that are still in use."""
    running = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    for thread in running:
        thread.join(ENDING)  # one that has been asked to end may still be about to
    threads = [thread.name for thread in running if thread.is_alive()]
    pools: list[Any] = [bot.store.engine.pool for bot in bots]
    return [*threads, *(pool.status() for pool in pools if pool.checkedout())]


def run(scene: str, arguments: list[str]) -> int:
    """Return the status of the command."""
    for name, replacement in SCENES[scene].items():
        setattr(Guildhall, name, replacement)
    status = main(arguments)
    print("open:", *find_leftovers(), flush=True)
    return status


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
