"""The rules of Space Builder: maps, faults, rounds and the end."""

import json
from collections import Counter
from itertools import combinations

import pytest

from bot.games.space_builder import (
    BUILDINGS,
    LOCATIONS,
    MAPS,
    SQUARES,
    STARRED,
    Placement,
    State,
    turn_layout,
    turn_square,
)
from tests.games.space_builder_play import (
    GAME,
    START,
    City,
    build,
    city_of,
    legal,
    live,
    new,
    play,
    settle,
    turns,
    win,
    wrong,
)

# The maps (rules 1.4)


def test_every_map_places_every_building_on_its_own_location() -> None:
    assert list(MAPS) == list(range(1, 21))
    for layout in MAPS.values():
        assert tuple(placement.building for placement in layout) == BUILDINGS
        assert {placement.location for placement in layout} == set(LOCATIONS)


def test_maps_are_balanced() -> None:
    for layout in MAPS.values():
        assert set(Counter(placement.turn for placement in layout).values()) == {2}
        assert Counter(placement.side for placement in layout) == {"A": 4, "B": 4}
        assert 1 <= sum(placement.side == "A" for placement in layout[:4]) <= 3
    for number in range(len(BUILDINGS)):
        cards = [layout[number] for layout in MAPS.values()]
        assert Counter(card.turn for card in cards) == dict.fromkeys(range(4), 5)
        assert Counter(card.side for card in cards) == {"A": 10, "B": 10}
        assert set(Counter(card.location for card in cards).values()) == {2, 3}
    for one, other in combinations(MAPS.values(), 2):
        pairs = list(zip(one, other, strict=True))
        assert sum(left.location == right.location for left, right in pairs) <= 3
        assert sum(left == right for left, right in pairs) <= 1


def test_map_1_turned_once() -> None:
    """The example of rules 1.4: pad top left, the dome bottom left with its roof to the left."""
    assert MAPS[1][0] == Placement("DOM", "C3", 2, "A")
    assert turn_layout(MAPS[1], 1)[0] == Placement("DOM", "A3", 3, "A")
    assert [turn_square("A3", facing) for facing in range(5)] == ["A3", "A1", "C1", "C3", "A3"]


@pytest.mark.parametrize("number", MAPS)
def test_turning_a_map_four_times_changes_nothing(number: int) -> None:
    layout = MAPS[number]
    for _ in range(4):
        layout = turn_layout(layout, 1)
    assert layout == MAPS[number] == turn_layout(MAPS[number], 4)
    assert turn_layout(turn_layout(MAPS[number], 1), 2) == turn_layout(MAPS[number], 3)
    assert {turn_square(square, 1) for square in SQUARES} == set(SQUARES)


def test_a_quarter_turn_of_a_map_turns_every_roof_clockwise() -> None:
    roofs = tuple(Placement("DOM", "B2", turn, "A") for turn in range(4))
    assert [placement.turn for placement in turn_layout(roofs, 1)] == [1, 2, 3, 0]


@pytest.mark.parametrize("facing", range(4))
def test_a_map_that_is_turned_back_lies_as_before(facing: int) -> None:
    for layout in MAPS.values():
        assert turn_layout(turn_layout(layout, facing), -facing) == layout


def test_order_and_facings_are_drawn_by_the_seed() -> None:
    decks = [new(seed=seed).deck.cards for seed in ("one", "one", "two")]
    assert decks[0] == decks[1] != decks[2]
    assert {facing for _, facing in decks[0]} == {0, 1, 2, 3}
    assert {facing for _, facing in new(facing="upright").deck.cards} == {0}


# Faults (rules 5)


def faults(*changes: City, tap: bool = True) -> list[int]:
    """Return a player's faults for each change to the right city; the others are right, and later."""
    result = []
    for change in changes:
        state = live(3)
        state = build(state, 0, city_of(state, 0, **change), tap=100 if tap else None)
        state = build(state, 1, city_of(state, 1), tap=200)
        state = settle(build(state, 2, city_of(state, 2), tap=200))
        assert state.result is not None
        result.append(next(one.faults for one in state.result.verdicts if one.player == 0))
    return result


def test_all_right_and_first() -> None:
    assert faults({}) == [0]


def test_each_flaw_costs_what_the_rules_say_and_no_card_costs_twice() -> None:
    state = live(3)
    kinds = [("place",), ("way",), ("side",), ("way", "side"), ("place", "way"), ("place", "way", "side")]
    assert faults(*({"DOM": wrong(state, 0, "DOM", *kind)} for kind in kinds)) == [2] * 6


def test_cards_not_built_cost_one_each() -> None:
    assert faults({"DOM": None}, dict.fromkeys(STARRED), tap=False) == [1, 4]


def test_all_wrong_costs_eight_and_exchanged_cards_four() -> None:
    state = live(3)
    cities = {code: city_of(state, 0)[code] for code in STARRED}
    assert faults({code: wrong(state, 0, code, "side") for code in STARRED}) == [8]
    assert faults({"DOM": cities["SIL"], "SIL": cities["DOM"]}) == [4]


