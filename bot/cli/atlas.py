"""The command ``bot atlas``: draw all sprites into the folder of the database."""

import argparse
import os
import sys
from pathlib import Path

from bot.cli.record import CommandFailed, Subcommands
from bot.locales import terminal_text as _text
from bot.settings import read_settings
from rendering.atlas import draw_atlas

_NICENESS = 10


def add_atlas(commands: Subcommands) -> None:
    """Add ``atlas``."""
    atlas = commands.add_parser("atlas", help=_text("cli-atlas"), description=_text("cli-atlas"))
    atlas.add_argument("folder", type=Path, nargs="?", default=None, help=_text("cli-atlas-folder"))
    atlas.set_defaults(run=_atlas)


def _atlas(options: argparse.Namespace) -> int:
    folder: Path | None = options.folder
    if sys.platform != "win32":
        os.nice(_NICENESS)  # a bot may run beside it
    try:
        if folder is None:
            folder = read_settings().data_folder
            folder.mkdir(parents=True, exist_ok=True)  # the bot may not have been started yet
        folder.stat()  # fail before anything is drawn
        file = draw_atlas(folder)
    except OSError as error:
        raise CommandFailed(_text("cli-atlas-failed", folder=str(folder), error=str(error))) from error
    print(_text("cli-atlas-done", file=str(file), megabytes=round(file.stat().st_size / 1e6)))
    return 0
