"""Who is told what, where and when; and what a step makes of it for the players of a match."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.attendance import CLOCK, attended, concerned
from bot.services.commands import (
    Act,
    Adapt,
    Claim,
    Command,
    GiveBack,
    Lend,
    Move,
    Nudge,
    Recall,
    Remind,
    Reminded,
    Resign,
    SetClock,
    Show,
    Situation,
    Start,
    TakeSeat,
    TimeUp,
)
from bot.services.notices import (
    MOST_DIRECTS,
    MOST_REMINDERS,
    about,
    decide,
    decide_again,
    next_in_line,
    urgency,
    written_to,
)
from bot.services.refusals import Refusal
from bot.store.records import Addressee, Alarm, Attendance, Clock, LoggedAction, Match, Person, Step
from tests.services.harvest import Harvest
from tests.services.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    NOW,
    PEOPLE,
    SEED,
    STRANGER,
    begun,
    calls,
    in_turn,
    table,
)

HOUR, DAY = 3_600_000, 86_400_000
MIDNIGHT = NOW - NOW % DAY
NIGHT = MIDNIGHT + 23 * HOUR
MORNING = MIDNIGHT + DAY + 7 * HOUR
NOON = MIDNIGHT + 12 * HOUR
QUIET: dict[str, Any] = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}
A_DAY = Clock(turn=DAY, bank=DAY)
ORDER = "order 1A 4B 3C 2D"


def bruno(*, muted: int | None = None, **wishes: Any) -> Addressee:
    return Addressee(Person(user_id=BRUNO, **wishes), muted)


@pytest.fixture
def match() -> Match:
    """A match in Ada's turn."""
    return in_turn().match


@pytest.mark.parametrize(
    ("addressee", "now", "decision"),
    [
        (bruno(), NOON, ("mention", NOON)),
        (bruno(notices="direct"), NOON, ("direct", NOON)),
        (bruno(notices="none"), NOON, ("nothing", NOON)),
        (bruno(muted=0), NOON, ("nothing", NOON)),
        (bruno(**QUIET), NOON, ("mention", NOON)),
        (bruno(**QUIET), NIGHT, ("direct", MORNING)),
        (bruno(**QUIET, refused=True), NIGHT, ("mention", MORNING)),
        (bruno(notices="direct", refused=True), NOON, ("mention", NOON)),
        (bruno(digest=13 * 60), NOON, ("direct", NOON + HOUR)),
        (bruno(digest=23 * 60, **QUIET), NOON, ("direct", MORNING)),
        (bruno(away_from=NOON, away_until=NIGHT), NOON, ("direct", NIGHT)),
        (bruno(away_from=NOON, away_until=NIGHT, **QUIET), NOON, ("direct", MORNING)),
    ],
)
def test_everybody_is_told_where_and_when_they_like(
    match: Match, addressee: Addressee, now: int, decision: tuple[str, int]
) -> None:
    assert decide(addressee, match, now) == decision


def test_a_muted_turn_is_told_of_again_when_it_has_passed(match: Match) -> None:
    assert decide(bruno(muted=match.turn), match, NOON).way == "nothing"
    assert decide(bruno(muted=match.turn - 1), match, NOON).way == "mention"


def test_an_end_that_comes_at_night_is_not_told_in_the_morning(match: Match) -> None:
    assert decide(bruno(**QUIET), replace(match, status="finished"), NIGHT).way == "nothing"


def test_what_has_waited_for_the_digest_does_not_wait_for_the_next(match: Match) -> None:
    assert decide_again(bruno(digest=13 * 60), match, NOON + HOUR, "direct") == ("direct", NOON + HOUR)
    assert decide_again(bruno(**QUIET), match, NIGHT, "direct") == ("direct", MORNING)
    assert decide_again(bruno(refused=True), match, NOON, "direct").way == "mention"
    assert decide_again(bruno(notices="none"), match, NOON, "direct").way == "nothing"


