"""Who counts in a round of Space Builder: absentees, leavers, cancelled rounds, stops, and sealed maps."""

import pytest

from bot.games import IllegalAction
from bot.games.space_builder import MAPS, Options, State
from tests.games.space_builder_play import GAME, build, city_of, legal, live, play, settle, turns, win, wrong

SECOND = 1000
HOUR = 3_600_000


def play_round(state: State, *players: int) -> State:
    """Return the state after a round in turns in which these players open the map and stop at once."""
    at = state.round.opened
    for player in players:
        state = play(state, f"{player} open @{at}, {player} stop @{at + 1}")
    state = settle(state)
    assert state.result is not None
    winner = state.result.winner
    return play(state, f"{winner} unfreeze OBS @{state.until}") if state.phase == "unfreeze" else state


# Rounds that nobody opens (rules 7.4.5)


def test_a_played_round_between_two_unopened_ones_keeps_the_match_alive() -> None:
    once = settle(turns(3))
    assert (once.phase, once.round.number) == ("building", 1)
    again = settle(play_round(once, 0, 1, 2))
    assert (again.phase, again.round.number) == ("building", 2)
    assert settle(again).phase == "abandoned"


def test_a_round_that_is_cancelled_is_not_one_that_nobody_opened() -> None:
    state = play(settle(turns(3)), "0 open @86402000")
    after = play(state, "0 cancel 86402000 @86412001")
    assert (after.phase, after.round.number, after.round.opened) == ("building", 1, 86_412_001)
    assert [player.absences for player in after.players] == [1, 1, 1]
    assert settle(after).phase == "abandoned"


def test_a_player_who_left_stays_out_over_rounds_that_nobody_opens() -> None:
    state = settle(play(turns(3), "2 leave @0"))
    assert [(player.out, player.absences) for player in state.players] == [(False, 1), (False, 1), (True, 0)]
    assert GAME.current_players(state) == {0, 1}
    later = play_round(state, 0, 1)
    assert [player.out for player in later.players] == [False, False, True]


def test_nobody_wins_a_match_that_is_abandoned_whatever_they_have_reached() -> None:
    state = play_round(turns(3), 0, 1, 2)
    assert sorted(len(player.unfrozen) for player in state.players) == [4, 4, 5]
    state = settle(settle(state))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (state.phase, state.winner, outcome.ranks) == ("abandoned", None, (1, 1, 1))
    assert sorted(score.total for score in outcome.scores) == [4, 4, 5]


# Absentees


def test_an_absentee_has_no_faults_but_an_absence_in_turns() -> None:
    absent = settle(play(turns(3), "0 open @0, 0 stop @9, 1 open @0, 1 stop @9")).players[2]
    assert (absent.faults, absent.absences, absent.rounds_won, absent.out) == (0, 1, 0, False)


def test_live_neither_faults_nor_absences_are_counted_of_those_who_sit_out() -> None:
    state = live_without_the_last()
    state = settle(build(state, 0, city_of(state, 0), tap=100))
    assert [(player.faults, player.absences) for player in state.players] == [(0, 0), (4, 0), (0, 0)]


def live_without_the_last() -> State:
    """Return a live round of three that the last player sits out."""
    state = GAME.new_state(3, Options(), "seed")
    return play(state, "2 sit @0, 0 ready @0, 1 ready @0, 0 start @5000")


def test_faults_add_up_over_the_rounds() -> None:
    state = win(play(win(live(), 0), "0 unfreeze OBS @9000"), 0)
    assert [player.faults for player in state.players] == [0, 8]


def test_a_round_can_be_cancelled_in_the_name_of_any_player() -> None:
    state = play(live(3), "1 leave @6000, 1 cancel 5000 @16000")
    assert (state.phase, state.round.opened) == ("ready", 16_000)


# Leaving (rules 7.6)


def eight_cards(player: int) -> State:
    """Return a live match of three in which one player has won four rounds."""
    state = live(3)
    for code in ("OBS", "REA", "HAN", "LFT"):
        state = win(state, player)
        state = play(state, f"{player} unfreeze {code} @{state.until}")
    return state


def test_who_leaves_with_all_cards_laid_still_wins_the_match() -> None:
    state = eight_cards(1)
    at = state.round.opened
    state = play(state, f"0 ready @{at}, 1 ready @{at}, 2 ready @{at}, 0 start @{at + 5000}")
    state = build(state, 1, city_of(state, 1), tap=9000)
    state = play(state, f"1 leave @{at + 20_000}")
    assert GAME.outcome(state) is None
    after = settle(state)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (after.phase, after.winner, outcome.ranks) == ("over", 1, (2, 1, 2))


