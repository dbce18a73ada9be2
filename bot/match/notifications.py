"""Which user is notified of what, how and when: pure decisions from the users' preferences."""

from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from bot.match.consent import ConsentRequest
from bot.match.events import Event
from bot.match.models import Match, is_computer
from bot.match.quiet_hours import DAY, get_next_time, get_quiet_end
from bot.match.recipients import Delivery, Preferences, Recipient

MAX_DIRECT_MESSAGES: Final = 40
"""The most direct messages for one user in a day; any further notification is a mention in the channel."""
MAX_REMINDERS: Final = 4
"""The most reminders for one player in one turn."""
RESULT_NOTIFICATION_TIME: Final = 3_600_000
"""The milliseconds after the end of a match in which users are still notified of it."""
LEASE: Final = 60_000
"""The milliseconds that a process has to send a notification before it is tried again."""

Loss = Literal["claimed", "seat-taken", "ended"]
"""How a user lost a seat to others: once time was up, they claimed that the user has given up, or took the
seat; or a moderator closed the match."""
Reason = Literal["invited", "asked", "stand-in", "turn", "claim", "over", "next", "lost", Loss]
QUESTIONS: Final[frozenset[Reason]] = frozenset({"invited", "asked", "stand-in"})
"""The reasons that are questions to the user."""
LOSSES: Final[frozenset[Reason]] = frozenset({"claimed", "seat-taken", "ended"})
"""The reasons that tell a user how they lost their seat."""


class DeliveryDecision(NamedTuple):
    """How a user is notified, and when (milliseconds since 1970)."""

    delivery: Delivery
    at: int


def decide_delivery(recipient: Recipient, match: Match, now: int) -> DeliveryDecision:
    """Decide how and when a user is notified of what has just happened in a match.

    A notification that has to wait for the end of quiet hours or an absence, or for the daily digest, comes
    by direct message: one message for all matches in all servers. A user who can't get direct messages is
    mentioned instead. The end of a match does not wait, unless the others claimed the seat of the user, or a
    moderator closed the match.
    """
    preferences = recipient.preferences
    if preferences.delivery == "none" or is_muted(recipient, match):
        return DeliveryDecision("none", now)
    at = get_delivery_time(preferences, now)
    if at > now and match.is_over and not _is_ended_by_others(match, preferences.user_id):
        return DeliveryDecision("none", now)
    direct = (preferences.delivery == "direct" or at > now) and can_send_direct(preferences, now)
    return DeliveryDecision("direct" if direct else "mention", at)


def decide_deferred_delivery(
    recipient: Recipient, match: Match, now: int, delivery: Delivery
) -> DeliveryDecision:
    """Decide how and when a user gets a notification that has waited for this ``delivery``."""
    preferences = recipient.preferences
    if preferences.delivery == "none" or is_muted(recipient, match):
        return DeliveryDecision("none", now)
    if delivery == "direct" and not can_send_direct(preferences, now):
        delivery = "mention"
    return DeliveryDecision(delivery, get_reachable_time(preferences, now))


def has_default_preferences(preferences: Preferences) -> bool:
    """Return whether a user has the default preferences, so that their notifications never wait."""
    return preferences == Preferences(user_id=preferences.user_id, locale=preferences.locale)


def is_muted(recipient: Recipient, match: Match) -> bool:
    """Return whether a user has muted the match or its present turn."""
    return recipient.muted_turn is not None and recipient.muted_turn in (0, match.turn)


def get_delivery_time(preferences: Preferences, now: int) -> int:
    """Return when to deliver a new notification: ``now``, or after absence, quiet hours and daily digest."""
    at = get_reachable_time(preferences, now)
    if preferences.digest is not None:
        at = get_quiet_end(preferences, get_next_time(preferences, preferences.digest, at))
    return at


def get_reachable_time(preferences: Preferences, now: int) -> int:
    """Return when the user's absence and quiet hours are over; ``now`` if there are none at present."""
    away = preferences.away_until if preferences.away_until and preferences.away_until > now else now
    return get_quiet_end(preferences, away)


def can_send_direct(preferences: Preferences, now: int) -> bool:
    """Return whether a direct message may be sent: Discord refused none, and the limit is not reached."""
    return not preferences.direct_refused and (
        now - preferences.directs_since >= DAY or preferences.directs_sent < MAX_DIRECT_MESSAGES
    )


