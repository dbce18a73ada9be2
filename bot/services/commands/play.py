"""Making actions, and what follows from them."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.services.commands.situation import (
    Situation,
    acting_seat,
    active_seat,
    awaited,
    finished,
    in_play,
    seat_of,
    told,
)
from bot.services.refusals import Refusal, RuleBroken
from bot.store.records import Ending, LoggedAction, Match, Step

LONGEST: Final = 900
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

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        if match.status == "running" and self.turn not in (None, match.turn):
            active_seat(match, situation.user)
            raise Refusal("stale-panel")
        player = acting_seat(match, situation.user)
        if len(self.action) > LONGEST:
            raise Refusal("too-long", most=LONGEST)
        after = match
        lines: tuple[LoggedAction, ...] = ()
        for number, text in enumerate(self.action.split(";")):
            try:
                action = self._stamped(after, player, text, number)
                if match.rules.of_house(match.rules.action_from_string(action)):
                    raise IllegalAction("not-an-action", text=text)
                after, line = applied(after, player, action, situation.now)
            except IllegalAction as error:
                raise RuleBroken(match, player, error) from error
            lines = (*lines, line)
        if match.rules.has_left(after.state, player):  # only who resigns may
            raise RuleBroken(match, player, IllegalAction("not-an-action", text=self.action))
        step = settled(match, after, lines, situation)
        if not unseen(match, step.match):
            return step
        return replace(step, silent=True, match=replace(step.match, request=match.request))

    def _stamped(self, match: Match, player: int, text: str, later: int) -> str:
        if self.stamp is None:
            return text
        at, number = self.stamp
        return match.rules.stamped(match.state, player, text, match.elapsed(at) + later, number)


def unseen(before: Match, after: Match) -> bool:
    """Whether everybody sees the same as before; only while several may act do they do so in secret."""
    if not before.simultaneous or after.post != before.post:
        return False
    return bool(before.rules.view(before.state, None) == after.rules.view(after.state, None))


@dataclass(frozen=True, slots=True)
class ActUnguarded:
    """Make an action, and do not ask this player again before something doubtful in this match."""

    action: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        step = Act(self.action)(situation)
        player = seat_of(situation.match, situation.user)
        unguarded = tuple(sorted({*step.match.unguarded, player}))
        return replace(step, match=replace(step.match, unguarded=unguarded))


@dataclass(frozen=True, slots=True)
class PassTime:
    """What time does by the rules, whoever asks.

    ``action`` is given where it depends on something outside the rules, in the name of whom it concerns.
    """

    action: str = ""
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        if self.action:
            player, text = min(match.owed()), self.action
        else:
            found = match.rules.overdue(match.state, match.elapsed(situation.now))
            if found is None:
                raise Refusal("nothing-due")
            player, text = found[0], match.rules.action_to_string(found[1])
        try:
            after, line = applied(match, player, text, situation.now)
        except IllegalAction as error:
            raise RuleBroken(match, player, error) from error
        return settled(match, after, (line,), situation)


def applied(match: Match, player: int, text: str, now: int, *, cause: str = "") -> tuple[Match, LoggedAction]:
    """The match after an action in its notation, and its line of the record. Raises ``IllegalAction``.

    What is not told leaves the last action as it was. Playing on declines what was asked for, except in a
    race: it would tell of what is done in secret.
    """
    rules = match.rules
    action = rules.action_from_string(text)
    state = rules.apply_action(match.state, player, action)
    line = LoggedAction(player, rules.action_to_string(action), now, match.turn, match.shown + 1, cause)
    after = replace(match, state=state, request=match.request if rules.race else None)
    if rules.minor(action) or rules.secret(match.state, action, state):
        return after, line
    return replace(after, before=match.state, last=line), line


def settled(before: Match, after: Match, lines: tuple[LoggedAction, ...], situation: Situation) -> Step:
    """The step with all that follows from an action: the seats of those who resigned, the turn, the end."""
    while idle := after.owed().intersection(after.resigned):
        player = min(idle)
        action = leaving(after, player, situation.now)
        if action is None:
            action = next(iter(after.rules.legal_actions(after.state, player)))
        after, line = applied(after, player, after.rules.action_to_string(action), situation.now)
        lines = (*lines, line)
    outcome = after.rules.outcome(after.state)
    if outcome is not None:
        ended = finished(after, Ending("played", outcome=outcome), situation.now, but=situation.user)
        return Step(match=ended, appended=lines)
    called = _called(before, after)
    if called:
        after = replace(after, turn=after.turn + 1, told=())
    users = awaited(after, called)
    if users:  # a board that calls the bot alone is edited: it plays at once
        after = told(after, users)
    return Step(match=after, appended=lines)


def leaving(match: Match, player: int, now: int) -> Any:
    """Return the action by which ``player`` still has to leave, or ``None`` if the rules want none."""
    rules = match.rules
    if rules.has_left(match.state, player):
        return None
    return rules.resignation(match.state, player, match.elapsed(now))


def _called(before: Match, after: Match) -> frozenset[int]:
    """Those whose turn has come; in a race that is only when a new phase begins."""
    if after.rules.phase(after.state) != before.rules.phase(before.state):
        return after.owed()
    return frozenset() if after.rules.race else after.owed() - before.owed()
