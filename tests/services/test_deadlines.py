"""Clocks, reminders, absences, and what happens when time is up."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.commands import (
    Act,
    ApplyAbsence,
    ClaimWin,
    CountReminder,
    GiveSeatBack,
    LendSeat,
    MentionNow,
    MoveMatch,
    Nudge,
    Remind,
    SetTimeControl,
    Start,
    TakeSeat,
    TimeUp,
)
from bot.services.effects import CLOCK_TIMER
from bot.services.notifications import (
    MAX_REMINDERS,
)
from bot.services.refusals import Refusal
from bot.store.models import Change, LoggedAction, Match, SeatStatus
from bot.store.recipients import Preferences
from bot.store.timer_values import TimerUpdate
from tests.services.days import A_DAY, DAY, HOUR, MORNING, NIGHT, NOON, QUIET, change_of, timed
from tests.services.harvest import Harvest
from tests.services.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    STRANGER,
    in_turn,
    table,
)

# Clocks


def test_clocks_start_with_the_match_and_stop_with_the_turn() -> None:
    lobby = table(ADA, BRUNO, None, None).match
    started = change_of(replace(lobby, time_control=A_DAY), ADA, Start())
    assert [status.deadline for status in started.match.seat_statuses] == [NOON + 2 * DAY] * 2
    assert {timer.user_id for timer in started.timer_updates if timer.kind == CLOCK_TIMER} == {ADA, BRUNO}
    picked = change_of(started.match, ADA, Act("pick 1"), NOON + HOUR)
    ada, bruno = picked.match.seat_statuses
    assert (ada.running_since, bruno.running_since) == (None, NOON)
    assert picked.timer_updates == (TimerUpdate(CLOCK_TIMER, ADA, None),)
    turn = change_of(picked.match, BRUNO, Act("pick 1"), NOON + 2 * HOUR)
    assert [status.running_since for status in turn.match.seat_statuses] == [NOON + 2 * HOUR, None]


def test_nobody_who_has_acted_in_time_can_be_claimed_from() -> None:
    match = late("claim")
    assert change_of(match, ADA, Act("done")).match.players_to_act() == {
        0,
        1,
    }  # a new turn, with time of its own
    with pytest.raises(Refusal, match="not-late"):
        change_of(change_of(match, ADA, Act("done")).match, BRUNO, ClaimWin(0))


def test_a_match_without_clock_sets_no_timer() -> None:
    assert change_of(in_turn().match, ADA, Act("done")).timer_updates == ()


def test_the_rules_never_see_the_clock() -> None:
    """The same actions lead to the same record and state, with a clock and without."""
    plain, clocked = in_turn().match, timed(in_turn().match, NOON)
    first, second = (change_of(match, ADA, Act("take")) for match in (plain, clocked))
    assert first.match.state == second.match.state
    assert first.new_actions == second.new_actions


def test_only_the_host_alone_at_the_table_chooses_its_clock() -> None:
    played = table(ADA, None, None, None)
    assert played.do(ADA, SetTimeControl(A_DAY)).match.time_control == A_DAY
    assert table(ADA, BRUNO, None, None).why_not(BRUNO, SetTimeControl(None)) == "clock-not-the-host"
    assert table(ADA, BRUNO, None, None).why_not(ADA, SetTimeControl(None)) == "clock-is-fixed"


def late(overtime: Any, players: int = 2) -> Match:
    """Return a match in which Ada's time is up."""
    match = timed(in_turn(players).match, NOON)
    match = replace(match, time_control=replace(A_DAY, overtime=overtime))
    return change_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY).match


def test_nothing_happens_by_default_when_time_is_up() -> None:
    match = late("nothing")
    assert match.status == "running"
    assert match.players_to_act() == {0}
    assert match.seat_status(0).is_late
    assert [(event.kind, event.user) for event in match.events] == [("late", ADA)]
    assert change_of(match, ADA, Act("done")).match.turn == match.turn + 1


