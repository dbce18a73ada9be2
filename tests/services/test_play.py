"""In a match: who may act, who is called when, what can be taken back, how it ends."""

import pytest
from msgspec.structs import replace

from bot.games import Outcome
from bot.services.commands import Act, Answer, Cancel, End, Resign, Start, Undo
from bot.services.refusals import NotYourTurn, Refusal, RuleBroken
from bot.services.replay import recent_public_lines, replay
from bot.store.consent import ConsentRequest
from bot.store.models import Ending, LoggedAction
from tests.services.seats import (
    ADA,
    BRUNO,
    CHIOMA,
    DMITRI,
    MODERATOR,
    NOW,
    STRANGER,
    Played,
    begun,
    calls,
    constructor,
    in_turn,
    table,
)


def agrees_with_its_record(played: Played) -> bool:
    """Return whether the snapshot and the recent actions are those of the record."""
    match, states = played.match, list(replay(played.match, played.record))
    older = len(played.record) - len(match.recent)
    return (
        match.state == states[-1]
        and match.recent == played.record[older:]
        and (not match.recent or match.recent_state == states[older])
    )


# Acting


def test_an_action_is_written_into_the_record() -> None:
    played = begun()
    change = played.do(BRUNO, Act("pick 3"))
    line = LoggedAction(player=1, action="pick 3", at=NOW + 2, turn=1, public_revision=3)
    assert change.new_actions == (line,)
    assert played.match.recent == (line,)
    assert agrees_with_its_record(played)


def test_recent_actions_reach_back_to_the_last_turn_of_the_player_to_act() -> None:
    played = constructor()
    for user, action in ((ADA, "Rb2"), (BRUNO, "Sc2"), (ADA, "Sa1"), (BRUNO, "Mc3"), (ADA, "Ma3")):
        played.act(user, action)
    assert [line.action for line in played.match.recent] == ["Mc3", "Ma3"]
    assert agrees_with_its_record(played)
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(agree=True))
    assert [line.action for line in played.match.recent] == ["Sa1", "Mc3"]
    assert agrees_with_its_record(played)


def test_recent_actions_that_the_rules_forbid_by_now_are_forgotten() -> None:
    played = constructor().act(ADA, "Rb2").act(BRUNO, "Sc2")
    first, *others = played.match.recent
    played.match = replace(played.match, recent=(replace(first, action="swap"), *others))
    assert recent_public_lines(played.match) == []
    played.act(ADA, "Sa1")
    assert played.match.recent == ()
    played.act(BRUNO, "Mc3")
    assert agrees_with_its_record(played)


def test_the_record_has_the_notation_and_not_what_was_typed() -> None:
    played = constructor()
    played.act(ADA, "  rB2 ")
    assert played.record[-1].action == "Rb2"
    assert agrees_with_its_record(played)


def test_several_actions_at_once_are_a_line_each_and_one_change() -> None:
    played = in_turn(3)
    before = played.match
    change = played.do(ADA, Act("take;draw;done"))
    assert [line.action for line in change.new_actions] == ["take", "draw", "done"]
    assert {line.public_revision for line in change.new_actions} == {before.public_revision + 1}
    assert calls(before, change) == (BRUNO, CHIOMA)
    assert agrees_with_its_record(played)


@pytest.mark.parametrize("text", ["take;take;take", "done;pick 1;pick 1", "take;", ";take", "take;fly"])
def test_several_actions_at_once_are_all_made_or_none(text: str) -> None:
    assert in_turn().why_not(ADA, Act(text)) == "rule-broken"


def test_hidden_actions_do_not_decline_a_consent_request() -> None:
    played = table(ADA, BRUNO, CHIOMA, None, game="builders")
    played.do(ADA, Start())
    played.act(BRUNO, "order 1A 4B 3C 2D")
    played.match = replace(played.match, consent_request=ConsentRequest("cancel", by=2))
    assert played.do(BRUNO, Act("order 2A 4B 3C 1D")).is_silent
    assert played.match.consent_request == ConsentRequest("cancel", by=2)
    played.act(ADA, "order 1A 4B 3C 2D")
    assert played.match.consent_request is None


