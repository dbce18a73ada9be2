"""Commands that take actions back, and commands that need the consent of the other players."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.match.commands.context import (
    Context,
    get_active_player_or_owned,
    get_awaited_users,
    require_not_over,
    require_owner,
    require_running,
    require_started,
    with_ending,
    with_new_board,
)
from bot.match.commands.deadlines import add_event, count_late_turns, may_claim
from bot.match.commands.play import apply, drop_old_actions, find_leave_action
from bot.match.consent import ConsentRequest
from bot.match.events import EventKind
from bot.match.models import Change, Ending, LoggedAction, Match, is_computer
from bot.match.notifications import find_answering_user, find_open_request, get_lent_revision
from bot.match.quiet_hours import DAY
from bot.match.refusals import MatchPaused, Refusal
from bot.match.replay import PublicLine, get_recent_public_lines, replay

_LATE: Final = 3_600_000
STANDSTILL: Final = 7 * DAY
"""The time without an action after which silence agrees to calling a match off."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the user's last action: at once until another player acts or in practice, later by consent.

    Actions that were made together are taken back together.
    """

    needs_record: ClassVar[bool] = True

    def __call__(self, context: Context, /) -> Change:
        match, record = context.match, context.record
        require_running(match)
        player = get_active_player_or_owned(match, context.user)
        if match.real_time:
            raise Refusal("not-undoable")
        if match.rating == "placement":
            raise Refusal("undo-placement")
        lines = list(map(PublicLine, record, *zip(*pairwise(replay(match, record)), strict=True)))
        keep = _find_undone(match, lines, player)
        if keep is None:
            raise Refusal("nothing-to-undo")
        require_no_open_request(match, context.now)
        if match.is_practice:
            return roll_back(match, record, keep, context.now)
        first = lines[keep]
        if first.line.public_revision <= get_lent_revision(match, player):
            require_owner(match, context.user)
        if match.is_hidden(first.before, match.rules.action_from_string(first.line.action)):
            raise Refusal("undo-secret")  # an undo would also take back what others have done since
        if _needs_no_consent(match, lines[keep:], player):
            if match.rules.current_players(first.before) == match.players_to_act():
                return roll_back(match, record, keep, context.now)
            match = add_event(match, "undone", player, context.user)
            return roll_back(match, record, keep, context.now, by=player)
        undone_from = tuple(
            next((line.public_revision for line in record[keep:] if _is_own(line, other)), 0)
            for other in range(len(match.players))
        )
        request = ConsentRequest("undo", by=player, kept_actions=keep, undone_from=undone_from)
        return ask(match, request, context)


def _is_own(line: LoggedAction, player: int) -> bool:
    """Return whether the player made this action, and not the bot as a consequence of another one."""
    return line.player == player and not line.is_automatic


def _find_undone(match: Match, lines: Sequence[PublicLine], player: int) -> int | None:
    """Return the index of the first action that an undo by ``player`` takes back; ``None`` without one.

    The end of a turn that the bot made because nothing more had to be done is taken back alone: the player
    may want to do more.
    """
    own = [number for number, each in enumerate(lines) if each.line.player == player]
    if own and lines[own[-1]].line.is_automatic:
        line, before, _ = lines[own[-1]]
        ending = match.rules.ending_action(before, player)
        if ending is not None and match.rules.action_to_string(ending) == line.action:
            return own[-1]
    chosen = [number for number in own if not lines[number].line.is_automatic]
    if not chosen:
        return None
    last = lines[chosen[-1]].line
    together = (last.public_revision, last.at)
    return next(n for n in chosen if (lines[n].line.public_revision, lines[n].line.at) == together)


def _needs_no_consent(match: Match, undone: Sequence[PublicLine], player: int) -> bool:
    """Return whether the undo needs no consent: nobody else has acted since and nothing was revealed.

    It needs consent while the player may claim that another one has given up, because it would give that one
    time again. What the bot did for a late player stays. Automatic actions of the others count only if the
    player has ended the turn: one that ended automatically could not be looked over before.
    """
    if may_claim(match, player):
        return False
    others = [line for line, _, _ in undone if line.player != player and not line.is_automatic]
    if any(not match.rules.has_left(match.state, line.player) for line in others):
        return False
    own = [line for line, _, _ in undone if line.player == player]
    is_in_turn = own[-1].turn == match.turn and player in match.players_to_act()
    if not is_in_turn and any(line.is_late for line in own):
        return False
    return not any(
        match.rules.reveals(before, after)
        for line, before, after in undone
        if line.player == player or not (line.is_automatic and own[-1].is_automatic)
    )


def find_player_to_undo(match: Match) -> int | None:
    """Return the player who acted last, in an earlier turn, and can take that back at once."""
    if match.real_time or match.consent_request is not None or match.pause is not None:
        return None
    lines = get_recent_public_lines(match)
    chosen = [line for line, _, _ in lines if not line.is_automatic]
    if not chosen or chosen[-1].turn == match.turn or match.is_over:
        return None
    player = chosen[-1].player
    if is_computer(match.players[player]) or player in match.resigned:
        return None
    keep = _find_undone(match, lines, player)
    return player if keep is not None and _needs_no_consent(match, lines[keep:], player) else None


def is_undo_available(match: Match) -> bool:
    """Return whether some player can take back an action with the button under the board.

    A player to act can take back an action of this turn; against computers alone also one of an earlier turn,
    because computers agree to everything. The previous player can until somebody else acts.
    """
    if match.real_time or match.consent_request is not None:
        return False
    if find_player_to_undo(match) is not None:
        return True
    users = {player: match.players[player] for player in match.publicly_to_act()}
    people = {player for player, user in users.items() if not is_computer(user)}
    return any(
        each.line.player in people and (each.line.turn == match.turn or len(match.humans) == 1)
        for each in get_recent_public_lines(match)
        if not each.line.is_automatic
    )


def roll_back(
    match: Match, record: tuple[LoggedAction, ...], keep: int, now: int, *, by: int | None = None
) -> Change:
    """Return the change that takes back all but the ``keep`` oldest actions; resigned players leave again.

    The board mentions the player ``by``, whose turn begins again although others may have to act as well.
    """
    kept_actions = record[:keep]
    first, *later = replay(match, kept_actions)
    back = replace(
        match,
        state=later[-1] if later else first,
        recent=kept_actions,
        recent_state=first,
        consent_request=None,
    )
    for player, _ in {(line.player, line.turn) for line in record[keep:] if line.is_late}:
        back = count_late_turns(back, player, max(back.seat_status(player).late_turns - 1, 0))
    lines: tuple[LoggedAction, ...] = ()
    for player in back.resigned:
        action = find_leave_action(back, player, now)
        if action is not None:
            back, line = apply(back, player, action, now)
            lines = (*lines, line)
    by = match.consent_request.by if match.consent_request else by
    asker = frozenset() if by is None else frozenset({by})
    newly_to_act = back.players_to_act() - match.players_to_act() | asker  # the answer may have taken hours
    if newly_to_act:
        back = _keep_turn_time(replace(back, turn=match.turn + 1), record[keep].turn)
        back = with_new_board(back, get_awaited_users(back, newly_to_act))
    return Change(match=drop_old_actions(back), new_actions=lines, kept_actions=keep)


def _keep_turn_time(back: Match, turn: int) -> Match:
    """Return the match after an undo to ``turn``, without giving the clocks the time of that turn again.

    Later turns start with their full time again: the others have agreed to that.
    """
    statuses = tuple(
        replace(status, clock_turn=back.turn) if status.clock_turn >= turn else status
        for status in back.seat_statuses
    )
    return replace(back, seat_statuses=statuses)


def require_no_open_request(match: Match, now: int) -> None:
    """Raise ``Refusal`` while another request waits for answers."""
    if match.consent_request is not None and now < match.consent_request.until:
        raise Refusal("already-asked")


def ask(match: Match, request: ConsentRequest, context: Context) -> Change:
    """Return the change that asks the others, or that carries the request out if nobody has to agree.

    The others have a day to answer, counted from the end of the last absence among them.
    """
    others = get_players_to_answer(match, request)
    if not others:
        return _carry_out(match, request, context)
    back = max(match.seat_status(player).away_until or 0 for player in others)
    request = replace(request, until=max(context.now, back) + DAY)
    after = replace(match, consent_request=request)
    return Change(match=with_new_board(after, get_users_to_answer(after, request)))


def get_players_to_answer(match: Match, request: ConsentRequest) -> tuple[int, ...]:
    """Return the players whose answer a request still waits for; computers agree to everything."""
    silent = {request.by, *request.agreed, *match.resigned}
    silent.update(player for player, user in enumerate(match.players) if is_computer(user))
    return tuple(player for player in range(len(match.players)) if player not in silent)


def get_asking_user(match: Match, request: ConsentRequest) -> int:
    """Return the user who asks: the owner of the seat, unless a stand-in asks to take back an action."""
    user = match.players[request.by]
    return match.get_owner(request.by) if request.kind == "cancel" or is_computer(user) else user


def get_users_to_answer(match: Match, request: ConsentRequest) -> tuple[int, ...]:
    """Return the users whose answer a request still waits for, by player."""
    return tuple(
        find_answering_user(match, request, player) for player in get_players_to_answer(match, request)
    )


def silence_agrees(match: Match, request: ConsentRequest) -> bool:
    """Return whether no answer means yes: to calling off a match in which nobody has acted for a week.

    The week has to be over when the time to answer ends. An action before then ends the request.
    """
    last_at = max((line.at for line, _, _ in get_recent_public_lines(match)), default=0)
    return request.kind == "cancel" and request.until - max(last_at, match.turn_began_at) >= STANDSTILL


@dataclass(frozen=True, slots=True)
class ExpireRequest:
    """Settle a request that was not answered in time. The bot performs this by itself.

    Silence declines, except where `silence_agrees`. If the bot is more than an hour late, it was down or
    could not show the request, so it asks again.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match, request = context.match, find_open_request(context.match)
        require_started(match)
        if request is None or context.now < request.until:
            raise Refusal("nothing-due")
        if context.now - request.until > _LATE:
            return ask(match, request, context)
        if request.kind == "undo":
            after = add_event(match, "undo-expired", request.by, match.players[request.by])
            return Change(match=replace(after, consent_request=None))
        if not silence_agrees(match, request):
            silent = get_users_to_answer(match, request)[0]
            after = add_event(match, "cancel-declined", request.by, silent)
            return Change(match=replace(after, consent_request=None))
        return _carry_out(match, request, context)


