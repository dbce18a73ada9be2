"""In a match: who may act, who is called when, what can be taken back, how it ends."""

import pytest
from msgspec.structs import replace

from bot.games import Outcome
from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    Command,
    End,
    HandOver,
    Resign,
    Start,
    Undo,
    find_player_to_undo,
)
from bot.match.consent import ConsentRequest
from bot.match.models import Ending, LoggedAction
from bot.match.refusals import NotYourTurn, Refusal, RuleBroken
from bot.match.replay import get_recent_public_lines, replay
from tests.match.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    MODERATOR,
    NOW,
    STRANGER,
    MatchSession,
    find_mentions,
    open_table,
    start_constructor,
    start_first_turn,
    start_match,
)
from tests.match.stand_ins import LendSeat


def agrees_with_its_record(session: MatchSession) -> bool:
    """Return whether the snapshot and the recent actions are those of the record."""
    match, states = session.match, list(replay(session.match, session.record))
    older = len(session.record) - len(match.recent)
    return (
        match.state == states[-1]
        and match.recent == session.record[older:]
        and (not match.recent or match.recent_state == states[older])
    )


# Acting


def test_an_action_is_written_into_the_record() -> None:
    session = start_match()
    change = session.do(BRUNO, Act("pick 3"))
    line = LoggedAction(player=1, action="pick 3", at=NOW + 2, turn=1, public_revision=3)
    assert change.new_actions == (line,)
    assert session.match.recent == (line,)
    assert agrees_with_its_record(session)


def test_recent_actions_reach_back_to_the_last_turn_of_the_player_to_act() -> None:
    session = start_constructor()
    for user, action in ((ADA, "Rb2"), (BRUNO, "Sc2"), (ADA, "Sa1"), (BRUNO, "Mc3"), (ADA, "Ma3")):
        session.act(user, action)
    assert [line.action for line in session.match.recent] == ["Mc3", "Ma3"]
    assert agrees_with_its_record(session)
    session.do(ADA, Undo())
    assert [line.action for line in session.match.recent] == ["Sa1", "Mc3"]
    assert agrees_with_its_record(session)


def test_recent_actions_that_the_rules_forbid_by_now_are_forgotten() -> None:
    session = start_constructor().act(ADA, "Rb2").act(BRUNO, "Sc2")
    first, *others = session.match.recent
    session.match = replace(session.match, recent=(replace(first, action="swap"), *others))
    assert get_recent_public_lines(session.match) == []
    session.act(ADA, "Sa1")
    assert session.match.recent == ()
    session.act(BRUNO, "Mc3")
    assert agrees_with_its_record(session)


def test_the_record_has_the_notation_and_not_what_was_typed() -> None:
    session = start_constructor()
    session.act(ADA, "  rB2 ")
    assert session.record[-1].action == "Rb2"
    assert agrees_with_its_record(session)


def test_several_actions_at_once_are_a_line_each_and_one_change() -> None:
    session = start_first_turn(3)
    before = session.match
    change = session.do(ADA, Act("take;draw;done"))
    assert [line.action for line in change.new_actions] == ["take", "draw", "done"]
    assert {line.public_revision for line in change.new_actions} == {before.public_revision + 1}
    assert find_mentions(before, change) == (BRUNO, CHIOMA)
    assert agrees_with_its_record(session)


@pytest.mark.parametrize("text", ["take;take;take", "done;pick 1;pick 1", "take;", ";take", "take;fly"])
def test_several_actions_at_once_are_all_made_or_none(text: str) -> None:
    assert start_first_turn().get_refusal_key(ADA, Act(text)) == "rule-broken"


def test_hidden_actions_do_not_decline_a_consent_request() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None, game="builders")
    session.do(ADA, Start())
    session.act(BRUNO, "order 1A 4B 3C 2D")
    session.match = replace(session.match, consent_request=ConsentRequest("cancel", by=2))
    assert session.do(BRUNO, Act("order 2A 4B 3C 1D")).is_silent
    assert session.match.consent_request == ConsentRequest("cancel", by=2)
    session.act(ADA, "order 1A 4B 3C 2D")
    assert session.match.consent_request is None


def test_an_action_meant_for_another_turn_is_refused() -> None:
    session = start_first_turn(3)
    turn = session.match.turn
    session.do(ADA, Act("take", turn=turn))
    before = session.match
    for other in (turn - 1, turn + 1):
        with pytest.raises(Refusal, match="stale-panel"):
            session.do(ADA, Act("take", turn=other))
    assert session.match == before