def count_direct(preferences: Preferences, now: int) -> Preferences:
    """Return the preferences with one more direct message counted."""
    if now - preferences.directs_since >= DAY:
        return replace(preferences, directs_since=now, directs_sent=1)
    return replace(preferences, directs_sent=preferences.directs_sent + 1)


def find_reason(
    match: Match, user: int, now: int = 0, *, early: bool = False, publicly: bool = False
) -> Reason | None:
    """Return why a user should be notified about a match now, or ``None`` if there is no reason any more.

    Args:
        match: The match.
        user: The user to notify.
        now: The time in milliseconds since 1970; the end of a match is no reason for long.
        early: Whether being next in turn is a reason, too.
        publicly: Whether only what everybody may know is a reason.
    """
    if match.is_over:
        return _find_reason_at_end(match, user, now)
    if match.lost_channel is not None and match.lost_channel.kind == "deleted":
        return "lost" if user in (match.humans or (match.host,)) else None
    if match.status == "lobby":
        return "invited" if user in match.missing_guests else None
    player, lent_player = match.find_player(user), match.find_lent_player(user)
    if player is None and lent_player is None:
        return "stand-in" if match.find_owners_asking(user) else find_loss(match, user)
    request = find_open_request(match)
    if request is not None:
        for asked in {player, lent_player} - {None, request.by, *request.agreed, *match.resigned}:
            if asked is not None and find_answering_user(match, request, asked) == user:
                return "asked"
    if player is not None and player in _find_players_to_act(match, publicly=publicly):
        return "turn"
    if find_late_player(match, user) is not None:
        return "claim"
    is_next = early and player is not None and find_next_user(match) == user
    return "next" if is_next else find_loss(match, user)


def _find_players_to_act(match: Match, *, publicly: bool) -> frozenset[int]:
    if publicly:
        return match.publicly_to_act()
    return frozenset(player for player in match.players_to_act() if has_to_act(match, player))


def find_late_player(match: Match, user: int) -> int | None:
    """Return a player of whom a user may claim now that they have given up; ``None`` without one.

    Who stands in for somebody claims nothing: that is up to the owner of the seat.
    """
    lent_player = match.find_lent_player(user)
    own = match.find_player(user) if lent_player is None else lent_player
    if own is None or own in match.resigned or match.get_owner(own) != user:
        return None
    return find_claimable_player(match, own)


def find_claimable_player(match: Match, player: int) -> int | None:
    """Return another player whose time is up, if ``player`` may claim that they have given up.

    That depends on the table. Who is late too has to play first.
    """
    if match.time_control is None or match.time_control.overtime != "claim" or is_overdue(match, player):
        return None
    others = match.publicly_to_act() - {player, *match.resigned}
    return next((other for other in sorted(others) if match.seat_status(other).is_late), None)


def is_overdue(match: Match, player: int) -> bool:
    """Return whether a player still has to act although their time is up."""
    return match.seat_status(player).is_late and has_to_act(match, player)


def _find_reason_at_end(match: Match, user: int, now: int) -> Reason | None:
    fresh = now - (match.ended_at or 0) < RESULT_NOTIFICATION_TIME
    has_played = user in (*match.players, *find_last_stand_ins(match).values())
    if user in match.players and _is_closed_by_moderator(match, user):
        return "ended"
    return "over" if has_played and fresh else find_loss(match, user)


def is_out(match: Match, user: int) -> bool:
    """Return whether a user has a seat, but has given up while the others play on."""
    player = match.find_lent_player(user)
    return (match.find_player(user) if player is None else player) in match.resigned and not match.is_over


def find_loss(match: Match, user: int) -> Loss | None:
    """Return how a user lost their seat once time was up; ``None`` if they did not."""
    loss = find_loss_event(match, user)
    if loss is None:
        return None
    return "claimed" if loss[0].kind == "claimed" else "seat-taken"


def find_loss_event(match: Match, user: int) -> tuple[Event, int] | None:
    """Return how a user lost a seat once time was up, and whose seat it was; ``None`` if they did not.

    A stand-in loses the seat of another user.
    """
    stand_ins: dict[int, int] = {}
    for event in match.events:
        owner = match.get_owner(event.player) if event.kind == "claimed" else event.former
        if owner is not None and user in (owner, stand_ins.get(event.player)):
            if event.kind == "claimed":
                return event, owner
            if event.kind == "seat-taken" and user not in match.seats:
                return event, owner
        _follow_stand_ins(stand_ins, event)
    return None


