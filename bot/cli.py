"""The command ``bot``: run it, try it, back it up."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
from sqlalchemy.engine import make_url

from bot.app import create_bot
from bot.locales import FALLBACK, texts
from bot.logs import configure_logging, redact
from bot.settings import Settings, SettingsError, read_settings
from bot.store import CorruptDatabase, NewerDatabase, UnreachableDatabase
from bot.store.engine import copy_sqlite, sqlite_file

if TYPE_CHECKING:
    from bot.client import Guildhall

FAILED = 2
_text = texts(FALLBACK)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a subcommand; returns 0, or 2 with one line on standard error when it can't be done."""
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except SettingsError as error:
        return _fail(str(error))
    except CorruptDatabase as error:
        return _fail(_text("cli-database-corrupt", file=str(error)))
    except NewerDatabase as error:
        return _fail(_text("cli-database-newer", revision=str(error)))
    except UnreachableDatabase as error:
        return _fail(_text("cli-database-unreachable", reason=redact(" ".join(str(error).split()))))


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot", description=_text("cli-about"))
    parser.set_defaults(run=_run)
    commands = parser.add_subparsers(metavar=_text("cli-command"))
    run = commands.add_parser("run", help=_text("cli-run"), description=_text("cli-run"))
    run.set_defaults(run=_run)
    sandbox = commands.add_parser("sandbox", help=_text("cli-sandbox"), description=_text("cli-sandbox"))
    sandbox.add_argument("--port", type=int, default=8787, help=_text("cli-sandbox-port"))
    sandbox.add_argument("--no-browser", action="store_true", help=_text("cli-sandbox-no-browser"))
    sandbox.add_argument("--database", type=Path, default=None, help=_text("cli-sandbox-database"))
    sandbox.set_defaults(run=_sandbox)
    backup = commands.add_parser("backup", help=_text("cli-backup"), description=_text("cli-backup"))
    backup.add_argument("file", type=Path, help=_text("cli-backup-file"))
    backup.set_defaults(run=_backup)
    return parser


# bot run


def _run(_: argparse.Namespace) -> int:
    settings = read_settings()
    if not settings.discord_token:
        return _fail(_text("cli-no-token"))
    configure_logging(settings.log_format, settings.log_level)
    try:
        asyncio.run(run_bot(settings))
    except discord.LoginFailure:
        return _fail(_text("cli-wrong-token"))
    except discord.PrivilegedIntentsRequired:
        return _fail(_text("cli-intents"))
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, discord.DiscordServerError):
        return _fail(_text("cli-no-discord"))
    return 0


async def run_bot(settings: Settings) -> None:
    """Runs the bot until it is told to stop by SIGINT or SIGTERM; both close it in order."""
    bot = create_bot(settings)
    if settings.shard_count is None:
        bot.shard_as_discord_says()
    try:
        async with bot:
            await _serve(bot, settings.discord_token)
    finally:
        await bot.store.close()


async def _serve(bot: "Guildhall", token: str) -> None:
    """Serves until a signal comes, at whatever point of the start that is."""
    serving = asyncio.create_task(bot.start(token))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, serving.cancel)
    await asyncio.wait({serving})
    if not serving.cancelled():
        serving.result()


# bot sandbox


def _sandbox(chosen: argparse.Namespace) -> int:
    try:
        from bot.sandbox import PortTaken, play
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "simcord":
            raise
        return _fail(_text("cli-sandbox-missing"))
    configure_logging("plain", "WARNING")
    say = partial(print, flush=True)
    try:
        play(port=chosen.port, browser=not chosen.no_browser, database=chosen.database, say=say)
    except PortTaken:
        return _fail(_text("cli-sandbox-port-taken", port=str(chosen.port)))
    return 0


# bot backup


def _backup(chosen: argparse.Namespace) -> int:
    source = sqlite_file(make_url(read_settings().database_url))
    if source is None:
        return _fail(_text("cli-backup-not-sqlite"))
    if not source.exists():
        return _fail(_text("cli-backup-missing", file=str(source)))
    try:
        copy_sqlite(source, chosen.file)
    except FileExistsError:
        return _fail(_text("cli-backup-exists", file=str(chosen.file)))
    except OSError as error:
        return _fail(_text("cli-backup-failed", error=str(error)))
    print(_text("cli-backup-done", file=str(chosen.file)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