def test_others_may_claim_where_the_table_says_so() -> None:
    match = late("claim")
    assert match.mentions == (BRUNO,)
    with pytest.raises(Refusal, match="claim-yourself"):
        change_of(match, ADA, ClaimWin(0))
    ended = change_of(match, BRUNO, ClaimWin(0)).match
    assert ended.ending is not None
    assert (ended.ending.kind, ended.ending.by) == ("claimed", BRUNO)
    assert change_of(late("claim", 3), CHIOMA, ClaimWin(0)).match.resigned == (0,)
    with pytest.raises(Refusal, match="not-late"):
        change_of(late("nothing"), BRUNO, ClaimWin(0))


def test_the_simplest_actions_are_made_and_named_in_the_record() -> None:
    match = timed(in_turn().match, NOON)
    match = replace(match, time_control=replace(A_DAY, overtime="simplest"))
    change = change_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert [(line.action, line.cause) for line in change.new_actions] == [("done", "time")]
    assert change.match.turn == match.turn + 1
    assert change.match.recent[-1] == LoggedAction(
        0, "done", NOON + 2 * DAY, match.turn, match.public_revision + 1, "time"
    )


def test_somebody_else_may_take_the_seat_where_the_table_says_so() -> None:
    match = late("substitute")
    with pytest.raises(Refusal, match="already-seated"):
        change_of(match, BRUNO, TakeSeat(0))
    lent = replace(match, seats=(ADA, DMITRI), seat_statuses=(match.seat_status(0), SeatStatus(owner=BRUNO)))
    with pytest.raises(Refusal, match="already-seated"):
        change_of(lent, BRUNO, TakeSeat(0))
    taken = change_of(match, STRANGER, TakeSeat(0), NOON + 3 * DAY).match
    assert taken.players == (STRANGER, BRUNO)
    assert taken.mentions == (STRANGER,)
    assert taken.seat_status(0).deadline == NOON + 5 * DAY
    assert not taken.seat_status(0).is_late
    assert [event.kind for event in taken.events] == ["late", "seat-taken"]


def test_time_that_is_up_for_a_turn_that_has_passed_does_nothing() -> None:
    match = timed(in_turn().match, NOON)
    with pytest.raises(Refusal, match="nothing-due"):
        change_of(match, 0, TimeUp(0, NOON - 1))
    with pytest.raises(Refusal, match="nothing-due"):
        change_of(match, 0, Remind(1, NOON, 1))


# Reminders


def test_reminders_stop_after_a_number_of_them_and_start_again_with_the_next_turn() -> None:
    match = timed(in_turn().match, NOON)
    for number in range(1, MAX_REMINDERS + 1):
        status = replace(match.seat_status(0), reminders_sent=number - 1, marks_passed=0)
        match = replace(match, seat_statuses=(status, match.seat_status(1)))
        match = change_of(match, 0, Remind(0, NOON, 1)).match
        assert match.mentions == (ADA,)
        assert match.seat_status(0).reminders_sent == number
    silent = change_of(match, 0, Remind(0, NOON, 2))
    assert silent.is_silent
    assert silent.match.mention_seq == match.mention_seq
    with pytest.raises(Refusal, match="nudge-silent"):
        change_of(match, BRUNO, Nudge())
    match = change_of(match, ADA, Act("done")).match
    assert match.players_to_act() == {0, 1}
    assert match.seat_status(0).reminders_sent == 0


def test_a_reminder_posts_a_new_board_only_if_it_mentions_somebody() -> None:
    match = timed(in_turn().match, NOON)
    assert change_of(match, 0, Remind(0, NOON, 1)).match.board_seq == match.board_seq + 1
    quiet = Preferences(user_id=ADA, delivery="direct")
    direct = change_of(match, 0, Remind(0, NOON, 1), ada=quiet)
    assert direct.match.board_seq == match.board_seq
    assert direct.is_silent
    assert TimerUpdate("direct", ADA, NOON) in direct.timer_updates
    late = change_of(match, 0, Remind(0, NOON, 3, grace=5), ada=quiet)
    assert not late.is_silent  # the deadline is another one for all to see


def reminders(change: Change, player: int = 0) -> tuple[int, bool]:
    """Return the number of reminders that count, and whether one is held back."""
    status = change.match.seat_status(player)
    return status.reminders_sent, status.reminder_held