def _carry_out(match: Match, request: ConsentRequest, context: Context) -> Change:
    if request.kind == "cancel":
        ending = Ending("cancelled", by=match.get_owner(request.by))
        return Change(match=with_ending(match, ending, context.now, except_user=context.user))
    after = add_event(replace(match, rating="off"), "undone", request.by, get_asking_user(match, request))
    return roll_back(after, context.record, request.kept_actions, context.now)


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to a consent request, or decline it.

    A stand-in can only decline a request that the owner of the seat has to answer.
    """

    agree: bool
    needs_record: ClassVar[bool] = True

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_not_over(match)
        player = get_active_player_or_owned(match, context.user)
        request = match.consent_request
        if request is None:
            raise Refusal("nothing-asked")
        if player not in get_players_to_answer(match, request):
            if player == request.by:
                raise Refusal("own-request")
            raise Refusal("already-answered" if player in request.agreed else "not-asked")
        if find_open_request(match) is None:
            raise MatchPaused(match)
        if not self.agree:
            kind: EventKind = "undo-declined" if request.kind == "undo" else "cancel-declined"
            after = add_event(match, kind, request.by, context.user)
            return Change(match=replace(after, consent_request=None))
        if context.user != find_answering_user(match, request, player):
            require_owner(match, context.user)
        request = replace(request, agreed=(*request.agreed, player))
        if get_players_to_answer(match, request):
            return Change(match=replace(match, consent_request=request))
        return _carry_out(match, request, context)
