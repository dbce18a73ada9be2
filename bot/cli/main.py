"""The command ``bot``: run the bot, try it out, back it up, let its computers play, open record files."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from importlib import metadata
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

from discord.http import Route

from bot.app import create_bot
from bot.cli.atlas import add_atlas
from bot.cli.backup import add_backup, parse_positive
from bot.cli.check import add_check, explain_missing_token
from bot.cli.checks.letters import check_letters
from bot.cli.ratings import add_ratings
from bot.cli.record import CommandFailed, add_commands
from bot.cli.record_clip import add_clip
from bot.cli.record_page import add_page
from bot.client.start_errors import DATABASE_ERRORS, STARTUP_ERRORS, explain, explain_database
from bot.environment import ENV_FILE, read_variables
from bot.games import GAMES
from bot.locales import terminal_text as _text
from bot.observability.logs import configure_logging, redact
from bot.players import LEVEL_NAMES, tournament
from bot.players.tournament import MatchResult, Pairing, Standing
from bot.settings import Settings, SettingsError, find_misspelt, read_settings
from bot.store import NewerDatabase
from bot.store.files import is_readable_by_others
from bot.store.migrate import HEAD

if TYPE_CHECKING:
    from bot.client.bot import Guildhall

_log = logging.getLogger(__name__)
FAILED = 2
STOP_SECONDS = 5
SECOND = 1000
"""One second in milliseconds."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand.

    Return 0, or 2 after one line on standard error if the subcommand fails. A letter that the terminal lacks
    is a question mark.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = _build_parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (SettingsError, CommandFailed) as error:
        return _fail(str(error))
    except DATABASE_ERRORS as error:
        return _fail(explain_database(error))


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return FAILED


def _build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot", description=_text("cli-about"))
    parser.set_defaults(run=_run)
    version = _text("cli-version", version=_find_version(), schema=HEAD)
    parser.add_argument("--version", action="version", version=version, help=_text("cli-version-help"))
    commands = parser.add_subparsers(metavar=_text("cli-command"))
    run = commands.add_parser("run", help=_text("cli-run"), description=_text("cli-run"))
    run.set_defaults(run=_run)
    sandbox = commands.add_parser("sandbox", help=_text("cli-sandbox"), description=_text("cli-sandbox"))
    sandbox.add_argument("--port", type=int, default=8787, help=_text("cli-sandbox-port"))
    sandbox.add_argument("--no-browser", action="store_true", help=_text("cli-sandbox-no-browser"))
    sandbox.add_argument("--database", type=Path, default=None, help=_text("cli-sandbox-database"))
    sandbox.set_defaults(run=_sandbox)
    add_atlas(commands)
    add_backup(commands)
    add_ratings(commands)
    add_check(commands)
    contest = commands.add_parser(
        "tournament", help=_text("cli-tournament"), description=_text("cli-tournament")
    )
    contest.add_argument("game", metavar=_text("cli-tournament-game"), help=_text("cli-tournament-game-help"))
    contest.add_argument(
        "--levels", default=",".join(reversed(LEVEL_NAMES)), help=_text("cli-tournament-levels")
    )
    contest.add_argument("--matches", type=parse_positive, default=100, help=_text("cli-tournament-matches"))
    contest.add_argument("--players", type=parse_positive, default=None, help=_text("cli-tournament-players"))
    contest.add_argument(
        "--processes", type=int, choices=(1, 2), default=2, help=_text("cli-tournament-processes")
    )
    contest.set_defaults(run=_tournament)
    actions = add_commands(commands)
    add_page(actions)
    add_clip(actions)
    return parser


def _find_version() -> str:
    """Return the version of the installed package, or a dash where the code runs without being installed."""
    try:
        return metadata.version("guildhall")
    except metadata.PackageNotFoundError:
        return "-"


# bot run


def _run(_: argparse.Namespace) -> int:
    settings = read_settings()
    misspelt = find_misspelt(read_variables())
    if not settings.discord_token:
        return _fail(explain_missing_token(misspelt))
    configure_logging(settings.log_format, settings.log_level)
    for name, meant in misspelt:
        _log.warning("settings.misspelt", extra={"cause": name, "reason": f"{meant} is not set"})
    if is_readable_by_others(ENV_FILE):
        _log.warning("settings.others_may_read")
    letters = check_letters()
    if letters.severity != "fine":
        _log.warning("pictures.letters_missing", extra={"cause": letters.sentence})
    try:
        asyncio.run(run_bot(settings))
    except STARTUP_ERRORS as error:
        return _fail(redact(explain(error)))
    return 0


