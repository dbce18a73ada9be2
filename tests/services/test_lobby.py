"""Before a match begins: who may sit where, who is host, what happens when users leave."""

import pytest

from bot.services.commands import (
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
from bot.store.models import Ending
from tests.services.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    MODERATOR,
    NOW,
    SEED,
    STRANGER,
    begun,
    calls,
    in_turn,
    table,
)


def test_who_joins_gets_the_first_free_seat() -> None:
    played = table(ADA, None, None, None)
    played.do(BRUNO, Join())
    assert played.match.seats == (ADA, BRUNO, None, None)


def test_who_joins_may_choose_a_seat() -> None:
    played = table(ADA, None, None, None)
    played.do(BRUNO, Join(3))
    assert played.match.seats == (ADA, None, None, BRUNO)


def test_who_sits_may_change_to_a_free_seat_and_stays_host() -> None:
    played = table(ADA, BRUNO, None, None)
    played.do(ADA, Join(2))
    assert played.match.seats == (None, BRUNO, ADA, None)
    assert played.match.host == ADA


def test_a_table_in_motion_mentions_nobody_and_stays_one_message() -> None:
    played = table(ADA, None, None, None)
    before = played.match
    for user, command in ((BRUNO, Join()), (BRUNO, Join(3)), (BRUNO, Leave())):
        assert calls(before, played.do(user, command)) is None
    assert played.match.board_seq == before.board_seq


@pytest.mark.parametrize("seat", [None, 0])
def test_who_sits_cannot_sit_down_again(seat: int | None) -> None:
    assert table(ADA, None, None, None).why_not(ADA, Join(seat)) == "already-seated"


def test_a_taken_seat_is_refused() -> None:
    played = table(ADA, BRUNO, None, None)
    assert played.why_not(CHIOMA, Join(1)) == "seat-taken"
    assert played.why_not(ADA, Join(1)) == "seat-taken"


@pytest.mark.parametrize("seat", [-1, 4, 1000])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert table(ADA, None, None, None).why_not(BRUNO, Join(seat)) == "no-such-seat"


@pytest.mark.parametrize("seat", [None, 0, 9])
def test_a_full_table_is_refused(seat: int | None) -> None:
    assert table(ADA, BRUNO, CHIOMA, DMITRI).why_not(STRANGER, Join(seat)) == "table-full"


# Guests


def test_seats_are_reserved_for_invited_users() -> None:
    played = table(ADA, None, None, None, invited=(BRUNO, CHIOMA))
    played.do(DMITRI, Join())
    assert played.why_not(STRANGER, Join()) == "seats-reserved"
    assert played.why_not(STRANGER, Join(2)) == "seats-reserved"
    played.do(CHIOMA, Join(3))
    played.do(BRUNO, Join())
    assert played.match.seats == (ADA, DMITRI, BRUNO, CHIOMA)


def test_a_guest_who_declines_frees_the_seat() -> None:
    played = table(ADA, None, invited=(BRUNO,))
    assert played.why_not(STRANGER, Join()) == "seats-reserved"
    played.do(BRUNO, Leave())
    assert played.match.invited == ()
    played.do(STRANGER, Join())
    assert played.match.seats == (ADA, STRANGER)


def test_a_guest_who_sat_down_and_left_is_a_guest_no_more() -> None:
    played = table(ADA, None, invited=(BRUNO,))
    played.do(BRUNO, Join())
    played.do(BRUNO, Leave())
    played.do(STRANGER, Join())
    assert played.why_not(BRUNO, Join()) == "table-full"


def test_a_seated_player_may_move_to_a_reserved_seat() -> None:
    played = table(ADA, None, invited=(BRUNO,))
    played.do(ADA, Join(1))
    assert played.match.seats == (None, ADA)


# Leaving


def test_who_leaves_frees_the_seat_and_the_others_keep_theirs() -> None:
    played = table(ADA, BRUNO, CHIOMA, None)
    played.do(BRUNO, Leave())
    assert played.match.seats == (ADA, None, CHIOMA, None)
    assert played.match.host == ADA


def test_the_marks_of_the_seats_stay_with_their_users_at_the_start() -> None:
    played = table(ADA, BRUNO, CHIOMA, None)
    played.do(BRUNO, Leave())
    played.do(DMITRI, Join(3))
    played.do(ADA, Start())
    assert played.match.seats == (ADA, CHIOMA, DMITRI)
    assert played.match.marks == played.match.player_marks == (0, 2, 3)


def test_marks_that_are_those_of_the_players_are_not_stored() -> None:
    played = table(ADA, BRUNO, CHIOMA, None)
    played.do(ADA, Start())
    assert played.match.marks == ()


def test_a_computer_that_is_removed_leaves_the_others_their_seats() -> None:
    played = table(ADA, -1, CHIOMA, None)
    played.do(ADA, UnseatComputers())
    assert played.match.seats == (ADA, None, CHIOMA, None)


