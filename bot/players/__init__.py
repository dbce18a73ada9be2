"""Computer players: a view of any game in, an action out.

A module or package of this folder that defines ``COMPUTER`` plays a game; adding one needs no change here. A
game without one is searched through the contract as far as its view allows. All randomness comes from the
arguments, so that equal arguments give an equal choice.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from bot.games import GAMES
from bot.players.computer import Choice, Computer, Reason
from bot.players.levels import LEVEL_NAMES, Level, Levels
from bot.players.plain import GenericComputer

__all__ = [
    "LEVEL_NAMES",
    "Choice",
    "Computer",
    "Level",
    "Levels",
    "Reason",
    "choose",
    "computers",
    "get_computer",
    "reason",
]

AnyComputer = Computer[Any]


@cache
def computers() -> Mapping[str, AnyComputer]:
    """Return the computer player of each game by key."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    found: list[AnyComputer] = [module.COMPUTER for module in modules if hasattr(module, "COMPUTER")]
    plain: dict[str, AnyComputer] = {key: GenericComputer(rules) for key, rules in GAMES.items()}
    return MappingProxyType({**plain, **{computer.rules.key: computer for computer in found}})


def get_computer(key: str) -> AnyComputer:
    """Return the computer player of a game. Raise ``KeyError`` for an unknown game."""
    return computers()[key]


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
