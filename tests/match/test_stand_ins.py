"""What a stand-in may do, and what the owner of the seat decides."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.match.commands import (
    ActWithoutConfirmation,
    Answer,
    AnswerStandIn,
    AskStandIn,
    Cancel,
    ClaimWin,
    Command,
    GiveSeatBack,
    HandOver,
    MoveMatch,
    Nudge,
    Resign,
    Show,
    Undo,
)
from bot.match.consent import ConsentRequest
from bot.match.models import TimeControl
from bot.match.notifications import find_reason
from bot.match.refusals import MatchRefusal
from bot.match.seat_status import SeatStatus
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    NOW,
    STRANGER,
    MatchSession,
    start_first_turn,
)
from tests.match.stand_ins import LendSeat


def lend(session: MatchSession, owner: int = ADA, friend: int = STRANGER) -> MatchSession:
    session.do(owner, LendSeat(friend))
    return session


# The question


def test_a_question_seats_nobody_and_only_the_user_asked_can_answer_it() -> None:
    session = start_first_turn(3)
    change = session.do(ADA, AskStandIn(STRANGER))
    assert change.match.players == (ADA, BRUNO, CHIOMA)
    assert (change.match.mentions, find_reason(session.match, STRANGER)) == ((STRANGER,), "stand-in")
    for user, owner in ((BRUNO, ADA), (ADA, ADA), (DMITRI, ADA), (STRANGER, BRUNO), (STRANGER, DMITRI)):
        for accept in (True, False):
            key = session.get_refusal_key(user, AnswerStandIn(owner, accept))
            assert key == "not-asked-to-stand-in"
    session.do(STRANGER, AnswerStandIn(ADA, accept=True))
    assert session.match.players == (STRANGER, BRUNO, CHIOMA)
    assert session.match.seat_status(0).owner == ADA


def test_who_is_asked_quietly_is_not_notified() -> None:
    session = start_first_turn(3)
    before = session.match.mention_seq
    session.do(ADA, AskStandIn(STRANGER, quietly=True))
    assert session.match.mention_seq == before
    session.do(STRANGER, AnswerStandIn(ADA, accept=True))


@pytest.mark.parametrize("command", [Resign(), HandOver("casual"), LendSeat(DMITRI)])
def test_the_question_ends_when_the_seat_changes(command: Command) -> None:
    session = start_first_turn(3)
    session.do(ADA, AskStandIn(STRANGER))
    if isinstance(command, LendSeat):
        session.do(ADA, AskStandIn(DMITRI))
        session.do(DMITRI, AnswerStandIn(ADA, accept=True))
    else:
        session.do(ADA, command)
    assert session.get_refusal_key(STRANGER, AnswerStandIn(ADA, accept=True)) in (
        "not-asked-to-stand-in",
        "you-resigned",
    )
    assert session.match.find_owners_asking() == []


def test_nobody_plays_on_two_seats() -> None:
    session = lend(start_first_turn(3))
    assert session.get_refusal_key(BRUNO, AskStandIn(STRANGER)) == "already-seated"
    assert session.get_refusal_key(BRUNO, AskStandIn(ADA)) == "already-seated"
    session.do(BRUNO, AskStandIn(DMITRI))
    session.do(CHIOMA, LendSeat(DMITRI))
    assert session.get_refusal_key(DMITRI, AnswerStandIn(BRUNO, accept=True)) == "already-seated"


def test_nobody_stands_in_for_a_user_who_practises() -> None:
    session = start_first_turn(2)
    session.match = replace(session.match, is_practice=True)
    assert session.get_refusal_key(ADA, AskStandIn(STRANGER)) == "stand-in-practice"


# What is the owner's


@pytest.mark.parametrize(
    "command", [Resign(), Cancel(), HandOver("casual"), HandOver("casual", 0), ClaimWin(1)]
)
def test_what_ends_or_changes_the_match_for_the_owner_is_the_owners(command: Command) -> None:
    session = lend(start_first_turn(3))
    refusal = session.expect_refusal(STRANGER, command)
    assert isinstance(refusal, MatchRefusal)
    assert (refusal.key, refusal.users) == ("owner-decides", {"owner": ADA})


def test_a_stand_in_plays_nudges_and_shows_the_board() -> None:
    session = lend(start_first_turn(2).act(ADA, "done"))
    for command in (Nudge(), Show(), MoveMatch(77)):
        session.do(STRANGER, command)
    session.do(ADA, MoveMatch(78))
    assert session.get_refusal_key(ADA, Nudge()) == "seat-lent"


def test_the_owner_claims_the_win_while_a_stand_in_plays() -> None:
    session = lend(start_first_turn(2).act(ADA, "done"))
    late = SeatStatus(is_late=True, running_since=NOW)
    clock = TimeControl(turn_time=1000, overtime="claim")
    session.match = replace(
        session.match, time_control=clock, seat_statuses=(session.match.seat_status(0), late)
    )
    assert session.get_refusal_key(STRANGER, ClaimWin(1)) == "owner-decides"
    session.do(ADA, ClaimWin(1))
    assert session.match.is_over
    assert session.match.ending is not None
    assert (session.match.players, session.match.ending.by) == ((ADA, BRUNO), ADA)


def test_who_hosts_stays_the_host_while_a_stand_in_plays() -> None:
    session = lend(start_first_turn(3))
    assert session.match.host == ADA
    session.do(BRUNO, Resign())
    session.do(CHIOMA, Resign())
    assert session.match.is_over
    assert session.match.host == ADA


def test_a_stand_in_changes_no_choice_of_the_owner() -> None:
    session = lend(start_first_turn(3))
    session.do(STRANGER, ActWithoutConfirmation("take"))
    assert 0 in session.match.confirmations_off
    session.do(ADA, GiveSeatBack())
    assert not session.match.confirmations_off


# Undo


def test_a_stand_in_takes_their_own_action_back_but_none_of_the_owner() -> None:
    session = lend(start_first_turn(2).act(ADA, "take"))
    assert session.get_refusal_key(STRANGER, Undo()) == "owner-decides"
    state = session.match.state
    session.act(STRANGER, "take")
    session.do(STRANGER, Undo())
    assert session.match.state == state
    session.do(ADA, Undo())
    assert session.match.action_count < 2


def test_the_owner_agrees_to_the_undo_of_their_action() -> None:
    session = start_first_turn(2).act(ADA, "done").act(BRUNO, "pick 1")
    session.do(BRUNO, LendSeat(STRANGER))
    session.do(ADA, Undo())
    assert session.match.mentions == (BRUNO,)
    assert find_reason(session.match, BRUNO) == "asked"
    assert find_reason(session.match, STRANGER) != "asked"
    assert session.get_refusal_key(STRANGER, Answer(True)) == "owner-decides"
    session.do(BRUNO, Answer(True))
    assert session.match.players_to_act() == {0}


def test_a_stand_in_agrees_to_an_undo_that_takes_back_nothing_of_the_owner() -> None:
    session = lend(start_first_turn(2).act(ADA, "done"), BRUNO)
    session.act(STRANGER, "pick 1")
    session.do(ADA, Undo())
    assert session.match.mentions == (STRANGER,)
    assert (find_reason(session.match, BRUNO), find_reason(session.match, STRANGER)) == (None, "asked")
    session.do(STRANGER, Answer(True))
    assert session.match.players_to_act() == {0}


def test_a_question_from_before_the_seat_was_lent_is_the_owners_too() -> None:
    session = start_first_turn(2).act(ADA, "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    lend(session, BRUNO)
    assert session.get_refusal_key(STRANGER, Answer(True)) == "owner-decides"
    session.do(STRANGER, Answer(False))
    assert session.match.consent_request is None


def test_a_request_that_was_stored_before_it_said_whose_actions_it_takes_back_is_read() -> None:
    stored = b'{"kind":"undo","by":0,"kept_actions":3,"agreed":[],"until":7}'
    request = msgspec.json.decode(stored, type=ConsentRequest)
    session = lend(start_first_turn(2).act(ADA, "done"), BRUNO)
    session.match = replace(session.match, consent_request=replace(request, kept_actions=0))
    session.do(STRANGER, Answer(True))
