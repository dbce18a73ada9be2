"""What follows from any change of a match for its players: their clocks, and how each is told.

Commands know nothing of this: ``attended`` completes the step that one of them made.
"""

from typing import Final

from msgspec.structs import replace

from bot.services import clocks
from bot.services.commands.situation import called
from bot.services.commands.time import RETURN, attending, count_late_turns
from bot.services.notices import (
    Decision,
    Way,
    decide,
    decide_again,
    is_plain,
    next_in_line,
    waited_for_alone,
)
from bot.store.records import Addressee, Alarm, Attendance, Audience, Match, Step, is_computer

CONSENT = "consent"
"""The kind of timer for the end of the time in which a request can be answered."""
THINK = "think"
"""The kind of timer for a computer player that is to move."""
CLOCK = "clock"
"""The kind of timer for the next mark of a player's clock."""
PAUSE: Final = 1_800
"""Milliseconds from the call of the bot to its action, so that people can follow."""
WAYS: Final[tuple[Way, ...]] = ("direct", "mention")
"""The kinds of timers for what somebody is told by direct message, or in the channel but later."""


def concerned(before: Match, step: Step) -> set[int]:
    """The accounts whose wishes a step depends on."""
    after = step.match
    users: set[int] = set()
    if after.notice != before.notice:
        users = {*after.told, *_expecting(before, after)}
    if after.status == "running" and (after.clock is not None or before.status == "lobby"):
        users |= set(after.players) | set(before.players)
    last = _last_one(before, after)
    if last is not None:
        users.add(after.players[last])
    return {user for user in users if not is_computer(user)}


def attended(before: Match, step: Step, people: Audience, now: int) -> Step:
    """The step with the clocks of all players, and with each of them told as they wish."""
    called_last = _with_last_call(before, _with_late_turns(before, step))
    timed = _with_thoughts(before, _with_clocks(before, called_last, people, now), now)
    timed = _with_request(before, timed)
    if before.status == "lobby" and timed.match.status == "running":
        timed = _with_absences(timed, people, now)
    if timed.match.notice == before.notice:
        return timed
    return _with_notices(before, timed, people, now)


def _with_request(before: Match, step: Step) -> Step:
    """Return the step with the timer that ends a request, or without the one of a request that is over."""
    old, new = before.request, step.match.request
    if (old and old.until) == (new and new.until):
        return step
    return replace(step, timers=(*step.timers, Alarm(CONSENT, 0, new.until if new else None)))


# Notices


def _last_one(before: Match, after: Match) -> int | None:
    """The player for whom alone all others wait since this step, for the first time in this turn."""
    last = waited_for_alone(after)
    if last is None or after.turn != before.turn or after.attends(last).alone == after.turn:
        return None
    if after.played_by_bot(last):
        return None
    return None if waited_for_alone(before) == last else last


def _with_last_call(before: Match, step: Step) -> Step:
    """The step that tells the last player owed of it too."""
    last = _last_one(before, step.match)
    if last is None:
        return step
    user, match = step.match.players[last], step.match
    already = match.told if match.notice != before.notice else ()
    match = called(match, (*already, *(() if user in already else (user,))))
    return replace(step, match=attending(match, last, replace(match.attends(last), alone=match.turn)))


def _expecting(before: Match, after: Match) -> tuple[int, ...]:
    """Whoever plays next after the one whose turn has just come."""
    if after.turn == before.turn or after.request is not None:
        return ()
    user = next_in_line(after)
    if user is None or user in after.told:
        return ()
    return () if after.played_by_bot(after.players.index(user)) else (user,)


def _with_notices(before: Match, step: Step, people: Audience, now: int) -> Step:
    match = step.match
    early = [user for user in _expecting(before, match) if people[user].person.early]
    mentioned: list[int] = []
    alarms = list(step.timers)
    decisions: dict[int, Decision] = {}
    for user in dict.fromkeys((*match.told, *early)):
        decision = (
            decide_again(people[user], match, now, "mention")
            if step.waited
            else decide(people[user], match, now)
        )
        if decision.way == "mention" and decision.at <= now:
            mentioned.append(user)
        elif user in early and decision.at > now:  # later they are not next any more
            decision = Decision("nothing", now)
        decisions[user] = decision
        alarms.extend(_alarms(people[user], decision, now))
    match = _counted(match, step, decisions, now)
    # A reminder is nothing new for the others: the board stays where it is unless it mentions somebody.
    post = before.post + 1 if mentioned else match.post
    told = replace(match, told=tuple(mentioned), post=post)
    return replace(step, match=told, timers=tuple(alarms), silent=step.silent and not mentioned)