def test_at_a_rematch_everybody_gets_the_mark_from_before_unless_it_is_taken() -> None:
    order, marks = (CHIOMA, ADA, BRUNO), (3, 0, 2)
    played = table(ADA, None, None, None, invited=(BRUNO, CHIOMA), rotation=order, marks=marks)
    played.do(CHIOMA, Join())
    assert played.match.player_of(CHIOMA) == 3
    played.do(BRUNO, Join(1))
    assert played.match.status == "running"
    assert played.match.seats == (CHIOMA, ADA, BRUNO)
    assert played.match.marks == (3, 0, 1)
    played = table(None, None, ADA, None, invited=(BRUNO, CHIOMA), rotation=order, marks=marks)
    played.do(BRUNO, Join())
    assert played.match.seats == (BRUNO, None, ADA, None)


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    played = table(ADA, None, CHIOMA, DMITRI)
    played.do(ADA, Leave())
    assert (played.match.host, played.match.status) == (CHIOMA, "lobby")
    assert played.why_not(DMITRI, Cancel()) == "not-the-host"
    played.do(CHIOMA, Cancel())
    assert played.match.status == "abandoned"


def test_the_table_closes_when_the_last_one_leaves() -> None:
    played = table(ADA, None, invited=(BRUNO,))
    played.do(ADA, Leave())
    assert (played.match.status, played.match.ended_at) == ("abandoned", NOW + 1)
    assert played.match.ending == Ending("cancelled", by=ADA)
    assert played.why_not(BRUNO, Join()) == "match-over"


def test_who_is_not_at_the_table_cannot_leave_it() -> None:
    assert table(ADA, None).why_not(STRANGER, Leave()) == "not-in-match"


# Closing


def test_only_the_host_closes_the_table() -> None:
    played = table(ADA, BRUNO, None, None)
    assert played.why_not(BRUNO, Cancel()) == "not-the-host"
    assert played.why_not(STRANGER, Cancel()) == "not-in-match"
    before = played.match
    assert calls(before, played.do(ADA, Cancel())) == (BRUNO,)
    assert played.match.ending == Ending("cancelled", by=ADA)


def test_a_moderator_closes_a_table() -> None:
    played = table(ADA, BRUNO, None, None)
    before = played.match
    assert calls(before, played.do(MODERATOR, End("stale"))) == (ADA, BRUNO)
    assert played.match.ending == Ending("ended", by=MODERATOR, reason="stale")
    assert (played.match.status, played.match.ended_at) == ("abandoned", NOW + 1)


# Starting


def test_those_who_sit_play_in_the_order_of_their_seats() -> None:
    played = table(None, CHIOMA, None, ADA)
    before = played.match
    change = played.do(ADA, Start())
    match = played.match
    assert (match.status, match.seats, match.turn, match.seed) == ("running", (CHIOMA, ADA), 1, SEED)
    assert match.state == match.rules.new_state(2, match.rules.options_from({}), SEED)
    assert calls(before, change) == (CHIOMA, ADA), "both have to pick a number"


def test_a_start_calls_only_those_who_are_to_act() -> None:
    played = table(ADA, BRUNO, game="constructor", options={"starter": "black"})
    before = played.match
    assert calls(before, played.do(ADA, Start())) == (BRUNO,)


def test_the_options_of_the_table_are_those_of_the_match() -> None:
    played = table(ADA, BRUNO, options={"cards": 5})
    played.do(BRUNO, Start())
    assert len(played.match.state.deck) == 5


def test_nobody_is_waited_for_once_the_match_has_begun() -> None:
    played = table(ADA, BRUNO, None, None, invited=(CHIOMA,))
    played.do(ADA, Start())
    assert played.match.invited == ()
    assert played.why_not(CHIOMA, Join()) == "already-begun"


def test_too_few_cannot_start() -> None:
    refusal = table(ADA, None, None, None).refused(ADA, Start())
    assert (refusal.key, refusal.details) == ("not-enough-players", {"needed": 2, "seated": 1})


def test_only_who_sits_may_start() -> None:
    played = table(ADA, BRUNO, None, None, invited=(CHIOMA,))
    assert played.why_not(STRANGER, Start()) == "not-in-match"
    assert played.why_not(CHIOMA, Start()) == "not-in-match"


@pytest.mark.parametrize("command", [Join(), Join(2), Leave(), Start()])
def test_a_match_that_has_begun_is_no_table_any_more(command: Join | Leave | Start) -> None:
    assert begun().why_not(ADA, command) == "already-begun"
    assert begun().why_not(STRANGER, command) == "already-begun"


@pytest.mark.parametrize("command", [Act("pick 1"), Undo(), Resign()])
def test_at_a_table_nothing_can_be_played(command: Act | Undo | Resign) -> None:
    assert table(ADA, BRUNO).why_not(ADA, command) == "not-begun"


def test_at_a_table_nothing_is_asked() -> None:
    assert table(ADA, BRUNO).why_not(ADA, Answer(True)) == "nothing-asked"


@pytest.mark.parametrize(
    "command", [Join(), Leave(), Start(), Act("done"), Undo(), Answer(True), Resign(), Cancel(), End("late")]
)
@pytest.mark.parametrize("user", [ADA, STRANGER])
def test_a_finished_match_accepts_no_commands(user: int, command: Join) -> None:
    played = in_turn()
    played.do(BRUNO, Resign())
    assert played.match.is_over
    assert played.why_not(user, command) == "match-over"


def test_the_board_may_be_shown_again_at_any_time() -> None:
    over = in_turn()
    over.do(BRUNO, Resign())
    for played in (table(ADA, None), begun(), over):
        before = played.match
        assert played.why_not(STRANGER, Show()) == "not-in-match"
        change = played.do(ADA, Show())
        assert calls(before, change) is None
        assert change.match.board_seq == before.board_seq + 1
