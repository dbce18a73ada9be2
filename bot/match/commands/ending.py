"""Commands that end a match early, and the command that shows its board again."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from msgspec.structs import replace

from bot.games import IllegalAction, Outcome, Score
from bot.match.commands.consent import ask, require_no_open_request
from bot.match.commands.context import (
    Context,
    get_owned_player,
    require_not_over,
    require_owner,
    require_participant,
    require_running,
    require_started,
    with_ending,
)
from bot.match.commands.deadlines import add_event, with_seat_status
from bot.match.commands.play import apply, settle
from bot.match.commands.stand_ins import give_back
from bot.match.consent import ConsentRequest
from bot.match.models import Change, Ending, LoggedAction, Match
from bot.match.refusals import Refusal, RuleBroken


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up. The last player who has not given up wins.

    Until the match ends, the rules decide what happens on the seat, or the bot makes the first legal action
    there each time. If somebody else plays on the user's seat, the user gets it back first.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        player = get_owned_player(match, context.user)
        if match.has_lent_seat(context.user):
            match = give_back(match, player, context.user)
        return give_up(match, player, context, kind="resigned", by=context.user)


def give_up(
    match: Match, player: int, context: Context, *, kind: Literal["resigned", "claimed"], by: int
) -> Change:
    """Return the change by which a player gives up.

    The player leaves as the rules say; if the rules say nothing, the bot makes the first legal action for
    them each time. ``kind`` and ``by`` describe the ending if only one player is left. If no action shows the
    resignation, an event logs it.
    """
    match = with_seat_status(match, player, replace(match.seat_status(player), asked=None))
    resigned_match = replace(match, resigned=(*match.resigned, player), consent_request=None)
    staying = [p for p in range(len(match.players)) if p not in resigned_match.resigned]
    after = resigned_match
    lines: tuple[LoggedAction, ...] = ()
    action = match.rules.resign_action(match.state, player, match.elapsed(context.now))
    if action is not None:
        try:
            after, line = apply(resigned_match, player, action, context.now)
            lines = (line,)
        except IllegalAction as error:
            if len(staying) > 1:
                raise RuleBroken(match, player, error) from error
    if len(staying) > 1:
        return settle(match, after if lines else _log_resignation(after, player, kind), lines, context)
    outcome = match.rules.outcome(after.state)
    if outcome is None or set(outcome.winners).intersection(resigned_match.resigned):
        # The player who stayed wins the match as it was.
        ranks = tuple(1 if p in staying else 2 for p in range(len(match.players)))
        after, lines, outcome = resigned_match, (), Outcome(ranks, tuple(Score(0) for _ in ranks))
    if not lines:
        after = _log_resignation(after, player, kind)
    ending = Ending(kind, by=by, outcome=outcome)
    return Change(match=with_ending(after, ending, context.now, except_user=context.user), new_actions=lines)


def _log_resignation(match: Match, player: int, kind: Literal["resigned", "claimed"]) -> Match:
    return add_event(match, "resigned", player, match.players[player]) if kind == "resigned" else match


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel the match: in the lobby as its host, before the second turn as any player, later by consent.

    This is possible in a pause, too, so that players never depend on a moderator to get out of a match.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        require_participant(match, context.user)
        require_owner(match, context.user)
        if match.status == "lobby" and context.user != match.host:
            raise Refusal("not-the-host")
        if match.rating == "placement" and match.turn > 1:
            raise Refusal("cancel-placement")
        if match.turn <= 1 or not match.humans:
            ending = Ending("cancelled", by=context.user)
            return Change(match=with_ending(match, ending, context.now, except_user=context.user))
        require_no_open_request(match, context.now)
        return ask(match, ConsentRequest("cancel", by=get_owned_player(match, context.user)), context)


@dataclass(frozen=True, slots=True)
class Show:
    """Post the board again as the newest message of the channel, without mentioning anybody again."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_participant(context.match, context.user)
        return Change(match=replace(context.match, board_seq=context.match.board_seq + 1))


@dataclass(frozen=True, slots=True)
class Redraw:
    """Bring the board up to date because a name in its picture is hidden or allowed now."""

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        require_started(context.match)
        return Change(match=context.match)