async def run_bot(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM, then close it in order."""
    if settings.discord_api:
        Route.BASE = settings.discord_api
    bot = create_bot(settings)
    if settings.shard_count is None:
        bot.use_recommended_shards()
    try:
        async with bot:
            await _serve(bot, settings.discord_token)
    finally:
        await _end_tasks()
        await bot.store.close()


async def _end_tasks() -> None:
    """Cancel the tasks that the bot has left, so that nothing reopens the database after it is closed.

    Cancel each task only once: SQLite's driver waits forever if it is cancelled twice.
    """
    await _wait_for([task for task in _find_other_tasks() if task.cancelling()])
    tasks = [task for task in _find_other_tasks() if not task.cancelling()]
    for task in tasks:
        task.cancel()
    await _wait_for(tasks)


def _find_other_tasks() -> set[asyncio.Task[Any]]:
    return asyncio.all_tasks() - {asyncio.current_task()}


async def _wait_for(tasks: Collection[asyncio.Task[Any]]) -> None:
    done, _ = await asyncio.wait(tasks, timeout=STOP_SECONDS) if tasks else (set(), None)
    for task in done:
        if not task.cancelled() and (error := task.exception()):
            _log.warning("task.cut_off", extra={"cause": repr(error)})


async def _serve(bot: "Guildhall", token: str) -> None:
    """Serve until a signal arrives, even if it arrives during the start.

    After SIGTERM, other processes take over the shards first, if there are any. A second signal ends the bot
    at once.
    """
    serving = asyncio.create_task(bot.start(token))
    loop = asyncio.get_running_loop()
    leaving: list[asyncio.Task[None]] = []

    def leave() -> None:
        if leaving:
            serving.cancel()
        else:
            leaving.append(asyncio.create_task(bot.retire(), name="retire"))
            leaving[0].add_done_callback(lambda _: serving.cancel())

    loop.add_signal_handler(signal.SIGINT, serving.cancel)
    loop.add_signal_handler(signal.SIGTERM, leave)
    if bot.leased_shards is not None:
        bot.leased_shards.on_outdated = serving.cancel
    await asyncio.wait({serving})
    if bot.leased_shards is not None and bot.leased_shards.newer_schema:
        raise NewerDatabase(bot.leased_shards.newer_schema)
    if not serving.cancelled():
        serving.result()


# bot sandbox


def _sandbox(options: argparse.Namespace) -> int:
    try:
        from bot.cli.sandbox import PortTaken, play
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "simcord":
            raise
        return _fail(_text("cli-sandbox-missing"))
    configure_logging("plain", "WARNING")
    say = partial(print, flush=True)
    try:
        play(port=options.port, browser=not options.no_browser, database=options.database, say=say)
    except PortTaken:
        return _fail(_text("cli-sandbox-port-taken", port=str(options.port)))
    return 0


# bot tournament


def _tournament(options: argparse.Namespace) -> int:
    games, levels = GAMES, options.levels.split(",")
    if options.game not in games:
        return _fail(_text("cli-tournament-no-game", game=options.game, games=", ".join(games)))
    known_levels = (*reversed(LEVEL_NAMES), tournament.RANDOM)
    wrong = [level for level in levels if level not in known_levels]
    if wrong or len(levels) < 2:
        return _fail(_text("cli-tournament-no-level", levels=", ".join(known_levels)))
    seats = games[options.game].players
    if options.players is not None and options.players not in seats:
        return _fail(_text("cli-tournament-no-seats", least=seats[0], most=seats[-1]))
    print(_text("cli-tournament-head"))
    for pairing in tournament.pairings(options.game, levels, options.matches, options.players):
        results = list(_report_progress(tournament.play_all(pairing, processes=options.processes), pairing))
        print(_format_standing(tournament.standing_of(pairing, results)), flush=True)
    return 0


def _report_progress(matches: Iterable[MatchResult], pairing: Pairing) -> Iterator[MatchResult]:
    """Yield the matches and print their count to standard error.

    The count is updated in place on a terminal; otherwise there is a line for each tenth of the matches.
    """
    terminal, tenth = sys.stderr.isatty(), max(1, pairing.matches // 10)
    for number, match in enumerate(matches, 1):
        if terminal or number % tenth == 0 or number == pairing.matches:
            values = {"level": pairing.level, "other": pairing.other, "all": pairing.matches}
            line = _text("cli-tournament-progress", number=number, **values)
            end = "\r" if terminal and number < pairing.matches else "\n"
            print(line, end=end, file=sys.stderr, flush=True)
        yield match


def _format_standing(standing: Standing) -> str:
    pairing = standing.pairing
    times = {
        name: [f"{seconds * SECOND:.3g}" for seconds in standing.seconds.get(level, (0.0, 0.0))]
        for name, level in (("mine", pairing.level), ("theirs", pairing.other))
    }
    return _text(
        "cli-tournament-row",
        level=pairing.level,
        other=pairing.other,
        players=pairing.players,
        matches=pairing.matches,
        points=f"{standing.points:.1%}",
        low=f"{standing.low:.1%}",
        high=f"{standing.high:.1%}",
        lost=standing.losses,
        mine=" / ".join(times["mine"]),
        theirs=" / ".join(times["theirs"]),
    )


if __name__ == "__main__":
    sys.exit(main())