def test_only_reminders_that_are_sent_count() -> None:
    match = timed(in_turn().match, NOON)
    assert reminders(change_of(match, 0, Remind(0, NOON, 1))) == (1, False)
    unheard = Preferences(user_id=ADA, delivery="none")
    assert reminders(change_of(match, 0, Remind(0, NOON, 1), ada=unheard)) == (0, False)
    asleep = Preferences(user_id=ADA, **QUIET)
    held = change_of(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep)
    assert reminders(held) == (0, True)
    assert held.is_silent
    again = change_of(held.match, BRUNO, Nudge(), NIGHT, ada=asleep)
    assert reminders(again) == (0, True)  # the night has room for one
    assert reminders(change_of(again.match, 0, CountReminder(ADA), MORNING)) == (1, False)
    recalled = change_of(again.match, 0, MentionNow(ADA), MORNING, ada=replace(asleep, direct_refused=True))
    assert reminders(recalled) == (1, False)
    assert recalled.match.mentions == (ADA,)
    with pytest.raises(Refusal, match="nothing-due"):
        change_of(recalled.match, 0, CountReminder(ADA), MORNING)


def test_a_reminder_that_waited_for_a_turn_that_has_passed_does_not_count() -> None:
    match = timed(in_turn().match, NOON)
    asleep = Preferences(user_id=ADA, **QUIET)
    held = change_of(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep).match
    passed = change_of(held, ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(passed) == (0, False)
    plain = change_of(replace(held, time_control=None), ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(plain) == (0, False)


def test_where_nobody_may_know_who_has_acted_all_are_reminded_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Harvest, "hides_who_acted", lambda *_: True)
    monkeypatch.setattr(Harvest, "publicly_to_act", lambda *_: frozenset({0, 1}))
    lobby = table(ADA, BRUNO, None, None).match
    match = change_of(replace(lobby, time_control=A_DAY), ADA, Start()).match
    both = change_of(match, 0, Remind(0, NOON, 1), NOON + DAY)
    assert both.match.mentions == (ADA, BRUNO)
    assert [status.marks_passed for status in both.match.seat_statuses] == [1, 1]
    acted = change_of(match, ADA, Act("pick 1")).match
    one = change_of(acted, 0, Remind(1, NOON, 1), NOON + DAY)
    assert one.match.mentions == both.match.mentions
    assert [status.reminders_sent for status in one.match.seat_statuses] == [1, 1]
    back = change_of(acted, 0, Remind(1, NOON, 3, grace=HOUR), NOON + 9 * DAY)
    assert (back.match.mentions, back.match.seat_status(1).deadline) == (
        (ADA, BRUNO),
        acted.seat_status(1).deadline,
    )


@pytest.mark.parametrize("overtime", ["nothing", "claim", "substitute"])
def test_where_nobody_may_know_who_has_acted_nobody_is_late(
    overtime: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Harvest, "hides_who_acted", lambda *_: True)
    monkeypatch.setattr(Harvest, "publicly_to_act", lambda *_: frozenset({0, 1}))
    lobby = table(ADA, BRUNO, None, None).match
    match = change_of(replace(lobby, time_control=replace(A_DAY, overtime=overtime)), ADA, Start()).match
    change = change_of(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert change.is_silent
    assert (change.match.events, change.match.mention_seq, change.match.seat_status(0).is_late) == (
        (),
        match.mention_seq,
        False,
    )


def test_an_opponent_nudges_at_most_once_a_day() -> None:
    match = in_turn().match
    nudged = change_of(match, BRUNO, Nudge()).match
    assert nudged.mentions == (ADA,)
    with pytest.raises(Refusal, match="nudged-today"):
        change_of(nudged, BRUNO, Nudge(), NOON + DAY - 1)
    assert change_of(nudged, BRUNO, Nudge(), NOON + DAY).match.mentions == (ADA,)
    for user, reason in ((ADA, "nudge-nobody"), (STRANGER, "not-in-match")):
        with pytest.raises(Refusal, match=reason):
            change_of(match, user, Nudge())


# Absences and moves


def test_an_absence_is_seen_and_moves_the_deadline() -> None:
    match, here = timed(in_turn().match, NOON), Preferences(user_id=ADA)
    away = replace(here, away_from=NOON, away_until=NOON + 5 * DAY)
    gone = change_of(match, ADA, ApplyAbsence(here, away), ada=away)
    assert gone.match.seat_status(0).away_until == NOON + 5 * DAY
    assert gone.match.seat_status(0).deadline == NOON + 7 * DAY
    assert TimerUpdate("return", ADA, NOON + 5 * DAY) in gone.timer_updates
    back = change_of(gone.match, ADA, ApplyAbsence(away, here), NOON + DAY, ada=here)
    assert back.match.seat_status(0).deadline == NOON + 3 * DAY


def test_other_hours_change_nothing_in_a_turn_that_has_begun() -> None:
    match, here = timed(in_turn().match, NOON), Preferences(user_id=ADA)
    asleep = replace(here, **QUIET)
    for clock in (A_DAY, replace(A_DAY, pauses_in_quiet_hours=True)):
        with pytest.raises(Refusal, match="nothing-due"):
            change_of(
                replace(match, time_control=clock), ADA, ApplyAbsence(here, asleep), NOON + HOUR, ada=asleep
            )


def test_an_absence_is_recorded_when_a_match_begins() -> None:
    away = Preferences(user_id=BRUNO, away_from=NOON, away_until=NOON + 3 * DAY)
    for clock in (None, A_DAY):
        lobby = replace(table(ADA, BRUNO, None, None).match, time_control=clock)
        started = change_of(lobby, ADA, Start(), bruno=away)
        assert [status.away_until for status in started.match.seat_statuses] == [None, NOON + 3 * DAY]
        assert TimerUpdate("return", BRUNO, NOON + 3 * DAY) in started.timer_updates
    late = change_of(lobby, ADA, Start(), NOON + 4 * DAY, bruno=away)
    assert late.match.seat_status(1).away_until is None


def test_a_stand_in_keeps_the_seat_until_it_is_given_back() -> None:
    match = in_turn().match
    with pytest.raises(Refusal, match="already-seated"):
        change_of(match, ADA, LendSeat(BRUNO))
    match = change_of(match, BRUNO, Nudge()).match
    lent = change_of(match, ADA, LendSeat(DMITRI)).match
    assert (match.seat_status(0).reminders_sent, lent.seat_status(0).reminders_sent) == (
        1,
        0,
    )  # the friend was not reminded
    assert lent.players == (DMITRI, BRUNO)
    assert lent.mentions == (DMITRI,)
    for user in (ADA, DMITRI):
        assert change_of(lent, user, GiveSeatBack()).match.players == (ADA, BRUNO)
    with pytest.raises(Refusal, match="not-lent"):
        change_of(lent, BRUNO, GiveSeatBack())
    with pytest.raises(Refusal, match="already-seated"):
        change_of(lent, DMITRI, LendSeat(CHIOMA))  # the owner would not find it again


def test_the_clock_of_a_seat_counts_the_hours_of_the_user_who_plays_it() -> None:
    match = replace(timed(in_turn().match, NOON), time_control=replace(A_DAY, max_absence=30 * DAY))
    ada = Preferences(user_id=ADA, away_from=NOON, away_until=NOON + 9 * DAY)
    lent = change_of(match, ADA, LendSeat(DMITRI), ada=ada).match
    assert lent.seat_status(0).deadline == NOON + 2 * DAY
    back = change_of(lent, DMITRI, GiveSeatBack(), NOON + DAY, ada=ada).match
    assert back.seat_status(0).deadline == NOON + 10 * DAY  # a day was the friend's, the other is still there


def test_a_match_moves_with_its_players() -> None:
    match = in_turn().match
    moved = change_of(match, BRUNO, MoveMatch(77)).match
    assert (moved.channel_id, moved.board_seq, moved.mentions) == (77, match.board_seq + 1, (ADA,))
    with pytest.raises(Refusal, match="already-here"):
        change_of(moved, BRUNO, MoveMatch(77))
