"""The rules of every game, pure: no I/O, no clock, no Discord, no pictures, no database.

``GAMES`` maps a game's key to its rules. A package in this folder that defines ``GAME`` is a game:
adding one needs no change here. One without is passed over: rules that have no pictures or commands yet.
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
    """The Python name that a game has on every floor: ``middle-ages`` is ``middle_ages``."""
    return key.replace("-", "_")


def discover() -> Mapping[str, AnyGame]:
    """The games of this folder by key; packages without ``GAME`` are left out."""
    packages = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    modules = [import_module(f"{__name__}.{name}") for name in packages]
    games: list[AnyGame] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return MappingProxyType({game.key: game for game in games})


GAMES: Mapping[str, AnyGame] = discover()