def _counted(match: Match, step: Step, decisions: dict[int, Decision], now: int) -> Match:
    """The match in which those reminders count that are sent now; the others are held, or never sent."""
    for player, user in enumerate(match.players):
        kept, decision = match.attends(player), decisions.get(user)
        reminds = player in step.reminded or (step.waited and kept.held)
        if decision is None or decision.way == "nothing" or not reminds:
            continue
        held = decision.at > now
        count = kept.reminders + (not held)
        match = attending(match, player, replace(kept, reminders=count, held=held))
    return match


def _alarms(addressee: Addressee, decision: Decision, now: int) -> list[Alarm]:
    """What is due later for somebody; it replaces whatever was, of which most people have nothing."""
    if is_plain(addressee.person):
        return []
    here_and_now = decision.way == "mention" and decision.at <= now
    due = {decision.way: decision.at} if not here_and_now else {}
    return [Alarm(way, addressee.person.user_id, due.get(way)) for way in WAYS]


# Computers


def _with_thoughts(before: Match, step: Step, now: int) -> Step:
    """The step by which every computer that is to move anew is asked to, and none that is not."""
    match = step.match
    if match.people == match.players and before.people == before.players:
        return step
    called = _to_think(before, step)
    later = now + 1  # not the time of the timer that may just be seen to: that one is done with
    alarms = [Alarm(THINK, match.players[player], later) for player in sorted(called)]
    still = {match.players[player] for player in match.owed()}
    alarms += [
        Alarm(THINK, user, None)
        for user in (before.players[player] for player in sorted(before.owed()))
        if is_computer(user) and user not in still
    ]
    return replace(step, timers=(*step.timers, *alarms))


def _to_think(before: Match, step: Step) -> set[int]:
    """The computers whose question is another one than before: where all act at once others don't matter."""
    match = step.match
    owing = {player for player in match.owed() if is_computer(match.players[player])}
    if before.status != "running" or match.players != before.players or match.resigned != before.resigned:
        return owing
    if match.state is before.state:
        return set()
    if not match.simultaneous or match.rules.phase(match.state) != match.rules.phase(before.state):
        return owing
    acted = {line.player for line in step.appended}
    return {player for player in owing if player in acted or player not in before.owed()}


# Clocks


def _with_late_turns(before: Match, step: Step) -> Step:
    """Return the step that counts the turns in a row that the bot ended for their player.

    A turn that its player ended breaks the row. Where several act at once, nobody has a turn.
    """
    match = step.match
    if before.status != "running" or match.status != "running" or before.clock is None:
        return step
    ended = match.turn != before.turn and not before.simultaneous
    for player in before.owed():
        causes = [line.cause for line in step.appended if line.player == player]
        count = match.attends(player).late_turns
        if not causes or not (ended or count):
            continue
        if not causes[-1]:
            count = 0 if ended or match.attends(player).left_to_bot else count
        elif ended:
            count += 1
        match = count_late_turns(match, player, count)
    return replace(step, match=match)


def _with_clocks(before: Match, step: Step, people: Audience, now: int) -> Step:
    match = step.match
    if match.status == "lobby":
        return step
    kept = _called_at(before, match, now)
    if match.clock is None:
        return replace(step, match=replace(match, attendance=_without_clock(before, match, kept)))
    timed = {player for player in range(len(match.players)) if not match.played_by_bot(player)}
    wound = tuple(
        _wound(before, match, player, one, people, now)
        if match.status == "running" and player in timed
        else _halted(_charged(before, match, player, one, people, now))
        for player, one in enumerate(kept)
    )
    alarms = [
        Alarm(CLOCK, match.players[player], _next_due(match, player, one, people, now))
        for player, one in enumerate(wound)
        if match.players != before.players
        or _timing(one) != _timing(before.attends(player))
        or _timing_of_bot(match, player) != _timing_of_bot(before, player)
    ]
    gone = [Alarm(CLOCK, user, None) for user in set(before.players) - set(match.players)]
    return replace(step, match=replace(match, attendance=wound), timers=(*step.timers, *gone, *alarms))


