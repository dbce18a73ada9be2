"""Making actions, and what follows from them."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.services.commands.context import (
    Context,
    awaited,
    finish,
    get_acting_player,
    get_active_player,
    get_player,
    post_board,
    require_running,
)
from bot.services.refusals import Refusal, RuleBroken
from bot.store.models import Change, Ending, LoggedAction, Match

LONGEST_ACTION: Final = 900
"""The characters of an action, or of several; what is longer was not made by a button."""


@dataclass(frozen=True, slots=True)
class Act:
    """Make an action, given in its notation, or several at once with ``;`` between them: all or none.

    ``stamp`` is when the person did it by Discord's clock, in milliseconds since 1970, and the number of the
    interaction, which decides between equal times. What changes nothing that all may see is committed without
    telling them. ``turn`` is the turn that it is meant for, whatever others have done in it since.
    """

    action: str
    stamp: tuple[int, int] | None = None
    turn: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        if match.status == "running" and self.turn not in (None, match.turn):
            get_active_player(match, context.user)
            raise Refusal("stale-panel")
        player = get_acting_player(match, context.user)
        if len(self.action) > LONGEST_ACTION:
            raise Refusal("too-long", most=LONGEST_ACTION)
        after = match
        lines: tuple[LoggedAction, ...] = ()
        for number, text in enumerate(self.action.split(";")):
            try:
                action = self._stamped(after, player, text, number)
                if match.rules.is_system_action(match.rules.action_from_string(action)):
                    raise IllegalAction("not-an-action", text=text)
                after, line = apply(after, player, action, context.now)
            except IllegalAction as error:
                raise RuleBroken(match, player, error) from error
            lines = (*lines, line)
        if match.rules.has_left(after.state, player):  # only who resigns may
            raise RuleBroken(match, player, IllegalAction("not-an-action", text=self.action))
        change = settle(match, after, lines, context)
        if not is_publicly_unchanged(match, change.match):
            return change
        return replace(
            change, is_silent=True, match=replace(change.match, consent_request=match.consent_request)
        )

    def _stamped(self, match: Match, player: int, text: str, later: int) -> str:
        if self.stamp is None:
            return text
        at, number = self.stamp
        return match.rules.add_timestamp(match.state, player, text, match.elapsed(at) + later, number)


def is_publicly_unchanged(before: Match, after: Match) -> bool:
    """Whether everybody sees the same as before; only while several may act do they do so in secret."""
    if not before.is_simultaneous or after.board_seq != before.board_seq:
        return False
    return bool(before.rules.view(before.state, None) == after.rules.view(after.state, None))


@dataclass(frozen=True, slots=True)
class ActWithoutConfirmation:
    """Make an action, and do not ask this player again before something doubtful in this match."""

    action: str
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        change = Act(self.action)(context)
        player = get_player(context.match, context.user)
        unguarded = tuple(sorted({*change.match.confirmations_off, player}))
        return replace(change, match=replace(change.match, confirmations_off=unguarded))


@dataclass(frozen=True, slots=True)
class PassTime:
    """What time does by the rules, whoever asks.

    ``action`` is given where it depends on something outside the rules, in the name of whom it concerns.
    """

    action: str = ""
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        match = context.match
        require_running(match)
        if self.action:
            player, text = min(match.players_to_act()), self.action
        else:
            found = match.rules.timeout_action(match.state, match.elapsed(context.now))
            if found is None:
                raise Refusal("nothing-due")
            player, text = found[0], match.rules.action_to_string(found[1])
        try:
            after, line = apply(match, player, text, context.now)
        except IllegalAction as error:
            raise RuleBroken(match, player, error) from error
        return settle(match, after, (line,), context)


def apply(match: Match, player: int, text: str, now: int, *, cause: str = "") -> tuple[Match, LoggedAction]:
    """The match after an action in its notation, and its line of the record. Raises ``IllegalAction``.

    What is not told leaves the last action as it was. Playing on declines what was asked for, except in a
    race: it would tell of what is done in secret.
    """
    rules = match.rules
    action = rules.action_from_string(text)
    state = rules.apply_action(match.state, player, action)
    line = LoggedAction(
        player, rules.action_to_string(action), now, match.turn, match.public_revision + 1, cause
    )
    after = replace(match, state=state, consent_request=match.consent_request if rules.is_race else None)
    if rules.is_log_noise(action) or rules.is_hidden(match.state, action, state):
        return after, line
    return replace(after, state_before_last=match.state, last_action=line), line


def settle(before: Match, after: Match, lines: tuple[LoggedAction, ...], context: Context) -> Change:
    """The step with all that follows from an action: the seats of those who resigned, the turn, the end."""
    while idle := after.players_to_act().intersection(after.resigned):
        player = min(idle)
        action = find_leave_action(after, player, context.now)
        if action is None:
            action = next(iter(after.rules.legal_actions(after.state, player)))
        after, line = apply(after, player, after.rules.action_to_string(action), context.now)
        lines = (*lines, line)
    outcome = after.rules.outcome(after.state)
    if outcome is not None:
        ended = finish(after, Ending("played", outcome=outcome), context.now, but=context.user)
        return Change(match=ended, new_actions=lines)
    called = _newly_to_act(before, after)
    if called:
        after = replace(after, turn=after.turn + 1, mentions=())
    users = awaited(after, called)
    if users:  # a board that calls the bot alone is edited: it plays at once
        after = post_board(after, users)
    return Change(match=after, new_actions=lines)


def find_leave_action(match: Match, player: int, now: int) -> Any:
    """Return the action by which ``player`` still has to leave, or ``None`` if the rules want none."""
    rules = match.rules
    if rules.has_left(match.state, player):
        return None
    return rules.resign_action(match.state, player, match.elapsed(now))


def _newly_to_act(before: Match, after: Match) -> frozenset[int]:
    """Those whose turn has come; in a race that is only when a new phase begins."""
    if after.rules.phase(after.state) != before.rules.phase(before.state):
        return after.players_to_act()
    return frozenset() if after.rules.is_race else after.players_to_act() - before.players_to_act()
