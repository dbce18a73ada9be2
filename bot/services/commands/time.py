"""The clocks of a table: choosing one, being reminded, and what happens when time is up."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.games import IllegalAction
from bot.services.clocks import MARKS, recounted, timed
from bot.services.commands.ends import give_up
from bot.services.commands.play import applied, settled, unseen
from bot.services.commands.situation import (
    Situation,
    active_seat,
    called,
    in_lobby,
    in_play,
    may_direct,
    not_over,
    seat_of,
    told,
    users_of,
)
from bot.services.hours import DAY
from bot.services.notices import MOST_REMINDERS
from bot.services.refusals import Refusal
from bot.store.records import (
    Alarm,
    Attendance,
    Clock,
    Event,
    EventKind,
    LoggedAction,
    Match,
    Person,
    Step,
    is_computer,
)

BY_TIME: Final = "time"
"""The cause of an action that was made because a player's time was up."""
RETURN: Final = "return"
"""The kind of timer for the end of somebody's absence."""


@dataclass(frozen=True, slots=True)
class SetClock:
    """Choose the clock of the table: its host, before anybody else has sat down under another one."""

    clock: Clock | None
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_lobby(match)
        if situation.user != match.host:
            raise Refusal("clock-not-the-host")
        if len(match.players) > 1:
            raise Refusal("clock-is-fixed")
        return Step(match=replace(match, clock=self.clock))


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind a player whose turn goes on that so many marks of its time have passed; nobody asks for it.

    Where nobody may know who has acted, all are reminded whose turn it is for all to see. ``grace`` is the
    time that the player gets now, where nobody was there to remind them in time and they could be late.
    """

    player: int
    since: int
    marks: int
    grace: int | None = None
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, kept = situation.match, waited_for(situation.match, self.player, self.since)
        if self.marks <= kept.marks:
            raise Refusal("nothing-due")
        kept = replace(kept, marks=self.marks)
        if match.rules.covert(match.state):
            marked = _all_marked(attending(match, self.player, kept), self.marks)
            return reminded(marked, match.known_to_owe())
        if self.grace is not None:
            kept = replace(kept, left=self.grace, since=situation.now)
        marked = attending(match, self.player, kept)
        return replace(reminded(marked, frozenset({self.player})), silent=self.grace is None)


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Have the choice of the table apply to a player whose time is up; nobody asks for it.

    Where nobody may know who has acted, nobody is late: the rules of the game end such a phase.
    """

    player: int
    since: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, kept = situation.match, waited_for(situation.match, self.player, self.since)
        assert match.clock is not None
        if kept.late:
            raise Refusal("nothing-due")
        if match.clock.overtime == "simplest" and (step := played_on(match, self.player, situation)):
            return replace(step, silent=unseen(match, step.match))
        if match.rules.covert(match.state):  # that somebody is late would tell who is not
            return Step(match=attending(match, self.player, replace(kept, marks=len(MARKS))), silent=True)
        late = attending(match, self.player, replace(kept, late=True, marks=len(MARKS)))
        late = noted(late, "late", self.player, match.players[self.player])
        if match.clock.overtime == "claim":
            others = frozenset(range(len(match.players))) - {self.player, *match.resigned}
            late = called(late, users_of(match, others))
        return Step(match=late)


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim that a player whose time is up has given the match up, where the table allows it."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        active_seat(situation.match, situation.user)
        match = late_match(situation.match, self.player, "claim")
        if situation.user == match.players[self.player]:
            raise Refusal("claim-yourself")
        claimed = noted(match, "claimed", self.player, situation.user)
        return give_up(claimed, self.player, situation, kind="claimed", by=situation.user)


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take the seat of a player whose time is up, where the table allows it."""

    player: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, user = late_match(situation.match, self.player, "substitute"), situation.user
        if user in match.seats or any(kept.owner == user for kept in match.attendance):
            raise Refusal("already-seated")
        fresh = Attendance(left=match.clock.bank if match.clock else 0)
        taken = attending(reseated(match, self.player, user), self.player, fresh)
        taken = noted(taken, "seat-taken", self.player, user)
        return Step(match=told(taken, (user,)))


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind those who owe an action, as an opponent who waits: each at most once a day."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, now = situation.match, situation.now
        in_play(match)
        asking = active_seat(match, situation.user)
        owing = match.known_to_owe() - {asking}
        waiting_for = {player for player in owing if not is_computer(match.players[player])}
        if not waiting_for:
            raise Refusal("nudge-nobody")
        awake = {p for p in waiting_for if not has_had_enough(match.attends(p))}
        if not awake:
            raise Refusal("nudge-silent")
        players = {p for p in awake if now - (match.attends(p).nudged_at or -DAY) >= DAY}
        if not players:
            raise Refusal("nudged-today")
        nudged = match
        for player in players:
            nudged = attending(nudged, player, replace(nudged.attends(player), nudged_at=now))
        return reminded(nudged, frozenset(players))


@dataclass(frozen=True, slots=True)
class Recall:
    """Mention somebody whose notice had waited; nobody asks for it."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        not_over(situation.match)
        return Step(match=called(situation.match, (self.user_id,)), waited=True, silent=True)


@dataclass(frozen=True, slots=True)
class Reminded:
    """Count the reminder that was held back for somebody and has just been sent; nobody asks for it."""

    user_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        player = seat_of(match, self.user_id)
        kept = match.attends(player)
        if not kept.held:
            raise Refusal("nothing-due")
        counted = replace(kept, reminders=kept.reminders + 1, held=False)
        return Step(match=attending(match, player, counted), silent=True)


