"""Whether a command line of the bot, as a unit or a page shows it, exists."""

import contextlib
import io
from collections.abc import Sequence

from bot.cli.main import main


def is_command(arguments: Sequence[str]) -> bool:
    """Return whether the bot has the subcommand and its options."""
    command = next(argument for argument in arguments if not argument.startswith("-"))
    options = [argument for argument in arguments if argument.startswith("-")]
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            main([command, "--help"])
        except SystemExit as end:
            return end.code == 0 and all(option in out.getvalue() for option in options)
    return False
