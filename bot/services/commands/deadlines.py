"""The clocks of a table: choosing one, being reminded, being away."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.commands.context import (
    Context,
    get_active_player,
    get_player,
    get_users,
    mention,
    post_board,
    require_lobby,
    require_not_over,
    require_participant,
    require_running,
)
from bot.services.notifications import MAX_REMINDERS
from bot.services.player_clock import charge_clock, update_deadline
from bot.services.quiet_hours import DAY
from bot.services.refusals import Refusal
from bot.store.models import (
    Change,
    Event,
    EventKind,
    Match,
    SeatStatus,
    TimeControl,
    TimerUpdate,
    is_computer,
)
from bot.store.recipients import Preferences

RETURN: Final = "return"
"""The kind of timer for the end of somebody's absence."""


@dataclass(frozen=True, slots=True)
class SetTimeControl:
    """Choose the clock of the table: its host, before anybody else has sat down under another one."""

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
    """Remind a player whose turn goes on that so many marks of its time have passed; nobody asks for it.

    Where nobody may know who has acted, all are reminded whose turn it is for all to see. ``grace`` is the
    time that the player gets now, where nobody was there to remind them in time and they could be late.
    """

    player: int
    since: int
    marks: int
    grace: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, status = context.match, require_running_clock(context.match, self.player, self.since)
        if self.marks <= status.marks_passed:
            raise Refusal("nothing-due")
        status = replace(status, marks_passed=self.marks)
        if match.rules.hides_who_acted(match.state):
            marked = _mark_all(with_seat_status(match, self.player, status), self.marks)
            return remind(marked, match.publicly_to_act())
        if self.grace is not None:
            status = replace(status, remaining=self.grace, running_since=context.now)
        marked = with_seat_status(match, self.player, status)
        return replace(remind(marked, frozenset({self.player})), is_silent=self.grace is None)


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind those who owe an action, as an opponent who waits: each at most once a day."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, now = context.match, context.now
        require_running(match)
        asking = get_active_player(match, context.user)
        owing = match.publicly_to_act() - {asking}
        waiting_for = {player for player in owing if not match.played_by_bot(player)}
        if not waiting_for:
            raise Refusal("nudge-nobody")
        awake = {p for p in waiting_for if not has_all_reminders(match.seat_status(p))}
        if not awake:
            raise Refusal("nudge-silent")
        players = {p for p in awake if now - (match.seat_status(p).nudged_at or -DAY) >= DAY}
        if not players:
            raise Refusal("nudged-today")
        nudged = match
        for player in players:
            nudged = with_seat_status(nudged, player, replace(nudged.seat_status(player), nudged_at=now))
        return remind(nudged, frozenset(players))


@dataclass(frozen=True, slots=True)
class MentionNow:
    """Mention somebody whose notice had waited; nobody asks for it."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_not_over(context.match)
        return Change(match=mention(context.match, (self.user_id,)), is_deferred=True, is_silent=True)


@dataclass(frozen=True, slots=True)
class CountReminder:
    """Count the reminder that was held back for somebody and has just been sent; nobody asks for it."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_player(match, self.user_id)
        status = match.seat_status(player)
        if not status.reminder_held:
            raise Refusal("nothing-due")
        counted = replace(status, reminders_sent=status.reminders_sent + 1, reminder_held=False)
        return Change(match=with_seat_status(match, player, counted), is_silent=True)


@dataclass(frozen=True, slots=True)
class ApplyAbsence:
    """Have a match follow the absence that somebody has just changed.

    Quiet hours that were changed count from the next turn on.
    """

    before: Preferences
    after: Preferences
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_player(match, context.user)
        until = self.after.away_until
        status = replace(match.seat_status(player), away_until=until)
        absent = (self.before.away_from, self.before.away_until) != (self.after.away_from, until)
        if match.time_control is not None and absent:
            status = charge_clock(match.time_control, self.before, status, context.now)
            status = update_deadline(match.time_control, self.after, status)
        if status == match.seat_status(player):
            raise Refusal("nothing-due")
        alarms = (TimerUpdate(RETURN, context.user, until),)
        return Change(match=with_seat_status(match, player, status), timer_updates=alarms)