def test_an_action_meant_for_another_turn_is_refused() -> None:
    played = in_turn(3)
    turn = played.match.turn
    played.do(ADA, Act("take", turn=turn))
    before = played.match
    for other in (turn - 1, turn + 1):
        with pytest.raises(Refusal, match="stale-panel"):
            played.do(ADA, Act("take", turn=other))
    assert played.match == before


def test_within_a_turn_nobody_is_called_and_nothing_is_posted() -> None:
    played = in_turn()
    for action in ("take", "draw", "take"):
        before = played.match
        change = played.do(ADA, Act(action))
        assert calls(before, change) is None
        assert (change.match.board_seq, change.match.turn) == (before.board_seq, before.turn)


def test_when_the_turn_passes_exactly_those_who_are_to_act_are_called() -> None:
    played = in_turn(3)
    before = played.match
    change = played.do(ADA, Act("done"))
    assert calls(before, change) == (ADA, BRUNO, CHIOMA)[1:]
    assert change.match.turn == before.turn + 1


def test_in_a_phase_for_all_each_is_called_once_at_its_start() -> None:
    played = begun(3)
    for user in (CHIOMA, ADA):
        before = played.match
        assert calls(before, played.do(user, Act("pick 2"))) is None
    before = played.match
    assert calls(before, played.do(BRUNO, Act("pick 2"))) == (ADA,)


def test_the_turn_passes_to_the_next_player() -> None:
    played = constructor()
    for user, other, action in ((ADA, BRUNO, "Ra1"), (BRUNO, ADA, "Sa2"), (ADA, BRUNO, "Mb1")):
        before = played.match
        assert calls(before, played.do(user, Act(action))) == (other,)


def test_a_player_who_is_not_to_act_is_refused() -> None:
    played = in_turn(3)
    refusal = played.refused(BRUNO, Act("done"))
    assert isinstance(refusal, NotYourTurn)
    assert refusal.match.players_to_act() == {0}
    waiting = begun(3).act(BRUNO, "pick 1")
    assert waiting.why_not(BRUNO, Act("pick 2")) == "rule-broken"
    assert waiting.match.publicly_to_act() == {0, 2}


def test_strangers_cannot_act() -> None:
    for command in (Act("done"), Undo(), Answer(True), Resign(), Cancel()):
        assert in_turn().why_not(STRANGER, command) == "not-in-match"


def test_a_broken_rule_is_named_with_the_position_it_was_broken_in() -> None:
    played = in_turn().act(ADA, "draw")
    refusal = played.refused(ADA, Act("draw"))
    assert isinstance(refusal, RuleBroken)
    assert (refusal.key, refusal.reason, refusal.values) == ("rule-broken", "not-now", {"action": "draw"})
    assert (refusal.match, refusal.player) == (played.match, 0)


@pytest.mark.parametrize("text", ["", "fly", "pick 4", "\N{SEEDLING}" * 500])
def test_text_that_is_no_action_breaks_a_rule(text: str) -> None:
    assert in_turn().why_not(ADA, Act(text)) == "rule-broken"
    assert constructor().why_not(BRUNO, Act(text)) in ("rule-broken", "not-your-turn")


def test_the_end_calls_all_the_others() -> None:
    played = in_turn(2).act(ADA, "take", "done", "pick 1").act(BRUNO, "pick 1")
    before = played.match
    change = played.do(BRUNO, Act("done"))
    assert calls(before, change) == (ADA,)
    assert (change.match.status, change.match.ended_at) == ("finished", played.now)
    assert change.match.ending is not None
    assert change.match.ending.kind == "played"
    assert change.match.ending.outcome == played.match.rules.outcome(played.match.state)
    assert agrees_with_its_record(played)


# Taking back at once


