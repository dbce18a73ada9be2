"""Constructor: rings, mediums and smalls stacked on nine tiles, by two players in two rounds.

Each turn a player places a piece from the reserve on an empty tile, or moves a lone piece of theirs onto an
adjacent stack whose exposed piece is the opponent's: a ring round a small, a medium onto a ring, a small onto
a medium. A player who can do neither ends the round; each tower gives a point to the owner of its top piece.

Where the rules leave a question open, these are the rulings that the code refers to:

- A1: a ring encloses a small only if that is alone on its tile. The option ``open_rings`` lifts this; the
  ring is then the tower's top piece, scores for its owner and may be landed on.
- A2, A5: a medium may land on a ring that encloses a small; only the ring's colour matters.
- A10: any empty tile may be placed on, also one that was vacated.
- A11: the round ends at once when the player to act is stuck, even if the other could still act.
- A12: a ring round a small is no tower; with a medium on top it is one.
- A13: equal totals are a draw. With the option ``decider`` a third round is played, begun by round 1's first
  player. After the first action the other player may ``swap`` once instead of acting: they exchange colours
  for this round, and the first player goes on with the other colour.
- A14: the player who did not start round 1 starts round 2, and picks its pattern unless both share one.
- A15: other patterns are an option, not known to be balanced.
"""

from bot.games.constructor.actions import Action, ChoosePattern, Move, Place, Swap
from bot.games.constructor.board import BOARDS
from bot.games.constructor.game import Constructor
from bot.games.constructor.notation import format_position, position_string
from bot.games.constructor.options import Options
from bot.games.constructor.patterns import EXTRA_PATTERNS
from bot.games.constructor.pieces import EACH, KINDS, PIECES, Kind, colour_of, controller, kind_of, may_land
from bot.games.constructor.scoring import HALVES, with_half_point
from bot.games.constructor.state import State
from bot.games.constructor.view import (
    RoundResult,
    Tile,
    View,
    end_of_round,
    has_ended_round,
    is_adjacent,
    tiles_of,
)

__all__ = [
    "BOARDS",
    "EACH",
    "EXTRA_PATTERNS",
    "GAME",
    "HALVES",
    "KINDS",
    "PIECES",
    "Action",
    "ChoosePattern",
    "Constructor",
    "Kind",
    "Move",
    "Options",
    "Place",
    "RoundResult",
    "State",
    "Swap",
    "Tile",
    "View",
    "colour_of",
    "controller",
    "end_of_round",
    "format_position",
    "has_ended_round",
    "is_adjacent",
    "kind_of",
    "may_land",
    "position_string",
    "tiles_of",
    "with_half_point",
]

GAME = Constructor()
