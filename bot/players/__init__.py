"""Computer players: a view of any game in, an action out.

A module or package of this folder that defines ``COMPUTER`` plays a game; adding one needs no change here. A
game without one is searched through the contract as far as its view allows. All randomness comes from the
arguments, so that equal arguments give an equal choice.
"""

from typing import Any

from bot.games import GAMES
from bot.games.registry import Registry
from bot.players.computer import Choice, Computer, Reason
from bot.players.generic import GenericComputer
from bot.players.levels import LEVEL_NAMES, Level, Levels

__all__ = [
    "COMPUTERS",
    "LEVEL_NAMES",
    "Choice",
    "Computer",
    "Level",
    "Levels",
    "Reason",
    "get_computer",
]

AnyComputer = Computer[Any]


COMPUTERS: Registry[AnyComputer] = Registry(__name__, "COMPUTER", Computer)


def get_computer(key: str) -> AnyComputer:
    """Return the computer player of a game, a generic one if the game has none of its own.

    Raise ``KeyError`` for an unknown game.
    """
    return COMPUTERS[key] if key in COMPUTERS else GenericComputer(GAMES[key])
