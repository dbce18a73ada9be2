"""Space Builder: cities are built to a map that may lie askew, by two to four players.

In each round all build the same map with their unfrozen cards, and the second-to-last tap of the deck stops
the last builder. The fewest faults win, the fastest of equals; the winner unfreezes a card, and a player who
wins a round with all eight wins the match.

Sections are those of the rules: 1 material, 3 setup, 4 a round, 5 checking, 6 after the round, 7 on Discord
(7.2 clocks, 7.3 live, 7.4 in turns, 7.5 peeking, 7.6 leaving). Where they leave a question open, these are
the rulings of this package:

- Times are milliseconds since the match began; one builder's clicks have times of their own, each later than
  the one before, except that all actions of one interaction have its time. Clicks of different builders may
  arrive in any order.
- A card taken up where it lies is turned and flipped there, which counts at once. What changes a board is
  laying, taking back, and turning or flipping a card that lies on it: that is a stopped player's last change.
  A player who changed nothing has the time of the start. Equal to the last, the lower seat wins.
- A click at the very time at which the race ends still counts.
- In turns the deadline is for opening the map: a player who has opened it may finish on their own clock.
- In turns it is public that a builder's clock has run out only as far as that nobody waits for them.
- Sitting out can be announced beforehand. In turns that is an absence; live, at least two have to stay.
- A sealed round draws a map for each seat, all in the facing of the first; the used maps are shuffled again
  whenever the deck is empty.
- Leaving lays down tools. A player who has left can still win the current round, but unfreezes no card.
- A cancelled round is played again under its number. Only rounds that nobody opened count towards giving up.
- An abandoned match has no winner, so all share the first rank.
"""

from bot.games.space_builder.actions import (
    SYSTEM_ACTIONS,
    Action,
    Back,
    CancelRound,
    Click,
    Expire,
    Flip,
    Lay,
    Leave,
    Open,
    Ready,
    Settle,
    SitOut,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
)
from bot.games.space_builder.checking import FAULTS, Flaw, Verdict
from bot.games.space_builder.game import SpaceBuilder
from bot.games.space_builder.hand import Card, Hand, replay_hand
from bot.games.space_builder.maps import (
    BUILDINGS,
    LOCATIONS,
    MAPS,
    PAD,
    SQUARES,
    STARRED,
    Placement,
    turn_layout,
    turn_square,
)
from bot.games.space_builder.moments import Best, Builder, Finish, MomentView, Placing
from bot.games.space_builder.options import Options
from bot.games.space_builder.race import FEWEST
from bot.games.space_builder.state import Result, State
from bot.games.space_builder.view import Ghost, HandView, MapView, PlayerView, SeatView, View, ghosts

GAME = SpaceBuilder()

__all__ = [
    "BUILDINGS",
    "FAULTS",
    "FEWEST",
    "GAME",
    "LOCATIONS",
    "MAPS",
    "PAD",
    "SQUARES",
    "STARRED",
    "SYSTEM_ACTIONS",
    "Action",
    "Back",
    "Best",
    "Builder",
    "CancelRound",
    "Card",
    "Click",
    "Expire",
    "Finish",
    "Flaw",
    "Flip",
    "Ghost",
    "Hand",
    "HandView",
    "Lay",
    "Leave",
    "MapView",
    "MomentView",
    "Open",
    "Options",
    "Placement",
    "Placing",
    "PlayerView",
    "Ready",
    "Result",
    "SeatView",
    "Settle",
    "SitOut",
    "SpaceBuilder",
    "Start",
    "State",
    "Stop",
    "Take",
    "Tap",
    "Turn",
    "Unfreeze",
    "Verdict",
    "View",
    "ghosts",
    "replay_hand",
    "turn_layout",
    "turn_square",
]
