"""The effects of every change of a match on clocks, notifications and computer players.

Commands do not produce them: ``add_effects`` completes the change that a command returns.
"""

from typing import Final

from msgspec.structs import replace

from bot.match import player_clock
from bot.match.commands.context import with_further_mention
from bot.match.commands.deadlines import RETURN, count_late_turns, with_seat_status
from bot.match.computer_timers import add_computers
from bot.match.grace import add_grace, find_user_in_grace
from bot.match.models import Change, Match, is_computer
from bot.match.notifications import (
    DeliveryDecision,
    decide_deferred_delivery,
    decide_delivery,
    find_last_to_act,
    find_loss,
    find_next_user,
    find_open_request,
    has_default_preferences,
)
from bot.match.pauses import Pause
from bot.match.ratings import get_rated_people, update_rating_state
from bot.match.recipients import Delivery, Recipient, Recipients
from bot.match.seat_status import SeatStatus
from bot.match.timer_values import STORY_TIMER, TimerUpdate

CONSENT_TIMER = "consent"
"""The kind of timer for the end of a consent request."""
CLOCK_TIMER = "clock"
"""The kind of timer for the next threshold of a player's clock."""
ACTION_DELAY: Final = 1_800
"""The milliseconds until a computer acts, or the bot for a late player, so that users can follow."""
NOTIFICATION_TIMERS: Final[tuple[Delivery, ...]] = ("direct", "mention")
"""The kinds of timers for notifications: for a direct message, or for a mention that has to wait."""


def find_affected_users(before: Match, change: Change) -> set[int]:
    """Return the users whose preferences the effects of a change depend on."""
    after = change.match
    users: set[int] = set()
    if after.mention_seq != before.mention_seq:
        users = {*after.mentions, *_find_next_users(before, after)}
    if after.status == "running" and (after.time_control is not None or before.status == "lobby"):
        users |= set(after.players) | set(before.players)
    last = _find_last_to_act(before, after)
    last_user = None if last is None else after.players[last]
    users.update(user for user in (last_user, find_user_in_grace(after)) if user is not None)
    return {user for user in (*users, *get_rated_people(before, after)) if not is_computer(user)}


def add_effects(before: Match, change: Change, recipients: Recipients, now: int) -> Change:
    """Return the change with its effects on clocks, timers, notifications and computer players.

    ``recipients`` has to contain the users that ``find_affected_users`` returns, with their preferences.
    """
    change = replace(change, match=update_rating_state(before, change.match, recipients))
    if (change.match.turn, change.match.status) != (before.turn, before.status):
        change = replace(change, match=replace(change.match, turn_began_at=now))
    with_last_call = _add_last_call(before, _count_late_turns(before, change))
    new_change = add_computers(before, _add_clocks(before, with_last_call, recipients, now), now)
    new_change = add_grace(before, _add_match_timers(before, new_change, now), recipients, now)
    if before.status == "lobby" and new_change.match.status == "running":
        new_change = _add_absences(new_change, recipients, now)
    if new_change.match.mention_seq == before.mention_seq:
        return new_change
    return _add_notifications(before, new_change, recipients, now)


def _add_match_timers(before: Match, change: Change, now: int) -> Change:
    """Return the change with the timers of the match itself: for its consent request, and for its story."""
    match, updates = change.match, list(change.timer_updates)
    old, new = (None if each is None else each.until for each in map(find_open_request, (before, match)))
    if old != new:
        updates.append(TimerUpdate(CONSENT_TIMER, 0, new))
    if match.is_over and not before.is_over and match.state is not None:
        updates.append(TimerUpdate(STORY_TIMER, 0, now))
    return replace(change, timer_updates=tuple(updates))


# Notifications


def _find_last_to_act(before: Match, after: Match) -> int | None:
    """Return the player whom this change makes the last to act, unless they had a last call in this turn.

    Return ``None`` in a race, because a message would push the others' panels up.
    """
    last = None if after.real_time else find_last_to_act(after)
    if last is None or after.turn != before.turn or after.seat_status(last).last_call_turn == after.turn:
        return None
    if after.is_played_by_bot(last):
        return None
    return None if find_last_to_act(before) == last else last


