"""How matches of The Builders: Middle Ages end, what they are worth, and what decides between equals."""

from typing import Any

import pytest

from bot.games import Outcome, Score
from bot.games.middle_ages import GAME, State, tie_breaks
from bot.games.middle_ages.state import Player, Progress, Turn
from tests.games.middle_ages_play import act, me, play, play_turns, player, table, view_of

SEVENTEEN = "B32 B33 M8 M7"  # 6 + 7 + 2 + 2
SIXTEEN = "B32 B33 M8 M1"
CATHEDRAL_AND_SEVEN = "B33 B34"  # 15


def outcome_of(state: State) -> Outcome:
    outcome = view_of(state).outcome
    assert outcome is not None
    return outcome


def final(*players: Player, **options: Any) -> State:
    """Return the end of a match in which ``players`` reached what they have."""
    last = len(players) - 1
    return act(table(*players, current=last, progress=Progress(9, 9, left=1), **options), "end")


def waiting(state: State) -> list[bool]:
    return [one.still_to_play for one in view_of(state).players]


# The last round


def test_seventeen_points_at_the_end_of_a_turn_complete_the_round() -> None:
    state = table(player(finished=SEVENTEEN), player(), player())
    assert not view_of(state).ending  # ruling 11: not before the turn is over
    state = act(state, "end")
    assert (view_of(state).ending, view_of(state).current, waiting(state)) == (True, 1, [False, True, True])
    state = act(state, "end")
    assert (view_of(state).current, waiting(state)) == (2, [False, False, True])
    state = act(state, "end")
    assert (view_of(state).phase, view_of(state).current, view_of(state).round) == ("over", None, 1)
    assert (view_of(state).ending, waiting(state)) == (True, [False] * 3)


def test_last_seat_ends_the_match_at_once() -> None:
    state = table(player(), player(), player(finished=SEVENTEEN), current=2)
    assert view_of(act(state, "end")).phase == "over"


def test_seats_are_counted_from_the_starter() -> None:
    state = table(player(finished=SEVENTEEN), player(), player(), starter=1)
    assert view_of(act(state, "end")).phase == "over"


def test_the_beginning_of_the_last_turns_is_a_milestone_and_what_is_done_in_them_is_none() -> None:
    state = table(player(finished=SEVENTEEN), player(), player())
    ending = act(state, "end")
    assert GAME.is_milestone(state, ending)
    for text in ("hire W40", "end", "coins", "end"):
        after = act(ending, text)
        assert not GAME.is_milestone(ending, after)
        ending = after
    assert view_of(ending).phase == "over"


def test_turn_goes_on_after_seventeen() -> None:
    """Ruling 11."""
    state = table(player(10, free="W04", sites="B04:W10", finished=SIXTEEN))
    state = act(state, "send W04 B04")
    assert (me(state).vp, view_of(state).current, view_of(state).ending) == (17, 0, False)


def test_turn_that_passes_by_itself_begins_the_end_too() -> None:
    state = table(player(0, free="M2", sites="M6:W15+W06", finished=f"M2 {SIXTEEN}"), turn=Turn(1))
    state = act(state, "build B01")
    assert view_of(state).ending


def test_coins_never_begin_the_end() -> None:
    state = play_turns(table(player(90, finished=SIXTEEN)), 2)
    assert (view_of(state).ending, view_of(state).round) == (False, 2)


def test_seventeen_in_the_last_turns_changes_nothing() -> None:
    """Ruling 20."""
    state = act(table(player(finished=SEVENTEEN), player(finished="B34 B30 B31 B29"), player()), "end")
    state = act(state, "end")
    assert (view_of(state).current, waiting(state)) == (2, [False, False, True])


@pytest.mark.parametrize("work", ["build B01", "hire W40", "send W01 B30"])
def test_work_in_the_last_turns_does_not_put_the_end_off(work: str) -> None:
    state = act(table(player(finished=SEVENTEEN), player(free="W01", sites="B30")), "end")
    state = act(state, work)
    assert (view_of(state).ending, waiting(state)) == (True, [False, True])
    assert view_of(act(state, "end")).phase == "over"


def test_with_one_more_everybody_else_has_one_more_turn() -> None:
    state = table(player(), player(finished=SEVENTEEN), player(), current=1, end_rule="one_more")
    state = act(state, "end")
    assert (view_of(state).current, waiting(state)) == (2, [True, False, True])
    state = act(state, "end")
    assert (view_of(state).current, view_of(state).round, waiting(state)) == (0, 2, [True, False, False])
    assert view_of(act(state, "end")).phase == "over"