def test_direct_messages_have_a_budget_for_each_day(match: Match) -> None:
    person = Person(user_id=BRUNO, notices="direct")
    for number in range(MOST_DIRECTS):
        assert decide(Addressee(person), match, NOON + number).way == "direct"
        person = written_to(person, NOON + number)
    assert decide(Addressee(person), match, NOON + HOUR).way == "mention"
    assert decide(Addressee(person), match, NOON + DAY).way == "direct"
    assert written_to(person, NOON + DAY).directs == 1


def test_what_there_is_to_tell_follows_the_match() -> None:
    lobby = table(ADA, None, None, None, invited=(BRUNO,)).match
    assert (about(lobby, BRUNO), about(lobby, ADA), about(lobby, STRANGER)) == ("invited", None, None)
    playing = in_turn(3)
    assert (about(playing.match, ADA), about(playing.match, BRUNO)) == ("turn", None)
    assert about(playing.match, BRUNO, early=True) == "next"
    assert about(playing.match, CHIOMA, early=True) is None
    over = replace(playing.match, status="finished", ended_at=NOON)
    assert about(over, ADA, NOON) == "over"
    assert about(over, ADA, NOON + HOUR) is None


def test_nobody_is_next_while_all_act_at_once() -> None:
    match = begun(3).match
    for user in PEOPLE[:3]:
        assert next_in_line(match) is None
        match = step_of(match, user, Act("pick 1")).match
    playing = in_turn(3)
    assert next_in_line(playing.match) == BRUNO
    assert next_in_line(replace(playing.match, resigned=(1,))) == CHIOMA


def test_the_most_urgent_match_comes_first() -> None:
    soon, late = timed(in_turn().match, NOON), timed(in_turn().match, NOON + HOUR)
    untimed, waiting = in_turn().match, in_turn().act(ADA, "done").act(ADA, "pick 1").match
    ordered = sorted([waiting, untimed, late, soon], key=lambda one: urgency(one, ADA))
    assert ordered == [soon, late, untimed, waiting]


def timed(match: Match, since: int) -> Match:
    """The match with a clock, as a step at that time leaves it."""
    full = (Attendance(left=A_DAY.bank),) * len(match.players)
    with_clock = replace(match, clock=A_DAY, attendance=full)
    return step_of(with_clock, ADA, Show(), since).match


def step_of(match: Match, user: int, command: Command, now: int = NOON, **people: Person) -> Step:
    """The whole step of a command; ``people`` are known by ``ada`` and ``bruno``."""
    step = command(Situation(match=match, user=user, now=now, seed=SEED))
    wishes = {person.user_id: Addressee(person) for person in people.values()}
    everybody = {user: wishes.get(user, Addressee(Person(user_id=user))) for user in concerned(match, step)}
    return attended(match, step, everybody, now)


def test_a_step_mentions_who_wants_that_and_sets_timers_for_the_others() -> None:
    match = begun(3).match
    for user in (ADA, BRUNO):
        match = replace(step_of(match, user, Act("pick 1")).match, version=match.version)
    turn = step_of(match, CHIOMA, Act("pick 1"), ada=Person(user_id=ADA, notices="direct"))
    assert turn.match.told == ()
    assert turn.match.post == match.post + 1
    assert Alarm("direct", ADA, NOON) in turn.timers
    assert Alarm("mention", ADA, None) in turn.timers


def test_who_wants_to_know_early_is_told_when_the_one_before_begins() -> None:
    match = begun(2).match
    match = step_of(match, ADA, Act("pick 1")).match
    early = Person(user_id=BRUNO, early=True)
    assert step_of(match, BRUNO, Act("pick 1"), bruno=early).match.told == (ADA, BRUNO)
    assert step_of(match, BRUNO, Act("pick 1")).match.told == (ADA,)


