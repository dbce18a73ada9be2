"""The actions of Space Builder, a tagged union.

Each carries the time of its message or click: ``at``, in milliseconds since the match began, and ``id``, the
number of the interaction, which decides between equal times; 0 where it is not known.
"""

from typing import TypeAlias

import msgspec

# The clicks of a builder


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Taking up a card, from the hand or for correction where it lies."""

    building: str
    at: int
    id: int = 0


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """A quarter-turn of the card taken up: ``by`` is 1 clockwise, -1 the other way."""

    by: int
    at: int
    id: int = 0


class Flip(msgspec.Struct, frozen=True, gc=False, tag="flip"):
    """Flipping the card taken up to its other side."""

    at: int
    id: int = 0


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Laying the card taken up on a location; a card that lies there goes back to the hand."""

    location: str
    at: int
    id: int = 0


class Back(msgspec.Struct, frozen=True, gc=False, tag="back"):
    """Putting the card taken up back into the hand."""

    at: int
    id: int = 0


class Tap(msgspec.Struct, frozen=True, gc=False, tag="tap"):
    """Tapping the deck of maps: the builder has finished."""

    at: int
    id: int = 0


class Stop(msgspec.Struct, frozen=True, gc=False, tag="stop"):
    """Laying down tools; the board stays as it is."""

    at: int
    id: int = 0


# Before and after a round


class Ready(msgspec.Struct, frozen=True, gc=False, tag="ready"):
    """Being ready for the map of a live round."""

    at: int
    id: int = 0


class SitOut(msgspec.Struct, frozen=True, gc=False, tag="sit"):
    """Sitting out this round."""

    at: int
    id: int = 0


class Open(msgspec.Struct, frozen=True, gc=False, tag="open"):
    """Starting the player's own clock, in turns: ``at`` is the time of the message that carries the map."""

    at: int
    id: int = 0


class Unfreeze(msgspec.Struct, frozen=True, gc=False, tag="unfreeze"):
    """The round winner's choice of a card to unfreeze and build from then on."""

    building: str
    at: int
    id: int = 0


class Leave(msgspec.Struct, frozen=True, gc=False, tag="leave"):
    """Leaving the match, from the next round on."""

    at: int
    id: int = 0


# System actions: made by the bot or at a deadline, in the name of a player to act


class Start(msgspec.Struct, frozen=True, gc=False, tag="start"):
    """Turning up the map for all who are ready: ``at`` is the time of the message that carries it."""

    at: int
    id: int = 0


class Settle(msgspec.Struct, frozen=True, gc=False, tag="settle"):
    """Checking the cities after the round and the wait for late reports of earlier clicks."""

    at: int
    id: int = 0


class Expire(msgspec.Struct, frozen=True, gc=False, tag="expire"):
    """The end of a builder's clock, in turns, while the round waits for others."""

    at: int
    id: int = 0


class CancelRound(msgspec.Struct, frozen=True, gc=False, tag="cancel"):
    """The cancellation of a round: no clicks were received from ``since`` to ``at`` while a clock ran."""

    since: int
    at: int
    id: int = 0


Click: TypeAlias = Take | Turn | Flip | Lay | Back | Tap | Stop
Action: TypeAlias = Click | Ready | SitOut | Open | Unfreeze | Leave | Start | Settle | Expire | CancelRound

SYSTEM_ACTIONS = (Start, Settle, Expire, CancelRound)
"""The system actions, which are never a player's choice."""