@dataclass(frozen=True, slots=True)
class Adapt:
    """Have a match follow the absence that somebody has just changed.

    Quiet hours that were changed count from the next turn on.
    """

    before: Person
    after: Person
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        player = seat_of(match, situation.user)
        until = self.after.away_until
        kept = replace(match.attends(player), away_until=until)
        absent = (self.before.away_from, self.before.away_until) != (self.after.away_from, until)
        if match.clock is not None and absent:
            kept = recounted(match.clock, self.before, kept, situation.now)
            kept = timed(match.clock, self.after, kept)
        if kept == match.attends(player):
            raise Refusal("nothing-due")
        alarms = (Alarm(RETURN, situation.user, until),)
        return Step(match=attending(match, player, kept), timers=alarms)


@dataclass(frozen=True, slots=True)
class Lend:
    """Have a friend keep one's seat while one is away."""

    friend: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        in_play(match)
        player = active_seat(match, situation.user)
        kept = match.attends(player)
        if self.friend in match.seats or kept.owner is not None:
            raise Refusal("already-seated")
        lent = handed_over(match, player, self.friend, owner=situation.user)
        return taken_over(noted(lent, "lent", player, self.friend), player)


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give a seat back to whose it is; the stand-in asks for it, or the owner on return."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        not_over(match)
        for player, kept in enumerate(match.attendance):
            if kept.owner is not None and situation.user in (kept.owner, match.players[player]):
                back = handed_over(match, player, kept.owner, owner=None)
                return taken_over(noted(back, "given-back", player, kept.owner), player)
        raise Refusal("not-lent")


@dataclass(frozen=True, slots=True)
class Move:
    """Have the match go on in another channel of its server."""

    channel_id: int
    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match = situation.match
        not_over(match)
        may_direct(match, situation.user)
        if match.channel_id == self.channel_id:
            raise Refusal("already-here")
        moved = replace(match, channel_id=self.channel_id)
        return Step(match=told(moved, users_of(match, match.known_to_owe())))


# What these share


def attending(match: Match, player: int, kept: Attendance) -> Match:
    """The match with one player's attendance."""
    everybody = [match.attends(other) for other in range(len(match.players))]
    everybody[player] = kept
    return replace(match, attendance=tuple(everybody))


def noted(match: Match, kind: EventKind, player: int, user: int, *, step: int = 0) -> Match:
    """The match with something more for its log."""
    return replace(match, events=(*match.events, Event(kind, player, user, match.shown + 1, step)))


def waited_for(match: Match, player: int, since: int) -> Attendance:
    """How a player attends whose clock has been running since then. Raises ``Refusal`` if it has not."""
    in_play(match)
    kept = match.attends(player)
    if match.clock is None or kept.since != since:
        raise Refusal("nothing-due")
    return kept


def reminded(match: Match, players: frozenset[int]) -> Step:
    """The step that reminds those players who have not been reminded often enough in this turn."""
    awake = frozenset(player for player in players if not has_had_enough(match.attends(player)))
    if not awake:
        return Step(match=match, silent=True)
    return Step(match=called(match, users_of(match, awake)), reminded=tuple(sorted(awake)), silent=True)


def has_had_enough(kept: Attendance) -> bool:
    """Whether a player was reminded so often in this turn that the bot is silent on it."""
    return kept.reminders + kept.held >= MOST_REMINDERS


def handed_over(match: Match, player: int, user: int, *, owner: int | None) -> Match:
    """The match with somebody else in a seat, whom nobody has reminded of it; its clock runs on."""
    kept = replace(match.attends(player), owner=owner, reminders=0, held=False)
    return attending(reseated(match, player, user), player, kept)


def taken_over(match: Match, player: int) -> Step:
    """The step by which somebody else plays on a seat, told of it if its turn is on for all to see."""
    return Step(match=told(match, (match.players[player],)) if player in match.known_to_owe() else match)


def _all_marked(match: Match, marks: int) -> Match:
    for player in match.owed():
        kept = match.attends(player)
        match = attending(match, player, replace(kept, marks=max(kept.marks, marks)))
    return match


def late_match(match: Match, player: int, overtime: str) -> Match:
    """The match, if the time of a player is up and the table allows that then. Raises ``Refusal``."""
    in_play(match)
    kept = match.attends(player)
    if match.clock is None or match.clock.overtime != overtime or not kept.late or kept.since is None:
        raise Refusal("not-late")
    return match


def reseated(match: Match, player: int, user: int) -> Match:
    """The match with somebody else in a seat. A computer is no host: whoever was stays it."""
    seats = tuple(user if seat == player else sitting for seat, sitting in enumerate(match.seats))
    was_host = match.seats[player] == match.host and not is_computer(user)
    return replace(match, seats=seats, host=user if was_host else match.host)


def played_on(match: Match, player: int, situation: Situation) -> Step | None:
    """The step that makes what the rules want for a player until the turn has passed.

    ``None`` if there is none that can be made now.
    """
    after, lines, phase = match, list[LoggedAction](), match.rules.phase(match.state)
    while after.owed() == match.owed() and after.rules.phase(after.state) == phase:
        action = after.rules.default_action(after.state, player)
        if action is None:
            break
        notation = after.rules.action_to_string(action)
        try:
            after, line = applied(after, player, notation, situation.now, cause=BY_TIME)
        except IllegalAction:  # its time has not come
            break
        lines.append(line)
    return settled(match, after, tuple(lines), situation) if lines else None
