"""Commands about the channel of a match: move the match, or let it wait while its channel is gone."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.consent import get_users_to_answer
from bot.match.commands.context import (
    Context,
    get_awaited_users,
    require_not_over,
    require_participant,
    with_mention,
    with_new_board,
)
from bot.match.commands.deadlines import with_seat_status
from bot.match.lost_channels import LostChannel, LostKind
from bot.match.models import Change, Match
from bot.match.notifications import find_open_request
from bot.match.pauses import BOT, Pause
from bot.match.refusals import Refusal


@dataclass(frozen=True, slots=True)
class MoveMatch:
    """Move the match to another channel of its server."""

    channel_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_participant(context.match, context.user)
        return move(context.match, self.channel_id, context.now)


@dataclass(frozen=True, slots=True)
class LoseChannel:
    """Let a match wait because its channel is gone. The bot performs this by itself.

    Players who take direct messages are notified once if the channel was deleted; nobody can be mentioned
    there.
    """

    kind: LostKind
    channel_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, before = context.match, context.match.lost_channel
        require_not_over(match)
        is_known = before is not None and (before.is_closed or self.kind == "missing")
        if match.channel_id != self.channel_id or is_known:
            raise Refusal("nothing-due")
        since = context.now if before is None else before.since
        after = replace(match, lost_channel=LostChannel(self.kind, since))
        if match.status == "running" and match.pause is None:
            after = replace(after, pauses=(*match.pauses, Pause(BOT, context.now)))
        if self.kind == "deleted":
            after = with_mention(after, match.humans or (match.host,))
        return Change(match=after, is_silent=True)


@dataclass(frozen=True, slots=True)
class RegainChannel:
    """Resume a match whose channel exists after all. The bot performs this by itself."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_not_over(context.match)
        if context.match.lost_channel is None:
            raise Refusal("nothing-due")
        return show_again(end_wait(context.match, context.now))


# Shared by these commands and those of moderators


def move(match: Match, channel_id: int, now: int) -> Change:
    """Return the change that moves a match to another channel. Raise ``Refusal`` if that is impossible.

    A match that waits because its channel is gone is resumed.
    """
    require_not_over(match)
    if match.channel_id == channel_id and match.lost_channel is None:
        raise Refusal("already-here")
    return show_again(replace(end_wait(match, now), channel_id=channel_id))


def show_again(match: Match) -> Change:
    """Return the change that posts a new board, which mentions the users who have to act or to answer."""
    return Change(match=with_new_board(match, get_users_waited_for(match)))


def get_users_waited_for(match: Match) -> tuple[int, ...]:
    """Return the users who have to answer the open request; without one, the users who have to act."""
    request = find_open_request(match)
    if request is None:
        return get_awaited_users(match, match.publicly_to_act())
    return get_users_to_answer(match, request)


def end_wait(match: Match, now: int) -> Match:
    """Return the match without its lost channel. A pause by a moderator stays."""
    if match.lost_channel is None:
        return match
    if match.pause is not None and match.pause.by == BOT:
        return replace(shift_by_pause(match, match.pause, now), lost_channel=None)
    request, after = match.consent_request, replace(match, lost_channel=None)
    if request is None or find_open_request(after) is None:
        return after
    return replace(
        after, consent_request=replace(request, until=request.until + now - match.lost_channel.since)
    )


def shift_by_pause(match: Match, pause: Pause, now: int) -> Match:
    """Return the match after a pause, with its times moved so that as much is left as before the pause.

    `add_effects` moves the clocks. Only races keep the finished pause, because their actions carry times.
    """
    request, duration = match.consent_request, pause.duration(now)
    if request is not None and find_open_request(match) is None:
        request = replace(request, until=request.until + duration)
    over = (replace(pause, reason="", clocks=(), until=now),) if match.real_time else ()
    after = replace(
        match,
        pauses=(*match.pauses[:-1], *over),
        consent_request=request,
    )
    for player, status in enumerate(match.seat_statuses):
        if status.turn_began_at:
            later = replace(status, turn_began_at=status.turn_began_at + duration)
            after = with_seat_status(after, player, later)
    return after
