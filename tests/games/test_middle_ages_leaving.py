"""Leaving a match of The Builders: Middle Ages while the others play on."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import IllegalAction
from bot.games.middle_ages import GAME, PRESETS, Leave, State, tie_breaks
from bot.games.middle_ages.state import Progress
from tests.games.middle_ages_play import (
    Choose,
    act,
    actions_of,
    clumsy,
    me,
    new,
    play,
    play_turns,
    player,
    player_of,
    sensible,
    table,
    view_of,
)
from tests.games.test_middle_ages_end import LOCKED, SEVENTEEN, outcome_of, waiting
from tests.games.test_middle_ages_random import check_cards


def leave(state: State, number: int) -> State:
    """Return the match without a player."""
    return GAME.apply_action(state, number, Leave())


def four(**changes: Any) -> State:
    """Return a match of four in which player 0 begins each round and is to act."""
    return table(*(player(free=f"W0{number}") for number in range(1, 5)), **changes)


def turns(state: State, count: int) -> list[int]:
    """Return the players of the next turns if nobody does anything in them."""
    order = []
    for _ in range(count):
        order.append(player_of(state))
        state = act(state, "end")
    return order


def test_who_left_has_no_turn_any_more() -> None:
    state = leave(four(), 2)
    assert turns(state, 7) == [0, 1, 3, 0, 1, 3, 0]
    assert waiting(state) == [True, True, False, True]


def test_who_leaves_in_their_turn_passes_it_on() -> None:
    state = leave(play(four(), "coins, buy"), 0)
    view = view_of(state)
    assert (view.current, view.round, view.leavers) == (1, 1, (0,))
    assert (view.actions, view.bought, view.coin_actions) == (3, 0, 0)


@pytest.mark.parametrize("leaver", [0, 1])
def test_last_action_stays_marked_when_a_player_leaves(leaver: int) -> None:
    """A player who leaves has touched no card, whether it is their turn or not."""
    state = act(four(), "hire W40")
    assert view_of(leave(state, leaver)).last == ("W40",)


@pytest.mark.parametrize(("leaver", "rounds"), [(0, [1, 1, 1, 2]), (1, [1, 1, 1, 2]), (3, [1, 1, 1, 2])])
def test_rounds_are_those_of_the_players_who_stay(leaver: int, rounds: list[int]) -> None:
    state = leave(four(), leaver)
    round_numbers = []
    for _ in rounds:
        round_numbers.append(view_of(state).round)
        state = act(state, "end")
    assert round_numbers == rounds


def test_round_is_over_when_the_last_player_of_it_leaves() -> None:
    state = leave(play_turns(four(), 3), 3)
    assert (view_of(state).current, view_of(state).round) == (0, 2)


def test_starter_who_left_still_marks_where_rounds_begin() -> None:
    state = leave(four(starter=1, current=1), 1)
    assert [view_of(state).round, view_of(act(state, "end")).round] == [1, 1]
    assert view_of(play_turns(state, 3)).round == 2


def test_workers_and_sites_of_a_leaver_stay_out_of_play() -> None:
    seats = player(7, free="M1 W01", sites="B34:W02", finished="M1"), player(free="W03"), player(free="W04")
    before = table(*seats)
    state = leave(act(before, "send W01 B34"), 0)
    assert msgspec.structs.replace(me(state), still_to_play=True) == me(
        table(player(5, free="M1", sites="B34:W02+W01", finished="M1"), *seats[1:])
    )
    check_cards(state, view_of(state))
    state = act(state, "end")
    for text in ("send W01 B34", "hire W01", "build B34"):
        with pytest.raises(IllegalAction):
            act(state, text)


def test_units_of_a_leaver_do_not_keep_the_match_going() -> None:
    """Ruling 3."""
    seats = player(free="W01"), player(sites="B34:W02"), player(sites="B33:W03")
    assert view_of(play_turns(leave(table(*seats, **LOCKED), 0), 1)).phase == "play"
    assert view_of(play_turns(leave(table(*seats, **LOCKED), 0), 2)).phase == "over"
    assert view_of(play_turns(table(*seats, **LOCKED), 3)).phase == "play"


# The end


def test_leaving_in_the_last_round_takes_a_turn_off_it() -> None:
    state = act(table(player(finished=SEVENTEEN), player(), player(), player()), "end")
    state = leave(state, 2)
    assert (view_of(state).current, waiting(state)) == (1, [False, True, False, True])
    state = act(state, "end")
    assert (view_of(state).current, waiting(state)) == (3, [False, False, False, True])
    assert view_of(act(state, "end")).phase == "over"


def test_leaving_after_the_last_turn_changes_nothing_for_the_others() -> None:
    state = act(table(player(finished=SEVENTEEN), player(), player(), player()), "end")
    state = leave(state, 0)
    assert (view_of(state).current, waiting(state)) == (1, [False, True, True, True])
    assert view_of(play_turns(state, 2)).phase == "play"
    assert view_of(play_turns(state, 3)).phase == "over"


def test_leaving_in_the_last_turn_of_the_match_ends_it() -> None:
    state = table(player(), player(), player(), current=2, progress=Progress(9, 9, left=1))
    state = leave(state, 2)
    assert (view_of(state).phase, outcome_of(state).ranks) == ("over", (1, 1, 3))


def test_leaving_in_ones_last_turn_passes_it_on() -> None:
    state = table(player(), player(), player(), current=1, progress=Progress(9, 9, left=2))
    state = leave(state, 1)
    assert (view_of(state).current, waiting(state)) == (2, [False, False, True])
    assert view_of(act(state, "end")).phase == "over"


def test_round_is_completed_by_those_who_stay() -> None:
    state = leave(table(player(), player(finished=SEVENTEEN), player(), player(), current=1), 3)
    state = act(state, "end")
    assert waiting(state) == [False, False, True, False]
    assert view_of(act(state, "end")).phase == "over"


def test_one_more_turn_is_for_those_who_stay() -> None:
    seats = player(), player(finished=SEVENTEEN), player(), player()
    state = act(leave(table(*seats, current=1, end_rule="one_more"), 0), "end")
    assert waiting(state) == [False, False, True, True]
    assert view_of(play_turns(state, 2)).phase == "over"


def test_turn_that_ends_by_leaving_begins_the_end_too() -> None:
    state = leave(table(player(finished=SEVENTEEN), player(), player()), 0)
    assert (view_of(state).ending, waiting(state)) == (True, [False, True, True])
    assert outcome_of(play_turns(state, 2)).ranks == (3, 1, 1)


def test_last_one_who_stays_wins_at_once() -> None:
    state = leave(leave(table(player(finished="B34"), player(), player(finished="B01")), 0), 2)
    assert (view_of(state).phase, view_of(state).legal, view_of(state).actions) == ("over", (), 0)
    assert outcome_of(state).ranks == (3, 1, 2)


# Ranks


def test_leavers_are_ranked_behind_all_who_stay_the_first_to_leave_last() -> None:
    seats = player(99, finished="B34"), player(98, finished="B33"), player(0), player(0)
    state = leave(leave(table(*seats), 1), 0)
    outcome = outcome_of(
        act(act(msgspec.structs.replace(state, progress=Progress(9, 9, left=2)), "end"), "end")
    )
    assert outcome.ranks == (3, 4, 1, 1)
    assert [score.total for score in outcome.scores] == [17, 16, 0, 0]
    assert outcome.scores[0].parts[0] == ("left-match", 1)
    assert tie_breaks(outcome) == ()


@pytest.mark.parametrize("leaver", [0, 1])
def test_ties_with_a_leaver_are_not_mentioned(leaver: int) -> None:
    """No tie with a leaver is mentioned, whether they have as much as another player or had more."""
    seats = [player(0, finished="B34"), player(0, finished="B34"), player(0)]
    seats[leaver] = player(9, finished="B34")
    state = leave(table(*seats, current=2, progress=Progress(9, 9, left=1)), leaver)
    outcome = outcome_of(act(state, "end"))
    assert (outcome.ranks[leaver], tie_breaks(outcome)) == (3, ())


# What cannot be done


def test_leaving_is_never_offered() -> None:
    state = new(3)
    assert Leave() not in actions_of(state)
    assert GAME.resign_action(state, 2, 0) == Leave()


def test_nobody_acts_after_leaving() -> None:
    state = leave(four(), 2)
    for action in (Leave(), GAME.action_from_string("end")):
        with pytest.raises(IllegalAction) as error:
            GAME.apply_action(state, 2, action)
        assert error.value.reason == "left-the-match"
    assert [GAME.has_left(state, number) for number in range(4)] == [False, False, True, False]
    assert GAME.legal_actions(state, 2) == []


def test_nobody_leaves_after_the_end() -> None:
    over = act(table(player(), player(), current=1, progress=Progress(5, 5, left=1)), "end")
    for number in (0, 1):
        with pytest.raises(IllegalAction) as error:
            leave(over, number)
        assert error.value.reason == "match-over"


def test_leaving_reveals_nothing() -> None:
    assert not GAME.reveals(four(), leave(four(), 0))


def test_surcharge_of_a_leaver_is_forgotten() -> None:
    state = act(table(player(9, free="W01", sites="B34"), player(), player()), "send W01 B34")
    assert me(leave(state, 0)).sites[0].sent == 0


# Whole matches


@settings(max_examples=12, deadline=None, database=None)
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    players=st.integers(3, 4),
    seed=st.integers(0, 10**6),
    choose=st.sampled_from([clumsy, sensible]),
)
def test_matches_end_however_players_leave(preset: str, players: int, seed: int, choose: Choose) -> None:
    rng = random.Random(seed)
    options = msgspec.structs.replace(PRESETS[preset], target_vp=rng.randint(1, 12))
    state, leavers = GAME.new_state(players, options, str(seed)), list[int]()
    for _ in range(5_000):
        if not GAME.current_players(state):
            break
        staying = [number for number in range(players) if number not in leavers]
        if len(staying) > 2 and rng.random() < 0.02:
            leavers.append(rng.choice(staying))
            state = leave(state, leavers[-1])
        else:
            assert player_of(state) in staying
            state = GAME.apply_action(state, player_of(state), choose(state, rng))
        check_cards(state, view_of(state))
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert view_of(state).leavers == tuple(leavers)
    outcome = outcome_of(state)
    for place, number in enumerate(leavers):
        assert outcome.ranks[number] == players - place
    assert max(rank for number, rank in enumerate(outcome.ranks) if number not in leavers) <= players - len(
        leavers
    )
