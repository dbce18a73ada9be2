"""Noughts and crosses on Discord."""

from collections.abc import Sequence

from cogs.kit.game_commands import action_command
from cogs.kit.game_ui import GameUI
from tests.fifth_game.rules import GAME, Mark, View


class NoughtsUI(GameUI[View]):
    """A button for each empty square, and a command."""

    key = GAME.key
    commands = (action_command(GAME, Mark),)

    def highlighted_places(self, view: View, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the square, which the picture of a hint highlights."""
        return [GAME.action_from_string(action).square]


UI = NoughtsUI()