def _add_last_call(before: Match, change: Change) -> Change:
    """Return the change with a mention of the player who is now the last to act, if there is one."""
    last = _find_last_to_act(before, change.match)
    if last is None:
        return change
    match = with_further_mention(before, change.match, change.match.players[last])
    return replace(
        change,
        match=with_seat_status(match, last, replace(match.seat_status(last), last_call_turn=match.turn)),
    )


def _find_next_users(before: Match, after: Match) -> tuple[int, ...]:
    """Return the user who plays next if a turn has just begun; nobody while a request is open."""
    if after.turn == before.turn or after.consent_request is not None:
        return ()
    user = find_next_user(after)
    if user is None or user in after.mentions:
        return ()
    return () if after.is_played_by_bot(after.players.index(user)) else (user,)


def _add_notifications(before: Match, change: Change, recipients: Recipients, now: int) -> Change:
    match = change.match
    early = [user for user in _find_next_users(before, match) if recipients[user].preferences.notify_early]
    mentions: list[int] = []
    updates = list(change.timer_updates)
    decisions: dict[int, DeliveryDecision] = {}
    for user in dict.fromkeys((*match.mentions, *early)):
        decision = (
            decide_deferred_delivery(recipients[user], match, now, "mention")
            if change.is_deferred
            else decide_delivery(recipients[user], match, now)
        )
        if decision.delivery == "mention" and match.lost_channel is not None:
            decision = DeliveryDecision("none", now)  # no channel in which to mention them
        if decision.delivery == "mention" and decision.at <= now:
            mentions.append(user)
        elif user in early and decision.at > now:  # by then it may be their turn already
            decision = DeliveryDecision("none", now)
        decisions[user] = decision
        # What waits already still tells a user that they lost their seat, though the match has ended since.
        if not (match.is_over and decision.delivery == "none" and find_loss(match, user)):
            updates.extend(_make_timers(recipients[user], decision, now))
    match = _count_reminders(match, change, decisions, now)
    # A reminder changes nothing for the others: it needs a new board message only if it mentions a user.
    post = before.board_seq + 1 if mentions else match.board_seq
    new_match = replace(match, mentions=tuple(mentions), board_seq=post)
    return replace(
        change, match=new_match, timer_updates=tuple(updates), is_silent=change.is_silent and not mentions
    )


def _count_reminders(match: Match, change: Change, decisions: dict[int, DeliveryDecision], now: int) -> Match:
    """Return the match after counting the reminders sent now and marking those that are held back."""
    for player, user in enumerate(match.players):
        status, decision = match.seat_status(player), decisions.get(user)
        reminds = player in change.reminded_players or (change.is_deferred and status.reminder_held)
        if decision is None or decision.delivery == "none" or not reminds:
            continue
        is_held = decision.at > now
        count = status.reminders_sent + (not is_held)
        match = with_seat_status(match, player, replace(status, reminders_sent=count, reminder_held=is_held))
    return match


def _make_timers(recipient: Recipient, decision: DeliveryDecision, now: int) -> list[TimerUpdate]:
    """Return the timers for a notification that is not a mention now; they replace earlier ones of the user.

    With default preferences a user never has such timers, so there is nothing to remove.
    """
    if has_default_preferences(recipient.preferences):
        return []
    here_and_now = decision.delivery == "mention" and decision.at <= now
    due_times = {decision.delivery: decision.at} if not here_and_now else {}
    return [
        TimerUpdate(delivery, recipient.preferences.user_id, due_times.get(delivery))
        for delivery in NOTIFICATION_TIMERS
    ]


# Clocks


