"""The clocks of Space Builder: getting ready, rounds in turns, leaving, and time without clicks."""

import pytest

from bot.games.space_builder import MAPS, Card, State, replay_hand
from bot.games.space_builder.options import MOST_CLICKS
from tests.games.space_builder_play import (
    GAME,
    START,
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
    wrong,
)

HOUR = 3_600_000


def refusal(state: State, text: str) -> str:
    with pytest.raises(ValueError, match=r".+") as error:
        play(state, text)
    return str(error.value.args[0])


def winner_of(state: State) -> int | None:
    assert state.result is not None
    return state.result.winner


# Before a live round (rules 7.3)


def test_map_goes_up_five_seconds_after_all_are_ready() -> None:
    state = play(new(3), "0 ready @100, 2 ready @900, 1 ready @700")
    assert [legal(state, player) for player in range(3)] == [["start @5900"]] * 3
    assert refusal(state, "0 start @5899") == "too-early"
    assert all(seat.start == 6000 for seat in play(state, "1 start @6000").round.seats)


def test_two_do_not_wait_longer_than_agreed() -> None:
    state = play(new(3), "0 ready @100, 2 ready @900")
    assert GAME.current_players(state) == {1}
    assert legal(state, 1) == ["sit @0", "ready @0", "start @125900"]
    after = play(state, "1 start @125900")
    assert [seat.start for seat in after.round.seats] == [125_900, None, 125_900]
    assert refusal(after, "1 take DOM @125901") == "not-in-round"
    result = win(after, 0).result
    assert result is not None
    assert [one.player for one in result.verdicts] == [0, 2]


def test_nobody_waits_for_a_player_who_sits_the_round_out() -> None:
    state = play(new(3), "1 sit @50, 0 ready @100, 2 ready @900")
    assert legal(state, 0) == ["start @5900"]
    assert refusal(state, "1 ready @950") == "sat-out"
    assert refusal(play(new(3), "1 sit @50"), "0 sit @60") == "too-few-left"


def test_readiness_lapses_after_ten_minutes() -> None:
    state = play(new(2), "0 ready @101, 1 ready @595102")
    assert legal(state, 0) == ["ready @600102"]
    assert legal(state, 1) == []
    assert refusal(state, "0 ready @600101") == "already-ready"
    assert refusal(state, "0 start @600102") == "too-few-ready"
    assert legal(play(state, "0 ready @600102"), 1) == ["start @605102"]


def test_one_who_is_ready_waits_for_another() -> None:
    assert legal(play(new(3), "0 ready @0"), 1) == ["sit @0", "ready @0"]


# In turns (rules 7.4)


def race(first: tuple[int, int], second: tuple[int, int], players: int = 2, *, ghosts: bool = False) -> State:
    """Return a race of two players who open and tap at these times; the second tap is on the own clock."""
    state = turns(players, ghosts=ghosts)
    for player, (open_at, tap) in enumerate((first, second)):
        state = play(state, f"{player} open @{open_at}")
        state = build(state, player, city_of(state, player), tap=tap)
    return state


@pytest.mark.parametrize(("first", "second", "winner"), [(41_000, 52_000, 0), (52_000, 41_000, 1)])
def test_clocks_are_put_side_by_side(first: int, second: int, winner: int) -> None:
    """The last builder is rewound to the other's tap; a later tap does not count."""
    after = settle(race((7000, first), (9_000_000, second)))
    assert after.result is not None
    assert (after.result.end, after.result.winner) == (41_000, winner)
    assert sorted(one.tapped for one in after.result.verdicts) == [False, True]


def test_clicks_after_the_end_do_not_count() -> None:
    state = build(play(turns(), "0 open @0"), 0, city_of(turns(), 0, DOM=wrong(turns(), 0, "DOM", "side")))
    state = play(state, "0 tap @9000, 1 open @100000")
    right = city_of(state, 1)
    state = build(state, 1, {code: way for code, way in right.items() if code != "GRN"})
    location, *_ = right["GRN"] or ("",)
    state = play(state, f"1 take GRN @109000, 1 lay {location} @109001, 1 tap @109002")
    result = settle(state).result
    assert result is not None
    assert (result.end, result.winner) == (9000, 1)
    assert [(one.player, one.tapped, one.faults) for one in result.verdicts] == [(0, True, 2), (1, False, 1)]
    assert result.verdicts[1].flaws[3] == "not-built"


def test_the_hand_at_any_time_follows_from_the_clicks() -> None:
    state = play(live(), "0 take DOM @5000, 0 lay B2 @5010, 0 take DOM @5020, 0 flip @5030")
    clicks = state.round.seats[0].clicks
    lay = [replay_hand(("DOM",), clicks, until).cards[0] for until in (5009, 5010, 5029, 5030)]
    assert lay == [Card("DOM"), Card("DOM", "B2"), Card("DOM", "B2"), Card("DOM", "B2", 0, "B")]


