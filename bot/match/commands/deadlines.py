"""Commands about clocks, reminders and absences."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.match.commands.context import (
    Context,
    get_active_player,
    get_player,
    get_users,
    require_lobby,
    require_not_over,
    require_running,
    require_started,
    with_mention,
)
from bot.match.events import MOST_EVENTS, Event, EventKind, is_assistance
from bot.match.models import Change, Match, TimeControl, is_computer
from bot.match.notifications import MAX_REMINDERS, find_claimable_player, find_reason
from bot.match.player_clock import charge_clock, update_deadline
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus
from bot.match.timer_values import TimerUpdate

RETURN: Final = "return"
"""The kind of timer for the end of a user's absence."""


@dataclass(frozen=True, slots=True)
class SetTimeControl:
    """Set the clock of the table, as its host, before another user has agreed to it by taking a seat."""

    clock: TimeControl | None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_lobby(match)
        if context.user != match.host:
            raise Refusal("clock-not-the-host")
        if len(match.players) > 1:
            raise Refusal("clock-is-fixed")
        return Change(match=replace(match, time_control=self.clock))


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind a player that part of the turn's time has passed. The bot performs this by itself.

    While nobody may know who has acted, all players who are publicly to act are reminded.

    Attributes:
        since: ``SeatStatus.running_since`` when this was decided; the command is refused if it has changed.
        thresholds_passed: The number of `player_clock.TIME_THRESHOLDS` that the clock has passed.
        grace: The milliseconds that the player has left from now on, if the bot could not remind them
            in time; ``None`` to leave the clock as it is.
    """

    player: int
    since: int
    thresholds_passed: int
    grace: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, status = context.match, require_running_clock(context.match, self.player, self.since)
        if self.thresholds_passed <= status.marks_passed:
            raise Refusal("nothing-due")
        status = replace(status, marks_passed=self.thresholds_passed)
        if match.hides_who_acted:
            after = with_seat_status(match, self.player, status)
            for player in match.publicly_to_act():
                other_status = after.seat_status(player)
                marks_passed = max(other_status.marks_passed, self.thresholds_passed)
                after = with_seat_status(after, player, replace(other_status, marks_passed=marks_passed))
            return remind(after, match.publicly_to_act())
        if self.grace is not None:
            status = replace(status, remaining=self.grace, running_since=context.now)
        after = with_seat_status(match, self.player, status)
        return replace(remind(after, frozenset({self.player})), is_silent=self.grace is None)


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind the players to act on behalf of an opponent who waits; each of them at most once a day."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, now = context.match, context.now
        require_running(match)
        asking = get_active_player(match, context.user)
        to_act = match.publicly_to_act() - {asking}
        waiting_for = {player for player in to_act if not match.is_played_by_bot(player)}
        if not waiting_for:
            raise Refusal("nudge-nobody")
        if match.consent_request is not None and find_reason(match, context.user) == "asked":
            waiting_for.discard(match.consent_request.by)
            if not waiting_for:
                raise Refusal("nudge-answer-first")
        remindable_players = {p for p in waiting_for if not has_all_reminders(match.seat_status(p))}
        if not remindable_players:
            raise Refusal("nudge-silent")
        players = {p for p in remindable_players if now - (match.seat_status(p).nudged_at or -DAY) >= DAY}
        if not players:
            raise Refusal("nudged-today")
        after = match
        for player in players:
            after = with_seat_status(after, player, replace(after.seat_status(player), nudged_at=now))
        return remind(after, frozenset(players))


@dataclass(frozen=True, slots=True)
class MentionNow:
    """Mention a user whose notification was postponed. The bot performs this by itself."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_not_over(context.match)
        return Change(match=with_mention(context.match, (self.user_id,)), is_deferred=True, is_silent=True)


