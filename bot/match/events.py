"""The events of a match: what happens in it besides the actions of its game."""

from typing import Final, Literal

import msgspec

MOST_EVENTS: Final = 9_900
"""The number of events after which a match logs only who gave up, and that it was assisted."""
RecordedEventKind = Literal[
    "late",
    "claimed",
    "seat-taken",
    "lent",
    "given-back",
    "computer",
    "hint",
    "bot-plays",
    "resigned",
    "undone",
    "undo-declined",
    "undo-withdrawn",
    "undo-expired",
    "cancel-declined",
    "cancel-withdrawn",
]
"""The events that are part of the play, so that record files contain them."""
EventKind = Literal[RecordedEventKind, "paused", "unpaused", "stand-in-declined"]

CHANGES_USER: Final[frozenset[EventKind]] = frozenset({"seat-taken", "lent", "computer"})
"""The events that give a seat to another user."""
ENDS_OF_REQUESTS: Final[frozenset[EventKind]] = frozenset(
    {"undo-declined", "undo-withdrawn", "undo-expired", "cancel-declined", "cancel-withdrawn"}
)
"""The events that end a consent request without carrying it out."""


class Event(msgspec.Struct, frozen=True):
    """An entry of the log that is not an action of the game: what happened to ``player``.

    ``user`` is the one who did it, or who is on the seat after it. ``public_revision`` is the first that
    shows it. ``turn`` is the turn in which it happened, 0 if unknown. ``former`` is the user whose seat was
    taken; ``None`` if unknown.
    """

    kind: EventKind
    player: int
    user: int
    public_revision: int
    turn: int = 0
    former: int | None = None


_ASSISTED: frozenset[EventKind] = frozenset({"computer", "hint"})


def is_assistance(kind: EventKind) -> bool:
    """Return whether an event marks its match as assisted: a computer has played in it, or given a hint."""
    return kind in _ASSISTED
