"""The actions of Builders, a tagged union.

Each is made once, so that play only picks among them.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from bot.games.builders.pieces import KINDS, SHAPES, SIDES, Counts, Kind, Shape, Side


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A secret order of the first pieces, so many of each kind."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @property
    def counts(self) -> Counts:
        """How many of each kind."""
        return (self.a, self.b, self.c, self.d)


class Take(msgspec.Struct, frozen=True, tag="take"):
    """The selection from the box after passing corners, so many of each kind."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @property
    def counts(self) -> Counts:
        """How many of each kind."""
        return (self.a, self.b, self.c, self.d)


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """The turn begins with both dice."""


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The whole value of the dice is for the pawn."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """The next piece of the foundation or of the open row."""

    kind: Kind


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """The first piece of a new row on a panel."""

    shape: Shape
    panel: Side


class Structure(msgspec.Struct, frozen=True, tag="structure"):
    """One C and one corner joint for the own accessory structure."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The building of this turn is over; steps left lapse."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """The player leaves the match and the ranking (section 12)."""


Action: TypeAlias = Order | Roll | Move | Take | Lay | Lead | Structure | Done | Leave

ROLL, MOVE, STRUCTURE, DONE, LEAVE = Roll(), Move(), Structure(), Done(), Leave()
LAY: Mapping[str, Lay] = {kind: Lay(kind) for kind in KINDS}
LEAD: tuple[Mapping[str, Lead], ...] = tuple({shape: Lead(shape, side) for shape in SHAPES} for side in SIDES)
"""By panel, then by shape."""
