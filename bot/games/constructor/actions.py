"""The actions of Constructor, a tagged union."""

from typing import TypeAlias

import msgspec

from bot.games.constructor.pieces import Kind


class ChoosePattern(msgspec.Struct, frozen=True, tag="pattern"):
    """The round's first player picks the pattern."""

    pattern: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A piece from the reserve goes onto an empty tile."""

    kind: Kind
    tile: str


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A lone piece goes onto an adjacent stack of the opponent's."""

    source: str
    target: str


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """The second player of a decider takes over the colour of its first player."""


Action: TypeAlias = ChoosePattern | Place | Move | Swap
