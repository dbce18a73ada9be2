"""Users as recipients of notifications: what they chose in ``/me``, and what they muted."""

from collections.abc import Mapping
from typing import Literal, TypedDict

import msgspec

Delivery = Literal["mention", "direct", "none"]
"""How a user is notified: by a mention in the channel, by direct message, or not at all."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wishes to be told, and when.

    ``early``: also when the player before them begins. ``quiet_from``, ``quiet_to`` and ``digest`` are
    minutes of the day in ``zone``, an IANA name. ``away_from`` and ``away_until`` bound an absence, during
    which ``stand_in`` plays for them. ``refused``: Discord did not let a direct message through; ``hint``:
    they have not been told of that yet. ``directs`` counts the direct messages since ``directs_since``.
    ``locale`` is the language of their Discord, as far as it is known.
    """

    user_id: int
    delivery: Delivery = "mention"
    notify_early: bool = False
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    away_from: int | None = None
    away_until: int | None = None
    stand_in: int | None = None
    direct_refused: bool = False
    refusal_hint_pending: bool = False
    directs_since: int = 0
    directs_sent: int = 0
    locale: str = ""


class PreferenceChanges(TypedDict, total=False):
    """Some of a user's `Preferences`, to be changed."""

    delivery: Delivery
    notify_early: bool
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest: int | None
    away_from: int | None
    away_until: int | None
    stand_in: int | None
    direct_refused: bool
    refusal_hint_pending: bool
    directs_since: int
    directs_sent: int
    locale: str


class Recipient(msgspec.Struct, frozen=True):
    """Somebody who may be told of a match: ``muted`` is the turn they muted in it, 0 for all of it."""

    preferences: Preferences
    muted_turn: int | None = None


Recipients = Mapping[int, Recipient]
"""Those who may be told of a match, by account."""