def test_with_others_building_a_player_with_all_cards_wins_with_a_fault() -> None:
    state = eight_cards(1)
    at = state.round.opened
    state = play(state, f"0 ready @{at}, 1 ready @{at}, 2 ready @{at}, 0 start @{at + 5000}")
    after = settle(build(state, 1, city_of(state, 1, DOM=wrong(state, 1, "DOM", "side")), tap=9000))
    assert (after.phase, after.winner, after.players[1].faults) == ("over", 1, 2)


def test_fewer_faults_break_a_tie_of_cards_and_rounds() -> None:
    state = eight_cards(0)
    at = state.round.opened
    state = play(state, f"0 ready @{at}, 1 ready @{at}, 2 ready @{at}, 0 start @{at + 5000}")
    state = build(state, 2, {"DOM": city_of(state, 2)["DOM"]})
    outcome = GAME.outcome(settle(build(state, 0, city_of(state, 0), tap=9000)))
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2)


def test_who_leaves_in_the_middle_of_building_keeps_what_lies() -> None:
    state = build(live(3), 1, city_of(live(3), 1))
    state = play(state, "1 leave @6000, 0 stop @6001, 2 stop @6002")
    after = settle(state)
    assert after.result is not None
    assert (after.result.winner, after.phase, after.round.number) == (1, "ready", 2)
    assert after.players[1].rounds_won == 1


@pytest.mark.parametrize(("at", "stop"), [(5001, 8001), (8000, 8001), (8001, 8001), (8500, 8500)])
def test_leaving_lays_down_tools_after_the_last_click_whatever_the_stamp(at: int, stop: int) -> None:
    """News of leaving may carry an earlier time than a click that has already been applied."""
    state = play(live(3), f"1 take DOM @8000, 1 leave @{at}#77")
    assert state.round.seats[1].hand.stop == (stop, 77)
    assert state.players[1].out


def test_leaving_before_the_own_clock_starts_stops_with_it() -> None:
    assert play(live(3), "1 leave @0").round.seats[1].hand.stop == (5000, 0)


@pytest.mark.parametrize(
    ("state", "end"),
    [(live(3, cap_seconds=60), 65_000), (play(turns(3, cap_seconds=60), "1 open @0"), 60_000)],
)
def test_leaving_at_the_very_end_of_the_clock_is_still_a_stop(state: State, end: int) -> None:
    assert play(state, f"1 leave @{end}").round.seats[1].hand.stop == (end, 0)
    late = play(state, f"1 leave @{end + 1}")
    assert (late.round.seats[1].hand.stop, late.players[1].out) == (None, True)


def test_a_match_whose_last_builder_left_and_whose_other_player_never_came_is_closed() -> None:
    state = settle(play(turns(), "0 open @0, 0 stop @9"))
    state = play(state, f"0 unfreeze OBS @{state.until}")
    at = state.round.opened
    state = settle(play(state, f"0 open @{at}, 0 stop @{at + 1}, 0 leave @{at + 2}"))
    assert (state.phase, state.winner, state.active()) == ("abandoned", None, [])


def test_leaving_after_the_tap_changes_no_city() -> None:
    state = build(live(3), 1, city_of(live(3), 1), tap=100)
    assert play(state, "1 leave @9000").round.seats == state.round.seats


# When a round can be settled (rules 4.5, 7.2)


@pytest.mark.parametrize(("stops", "earliest"), [((300, 200), 2300), ((200, 300), 2300), ((20, 30), 2100)])
def test_a_round_is_never_settled_before_the_last_one_has_stopped(
    stops: tuple[int, int], earliest: int
) -> None:
    state = build(live(3), 0, city_of(live(3), 0), tap=100)
    for player, stop in zip((1, 2), stops, strict=True):
        state = play(state, f"{player} stop @{5000 + stop}")
    with pytest.raises(IllegalAction, match="round-not-over"):
        play(state, f"0 settle @{5000 + earliest - 1}")
    assert play(state, f"0 settle @{5000 + earliest}").phase == "unfreeze"
    assert play(state, f"0 settle @{5000 + earliest + 1}").phase == "unfreeze"


def test_in_turns_the_own_clock_of_the_last_opener_is_waited_for() -> None:
    state = build(play(turns(), "0 open @0"), 0, city_of(turns(), 0), tap=1000)
    state = play(state, "1 open @3600000, 1 take DOM @3600010")
    with pytest.raises(IllegalAction, match="round-not-over"):
        play(state, "0 settle @3602999")
    state = play(state, "1 stop @3650000")
    with pytest.raises(IllegalAction, match="round-not-over"):
        play(state, "0 settle @3651999")
    result = play(state, "0 settle @3652000").result
    assert result is not None
    assert [(one.player, one.tapped, one.time) for one in result.verdicts] == [
        (1, False, 0),
        (0, True, 1000),
    ][::-1]