def test_within_a_turn_nobody_is_called_and_nothing_is_posted() -> None:
    session = start_first_turn()
    for action in ("take", "draw", "take"):
        before = session.match
        change = session.do(ADA, Act(action))
        assert find_mentions(before, change) is None
        assert (change.match.board_seq, change.match.turn) == (before.board_seq, before.turn)


def test_when_the_turn_passes_exactly_those_who_are_to_act_are_called() -> None:
    session = start_first_turn(3)
    before = session.match
    change = session.do(ADA, Act("done"))
    assert find_mentions(before, change) == (ADA, BRUNO, CHIOMA)[1:]
    assert change.match.turn == before.turn + 1


def test_in_a_phase_for_all_each_is_called_once_at_its_start() -> None:
    session = start_match(3)
    for user in (CHIOMA, ADA):
        before = session.match
        assert find_mentions(before, session.do(user, Act("pick 2"))) is None
    before = session.match
    assert find_mentions(before, session.do(BRUNO, Act("pick 2"))) == (ADA,)


def test_the_turn_passes_to_the_next_player() -> None:
    session = start_constructor()
    for user, other, action in ((ADA, BRUNO, "Ra1"), (BRUNO, ADA, "Sa2"), (ADA, BRUNO, "Mb1")):
        before = session.match
        assert find_mentions(before, session.do(user, Act(action))) == (other,)


def test_a_player_who_is_not_to_act_is_refused() -> None:
    session = start_first_turn(3)
    refusal = session.expect_refusal(BRUNO, Act("done"))
    assert isinstance(refusal, NotYourTurn)
    assert refusal.match.players_to_act() == {0}
    waiting = start_match(3).act(BRUNO, "pick 1")
    assert waiting.get_refusal_key(BRUNO, Act("pick 2")) == "rule-broken"
    assert waiting.match.publicly_to_act() == {0, 2}


def test_strangers_cannot_act() -> None:
    for command in (Act("done"), Undo(), Answer(True), Resign(), Cancel()):
        assert start_first_turn().get_refusal_key(STRANGER, command) == "not-in-match"


def test_a_broken_rule_is_named_with_the_position_it_was_broken_in() -> None:
    session = start_first_turn().act(ADA, "draw")
    refusal = session.expect_refusal(ADA, Act("draw"))
    assert isinstance(refusal, RuleBroken)
    assert (refusal.key, refusal.reason, refusal.values) == ("rule-broken", "not-now", {"action": "draw"})
    assert (refusal.match, refusal.player) == (session.match, 0)


@pytest.mark.parametrize("text", ["", "fly", "pick 4", "\N{SEEDLING}" * 500])
def test_text_that_is_no_action_breaks_a_rule(text: str) -> None:
    assert start_first_turn().get_refusal_key(ADA, Act(text)) == "rule-broken"
    assert start_constructor().get_refusal_key(BRUNO, Act(text)) in ("rule-broken", "not-your-turn")


def test_the_end_calls_all_the_others() -> None:
    session = start_first_turn(2).act(ADA, "take", "done", "pick 1").act(BRUNO, "pick 1")
    before = session.match
    change = session.do(BRUNO, Act("done"))
    assert find_mentions(before, change) == (ADA,)
    assert (change.match.status, change.match.ended_at) == ("finished", session.now)
    assert change.match.ending is not None
    assert change.match.ending.kind == "played"
    assert change.match.ending.outcome == session.match.rules.outcome(session.match.state)
    assert agrees_with_its_record(session)


# Taking back at once


def test_who_is_still_to_act_takes_the_last_action_back_at_once() -> None:
    session = start_first_turn().act(ADA, "take", "take")
    before, state = session.match, list(replay(session.match, session.record))[-2]
    change = session.do(ADA, Undo())
    assert session.match.state == state
    assert find_mentions(before, change) is None
    assert (change.match.board_seq, change.match.turn) == (before.board_seq, before.turn)
    assert agrees_with_its_record(session)


def test_actions_are_taken_back_one_by_one_to_the_start_of_the_turn() -> None:
    session = start_first_turn().act(ADA, "take", "take")
    session.do(ADA, Undo())
    session.do(ADA, Undo())
    assert len(session.record) == 2
    assert agrees_with_its_record(session)
    session.do(ADA, Undo())
    assert session.match.consent_request is not None, "the number was picked before the others'"