def test_with_one_more_the_last_seat_does_not_end_the_match_at_once() -> None:
    state = table(player(), player(finished=SEVENTEEN), current=1, end_rule="one_more")
    state = act(state, "end")
    assert (view_of(state).current, view_of(state).ending) == (0, True)
    assert view_of(act(state, "end")).phase == "over"


def test_everybody_is_still_to_play_before_the_end_begins() -> None:
    assert waiting(table(player(), player())) == [True, True]


def test_nothing_can_be_done_after_the_end() -> None:
    view = view_of(final(player(finished=SEVENTEEN), player()))
    assert (view.legal, view.actions, view.coins_next) == ((), 0, 0)


# Scores


def test_score_is_points_and_a_tenth_of_the_coins() -> None:
    outcome = outcome_of(final(player(39, finished=SEVENTEEN), player(9, finished="B01 M1")))
    assert outcome.scores == (
        Score(20, (("buildings", 13), ("machines", 4), ("coins", 39), ("coin-points", 3))),
        Score(1, (("buildings", 0), ("machines", 1), ("coins", 9), ("coin-points", 0))),
    )
    assert outcome.ranks == (1, 2)


def test_unfinished_sites_count_for_nothing() -> None:
    outcome = outcome_of(final(player(0, sites="B34:W38+W39", free="W01"), player(0)))
    assert [score.total for score in outcome.scores] == [0, 0]


def test_who_begins_the_end_need_not_win() -> None:
    """Ruling 20."""
    assert outcome_of(
        final(player(0, finished=SEVENTEEN), player(40, finished=CATHEDRAL_AND_SEVEN))
    ).ranks == (
        2,
        1,
    )


def test_more_victory_points_win_among_equal_totals() -> None:
    """A worked example: 17 and 34 coins against 19 and 12."""
    state = final(player(34, finished=SEVENTEEN), player(12, finished="B34 B27 B28 M1"))
    outcome = outcome_of(state)
    assert [score.total for score in outcome.scores] == [20, 20]
    assert (outcome.ranks, tie_breaks(outcome)) == ((2, 1), ("vp",))


def test_machines_count_in_the_tie_break() -> None:
    """Ruling 12: 17 with four of machines against 15 of buildings alone."""
    state = final(player(0, finished=SEVENTEEN), player(20, finished=CATHEDRAL_AND_SEVEN))
    assert (outcome_of(state).ranks, tie_breaks(outcome_of(state))) == ((1, 2), ("vp",))


def test_more_coins_win_among_equal_victory_points() -> None:
    """A worked example, and ruling 13: 17 and 39 coins against 17 and 31."""
    outcome = outcome_of(final(player(31, finished=SEVENTEEN), player(39, finished="B34 B30 M5 M6")))
    assert (outcome.ranks, tie_breaks(outcome)) == ((2, 1), ("coins",))


def test_equal_in_all_share_a_place() -> None:
    outcome = outcome_of(
        final(player(31, finished=SEVENTEEN), player(31, finished="B34 B30 M5 M6"), player(0))
    )
    assert (outcome.ranks, outcome.winners, tie_breaks(outcome)) == ((1, 1, 3), (0, 1), ())


def test_both_tie_breaks_may_be_needed() -> None:
    seventeen, as_many = "B34 B33 M5", "B32 B22 B21 M6 M1"
    eighteen = "B27 B28 B29 M2 M3 M4"
    outcome = outcome_of(
        final(player(31, finished=seventeen), player(39, finished=as_many), player(20, finished=eighteen))
    )
    assert [score.total for score in outcome.scores] == [20, 20, 20]
    assert (outcome.ranks, tie_breaks(outcome)) == ((3, 2, 1), ("vp", "coins"))


def test_without_tie_break_equal_totals_share_a_place() -> None:
    outcome = outcome_of(
        final(player(34, finished=SEVENTEEN), player(12, finished="B34 B27 B28 M1"), tiebreak="none")
    )
    assert (outcome.ranks, tie_breaks(outcome)) == ((1, 1), ())


def test_different_totals_need_no_tie_break() -> None:
    assert tie_breaks(outcome_of(final(player(0, finished=SEVENTEEN), player(0)))) == ()


