"""The rules of every game as pure functions: no I/O, no clock, no Discord, no pictures, no database.

``GAMES`` maps a game's key to its rules. A package in this folder that defines ``GAME`` is a game, so adding
one needs no change here. A package without ``GAME`` is skipped: its rules have no pictures or commands yet.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from bot.games.contract import AnyGame, Game, IllegalAction, InvalidOptions, Outcome, Score

__all__ = [
    "GAMES",
    "AnyGame",
    "Game",
    "IllegalAction",
    "InvalidOptions",
    "Outcome",
    "Score",
    "discover",
    "module_name",
]


def module_name(key: str) -> str:
    """Return the Python name that a game has on every floor: ``middle-ages`` is ``middle_ages``."""
    return key.replace("-", "_")


def discover() -> Mapping[str, AnyGame]:
    """Return the games of this folder by key; packages without ``GAME`` are left out."""
    packages = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    modules = [import_module(f"{__name__}.{name}") for name in packages]
    games: list[AnyGame] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return MappingProxyType({game.key: game for game in games})


GAMES: Mapping[str, AnyGame] = discover()