# The time to choose a card (rules 6)


@pytest.mark.parametrize(
    ("options", "thaw"),
    [
        (Options(), 60 * SECOND),
        (Options(mode="turns"), 24 * HOUR),
        (Options(thaw_seconds=10, thaw_hours=3), 10 * SECOND),
        (Options(mode="turns", thaw_seconds=10, thaw_hours=3), 3 * HOUR),
    ],
)
def test_the_winner_has_a_minute_live_and_a_day_in_turns_to_choose_a_card(
    options: Options, thaw: int
) -> None:
    state = GAME.new_state(2, options, "seed")
    if options.live:
        state = play(state, "0 ready @0, 1 ready @0, 0 start @5000, 0 stop @5001, 1 stop @5001")
    else:
        state = play(state, "0 open @5000, 1 open @5000, 0 stop @5001, 1 stop @5001")
    state = play(state, "0 settle @7001")
    assert (state.phase, state.until) == ("unfreeze", 7001 + thaw)
    assert GAME.deadline(state) == 7002 + thaw


def test_a_card_can_be_chosen_as_soon_as_the_round_is_settled_however_late_in_the_match() -> None:
    state = win(play(win(live(), 0), "0 unfreeze OBS @9000"), 0, at=200_000)
    assert legal(state, 0) == [f"unfreeze {code} @217000" for code in ("REA", "HAN", "LFT")]


# Maps


def test_the_result_tells_its_round_and_how_the_map_lay() -> None:
    state, facings = live(), set()
    for number in (1, 2, 3):
        after = win(state, 0)
        assert after.result is not None
        assert (after.result.round, after.result.facing) == (number, state.round.facing)
        facings.add(after.result.facing)
        state = play(after, f"0 unfreeze {legal(after, 0)[0].split()[1]} @{after.until}")
    assert len(facings) > 1


def maps_up(state: State) -> list[int]:
    return [seat.map for seat in state.round.seats]


def test_live_all_build_the_same_map_even_if_maps_are_sealed() -> None:
    state = live(4, sealed=True)
    assert len(set(maps_up(state))) == 1
    assert len(state.deck.cards) == len(MAPS) - 1


def test_a_refill_in_the_middle_of_a_sealed_draw_gives_nobody_the_map_of_another() -> None:
    """With three players the seventh draw takes the last two maps, and one of those shuffled again."""
    state = turns(3, sealed=True)
    for _ in range(30):
        maps = maps_up(state)
        assert len(set(maps)) == 3
        face_down = [number for number, _ in state.deck.cards]
        assert sorted([*maps, *face_down, *state.deck.used]) == sorted(MAPS)
        at = state.round.opened
        state = play(state, f"0 open @{at}, 0 cancel {at} @{at + 10_001}")
        assert not state.deck.used or state.deck.used[-3:] == tuple(sorted(maps))
    assert state.deck.shuffles > 2


def test_a_map_that_comes_again_has_another_facing_drawn_for_it() -> None:
    state = turns(2)
    facings: dict[int, list[int]] = {number: [] for number in MAPS}
    for _ in range(60):
        facings[maps_up(state)[0]].append(state.round.facing)
        at = state.round.opened
        state = play(state, f"0 open @{at}, 0 cancel {at} @{at + 10_001}")
    assert all(len(each) == 3 for each in facings.values())
    assert any(len(set(each)) > 1 for each in facings.values())


# Cards in the hand


def test_taking_back_a_card_that_is_in_the_hand_keeps_its_turn_and_side_and_is_no_change() -> None:
    state = play(live(), "0 take DOM @5000, 0 turn -1 @5001, 0 flip @5002, 0 back @5003")
    hand = state.round.seats[0].hand
    assert (hand.held, hand.changed) == (None, None)
    assert [(card.location, card.turn, card.side) for card in hand.cards[:2]] == [("", 3, "B"), ("", 0, "A")]
    assert view_time(play(state, "0 stop @9000, 1 stop @9000")) == 0


def test_taking_back_a_card_from_the_board_keeps_its_turn_and_side_and_is_a_change() -> None:
    state = play(live(), "0 take DOM @5000, 0 turn -1 @5001, 0 flip @5002, 0 lay B2 @5003")
    state = play(state, "0 take DOM @5004, 0 back @5005#9")
    hand = state.round.seats[0].hand
    assert (hand.held, hand.changed) == (None, (5005, 9))
    card = hand.cards[0]
    assert (card.location, card.turn, card.side) == ("", 3, "B")
    assert view_time(play(state, "0 stop @9000, 1 stop @9000")) == 5


def view_time(state: State) -> int:
    """Return the first player's time as published once the round is settled."""
    result = settle(state).result
    assert result is not None
    return next(one.time for one in result.verdicts if one.player == 0)