def test_round_is_settled_when_all_have_finished_or_the_deadline_has_come() -> None:
    state = turns()
    assert legal(state, 0) == ["sit @0", "open @0", f"settle @{24 * HOUR + 2000}"]
    state = play(state, "0 open @1000")
    assert legal(state, 1)[-1] == f"settle @{24 * HOUR + 2000}"
    state = play(state, f"1 open @{24 * HOUR}")
    assert legal(state, 1)[-1] == f"settle @{24 * HOUR + 302_000}"
    state = play(state, f"0 stop @5000, 1 stop @{24 * HOUR + 50}")
    assert legal(state, 1) == [f"settle @{24 * HOUR + 2050}"]
    assert legal(play(turns(), "0 open @0, 1 open @0"), 0)[-1] == "settle @302000"
    assert refusal(turns(), f"0 open @{24 * HOUR + 1}") == "deadline-passed"


def test_map_is_opened_once_a_round() -> None:
    assert refusal(play(turns(), "0 open @5"), "0 open @6") == "already-opened"
    assert refusal(play(turns(), "0 open @5"), "0 sit @6") == "already-opened"
    assert refusal(turns(), "0 take DOM @5") == "map-not-opened"


def test_who_opened_alone_wins_the_round() -> None:
    after = settle(play(turns(), "0 open @0, 0 stop @9"))
    assert (winner_of(after), after.phase, after.players[1].absences) == (0, "unfreeze", 1)


def all_cards(player: int) -> State:
    """Return a match of three in which ``player`` gets all cards and everybody opens every round."""
    state = turns(3)
    for code in ("OBS", "REA", "HAN", "LFT"):
        for seat in range(3):
            state = play(state, f"{seat} open @{state.round.opened}")
        state = play(win(state, player), f"{player} unfreeze {code} @{state.round.opened + 400_000}")
    return state


@pytest.mark.parametrize(("tap", "winner"), [(None, None), (9000, 0)])
def test_alone_with_all_cards_only_a_faultless_city_wins(tap: int | None, winner: int | None) -> None:
    state = all_cards(0)
    state = play(state, f"0 open @{state.round.opened}")
    after = settle(build(state, 0, city_of(state, 0) if tap else {}, tap=tap))
    assert winner_of(after) == winner
    assert (after.phase == "over") is (winner is not None)
    assert after.players[0].rounds_won == (5 if tap else 4)


def test_a_lone_round_with_faults_is_played_and_the_next_one_follows() -> None:
    """Only a round that nobody opened is played again under its number."""
    state = all_cards(0)
    state = play(state, f"0 open @{state.round.opened}")
    after = settle(build(state, 0, {}))
    assert winner_of(after) is None
    assert (after.phase, state.round.number, after.round.number) == ("building", 5, 6)


def test_absent_twice_in_a_row_is_out() -> None:
    state = settle(play(turns(3), "0 open @0, 0 stop @9, 1 open @0, 1 stop @9"))
    state = play(state, f"0 unfreeze OBS @{state.until}")
    at = state.round.opened
    back = settle(play(state, f"2 open @{at}, 2 stop @{at + 1}, 0 open @{at}, 0 stop @{at + 1}, 1 sit @{at}"))
    assert [player.absences for player in back.players] == [0, 1, 0]
    out = settle(play(state, f"1 open @{at}, 1 stop @{at + 1}, 0 open @{at}, 0 stop @{at + 1}, 2 sit @{at}"))
    assert [player.out for player in out.players] == [False, False, True]
    assert GAME.outcome(out) is None


def test_last_one_there_wins() -> None:
    state = settle(play(turns(2), "0 open @0, 0 stop @9"))
    state = play(state, f"0 unfreeze OBS @{state.until}")
    at = state.round.opened
    after = settle(play(state, f"0 open @{at}, 0 stop @{at + 1}"))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (after.phase, outcome.ranks) == ("over", (1, 2))


def test_two_rounds_that_nobody_opens_end_the_match() -> None:
    state = settle(turns(2))
    assert (state.round.number, state.phase) == (1, "building")
    after = settle(state)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (after.phase, after.winner, outcome.ranks) == ("abandoned", None, (1, 1))


def test_sealed_rounds_give_everybody_another_map_in_one_facing() -> None:
    state = play(turns(4, sealed=True), "0 open @0, 1 open @0, 2 open @0, 3 open @0")
    views = [view_of(state, player).map for player in range(4)]
    assert len({view.facing for view in views if view}) == 1
    assert len({view.layout for view in views if view}) == 4


def test_ghosts_are_heard_when_the_own_clock_passes_them() -> None:
    state = play(race((0, 500), (0, 900), ghosts=True, players=3), "2 open @1000, 2 take DOM @1499")
    assert view_of(state, 2).ghosts == ()
    state = play(state, "2 take SIL @1500")
    assert [(ghost.player, ghost.time) for ghost in view_of(state, 2).ghosts] == [(0, 500)]


