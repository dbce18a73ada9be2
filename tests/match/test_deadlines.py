"""Clocks, reminders, absences, and what happens when time is up."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import (
    Act,
    ApplyAbsence,
    ClaimWin,
    CountReminder,
    GiveSeatBack,
    MentionNow,
    MoveMatch,
    Nudge,
    Remind,
    SetTimeControl,
    Start,
    TakeSeat,
    TimeUp,
    get_claimants,
    may_claim,
)
from bot.match.effects import CLOCK_TIMER
from bot.match.models import Change, LoggedAction, Match
from bot.match.notifications import (
    MAX_REMINDERS,
)
from bot.match.recipients import Preferences
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus
from bot.match.timer_values import TimerUpdate
from tests.match.days import A_DAY, DAY, HOUR, MORNING, NIGHT, NOON, QUIET, perform, start_clocks
from tests.match.harvest import Harvest
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    STRANGER,
    open_table,
    start_first_turn,
)
from tests.match.stand_ins import LendSeat

# Clocks


def test_clocks_start_with_the_match_and_stop_with_the_turn() -> None:
    lobby = open_table(ADA, BRUNO, None, None).match
    start = perform(replace(lobby, time_control=A_DAY), ADA, Start())
    assert [status.deadline for status in start.match.seat_statuses] == [NOON + 2 * DAY] * 2
    assert {timer.user_id for timer in start.timer_updates if timer.kind == CLOCK_TIMER} == {ADA, BRUNO}
    pick = perform(start.match, ADA, Act("pick 1"), NOON + HOUR)
    ada, bruno = pick.match.seat_statuses
    assert (ada.running_since, bruno.running_since) == (None, NOON)
    assert pick.timer_updates == (TimerUpdate(CLOCK_TIMER, ADA, None),)
    turn = perform(pick.match, BRUNO, Act("pick 1"), NOON + 2 * HOUR)
    assert [status.running_since for status in turn.match.seat_statuses] == [NOON + 2 * HOUR, None]


def test_nobody_who_has_acted_in_time_can_be_claimed_from() -> None:
    match = start_late_match("claim")
    assert perform(match, ADA, Act("done")).match.players_to_act() == {
        0,
        1,
    }  # a new turn, with time of its own
    with pytest.raises(Refusal, match="not-late"):
        perform(perform(match, ADA, Act("done")).match, BRUNO, ClaimWin(0))


def test_a_match_without_clock_sets_no_timer() -> None:
    assert perform(start_first_turn().match, ADA, Act("done")).timer_updates == ()


def test_the_rules_never_see_the_clock() -> None:
    """The same actions lead to the same record and state, with a clock and without."""
    plain, with_clock = start_first_turn().match, start_clocks(start_first_turn().match, NOON)
    first, second = (perform(match, ADA, Act("take")) for match in (plain, with_clock))
    assert first.match.state == second.match.state
    assert first.new_actions == second.new_actions


def test_only_the_host_alone_at_the_table_chooses_its_clock() -> None:
    session = open_table(ADA, None, None, None)
    assert session.do(ADA, SetTimeControl(A_DAY)).match.time_control == A_DAY
    assert (
        open_table(ADA, BRUNO, None, None).get_refusal_key(BRUNO, SetTimeControl(None))
        == "clock-not-the-host"
    )
    assert open_table(ADA, BRUNO, None, None).get_refusal_key(ADA, SetTimeControl(None)) == "clock-is-fixed"


def start_late_match(overtime: Any, players: int = 2) -> Match:
    """Return a match in which Ada's time is up."""
    match = start_clocks(start_first_turn(players).match, NOON)
    match = replace(match, time_control=replace(A_DAY, overtime=overtime))
    return perform(match, 0, TimeUp(0, NOON), NOON + 2 * DAY).match


def test_nothing_happens_by_default_when_time_is_up() -> None:
    match = start_late_match("nothing")
    assert match.status == "running"
    assert match.players_to_act() == {0}
    assert match.seat_status(0).is_late
    assert [(event.kind, event.user) for event in match.events] == [("late", ADA)]
    assert perform(match, ADA, Act("done")).match.turn == match.turn + 1


