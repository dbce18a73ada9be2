"""The edges of the rules of Space Builder: first and last moments, and who may act for whom."""

from contextlib import suppress

import pytest

from bot.games import GAMES, IllegalAction, RealTimeGame
from bot.games.space_builder import (
    MAPS,
    STARRED,
    Back,
    CancelRound,
    Expire,
    Flip,
    Lay,
    Leave,
    Open,
    Options,
    Ready,
    Settle,
    SitOut,
    Start,
    State,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
)
from bot.games.space_builder.flow import full_deck
from bot.games.space_builder.state import Stage
from tests.games.space_builder_play import (
    GAME,
    build,
    city_of,
    legal,
    live,
    new,
    play,
    settle,
    turns,
    view_of,
    win,
)

HOUR = 3_600_000


def refusal(state: State, text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as error:
        play(state, text)
    return error.value.reason, dict(error.value.details)


# Cards


def test_a_card_keeps_its_side_when_it_is_turned_and_when_another_takes_its_place() -> None:
    state = play(live(), "0 take DOM @5000, 0 flip @5001, 0 turn +1 @5002, 0 lay B2 @5003")
    state = play(state, "0 take SIL @5004, 0 lay B2 @5005")
    cards = state.round.seats[0].hand.cards
    assert [(card.location, card.turn, card.side) for card in cards[:2]] == [("", 1, "B"), ("B2", 0, "A")]


def test_the_last_change_is_that_of_the_board_and_not_of_the_hand() -> None:
    state = play(live(), "0 take DOM @5000, 0 lay B2 @5001#5")
    clicks = ("take SIL @5002", "turn +1 @5003", "flip @5004", "back @5005", "take DOM @5006")
    for click in clicks:
        state = play(state, f"0 {click}")
        assert state.round.seats[0].hand.changed == (5001, 5), click
    assert play(state, "0 flip @5007#6").round.seats[0].hand.changed == (5007, 6)
    assert play(state, "0 lay C3 @5007#7").round.seats[0].hand.changed == (5007, 7)
    assert play(state, "0 stop @5008").round.seats[0].hand.changed == (5001, 5)


def test_a_tap_keeps_the_last_change() -> None:
    state = build(live(3), 0, city_of(live(3), 0))
    change = state.round.seats[0].hand.changed
    assert change is not None
    assert play(state, "0 tap @9000").round.seats[0].hand.changed == change


def test_actions_offered_while_building() -> None:
    state = play(live(), "0 take DOM @5000")
    takes = [f"take {code} @5001" for code in STARRED[1:]]
    tools = [f"{tool} @5001" for tool in ("turn +1", "turn -1", "flip", "back")]
    lays = [f"lay {square} @5001" for square in ("A1", "B1", "C1", "A2", "B2", "C2", "B3", "C3")]
    assert legal(state, 0) == ["stop @5001", *takes, *tools, *lays, "settle @307000"]
    full = build(live(), 0, city_of(live(), 0))
    at = full.round.seats[0].clicks[-1].at + 1
    takes = [f"take {code} @{at}" for code in STARRED]
    assert legal(full, 0) == [f"stop @{at}", *takes, f"tap @{at}", "settle @307000"]


def test_players_are_offered_what_they_may_do_and_spectators_nothing() -> None:
    assert (view_of(live()).legal, view_of(live()).winner) == ((), None)
    for player in (0, 1):
        assert view_of(live(), player).legal == tuple(legal(live(), player)[:-1])


def test_a_player_who_changed_nothing_has_time_and_id_zero() -> None:
    result = settle(play(live(), "0 stop @5001#9, 1 stop @5001#9")).result
    assert result is not None
    assert [(one.time, one.id, one.tapped) for one in result.verdicts] == [(0, 0, False)] * 2


# Clicks and clocks


def test_a_click_comes_after_the_last_one_and_not_only_after_the_first() -> None:
    state = play(live(), "0 take DOM @8000, 0 flip @8005")
    assert refusal(state, "0 flip @8003") == ("too-early", {"at": 8003, "earliest": 8006})
    assert refusal(state, "0 flip @8005") == ("too-early", {"at": 8005, "earliest": 8006})
    assert play(state, "0 flip @8006")


def test_a_click_at_the_very_end_of_the_clock_is_the_last_one() -> None:
    state = play(live(cap_seconds=60), "0 take DOM @5001, 0 flip @65000")
    assert GAME.current_players(state) == {1}
    assert GAME.current_players(play(state, "1 stop @65000")) == {0, 1}
    assert GAME.current_players(play(live(cap_seconds=60), "0 take DOM @64999")) == {0, 1}


def test_a_player_who_has_finished_in_turns_is_not_to_act() -> None:
    state = play(turns(3), "0 open @0, 0 stop @9")
    assert GAME.current_players(state) == {1, 2}
    assert GAME.current_players(play(state, "1 sit @5")) == {2}
    assert GAME.current_players(play(state, "1 sit @5, 2 leave @5")) == {0, 1}


def test_a_player_who_sits_out_a_live_round_is_not_to_act_and_has_no_actions() -> None:
    state = play(new(3), "2 sit @0, 0 ready @0, 1 ready @0, 0 start @5000")
    assert GAME.current_players(state) == {0, 1}
    over = play(state, "0 stop @5001, 1 stop @5002")
    assert GAME.current_players(over) == {0, 1, 2}
    assert legal(over, 2) == ["settle @7002"]


def test_a_player_too_late_for_a_live_round_is_not_to_act_and_has_no_actions() -> None:
    state = play(new(3), "0 ready @100, 2 ready @900, 1 start @125900")
    assert GAME.current_players(state) == {0, 2}
    over = play(state, "0 stop @125901, 2 stop @125902")
    assert legal(over, 1) == ["settle @127902"]


def test_who_leaves_after_the_clock_ran_out_is_not_waited_for() -> None:
    assert GAME.current_players(play(live(3), "1 leave @900000")) == {0, 2}
    assert GAME.current_players(play(turns(3), "1 open @0, 1 leave @900000")) == {0, 2}


# Getting ready


def test_who_gets_ready_at_the_very_moment_of_the_start_takes_part() -> None:
    state = play(new(3), "0 ready @100, 2 ready @900, 1 ready @125900")
    assert [seat.start for seat in play(state, "0 start @125900").round.seats] == [125_900] * 3


def test_who_was_ready_exactly_ten_minutes_ago_takes_part() -> None:
    state = play(new(), "0 ready @0, 1 ready @595000")
    assert legal(state, 0) == ["start @600000"]
    assert [seat.start for seat in play(state, "0 start @600000").round.seats] == [600_000] * 2
    assert refusal(state, "0 start @600001") == ("too-few-ready", {"needed": 2})


def test_a_map_goes_up_in_the_name_of_those_who_are_waited_for() -> None:
    state = play(new(3), "0 ready @100, 2 ready @900")
    assert refusal(state, "0 start @125900") == ("not-your-turn", {})
    assert play(state, "1 start @125900").phase == "building"


def test_those_who_sit_out_are_not_asked_again_while_two_can_play() -> None:
    state = play(new(4), "1 sit @0, 2 leave @0")
    assert GAME.current_players(state) == {0, 3}
    assert refusal(state, "1 ready @5") == ("sat-out", {})


def test_nobody_gets_ready_for_a_round_before_it_is_open() -> None:
    state = win(live(3), 0)
    state = play(state, f"0 unfreeze OBS @{state.until}")
    opened_at = state.round.opened
    for action in ("ready", "sit"):
        early = {"at": opened_at - 1, "earliest": opened_at}
        assert refusal(state, f"1 {action} @{opened_at - 1}") == ("too-early", early)
        assert play(state, f"1 {action} @{opened_at}")


# In turns


def after_a_round_in_turns() -> State:
    """Return a round in turns that has been settled; player 0 chooses a card."""
    return win(play(turns(), "0 open @0, 1 open @0"), 0)


def test_no_map_is_opened_between_two_rounds() -> None:
    state = after_a_round_in_turns()
    for action in ("open", "sit"):
        assert refusal(state, f"1 {action} @{state.until}") == ("not-while-unfreezing", {})
    state = play(state, f"0 unfreeze OBS @{state.until}")
    opened_at = state.round.opened
    for action in ("open", "sit"):
        early = {"at": opened_at - 1, "earliest": opened_at}
        assert refusal(state, f"1 {action} @{opened_at - 1}") == ("too-early", early)


def test_a_round_is_not_settled_before_somebody_said_that_they_sit_it_out() -> None:
    state = play(turns(), "0 open @0, 0 stop @9, 1 sit @5000")
    assert legal(state, 0) == ["settle @7000"]
    assert refusal(state, "0 settle @6999") == ("round-not-over", {})


def test_a_round_is_settled_in_the_name_of_somebody_who_is_waited_for() -> None:
    state, late = play(turns(), "0 open @0, 0 stop @9"), 24 * HOUR + 2000
    assert refusal(state, f"0 settle @{late}") == ("round-not-over", {})
    assert play(state, f"1 settle @{late}").phase == "unfreeze"


def test_a_clock_that_ran_out_is_noted_while_the_round_waits_for_others() -> None:
    state = play(turns(3, cap_seconds=60), "0 open @0, 0 take DOM @9, 1 open @40000")
    assert GAME.deadline(state) == 62_000
    assert GAME.timeout_action(state, 61_999) is None
    assert GAME.timeout_action(state, 62_000) == (0, Expire(62_000))
    assert refusal(state, "0 expire @61999") == ("round-not-over", {})
    assert refusal(state, "2 expire @99999") == ("round-not-over", {})
    expired = play(state, "0 expire @62000")
    assert GAME.current_players(expired) == GAME.publicly_to_act(expired) == {1, 2}
    assert GAME.legal_actions(expired, 0) == []
    assert GAME.deadline(expired) == 102_000
    late = play(expired, "0 lay B1 @60000")  # Discord reported it late
    assert late.round.seats[0].expired
    assert refusal(expired, "0 lay B1 @60001") == ("time-is-up", {"end": 60_000})
    assert settle(play(expired, "2 sit @70000")).result == settle(play(state, "2 sit @70000")).result


def test_a_clock_that_runs_out_last_settles_the_round() -> None:
    state = play(turns(cap_seconds=60), "0 open @0, 1 open @0, 1 stop @9")
    assert GAME.timeout_action(state, 62_000) == (0, Settle(62_000))
    assert refusal(state, "0 expire @62000") == ("round-not-over", {})
    for secret in (live(), play(turns(cap_seconds=60, sealed=True), "0 open @0")):
        assert not any(isinstance(action, Expire) for action in GAME.legal_actions(secret, 0))


def test_a_round_that_nobody_opened_has_no_winner() -> None:
    result = settle(turns()).result
    assert result is not None
    assert (result.verdicts, result.winner) == ((), None)


def test_leaving_between_two_rounds_counts_whatever_its_time() -> None:
    state = play(win(live(3), 0), "1 leave @5001")
    assert (state.phase, state.players[1].out) == ("unfreeze", True)


# A silence (rules 7.2)


def cancels(state: State, since: int, at: int) -> bool:
    """Return whether a silence cancels the round."""
    text = f"cancel {since} @{at}"
    with suppress(IllegalAction):
        return play(state, f"0 {text}").round.opened == at
    assert refusal(state, f"0 {text}") == ("no-clock-ran", {})
    return False


def test_a_silence_counts_from_the_start_of_a_clock_to_its_end() -> None:
    state = play(turns(), "0 open @20000")
    assert [cancels(state, 0, at) for at in (19_999, 20_000)] == [False, True]
    after_stop = play(state, "0 stop @30000#999999")
    assert [cancels(after_stop, since, since + 20_000) for since in (30_000, 30_001)] == [True, False]
    after_tap = build(state, 0, city_of(state, 0), tap=10_000, click_id=999_999)
    assert [cancels(after_tap, since, since + 20_000) for since in (30_000, 30_001)] == [True, False]
    assert [cancels(state, since, since + 20_000) for since in (320_000, 320_001)] == [True, False]


# What a refusal says


def test_a_refusal_says_what_would_be_possible() -> None:
    assert refusal(play(new(3), "1 sit @0"), "0 sit @5") == ("too-few-left", {"needed": 2})
    late = 24 * HOUR + 1
    assert refusal(turns(), f"0 open @{late}") == ("deadline-passed", {"deadline": late - 1})
    state = win(live(), 0)
    assert refusal(state, f"0 unfreeze HAN @{state.until + 1}") == ("choice-over", {"card": "OBS"})
    assert refusal(live(), "0 cancel 5000 @15000") == ("heard-all", {"longest": 10_000})


# Times as they come


def test_actions_other_than_clicks_are_never_too_early() -> None:
    assert GAME.add_timestamp(new(), 0, "ready", -5, 7) == "ready @0#7"
    assert GAME.add_timestamp(new(), 0, "ready", 0, 0) == "ready @0"
    state = win(live(), 0)
    assert GAME.add_timestamp(state, 0, "unfreeze OBS", 1, 7) == "unfreeze OBS @8000#7"
    later = play(state, f"0 unfreeze OBS @{state.until}")
    assert GAME.add_timestamp(later, 1, "ready", 1, 7) == f"ready @{later.round.opened}#7"


def test_a_later_interaction_is_a_later_click_even_within_a_millisecond() -> None:
    state = play(live(), "0 take DOM @8000#5")
    assert GAME.add_timestamp(state, 0, "flip", 8000, 6) == "flip @8001#6"
    assert GAME.add_timestamp(state, 0, "flip", 8000, 5) == "flip @8000#5"
    assert GAME.add_timestamp(state, 0, "flip", 8000, 4) == "flip @8000#4"
    assert GAME.add_timestamp(state, 0, "flip", 9000, 6) == "flip @9000#6"
    assert GAME.add_timestamp(state, 1, "take DOM", 4000, 6) == "take DOM @4000#6"
    after_flip = play(state, "0 flip @8001#6")
    assert GAME.add_timestamp(after_flip, 0, "lay B1", 8000, 6) == "lay B1 @8001#6"
    no_number = play(live(), "0 take DOM @8000")
    assert GAME.add_timestamp(no_number, 0, "flip", 8000, 0) == "flip @8001"
    later = play(state, "0 flip @8001#9")
    assert GAME.add_timestamp(later, 0, "flip", 8001, 7) == "flip @8001#7"
    assert GAME.add_timestamp(later, 0, "flip", 8001, 10) == "flip @8002#10"
    assert GAME.add_timestamp(play(turns(), "0 open @0"), 0, "take DOM", -1, 5) == "take DOM @0#5"
    with pytest.raises(IllegalAction) as error:
        GAME.add_timestamp(state, 0, "dance", 9000, 6)
    assert error.value.details == {"text": "dance"}


def test_all_actions_of_one_interaction_count_at_its_time() -> None:
    state = play(live(), "0 take DOM @8000#5")
    after_lay = play(state, "0 lay B1 @8000#5")
    assert after_lay.round.seats[0].hand.changed == (8000, 5)
    for other in ("lay B1 @8000#6", "lay B1 @8000#4", "lay B1 @7999#5"):
        with pytest.raises(IllegalAction, match="too-early"):
            play(state, f"0 {other}")
    later = play(after_lay, "0 take SIL @9000#6, 0 lay C1 @9000#6")
    assert later.round.seats[0].hand.changed == (9000, 6)
    with pytest.raises(IllegalAction, match="too-early"):
        play(live(), "0 take DOM @8000, 0 lay B1 @8000")


def test_the_deck_is_shuffled_and_not_only_turned() -> None:
    orders = [[number for number, _ in full_deck(Stage(Options(), seed)).cards] for seed in ("one", "two")]
    assert [sorted(order) for order in orders] == [list(MAPS)] * 2
    assert orders[0] != orders[1]
    assert list(MAPS) not in orders


def test_a_stored_match_is_dealt_the_same_maps_by_every_version() -> None:
    assert full_deck(Stage(Options(), "seed")).cards[:4] == ((14, 0), (15, 0), (10, 3), (12, 0))


# What the services ask of the rules


def test_time_is_due_when_the_rules_say() -> None:
    assert GAME.deadline(new()) is None
    ready = play(new(), "0 ready @0, 1 ready @7")
    assert GAME.deadline(ready) == 5007
    assert GAME.deadline(live()) == 307_000
    assert GAME.deadline(turns()) == 24 * HOUR + 2000
    assert GAME.deadline(play(new(), "0 leave @0")) is None


def test_timeout_actions() -> None:
    ready = play(new(), "0 ready @0, 1 ready @7")
    assert GAME.timeout_action(ready, 9999) is None
    assert GAME.timeout_action(new(), 9999) is None
    assert GAME.timeout_action(live(), 306_999) is None
    assert GAME.timeout_action(live(), 307_000) == (0, Settle(307_000))
    in_turns = play(turns(), "0 open @0, 0 stop @9")
    assert GAME.timeout_action(in_turns, 10**9) == (1, Settle(10**9))
    choosing = win(live(), 1)
    assert GAME.timeout_action(choosing, choosing.until) is None
    assert GAME.timeout_action(choosing, choosing.until + 1) == (1, Unfreeze("OBS", choosing.until + 1))


def test_after_the_end_nobody_leaves() -> None:
    assert refusal(play(new(3), "0 leave @0, 1 leave @0"), "2 leave @9") == ("match-over", {})


def test_space_builder_alone_is_a_race_against_real_time() -> None:
    assert [key for key, game in GAMES.items() if isinstance(game, RealTimeGame)] == [GAME.key]


def test_phases_tell_rounds_and_their_parts_apart() -> None:
    state = win(live(), 0)
    phases = [
        GAME.phase(one) for one in (new(), live(), state, play(state, f"0 unfreeze OBS @{state.until}"))
    ]
    assert phases == [(1, 0, "ready"), (1, 0, "building"), (1, 0, "unfreeze"), (2, state.until, "ready")]


def test_only_the_choice_of_a_card_and_a_race_of_one_are_not_shared() -> None:
    assert GAME.is_simultaneous(new())
    assert GAME.is_simultaneous(live())
    assert not GAME.is_simultaneous(win(live(), 0))
    assert not GAME.is_simultaneous(play(live(), "0 leave @5001"))


def test_players_to_act_are_public_except_in_a_sealed_round_in_turns() -> None:
    state = play(turns(3, sealed=True), "0 open @0, 0 stop @9")
    assert GAME.publicly_to_act(state) == {0, 1, 2}
    assert GAME.publicly_to_act(play(state, "2 leave @9")) == {0, 1}
    state = play(turns(3), "0 open @0")
    assert GAME.publicly_to_act(state) == {0, 1, 2}
    state = play(state, "0 stop @9")
    assert GAME.publicly_to_act(state) == {1, 2}
    assert GAME.publicly_to_act(play(state, "2 sit @9")) == {1}
    assert GAME.publicly_to_act(play(state, "2 sit @9, 1 sit @9")) == frozenset()
    assert GAME.publicly_to_act(play(new(3), "1 ready @0")) == {0, 2}
    assert GAME.publicly_to_act(play(new(), "0 ready @0, 1 ready @0")) == frozenset()
    assert GAME.publicly_to_act(live()) == {0, 1}
    assert GAME.publicly_to_act(win(live(), 1)) == {1}


def test_only_sealed_rounds_in_turns_hide_who_acted() -> None:
    assert GAME.hides_who_acted(turns(sealed=True))
    assert not GAME.hides_who_acted(turns())
    assert not GAME.hides_who_acted(live())
    assert not GAME.hides_who_acted(win(play(turns(), "0 open @0, 1 open @0"), 0))


def test_what_builders_do_is_secret_until_the_round_is_over() -> None:
    before, click, tap, stop = live(3), Take("DOM", 5000), Tap(5000), Stop(5000)
    assert GAME.is_hidden(before, click, before)
    assert not GAME.is_hidden(before, tap, before)
    assert not GAME.is_hidden(before, stop, before)
    assert not GAME.is_hidden(before, click, win(before, 0))
    first = turns(3)
    for action in (click, tap, stop, Open(0), SitOut(0)):
        assert GAME.is_hidden(first, action, play(first, "0 open @0"))
        assert not GAME.is_hidden(first, action, settle(first))
    assert not GAME.is_hidden(first, Leave(0), play(first, "0 leave @0"))
    choosing = win(play(turns(), "0 open @0, 1 open @0"), 0)
    next_round = play(choosing, f"0 unfreeze OBS @{choosing.until}")
    assert not GAME.is_hidden(choosing, Unfreeze("OBS", 0), next_round)


def test_handling_cards_is_log_noise_and_timeouts_are_system_actions() -> None:
    handling = (Take("DOM", 0), Turn(1, 0), Flip(0), Lay("B1", 0), Back(0))
    news = (Tap(0), Stop(0), Ready(0), SitOut(0), Open(0), Unfreeze("OBS", 0), Leave(0))
    system = (Start(0), Settle(0), CancelRound(0, 0))
    assert [GAME.is_log_noise(action) for action in (*handling, *news, *system)] == [True] * 5 + [False] * 10
    assert [GAME.is_system_action(action) for action in (*handling, *news, *system)] == [False] * 12 + [
        True
    ] * 3


@pytest.mark.parametrize("text", ["lay B2 @41300#17", "flip @1", "TAKE  dom @0", "settle @9", "cancel 3 @9"])
def test_a_line_of_a_record_says_whether_it_is_log_noise(text: str) -> None:
    assert GAME.is_log_noise_text(text) == GAME.is_log_noise(GAME.action_from_string(text))


def test_resigning_is_leaving_and_never_before_the_round() -> None:
    assert GAME.resign_action(live(), 0, 77) == Leave(77)
    state = play(win(live(), 0), "0 unfreeze OBS @9000")
    assert GAME.resign_action(state, 0, 77) == Leave(9000)
