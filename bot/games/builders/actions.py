"""The actions of Builders, a tagged union.

Actions are created once, so that listing the legal ones only picks among them.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from bot.games.builders.pieces import KINDS, SHAPES, SIDES, Counts, Kind, Shape, Side


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A secret order of the first pieces: the number of each kind."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @property
    def counts(self) -> Counts:
        """The number of pieces of each kind."""
        return (self.a, self.b, self.c, self.d)


class Take(msgspec.Struct, frozen=True, tag="take"):
    """The selection from the box after passing corners: the number of pieces of each kind."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @property
    def counts(self) -> Counts:
        """The number of pieces of each kind."""
        return (self.a, self.b, self.c, self.d)


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """The roll of both dice that begins the turn."""


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The choice to spend the whole value of the dice on moving the pawn."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Laying the next piece of the foundation or of the open row."""

    kind: Kind


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """Leading a new row: laying its first piece on a panel."""

    shape: Shape
    panel: Side


class Structure(msgspec.Struct, frozen=True, tag="structure"):
    """Adding one C and one corner joint to the player's accessory structure."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The end of a turn of building; steps left lapse."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leaving the match and the ranking (section 12)."""


Action: TypeAlias = Order | Roll | Move | Take | Lay | Lead | Structure | Done | Leave

ROLL, MOVE, STRUCTURE, DONE, LEAVE = Roll(), Move(), Structure(), Done(), Leave()
LAY: Mapping[str, Lay] = {kind: Lay(kind) for kind in KINDS}
LEAD: tuple[Mapping[str, Lead], ...] = tuple({shape: Lead(shape, side) for shape in SHAPES} for side in SIDES)
"""`Lead` actions by panel, then by shape."""
