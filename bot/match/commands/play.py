"""Commands that make actions, and what follows by the rules: automatic actions, the next turn, the end."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.match.commands.context import (
    Context,
    get_active_player,
    get_awaited_users,
    get_player,
    get_player_who_may_act,
    require_running,
    with_ending,
    with_new_board,
)
from bot.match.commands.deadlines import add_event
from bot.match.events import EventKind
from bot.match.grace import find_ending
from bot.match.models import AUTOMATIC, MOST_ACTIONS, Change, Ending, LoggedAction, Match
from bot.match.refusals import Refusal, RuleBroken, StalePanel
from bot.match.replay import BrokenRecord, last_turn, replay_from

LONGEST_ACTION: Final = 900
"""The most characters in the notation of one action, or of several together; no button makes a longer one."""


@dataclass(frozen=True, slots=True)
class Act:
    """Make one or several actions: all of them, or none if one is refused.

    The change is silent if several players act at once and nothing changes that everybody may see.

    Attributes:
        action: The notation of the actions, separated by ``;``.
        stamp: The time of the click by Discord's clock, in milliseconds since 1970, and the id of the
            interaction, which breaks ties; ``None`` for actions without a timestamp.
        turn: The turn in which the action is valid, even if others have acted in it since; ``None`` for any.
    """

    action: str
    stamp: tuple[int, int] | None = None
    turn: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        if match.status == "running" and self.turn not in (None, match.turn):
            get_active_player(match, context.user)
            raise StalePanel()
        player = get_player_who_may_act(match, context.user)
        if len(self.action) > LONGEST_ACTION:
            raise Refusal("too-long", most=LONGEST_ACTION)
        if match.action_count >= MOST_ACTIONS:
            raise Refusal("too-many-actions", most=MOST_ACTIONS)
        after = match
        new_actions: tuple[LoggedAction, ...] = ()
        for text in self.action.split(";"):
            try:
                notation = text
                if self.stamp is not None and match.real_time is not None:
                    at, tie_breaker = self.stamp
                    elapsed = after.elapsed(at)
                    notation = match.real_time.add_timestamp(after.state, player, text, elapsed, tie_breaker)
                action = match.rules.action_from_string(notation)
                if match.is_system_action(action):
                    raise IllegalAction("not-an-action", text=text)
                after, logged_action = apply(after, player, action, context.now)
            except IllegalAction as error:
                raise RuleBroken(match, player, error) from error
            new_actions = (*new_actions, logged_action)
        if match.rules.has_left(after.state, player):  # leaving is for players who resign
            raise RuleBroken(match, player, IllegalAction("not-an-action", text=self.action))
        change = settle(match, after, new_actions, context)
        if not is_publicly_unchanged(match, change.match):
            return change
        return replace(
            change, is_silent=True, match=replace(change.match, consent_request=match.consent_request)
        )


def is_publicly_unchanged(before: Match, after: Match) -> bool:
    """Return whether everything that everybody may see is unchanged.

    That is only possible while several players may act.
    """
    if not before.is_simultaneous or after.board_seq != before.board_seq:
        return False
    return bool(before.rules.view(before.state, None) == after.rules.view(after.state, None))


@dataclass(frozen=True, slots=True)
class ActWithoutConfirmation:
    """Make an action, and stop asking this player for confirmations in this match."""

    action: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        change = Act(self.action)(context)
        player = get_player(context.match, context.user)
        confirmations_off = tuple(sorted({*change.match.confirmations_off, player}))
        return replace(change, match=replace(change.match, confirmations_off=confirmations_off))


@dataclass(frozen=True, slots=True)
class PassTime:
    """Make the system action that is due because time has passed.

    ``action`` is its notation if it depends on something that the rules do not know, such as when a message
    was sent; the first player to act makes it. If empty, the rules decide which action is due.
    """

    action: str = ""
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        race = match.real_time
        try:
            if self.action:
                player = min(match.players_to_act())
                action = match.rules.action_from_string(self.action)
            else:
                timeout_action = (
                    race.timeout_action(match.state, match.elapsed(context.now)) if race else None
                )
                if timeout_action is None:
                    raise Refusal("nothing-due")
                player, action = timeout_action
            after, logged_action = apply(match, player, action, context.now)
        except IllegalAction as error:
            raise RuleBroken(match, player, error) from error
        return settle(match, after, (logged_action,), context)


def apply(match: Match, player: int, action: Any, now: int, *, cause: str = "") -> tuple[Match, LoggedAction]:
    """Return the match after an action, and the logged action. Raise ``IllegalAction`` if it is illegal.

    `Match.recent` gets the action; in a real-time game it holds the last public action only. The action
    declines an open consent request, except in a real-time game: that would reveal secret actions.
    """
    rules, race = match.rules, match.real_time
    state = rules.apply_action(match.state, player, action)
    logged_action = LoggedAction(
        player, rules.action_to_string(action), now, match.turn, match.public_revision + 1, cause
    )
    after = replace(match, state=state)
    if race is None:
        after = _decline_by_playing(match, after, player)
        first = match.recent_state if match.recent else match.state
        return replace(after, recent=(*match.recent, logged_action), recent_state=first), logged_action
    if race.is_log_noise(action) or after.is_hidden(match.state, action):
        return after, logged_action
    return replace(after, recent=(logged_action,), recent_state=match.state), logged_action


def _decline_by_playing(before: Match, after: Match, player: int) -> Match:
    """Return the match without its consent request, and with an event for that unless acting is secret."""
    request = before.consent_request
    if request is None:
        return after
    after = replace(after, consent_request=None)
    if before.hides_who_acted:
        return after
    kind: EventKind
    if request.kind == "undo":
        kind = "undo-withdrawn" if player == request.by else "undo-declined"
    else:
        kind = "cancel-withdrawn" if player == request.by else "cancel-declined"
    return add_event(after, kind, request.by, before.players[player])


def settle(before: Match, after: Match, new_actions: tuple[LoggedAction, ...], context: Context) -> Change:
    """Return the change after an action and what follows from it: automatic actions, the turn, the end.

    Automatic actions are made until there are none left. Each counts to the turn in which it is made.
    """
    newly_to_act: frozenset[int] = frozenset()
    turn_start = before
    while True:
        outcome = after.rules.outcome(after.state)
        if outcome is not None:
            ending = Ending("played", outcome=outcome)
            ended_match = with_ending(after, ending, context.now, except_user=context.user)
            return Change(match=ended_match, new_actions=new_actions)
        idle = after.players_to_act().intersection(after.resigned)
        if not idle and (players := _newly_to_act(turn_start, after)):
            turn_start = after = drop_old_actions(replace(after, turn=after.turn + 1, mentions=()))
            newly_to_act = players
        next_action = (
            _act_for_resigned_player(after, min(idle), context)
            if idle
            else _find_automatic_action(after, context)
        )
        if next_action is None:
            break
        player, action, cause = next_action
        after, logged_action = apply(after, player, action, context.now, cause=cause)
        new_actions = (*new_actions, logged_action)
    users = get_awaited_users(after, newly_to_act)
    if users:  # otherwise only the bot has to act: it does so at once, and the board is edited
        after = with_new_board(after, users)
    return Change(match=after, new_actions=new_actions)


def _act_for_resigned_player(match: Match, player: int, context: Context) -> tuple[int, Any, str]:
    """Return a resigned player, the action that the bot makes for them, and its cause."""
    action = find_leave_action(match, player, context.now)
    if action is None:
        action = next(iter(match.rules.legal_actions(match.state, player)))
    return player, action, ""


def _find_automatic_action(match: Match, context: Context) -> tuple[int, Any, str] | None:
    """Return a player, the automatic action to make for them, and its cause; ``None`` if there is none."""
    for player in sorted(match.players_to_act()):
        may_end_turn = match.players[player] not in context.end_turns_themselves
        action = match.rules.automatic_action(match.state, player, may_end_turn=may_end_turn)
        if action is not None:
            return player, action, AUTOMATIC
    ending = find_ending(match)
    if ending is None or match.players[ending[0]] not in context.end_turns_at_once:
        return None
    return (*ending, AUTOMATIC)


def drop_old_actions(match: Match) -> Match:
    """Return the match with only the recent actions since the last turn of the players to act.

    Keep at most as many turns as there are players, because a player may never have acted. Drop all actions
    if they are illegal after a change of the rules, which must not stop a match.
    """
    turns = sorted({action.turn for action in match.recent})[-len(match.players) :]
    if match.real_time or not turns:
        return match
    first = max(turns[0], last_turn(match.recent, match.turn, match.players_to_act()))
    drop_count = sum(action.turn < first for action in match.recent)
    try:
        *_, state = replay_from(match.recent_state, match, match.recent[:drop_count])
    except BrokenRecord:
        return replace(match, recent=(), recent_state=None)
    return replace(match, recent=match.recent[drop_count:], recent_state=state)


def find_leave_action(match: Match, player: int, now: int) -> Any:
    """Return the action by which ``player`` leaves; ``None`` if they have left or the rules have none."""
    rules = match.rules
    if rules.has_left(match.state, player):
        return None
    return rules.resign_action(match.state, player, match.elapsed(now))


def _newly_to_act(before: Match, after: Match) -> frozenset[int]:
    """Return the players whose turn has begun; in a real-time game only when a new phase begins."""
    if after.rules.phase(after.state) != before.rules.phase(before.state):
        return after.players_to_act()
    return frozenset() if after.real_time else after.players_to_act() - before.players_to_act()
