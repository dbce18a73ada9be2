"""Commands of moderators: pause, resume, move or end a match.

The caller decides who is a moderator. Each command adds an entry to the log of the server.
"""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.context import (
    Context,
    require_not_over,
    require_started,
    with_ending,
    with_new_board,
)
from bot.match.commands.deadlines import add_event
from bot.match.commands.moving import get_users_waited_for, move, shift_by_pause
from bot.match.models import Change, Ending
from bot.match.pauses import Pause
from bot.match.refusals import Refusal
from bot.match.server_log import ServerLogEntry


@dataclass(frozen=True, slots=True)
class PauseMatch:
    """Pause a match: no actions, no clocks, no timers, until a moderator resumes it."""

    reason: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_started(match)
        if match.pause is not None:
            raise Refusal("already-paused")
        after = replace(match, pauses=(*match.pauses, Pause(context.user, context.now, self.reason)))
        after = add_event(after, "paused", match.find_player(context.user) or 0, context.user)
        return Change(match=after, log_entry=_make_log_entry(context, "paused", reason=self.reason))


@dataclass(frozen=True, slots=True)
class ResumeMatch:
    """Resume a paused match where it stopped, and mention the players who have to act or to answer."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_started(match)
        if match.pause is None:
            raise Refusal("not-paused")
        if match.lost_channel is not None:
            raise Refusal("channel-lost")
        after = shift_by_pause(match, match.pause, context.now)
        after = add_event(after, "unpaused", match.find_player(context.user) or 0, context.user)
        users = get_users_waited_for(after)
        return Change(
            match=with_new_board(after, users) if users else after,
            log_entry=_make_log_entry(context, "unpaused"),
        )


@dataclass(frozen=True, slots=True)
class MoveAsModerator:
    """Move somebody else's match to another channel of its server."""

    channel_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        entry = _make_log_entry(context, "moved", to=str(self.channel_id))
        return replace(move(context.match, self.channel_id, context.now), log_entry=entry)


@dataclass(frozen=True, slots=True)
class End:
    """End a match as a moderator, for a reason that everybody sees."""

    reason: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_not_over(context.match)
        ending = Ending("ended", by=context.user, reason=self.reason)
        return Change(
            match=with_ending(context.match, ending, context.now, except_user=context.user),
            log_entry=_make_log_entry(context, "ended", reason=self.reason),
        )


def _make_log_entry(context: Context, what: str, **details: str) -> ServerLogEntry:
    """Return an entry for the log of the server, which also says if the moderator plays in the match."""
    match = context.match
    return ServerLogEntry(
        guild_id=match.guild_id,
        at=context.now,
        user_id=context.user,
        what=f"match-{what}",
        details={
            "match": str(match.id),
            "channel": str(match.channel_id),
            "plays": "yes" if context.user in match.seats else "no",
            **details,
        },
    )
