"""Builders, after Jen Agosta: one wooden puzzle for two to four players, who mark its joints as their own.

Every player orders ten pieces in secret. A turn is one roll of the dice, for moving or for building. If the
pawn moves, each corner of the track that it passes brings pieces from the box; otherwise the value of the
dice is the number of pieces that can be built. First the foundation is laid, as large as the players make it,
then a panel of triangles on each of its sides, row by row. Each joint to a piece laid before is a point, each
accessory structure is eight. The match is over once the puzzle is complete.

Sections are those of the full rules: 1 material, 2 object, 3 setup, 4 a turn, 5 moving and taking, 6 the
foundation, 7 the panels, 8 joints, 9 structures, 10 end, 11 winner, 12 absent players, 13 drawing and test
vectors, 14 simulations.

The original leaves sizes and some cases open; these are the rulings that the code follows:

- Track, box and hands are public, only orders are secret. They can't compete: four of any kind can be filled.
- An order can be replaced until the last one is handed in, which reveals them all.
- The value of the dice is their sum, twice as much for a double, which brings two corner joints at once.
- Landing on a corner passes it; leaving it doesn't. A player takes exactly the number of pieces due.
- A player holds at most two A. A and B left in the box are put away when the foundation is closed.
- A foundation has at most 36 pieces, corners included, and sides of at least as many B as there are players.
- One row is open at a time. It may be led only where box and hands have enough pieces to complete it.
- A turn of building ends with ``done``, also when no step is left: until then steps can be taken back.
- Moving is offered while the box has a piece that the player may take and that can still find a place: A and
  B until the foundation is closed, C always, D while a row of D is open or a panel offers two units or more,
  or will once its open row is complete.
- A player who can neither move nor build passes at once.
- Once the puzzle has ended, the current player may still use steps for their structure; then the match ends.
- A player can leave at any time. What they hold goes back, what they have built stays, and their turns are
  left out. They are ranked behind all others, the first to leave last; the last player left has won.
"""

from bot.games.builders.actions import Action, Done, Lay, Lead, Leave, Move, Order, Roll, Structure, Take
from bot.games.builders.game import Builders
from bot.games.builders.geometry import HEIGHT, THICKNESS, Outline, extent_of, outline_of
from bot.games.builders.notation import format_counts
from bot.games.builders.options import Options
from bot.games.builders.pieces import (
    HALF,
    KINDS,
    LEGS,
    NONE,
    SIDE_INDEX,
    SIDES,
    STRUCTURE_POINTS,
    STRUCTURE_STEPS,
    USUAL_ORDER,
    WIDTH,
    Counts,
    Kind,
    Lengths,
    Shape,
    Side,
    feet_of,
    joints_of,
    minus,
    next_length,
    next_pieces,
    plus,
    slots_of,
)
from bot.games.builders.scoring import has_left, tie_breaks
from bot.games.builders.selections import even_way
from bot.games.builders.state import Foundation, LaidPiece, State
from bot.games.builders.steps import SIDES_OF_TRACK
from bot.games.builders.view import (
    ChoiceView,
    FoundationView,
    LeadView,
    MoveView,
    PanelView,
    PieceView,
    PlayerView,
    RowView,
    StepView,
    View,
    view_piece,
)

GAME = Builders()

__all__ = [
    "GAME",
    "HALF",
    "HEIGHT",
    "KINDS",
    "LEGS",
    "NONE",
    "SIDES",
    "SIDES_OF_TRACK",
    "SIDE_INDEX",
    "STRUCTURE_POINTS",
    "STRUCTURE_STEPS",
    "THICKNESS",
    "USUAL_ORDER",
    "WIDTH",
    "Action",
    "Builders",
    "ChoiceView",
    "Counts",
    "Done",
    "Foundation",
    "FoundationView",
    "Kind",
    "LaidPiece",
    "Lay",
    "Lead",
    "LeadView",
    "Leave",
    "Lengths",
    "Move",
    "MoveView",
    "Options",
    "Order",
    "Outline",
    "PanelView",
    "PieceView",
    "PlayerView",
    "Roll",
    "RowView",
    "Shape",
    "Side",
    "State",
    "StepView",
    "Structure",
    "Take",
    "View",
    "even_way",
    "extent_of",
    "feet_of",
    "format_counts",
    "has_left",
    "joints_of",
    "minus",
    "next_length",
    "next_pieces",
    "outline_of",
    "plus",
    "slots_of",
    "tie_breaks",
    "view_piece",
]
