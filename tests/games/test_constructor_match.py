"""A match of Constructor: rounds, patterns, the decider and what the view shows."""

from typing import Any

import msgspec
import pytest

from bot.games import IllegalAction, InvalidOptions, Score
from bot.games.constructor import (
    GAME,
    Options,
    State,
    Tile,
    end_of_round,
    has_ended_round,
    position_string,
)
from tests.games.constructor_play import SAMPLE_ROUND, act, new, play, stacks_of, start, view_of

ICE_WINS_ROUND = "Sb3 Ma2 Sb2 Sc2 Ma3 Mc3 Rb1 Sc1 b2-a2 Sb2 Sa1"
"""A complete round on the rhombus that ends 1-0 when ice starts it."""

ICE_RUNS_OUT_FIRST = (
    "Ma1 Sa2 Mc2 Rb3 Mb1 a2-a1 Sa2 Sc1 Sa3 Sc3 Sb2 b3-b2 Rb3 c1-c2 b1-b2 c3-b2 Rc1 Mb1 Rc3 b1-c1"
)
"""A complete round on the rhombus: ice, to move, has nothing left, while black still has pieces to place."""


def decider(**options: str | bool) -> State:
    """Return the start of a decider after two rounds of 3-3."""
    return play(start(decider=True, **options), f"{SAMPLE_ROUND} {SAMPLE_ROUND}")


@pytest.mark.parametrize(("starter", "opener"), [("ice", 0), ("black", 1)])
def test_agreed_starter_chooses_the_pattern(starter: str, opener: int) -> None:
    view = view_of(new(GAME.options_from({"starter": starter})))
    assert (view.phase, view.current, view.round, view.rounds) == ("pattern", opener, 1, 2)
    assert view.legal == ("pattern rhombus", "pattern trapezoid", "pattern triring")


def test_drawn_starter_depends_on_the_seed_alone() -> None:
    openers = [new(Options(), f"seed {number}").current for number in range(40)]
    assert openers == [new(Options(), f"seed {number}").current for number in range(40)]
    assert {0, 1} == set(openers)


def test_a_running_match_keeps_the_name_under_which_its_player_to_act_is_stored() -> None:
    encoding = msgspec.json.encode(start())
    assert msgspec.json.decode(encoding)["player"] == start().current
    assert msgspec.json.decode(encoding, type=State) == start()


def test_extra_patterns_are_offered_on_request() -> None:
    """Ruling A15."""
    assert view_of(new(Options(extra_patterns=True))).patterns == (
        *("rhombus", "trapezoid", "triring"),
        *("diamond", "brick", "pinwheel", "hourglass"),
    )
    assert view_of(start("hourglass", extra_patterns=True)).pattern == "hourglass"


@pytest.mark.parametrize("players", [1, 3])
def test_only_two_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        GAME.new_state(players, Options(), "seed")


def test_view_before_a_pattern_is_chosen() -> None:
    view = view_of(new(Options(starter="ice")))
    assert (view.pattern, view.tiles, view.last, view.finished) == (None, (), (), ())
    assert view.reserves == ((3, 3, 3), (3, 3, 3))
    assert (view.towers, view.points, view.colours) == ((0, 0), (0, 0), (0, 1))


def test_view_during_a_round() -> None:
    view = view_of(play(start(), "Sa1 Ra2 Mc3 a2-a1"))
    assert (view.phase, view.pattern, view.current) == ("play", "rhombus", 0)
    assert view.tiles[2] == Tile("c3", 2, 0, "M")
    assert view.tiles[6] == Tile("a1", 0, 2, "Sr")
    assert view.reserves == ((3, 2, 2), (2, 3, 3))
    assert view.last == ("a2", "a1")
    assert view.outcome is None


def test_nothing_is_hidden() -> None:
    state = play(start(), SAMPLE_ROUND)
    assert GAME.view(state, 0) == GAME.view(state, 1) == GAME.view(state, None)


def test_round_two_begins_empty_with_the_other_starter() -> None:
    """Ruling A14, and one pattern for both rounds by default."""
    view = view_of(play(start(), SAMPLE_ROUND))
    assert (view.phase, view.round, view.current, view.pattern) == ("play", 2, 1, "rhombus")
    assert not any(tile.stack for tile in view.tiles)
    assert view.reserves == ((3, 3, 3), (3, 3, 3))
    assert (view.points, view.last) == ((3, 3), ())
    assert view.finished[0].points == (3, 3)
    assert view.finished[0].tiles[0] == Tile("c1", 0, 0, "sR")


@pytest.mark.parametrize(("starter", "second"), [("ice", 1), ("black", 0)])
def test_round_two_is_begun_by_the_other_player_with_their_own_colour(starter: str, second: int) -> None:
    state = play(start(starter=starter), SAMPLE_ROUND)
    assert view_of(state).current == second
    assert position_string(state).endswith(" wb"[second + 1])
    assert stacks_of(act(state, "Rb2")) == {"b2": "Rr"[second]}


