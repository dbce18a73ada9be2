"""The actions of Constructor, a tagged union."""

from typing import TypeAlias

import msgspec

from bot.games.constructor.pieces import Kind


class ChoosePattern(msgspec.Struct, frozen=True, tag="pattern"):
    """The choice of a pattern by the round's first player."""

    pattern: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Placing a piece from the reserve on an empty tile."""

    kind: Kind
    tile: str


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Moving a lone piece onto an adjacent stack of the opponent's."""

    source: str
    target: str


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """The second player of a decider taking over the colour of its first player."""


Action: TypeAlias = ChoosePattern | Place | Move | Swap

SWAP = Swap()