def test_others_may_claim_where_the_table_says_so() -> None:
    match = start_late_match("claim")
    assert match.mentions == (BRUNO, ADA)
    with pytest.raises(Refusal, match="claim-yourself"):
        perform(match, ADA, ClaimWin(0))
    finished_match = perform(match, BRUNO, ClaimWin(0)).match
    assert finished_match.ending is not None
    assert (finished_match.ending.kind, finished_match.ending.by) == ("claimed", BRUNO)
    assert perform(start_late_match("claim", 3), CHIOMA, ClaimWin(0)).match.resigned == (0,)
    with pytest.raises(Refusal, match="not-late"):
        perform(start_late_match("nothing"), BRUNO, ClaimWin(0))


def test_who_is_late_too_has_to_play_before_they_claim() -> None:
    """Otherwise the faster one would win of two who owe the same."""
    lobby = replace(open_table(ADA, BRUNO, None, None).match, time_control=replace(A_DAY, overtime="claim"))
    match, later = perform(lobby, ADA, Start()).match, NOON + 3 * DAY
    for player in (0, 1):
        match = perform(match, 0, TimeUp(player, NOON), later).match
    assert [status.is_late for status in match.seat_statuses] == [True, True]
    assert BRUNO not in get_claimants(match, 0)
    assert not may_claim(match, 1)
    with pytest.raises(Refusal, match="claim-yourself"):
        perform(match, BRUNO, ClaimWin(0), later)
    after = perform(match, BRUNO, Act("pick 1"), later).match  # in secret
    assert may_claim(after, 1)
    assert perform(after, BRUNO, ClaimWin(0), later).match.is_over


