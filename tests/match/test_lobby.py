"""Before a match begins: who may sit where, who is host, what happens when users leave."""

import pytest

from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    End,
    Join,
    Leave,
    Resign,
    Show,
    Start,
    Undo,
    UnseatComputers,
)
from bot.match.models import Ending
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    MODERATOR,
    NOW,
    SEED,
    STRANGER,
    find_mentions,
    open_table,
    start_first_turn,
    start_match,
)


def test_who_joins_gets_the_first_free_seat() -> None:
    session = open_table(ADA, None, None, None)
    session.do(BRUNO, Join())
    assert session.match.seats == (ADA, BRUNO, None, None)


def test_who_joins_may_choose_a_seat() -> None:
    session = open_table(ADA, None, None, None)
    session.do(BRUNO, Join(3))
    assert session.match.seats == (ADA, None, None, BRUNO)


def test_who_sits_may_change_to_a_free_seat_and_stays_host() -> None:
    session = open_table(ADA, BRUNO, None, None)
    session.do(ADA, Join(2))
    assert session.match.seats == (None, BRUNO, ADA, None)
    assert session.match.host == ADA


def test_a_table_in_motion_mentions_nobody_and_stays_one_message() -> None:
    session = open_table(ADA, None, None, None)
    before = session.match
    for user, command in ((BRUNO, Join()), (BRUNO, Join(3)), (BRUNO, Leave())):
        assert find_mentions(before, session.do(user, command)) is None
    assert session.match.board_seq == before.board_seq


@pytest.mark.parametrize("seat", [None, 0])
def test_who_sits_cannot_sit_down_again(seat: int | None) -> None:
    assert open_table(ADA, None, None, None).get_refusal_key(ADA, Join(seat)) == "already-seated"


def test_a_taken_seat_is_refused() -> None:
    session = open_table(ADA, BRUNO, None, None)
    assert session.get_refusal_key(CHIOMA, Join(1)) == "seat-taken"
    assert session.get_refusal_key(ADA, Join(1)) == "seat-taken"


@pytest.mark.parametrize("seat", [-1, 4, 1000])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert open_table(ADA, None, None, None).get_refusal_key(BRUNO, Join(seat)) == "no-such-seat"


@pytest.mark.parametrize("seat", [None, 0, 9])
def test_a_full_table_is_refused(seat: int | None) -> None:
    assert open_table(ADA, BRUNO, CHIOMA, DMITRI).get_refusal_key(STRANGER, Join(seat)) == "table-full"


# Guests


def test_seats_are_reserved_for_invited_users() -> None:
    session = open_table(ADA, None, None, None, invited=(BRUNO, CHIOMA))
    session.do(DMITRI, Join())
    assert session.get_refusal_key(STRANGER, Join()) == "seats-reserved"
    assert session.get_refusal_key(STRANGER, Join(2)) == "seats-reserved"
    session.do(CHIOMA, Join(3))
    session.do(BRUNO, Join())
    assert session.match.seats == (ADA, DMITRI, BRUNO, CHIOMA)


def test_a_guest_who_declines_frees_the_seat() -> None:
    session = open_table(ADA, None, invited=(BRUNO,))
    assert session.get_refusal_key(STRANGER, Join()) == "seats-reserved"
    session.do(BRUNO, Leave())
    assert session.match.invited == ()
    session.do(STRANGER, Join())
    assert session.match.seats == (ADA, STRANGER)


def test_a_guest_who_sat_down_and_left_is_a_guest_no_more() -> None:
    session = open_table(ADA, None, invited=(BRUNO,))
    session.do(BRUNO, Join())
    session.do(BRUNO, Leave())
    session.do(STRANGER, Join())
    assert session.get_refusal_key(BRUNO, Join()) == "table-full"


def test_a_seated_player_may_move_to_a_reserved_seat() -> None:
    session = open_table(ADA, None, invited=(BRUNO,))
    session.do(ADA, Join(1))
    assert session.match.seats == (None, ADA)


# Leaving


def test_who_leaves_frees_the_seat_and_the_others_keep_theirs() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None)
    session.do(BRUNO, Leave())
    assert session.match.seats == (ADA, None, CHIOMA, None)
    assert session.match.host == ADA


def test_the_marks_of_the_seats_stay_with_their_users_at_the_start() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None)
    session.do(BRUNO, Leave())
    session.do(DMITRI, Join(3))
    session.do(ADA, Start())
    assert session.match.seats == (ADA, CHIOMA, DMITRI)
    assert session.match.marks == session.match.player_marks == (0, 2, 3)


def test_marks_that_are_those_of_the_players_are_not_stored() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None)
    session.do(ADA, Start())
    assert session.match.marks == ()


def test_a_computer_that_is_removed_leaves_the_others_their_seats() -> None:
    session = open_table(ADA, -1, CHIOMA, None)
    session.do(ADA, UnseatComputers())
    assert session.match.seats == (ADA, None, CHIOMA, None)


def test_at_a_rematch_everybody_gets_the_mark_from_before_unless_it_is_taken() -> None:
    order, marks = (CHIOMA, ADA, BRUNO), (3, 0, 2)
    session = open_table(ADA, None, None, None, invited=(BRUNO, CHIOMA), rotation=order, marks=marks)
    session.do(CHIOMA, Join())
    assert session.match.find_player(CHIOMA) == 3
    session.do(BRUNO, Join(1))
    assert session.match.status == "running"
    assert session.match.seats == (CHIOMA, ADA, BRUNO)
    assert session.match.marks == (3, 0, 1)
    session = open_table(None, None, ADA, None, invited=(BRUNO, CHIOMA), rotation=order, marks=marks)
    session.do(BRUNO, Join())
    assert session.match.seats == (BRUNO, None, ADA, None)


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    session = open_table(ADA, None, CHIOMA, DMITRI)
    session.do(ADA, Leave())
    assert (session.match.host, session.match.status) == (CHIOMA, "lobby")
    assert session.get_refusal_key(DMITRI, Cancel()) == "not-the-host"
    session.do(CHIOMA, Cancel())
    assert session.match.status == "abandoned"