def test_ghosts_are_heard_in_the_order_of_their_taps() -> None:
    state = play(race((0, 900), (0, 500), ghosts=True, players=3), "2 open @1000, 2 take DOM @1900")
    assert [(ghost.player, ghost.time) for ghost in view_of(state, 2).ghosts] == [(1, 500), (0, 900)]


def test_ghosts_stop_the_last_to_open() -> None:
    state = play(race((0, 500), (0, 900), ghosts=True, players=3), "2 open @1000, 2 take DOM @1900")
    assert legal(state, 2) == ["settle @3900"]
    assert refusal(state, "2 take SIL @1901") == "round-over"
    blind = play(race((0, 500), (0, 900), players=3), "2 open @1000, 2 take DOM @1900")
    assert play(blind, "2 take SIL @1901")


def test_with_ghosts_nobody_waits_for_a_tap_after_the_end_of_the_race() -> None:
    """The news of a faster tap came late: the round was over before the slower player tapped."""
    state = build(play(turns(ghosts=True), "0 open @0"), 0, city_of(turns(), 0), tap=200_000)
    state = play(state, "1 open @199000")
    state = build(state, 1, city_of(state, 1), tap=900)
    assert state.round.end == 900
    assert legal(state, 0) == legal(state, 1) == ["settle @201900"]


# Leaving and silence (rules 7.2, 7.6)


def test_leaving_counts_from_the_next_round_on() -> None:
    state = play(live(3), "1 leave @6000")
    assert state.round.seats[1].hand.stop == (6000, 0)
    assert refusal(state, "1 take DOM @6001") == "left-the-match"
    state = win(state, 0)
    state = play(state, f"0 unfreeze OBS @{state.until}")
    assert GAME.current_players(state) == {0, 2}
    after = play(state, f"2 leave @{state.round.opened}")
    assert (after.phase, after.winner) == ("over", 0)


def test_the_last_player_left_wins_whatever_those_who_left_have_reached() -> None:
    state = win(live(3), 0)
    state = play(state, f"0 unfreeze OBS @{state.until}, 0 leave @{state.until}, 1 leave @{state.until}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [5, 4, 4]
    assert (state.winner, outcome.winners, outcome.ranks[2]) == (2, (2,), 1)


def test_winner_who_has_left_unfreezes_nothing() -> None:
    state = win(live(3), 0)
    after = play(state, f"0 leave @{state.until}")
    assert (after.phase, after.round.number, after.players[0].rounds_won) == ("ready", 2, 1)
    assert after.players[0].unfrozen == ("DOM", "SIL", "HRN", "GRN")


def test_match_without_players_is_closed() -> None:
    state = play(live(2), "0 leave @6000, 1 leave @6000")
    assert (state.phase, GAME.current_players(state)) == ("abandoned", frozenset())


def test_leaving_before_a_round_leaves_two_who_can_play_it() -> None:
    state = play(new(3), "1 sit @0, 2 leave @0")
    assert GAME.current_players(state) == {0, 1}
    assert legal(state, 1) == ["ready @0"]


def test_leaving_after_the_clock_ran_out() -> None:
    assert play(live(), "1 leave @900000").players[1].out


def test_round_is_played_again_if_the_bot_was_deaf() -> None:
    state = play(live(), "0 take DOM @5000")
    after = play(state, "0 cancel 5000 @15001")
    assert (after.round.number, after.round.opened, after.phase) == (1, 15_001, "ready")
    assert after.round.seats[0].map != state.round.seats[0].map
    assert after.deck.used == (state.round.seats[0].map,)
    assert after.players == state.players
    assert refusal(state, "0 cancel 5000 @15000") == "heard-all"
    assert refusal(play(turns(), "0 open @0, 0 stop @5"), "0 cancel 100 @50000") == "no-clock-ran"
    assert refusal(new(), "0 cancel 5000 @15001") == "not-while-getting-ready"


def test_maps_that_are_known_have_a_number() -> None:
    result = win(live(), 0).result
    assert result is not None
    assert {one.map for one in result.verdicts} <= set(MAPS)


# Clicks without end


def test_a_builder_who_has_clicked_a_thousand_times_can_only_tap_or_stop() -> None:
    state = play(live(), f"0 take DOM @{START}, 0 lay A1 @{START + 1}, 0 take SIL @{START + 2}")
    clicks = ", ".join(f"0 turn +1 @{START + number}" for number in range(3, MOST_CLICKS))
    full = play(state, clicks)
    assert len(full.round.seats[0].clicks) == MOST_CLICKS
    at = START + MOST_CLICKS
    for words in ("turn +1", "turn -1", "flip", "lay B1", "back", "take HRN"):
        assert refusal(full, f"0 {words} @{at}") == "too-many-clicks"
    assert legal(full, 0) == [f"stop @{at}", f"settle @{START + 302_000}"]
    assert play(full, f"0 stop @{at}").round.seats[0].hand.is_done
    assert play(full, f"0 leave @{at}").players[0].out
    others = play(full, f"1 take DOM @{at}")
    assert len(others.round.seats[1].clicks) == 1