# Stalemates (ruling 3)

LOCKED: dict[str, Any] = {"worker_row": "- - - - -", "worker_deck": ""}


def locked_table() -> State:
    """Return a position without a free unit and without a unit that can be hired."""
    return table(player(3, sites="B34:W01"), player(0, sites="B33:W02"), **LOCKED)


def test_match_ends_with_the_round_when_nobody_can_work_any_more() -> None:
    state = act(locked_table(), "end")
    assert view_of(state).phase == "play"  # not before the round is over
    state = act(state, "end")
    view = view_of(state)
    assert (view.phase, view.ending, view.round) == ("over", False, 1)
    assert outcome_of(state).ranks == (1, 2)


LOCKED_SEATS = tuple(player(sites=f"B3{number}:W0{number}") for number in (1, 2, 3, 4))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", [0, 1])
def test_stuck_match_ends_with_the_round_however_many_play(players: int, starter: int) -> None:
    state = table(*LOCKED_SEATS[:players], starter=starter, current=starter, **LOCKED)
    state = play_turns(state, players - 1)
    assert view_of(state).phase == "play"
    assert (view_of(act(state, "end")).phase, view_of(act(state, "end")).round) == ("over", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_free_unit_of_anybody_keeps_the_match_going(players: int) -> None:
    for free in range(players):
        seats = [player(free="W40") if n == free else one for n, one in enumerate(LOCKED_SEATS[:players])]
        assert view_of(play_turns(table(*seats, **LOCKED), 3 * players)).phase == "play"


@pytest.mark.parametrize("players", [3, 4])
def test_ten_rounds_without_work_end_the_match_however_many_play(players: int) -> None:
    seats = [player(free=f"W0{number}") for number in range(1, players + 1)]
    state = play_turns(table(*seats), 10 * players - 1)
    assert (view_of(state).phase, view_of(state).round) == ("play", 10)
    assert view_of(act(state, "end")).phase == "over"
    after_work = play_turns(play(state, "hire W40, end"), 10 * players - 1)
    assert (view_of(after_work).phase, view_of(after_work).round) == ("play", 20)
    assert view_of(act(after_work, "end")).phase == "over"


def test_worker_to_be_hired_keeps_the_match_going() -> None:
    state = table(player(), player(), worker_row="- - W40 - -", worker_deck="")
    assert view_of(play_turns(state, 2)).phase == "play"


def test_ten_rounds_without_work_end_the_match() -> None:
    state = table(player(free="W01"), player(free="W02"))
    state = play_turns(state, 19)
    assert (view_of(state).phase, view_of(state).round) == ("play", 10)
    assert view_of(act(state, "coins")).phase == "play"
    assert view_of(play(state, "coins, end")).phase == "over"


@pytest.mark.parametrize("work", ["build B01", "hire W40", "send W02 B34"])
def test_any_work_restarts_the_count_of_ten_rounds(work: str) -> None:
    state = play_turns(table(player(free="W01"), player(free="W02", sites="B34")), 19)
    state = play_turns(play(state, f"{work}, end"), 19)
    assert (view_of(state).phase, view_of(state).round) == ("play", 20)
    assert view_of(act(state, "end")).phase == "over"


def test_guard_leaves_last_turns_alone() -> None:
    seats = player(3, sites="B34:W01"), player(0, sites="B33:W02")
    state = table(*seats, current=1, progress=Progress(9, 9, left=2), **LOCKED)
    assert view_of(act(state, "end")).current == 0


def test_an_end_without_last_turns_is_a_milestone_and_a_resignation_is_none() -> None:
    idle = play_turns(table(player(free="W01"), player(free="W02")), 19)
    assert GAME.is_milestone(idle, act(idle, "end"))
    stuck_state = act(locked_table(), "end")
    assert GAME.is_milestone(stuck_state, act(stuck_state, "end"))
    assert not GAME.is_milestone(idle, act(idle, "leave"))
    last = table(player(finished=SEVENTEEN), player(), current=1, progress=Progress(9, 9, left=1))
    assert not GAME.is_milestone(last, act(last, "end"))


def test_enough_points_at_the_end_of_a_round_are_a_milestone_but_not_those_of_who_stays_alone() -> None:
    last = table(player(), player(finished=SEVENTEEN), current=1)
    assert GAME.is_milestone(last, act(last, "end"))
    assert not GAME.is_milestone(last, act(last, "leave"))
