"""Commands about stand-ins: users who play on the seats of others while these are away.

A stand-in only makes actions. Only the owner of the seat can resign, agree to a cancellation or hand the seat
to a computer.
"""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.context import (
    Context,
    get_active_player,
    require_not_over,
    require_running,
    with_mention,
    with_new_board,
)
from bot.match.commands.deadlines import add_event, replace_user, with_seat_status
from bot.match.models import Change, Match
from bot.match.quiet_hours import DAY
from bot.match.refusals import Refusal


@dataclass(frozen=True, slots=True)
class AskStandIn:
    """Ask another user to play on the user's seat; the answer is an `AnswerStandIn`.

    The friend is notified unless ``quietly`` is set: then only the board shows the question.
    """

    friend: int
    quietly: bool = False
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_active_player(match, context.user)
        status = match.seat_status(player)
        if match.is_practice:
            raise Refusal("stand-in-practice")
        _require_free(match, player, self.friend)
        if status.asked == self.friend:
            raise Refusal("nothing-due")
        times = () if self.quietly else (context.now,)
        asked_at = (*(at for at in status.asked_at if context.now - at < DAY), *times)
        after = with_seat_status(match, player, replace(status, asked=self.friend, asked_at=asked_at))
        return Change(match=after if self.quietly else with_mention(after, (self.friend,)))


@dataclass(frozen=True, slots=True)
class WithdrawStandIn:
    """Withdraw the question whether another user will play on the user's seat."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        player = get_active_player(match, context.user)
        status = match.seat_status(player)
        if status.asked is None:
            raise Refusal("nothing-due")
        return Change(match=with_seat_status(match, player, replace(status, asked=None)))


@dataclass(frozen=True, slots=True)
class AnswerStandIn:
    """Agree or decline to play on the seat of ``owner``, who has asked the user.

    A stand-in plays at most until the end of the match.
    """

    owner: int
    accept: bool
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, user = context.match, context.user
        require_not_over(match)
        player = match.find_player(self.owner)
        if player is None or match.seat_status(player).asked != user:
            raise Refusal("not-asked-to-stand-in")
        if not self.accept:
            status = replace(match.seat_status(player), asked=None)
            after = add_event(match, "stand-in-declined", player, user)
            return Change(match=with_seat_status(after, player, status))
        require_running(match)
        _require_free(match, player, user)
        after = hand_seat_over(match, player, user, owner=self.owner)
        return notify_new_player(add_event(after, "lent", player, user), player)


@dataclass(frozen=True, slots=True)
class GiveSeatBack:
    """Give a seat back to its owner, on request of the stand-in or the owner."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        for player, status in enumerate(match.seat_statuses):
            if status.owner is not None and context.user in (status.owner, match.players[player]):
                return notify_new_player(give_back(match, player, status.owner), player)
        raise Refusal("not-lent")


# Shared by these commands


def _require_free(match: Match, player: int, friend: int) -> None:
    """Raise ``Refusal`` if a user cannot play for ``player``: they have a seat, or somebody else plays."""
    if friend in match.seats or match.has_lent_seat(friend) or match.seat_status(player).owner is not None:
        raise Refusal("already-seated")


def give_back(match: Match, player: int, owner: int) -> Match:
    """Return the match with a seat given back to its owner, and the event for that."""
    return add_event(hand_seat_over(match, player, owner, owner=None), "given-back", player, owner)


def hand_seat_over(match: Match, player: int, user: int, *, owner: int | None) -> Match:
    """Return the match with another user on a seat; the clock runs on, reminders and late turns are reset.

    With ``owner``, the new user only stands in for the owner, and the host stays the same.
    """
    status = replace(
        match.seat_status(player),
        owner=owner,
        is_lent=owner is not None,
        asked=None,
        reminders_sent=0,
        reminder_held=False,
        late_turns=0,
    )
    after = with_seat_status(replace_user(match, player, user), player, status)
    return after if owner is None else replace(after, host=match.host)


def notify_new_player(match: Match, player: int) -> Change:
    """Return the change that notifies the new user on a seat if the player is publicly to act."""
    return Change(
        match=with_new_board(match, (match.players[player],)) if player in match.publicly_to_act() else match
    )