def _called_at(before: Match, match: Match, now: int) -> list[Attendance]:
    """Return how the players keep up, with the time for those whose turn begins or who have just sat down."""
    newly = set(_newly_owed(before, match))
    if before.status == "running":
        seats = zip(before.players, match.players, strict=True)
        newly |= {player for player, (old, new) in enumerate(seats) if old != new}
    everybody = [match.attends(player) for player in range(len(match.players))]
    return [replace(one, called_at=now) if player in newly else one for player, one in enumerate(everybody)]


def _without_clock(before: Match, match: Match, kept: list[Attendance]) -> tuple[Attendance, ...]:
    """Only who was reminded how often in the present turn counts."""
    newly = _newly_owed(before, match)
    return tuple(
        replace(one, reminders=0, held=False) if player in newly else one for player, one in enumerate(kept)
    )


def _newly_owed(before: Match, match: Match) -> frozenset[int]:
    """The players for whom a new turn has begun."""
    if match.status != "running":
        return frozenset()
    if match.turn != before.turn:
        return match.owed()
    if match.rules.covert(match.state):  # a player who owes again only waits, and others may not know that
        return frozenset()
    return match.owed() - before.owed()


def _wound(
    before: Match, match: Match, player: int, kept: Attendance, people: Audience, now: int
) -> Attendance:
    clock, person = match.clock, people[match.players[player]].person
    assert clock is not None
    if before.status == "lobby":
        kept = replace(kept, left=clock.bank)
    elif before.players[player] != match.players[player] and before.players[player] in people:
        kept = clocks.recounted(clock, people[before.players[player]].person, kept, now)  # by their absence
    if player not in match.owed() or _has_finished(before, match, player, kept):
        if match.rules.covert(match.state) and player in match.known_to_owe():
            return clocks.timed(clock, person, clocks.finished(clock, person, kept, now))
        return clocks.stopped(clock, person, kept, now)
    if kept.turn == match.turn:  # it got its time for this turn, even if somebody else sat there meanwhile
        if kept.since is None:
            return clocks.resumed(clock, person, kept, now)
        return clocks.timed(clock, person, kept)
    if player in _newly_owed(before, match) or kept.since is None:
        kept = clocks.stopped(clock, person, kept, now)
        return clocks.started(clock, person, kept, now, match.turn)
    return clocks.timed(clock, person, kept)


def _charged(
    before: Match, match: Match, player: int, kept: Attendance, people: Audience, now: int
) -> Attendance:
    """Return the clock of a seat at which no clock runs now, with what its player has spent so far."""
    user = before.players[player]
    if match.clock is None or user not in people:
        return kept
    return clocks.stopped(match.clock, people[user].person, kept, now)


def _has_finished(before: Match, match: Match, player: int, kept: Attendance) -> bool:
    """Return whether a player finished in secret, so that no clock starts again before all know of it."""
    if before.status != "running" or not match.rules.covert(match.state):
        return False
    same = (before.turn, before.players[player]) == (match.turn, match.players[player])
    return same and (kept.since is None or kept.finished is not None)


def _with_absences(step: Step, people: Audience, now: int) -> Step:
    """The step by which a match begins, in which all see who is away just then."""
    match, alarms = step.match, list(step.timers)
    for player, user in enumerate(match.players):
        until = None if is_computer(user) else people[user].person.away_until
        if until is not None and until > now:
            match = attending(match, player, replace(match.attends(player), away_until=until))
            alarms.append(Alarm(RETURN, user, until))
    return replace(step, match=match, timers=tuple(alarms))


def _halted(kept: Attendance) -> Attendance:
    return replace(kept, since=None, due_at=None, late=False, reminders=0, held=False)


def _timing(kept: Attendance) -> tuple[int | None, int | None, int]:
    return kept.since, kept.due_at, kept.marks


def _timing_of_bot(match: Match, player: int) -> int | None:
    """Return the turn that the bot is to play for a player, ``None`` for none."""
    return match.turn if player < len(match.players) and match.awaits_bot(player) else None


def _next_due(match: Match, player: int, kept: Attendance, people: Audience, now: int) -> int | None:
    """Return when the bot plays for a player, or when the next mark of their clock passes."""
    if match.awaits_bot(player):
        return now + PAUSE
    if match.clock is None or kept.since is None:
        return None
    return clocks.next_mark(match.clock, people[match.players[player]].person, kept)
