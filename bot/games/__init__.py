"""The rules of every game, pure: no I/O, no clock, no Discord, no pictures, no database.

``GAMES`` maps a game's key to its rules. A package in this folder that defines ``GAME`` is a game:
adding one needs no change here.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from bot.games.contract import AnyGame, Game, IllegalAction, InvalidOptions, Outcome, Score

__all__ = ["GAMES", "AnyGame", "Game", "IllegalAction", "InvalidOptions", "Outcome", "Score", "module_name"]


def module_name(key: str) -> str:
    """The Python name that a game has on every floor: ``middle-ages`` is ``middle_ages``."""
    return key.replace("-", "_")


def _discover() -> Mapping[str, AnyGame]:
    packages = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    games: list[AnyGame] = [import_module(f"{__name__}.{name}").GAME for name in packages]
    return MappingProxyType({game.key: game for game in games})


GAMES: Mapping[str, AnyGame] = _discover()
