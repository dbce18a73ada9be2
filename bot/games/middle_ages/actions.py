"""The actions of The Builders: Middle Ages, a tagged union.

Actions are created once, so that listing the legal ones only picks among them.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from bot.games.middle_ages.cards import SITES, WORKERS, YIELDS


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Starting a site of the row, which becomes an open site of the player."""

    card: str


class Hire(msgspec.Struct, frozen=True, tag="hire"):
    """Hiring a worker of the row."""

    card: str


class Send(msgspec.Struct, frozen=True, tag="send"):
    """Sending a free worker or machine to an open site."""

    unit: str
    site: str


class Coins(msgspec.Struct, frozen=True, tag="coins"):
    """Taking coins instead of work: the turn's next coin action."""


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Buying one more action with coins."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """The end of the turn; unused actions lapse."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leaving the match; never offered, because it is about the table and not about the game."""


Action: TypeAlias = Build | Hire | Send | Coins | Buy | End | Leave

BUILD: Mapping[str | None, Build] = {card: Build(card) for card in SITES}
HIRE: Mapping[str | None, Hire] = {card: Hire(card) for card in WORKERS}
SEND: Mapping[str, Mapping[str, Send]] = {site: {unit: Send(unit, site) for unit in YIELDS} for site in SITES}
"""`Send` actions by site, then by unit."""
COINS = Coins()
BUY = Buy()
END = End()
LEAVE = Leave()