def test_who_is_still_to_act_takes_the_last_action_back_at_once() -> None:
    played = in_turn().act(ADA, "take", "take")
    before, state = played.match, list(replay(played.match, played.record))[-2]
    change = played.do(ADA, Undo())
    assert played.match.state == state
    assert calls(before, change) is None
    assert (change.match.board_seq, change.match.turn) == (before.board_seq, before.turn)
    assert agrees_with_its_record(played)


def test_actions_are_taken_back_one_by_one_to_the_start_of_the_turn() -> None:
    played = in_turn().act(ADA, "take", "take")
    played.do(ADA, Undo())
    played.do(ADA, Undo())
    assert len(played.record) == 2
    assert agrees_with_its_record(played)
    played.do(ADA, Undo())
    assert played.match.consent_request is not None, "the number was picked before the others'"


def test_actions_made_together_are_undone_together() -> None:
    played = in_turn()
    before = played.match.state
    played.act(ADA, "take;take")
    assert played.do(ADA, Undo()).match.consent_request is None
    assert played.match.state == before
    assert agrees_with_its_record(played)


def test_actions_made_together_cannot_be_undone_alone_if_one_revealed_something() -> None:
    played = in_turn(3)
    played.act(ADA, "draw;take")
    asked = played.do(ADA, Undo())
    assert asked.match.consent_request is not None
    assert asked.match.consent_request.kept_actions == len(played.record) - 2


def test_after_taking_back_another_action_may_be_made() -> None:
    played = in_turn().act(ADA, "take")
    played.do(ADA, Undo())
    played.act(ADA, "draw")
    assert [line.action for line in played.record] == ["pick 1", "pick 1", "draw"]
    assert agrees_with_its_record(played)


def test_what_showed_something_hidden_needs_the_others() -> None:
    played = in_turn().act(ADA, "draw")
    before = played.match
    assert calls(before, played.do(ADA, Undo())) == (BRUNO,)
    assert played.match.consent_request is not None
    assert replace(played.match.consent_request, until=0) == ConsentRequest("undo", by=0, kept_actions=2)
    assert played.match.state == before.state


def test_actions_after_a_revelation_are_undone_without_consent() -> None:
    played = in_turn().act(ADA, "draw", "take")
    played.do(ADA, Undo())
    assert (played.match.consent_request, len(played.record)) == (None, 3)
    played.do(ADA, Undo())
    assert played.match.consent_request is not None


def test_luck_is_the_same_after_taking_back() -> None:
    played = in_turn().act(ADA, "draw")
    drawn = played.match.state
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(True))
    assert played.act(ADA, "draw").match.state == drawn


def test_once_the_turn_has_passed_the_others_are_asked() -> None:
    played = in_turn(3).act(ADA, "done")
    before = played.match
    assert calls(before, played.do(ADA, Undo())) == (BRUNO, CHIOMA)


def test_a_number_that_waits_for_the_others_is_taken_back_with_consent_only() -> None:
    played = begun(3).act(ADA, "pick 1")
    played.do(ADA, Undo())
    assert played.match.consent_request is not None
    assert replace(played.match.consent_request, until=0) == ConsentRequest("undo", by=0, kept_actions=0)


def test_who_did_nothing_has_nothing_to_take_back() -> None:
    played = begun().act(ADA, "pick 1")
    assert played.why_not(BRUNO, Undo()) == "nothing-to-undo"


# Asking the others


def test_an_undo_happens_when_all_the_others_agree() -> None:
    played = in_turn(3).act(ADA, "take", "done")
    played.do(ADA, Undo())
    assert calls(played.match, played.do(BRUNO, Answer(True))) is None
    assert played.match.consent_request is not None
    assert replace(played.match.consent_request, until=0) == ConsentRequest(
        "undo", by=0, kept_actions=4, agreed=(1,)
    )
    before = played.match
    change = played.do(CHIOMA, Answer(True))
    assert calls(before, change) == (ADA,), "it is Ada's turn again"
    assert change.match.turn == before.turn + 1
    assert [line.action for line in played.record] == ["pick 1", "pick 1", "pick 1", "take"]
    assert played.match.consent_request is None
    assert agrees_with_its_record(played)