def test_where_all_act_at_once_only_for_a_phase_the_next_one_is_told_in_the_others() -> None:
    played = table(*PEOPLE[:3], None, game="builders")
    played.do(ADA, Start())
    early = {f"early{user}": Person(user_id=user, early=True) for user in PEOPLE[:3]}
    for user in PEOPLE[:2]:
        step = step_of(played.match, user, Act(ORDER), NOON, **early)
        assert step.match.told in ((), played.match.told, (CHIOMA,)), "nobody is next while all write"
        played.match = step.match
    first = step_of(played.match, CHIOMA, Act(ORDER), NOON, **early).match
    for _ in range(6):
        (player,) = first.owed()
        users = (first.players[player], first.players[(player + 1) % 3])
        assert first.told == users
        assert step_of(first, users[1], Nudge()).match.notice > first.notice
        first = turn_passes(first, early)


def turn_passes(match: Match, people: dict[str, Person]) -> Match:
    """A match of Builders after the simplest turn of the player whose turn it is."""
    before, (player,) = match.turn, match.owed()
    while match.turn == before:
        action = next(iter(match.rules.legal_actions(match.state, player)))
        act = Act(match.rules.action_to_string(action))
        match = step_of(match, match.players[player], act, NOON, **people).match
    return match


def test_who_is_next_is_told_by_direct_message_if_they_want_both_and_never_later() -> None:
    match = step_of(begun(2).match, ADA, Act("pick 1")).match
    early = Person(user_id=BRUNO, early=True, notices="direct")
    assert Alarm("direct", BRUNO, NOON) in step_of(match, BRUNO, Act("pick 1"), bruno=early).timers
    asleep = replace(early, **QUIET)
    night = step_of(match, BRUNO, Act("pick 1"), NIGHT, bruno=asleep).timers
    assert {alarm.due_at for alarm in night} == {None}


def test_what_has_waited_is_told_though_there_is_a_daily_digest() -> None:
    """Where Discord lets no direct message through, the channel serves in the end."""
    refused = Person(user_id=ADA, digest=13 * 60, refused=True)
    match = in_turn().match
    turn = step_of(match, ADA, Recall(ADA), ada=refused)
    assert turn.match.told == (ADA,)
    assert {alarm.due_at for alarm in turn.timers} == {None}
    with pytest.raises(Refusal, match="match-over"):
        step_of(replace(match, status="finished"), 0, Recall(ADA))


def test_a_mention_takes_away_what_still_waited() -> None:
    wishes = Person(user_id=ADA, **QUIET)
    match = step_of(begun(2).match, ADA, Act("pick 1")).match
    turn = step_of(match, BRUNO, Act("pick 1"), ada=wishes)
    assert turn.match.told == (ADA,)
    assert set(turn.timers) == {Alarm("direct", ADA, None), Alarm("mention", ADA, None)}


# The last one owed


def before_the_last(players: int = 3) -> Match:
    """All but the last two have picked; the one before the last is about to."""
    match = begun(players).match
    for user in PEOPLE[: players - 2]:
        match = step_of(match, user, Act("pick 1")).match
    return match


def test_the_last_one_owed_is_told_once_and_posted_below_what_was_said() -> None:
    match = before_the_last()
    step = step_of(match, BRUNO, Act("pick 1"))
    assert calls(match, step) == (CHIOMA,)
    assert step.match.turn == match.turn
    assert not step.silent
    again = step_of(step.match, ADA, Show())
    assert again.match.notice == step.match.notice
    nudged = step_of(step.match, ADA, Nudge()).match
    assert nudged.attends(2).alone == match.turn
    assert step_of(nudged, ADA, Show()).match.notice == nudged.notice


def test_nobody_is_the_last_while_several_owe_and_where_one_acts_alone() -> None:
    match = begun(4).match
    assert calls(match, step_of(match, ADA, Act("pick 1"))) is None
    playing = in_turn(3).match
    assert calls(playing, step_of(playing, ADA, Act("take"))) is None


def test_who_is_left_the_last_by_somebody_giving_up_is_told() -> None:
    match = before_the_last()
    assert step_of(match, BRUNO, Resign()).match.told == (CHIOMA,)


