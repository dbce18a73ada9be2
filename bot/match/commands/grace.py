"""Commands for turns that end by themselves because only optional actions are left."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from bot.match.commands.context import Context, require_running
from bot.match.commands.deadlines import count_late_turns
from bot.match.commands.play import apply, settle
from bot.match.grace import find_ending, find_grace_end, stop_grace
from bot.match.models import AUTOMATIC, Change
from bot.match.refusals import Refusal


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End a turn whose grace time is over. The bot performs this by itself."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        ending, until = find_ending(match), find_grace_end(match)
        if ending is None or until is None or context.now < until:
            raise Refusal("nothing-due")
        player, action = ending
        after, logged_action = apply(match, player, action, context.now, cause=AUTOMATIC)
        change = settle(match, after, (logged_action,), context)
        # The player has played this turn in time, though the action that ends it is not their own.
        return replace(change, match=count_late_turns(change.match, player, 0))


@dataclass(frozen=True, slots=True)
class RenewGrace:
    """Begin the grace time of a user again, because they have changed how long it lasts."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        ending = find_ending(match)
        if ending is None or match.players[ending[0]] != context.user:
            raise Refusal("nothing-due")
        return Change(match=stop_grace(match))