def test_the_table_closes_when_the_last_one_leaves() -> None:
    session = open_table(ADA, None, invited=(BRUNO,))
    session.do(ADA, Leave())
    assert (session.match.status, session.match.ended_at) == ("abandoned", NOW + 1)
    assert session.match.ending == Ending("cancelled", by=ADA)
    assert session.get_refusal_key(BRUNO, Join()) == "match-over"


def test_who_is_not_at_the_table_cannot_leave_it() -> None:
    assert open_table(ADA, None).get_refusal_key(STRANGER, Leave()) == "not-in-match"


# Closing


def test_only_the_host_closes_the_table() -> None:
    session = open_table(ADA, BRUNO, None, None)
    assert session.get_refusal_key(BRUNO, Cancel()) == "not-the-host"
    assert session.get_refusal_key(STRANGER, Cancel()) == "not-in-match"
    before = session.match
    assert find_mentions(before, session.do(ADA, Cancel())) == (BRUNO,)
    assert session.match.ending == Ending("cancelled", by=ADA)


def test_a_moderator_closes_a_table() -> None:
    session = open_table(ADA, BRUNO, None, None)
    before = session.match
    assert find_mentions(before, session.do(MODERATOR, End("stale"))) == (ADA, BRUNO)
    assert session.match.ending == Ending("ended", by=MODERATOR, reason="stale")
    assert (session.match.status, session.match.ended_at) == ("abandoned", NOW + 1)


# Starting


def test_those_who_sit_play_in_the_order_of_their_seats() -> None:
    session = open_table(None, CHIOMA, None, ADA)
    before = session.match
    change = session.do(ADA, Start())
    match = session.match
    assert (match.status, match.seats, match.turn, match.seed) == ("running", (CHIOMA, ADA), 1, SEED)
    assert match.state == match.rules.new_state(2, match.rules.options_from({}), SEED)
    assert find_mentions(before, change) == (CHIOMA, ADA), "both have to pick a number"


def test_a_start_calls_only_those_who_are_to_act() -> None:
    session = open_table(ADA, BRUNO, game="constructor", options={"starter": "black"})
    before = session.match
    assert find_mentions(before, session.do(ADA, Start())) == (BRUNO,)


def test_the_options_of_the_table_are_those_of_the_match() -> None:
    session = open_table(ADA, BRUNO, options={"cards": 5})
    session.do(BRUNO, Start())
    assert len(session.match.state.deck) == 5


def test_nobody_is_waited_for_once_the_match_has_begun() -> None:
    session = open_table(ADA, BRUNO, None, None, invited=(CHIOMA,))
    session.do(ADA, Start())
    assert session.match.invited == ()
    assert session.get_refusal_key(CHIOMA, Join()) == "already-begun"


def test_too_few_cannot_start() -> None:
    refusal = open_table(ADA, None, None, None).expect_refusal(ADA, Start())
    assert (refusal.key, refusal.details) == ("not-enough-players", {"needed": 2, "seated": 1})


def test_only_who_sits_may_start() -> None:
    session = open_table(ADA, BRUNO, None, None, invited=(CHIOMA,))
    for user in (STRANGER, CHIOMA):
        refusal = session.expect_refusal(user, Start())
        assert (refusal.key, refusal.details) == ("no-seat", {"free": 2})


@pytest.mark.parametrize("command", [Join(), Join(2), Leave(), Start()])
def test_a_match_that_has_begun_is_no_table_any_more(command: Join | Leave | Start) -> None:
    assert start_match().get_refusal_key(ADA, command) == "already-begun"
    assert start_match().get_refusal_key(STRANGER, command) == "already-begun"


@pytest.mark.parametrize("command", [Act("pick 1"), Undo(), Resign()])
def test_at_a_table_nothing_can_be_played(command: Act | Undo | Resign) -> None:
    assert open_table(ADA, BRUNO).get_refusal_key(ADA, command) == "not-begun"


def test_at_a_table_nothing_is_asked() -> None:
    assert open_table(ADA, BRUNO).get_refusal_key(ADA, Answer(True)) == "nothing-asked"


@pytest.mark.parametrize(
    "command", [Join(), Leave(), Start(), Act("done"), Undo(), Answer(True), Resign(), Cancel(), End("late")]
)
@pytest.mark.parametrize("user", [ADA, STRANGER])
def test_a_finished_match_accepts_no_commands(user: int, command: Join) -> None:
    session = start_first_turn()
    session.do(BRUNO, Resign())
    assert session.match.is_over
    assert session.get_refusal_key(user, command) == "match-over"


def test_the_board_may_be_shown_again_at_any_time() -> None:
    over = start_first_turn()
    over.do(BRUNO, Resign())
    for session in (open_table(ADA, None), start_match(), over):
        before = session.match
        assert session.get_refusal_key(STRANGER, Show()) == "not-in-match"
        change = session.do(ADA, Show())
        assert find_mentions(before, change) is None
        assert change.match.board_seq == before.board_seq + 1