def test_decider_is_begun_by_the_starter_of_the_match() -> None:
    state = decider(starter="black")
    assert view_of(state).current == 1
    assert position_string(state).endswith(" b")


def test_round_two_may_have_its_own_pattern() -> None:
    state = play(start(same_pattern=False), SAMPLE_ROUND)
    assert (view_of(state).phase, view_of(state).current, view_of(state).tiles) == ("pattern", 1, ())
    state = act(state, "pattern triring")
    assert position_string(state) == "-/-,-/-,-/-,-,-,- b"
    assert view_of(state).finished[0].pattern == "rhombus"


def test_equal_totals_draw_the_match() -> None:
    """Ruling A13; the last round's final position stays in view."""
    view = view_of(play(start(), f"{SAMPLE_ROUND} {SAMPLE_ROUND}"))
    assert (view.phase, view.round, view.rounds, view.current, view.legal) == ("over", 2, 2, None, ())
    assert view.tiles[0].stack == "Sr"
    assert (view.towers, view.points, view.last) == ((3, 3), (6, 6), ("a1",))
    assert view.outcome is not None
    assert view.outcome.ranks == (1, 1)
    assert view.outcome.scores == (Score(6, (("round-1", 3), ("round-2", 3))),) * 2


def test_position_after_the_end_names_the_side_that_was_stuck() -> None:
    state = play(start(), f"{SAMPLE_ROUND} {SAMPLE_ROUND}")
    assert position_string(state) == "Sr,mS,R/RmS,Ms,rMs/s,rM,Rm w"


def test_decider_follows_equal_totals() -> None:
    view = view_of(decider())
    assert (view.phase, view.round, view.rounds, view.current) == ("play", 3, 3, 0)
    assert "swap" not in view.legal


def test_decider_has_its_own_pattern_if_rounds_do() -> None:
    state = play(start(decider=True, same_pattern=False), SAMPLE_ROUND)
    state = play(act(state, "pattern rhombus"), SAMPLE_ROUND)
    assert (view_of(state).phase, view_of(state).current) == ("pattern", 0)
    state = play(act(state, "pattern trapezoid"), "Ra1")
    assert "swap" in view_of(state).legal


def test_swap_exchanges_colours_and_passes_the_turn() -> None:
    before = play(decider(), "Rb2")
    assert "swap" in view_of(before).legal
    after = act(before, "swap")
    view = view_of(after)
    assert (view.colours, view.current, view.last) == ((1, 0), 0, ())
    assert position_string(after) == position_string(before)
    assert "swap" not in view.legal
    assert stacks_of(act(after, "Sb1")) == {"b2": "R", "b1": "s"}


def test_colours_are_not_swapped_before_the_first_piece_of_a_decider() -> None:
    with pytest.raises(IllegalAction) as error:
        act(decider(), "swap")
    assert error.value.reason == "no-swap"


def test_swap_may_be_declined() -> None:
    state = play(decider(), "Rb2 Sb1")
    assert view_of(state).colours == (0, 1)
    assert "swap" not in view_of(state).legal