def test_actions_made_together_are_undone_together() -> None:
    session = start_first_turn()
    before = session.match.state
    session.act(ADA, "take;take")
    assert session.do(ADA, Undo()).match.consent_request is None
    assert session.match.state == before
    assert agrees_with_its_record(session)


def test_actions_made_together_cannot_be_undone_alone_if_one_revealed_something() -> None:
    session = start_first_turn(3)
    session.act(ADA, "draw;take")
    change = session.do(ADA, Undo())
    assert change.match.consent_request is not None
    assert change.match.consent_request.kept_actions == len(session.record) - 2


def test_after_taking_back_another_action_may_be_made() -> None:
    session = start_first_turn().act(ADA, "take")
    session.do(ADA, Undo())
    session.act(ADA, "draw")
    assert [line.action for line in session.record] == ["pick 1", "pick 1", "draw"]
    assert agrees_with_its_record(session)


def test_what_showed_something_hidden_needs_the_others() -> None:
    session = start_first_turn().act(ADA, "draw")
    before = session.match
    assert find_mentions(before, session.do(ADA, Undo())) == (BRUNO,)
    assert session.match.consent_request is not None
    assert replace(session.match.consent_request, until=0, undone_from=()) == ConsentRequest(
        "undo", by=0, kept_actions=2
    )
    assert session.match.state == before.state


def test_actions_after_a_revelation_are_undone_without_consent() -> None:
    session = start_first_turn().act(ADA, "draw", "take")
    session.do(ADA, Undo())
    assert (session.match.consent_request, len(session.record)) == (None, 3)
    session.do(ADA, Undo())
    assert session.match.consent_request is not None


def test_luck_is_the_same_after_taking_back() -> None:
    session = start_first_turn().act(ADA, "draw")
    state = session.match.state
    session.do(ADA, Undo())
    session.do(BRUNO, Answer(True))
    assert session.act(ADA, "draw").match.state == state


def test_a_turn_that_has_passed_is_taken_back_until_another_player_acts() -> None:
    session = start_first_turn(3).act(ADA, "take")
    before = session.match
    session.act(ADA, "done")
    assert find_player_to_undo(session.match) == 0
    change = session.do(ADA, Undo())
    assert (change.match.state, change.match.mentions) == (before.state, (ADA,))
    assert [(event.kind, event.user) for event in change.match.events] == [("undone", ADA)]
    assert agrees_with_its_record(session)
    before = session.match
    change = session.do(ADA, Undo())
    assert change.match.board_seq == before.board_seq, "it was Ada's turn already"
    assert change.match.events == before.events
    assert len(session.record) == 3


def test_a_turn_that_has_revealed_something_in_its_last_step_is_not_taken_back_at_once() -> None:
    session = start_first_turn(3).act(ADA, "draw;done")
    assert find_player_to_undo(session.match) is None
    session.do(ADA, Undo())
    assert session.match.consent_request is not None


def test_once_another_player_has_acted_the_others_are_asked() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 1")
    assert find_player_to_undo(session.match) is None
    before = session.match
    assert find_mentions(before, session.do(ADA, Undo())) == (BRUNO, CHIOMA)


def test_a_number_that_waits_is_taken_back_with_consent_once_another_has_picked() -> None:
    session = start_match(3).act(ADA, "pick 1")
    session.do(ADA, Undo())
    assert (session.match.consent_request, session.record) == (None, ())
    session.act(ADA, "pick 2").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    assert session.match.consent_request is not None
    assert replace(session.match.consent_request, until=0, undone_from=()) == ConsentRequest(
        "undo", by=0, kept_actions=0
    )


def test_who_did_nothing_has_nothing_to_take_back() -> None:
    session = start_match().act(ADA, "pick 1")
    assert session.get_refusal_key(BRUNO, Undo()) == "nothing-to-undo"


# Asking the others