def _count_late_turns(before: Match, change: Change) -> Change:
    """Return the change with the late turns of players counted: turns in a row that the bot ended for them.

    A turn that its player ended resets the count. While several players may act, no turn counts.
    """
    match = change.match
    if before.status != "running" or match.status != "running" or before.time_control is None:
        return change
    has_turn_ended = match.turn != before.turn and not before.is_simultaneous
    for player in before.players_to_act():
        own = [line for line in change.new_actions if line.player == player]
        causes = [line.cause for line in own if not line.is_automatic]
        count = match.seat_status(player).late_turns
        if not causes or not (has_turn_ended or count):
            continue
        if not causes[-1]:
            count = 0 if has_turn_ended or match.seat_status(player).is_left_to_bot else count
        elif has_turn_ended:
            count += 1
        match = count_late_turns(match, player, count)
    return replace(change, match=match)


def _add_clocks(before: Match, change: Change, recipients: Recipients, now: int) -> Change:
    match = change.match
    if match.status == "lobby":
        return change
    statuses = [match.seat_status(player) for player in range(len(match.players))]
    if match.pause is not None:
        return change if before.pause is not None else _pause_clocks(change, match.pause, recipients, now)
    newly_to_act = _find_newly_to_act(before, match)
    for player, user in enumerate(match.players):
        if player in newly_to_act or (before.status == "running" and user != before.players[player]):
            statuses[player] = replace(statuses[player], turn_began_at=now)
    if match.time_control is None:
        for player in newly_to_act:
            statuses[player] = replace(statuses[player], reminders_sent=0, reminder_held=False)
        return replace(change, match=replace(match, seat_statuses=tuple(statuses)))
    statuses = [
        _update_clock(before, match, player, status, recipients, now)
        if match.status == "running" and not match.is_played_by_bot(player)
        else _halt_clock(before, match, player, status, recipients, now)
        for player, status in enumerate(statuses)
    ]
    updates = [
        TimerUpdate(
            CLOCK_TIMER, match.players[player], _find_next_clock_time(match, player, status, recipients, now)
        )
        for player, status in enumerate(statuses)
        if match.players != before.players
        or _get_clock_state(status) != _get_clock_state(before.seat_status(player))
        or _find_turn_of_bot(match, player) != _find_turn_of_bot(before, player)
    ]
    removals = [TimerUpdate(CLOCK_TIMER, user, None) for user in set(before.players) - set(match.players)]
    return replace(
        change,
        match=replace(match, seat_statuses=tuple(statuses)),
        timer_updates=(*change.timer_updates, *removals, *updates),
    )


def _find_newly_to_act(before: Match, match: Match) -> frozenset[int]:
    """Return the players for whom a new turn has begun."""
    if match.status != "running" or before.pause is not None:
        return frozenset()
    if match.turn != before.turn:
        return match.players_to_act()
    if match.hides_who_acted:  # a player who seems to act again is only waiting, which others may not know
        return frozenset()
    return (match.players_to_act() & match.publicly_to_act()) - before.players_to_act()


def _update_clock(
    before: Match, match: Match, player: int, status: SeatStatus, recipients: Recipients, now: int
) -> SeatStatus:
    clock, preferences = match.time_control, recipients[match.players[player]].preferences
    assert clock is not None
    if before.pause is not None and player in before.pause.clocks:  # the clock goes on from what it showed
        return player_clock.update_deadline(clock, preferences, replace(status, running_since=now))
    if before.status == "lobby":
        status = replace(status, remaining=clock.bank)
    elif before.players[player] != match.players[player] and before.players[player] in recipients:
        old = recipients[before.players[player]].preferences  # the old user's absence counts until now
        status = player_clock.charge_clock(clock, old, status, now)
    has_to_act = player in match.players_to_act() & match.publicly_to_act()  # else only time has to pass
    if not has_to_act or _has_finished(before, match, player, status):
        if match.hides_who_acted and player in match.publicly_to_act():
            if status.running_since is None and status.clock_turn == match.turn:  # a computer had the seat
                status = player_clock.resume_finished_clock(clock, preferences, status, now)
            return player_clock.update_deadline(
                clock, preferences, player_clock.finish_secretly(clock, preferences, status, now)
            )
        return player_clock.stop_clock(clock, preferences, status, now)
    # The clock may have got its time for this turn already, even if another user was on the seat meanwhile.
    if status.clock_turn == match.turn:
        if status.running_since is None:
            return player_clock.resume_clock(clock, preferences, status, now)
        return player_clock.update_deadline(clock, preferences, status)
    if player in _find_newly_to_act(before, match) or status.running_since is None:
        status = player_clock.stop_clock(clock, preferences, status, now)
        return player_clock.start_clock(clock, preferences, status, now, match.turn)
    return player_clock.update_deadline(clock, preferences, status)