def test_the_requester_is_mentioned_when_all_have_agreed() -> None:
    """It was Ada's turn all the time, but what she asked for has happened only now."""
    played = in_turn(3).act(ADA, "draw")
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(True))
    before = played.match
    assert calls(before, played.do(CHIOMA, Answer(True))) == (ADA,)


def test_an_undo_takes_back_what_others_did_since() -> None:
    played = in_turn(3).act(ADA, "done").act(BRUNO, "pick 3")
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(True))
    played.do(CHIOMA, Answer(True))
    assert played.match.players_to_act() == {0}
    assert len(played.record) == 3
    assert agrees_with_its_record(played)


def test_one_who_declines_is_enough() -> None:
    played = in_turn(3).act(ADA, "done")
    state = played.match.state
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(True))
    played.do(CHIOMA, Answer(False))
    assert (played.match.consent_request, played.match.state) == (None, state)
    assert played.why_not(BRUNO, Answer(True)) == "nothing-asked"


def test_playing_on_declines() -> None:
    played = in_turn().act(ADA, "done")
    played.do(ADA, Undo())
    played.act(BRUNO, "pick 1").act(ADA, "pick 1")
    assert played.match.consent_request is None
    assert played.why_not(BRUNO, Answer(True)) == "nothing-asked"


def test_each_is_asked_once_and_nobody_answers_for_others() -> None:
    played = in_turn(3).act(ADA, "done")
    played.do(ADA, Undo())
    assert played.why_not(ADA, Answer(True)) == "not-asked"
    played.do(BRUNO, Answer(True))
    assert played.why_not(BRUNO, Answer(True)) == "not-asked"
    assert played.why_not(BRUNO, Answer(False)) == "not-asked"


def test_one_thing_is_asked_at_a_time() -> None:
    played = in_turn(3).act(ADA, "done")
    played.do(ADA, Undo())
    assert played.why_not(ADA, Undo()) == "already-asked"
    assert played.why_not(BRUNO, Undo()) == "already-asked"
    assert played.why_not(BRUNO, Cancel()) == "already-asked"


# Calling it off


@pytest.mark.parametrize("user", [ADA, CHIOMA])
def test_before_the_second_turn_anybody_calls_it_off(user: int) -> None:
    played = begun(3)
    before = played.match
    change = played.do(user, Cancel())
    assert calls(before, change) == tuple(other for other in (ADA, BRUNO, CHIOMA) if other != user)
    assert (change.match.status, change.match.ending) == ("abandoned", Ending("cancelled", by=user))


def test_later_all_must_agree_to_call_it_off() -> None:
    played = in_turn(3)
    before = played.match
    assert played.match.turn == 2
    assert calls(before, played.do(BRUNO, Cancel())) == (ADA, CHIOMA)
    played.do(ADA, Answer(True))
    assert not played.match.is_over
    before = played.match
    change = played.do(CHIOMA, Answer(True))
    assert calls(before, change) == (ADA, BRUNO)
    assert change.match.ending == Ending("cancelled", by=BRUNO)
    assert change.match.status == "abandoned"


def test_a_match_goes_on_if_one_declines_to_call_it_off() -> None:
    played = in_turn()
    played.do(BRUNO, Cancel())
    played.do(ADA, Answer(False))
    assert (played.match.status, played.match.consent_request) == ("running", None)


def test_a_moderator_ends_a_stuck_match_with_a_reason() -> None:
    played = in_turn()
    played.do(BRUNO, Cancel())
    before = played.match
    change = played.do(MODERATOR, End("Nobody plays."))
    assert calls(before, change) == (ADA, BRUNO)
    assert change.match.ending == Ending("ended", by=MODERATOR, reason="Nobody plays.")
    assert (change.match.status, change.match.consent_request, change.match.ended_at) == (
        "abandoned",
        None,
        played.now,
    )


# Resigning