def _is_ended_by_others(match: Match, user: int) -> bool:
    """Return whether a match ended against a user: by a claim, or because a moderator closed it."""
    if match.ending is None or match.ending.kind != "claimed":
        return _is_closed_by_moderator(match, user)
    return match.get_owner(match.resigned[-1]) == user


def _is_closed_by_moderator(match: Match, user: int) -> bool:
    """Return whether a moderator, who is not this user, closed a match that had begun."""
    ending = match.ending
    return ending is not None and ending.kind == "ended" and ending.by != user and match.state is not None


def find_last_stand_ins(match: Match) -> dict[int, int]:
    """Return the users who stand in for players now, or did so when the match ended, by player."""
    stand_ins: dict[int, int] = {}
    for event in match.events:
        _follow_stand_ins(stand_ins, event)
    return stand_ins


def _follow_stand_ins(stand_ins: dict[int, int], event: Event) -> None:
    """Update who stands in for which player by an event."""
    if event.kind == "lent":
        stand_ins[event.player] = event.user
    elif event.kind in ("computer", "seat-taken") or (
        event.kind == "given-back" and event.user != stand_ins.get(event.player)
    ):  # who stands in gets the seat back from the bot
        stand_ins.pop(event.player, None)


def find_open_request(match: Match) -> ConsentRequest | None:
    """Return the request that can be answered now.

    In a pause, only a cancellation can be answered; while the channel is gone, nothing can.
    """
    request = match.consent_request
    if request is None or match.lost_channel is not None:
        return None
    return None if match.pause is not None and request.kind == "undo" else request


def find_answering_user(match: Match, request: ConsentRequest, player: int) -> int:
    """Return the user who answers a request for a player.

    While a stand-in plays, that is the owner of the seat. The stand-in answers a request to take back
    actions, unless the owner has made some of them.
    """
    user, owner = match.players[player], match.get_owner(player)
    if is_computer(user) or (request.kind == "undo" and not _takes_back_of_owner(match, request, player)):
        return user
    return owner


def _takes_back_of_owner(match: Match, request: ConsentRequest, player: int) -> bool:
    first = request.undone_from[player] if request.undone_from else 0
    return 0 < first <= get_lent_revision(match, player)


def get_lent_revision(match: Match, player: int) -> int:
    """Return the public revision in which a stand-in took a seat; 0 if the owner plays.

    The owner made the actions up to then.
    """
    if match.get_owner(player) == match.players[player]:
        return 0
    events = [event for event in match.events if event.kind == "lent" and event.player == player]
    return events[-1].public_revision if events else 0


def get_urgency_key(match: Match, user: int) -> tuple[int, int, int]:
    """Return a sort key for a user's matches: first those that await an action or answer, by deadline.

    Then come those in which the user may claim something. Those that go on without the user are the last.
    """
    player = match.find_player(user)
    deadline = match.seat_status(player).deadline if player is not None else None
    reason = find_reason(match, user)
    rank = 0 if reason in ("turn", *QUESTIONS) else 1 if reason == "claim" else 2
    return (
        3 if is_out(match, user) else rank,
        deadline if deadline is not None else 2**62,
        match.id,
    )


def has_to_act(match: Match, player: int) -> bool:
    """Return whether a player has to act now, as far as they may know.

    Once all have acted in a race in turns, the rules name all players again, but leave only system actions.
    To treat them as players to act would ask them for what they have done.
    """
    if player not in match.players_to_act():
        return False
    return not (match.hides_who_acted or match.real_time) or not all(
        map(match.is_system_action, match.rules.legal_actions(match.state, player))
    )


def find_last_to_act(match: Match) -> int | None:
    """Return the only player still to act while several may act at once, as far as everybody may know.

    Return ``None`` if there is no such player or the phase is not simultaneous.
    """
    if not match.began_simultaneously:
        return None
    to_act = match.publicly_to_act()
    return min(to_act) if len(to_act) == 1 else None


def find_next_user(match: Match) -> int | None:
    """Return the user who plays after the only player to act; ``None`` while several may act."""
    to_act = match.publicly_to_act()
    if len(to_act) != 1 or match.is_simultaneous:
        return None
    (player,) = to_act
    count = len(match.players)
    for step in range(1, count):
        after = (player + step) % count
        if after not in match.resigned:
            return match.players[after]
    return None
