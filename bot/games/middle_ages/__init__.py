"""The Builders: Middle Ages: workers are hired, paid and sent to building sites, by two to four players.

A turn has three actions, and more for coins: start a site, hire a worker, send a worker to a site, take
coins. A site is finished once its crew yields enough of each of four resources; it pays coins and victory
points and frees the crew, and a machine joins its owner's workers. Once a turn ends with 17 victory points,
the round is completed; ten coins are worth a point.

Pages are those of the rule book. Where it leaves a question open, the code refers to these rulings:

- 1: one counter of coin actions per turn: they go on with 2 and 3 after other actions.
- 2: nothing goes back into a deck. Once it is empty, places of the row stay empty.
- 3: a match that can't go on ends: at the end of a round in which no player has a free unit and no worker can
  be hired, or after ten rounds in which no player built, hired or sent. That leaves last turns alone.
- 4: actions may be bought at any time of the turn, also several, before the others are used.
- 5: bought actions may be spent on coins, within the same cap.
- 6, 7, 8: a machine works in the turn it is finished and returns with each crew; sending it costs actions
  as sending a worker does.
- 9, 10: a unit may be sent where it adds nothing; a site is finished as soon as it can be.
- 11: enough victory points in the middle of a turn begin the end when the turn is over.
- 12, 13: machines count as victory points; the third tie-break is coins.
- 14: the apprentices that are not dealt to players are shuffled into the deck.
- 15: the next card of each deck is known, unless the option ``reveal_next`` hides it.
- 16: the same player begins every round.
- 17: actions may be given up, unless the option ``must_use_actions`` forbids it; even then bought actions
  may be, and those for which there is no use.
- 18: a worker who is sent twice in a turn is paid twice.
- 19: a new card gets the place of the one taken.
- 20: enough victory points in the last turns change nothing, and beginning the end gives no bonus.

A turn passes by itself when there is no action left and no coins to buy one; with the coins, the player
decides. The bank never runs out.

A player who leaves makes no further actions, and their coins, workers and sites stay out of play. Rounds and
last turns are those of the players who stay; once there is only one, the match is over. Leavers are ranked
behind all others, the first to leave last. A turn that is over because its player left begins the end like
any other.
"""

from bot.games.middle_ages.actions import Action, Build, Buy, Coins, End, Hire, Leave, Send
from bot.games.middle_ages.cards import (
    MACHINES,
    RESOURCES,
    SITES,
    WAGES,
    WORKERS,
    YIELDS,
    Amounts,
    Site,
    Worker,
    yields_of,
)
from bot.games.middle_ages.game import MiddleAges
from bot.games.middle_ages.options import PRESETS, Options
from bot.games.middle_ages.preview import Preview, preview
from bot.games.middle_ages.scoring import tie_breaks
from bot.games.middle_ages.state import ROW_SIZE, State
from bot.games.middle_ages.view import PlayerView, SiteView, View

__all__ = [
    "GAME",
    "MACHINES",
    "PRESETS",
    "RESOURCES",
    "ROW_SIZE",
    "SITES",
    "WAGES",
    "WORKERS",
    "YIELDS",
    "Action",
    "Amounts",
    "Build",
    "Buy",
    "Coins",
    "End",
    "Hire",
    "Leave",
    "MiddleAges",
    "Options",
    "PlayerView",
    "Preview",
    "Send",
    "Site",
    "SiteView",
    "State",
    "View",
    "Worker",
    "preview",
    "tie_breaks",
    "yields_of",
]

GAME = MiddleAges()