@pytest.mark.parametrize("is_swapped", [False, True])
def test_decider_decides(is_swapped: bool) -> None:
    """Ice's colour wins this round by one, so after a swap player 1 does."""
    actions = ICE_WINS_ROUND.split()
    state = act(decider(), actions[0])
    state = play(act(state, "swap") if is_swapped else state, " ".join(actions[1:]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ((2, 1) if is_swapped else (1, 2))
    assert outcome.scores[1 if is_swapped else 0].parts == (("round-1", 3), ("round-2", 3), ("decider", 1))
    assert view_of(state).colours == ((1, 0) if is_swapped else (0, 1))
    assert (view_of(state).phase, view_of(state).rounds) == ("over", 3)


def test_no_decider_after_different_totals() -> None:
    state = play(start(decider=True), f"{ICE_WINS_ROUND} {SAMPLE_ROUND}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert outcome.scores[0] == Score(4, (("round-1", 1), ("round-2", 3)))


def test_no_decider_where_black_leads_after_two_rounds() -> None:
    state = play(start(decider=True, starter="black"), f"{ICE_WINS_ROUND} {SAMPLE_ROUND}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1)
    assert outcome.scores[1] == Score(4, (("round-1", 1), ("round-2", 3)))


def test_all_three_rounds_count_in_a_match_with_a_decider() -> None:
    """Ice wins round 1 by one, black round 2 by one, and the decider is a draw."""
    state = play(start(decider=True), f"{ICE_WINS_ROUND} {ICE_WINS_ROUND}")
    assert (view_of(state).round, view_of(state).points) == (3, (1, 1))
    state = play(state, SAMPLE_ROUND)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert [score.total for score in outcome.scores] == [4, 4]
    assert view_of(state).points == (4, 4)


def test_no_fourth_round_follows_a_decider_that_ends_in_a_draw() -> None:
    view = view_of(play(decider(), SAMPLE_ROUND))
    assert (view.phase, view.round, view.current, view.legal) == ("over", 3, None, ())
    assert view.outcome is not None
    assert view.outcome.winners == (0, 1)


@pytest.mark.parametrize("is_swapped", [False, True])
def test_decider_ends_when_the_colour_to_move_has_nothing_left_even_if_swapped(is_swapped: bool) -> None:
    actions = ICE_RUNS_OUT_FIRST.split()
    state = act(decider(), actions[0])
    state = play(act(state, "swap") if is_swapped else state, " ".join(actions[1:]))
    view = view_of(state)
    assert (view.phase, view.current) == ("over", None)
    assert view.reserves[0] == (0, 0, 0)
    assert sum(view.reserves[1]) == 4
    assert view.finished[2].points == ((4, 0) if is_swapped else (0, 4))


def test_the_end_of_every_round_is_a_milestone_and_nothing_else_is() -> None:
    state, milestones = start(decider=True), list[int]()
    for ply, text in enumerate(SAMPLE_ROUND.split() * 3, 1):
        after = act(state, text)
        if GAME.is_milestone(state, after):
            milestones.append(ply)
        state = after
    assert milestones == [27, 54, 81]


# Looking back at a round that has ended


def enders(state: State) -> list[int]:
    """Return the players whose last turn ended a round."""
    return [player for player in (0, 1) if has_ended_round(view_of(state), player)]


def test_a_round_is_ended_by_who_played_last_in_it() -> None:
    """Ice lays the last piece; black, who begins round 2, has not ended round 1 with that."""
    plies = SAMPLE_ROUND.split()
    assert enders(start()) == enders(act(start(), "Ra1")) == enders(play(start(), " ".join(plies[:-1]))) == []
    state = act(play(start(), SAMPLE_ROUND), "Rb2")
    assert enders(state) == [0]
    assert enders(act(state, "Sb1")) == []


def test_who_ended_a_round_may_begin_the_next_one_in_the_same_turn() -> None:
    """Black ends round 1 by a move and begins round 2."""
    state = play(start(), ICE_RUNS_OUT_FIRST)
    assert (view_of(state).current, view_of(state).finished[0].last) == (1, ("b1", "c1"))
    assert has_ended_round(view_of(state), 1)
    assert enders(act(state, "Rb2")) == [1]


def test_a_swap_ends_no_round_and_the_end_of_the_match_is_none_to_look_back_at() -> None:
    state = act(decider(), "Rb2")
    assert enders(state) == [1]
    assert enders(act(state, "swap")) == []
    assert enders(play(start(), f"{SAMPLE_ROUND} {SAMPLE_ROUND}")) == []


def test_the_end_of_a_round_is_shown_as_it_was() -> None:
    state = play(start(), ICE_RUNS_OUT_FIRST)
    view = end_of_round(view_of(state))
    assert (view.phase, view.round, view.rounds, view.pattern) == ("round-over", 1, 2, "rhombus")
    assert (view.current, view.legal, view.last, view.finished) == (None, (), ("b1", "c1"), ())
    assert view.tiles == view_of(state).finished[0].tiles
    assert (view.towers, view.points, view.colours) == ((0, 4), (0, 0), (0, 1))
    assert view.reserves[0] == (0, 0, 0)
    assert sum(view.reserves[1]) == 4


def test_the_end_of_round_two_is_shown_with_the_points_of_round_one() -> None:
    state = play(start(decider=True), f"{ICE_WINS_ROUND} {ICE_WINS_ROUND}")
    view = end_of_round(view_of(state))
    assert (view.round, view.rounds, view.points, view.towers) == (2, 2, (1, 0), (0, 1))
    assert [each.points for each in view.finished] == [(1, 0)]


# Options


@pytest.mark.parametrize(
    "values",
    [{"starter": "white"}, {"decider": "yes"}, {"open_rings": 1}, {"same_pattern": None}],
)
def test_options_out_of_range_are_named(values: dict[str, Any]) -> None:
    (name,) = values
    with pytest.raises(InvalidOptions, match=name):
        GAME.options_from(values)


def test_unknown_options_are_named() -> None:
    with pytest.raises(InvalidOptions, match="ring_size"):
        GAME.options_from({"ring_size": 3})


def test_options_have_defaults() -> None:
    assert GAME.options_from({}) == Options(starter="drawn", same_pattern=True)
