"""The end of Builders and its winner (sections 10 and 11)."""

from typing import Any

import pytest

from bot.games.builders import tie_breaks
from bot.games.builders.state import Panel, Player
from tests.games.builders_play import GAME, act, legal, play, table, view_of

LAST_ROW = (Panel(1, "C"), Panel(0, "C"), Panel(0, "D"), Panel(0, "D"))
COMPLETE = (Panel(0, "C"),) * 4


def test_complete_panels_end_the_match_at_done() -> None:
    state = act(table(panels=LAST_ROW, dice=(6, 5)), "lead C north")
    assert view_of(state).is_ended
    assert GAME.outcome(state) is None
    assert legal(state) == ["done"]
    over = act(state, "done")
    assert (over.phase, over.current, over.passes) == ("over", None, 0)
    assert GAME.outcome(over) is not None
    assert not GAME.current_players(over)


def test_steps_left_may_be_used_for_the_own_structure() -> None:
    mine = Player(hand=(0, 0, 5, 0), corner_joints=2, progress=2)
    state = act(table(mine, panels=LAST_ROW, dice=(6, 5)), "lead C north")
    assert legal(state) == ["done", "structure"]
    over = play(state, "structure, structure, done")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.scores[0].total == 1 + 8
    assert dict(outcome.scores[0].parts) == {
        "joints": 1,
        "structures": 1,
        "structure-points": 8,
        "laid": 1,
        "left": 2,
    }


def test_a_structure_step_can_exhaust_the_puzzle() -> None:
    """Two units with no row open: three C or one D are needed, and the third C goes."""
    panels = (Panel(2, "C"), *COMPLETE[1:])
    mine = Player(hand=(0, 0, 3, 0), corner_joints=1)
    state = table(mine, panels=panels, box=(0, 0, 0, 0))
    assert not view_of(state).is_ended
    after = act(state, "structure")
    assert view_of(after).is_ended
    assert act(after, "done").phase == "over"


def test_exhausted_when_no_row_can_be_led() -> None:
    panels = (Panel(1, "C"), Panel(5), Panel(5), Panel(5))
    state = act(table(Player(hand=(0, 0, 1, 9)), panels=panels, box=(0, 0, 8, 0)), "lead C north")
    assert view_of(state).is_ended
    assert act(state, "done").phase == "over"


def test_not_exhausted_while_others_hold_what_is_needed() -> None:
    panels = (Panel(1, "C"), Panel(5), Panel(5), Panel(5))
    players = Player(hand=(0, 0, 1, 9)), Player(hand=(0, 0, 1, 0))
    state = play(table(*players, panels=panels, box=(0, 0, 8, 0)), "lead C north, done")
    assert (state.phase, state.current) == ("roll", 1)


def test_done_with_an_open_row_and_no_other_lead_is_no_end() -> None:
    """There are too few C for a row as long as the open one, but enough to end that."""
    panels = (Panel(3, "C"), *COMPLETE[1:])
    players = Player(hand=(0, 0, 2, 0)), Player(hand=(0, 0, 3, 0))
    state = act(table(*players, panels=panels, box=(0, 0, 0, 0), dice=(1, 2)), "lead C north")
    assert not view_of(state).is_ended
    after = act(state, "done")
    assert (after.phase, after.current) == ("roll", 1)
    assert GAME.outcome(after) is None


def test_an_end_that_was_taken_back_is_none() -> None:
    """The end is final at ``done`` only: play can go on from the state before it."""
    state = table(panels=(*LAST_ROW[:1], Panel(1, "C"), *LAST_ROW[2:]), dice=(6, 5))
    one = act(state, "lead C north")
    assert view_of(act(one, "lead C east")).is_ended
    assert play(one, "done").phase == "roll"


def final(*players: dict[str, Any]) -> Any:
    seats = [Player(**values) for values in players]
    return GAME.outcome(table(*seats, panels=COMPLETE, phase="over", current=None))


def test_highest_score_wins_structures_included() -> None:
    outcome = final({"joints": 20}, {"joints": 13, "structures": 1}, {"joints": 9, "progress": 3})
    assert outcome.ranks == (2, 1, 3)
    assert [score.total for score in outcome.scores] == [20, 21, 9]
    assert tie_breaks(outcome) == ()


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ({"joints": 20}, {"joints": 12, "structures": 1, "laid": 99}, ("joints",)),
        ({"joints": 20, "laid": 9, "hand": (0, 0, 9, 9)}, {"joints": 20, "laid": 8}, ("laid",)),
        (
            {"joints": 20, "laid": 9, "hand": (0, 0, 1, 0)},
            {"joints": 20, "laid": 9, "hand": (0, 2, 0, 0)},
            ("left",),
        ),
        ({"joints": 20, "laid": 9}, {"joints": 19, "laid": 10}, ()),
    ],
)
def test_ties_are_broken_in_order(one: dict[str, Any], other: dict[str, Any], steps: tuple[str, ...]) -> None:
    for ranks, players in (((1, 2), (one, other)), ((2, 1), (other, one))):
        outcome = final(*players)
        assert outcome.ranks == ranks
        assert tie_breaks(outcome) == steps


def test_players_equal_in_everything_share_the_victory() -> None:
    outcome = final({"joints": 20, "laid": 9}, {"joints": 3}, {"joints": 20, "laid": 9})
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)
    assert tie_breaks(outcome) == ()


def test_several_tie_breaks_can_be_needed() -> None:
    outcome = final(
        {"joints": 20, "laid": 9},
        {"joints": 20, "laid": 8},
        {"joints": 20, "laid": 8, "hand": (0, 0, 0, 1)},
        {"joints": 12, "structures": 1},
    )
    assert outcome.ranks == (1, 2, 3, 4)
    assert tie_breaks(outcome) == ("joints", "laid", "left")
