"""``python -m tests.chaos.process``: a process that loads the bot once and forks it as often as it is asked.

A line ``run BLOCK DATABASE DISCORD LOG`` on its standard input starts ``bot run``, a line
``backup BLOCK DATABASE FILE LOG`` starts ``bot backup``. It prints ``started PID`` and ``ended PID STATUS``.
What it starts is a process and a session of its own. All boards have the same small picture; nothing else
differs but the clock and how the database fails.
"""

import asyncio
import os
import random
import signal
import sqlite3
import sys
import threading
from datetime import datetime, timedelta
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NoReturn

import discord

from tests.chaos.block import (
    AFTER,
    BROKEN,
    COMMITS,
    DURING,
    FAILURE,
    MOMENT,
    READ_ONLY,
    STATEMENTS,
    Block,
)
from tests.client.stand_in import draw_nothing, use

TOKEN = "x" * 30
LONGEST_COMMIT = 0.003
"""The most seconds into a commit at which a process dies during it; the moment is random."""
_WRITES = ("INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "BEGIN IMMEDIATE")
_blocks: list[Block] = []
_real_now = discord.utils.utcnow  # noqa: TID251


def _shifted_now() -> datetime:
    now = _real_now()
    return now + timedelta(seconds=_blocks[0].clock) if _blocks else now


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise SystemExit  # the signal comes first


def _patch_database() -> None:
    """Let connections to SQLite die and fail as the shared block says."""
    from bot.store.sqlite import SqliteConnection, SqliteCursor

    execute, run, commit = SqliteCursor.execute, SqliteConnection.run, SqliteConnection.commit

    async def failing(self: Any, sql: str, parameters: Any = ()) -> Any:
        kind = _blocks[0].get(FAILURE)
        if kind == BROKEN or (kind == READ_ONLY and sql.lstrip().upper().startswith(_WRITES)):
            code = sqlite3.SQLITE_IOERR if kind == BROKEN else sqlite3.SQLITE_READONLY
            error = sqlite3.OperationalError("made up: the database fails")
            error.sqlite_errorcode = code
            raise error
        return await execute(self, sql, parameters)

    async def mortal_run(self: Any, statement: Any) -> None:
        if _blocks[0].count_down(STATEMENTS):
            _die()
        await run(self, statement)

    async def mortal_commit(self: Any) -> None:
        if not self.in_transaction or not _blocks[0].count_down(COMMITS):
            await commit(self)
            return
        moment = _blocks[0].get(MOMENT)
        if moment == DURING:
            threading.Timer(random.SystemRandom().uniform(0, LONGEST_COMMIT), _die).start()
        if moment in (DURING, AFTER):
            await commit(self)
        _die()

    for owner, name, replacement in (
        (SqliteCursor, "execute", failing),
        (SqliteConnection, "run", mortal_run),
        (SqliteConnection, "commit", mortal_commit),
    ):
        setattr(owner, name, replacement)


def _load() -> None:
    """Import everything that the bot imports, and let it draw nothing."""
    discord.utils.utcnow = _shifted_now  # noqa: TID251
    import cogs

    for module in walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    draw_nothing()
    _patch_database()


def _run(database: str, url: str) -> int:
    from bot.cli.main import run_bot
    from bot.client.start_errors import STARTUP_ERRORS, explain
    from bot.observability.logs import configure_logging, redact
    from bot.settings import Settings

    use(url)
    configure_logging("plain", "INFO")
    settings = Settings(
        discord_token=TOKEN,
        database_url=f"sqlite+aiosqlite:///{database}",
        emojis=False,
        coach=False,
        welcome=False,
    )
    try:
        asyncio.run(run_bot(settings))
    except STARTUP_ERRORS as error:
        print(redact(explain(error)), file=sys.stderr)
        return 2
    return 0


def _back_up(database: str, file: str) -> int:
    from bot.cli.main import main

    os.environ["DATABASE_URL"] = f"sqlite:///{database}"
    return main(["backup", file])


def _child(words: list[str]) -> NoReturn:
    task, block, *values, log = words
    status = 1
    try:
        os.setsid()
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for number, source in ((0, os.open(os.devnull, os.O_RDONLY)), (1, output), (2, output)):
            os.dup2(source, number)
        _blocks.append(Block(Path(block)))
        status = (_run if task == "run" else _back_up)(*values)
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def _wait(pid: int) -> None:
    _, status = os.waitpid(pid, 0)
    _say(f"ended {pid} {os.waitstatus_to_exitcode(status)}")


def main() -> None:
    """Fork a process for each line of the standard input until it ends."""
    _load()
    _say("ready 0")
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _child(line.split())
        _say(f"started {pid}")
        threading.Thread(target=_wait, args=(pid,), daemon=True).start()


if __name__ == "__main__":
    main()
