"""Commands for when a player's time is up, and for when the bot plays on for them."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.match.commands.context import (
    Context,
    get_owned_player,
    get_player,
    require_running,
    with_further_mention,
    with_mention,
    with_new_board,
)
from bot.match.commands.deadlines import (
    add_event,
    count_late_turns,
    has_all_reminders,
    replace_user,
    require_running_clock,
    with_seat_status,
)
from bot.match.commands.ending import give_up
from bot.match.commands.play import apply, is_publicly_unchanged, settle
from bot.match.models import Change, LoggedAction, Match, is_computer
from bot.match.notifications import is_overdue
from bot.match.player_clock import TIME_THRESHOLDS
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus

BY_TIME: Final = "time"
"""The cause of an action that was made because a player's time was up."""
BY_BOT: Final = "bot"
"""The cause of an action that the bot made at once for a player who was late too often."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Apply the overtime rule of the table to a player whose time is up. The bot performs this by itself.

    Who plays on the seat, perhaps a stand-in, is notified if it may be lost now, unless all reminders of the
    turn have been sent.
    No player becomes late while several act in a phase that the rules of the game end at some time.
    """

    player: int
    since: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, status = context.match, require_running_clock(context.match, self.player, self.since)
        assert match.time_control is not None
        if status.is_late:
            raise Refusal("nothing-due")
        plays = match.time_control.overtime == "simplest" and status.secret_finish is None
        if plays and (change := play_by_default(match, self.player, context)):
            return replace(change, is_silent=is_publicly_unchanged(match, change.match))
        is_ended_by_rules = match.began_simultaneously and match.rules_deadline is not None
        if is_ended_by_rules or match.hides_who_acted:  # a late player would show that the others have acted
            return Change(
                match=with_seat_status(
                    match, self.player, replace(status, marks_passed=len(TIME_THRESHOLDS))
                ),
                is_silent=True,
            )
        late = with_seat_status(
            match, self.player, replace(status, is_late=True, marks_passed=len(TIME_THRESHOLDS))
        )
        late = add_event(late, "late", self.player, match.players[self.player])
        claimants = get_claimants(match, self.player) if match.time_control.overtime == "claim" else ()
        may_lose_seat = match.time_control.overtime in ("claim", "substitute")
        warned = (match.players[self.player],) if may_lose_seat and not has_all_reminders(status) else ()
        users = (*claimants, *warned)
        return Change(match=with_mention(late, users) if users else late)


@dataclass(frozen=True, slots=True)
class ClaimWin:
    """Claim that a player whose time is up has given up, if the table allows that."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        own = get_owned_player(context.match, context.user)
        match = require_late(context.match, self.player, "claim")
        if own == self.player or is_overdue(match, own):
            raise Refusal("claim-yourself")
        after = add_event(match, "claimed", self.player, context.user)
        change = give_up(after, self.player, context, kind="claimed", by=context.user)
        if change.match.is_over:
            return change
        after = change.match
        for user in dict.fromkeys((match.get_owner(self.player), match.players[self.player])):
            after = with_further_mention(match, after, user)
        return replace(change, match=after)


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take the seat of a player whose time is up, if the table allows that."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, user = require_late(context.match, self.player, "substitute"), context.user
        if user in match.seats or match.has_lent_seat(user):
            raise Refusal("already-seated")
        fresh = SeatStatus(remaining=match.time_control.bank if match.time_control else 0)
        after = with_seat_status(replace_user(match, self.player, user), self.player, fresh)
        former = match.get_owner(self.player)
        after = add_event(after, "seat-taken", self.player, user, former=former)
        users = dict.fromkeys((user, former, match.players[self.player]))
        return Change(match=with_new_board(after, tuple(users)))


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Act for a player who was late too often. The bot performs this by itself.

    If the rules have no default action now, the player gets the normal time of a turn again.
    """

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        if not match.awaits_bot(self.player):
            raise Refusal("nothing-due")
        change = play_by_default(match, self.player, context, cause=BY_BOT)
        if change is None:
            return Change(match=count_late_turns(match, self.player, 0))
        return replace(change, is_silent=is_publicly_unchanged(match, change.match))


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Stop the bot from playing for a user who is back."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_player(match, context.user)
        if not match.seat_status(player).is_left_to_bot:
            raise Refusal("nothing-due")
        return Change(match=count_late_turns(match, player, 0))


# Shared by these commands


def require_late(match: Match, player: int, overtime: str) -> Match:
    """Return the match. Raise ``Refusal`` unless a player is late and the table has this ``overtime``."""
    require_running(match)
    status = match.seat_status(player)
    if (
        match.time_control is None
        or match.time_control.overtime != overtime
        or not status.is_late
        or status.running_since is None
        or player in match.resigned
    ):
        raise Refusal("not-late")
    return match


def get_claimants(match: Match, player: int) -> tuple[int, ...]:
    """Return the users who may claim that a late player has given up, by seat: those who are not late too."""
    others = sorted({*range(len(match.players))} - {player, *match.resigned})
    in_time = [other for other in others if not match.seat_status(other).is_late]
    return tuple(user for user in map(match.get_owner, in_time) if not is_computer(user))


def play_by_default(match: Match, player: int, context: Context, *, cause: str = BY_TIME) -> Change | None:
    """Return the change that makes the default actions of a player until the turn or the phase has passed.

    Return ``None`` if none can be made now.
    """
    after, lines, phase = match, list[LoggedAction](), match.rules.phase(match.state)
    while after.players_to_act() == match.players_to_act() and after.rules.phase(after.state) == phase:
        action = after.rules.default_action(after.state, player)
        if action is None:
            break
        try:
            after, line = apply(after, player, action, context.now, cause=cause)
        except IllegalAction:  # the rules do not allow it yet
            break
        lines.append(line)
    return settle(match, after, tuple(lines), context) if lines else None