@pytest.mark.parametrize(
    ("flaws", "name"),
    [
        ((), "right"),
        (("place", "way", "side"), "wrong-place"),
        (("way",), "wrong-way-round"),
        (("side",), "wrong-side"),
        (("way", "side"), "wrong-way-round-and-wrong-side"),
    ],
)
def test_first_flaw_that_applies_is_named(flaws: tuple[str, ...], name: str) -> None:
    state = live()
    state = settle(build(state, 0, city_of(state, 0, DOM=wrong(state, 0, "DOM", *flaws)), tap=100))
    assert state.result is not None
    assert state.result.verdicts[0].flaws == (name, "right", "right", "right")
    assert state.result.verdicts[1].flaws == ("not-built",) * 4


def test_a_card_on_any_other_location_is_in_the_wrong_place() -> None:
    state = live()
    right, turn, side = city_of(state, 0)["DOM"] or ("", 0, "")
    flaws = {}
    for location in LOCATIONS:
        result = settle(build(state, 0, {"DOM": (location, turn, side)})).result
        assert result is not None
        flaws[location] = next(one.flaws[0] for one in result.verdicts if one.player == 0)
    assert flaws == {**dict.fromkeys(LOCATIONS, "wrong-place"), right: "right"}


def test_example_of_the_rules_is_won_by_the_player_who_was_stopped() -> None:
    """Player A has a single fault and wins, though B and C have finished before."""
    state = live(3)
    state = build(state, 0, city_of(state, 0, DOM=None))
    state = build(state, 1, city_of(state, 1, SIL=wrong(state, 1, "SIL", "way")), tap=30_000)
    state = settle(build(state, 2, city_of(state, 2, HRN=wrong(state, 2, "HRN", "side")), tap=40_000))
    assert state.result is not None
    assert [(one.player, one.faults) for one in state.result.verdicts] == [(1, 2), (2, 2), (0, 1)]
    assert state.result.winner == 0


@pytest.mark.parametrize(
    ("taps", "ids", "winner"),
    [((40_100, 38_000), (0, 0), 1), ((38_000, 38_000), (9, 8), 1), ((38_000, 38_000), (8, 9), 0)],
)
def test_equal_faults_go_to_the_fastest(taps: tuple[int, int], ids: tuple[int, int], winner: int) -> None:
    state = live(3)
    for player in (0, 1):
        city = city_of(state, player, SIL=wrong(state, player, "SIL", "way"))
        state = build(state, player, city, tap=taps[player], click_id=ids[player])
    state = settle(state)
    assert state.result is not None
    assert state.result.winner == winner


def test_players_who_tapped_rank_before_players_who_were_stopped() -> None:
    state = live(2)
    state = build(state, 0, city_of(state, 0, DOM=None, SIL=None))
    state = settle(build(state, 1, city_of(state, 1, SIL=wrong(state, 1, "SIL", "way")), tap=30_000))
    assert state.result is not None
    assert [(one.player, one.faults) for one in state.result.verdicts] == [(1, 2), (0, 2)]
    assert state.result.winner == 1


def test_between_stopped_players_the_earlier_last_change_counts() -> None:
    state = build(live(2), 0, {"DOM": city_of(live(2), 0)["DOM"]})
    state = build(state, 1, {"DOM": city_of(state, 1)["DOM"]})
    state = play(state, f"0 take SIL @{START + 500}, 0 back @{START + 501}, 0 stop @{START + 900}")
    late = play(state, f"1 take DOM @{START + 600}, 1 flip @{START + 601}, 1 flip @{START + 602}")
    result = settle(play(late, f"1 stop @{START + 700}")).result
    assert result is not None
    assert (result.winner, [one.faults for one in result.verdicts]) == (0, [3, 3])


def test_guessing_at_once_loses_to_an_empty_board() -> None:
    state = live()
    city = {code: wrong(state, 0, code, "side", "way") for code in STARRED}
    result = settle(build(state, 0, city, tap=100)).result
    assert result is not None
    assert (result.winner, [one.faults for one in result.verdicts]) == (1, [8, 4])


# Rounds (rules 3, 4 and 6)


def test_round_begins_with_everything_in_the_hand_upright() -> None:
    state = live()
    cards = state.round.seats[0].hand.cards
    assert [(card.building, card.location, card.turn, card.side) for card in cards] == [
        (code, "", 0, "A") for code in STARRED
    ]
    assert len({seat.map for seat in state.round.seats}) == 1


def test_laying_sends_what_lies_there_back_to_the_hand() -> None:
    state = play(
        live(), "0 take DOM @5000, 0 turn -1 @5001, 0 lay B2 @5002, 0 take SIL @5003, 0 lay B2 @5004"
    )
    cards = state.round.seats[0].hand.cards
    assert [(card.location, card.turn) for card in cards[:2]] == [("", 3), ("B2", 0)]


