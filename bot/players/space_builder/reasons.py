"""The reasons why an action of Space Builder is good."""

from bot.games.space_builder import View
from bot.players.computer import Reason


def reason_of(view: View, player: int, text: str) -> Reason:  # noqa: ARG001
    """Return what the action written as ``text`` does."""
    return Reason(f"players-space-builder-{text.split(maxsplit=1)[0]}")
