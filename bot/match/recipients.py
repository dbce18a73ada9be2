"""Recipients: users who may be notified, with what they chose in ``/me`` and what they muted."""

from collections.abc import Mapping
from typing import Literal, TypedDict

import msgspec

Delivery = Literal["mention", "direct", "none"]
"""How a user is notified: by a mention in the channel, by direct message, or not at all."""

CoachMode = Literal["auto", "on", "off"]
"""When the coach speaks to a user: in their first match of each game, in every match, or never."""

RatingChoice = Literal["unset", "on", "off"]
"""Whether a user keeps a rating and a profile that others may see; ``unset`` means off, and may be asked."""

PictureSize = Literal["usual", "large"]
"""Whether pictures for a user alone come as they are, or in large parts with strong contrast."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """What a user chose in ``/me``, and what the bot knows about reaching them.

    Times are milliseconds since 1970, minutes of the day those in the user's time zone.

    Attributes:
        delivery: How the user is notified.
        notify_early: Whether the user is notified when the player before them begins a turn, too.
        auto_end_turn: Whether the user's turns end by themselves once nothing useful is left to do.
        end_turn_after: The seconds until such a turn ends in which only optional actions are left, such as
            buying another one; 0 to end it at once, ``None`` for never.
        coach: When the coach speaks: in the first match of each game, always, or never.
        pictures: Whether pictures for the user alone come in large parts.
        rating: Whether the user keeps a rating and a profile.
        named_in_records: Whether record files name the user instead of the mark alone.
        zone: The IANA name of the user's time zone.
        quiet_from: The minute of the day at which quiet hours begin; ``None`` without quiet hours.
        quiet_to: The minute of the day at which quiet hours end, perhaps on the next day.
        days_off: The days of the week on which nothing disturbs the user: bit 0 is Monday, bit 6 Sunday.
        digest: The minute of the day at which notifications come together; ``None`` if each comes at once.
        away_from: When the user's absence began; ``None`` if the user is not away.
        away_until: When the absence ends.
        stand_in: The user who plays for them during the absence.
        direct_refused: Whether Discord refused a direct message to the user.
        refusal_hint_pending: Whether the user must still be informed of that refusal.
        directs_since: When the period began in which direct messages are counted.
        directs_sent: The number of direct messages in that period.
        locale: The language of the user's Discord client; empty if it is not known.
        language: The language of what only the user reads; empty for that of their client.
    """

    user_id: int
    delivery: Delivery = "mention"
    notify_early: bool = False
    auto_end_turn: bool = True
    end_turn_after: int | None = 60
    coach: CoachMode = "auto"
    pictures: PictureSize = "usual"
    rating: RatingChoice = "unset"
    named_in_records: bool = True
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    days_off: int = 0
    digest: int | None = None
    away_from: int | None = None
    away_until: int | None = None
    stand_in: int | None = None
    direct_refused: bool = False
    refusal_hint_pending: bool = False
    directs_since: int = 0
    directs_sent: int = 0
    locale: str = ""
    language: str = ""


class QuietHours(msgspec.Struct, frozen=True):
    """A copy of the quiet hours and days off in a user's `Preferences`."""

    zone: str
    quiet_from: int | None
    quiet_to: int | None
    days_off: int = 0


class PreferenceChanges(TypedDict, total=False):
    """New values for some of a user's `Preferences`."""

    delivery: Delivery
    notify_early: bool
    auto_end_turn: bool
    end_turn_after: int | None
    coach: CoachMode
    pictures: PictureSize
    rating: RatingChoice
    named_in_records: bool
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    days_off: int
    digest: int | None
    away_from: int | None
    away_until: int | None
    stand_in: int | None
    direct_refused: bool
    refusal_hint_pending: bool
    directs_since: int
    directs_sent: int
    locale: str
    language: str


class Recipient(msgspec.Struct, frozen=True):
    """A user who may be notified about a match.

    ``muted_turn`` is the turn that the user muted, 0 for the whole match, ``None`` for nothing.
    """

    preferences: Preferences
    muted_turn: int | None = None


class Pupil(msgspec.Struct, frozen=True):
    """What the coach has to know about a player of a match.

    Attributes:
        mode: When the coach speaks to the user.
        is_newcomer: Whether the user has finished no earlier match of the game, or began this match from its
            lesson. It never changes during a match.
        actions: The actions of the player in the match, without those that followed from others.
    """

    mode: CoachMode
    is_newcomer: bool
    actions: tuple[str, ...]


Recipients = Mapping[int, Recipient]
"""The users who may be notified about a match, by user id."""