def test_when_one_of_two_resigns_the_other_wins() -> None:
    played = in_turn()
    before = played.match
    change = played.do(ADA, Resign())
    ending = change.match.ending
    assert ending is not None
    assert (ending.kind, ending.by) == ("resigned", ADA)
    assert isinstance(ending.outcome, Outcome)
    assert (ending.outcome.ranks, ending.outcome.winners) == ((2, 1), (1,))
    assert calls(before, change) == (BRUNO,)
    assert (change.match.status, change.new_actions) == ("finished", ())


def test_one_may_resign_out_of_turn() -> None:
    played = in_turn()
    played.do(BRUNO, Resign())
    assert played.match.ending is not None
    assert played.match.ending.outcome is not None
    assert played.match.ending.outcome.winners == (0,)


def test_with_three_the_seat_plays_on_by_itself() -> None:
    played = in_turn(3)
    before = played.match
    change = played.do(ADA, Resign())
    assert [(line.player, line.action) for line in change.new_actions] == [(0, "done"), (0, "pick 1")]
    assert calls(before, change) == (BRUNO, CHIOMA)
    assert played.match.resigned == (0,)
    assert played.match.players_to_act() == {1, 2}
    assert agrees_with_its_record(played)


def test_a_seat_that_was_given_up_is_played_whenever_it_is_to_act() -> None:
    played = in_turn(3)
    played.do(BRUNO, Resign())
    played.act(ADA, "done", "pick 2")
    before = played.match
    change = played.do(CHIOMA, Act("pick 3"))
    assert [line.player for line in change.new_actions] == [2, 1, 1]
    assert calls(before, change) == (ADA,), "Chioma knows that she is to pick again"
    assert played.match.players_to_act() == {0, 2}
    assert agrees_with_its_record(played)


def test_who_resigned_only_watches() -> None:
    played = in_turn(3)
    played.do(BRUNO, Resign())
    for command in (Act("pick 1"), Undo(), Answer(True), Resign(), Cancel()):
        assert played.why_not(BRUNO, command) == "you-resigned"


def test_the_last_who_stays_wins() -> None:
    played = in_turn(4)
    played.do(BRUNO, Resign())
    played.do(ADA, Resign())
    before = played.match
    change = played.do(DMITRI, Resign())
    assert change.match.ending is not None
    assert change.match.ending.outcome is not None
    assert change.match.ending.outcome.ranks == (2, 2, 1, 2)
    assert calls(before, change) == (ADA, BRUNO, CHIOMA)


def test_who_resigned_is_not_asked() -> None:
    played = in_turn(3)
    played.do(CHIOMA, Resign())
    before = played.match
    assert calls(before, played.do(ADA, Cancel())) == (BRUNO,)
    played.do(BRUNO, Answer(True))
    assert played.match.is_over


def test_a_resignation_withdraws_the_players_request() -> None:
    played = in_turn(3)
    played.do(BRUNO, Cancel())
    played.do(BRUNO, Resign())
    assert played.match.consent_request is None


def test_taking_back_to_where_a_given_up_seat_is_to_act_does_not_block_the_match() -> None:
    played = begun(3).act(ADA, "pick 2")
    played.do(CHIOMA, Resign())
    played.act(BRUNO, "pick 2")
    played.do(ADA, Undo())
    played.do(BRUNO, Answer(True))
    assert played.match.players_to_act() == {0, 1, 2}
    played.act(BRUNO, "pick 3").act(ADA, "pick 3")
    assert played.match.players_to_act() == {0}
    assert agrees_with_its_record(played)


def test_a_match_may_end_by_a_seat_that_was_given_up() -> None:
    played = in_turn(3)
    played.do(CHIOMA, Resign())
    played.act(ADA, "done", "pick 1").act(BRUNO, "pick 1", "done").act(ADA, "pick 1")
    change = played.do(BRUNO, Act("pick 1"))
    assert [line.player for line in change.new_actions] == [1, 2]
    assert change.match.status == "finished"
    assert agrees_with_its_record(played)