@dataclass(frozen=True, slots=True)
class CountReminder:
    """Count a reminder that was held back and has just been sent. The bot performs this by itself."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_started(match)
        player = get_player(match, self.user_id)
        status = match.seat_status(player)
        if not status.reminder_held:
            raise Refusal("nothing-due")
        new_status = replace(status, reminders_sent=status.reminders_sent + 1, reminder_held=False)
        return Change(match=with_seat_status(match, player, new_status), is_silent=True)


@dataclass(frozen=True, slots=True)
class ApplyAbsence:
    """Adapt the user's clock in a match to an absence that they have just changed.

    Changed quiet hours count only from the next turn on.
    """

    before: Preferences
    after: Preferences
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_started(match)
        player = get_player(match, context.user)
        until = self.after.away_until
        status = replace(match.seat_status(player), away_until=until)
        if until is None:  # nobody needs to stand in any more
            status = replace(status, asked=None)
        has_absence_changed = (self.before.away_from, self.before.away_until) != (self.after.away_from, until)
        if match.time_control is not None and has_absence_changed:
            status = charge_clock(match.time_control, self.before, status, context.now)
            status = update_deadline(match.time_control, self.after, status)
        if status == match.seat_status(player):
            raise Refusal("nothing-due")
        timer_updates = (TimerUpdate(RETURN, context.user, until),)
        return Change(match=with_seat_status(match, player, status), timer_updates=timer_updates)


# Shared by these commands


def with_seat_status(match: Match, player: int, status: SeatStatus) -> Match:
    """Return the match with a new seat status for a player."""
    statuses = [match.seat_status(other) for other in range(len(match.players))]
    statuses[player] = status
    return replace(match, seat_statuses=tuple(statuses))


def count_late_turns(match: Match, player: int, count: int) -> Match:
    """Return the match with a new number of late turns for a player.

    An event logs when the bot begins to play for them and when it stops.
    """
    before = match.seat_status(player)
    after = replace(before, late_turns=count)
    if after == before:
        return match
    new_match = with_seat_status(match, player, after)
    if after.is_left_to_bot == before.is_left_to_bot:
        return new_match
    return add_event(
        new_match, "bot-plays" if after.is_left_to_bot else "given-back", player, match.players[player]
    )


def add_event(match: Match, kind: EventKind, player: int, user: int, *, former: int | None = None) -> Match:
    """Return the match with an event added to its log.

    After `MOST_EVENTS`, add only events that say who gave up, and the first assistance.
    """
    is_needed = kind in ("resigned", "claimed") or (is_assistance(kind) and not match.is_assisted)
    if len(match.events) >= MOST_EVENTS and not is_needed:
        return match
    event = Event(kind, player, user, match.public_revision + 1, match.turn, former)
    return replace(match, events=(*match.events, event))


def require_running_clock(match: Match, player: int, since: int) -> SeatStatus:
    """Return the seat status of a player. Raise ``Refusal`` unless the clock has run since ``since``."""
    require_running(match)
    status = match.seat_status(player)
    if match.time_control is None or status.running_since != since:
        raise Refusal("nothing-due")
    return status


def remind(match: Match, players: frozenset[int]) -> Change:
    """Return the change that reminds players, except those who have had all reminders of this turn."""
    remindable_players = frozenset(
        player for player in players if not has_all_reminders(match.seat_status(player))
    )
    if not remindable_players:
        return Change(match=match, is_silent=True)
    after = with_mention(match, get_users(match, remindable_players))
    return Change(match=after, reminded_players=tuple(sorted(remindable_players)), is_silent=True)


def has_all_reminders(status: SeatStatus) -> bool:
    """Return whether a player has had all reminders that the bot sends in one turn."""
    return status.reminders_sent + status.reminder_held >= MAX_REMINDERS


def may_claim(match: Match, player: int) -> bool:
    """Return whether a player may claim now that another one has given up."""
    return find_claimable_player(match, player) is not None


def replace_user(match: Match, player: int, user: int) -> Match:
    """Return the match with another user on a seat, who becomes the host if the old user was the host.

    A computer never becomes the host. A request by the old user is withdrawn, and confirmations that they
    turned off are on again.
    """
    request = match.consent_request
    if request is not None and request.by == player:
        match = replace(match, consent_request=None)
    seats = tuple(user if seat == player else sitting for seat, sitting in enumerate(match.seats))
    was_host = match.seats[player] == match.host and not is_computer(user)
    confirmations_off = tuple(other for other in match.confirmations_off if other != player)
    host = user if was_host else match.host
    return replace(match, seats=seats, host=host, confirmations_off=confirmations_off)
