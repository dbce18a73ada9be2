"""Ending a match before its end, and showing it again."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from msgspec.structs import replace

from bot.games import IllegalAction, Outcome, Score
from bot.services.commands.consent import ask, require_nothing_asked
from bot.services.commands.play import applied, settled
from bot.services.commands.situation import (
    Situation,
    active_seat,
    finished,
    in_play,
    may_direct,
    not_over,
)
from bot.services.refusals import Refusal, RuleBroken
from bot.store.records import Ending, LoggedAction, Match, Request, Step


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up. The last one who has not wins; until then the rules or first legal actions see to the seat."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        player = active_seat(match, situation.user)
        return give_up(match, player, situation, kind="resigned", by=situation.user)


def give_up(
    match: Match, player: int, situation: Situation, *, kind: Literal["resigned", "claimed"], by: int
) -> Step:
    """The step by which a player gives up; ``kind`` and ``by`` are how the match ends if one is left."""
    resigned = replace(match, resigned=(*match.resigned, player), request=None)
    staying = [p for p in range(len(match.players)) if p not in resigned.resigned]
    if len(staying) > 1:
        return _left(match, resigned, player, situation)
    ended, lines = _left_alone(match, resigned, player, situation)
    ranks = tuple(1 if p in staying else 2 for p in range(len(match.players)))
    outcome = ended.rules.outcome(ended.state) or Outcome(ranks, tuple(Score(0) for _ in ranks))
    ending = Ending(kind, by=by, outcome=outcome)
    return Step(match=finished(ended, ending, situation.now, but=situation.user), appended=lines)


def _left_alone(
    match: Match, resigned: Match, player: int, situation: Situation
) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Return the match after the last leaving but one, and its line.

    As it was, where by the rules it goes on or somebody else has won.
    """
    action = match.rules.resignation(match.state, player, match.elapsed(situation.now))
    if action is None:
        return resigned, ()
    try:
        ended, line = applied(resigned, player, match.rules.action_to_string(action), situation.now)
    except IllegalAction:  # the rules have put the player out before
        return resigned, ()
    outcome = match.rules.outcome(ended.state)
    won = outcome is not None and not set(outcome.winners).intersection(resigned.resigned)
    return (ended, (line,)) if won else (resigned, ())


def _left(match: Match, resigned: Match, player: int, situation: Situation) -> Step:
    """The step after which the others play on: as the rules have it, or with the first legal actions."""
    action = match.rules.resignation(match.state, player, match.elapsed(situation.now))
    if action is None:
        return settled(match, resigned, (), situation)
    try:
        notation = match.rules.action_to_string(action)
        after, line = applied(resigned, player, notation, situation.now)
    except IllegalAction as error:
        raise RuleBroken(match, player, error) from error
    return settled(match, after, (line,), situation)


@dataclass(frozen=True, slots=True)
class Cancel:
    """Call the match off: the host at the table, anybody before the second turn, later all together."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        not_over(match)
        may_direct(match, situation.user)
        if match.status == "lobby" and situation.user != match.host:
            raise Refusal("not-the-host")
        if match.turn <= 1 or not match.people:
            ending = Ending("cancelled", by=situation.user)
            return Step(match=finished(match, ending, situation.now, but=situation.user))
        require_nothing_asked(match, situation.now)
        return ask(match, Request("cancel", by=active_seat(match, situation.user)), situation)


@dataclass(frozen=True, slots=True)
class End:
    """Close a stuck match as a moderator, with a reason that all see."""

    reason: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        not_over(situation.match)
        ending = Ending("ended", by=situation.user, reason=self.reason)
        return Step(match=finished(situation.match, ending, situation.now, but=situation.user))


@dataclass(frozen=True, slots=True)
class Show:
    """Post the board again, below what was said since; nobody is mentioned anew."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        may_direct(situation.match, situation.user)
        return Step(match=replace(situation.match, post=situation.match.post + 1))