def test_the_last_one_is_told_anew_in_the_next_phase() -> None:
    match = before_the_last(2)
    for _ in range(2):
        match = step_of(match, ADA, Act("pick 1")).match
        assert match.told == (BRUNO,)
        assert match.attends(1).alone == match.turn
        match = step_of(match, BRUNO, Act("pick 1")).match
        (player,) = match.owed()
        match = step_of(match, match.players[player], Act("done")).match
        if match.over:
            break


@pytest.mark.parametrize(
    ("wishes", "now", "told", "alarms"),
    [
        ({}, NOON, (CHIOMA,), set()),
        ({"notices": "none"}, NOON, (), {None}),
        ({"notices": "direct"}, NOON, (), {NOON, None}),
        (QUIET, NIGHT, (), {MORNING, None}),
        ({"digest": 13 * 60}, NOON, (), {NOON + HOUR, None}),
    ],
)
def test_the_last_one_is_told_as_they_wish(
    wishes: dict[str, Any], now: int, told: tuple[int, ...], alarms: set[int | None]
) -> None:
    step = step_of(before_the_last(), BRUNO, Act("pick 1"), now, chioma=Person(user_id=CHIOMA, **wishes))
    assert step.match.told == told
    assert {alarm.due_at for alarm in step.timers} == alarms


def test_who_takes_the_seat_of_the_last_is_told_of_the_turn_alone() -> None:
    match = timed(step_of(before_the_last(), BRUNO, Act("pick 1")).match, NOON)
    match = replace(match, clock=replace(A_DAY, overtime="substitute"))
    late = step_of(match, 0, TimeUp(2, NOON), NOON + 2 * DAY).match
    taken = step_of(late, STRANGER, TakeSeat(2), NOON + 2 * DAY)
    assert calls(late, taken) == (STRANGER,)


# Clocks


def test_clocks_start_with_the_match_and_stop_with_the_turn() -> None:
    lobby = table(ADA, BRUNO, None, None).match
    started = step_of(replace(lobby, clock=A_DAY), ADA, Start())
    assert [kept.due_at for kept in started.match.attendance] == [NOON + 2 * DAY] * 2
    assert {alarm.user_id for alarm in started.timers if alarm.kind == CLOCK} == {ADA, BRUNO}
    picked = step_of(started.match, ADA, Act("pick 1"), NOON + HOUR)
    ada, bruno = picked.match.attendance
    assert (ada.since, bruno.since) == (None, NOON)
    assert picked.timers == (Alarm(CLOCK, ADA, None),)
    turn = step_of(picked.match, BRUNO, Act("pick 1"), NOON + 2 * HOUR)
    assert [kept.since for kept in turn.match.attendance] == [NOON + 2 * HOUR, None]


def test_nobody_who_has_acted_in_time_can_be_claimed_from() -> None:
    match = late("claim")
    assert step_of(match, ADA, Act("done")).match.owed() == {0, 1}  # a new turn, with time of its own
    with pytest.raises(Refusal, match="not-late"):
        step_of(step_of(match, ADA, Act("done")).match, BRUNO, Claim(0))


def test_a_match_without_clock_sets_no_timer() -> None:
    assert step_of(in_turn().match, ADA, Act("done")).timers == ()


def test_the_rules_never_see_the_clock() -> None:
    """The same actions lead to the same record and state, with a clock and without."""
    plain, clocked = in_turn().match, timed(in_turn().match, NOON)
    first, second = (step_of(match, ADA, Act("take")) for match in (plain, clocked))
    assert first.match.state == second.match.state
    assert first.appended == second.appended


def test_only_the_host_alone_at_the_table_chooses_its_clock() -> None:
    played = table(ADA, None, None, None)
    assert played.do(ADA, SetClock(A_DAY)).match.clock == A_DAY
    assert table(ADA, BRUNO, None, None).why_not(BRUNO, SetClock(None)) == "clock-not-the-host"
    assert table(ADA, BRUNO, None, None).why_not(ADA, SetClock(None)) == "clock-is-fixed"


def late(overtime: Any, players: int = 2) -> Match:
    """Ada's time is up."""
    match = timed(in_turn(players).match, NOON)
    match = replace(match, clock=replace(A_DAY, overtime=overtime))
    return step_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY).match


