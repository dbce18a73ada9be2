"""Who is told what, where and when: pure decisions on what people wish."""

from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from bot.services.quiet_hours import DAY, next_time, quiet_until
from bot.store.models import Match
from bot.store.recipients import Delivery, Preferences, Recipient

MAX_DIRECT_MESSAGES: Final = 40
"""The direct messages that one person gets in a day; what is more is told in the channel."""
MAX_REMINDERS: Final = 4
"""The reminders of one turn after which the bot falls silent on it."""
RESULT_NOTIFICATION_TIME: Final = 3_600_000
"""How long, in milliseconds, the end of a match is news."""
LEASE: Final = 60_000
"""How long, in milliseconds, nobody else tells what one process is telling."""

Reason = Literal["invited", "asked", "turn", "over", "next"]


class DeliveryDecision(NamedTuple):
    """How somebody is told: by a mention in the channel, by direct message, not at all; and when."""

    delivery: Delivery
    at: int


def decide_delivery(recipient: Recipient, match: Match, now: int) -> DeliveryDecision:
    """How somebody is told what a match has for them now.

    What waited for the end of quiet hours, of an absence or for the daily digest comes by direct message: all
    of it in one, over all servers. Whom Discord does not let be written to is mentioned in the channel.
    """
    preferences = recipient.preferences
    if preferences.delivery == "none" or is_muted(recipient, match):
        return DeliveryDecision("none", now)
    at = held_until(preferences, now)
    if at > now and match.is_over:
        return DeliveryDecision("none", now)
    direct = (preferences.delivery == "direct" or at > now) and can_send_direct(preferences, now)
    return DeliveryDecision("direct" if direct else "mention", at)


def decide_deferred_delivery(recipient: Recipient, match: Match, now: int, way: Delivery) -> DeliveryDecision:
    """How somebody is told now what has waited for them to be told one ``way``."""
    preferences = recipient.preferences
    if preferences.delivery == "none" or is_muted(recipient, match):
        return DeliveryDecision("none", now)
    if way == "direct" and not can_send_direct(preferences, now):
        way = "mention"
    return DeliveryDecision(way, undisturbed_until(preferences, now))


def has_default_preferences(preferences: Preferences) -> bool:
    """Whether somebody wishes nothing in particular, so that nothing of theirs ever waits."""
    return preferences == Preferences(user_id=preferences.user_id, locale=preferences.locale)


def is_muted(recipient: Recipient, match: Match) -> bool:
    """Whether somebody muted the match or its present turn."""
    return recipient.muted_turn is not None and recipient.muted_turn in (0, match.turn)


def held_until(preferences: Preferences, now: int) -> int:
    """Until when what comes now waits: for the daily digest too; ``now`` if it is told at once."""
    at = undisturbed_until(preferences, now)
    if preferences.digest is not None:
        at = quiet_until(preferences, next_time(preferences, preferences.digest, at))
    return at


def undisturbed_until(preferences: Preferences, now: int) -> int:
    """Until when nothing at all is told to somebody: the end of an absence, of quiet hours."""
    away = preferences.away_until if preferences.away_until and preferences.away_until > now else now
    return quiet_until(preferences, away)


def can_send_direct(preferences: Preferences, now: int) -> bool:
    """Whether a direct message may be sent: Discord refused none, and there were not too many of late."""
    return not preferences.direct_refused and (
        now - preferences.directs_since >= DAY or preferences.directs_sent < MAX_DIRECT_MESSAGES
    )


def count_direct(preferences: Preferences, now: int) -> Preferences:
    """The person after one more direct message."""
    if now - preferences.directs_since >= DAY:
        return replace(preferences, directs_since=now, directs_sent=1)
    return replace(preferences, directs_sent=preferences.directs_sent + 1)


def find_reason(
    match: Match, user: int, now: int = 0, *, early: bool = False, publicly: bool = False
) -> Reason | None:
    """What a match has for somebody now; ``None`` if there is nothing to tell any more.

    ``early``: that they are next, too. ``openly``: as far as everybody may know. An end that is long past is
    nothing to tell.
    """
    if match.is_over:
        fresh = now - (match.ended_at or 0) < RESULT_NOTIFICATION_TIME
        return "over" if user in match.players and fresh else None
    if match.status == "lobby":
        return "invited" if user in match.invited and user not in match.players else None
    player = match.player_of(user)
    if player is None:
        return None
    request = match.consent_request
    if request is not None and player not in {request.by, *request.agreed, *match.resigned}:
        return "asked"
    if player in match.publicly_to_act() if publicly else owes(match, player):
        return "turn"
    return "next" if early and find_next_user(match) == user else None


def urgency_key(match: Match, user: int) -> tuple[bool, int, int]:
    """Sorts somebody's matches: first those in which they owe something, the least time left first."""
    player = match.player_of(user)
    due = match.seat_status(player).deadline if player is not None else None
    return (find_reason(match, user) not in ("turn", "asked"), due if due is not None else 2**62, match.id)


def owes(match: Match, player: int) -> bool:
    """Return whether a player has something to do now, as far as they may know.

    Once all have acted in secret, only time has: that the rules name everybody then would tell a player so.
    """
    if player not in match.players_to_act():
        return False
    rules, state = match.rules, match.state
    return not rules.hides_who_acted(state) or not all(
        map(rules.is_system_action, rules.legal_actions(state, player))
    )


def find_last_to_act(match: Match) -> int | None:
    """The player for whom all others wait, as everybody may know; ``None`` unless several owed at once."""
    if match.status != "running" or not match.rules.is_simultaneous(match.state):
        return None
    owing = match.publicly_to_act()
    return min(owing) if len(owing) == 1 else None


def find_next_user(match: Match) -> int | None:
    """The account that plays after the one who owes an action alone; ``None`` while several may act."""
    owing = match.publicly_to_act()
    if len(owing) != 1 or match.is_simultaneous:
        return None
    (player,) = owing
    count = len(match.players)
    for step in range(1, count):
        after = (player + step) % count
        if after not in match.resigned:
            return match.players[after]
    return None
