"""The rules of every game as pure functions: no I/O, no clock, no Discord, no pictures, no database.

``GAMES`` maps a game's key to its rules. A package in this folder that defines ``GAME`` is a game, so adding
one needs no change here.
"""

from bot.games.contract import (
    AnyGame,
    Game,
    GameView,
    IllegalAction,
    NoOptions,
    Outcome,
    Score,
    SimultaneousGame,
    rank_by,
)
from bot.games.option_values import InvalidOptions
from bot.games.real_time_game import AnyRealTimeGame, Moment, RealTimeGame, Run
from bot.games.registry import Registry
from bot.games.turn_game import AnyTurnGame, TurnGame, TurnView

__all__ = [
    "GAMES",
    "AnyGame",
    "AnyRealTimeGame",
    "AnyTurnGame",
    "Game",
    "GameView",
    "IllegalAction",
    "InvalidOptions",
    "Moment",
    "NoOptions",
    "Outcome",
    "RealTimeGame",
    "Run",
    "Score",
    "SimultaneousGame",
    "TurnGame",
    "TurnView",
    "rank_by",
]


GAMES: Registry[AnyGame] = Registry(__name__, "GAME", Game)
