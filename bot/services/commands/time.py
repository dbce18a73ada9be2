"""The clocks of a table: choosing one, being reminded, being away."""

from dataclasses import dataclass
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.services.clocks import recounted, timed
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
    Match,
    Person,
    Step,
    is_computer,
)

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
class Nudge:
    """Remind those who owe an action, as an opponent who waits: each at most once a day."""

    needs_record: ClassVar[bool] = False

    def __call__(self, situation: Situation, /) -> Step:
        match, now = situation.match, situation.now
        in_play(match)
        asking = active_seat(match, situation.user)
        owing = match.known_to_owe() - {asking}
        waiting_for = {player for player in owing if not match.played_by_bot(player)}
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


def count_late_turns(match: Match, player: int, count: int) -> Match:
    """Return the match with the number of late turns of a player.

    The log tells when the bot begins to play for them, and when that is over.
    """
    before = match.attends(player)
    after = replace(before, late_turns=count)
    if after == before:
        return match
    counted = attending(match, player, after)
    if after.left_to_bot == before.left_to_bot:
        return counted
    return noted(counted, "bot-plays" if after.left_to_bot else "given-back", player, match.players[player])


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
    kept = replace(match.attends(player), owner=owner, reminders=0, held=False, late_turns=0)
    return attending(reseated(match, player, user), player, kept)


def taken_over(match: Match, player: int) -> Step:
    """The step by which somebody else plays on a seat, told of it if its turn is on for all to see."""
    return Step(match=told(match, (match.players[player],)) if player in match.known_to_owe() else match)


def _all_marked(match: Match, marks: int) -> Match:
    for player in match.known_to_owe():
        kept = match.attends(player)
        match = attending(match, player, replace(kept, marks=max(kept.marks, marks)))
    return match


def reseated(match: Match, player: int, user: int) -> Match:
    """The match with somebody else in a seat. A computer is no host: whoever was stays it."""
    seats = tuple(user if seat == player else sitting for seat, sitting in enumerate(match.seats))
    was_host = match.seats[player] == match.host and not is_computer(user)
    return replace(match, seats=seats, host=user if was_host else match.host)
