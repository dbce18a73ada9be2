"""Noughts and crosses on Discord."""

from cogs.support.game_commands import action_command
from cogs.support.game_ui import GameUI
from tests.fifth_game.rules import GAME, Mark, View


class NoughtsUI(GameUI[View]):
    """A button for each empty square, and a command."""

    key = GAME.key
    commands = (action_command(GAME, Mark),)


UI = NoughtsUI()
