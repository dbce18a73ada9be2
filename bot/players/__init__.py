"""Computer players: a view of any game in, an action out.

A module or package of this folder that defines ``COMPUTER`` plays a game; adding one needs no change here. A
game without one is searched through the contract as far as its view allows. All randomness comes from the
arguments, so that equal arguments give an equal choice.
"""

from random import Random
from typing import Any

import msgspec

from bot.games import GAMES
from bot.players.computer import Choice, Computer, Reason
from bot.players.generic import GenericComputer
from bot.players.levels import LEVEL_NAMES, Level, Levels
from bot.registry import Registry

__all__ = [
    "COMPUTERS",
    "LEVEL_NAMES",
    "Choice",
    "Computer",
    "Level",
    "Levels",
    "Reason",
    "choose",
    "get_computer",
    "reason",
]

AnyComputer = Computer[Any]


COMPUTERS: Registry[AnyComputer] = Registry(__name__, "COMPUTER", Computer)


def get_computer(key: str) -> AnyComputer:
    """Return the computer player of a game, a generic one if the game has none of its own.

    Raise ``KeyError`` for an unknown game.
    """
    return COMPUTERS[key] if key in COMPUTERS else GenericComputer(GAMES[key])


def choose(key: str, view: msgspec.Struct, player: int, level: str, *, seed: str, ply: int) -> Choice | None:
    """Return the computer's choice as ``player``, who has to act in a match of ``key``.

    ``view`` is that of ``player``; ``ply`` counts the actions of the match before this one. Return ``None``
    where only the system can act. Raise ``KeyError`` for an unknown game or level.
    """
    computer = get_computer(key)
    moment = computer.moment(view, ply)
    return computer.decide(view, player, computer.levels[level], Random(f"{seed}:{moment}:{player}:{level}"))


def reason(key: str, view: msgspec.Struct, player: int, action: str) -> Reason:
    """Return why ``action``, a choice of ``choose``, is good: the id of a sentence that doesn't name it."""
    return get_computer(key).reason(view, player, action)