def test_card_taken_up_for_correction_keeps_its_place() -> None:
    state = play(live(), "0 take DOM @5000, 0 lay B2 @5001, 0 take DOM @5002, 0 flip @5003")
    card = state.round.seats[0].hand.cards[0]
    assert (card.location, card.side) == ("B2", "B")
    assert play(state, "0 back @5004").round.seats[0].hand.cards[0].location == ""
    assert play(state, "0 lay C3 @5004").round.seats[0].hand.cards[0].location == "C3"


def test_first_tap_of_two_ends_the_round() -> None:
    state = build(live(), 0, city_of(live(), 0), tap=100)
    assert state.round.end == 100
    assert legal(state, 0) == []
    assert legal(state, 1)[-1] == f"settle @{START + 100 + 2000}"
    late = f"1 take DOM @{START + 101}"
    with pytest.raises(ValueError, match="round-over"):
        play(state, late)
    assert play(state, f"1 take DOM @{START + 100}").round.seats[1].clicks


def test_third_tap_of_four_ends_the_round() -> None:
    state = live(4)
    for player, tap in ((3, 300), (1, 100), (2, 200)):
        assert state.round.end == 300_000
        state = build(state, player, city_of(state, player), tap=tap)
    assert state.round.end == 300


def test_straggler_with_an_earlier_tap_wins_by_its_stamp() -> None:
    state = build(live(), 1, city_of(live(), 1))
    state = build(state, 0, city_of(state, 0), tap=100)
    result = settle(play(state, f"1 tap @{START + 60}")).result
    assert result is not None
    assert (result.end, result.winner) == (60, 1)
    assert [one.tapped for one in result.verdicts] == [True, False]


def test_laying_down_tools_is_no_tap() -> None:
    state = play(live(3), "0 stop @5000")
    state = build(state, 1, city_of(state, 1), tap=100)
    assert state.round.end == 300_000
    assert GAME.current_players(state) == {2}
    state = play(state, f"2 stop @{START + 50}")
    assert [legal(state, player) for player in range(3)] == [[f"settle @{START + 2100}"]] * 3


def test_cap_ends_the_round_for_all_who_build() -> None:
    state = live(cap_seconds=60)
    assert legal(state, 0)[-1] == f"settle @{START + 62_000}"
    with pytest.raises(ValueError, match="time-is-up"):
        play(state, f"0 stop @{START + 60_001}")
    assert play(state, f"0 stop @{START + 60_000}")


def test_winner_unfreezes_a_card_and_has_to_build_it() -> None:
    state = win(live(), 0)
    at = START + 3000
    assert (state.phase, legal(state, 1)) == ("unfreeze", [])
    assert legal(state, 0) == [f"unfreeze {code} @{at}" for code in ("OBS", "REA", "HAN", "LFT")]
    after = play(state, f"0 unfreeze HAN @{at + 60_000}")
    assert after.players[0].unfrozen == (*STARRED, "HAN")
    assert len(after.round.seats[0].hand.cards) == 5
    assert (after.round.number, after.phase, after.round.opened) == (2, "ready", at + 60_000)
    assert len(after.deck.cards) == 18


def test_after_the_time_for_it_the_default_is_unfrozen() -> None:
    state = win(live(), 0)
    late = START + 3000 + 60_001
    with pytest.raises(ValueError, match="choice-over"):
        play(state, f"0 unfreeze HAN @{late}")
    assert play(state, f"0 unfreeze OBS @{late}").players[0].unfrozen == (*STARRED, "OBS")


def test_match_is_won_by_a_round_with_all_eight_cards() -> None:
    state = win(live(3), 0)
    for code in ("OBS", "REA", "HAN", "LFT"):
        assert GAME.outcome(state) is None
        state = win(play(state, f"0 unfreeze {code} @{state.until}"), 0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (state.phase, state.round.number, outcome.ranks) == ("over", 5, (1, 2, 2))
    assert json.dumps(outcome.scores[0].parts) == '[["unfrozen", 8], ["rounds-won", 5], ["faults", 0]]'


def test_others_are_ranked_by_cards_then_rounds_then_faults() -> None:
    state = win(live(3), 1)
    state = play(state, f"1 unfreeze OBS @{state.until}")
    for code in ("OBS", "REA", "HAN", "LFT"):
        state = win(state, 0)
        state = play(state, f"0 unfreeze {code} @{state.until}")
    outcome = GAME.outcome(win(state, 0))
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)


def test_used_maps_are_shuffled_again_when_the_deck_is_empty() -> None:
    state = turns(4, sealed=True)
    for number in range(1, 7):
        assert (state.round.number, len({seat.map for seat in state.round.seats})) == (number, 4)
        assert sorted([*(card[0] for card in state.deck.cards), *state.deck.used, *_maps(state)]) == list(
            MAPS
        )
        for player in range(4):
            state = play(state, f"{player} open @{state.round.opened}")
        state = win(state, number % 4)
        state = play(state, f"{number % 4} unfreeze {legal(state, number % 4)[0].split()[1]} @{state.until}")
    assert state.deck.shuffles == 2


def _maps(state: State) -> list[int]:
    return sorted({seat.map for seat in state.round.seats})