def _halt_clock(
    before: Match, match: Match, player: int, status: SeatStatus, recipients: Recipients, now: int
) -> SeatStatus:
    """Return the seat status with the clock charged, stopped and reset: no clock may run on the seat now."""
    user = before.players[player]
    if match.time_control is not None and user in recipients:
        preferences = recipients[user].preferences
        remaining = player_clock.charge_clock(match.time_control, preferences, status, now).remaining
        finished_secretly = status.secret_finish is not None
        status = player_clock.stop_clock(match.time_control, preferences, status, now)
        if finished_secretly:  # the clock seems to run until now, and to go on from there
            status = replace(status, unspent=remaining)
    return replace(
        status, running_since=None, deadline=None, is_late=False, reminders_sent=0, reminder_held=False
    )


def _pause_clocks(change: Change, pause: Pause, recipients: Recipients, now: int) -> Change:
    """Return the change that begins a pause, with all running clocks read off and stopped."""
    match, updates = change.match, list(change.timer_updates)
    running_players = tuple(
        p for p, status in enumerate(match.seat_statuses) if status.running_since is not None
    )
    for player in running_players:
        user = match.players[player]
        assert match.time_control is not None
        status = player_clock.charge_clock(
            match.time_control, recipients[user].preferences, match.seat_status(player), now
        )
        match = with_seat_status(match, player, replace(status, running_since=None, deadline=None))
    updates += [TimerUpdate(CLOCK_TIMER, user, None) for user in match.players if match.time_control]
    pauses = (*match.pauses[:-1], replace(pause, clocks=running_players))
    return replace(change, match=replace(match, pauses=pauses), timer_updates=tuple(updates))


def _has_finished(before: Match, match: Match, player: int, status: SeatStatus) -> bool:
    """Return whether a player has finished in secret, so that their clock must not start again yet."""
    if before.status != "running" or not match.hides_who_acted:
        return False
    same = (before.turn, before.players[player]) == (match.turn, match.players[player])
    return same and (status.running_since is None or status.secret_finish is not None)


def _add_absences(change: Change, recipients: Recipients, now: int) -> Change:
    """Return the change that begins a match, with the absences of the players who are away then."""
    match, updates = change.match, list(change.timer_updates)
    for player, user in enumerate(match.players):
        until = None if is_computer(user) else recipients[user].preferences.away_until
        if until is not None and until > now:
            match = with_seat_status(match, player, replace(match.seat_status(player), away_until=until))
            updates.append(TimerUpdate(RETURN, user, until))
    return replace(change, match=match, timer_updates=tuple(updates))


def _get_clock_state(status: SeatStatus) -> tuple[int | None, int | None, int]:
    return status.running_since, status.deadline, status.marks_passed


def _find_turn_of_bot(match: Match, player: int) -> int | None:
    """Return the present turn if the bot has to act in it for a late player, else ``None``."""
    return match.turn if player < len(match.players) and match.awaits_bot(player) else None


def _find_next_clock_time(
    match: Match, player: int, status: SeatStatus, recipients: Recipients, now: int
) -> int | None:
    """Return when the bot acts for a player or their clock passes the next threshold, or ``None``."""
    if match.awaits_bot(player):
        return now + ACTION_DELAY
    if match.time_control is None or status.running_since is None:
        return None
    return player_clock.find_next_threshold(
        match.time_control, recipients[match.players[player]].preferences, status
    )
