"""The check that pictures can show the names of all players."""

from bot.cli.checks.finding import Finding, fine, note
from rendering.kit.scripts import can_shape


def check_letters() -> Finding:
    """Check that the library is there which puts the letters of some scripts together."""
    return fine("check-letters") if can_shape() else note("check-letters-missing")
