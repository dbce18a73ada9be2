"""The actions of Space Builder, a tagged union.

Each carries the time of its message or click: ``at``, in milliseconds since the match began, and ``id``, the
number of the interaction, which decides between equal times; 0 where it is not known.
"""

from typing import TypeAlias

import msgspec

# The clicks of a builder


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """A card is taken up, from the hand or for correction where it lies."""

    building: str
    at: int
    id: int = 0


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """The card taken up makes a quarter-turn: ``by`` is 1 clockwise, -1 the other way."""

    by: int
    at: int
    id: int = 0


class Flip(msgspec.Struct, frozen=True, gc=False, tag="flip"):
    """The card taken up shows its other side."""

    at: int
    id: int = 0


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """The card taken up is laid on a location; what lies there goes back to the hand."""

    location: str
    at: int
    id: int = 0


class Back(msgspec.Struct, frozen=True, gc=False, tag="back"):
    """The card taken up goes back to the hand."""

    at: int
    id: int = 0


class Tap(msgspec.Struct, frozen=True, gc=False, tag="tap"):
    """The pile is tapped: the builder has finished."""

    at: int
    id: int = 0


class Stop(msgspec.Struct, frozen=True, gc=False, tag="stop"):
    """The builder lays down tools; the board stays as it lies."""

    at: int
    id: int = 0


# Round a round


class Ready(msgspec.Struct, frozen=True, gc=False, tag="ready"):
    """A player is ready for the map of a live round."""

    at: int
    id: int = 0


class Sit(msgspec.Struct, frozen=True, gc=False, tag="sit"):
    """A player sits this round out."""

    at: int
    id: int = 0


class Open(msgspec.Struct, frozen=True, gc=False, tag="open"):
    """A player's own clock starts, in turns: ``at`` is the time of the message that carries the map."""

    at: int
    id: int = 0


class Unfreeze(msgspec.Struct, frozen=True, gc=False, tag="unfreeze"):
    """The winner of the round adds a card to those to build."""

    building: str
    at: int
    id: int = 0


class Leave(msgspec.Struct, frozen=True, gc=False, tag="leave"):
    """A player is out from the next round on."""

    at: int
    id: int = 0


# What time does, or the bot: made in the name of a player who owes an action


class Start(msgspec.Struct, frozen=True, gc=False, tag="start"):
    """The map is turned up for all who are ready: ``at`` is the time of the message that carries it."""

    at: int
    id: int = 0


class Settle(msgspec.Struct, frozen=True, gc=False, tag="settle"):
    """The round is over, and so is the wait for late news of earlier clicks: the cities are checked."""

    at: int
    id: int = 0


class Void(msgspec.Struct, frozen=True, gc=False, tag="void"):
    """The round is cancelled: nobody was listening from ``since`` to ``at`` while a clock ran."""

    since: int
    at: int
    id: int = 0


Click: TypeAlias = Take | Turn | Flip | Lay | Back | Tap | Stop
Action: TypeAlias = Click | Ready | Sit | Open | Unfreeze | Leave | Start | Settle | Void

HOUSE = (Start, Settle, Void)
"""The actions that are never a player's choice."""