@dataclass(frozen=True, slots=True)
class LendSeat:
    """Have a friend keep one's seat while one is away."""

    friend: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_active_player(match, context.user)
        status = match.seat_status(player)
        if self.friend in match.seats or status.owner is not None:
            raise Refusal("already-seated")
        lent = hand_seat_over(match, player, self.friend, owner=context.user)
        return notify_new_player(add_event(lent, "lent", player, self.friend), player)


@dataclass(frozen=True, slots=True)
class GiveSeatBack:
    """Give a seat back to whose it is; the stand-in asks for it, or the owner on return."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        for player, status in enumerate(match.seat_statuses):
            if status.owner is not None and context.user in (status.owner, match.players[player]):
                back = hand_seat_over(match, player, status.owner, owner=None)
                return notify_new_player(add_event(back, "given-back", player, status.owner), player)
        raise Refusal("not-lent")


@dataclass(frozen=True, slots=True)
class MoveMatch:
    """Have the match go on in another channel of its server."""

    channel_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        require_participant(match, context.user)
        if match.channel_id == self.channel_id:
            raise Refusal("already-here")
        moved = replace(match, channel_id=self.channel_id)
        return Change(match=post_board(moved, get_users(match, match.publicly_to_act())))


# What these share


def with_seat_status(match: Match, player: int, status: SeatStatus) -> Match:
    """The match with one player's attendance."""
    everybody = [match.seat_status(other) for other in range(len(match.players))]
    everybody[player] = status
    return replace(match, seat_statuses=tuple(everybody))


def count_late_turns(match: Match, player: int, count: int) -> Match:
    """Return the match with the number of late turns of a player.

    The log tells when the bot begins to play for them, and when that is over.
    """
    before = match.seat_status(player)
    after = replace(before, late_turns=count)
    if after == before:
        return match
    counted = with_seat_status(match, player, after)
    if after.left_to_bot == before.left_to_bot:
        return counted
    return add_event(
        counted, "bot-plays" if after.left_to_bot else "given-back", player, match.players[player]
    )


def add_event(match: Match, kind: EventKind, player: int, user: int, *, step: int = 0) -> Match:
    """The match with something more for its log."""
    return replace(match, events=(*match.events, Event(kind, player, user, match.public_revision + 1, step)))


def require_running_clock(match: Match, player: int, since: int) -> SeatStatus:
    """How a player attends whose clock has been running since then. Raises ``Refusal`` if it has not."""
    require_running(match)
    status = match.seat_status(player)
    if match.time_control is None or status.running_since != since:
        raise Refusal("nothing-due")
    return status


def remind(match: Match, players: frozenset[int]) -> Change:
    """The step that reminds those players who have not been reminded often enough in this turn."""
    awake = frozenset(player for player in players if not has_all_reminders(match.seat_status(player)))
    if not awake:
        return Change(match=match, is_silent=True)
    return Change(
        match=mention(match, get_users(match, awake)), reminded_players=tuple(sorted(awake)), is_silent=True
    )


def has_all_reminders(status: SeatStatus) -> bool:
    """Whether a player was reminded so often in this turn that the bot is silent on it."""
    return status.reminders_sent + status.reminder_held >= MAX_REMINDERS


def hand_seat_over(match: Match, player: int, user: int, *, owner: int | None) -> Match:
    """The match with somebody else in a seat, whom nobody has reminded of it; its clock runs on."""
    status = replace(
        match.seat_status(player), owner=owner, reminders_sent=0, reminder_held=False, late_turns=0
    )
    return with_seat_status(replace_user(match, player, user), player, status)


def notify_new_player(match: Match, player: int) -> Change:
    """The step by which somebody else plays on a seat, told of it if its turn is on for all to see."""
    return Change(
        match=post_board(match, (match.players[player],)) if player in match.publicly_to_act() else match
    )


def _mark_all(match: Match, marks: int) -> Match:
    for player in match.publicly_to_act():
        status = match.seat_status(player)
        match = with_seat_status(match, player, replace(status, marks_passed=max(status.marks_passed, marks)))
    return match


def replace_user(match: Match, player: int, user: int) -> Match:
    """The match with somebody else in a seat. A computer is no host: whoever was stays it."""
    seats = tuple(user if seat == player else sitting for seat, sitting in enumerate(match.seats))
    was_host = match.seats[player] == match.host and not is_computer(user)
    return replace(match, seats=seats, host=user if was_host else match.host)
