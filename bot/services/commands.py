"""What people can do to a match. Each command is a pure function of a situation: it returns the step to
commit or raises a ``Refusal``. Nothing here knows of Discord, of the database or of a particular game.
"""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from msgspec.structs import replace

from bot.games import IllegalAction, Outcome, Score
from bot.services.records import replay
from bot.services.refusals import Refusal, RuleBroken
from bot.store.records import Ending, LoggedAction, Match, Request, Step


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a command is decided on: the match, the Discord account that acts, the time, fresh chance.

    ``record`` is there for the commands that ask for it.
    """

    match: Match
    user: int
    now: int
    seed: str
    record: tuple[LoggedAction, ...] = ()


class Command(Protocol):
    """Something that a person asks for."""

    needs_record: ClassVar[bool]

    def __call__(self, situation: Situation, /) -> Step:
        """The step to commit. Raises ``Refusal``."""


def _lobby(match: Match) -> None:
    if match.status == "running":
        raise Refusal("already-begun")
    _not_over(match)


def _not_over(match: Match) -> None:
    if match.over:
        raise Refusal("match-over")


def _running(match: Match) -> None:
    if match.status == "lobby":
        raise Refusal("not-begun")
    _not_over(match)


def _seat(match: Match, user: int) -> int:
    player = match.player_of(user)
    if player is None:
        raise Refusal("not-in-match")
    return player


def _active_seat(match: Match, user: int) -> int:
    player = _seat(match, user)
    if player in match.resigned:
        raise Refusal("you-resigned")
    return player


def owing_seat(match: Match, user: int) -> int:
    """The player that ``user`` is, who owes an action now. Raises ``Refusal``."""
    _running(match)
    player = _active_seat(match, user)
    if player not in match.owed():
        owed = " ".join(f"<@{other}>" for other in _users(match, match.owed()))
        raise Refusal("not-your-turn", owed=owed)
    return player


def _tell(match: Match, users: tuple[int, ...]) -> Match:
    """The match, to be posted anew with a mention of ``users``."""
    return replace(match, post=match.post + 1, notice=match.notice + 1, told=users)


def _finish(match: Match, ending: Ending, now: int, *, but: int | None = None) -> Match:
    status = "finished" if ending.outcome is not None else "abandoned"
    ended = replace(match, status=status, ending=ending, request=None, ended_at=now)
    return _tell(ended, tuple(user for user in match.players if user != but))


# The table


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat, or change to another one."""

    seat: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, user = situation.match, situation.user
        _lobby(match)
        if user in match.seats and self.seat in (None, match.player_of(user)):
            raise Refusal("already-seated")
        if None not in match.seats and user not in match.seats:
            raise Refusal("table-full")
        waited_for = set(match.invited) - set(match.players)
        if user not in {*match.seats, *match.invited} and match.seats.count(None) <= len(waited_for):
            raise Refusal("seats-reserved")
        seat = match.seats.index(None) if self.seat is None else self.seat
        if not 0 <= seat < len(match.seats):
            raise Refusal("no-such-seat")
        if match.seats[seat] is not None:
            raise Refusal("seat-taken")
        seats = [None if sitting == user else sitting for sitting in match.seats]
        seats[seat] = user
        return Step(match=replace(match, seats=tuple(seats)))


@dataclass(frozen=True, slots=True)
class Leave:
    """Give a seat back, or decline an invitation; the table closes when nobody sits at it any more."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, user = situation.match, situation.user
        _lobby(match)
        if user not in match.seats and user not in match.invited:
            raise Refusal("not-in-match")
        seats = tuple(None if sitting == user else sitting for sitting in match.seats)
        rest = tuple(sitting for sitting in seats if sitting is not None)
        if len(match.rules.players) > 1:  # who plays is in order of their seats, so none may stay empty
            seats = (*rest, *[None] * (len(seats) - len(rest)))
        left = replace(
            match,
            seats=seats,
            invited=tuple(guest for guest in match.invited if guest != user),
            host=match.host if match.host in rest or not rest else rest[0],
        )
        if not rest:
            return Step(match=_finish(left, Ending("cancelled", by=user), situation.now))
        return Step(match=left)


@dataclass(frozen=True, slots=True)
class Start:
    """Begin to play with those who are seated; they keep the order of their seats."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, rules = situation.match, situation.match.rules
        _lobby(match)
        _seat(match, situation.user)
        count = len(match.players)
        if count not in rules.players:
            raise Refusal("not-enough-players", needed=rules.players.start, seated=count)
        state = rules.new_state(count, rules.options_from(match.options), situation.seed)
        begun = replace(
            match,
            status="running",
            seats=match.players,
            invited=(),
            seed=situation.seed,
            state=state,
            turn=1,
        )
        return Step(match=_tell(begun, _users(begun, begun.owed())))


def _users(match: Match, players: frozenset[int]) -> tuple[int, ...]:
    return tuple(match.players[player] for player in sorted(players))


# The play


@dataclass(frozen=True, slots=True)
class Act:
    """Make an action, given in its notation, or several at once with ``;`` between them: all or none."""

    action: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        player = owing_seat(match, situation.user)
        after = match
        lines: tuple[LoggedAction, ...] = ()
        for action in self.action.split(";"):
            try:
                after, line = _apply(after, player, action, situation.now)
            except IllegalAction as error:
                raise RuleBroken(match, player, error) from error
            lines = (*lines, line)
        return _settle(match, after, lines, situation)