def test_an_undo_happens_when_all_the_others_agree() -> None:
    session = start_first_turn(3).act(ADA, "take", "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    assert find_mentions(session.match, session.do(BRUNO, Answer(True))) is None
    assert session.match.consent_request is not None
    assert replace(session.match.consent_request, until=0, undone_from=()) == ConsentRequest(
        "undo", by=0, kept_actions=4, agreed=(1,)
    )
    before = session.match
    change = session.do(CHIOMA, Answer(True))
    assert find_mentions(before, change) == (ADA,), "it is Ada's turn again"
    assert change.match.turn == before.turn + 1
    assert [line.action for line in session.record] == ["pick 1", "pick 1", "pick 1", "take"]
    assert session.match.consent_request is None
    assert agrees_with_its_record(session)


def test_the_requester_is_mentioned_when_all_have_agreed() -> None:
    """It was Ada's turn all the time, but what she asked for has happened only now."""
    session = start_first_turn(3).act(ADA, "draw")
    session.do(ADA, Undo())
    session.do(BRUNO, Answer(True))
    before = session.match
    assert find_mentions(before, session.do(CHIOMA, Answer(True))) == (ADA,)


def test_an_undo_takes_back_what_others_did_since() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 3")
    session.do(ADA, Undo())
    session.do(BRUNO, Answer(True))
    session.do(CHIOMA, Answer(True))
    assert session.match.players_to_act() == {0}
    assert len(session.record) == 3
    assert agrees_with_its_record(session)


def test_one_who_declines_is_enough() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 1")
    state = session.match.state
    session.do(ADA, Undo())
    session.do(BRUNO, Answer(True))
    session.do(CHIOMA, Answer(False))
    assert (session.match.consent_request, session.match.state) == (None, state)
    assert session.get_refusal_key(BRUNO, Answer(True)) == "nothing-asked"


def test_playing_on_declines() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    session.act(CHIOMA, "pick 1").act(ADA, "pick 1")
    assert session.match.consent_request is None
    assert session.get_refusal_key(BRUNO, Answer(True)) == "nothing-asked"


@pytest.mark.parametrize("command", [HandOver("casual"), LendSeat(STRANGER)])
def test_who_lets_another_play_on_asks_for_nothing_any_more(command: Command) -> None:
    session = start_first_turn().act(ADA, "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    assert session.match.consent_request is not None
    session.do(ADA, command)
    assert session.match.consent_request is None
    assert session.get_refusal_key(BRUNO, Answer(True)) == "nothing-asked"


def test_each_is_asked_once_and_nobody_answers_for_others() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    assert session.get_refusal_key(ADA, Answer(True)) == "own-request"
    session.do(BRUNO, Answer(True))
    assert session.get_refusal_key(BRUNO, Answer(True)) == "already-answered"
    assert session.get_refusal_key(BRUNO, Answer(False)) == "already-answered"


def test_one_thing_is_asked_at_a_time() -> None:
    session = start_first_turn(3).act(ADA, "done").act(BRUNO, "pick 1")
    session.do(ADA, Undo())
    assert session.get_refusal_key(ADA, Undo()) == "already-asked"
    assert session.get_refusal_key(BRUNO, Undo()) == "already-asked"
    assert session.get_refusal_key(BRUNO, Cancel()) == "already-asked"


# Calling it off


@pytest.mark.parametrize("user", [ADA, CHIOMA])
def test_before_the_second_turn_anybody_calls_it_off(user: int) -> None:
    session = start_match(3)
    before = session.match
    change = session.do(user, Cancel())
    assert find_mentions(before, change) == tuple(other for other in (ADA, BRUNO, CHIOMA) if other != user)
    assert (change.match.status, change.match.ending) == ("abandoned", Ending("cancelled", by=user))


def test_later_all_must_agree_to_call_it_off() -> None:
    session = start_first_turn(3)
    before = session.match
    assert session.match.turn == 2
    assert find_mentions(before, session.do(BRUNO, Cancel())) == (ADA, CHIOMA)
    session.do(ADA, Answer(True))
    assert not session.match.is_over
    before = session.match
    change = session.do(CHIOMA, Answer(True))
    assert find_mentions(before, change) == (ADA, BRUNO)
    assert change.match.ending == Ending("cancelled", by=BRUNO)
    assert change.match.status == "abandoned"


def test_a_match_goes_on_if_one_declines_to_call_it_off() -> None:
    session = start_first_turn()
    session.do(BRUNO, Cancel())
    session.do(ADA, Answer(False))
    assert (session.match.status, session.match.consent_request) == ("running", None)


def test_a_moderator_ends_a_stuck_match_with_a_reason() -> None:
    session = start_first_turn()
    session.do(BRUNO, Cancel())
    before = session.match
    change = session.do(MODERATOR, End("Nobody plays."))
    assert find_mentions(before, change) == (ADA, BRUNO)
    assert change.match.ending == Ending("ended", by=MODERATOR, reason="Nobody plays.")
    assert (change.match.status, change.match.consent_request, change.match.ended_at) == (
        "abandoned",
        None,
        session.now,
    )


# Resigning


def test_when_one_of_two_resigns_the_other_wins() -> None:
    session = start_first_turn()
    before = session.match
    change = session.do(ADA, Resign())
    ending = change.match.ending
    assert ending is not None
    assert (ending.kind, ending.by) == ("resigned", ADA)
    assert isinstance(ending.outcome, Outcome)
    assert (ending.outcome.ranks, ending.outcome.winners) == ((2, 1), (1,))
    assert find_mentions(before, change) == (BRUNO,)
    assert (change.match.status, change.new_actions) == ("finished", ())


def test_one_may_resign_out_of_turn() -> None:
    session = start_first_turn()
    session.do(BRUNO, Resign())
    assert session.match.ending is not None
    assert session.match.ending.outcome is not None
    assert session.match.ending.outcome.winners == (0,)


def test_with_three_the_seat_plays_on_by_itself() -> None:
    session = start_first_turn(3)
    before = session.match
    change = session.do(ADA, Resign())
    assert [(line.player, line.action) for line in change.new_actions] == [(0, "done"), (0, "pick 1")]
    assert find_mentions(before, change) == (BRUNO, CHIOMA)
    assert session.match.resigned == (0,)
    assert session.match.players_to_act() == {1, 2}
    assert agrees_with_its_record(session)


def test_a_seat_that_was_given_up_is_played_whenever_it_is_to_act() -> None:
    session = start_first_turn(3)
    session.do(BRUNO, Resign())
    session.act(ADA, "done", "pick 2")
    before = session.match
    change = session.do(CHIOMA, Act("pick 3"))
    assert [line.player for line in change.new_actions] == [2, 1, 1]
    assert find_mentions(before, change) == (ADA,), "Chioma knows that she is to pick again"
    assert session.match.players_to_act() == {0, 2}
    assert agrees_with_its_record(session)


def test_who_resigned_only_watches() -> None:
    session = start_first_turn(3)
    session.do(BRUNO, Resign())
    for command in (Act("pick 1"), Undo(), Answer(True), Resign(), Cancel()):
        assert session.get_refusal_key(BRUNO, command) == "you-resigned"


def test_the_last_who_stays_wins() -> None:
    session = start_first_turn(4)
    session.do(BRUNO, Resign())
    session.do(ADA, Resign())
    before = session.match
    change = session.do(DMITRI, Resign())
    assert change.match.ending is not None
    assert change.match.ending.outcome is not None
    assert change.match.ending.outcome.ranks == (2, 2, 1, 2)
    assert find_mentions(before, change) == (ADA, BRUNO, CHIOMA)


def test_who_resigned_is_not_asked() -> None:
    session = start_first_turn(3)
    session.do(CHIOMA, Resign())
    before = session.match
    assert find_mentions(before, session.do(ADA, Cancel())) == (BRUNO,)
    session.do(BRUNO, Answer(True))
    assert session.match.is_over


def test_a_resignation_withdraws_the_players_request() -> None:
    session = start_first_turn(3)
    session.do(BRUNO, Cancel())
    session.do(BRUNO, Resign())
    assert session.match.consent_request is None


def test_taking_back_to_where_a_given_up_seat_is_to_act_does_not_block_the_match() -> None:
    session = start_match(3).act(ADA, "pick 2")
    session.do(CHIOMA, Resign())
    session.act(BRUNO, "pick 2")
    session.do(ADA, Undo())
    session.do(BRUNO, Answer(True))
    assert session.match.players_to_act() == {0, 1, 2}
    session.act(BRUNO, "pick 3").act(ADA, "pick 3")
    assert session.match.players_to_act() == {0}
    assert agrees_with_its_record(session)


def test_a_match_may_end_by_a_seat_that_was_given_up() -> None:
    session = start_first_turn(3)
    session.do(CHIOMA, Resign())
    session.act(ADA, "done", "pick 1").act(BRUNO, "pick 1", "done").act(ADA, "pick 1")
    change = session.do(BRUNO, Act("pick 1"))
    assert [line.player for line in change.new_actions] == [1, 2]
    assert change.match.status == "finished"
    assert agrees_with_its_record(session)
