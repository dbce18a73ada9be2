"""Requests that need the consent of the other players."""

from typing import Literal

import msgspec


class ConsentRequest(msgspec.Struct, frozen=True):
    """An undo or a cancellation that player ``by`` asked for and the others must agree to.

    After an undo, the oldest ``kept_actions`` of the record remain. ``undone_from`` has for each player the
    public revision of the first of their own actions that the undo takes back, 0 if there is none.
    ``agreed`` are the players who have agreed so far. The request expires at ``until``.
    """

    kind: Literal["undo", "cancel"]
    by: int
    kept_actions: int = 0
    agreed: tuple[int, ...] = ()
    until: int = 0
    undone_from: tuple[int, ...] = ()