def test_nothing_happens_by_default_when_time_is_up() -> None:
    match = late("nothing")
    assert match.status == "running"
    assert match.owed() == {0}
    assert match.attends(0).late
    assert [(event.kind, event.user) for event in match.events] == [("late", ADA)]
    assert step_of(match, ADA, Act("done")).match.turn == match.turn + 1


def test_others_may_claim_where_the_table_says_so() -> None:
    match = late("claim")
    assert match.told == (BRUNO,)
    with pytest.raises(Refusal, match="claim-yourself"):
        step_of(match, ADA, Claim(0))
    ended = step_of(match, BRUNO, Claim(0)).match
    assert ended.ending is not None
    assert (ended.ending.kind, ended.ending.by) == ("claimed", BRUNO)
    assert step_of(late("claim", 3), CHIOMA, Claim(0)).match.resigned == (0,)
    with pytest.raises(Refusal, match="not-late"):
        step_of(late("nothing"), BRUNO, Claim(0))


def test_the_simplest_actions_are_made_and_named_in_the_record() -> None:
    match = timed(in_turn().match, NOON)
    match = replace(match, clock=replace(A_DAY, overtime="simplest"))
    step = step_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert [(line.action, line.cause) for line in step.appended] == [("done", "time")]
    assert step.match.turn == match.turn + 1
    assert step.match.last == LoggedAction(0, "done", NOON + 2 * DAY, match.turn, match.shown + 1, "time")


def test_somebody_else_may_take_the_seat_where_the_table_says_so() -> None:
    match = late("substitute")
    with pytest.raises(Refusal, match="already-seated"):
        step_of(match, BRUNO, TakeSeat(0))
    lent = replace(match, seats=(ADA, DMITRI), attendance=(match.attends(0), Attendance(owner=BRUNO)))
    with pytest.raises(Refusal, match="already-seated"):
        step_of(lent, BRUNO, TakeSeat(0))
    taken = step_of(match, STRANGER, TakeSeat(0), NOON + 3 * DAY).match
    assert taken.players == (STRANGER, BRUNO)
    assert taken.told == (STRANGER,)
    assert taken.attends(0).due_at == NOON + 5 * DAY
    assert not taken.attends(0).late
    assert [event.kind for event in taken.events] == ["late", "seat-taken"]


def test_time_that_is_up_for_a_turn_that_has_passed_does_nothing() -> None:
    match = timed(in_turn().match, NOON)
    with pytest.raises(Refusal, match="nothing-due"):
        step_of(match, 0, TimeUp(0, NOON - 1))
    with pytest.raises(Refusal, match="nothing-due"):
        step_of(match, 0, Remind(1, NOON, 1))


# Reminders


def test_reminders_stop_after_a_number_of_them_and_begin_anew_with_the_next_turn() -> None:
    match = timed(in_turn().match, NOON)
    for number in range(1, MOST_REMINDERS + 1):
        kept = replace(match.attends(0), reminders=number - 1, marks=0)
        match = replace(match, attendance=(kept, match.attends(1)))
        match = step_of(match, 0, Remind(0, NOON, 1)).match
        assert match.told == (ADA,)
        assert match.attends(0).reminders == number
    silent = step_of(match, 0, Remind(0, NOON, 2))
    assert silent.silent
    assert silent.match.notice == match.notice
    with pytest.raises(Refusal, match="nudge-silent"):
        step_of(match, BRUNO, Nudge())
    match = step_of(match, ADA, Act("done")).match
    assert match.owed() == {0, 1}
    assert match.attends(0).reminders == 0


def test_a_reminder_posts_the_board_anew_only_where_it_mentions_somebody() -> None:
    match = timed(in_turn().match, NOON)
    assert step_of(match, 0, Remind(0, NOON, 1)).match.post == match.post + 1
    quiet = Person(user_id=ADA, notices="direct")
    direct = step_of(match, 0, Remind(0, NOON, 1), ada=quiet)
    assert direct.match.post == match.post
    assert direct.silent
    assert Alarm("direct", ADA, NOON) in direct.timers
    late = step_of(match, 0, Remind(0, NOON, 3, grace=5), ada=quiet)
    assert not late.silent  # the deadline is another one for all to see


