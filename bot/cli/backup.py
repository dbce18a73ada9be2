"""The command ``bot backup``: a copy of the SQLite database while the bot runs."""

import argparse
import shutil
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.cli.record import CommandFailed, Subcommands
from bot.locales import terminal_text as _text
from bot.settings import read_settings
from bot.store.engine import sqlite_file
from bot.store.files import PART, DamagedBackup, EmptyDatabase, copy_sqlite, exists
from bot.timestamps import milliseconds, now

_NAME_FORMAT = "guildhall-%Y%m%d-%H%M%S.db"
_NAME_PATTERN = f"guildhall-{'[0-9]' * 8}-{'[0-9]' * 6}.db"
"""The pattern of the names that ``_NAME_FORMAT`` produces: other files in the folder are never deleted."""


_DAY_MILLISECONDS = 24 * 60 * 60 * 1000


def add_backup(commands: Subcommands) -> None:
    """Add ``backup``."""
    backup = commands.add_parser("backup", help=_text("cli-backup"), description=_text("cli-backup"))
    backup.add_argument("file", type=Path, help=_text("cli-backup-file"))
    backup.add_argument("--keep", type=parse_positive, default=None, help=_text("cli-backup-keep"))
    backup.set_defaults(run=_backup)


def parse_positive(text: str) -> int:
    """Return an argument as a number. Raise ``ArgumentTypeError`` unless it is above zero."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(_text("cli-not-positive", number=number))
    return number


def _backup(options: argparse.Namespace) -> int:
    source = sqlite_file(make_url(read_settings().database_url))
    if source is None:
        raise CommandFailed(_text("cli-backup-not-sqlite"))
    if not exists(source):
        raise CommandFailed(_text("cli-backup-missing", file=str(source)))
    folder = options.file.is_dir()
    if options.keep and not folder:
        raise CommandFailed(_text("cli-backup-keep-folder", file=str(options.file)))
    target = options.file / f"{now():{_NAME_FORMAT}}" if folder else options.file
    try:
        copy_sqlite(source, target)
        if options.keep:
            _delete_old(options.file, options.keep)
    except EmptyDatabase as error:
        raise CommandFailed(_text("cli-backup-empty", file=str(error))) from error
    except DamagedBackup as error:
        raise CommandFailed(_text("cli-backup-damaged", file=str(error))) from error
    except FileExistsError as error:
        raise CommandFailed(_text("cli-backup-exists", file=str(target))) from error
    except OSError as error:
        raise CommandFailed(_text("cli-backup-failed", error=str(error))) from error
    print(_text("cli-backup-done", file=str(target)))
    return 0


def _delete_old(folder: Path, keep: int) -> None:
    """Delete all but the newest copies in a folder, and the partial copy of a process that died."""
    for file in sorted(folder.glob(_NAME_PATTERN))[:-keep]:
        file.unlink()
    for part in folder.glob(f"{PART}*"):
        if milliseconds() - part.stat().st_mtime * 1000 > _DAY_MILLISECONDS:
            shutil.rmtree(part)
