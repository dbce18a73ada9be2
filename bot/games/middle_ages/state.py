"""The state of a match."""

import msgspec

from bot.games.middle_ages.cards import NOTHING, Amounts
from bot.games.middle_ages.options import Options

ROW_SIZE = 5
MOST_COIN_ACTIONS = 3
"""The coin actions that a turn may have: a sixth one would pay more than an action costs."""


class Stage(msgspec.Struct, frozen=True):
    """The data that stays the same from turn to turn.

    ``starter`` is the player who begins every round. ``leavers`` are the players who have left, first to
    last; they keep what they have.
    """

    options: Options
    starter: int
    leavers: tuple[int, ...] = ()


# The types below hold no cycles, and searches create millions of them: hence gc=False.


class Row(msgspec.Struct, frozen=True, gc=False):
    """The cards laid out, ``None``: an empty place, and the deck that refills them, its top card first."""

    slots: tuple[str | None, ...]
    deck: tuple[str, ...]

    def take(self, card: str) -> "Row":
        """Return the row with the deck's top card in the place of ``card`` (rulings 2 and 19)."""
        slots, deck = self.slots, self.deck
        place = slots.index(card)
        return Row((*slots[:place], deck[0] if deck else None, *slots[place + 1 :]), deck[1:])


class OpenSite(msgspec.Struct, frozen=True, gc=False):
    """An open site: its crew, what the crew yields, and how many units were sent to it in this turn."""

    card: str
    crew: tuple[str, ...] = ()
    placed: Amounts = NOTHING
    sent: int = 0


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player's coins, points and cards: ``free`` units sorted by id, open and ``finished`` sites by age."""

    coins: int
    vp: int
    free: tuple[str, ...]
    sites: tuple[OpenSite, ...] = ()
    finished: tuple[str, ...] = ()


class Turn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Actions left, actions bought and actions spent on coins in the current turn.

    ``unit_order`` and ``site_order`` are what the player has had in the turn, in the order of its marks in
    the pictures: first what was there when the turn began, then what came, so that no mark changes its
    meaning. Empty as long as `Player` has the same order, and in searches.
    """

    actions: int
    bought: int = 0
    coin_actions: int = 0
    unit_order: tuple[str, ...] = ()
    site_order: tuple[str, ...] = ()


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far the match has come.

    ``round`` counts from 1. ``worked`` is the last round in which a player built, hired or sent. ``left``
    counts the turns to the end, the current one included; 0 before the end has begun.
    """

    round: int = 1
    worked: int = 0
    left: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """A match between two actions.

    ``current`` has to act, ``None`` when the match is over; ``last`` are the cards of the last action.
    """

    stage: Stage
    current: int | None
    players: tuple[Player, ...]
    sites: Row
    workers: Row
    turn: Turn
    progress: Progress = Progress()
    last: tuple[str, ...] = ()


def send_price(options: Options, sends: int) -> int:
    """Return the actions that the next unit costs at a site that got ``sends`` units in this turn."""
    return 1 if options.send_cost == "flat" else 1 + sends