def reminders(step: Step, player: int = 0) -> tuple[int, bool]:
    """The reminders that count, and whether one waits."""
    kept = step.match.attends(player)
    return kept.reminders, kept.held


def test_only_reminders_that_are_sent_count() -> None:
    match = timed(in_turn().match, NOON)
    assert reminders(step_of(match, 0, Remind(0, NOON, 1))) == (1, False)
    unheard = Person(user_id=ADA, notices="none")
    assert reminders(step_of(match, 0, Remind(0, NOON, 1), ada=unheard)) == (0, False)
    asleep = Person(user_id=ADA, **QUIET)
    held = step_of(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep)
    assert reminders(held) == (0, True)
    assert held.silent
    again = step_of(held.match, BRUNO, Nudge(), NIGHT, ada=asleep)
    assert reminders(again) == (0, True)  # the night has room for one
    assert reminders(step_of(again.match, 0, Reminded(ADA), MORNING)) == (1, False)
    recalled = step_of(again.match, 0, Recall(ADA), MORNING, ada=replace(asleep, refused=True))
    assert reminders(recalled) == (1, False)
    assert recalled.match.told == (ADA,)
    with pytest.raises(Refusal, match="nothing-due"):
        step_of(recalled.match, 0, Reminded(ADA), MORNING)


