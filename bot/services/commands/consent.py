"""Taking actions back, and asking the others first."""

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.commands.play import applied, leaving
from bot.services.commands.situation import (
    Situation,
    active_seat,
    awaited,
    finished,
    in_play,
    not_over,
    told,
)
from bot.services.commands.time import count_late_turns
from bot.services.hours import DAY
from bot.services.records import replay
from bot.services.refusals import Refusal
from bot.store.records import Ending, LoggedAction, Match, Request, Step, is_computer

_LATE: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back what one did last: at once within one's own turn, later if the others agree.

    Actions that were made in one go are taken back in one go.
    """

    needs_record: ClassVar[bool] = True

    def __call__(self, situation: Situation, /) -> Step:
        match, record = situation.match, situation.record
        in_play(match)
        player = active_seat(match, situation.user)
        if match.rules.race:
            raise Refusal("not-undoable")
        mine = [number for number, line in enumerate(record) if line.player == player]
        if not mine:
            raise Refusal("nothing-to-undo")
        require_nothing_asked(match, situation.now)
        last = record[mine[-1]]
        keep = next(n for n in mine if (record[n].version, record[n].at) == (last.version, last.at))
        if self._secret(match, record, keep):
            raise Refusal("undo-secret")
        if self._free(match, record, keep):
            return rolled_back(match, record, keep, situation.now)
        return ask(match, Request("undo", by=player, keep=keep), situation)

    def _secret(self, match: Match, record: tuple[LoggedAction, ...], number: int) -> bool:
        """Whether nobody knows of the action yet: taking it back would take back what others did since."""
        *_, before = replay(match, record[:number])
        action = match.rules.action_from_string(record[number].action)
        return match.rules.secret(before, action, match.state)

    def _free(self, match: Match, record: tuple[LoggedAction, ...], keep: int) -> bool:
        """Whether nobody else has done anything since, and nothing that was hidden has been shown."""
        player = record[keep].player
        done = [line for line in record[keep:] if not match.rules.has_left(match.state, line.player)]
        last = done[-1]
        if last.player != player or last.turn != match.turn or player not in match.owed():
            return False
        states = list(replay(match, record))[keep:]
        return not any(match.rules.reveals(before, after) for before, after in pairwise(states))


def rolled_back(match: Match, record: tuple[LoggedAction, ...], keep: int, now: int) -> Step:
    """Return the step that keeps the oldest actions alone; players who have left stay away."""
    kept = record[:keep]
    before, state = [None, *replay(match, kept)][-2:]
    back = replace(match, state=state, before=before, last=kept[-1] if kept else None, request=None)
    back, lines = _without_leavers(_with_fewer_late_turns(back, record[keep:]), now)
    asker = frozenset({match.request.by}) if match.request else frozenset()
    called = back.owed() - match.owed() | asker  # who asked may have waited for hours
    if called:
        back = _same_turn(replace(back, turn=match.turn + 1), record[keep].turn)
        back = told(back, awaited(back, called))
    return Step(match=back, appended=lines, keep=keep)


def _without_leavers(match: Match, now: int) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Return the match in which everybody who resigned has left by the rules, and the lines of that."""
    lines = []
    for player in match.resigned:
        action = leaving(match, player, now)
        if action is not None:
            match, line = applied(match, player, match.rules.action_to_string(action), now)
            lines.append(line)
    return match, tuple(lines)


def _with_fewer_late_turns(back: Match, taken_back: tuple[LoggedAction, ...]) -> Match:
    """Return the match in which those turns no longer count that the bot played for late players."""
    turns = {(line.player, line.turn) for line in taken_back if line.cause}
    for player, _ in turns:
        back = count_late_turns(back, player, max(back.attends(player).late_turns - 1, 0))
    return back


def _same_turn(back: Match, turn: int) -> Match:
    """Return the match whose clocks know that its turn is the one taken back to, which gets no time again.

    Turns after it begin once more, with the time of any turn: all others have agreed to that.
    """
    attendance = tuple(
        replace(kept, turn=back.turn) if kept.turn >= turn else kept for kept in back.attendance
    )
    return replace(back, attendance=attendance)


def require_nothing_asked(match: Match, now: int) -> None:
    """Raise ``Refusal`` while the others are still being asked something."""
    if match.request is not None and now < match.request.until:
        raise Refusal("already-asked")


def ask(match: Match, request: Request, situation: Situation) -> Step:
    """The step that asks the others, or carries the request out if there is nobody to ask.

    They have a day to answer; those who are away have it when they are back.
    """
    others = asked(match, request)
    if not others:
        return _carry_out(match, request, situation)
    back = max(match.attends(player).away_until or 0 for player in others)
    request = replace(request, until=max(situation.now, back) + DAY)
    return Step(match=told(replace(match, request=request), tuple(match.players[p] for p in others)))


def asked(match: Match, request: Request) -> tuple[int, ...]:
    """The players whose answer a request still waits for; computers agree to everything."""
    silent = {request.by, *request.agreed, *match.resigned}
    silent.update(player for player, user in enumerate(match.players) if is_computer(user))
    return tuple(player for player in range(len(match.players)) if player not in silent)


@dataclass(frozen=True, slots=True)
class Lapse:
    """End a request that was not answered in time; nobody asks for it.

    Nobody can block a match by their silence: who has said nothing agrees to calling it off. But silence
    takes nothing back that was played: who has said nothing declines an undo. Where this comes much too
    late, people could not answer, for the bot was not there or nobody could see it: they are asked again.
    """

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, request = situation.match, situation.match.request
        in_play(match)
        if request is None or situation.now < request.until:
            raise Refusal("nothing-due")
        if situation.now - request.until > _LATE:
            return ask(match, request, situation)
        if request.kind == "undo":
            return Step(match=replace(match, request=None))
        return _carry_out(match, request, situation)


def _carry_out(match: Match, request: Request, situation: Situation) -> Step:
    if request.kind == "cancel":
        ending = Ending("cancelled", by=match.players[request.by])
        return Step(match=finished(match, ending, situation.now, but=situation.user))
    return rolled_back(match, situation.record, request.keep, situation.now)


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to what somebody asked for, or decline it."""

    agree: bool
    needs_record: ClassVar[bool] = True

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        not_over(match)
        player = active_seat(match, situation.user)
        request = match.request
        if request is None:
            raise Refusal("nothing-asked")
        if player not in asked(match, request):
            raise Refusal("not-asked")
        if not self.agree:
            return Step(match=replace(match, request=None))
        request = replace(request, agreed=(*request.agreed, player))
        if asked(match, request):
            return Step(match=replace(match, request=request))
        return _carry_out(match, request, situation)
