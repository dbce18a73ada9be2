"""The command ``bot check``: check before a start that the bot has everything that it needs."""

import argparse
import asyncio
from collections.abc import Iterable

from discord.http import Route
from sqlalchemy.engine import make_url

from bot.cli.checks.database import check_database
from bot.cli.checks.discord_api import check_discord
from bot.cli.checks.files import check_database_files, check_settings_file
from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.cli.checks.letters import check_letters
from bot.cli.checks.live import check_live
from bot.cli.record import Subcommands
from bot.client.start_errors import one_line
from bot.environment import ENV_FILE, read_variables
from bot.locales import terminal_text as _text
from bot.observability.logs import configure_logging
from bot.settings import SettingsError, find_misspelt, read_settings
from bot.store.engine import sqlite_file

FAILED = 2
_LONGEST_ID = 19
"""The number of digits in the highest id."""


def add_check(commands: Subcommands) -> None:
    """Add ``check``."""
    check = commands.add_parser("check", help=_text("cli-check"), description=_text("cli-check"))
    check.add_argument(
        "--live", type=_parse_server_id, metavar="SERVER", default=None, help=_text("cli-check-live")
    )
    check.set_defaults(run=_check)


def _parse_server_id(text: str) -> int:
    """Return an argument as an id. Raise ``ArgumentTypeError`` unless it can be an id of Discord."""
    if text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID and 0 < int(text) < 1 << 63:
        return int(text)
    raise argparse.ArgumentTypeError(_text("live-not-a-server", text=one_line(text)))


def _check(options: argparse.Namespace) -> int:
    failures = 0

    def report(finding: Finding) -> None:
        nonlocal failures
        print(finding, flush=True)
        failures += finding.severity == "wrong"

    for finding in asyncio.run(_collect_findings()):
        report(finding)
    if options.live is not None and failures:
        report(note("live-left-out"))
    elif options.live is not None:
        configure_logging("plain", "ERROR")
        try:
            asyncio.run(check_live(read_settings(), options.live, report))
        except KeyboardInterrupt:
            report(wrong("live-interrupted"))
    print(_text("check-failures" if failures else "check-passed", count=failures))
    return FAILED if failures else 0


async def _collect_findings() -> list[Finding]:
    findings = [check_settings_file(ENV_FILE)]
    try:
        settings = read_settings()
    except SettingsError as error:
        return [*findings, Finding("wrong", str(error))]
    findings.append(fine("check-settings"))
    misspelt = find_misspelt(read_variables())
    findings += [note("settings-misspelt", name=name, meant=meant) for name, meant in misspelt]
    findings.append(check_letters())
    findings += await check_database(settings.database_url)
    if (file := sqlite_file(make_url(settings.database_url))) is not None:
        findings += check_database_files(file)
    if not settings.discord_token:
        return [*findings, Finding("wrong", explain_missing_token(misspelt))]
    api = settings.discord_api or Route.BASE
    return [*findings, *await check_discord(settings.discord_token, settings.shard_count, api)]


def explain_missing_token(misspelt: Iterable[tuple[str, str]]) -> str:
    """Return what to do without a token: correct the spelling of its name, or enter one."""
    hints = [
        _text("settings-misspelt", name=name, meant=meant)
        for name, meant in misspelt
        if meant == "DISCORD_TOKEN"
    ]
    return " ".join(hints) or _text("cli-no-token")