def test_a_reminder_that_waited_for_a_turn_that_has_passed_does_not_count() -> None:
    match = timed(in_turn().match, NOON)
    asleep = Person(user_id=ADA, **QUIET)
    held = step_of(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep).match
    passed = step_of(held, ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(passed) == (0, False)
    plain = step_of(replace(held, clock=None), ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(plain) == (0, False)


def test_where_nobody_may_know_who_has_acted_all_are_reminded_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Harvest, "covert", lambda *_: True)
    monkeypatch.setattr(Harvest, "known_to_owe", lambda *_: frozenset({0, 1}))
    lobby = table(ADA, BRUNO, None, None).match
    match = step_of(replace(lobby, clock=A_DAY), ADA, Start()).match
    both = step_of(match, 0, Remind(0, NOON, 1), NOON + DAY)
    assert both.match.told == (ADA, BRUNO)
    assert [kept.marks for kept in both.match.attendance] == [1, 1]
    acted = step_of(match, ADA, Act("pick 1")).match
    one = step_of(acted, 0, Remind(1, NOON, 1), NOON + DAY)
    assert one.match.told == both.match.told
    assert [kept.reminders for kept in one.match.attendance] == [1, 1]
    back = step_of(acted, 0, Remind(1, NOON, 3, grace=HOUR), NOON + 9 * DAY)
    assert (back.match.told, back.match.attends(1).due_at) == ((ADA, BRUNO), acted.attends(1).due_at)


@pytest.mark.parametrize("overtime", ["nothing", "claim", "substitute"])
def test_where_nobody_may_know_who_has_acted_nobody_is_late(
    overtime: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Harvest, "covert", lambda *_: True)
    monkeypatch.setattr(Harvest, "known_to_owe", lambda *_: frozenset({0, 1}))
    lobby = table(ADA, BRUNO, None, None).match
    match = step_of(replace(lobby, clock=replace(A_DAY, overtime=overtime)), ADA, Start()).match
    step = step_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert step.silent
    assert (step.match.events, step.match.notice, step.match.attends(0).late) == ((), match.notice, False)


def test_an_opponent_nudges_at_most_once_a_day() -> None:
    match = in_turn().match
    nudged = step_of(match, BRUNO, Nudge()).match
    assert nudged.told == (ADA,)
    with pytest.raises(Refusal, match="nudged-today"):
        step_of(nudged, BRUNO, Nudge(), NOON + DAY - 1)
    assert step_of(nudged, BRUNO, Nudge(), NOON + DAY).match.told == (ADA,)
    for user, reason in ((ADA, "nudge-nobody"), (STRANGER, "not-in-match")):
        with pytest.raises(Refusal, match=reason):
            step_of(match, user, Nudge())


# Absences and moves


def test_an_absence_is_seen_and_moves_the_deadline() -> None:
    match, here = timed(in_turn().match, NOON), Person(user_id=ADA)
    away = replace(here, away_from=NOON, away_until=NOON + 5 * DAY)
    gone = step_of(match, ADA, Adapt(here, away), ada=away)
    assert gone.match.attends(0).away_until == NOON + 5 * DAY
    assert gone.match.attends(0).due_at == NOON + 7 * DAY
    assert Alarm("return", ADA, NOON + 5 * DAY) in gone.timers
    back = step_of(gone.match, ADA, Adapt(away, here), NOON + DAY, ada=here)
    assert back.match.attends(0).due_at == NOON + 3 * DAY


def test_other_hours_change_nothing_in_a_turn_that_has_begun() -> None:
    match, here = timed(in_turn().match, NOON), Person(user_id=ADA)
    asleep = replace(here, **QUIET)
    for clock in (A_DAY, replace(A_DAY, waking=True)):
        with pytest.raises(Refusal, match="nothing-due"):
            step_of(replace(match, clock=clock), ADA, Adapt(here, asleep), NOON + HOUR, ada=asleep)


def test_who_is_away_when_a_match_begins_is_seen_to_be() -> None:
    away = Person(user_id=BRUNO, away_from=NOON, away_until=NOON + 3 * DAY)
    for clock in (None, A_DAY):
        lobby = replace(table(ADA, BRUNO, None, None).match, clock=clock)
        started = step_of(lobby, ADA, Start(), bruno=away)
        assert [kept.away_until for kept in started.match.attendance] == [None, NOON + 3 * DAY]
        assert Alarm("return", BRUNO, NOON + 3 * DAY) in started.timers
    late = step_of(lobby, ADA, Start(), NOON + 4 * DAY, bruno=away)
    assert late.match.attends(1).away_until is None


def test_a_stand_in_keeps_the_seat_until_it_is_given_back() -> None:
    match = in_turn().match
    with pytest.raises(Refusal, match="already-seated"):
        step_of(match, ADA, Lend(BRUNO))
    match = step_of(match, BRUNO, Nudge()).match
    lent = step_of(match, ADA, Lend(DMITRI)).match
    assert (match.attends(0).reminders, lent.attends(0).reminders) == (1, 0)  # the friend was not reminded
    assert lent.players == (DMITRI, BRUNO)
    assert lent.told == (DMITRI,)
    for user in (ADA, DMITRI):
        assert step_of(lent, user, GiveBack()).match.players == (ADA, BRUNO)
    with pytest.raises(Refusal, match="not-lent"):
        step_of(lent, BRUNO, GiveBack())
    with pytest.raises(Refusal, match="already-seated"):
        step_of(lent, DMITRI, Lend(CHIOMA))  # the owner would not find it again


def test_the_clock_of_a_lent_seat_counts_the_hours_of_whoever_sits_there() -> None:
    match = replace(timed(in_turn().match, NOON), clock=replace(A_DAY, away=30 * DAY))
    ada = Person(user_id=ADA, away_from=NOON, away_until=NOON + 9 * DAY)
    lent = step_of(match, ADA, Lend(DMITRI), ada=ada).match
    assert lent.attends(0).due_at == NOON + 2 * DAY
    back = step_of(lent, DMITRI, GiveBack(), NOON + DAY, ada=ada).match
    assert back.attends(0).due_at == NOON + 10 * DAY  # a day was the friend's, the other is still there


def test_a_match_moves_with_its_players() -> None:
    match = in_turn().match
    moved = step_of(match, BRUNO, Move(77)).match
    assert (moved.channel_id, moved.post, moved.told) == (77, match.post + 1, (ADA,))
    with pytest.raises(Refusal, match="already-here"):
        step_of(moved, BRUNO, Move(77))