def test_the_simplest_actions_are_made_and_named_in_the_record() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    match = replace(match, time_control=replace(A_DAY, overtime="simplest"))
    change = perform(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert [(line.action, line.cause) for line in change.new_actions] == [("done", "time")]
    assert change.match.turn == match.turn + 1
    assert change.match.recent[-1] == LoggedAction(
        0, "done", NOON + 2 * DAY, match.turn, match.public_revision + 1, "time"
    )


def test_somebody_else_may_take_the_seat_where_the_table_says_so() -> None:
    match = start_late_match("substitute")
    with pytest.raises(Refusal, match="already-seated"):
        perform(match, BRUNO, TakeSeat(0))
    lent_match = replace(
        match, seats=(ADA, DMITRI), seat_statuses=(match.seat_status(0), SeatStatus(owner=BRUNO))
    )
    with pytest.raises(Refusal, match="already-seated"):
        perform(lent_match, BRUNO, TakeSeat(0))
    after = perform(match, STRANGER, TakeSeat(0), NOON + 3 * DAY).match
    assert after.players == (STRANGER, BRUNO)
    assert after.mentions == (STRANGER, ADA)
    assert after.seat_status(0).deadline == NOON + 5 * DAY
    assert not after.seat_status(0).is_late
    assert [event.kind for event in after.events] == ["late", "seat-taken"]


def test_time_that_is_up_for_a_turn_that_has_passed_does_nothing() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    with pytest.raises(Refusal, match="nothing-due"):
        perform(match, 0, TimeUp(0, NOON - 1))
    with pytest.raises(Refusal, match="nothing-due"):
        perform(match, 0, Remind(1, NOON, 1))


# Reminders


def test_reminders_stop_after_a_number_of_them_and_start_again_with_the_next_turn() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    for number in range(1, MAX_REMINDERS + 1):
        status = replace(match.seat_status(0), reminders_sent=number - 1, marks_passed=0)
        match = replace(match, seat_statuses=(status, match.seat_status(1)))
        match = perform(match, 0, Remind(0, NOON, 1)).match
        assert match.mentions == (ADA,)
        assert match.seat_status(0).reminders_sent == number
    silent = perform(match, 0, Remind(0, NOON, 2))
    assert silent.is_silent
    assert silent.match.mention_seq == match.mention_seq
    with pytest.raises(Refusal, match="nudge-silent"):
        perform(match, BRUNO, Nudge())
    match = perform(match, ADA, Act("done")).match
    assert match.players_to_act() == {0, 1}
    assert match.seat_status(0).reminders_sent == 0


def test_a_reminder_posts_a_new_board_only_if_it_mentions_somebody() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    assert perform(match, 0, Remind(0, NOON, 1)).match.board_seq == match.board_seq + 1
    quiet = Preferences(user_id=ADA, delivery="direct")
    direct = perform(match, 0, Remind(0, NOON, 1), ada=quiet)
    assert direct.match.board_seq == match.board_seq
    assert direct.is_silent
    assert TimerUpdate("direct", ADA, NOON) in direct.timer_updates
    late = perform(match, 0, Remind(0, NOON, 3, grace=5), ada=quiet)
    assert not late.is_silent  # the deadline is another one for all to see


def reminders(change: Change, player: int = 0) -> tuple[int, bool]:
    """Return the number of reminders that count, and whether one is held back."""
    status = change.match.seat_status(player)
    return status.reminders_sent, status.reminder_held


def test_only_reminders_that_are_sent_count() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    assert reminders(perform(match, 0, Remind(0, NOON, 1))) == (1, False)
    unnotified_user = Preferences(user_id=ADA, delivery="none")
    assert reminders(perform(match, 0, Remind(0, NOON, 1), ada=unnotified_user)) == (0, False)
    asleep = Preferences(user_id=ADA, **QUIET)
    held_change = perform(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep)
    assert reminders(held_change) == (0, True)
    assert held_change.is_silent
    again = perform(held_change.match, BRUNO, Nudge(), NIGHT, ada=asleep)
    assert reminders(again) == (0, True)  # the night has room for one
    assert reminders(perform(again.match, 0, CountReminder(ADA), MORNING)) == (1, False)
    mention = perform(again.match, 0, MentionNow(ADA), MORNING, ada=replace(asleep, direct_refused=True))
    assert reminders(mention) == (1, False)
    assert mention.match.mentions == (ADA,)
    with pytest.raises(Refusal, match="nothing-due"):
        perform(mention.match, 0, CountReminder(ADA), MORNING)


def test_a_reminder_that_waited_for_a_turn_that_has_passed_does_not_count() -> None:
    match = start_clocks(start_first_turn().match, NOON)
    asleep = Preferences(user_id=ADA, **QUIET)
    held_match = perform(match, 0, Remind(0, NOON, 1), NIGHT, ada=asleep).match
    with_clock = perform(held_match, ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(with_clock) == (0, False)
    without_clock = perform(replace(held_match, time_control=None), ADA, Act("done"), NIGHT, ada=asleep)
    assert reminders(without_clock) == (0, False)


def test_where_nobody_may_know_who_has_acted_all_are_reminded_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Harvest, "hides_who_acted", lambda *_: True)
    monkeypatch.setattr(Harvest, "publicly_to_act", lambda *_: frozenset({0, 1}))
    lobby = open_table(ADA, BRUNO, None, None).match
    match = perform(replace(lobby, time_control=A_DAY), ADA, Start()).match
    both = perform(match, 0, Remind(0, NOON, 1), NOON + DAY)
    assert both.match.mentions == (ADA, BRUNO)
    assert [status.marks_passed for status in both.match.seat_statuses] == [1, 1]
    after_pick = perform(match, ADA, Act("pick 1")).match
    one = perform(after_pick, 0, Remind(1, NOON, 1), NOON + DAY)
    assert one.match.mentions == both.match.mentions
    assert [status.reminders_sent for status in one.match.seat_statuses] == [1, 1]
    back = perform(after_pick, 0, Remind(1, NOON, 3, grace=HOUR), NOON + 9 * DAY)
    assert (back.match.mentions, back.match.seat_status(1).deadline) == (
        (ADA, BRUNO),
        after_pick.seat_status(1).deadline,
    )


@pytest.mark.parametrize("overtime", ["nothing", "claim", "substitute"])
def test_where_nobody_may_know_who_has_acted_nobody_is_late(
    overtime: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Harvest, "hides_who_acted", lambda *_: True)
    monkeypatch.setattr(Harvest, "publicly_to_act", lambda *_: frozenset({0, 1}))
    lobby = open_table(ADA, BRUNO, None, None).match
    match = perform(replace(lobby, time_control=replace(A_DAY, overtime=overtime)), ADA, Start()).match
    change = perform(match, 0, TimeUp(0, NOON), NOON + 2 * DAY)
    assert change.is_silent
    assert (change.match.events, change.match.mention_seq, change.match.seat_status(0).is_late) == (
        (),
        match.mention_seq,
        False,
    )


def test_an_opponent_nudges_at_most_once_a_day() -> None:
    match = start_first_turn().match
    nudged_match = perform(match, BRUNO, Nudge()).match
    assert nudged_match.mentions == (ADA,)
    with pytest.raises(Refusal, match="nudged-today"):
        perform(nudged_match, BRUNO, Nudge(), NOON + DAY - 1)
    assert perform(nudged_match, BRUNO, Nudge(), NOON + DAY).match.mentions == (ADA,)
    for user, reason in ((ADA, "nudge-nobody"), (STRANGER, "not-in-match")):
        with pytest.raises(Refusal, match=reason):
            perform(match, user, Nudge())


# Absences and moves


def test_an_absence_is_seen_and_moves_the_deadline() -> None:
    match, here = start_clocks(start_first_turn().match, NOON), Preferences(user_id=ADA)
    away = replace(here, away_from=NOON, away_until=NOON + 5 * DAY)
    absence = perform(match, ADA, ApplyAbsence(here, away), ada=away)
    assert absence.match.seat_status(0).away_until == NOON + 5 * DAY
    assert absence.match.seat_status(0).deadline == NOON + 7 * DAY
    assert TimerUpdate("return", ADA, NOON + 5 * DAY) in absence.timer_updates
    back = perform(absence.match, ADA, ApplyAbsence(away, here), NOON + DAY, ada=here)
    assert back.match.seat_status(0).deadline == NOON + 3 * DAY


def test_other_hours_change_nothing_in_a_turn_that_has_begun() -> None:
    match, here = start_clocks(start_first_turn().match, NOON), Preferences(user_id=ADA)
    asleep = replace(here, **QUIET)
    for clock in (A_DAY, replace(A_DAY, pauses_in_quiet_hours=True)):
        with pytest.raises(Refusal, match="nothing-due"):
            perform(
                replace(match, time_control=clock), ADA, ApplyAbsence(here, asleep), NOON + HOUR, ada=asleep
            )


def test_an_absence_is_recorded_when_a_match_begins() -> None:
    away = Preferences(user_id=BRUNO, away_from=NOON, away_until=NOON + 3 * DAY)
    for clock in (None, A_DAY):
        lobby = replace(open_table(ADA, BRUNO, None, None).match, time_control=clock)
        change = perform(lobby, ADA, Start(), bruno=away)
        assert [status.away_until for status in change.match.seat_statuses] == [None, NOON + 3 * DAY]
        assert TimerUpdate("return", BRUNO, NOON + 3 * DAY) in change.timer_updates
    late = perform(lobby, ADA, Start(), NOON + 4 * DAY, bruno=away)
    assert late.match.seat_status(1).away_until is None


def test_a_stand_in_keeps_the_seat_until_it_is_given_back() -> None:
    match = start_first_turn().match
    with pytest.raises(Refusal, match="already-seated"):
        perform(match, ADA, LendSeat(BRUNO))
    match = perform(match, BRUNO, Nudge()).match
    lent_match = perform(match, ADA, LendSeat(DMITRI)).match
    assert (match.seat_status(0).reminders_sent, lent_match.seat_status(0).reminders_sent) == (
        1,
        0,
    )  # the friend was not reminded
    assert lent_match.players == (DMITRI, BRUNO)
    assert lent_match.mentions == (DMITRI,)
    for user in (ADA, DMITRI):
        assert perform(lent_match, user, GiveSeatBack()).match.players == (ADA, BRUNO)
    with pytest.raises(Refusal, match="not-lent"):
        perform(lent_match, BRUNO, GiveSeatBack())
    with pytest.raises(Refusal, match="already-seated"):
        perform(lent_match, DMITRI, LendSeat(CHIOMA))  # the owner would not find it again


def test_the_clock_of_a_seat_counts_the_hours_of_the_user_who_plays_it() -> None:
    match = replace(
        start_clocks(start_first_turn().match, NOON), time_control=replace(A_DAY, max_absence=30 * DAY)
    )
    ada = Preferences(user_id=ADA, away_from=NOON, away_until=NOON + 9 * DAY)
    lent_match = perform(match, ADA, LendSeat(DMITRI), ada=ada).match
    assert lent_match.seat_status(0).deadline == NOON + 2 * DAY
    back = perform(lent_match, DMITRI, GiveSeatBack(), NOON + DAY, ada=ada).match
    assert back.seat_status(0).deadline == NOON + 10 * DAY  # a day was the friend's, the other is still there


def test_a_match_moves_with_its_players() -> None:
    match = start_first_turn().match
    moved_match = perform(match, BRUNO, MoveMatch(77)).match
    assert (moved_match.channel_id, moved_match.board_seq, moved_match.mentions) == (
        77,
        match.board_seq + 1,
        (ADA,),
    )
    with pytest.raises(Refusal, match="already-here"):
        perform(moved_match, BRUNO, MoveMatch(77))