@dataclass(frozen=True, slots=True)
class ActUnguarded:
    """Make an action, and do not ask this player again before something doubtful in this match."""

    action: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        step = Act(self.action)(situation)
        player = _seat(situation.match, situation.user)
        unguarded = tuple(sorted({*step.match.unguarded, player}))
        return replace(step, match=replace(step.match, unguarded=unguarded))


def _apply(match: Match, player: int, text: str, now: int) -> tuple[Match, LoggedAction]:
    rules = match.rules
    action = rules.action_from_string(text)
    state = rules.apply_action(match.state, player, action)
    line = LoggedAction(player, rules.action_to_string(action), now, match.turn, match.version + 1)
    return replace(match, state=state, before=match.state, last=line, request=None), line


def _settle(before: Match, after: Match, lines: tuple[LoggedAction, ...], situation: Situation) -> Step:
    """The step with all that follows from an action: the seats of those who resigned, the turn, the end."""
    while idle := after.owed().intersection(after.resigned):
        player = min(idle)
        action = next(iter(after.rules.legal_actions(after.state, player)))
        after, line = _apply(after, player, after.rules.action_to_string(action), situation.now)
        lines = (*lines, line)
    outcome = after.rules.outcome(after.state)
    if outcome is not None:
        ended = _finish(after, Ending("played", outcome=outcome), situation.now, but=situation.user)
        return Step(match=ended, appended=lines)
    called = after.owed() - before.owed()
    if called:
        after = _tell(replace(after, turn=after.turn + 1), _users(after, called))
    return Step(match=after, appended=lines)


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's last action back: at once within one's own turn, later if the others agree."""

    needs_record: ClassVar[bool] = True

    def __call__(self, situation: Situation, /) -> Step:
        match, record = situation.match, situation.record
        _running(match)
        player = _active_seat(match, situation.user)
        mine = [number for number, line in enumerate(record) if line.player == player]
        if not mine:
            raise Refusal("nothing-to-undo")
        if match.request is not None:
            raise Refusal("already-asked")
        keep = mine[-1]
        if self._free(match, record, player):
            return _roll_back(match, record, keep)
        return _ask(match, Request("undo", by=player, keep=keep), situation)

    def _free(self, match: Match, record: tuple[LoggedAction, ...], player: int) -> bool:
        last = record[-1]
        if last.player != player or last.turn != match.turn or player not in match.owed():
            return False
        *_, before, after = replay(match, record)
        return not match.rules.reveals(before, after)


def _roll_back(match: Match, record: tuple[LoggedAction, ...], keep: int) -> Step:
    kept = record[:keep]
    before, state = [None, *replay(match, kept)][-2:]
    back = replace(match, state=state, before=before, last=kept[-1] if kept else None, request=None)
    asker = frozenset({match.request.by}) if match.request else frozenset()
    called = back.owed() - match.owed() | asker  # who asked may have waited for hours
    if called:
        back = _tell(replace(back, turn=match.turn + 1), _users(back, called))
    return Step(match=back, keep=keep)


def _ask(match: Match, request: Request, situation: Situation) -> Step:
    others = asked(match, request)
    if not others:
        return _carry_out(match, request, situation)
    return Step(match=_tell(replace(match, request=request), tuple(match.players[p] for p in others)))


def asked(match: Match, request: Request) -> tuple[int, ...]:
    """The players whose answer a request still waits for."""
    silent = {request.by, *request.agreed, *match.resigned}
    return tuple(player for player in range(len(match.players)) if player not in silent)


def _carry_out(match: Match, request: Request, situation: Situation) -> Step:
    if request.kind == "cancel":
        ending = Ending("cancelled", by=match.players[request.by])
        return Step(match=_finish(match, ending, situation.now, but=situation.user))
    return _roll_back(match, situation.record, request.keep)


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to what somebody asked for, or decline it."""

    agree: bool
    needs_record: ClassVar[bool] = True

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        _not_over(match)
        player = _active_seat(match, situation.user)
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


# The end


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up. The last one who has not wins; until then the first legal action is made for the seat."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        _running(match)
        player = _active_seat(match, situation.user)
        resigned = replace(match, resigned=(*match.resigned, player), request=None)
        staying = [p for p in range(len(match.players)) if p not in resigned.resigned]
        if len(staying) > 1:
            return _settle(match, resigned, (), situation)
        ranks = tuple(1 if p in staying else 2 for p in range(len(match.players)))
        outcome = Outcome(ranks, tuple(Score(0) for _ in ranks))
        ending = Ending("resigned", by=situation.user, outcome=outcome)
        return Step(match=_finish(resigned, ending, situation.now, but=situation.user))


@dataclass(frozen=True, slots=True)
class Cancel:
    """Call the match off: the host at the table, anybody before the second turn, later all together."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        _not_over(match)
        player = _active_seat(match, situation.user)
        if match.status == "lobby" and situation.user != match.host:
            raise Refusal("not-the-host")
        if match.turn <= 1:
            ending = Ending("cancelled", by=situation.user)
            return Step(match=_finish(match, ending, situation.now, but=situation.user))
        if match.request is not None:
            raise Refusal("already-asked")
        return _ask(match, Request("cancel", by=player), situation)


@dataclass(frozen=True, slots=True)
class End:
    """Close a stuck match as a moderator, with a reason that all see."""

    reason: str
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        _not_over(situation.match)
        ending = Ending("ended", by=situation.user, reason=self.reason)
        return Step(match=_finish(situation.match, ending, situation.now, but=situation.user))


@dataclass(frozen=True, slots=True)
class Show:
    """Post the board again, below what was said since; nobody is mentioned anew."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        _seat(situation.match, situation.user)
        return Step(match=replace(situation.match, post=situation.match.post + 1))
