"""Building as much as possible in one go in Builders."""

from random import Random

import pytest

from bot.games.builders import GAME, State
from bot.games.builders.auto_fill import Reach
from bot.games.builders.pieces import Counts
from bot.games.builders.state import Foundation, Panel, Player, Row
from bot.games.builders.steps import steps_left
from tests.games.builders_play import careless, most_steps, new, play, playout, table, view_of

FINISHED = Panel(0, "C")
D_ROW = Row(panel=0, shape="D", slots=3, slot=1, feet=1)


def fills(hand: Counts, corner_joints: int = 9, progress: int = 0, **position: object) -> str:
    mine = Player(hand=hand, corner_joints=corner_joints, progress=progress)
    state = table(mine, **position)  # type: ignore[arg-type]
    return ", ".join(view_of(state).auto_fill)


def test_the_open_row_is_filled_before_a_structure_is_completed() -> None:
    assert fills((0, 0, 2, 1), progress=2, row=D_ROW, dice=(1, 2)) == "lay D, structure, structure"


def test_a_structure_is_completed_but_never_begun() -> None:
    assert fills((0, 0, 4, 0), row=D_ROW, dice=(1, 2)) == ""
    assert fills((0, 0, 4, 0), progress=3, row=D_ROW, dice=(1, 2)) == "structure"


def test_rectangles_come_before_the_corner_that_ends_a_side() -> None:
    assert fills((1, 1, 0, 0), ring=Foundation((3, 0, 0, 0), 0), dice=(1, 2)) == "lay B, lay A"
    assert fills((1, 0, 0, 0), ring=Foundation((3, 0, 0, 0), 0), dice=(1, 2)) == "lay A"


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_a_fill_are_those_that_the_player_gains(seed: int) -> None:
    gained = 0
    for state in playout(new(2), careless, Random(seed)):
        view = view_of(state)
        if view.auto_fill and state.current is not None:
            after = state
            for text in view.auto_fill:
                after = GAME.apply_action(after, state.current, GAME.action_from_string(text))
            before = view.players[state.current].points
            assert view_of(after).players[state.current].points - before == view.auto_fill_points
            gained += view.auto_fill_points
    assert gained


def test_the_row_in_which_more_can_be_laid_is_led() -> None:
    assert fills((0, 0, 4, 2), dice=(1, 3)) == "lead C north, lay C, lay C, lay C"


def test_between_rows_of_equal_length_the_one_with_more_joints_is_led() -> None:
    assert fills((0, 0, 4, 3), dice=(1, 2)) == "lead D north, lay D, lay D"


def test_a_row_that_can_be_ended_is_led_before_a_longer_one_that_cannot() -> None:
    panels = (Panel(2, "C"), Panel(4, "C"), FINISHED, FINISHED)
    steps = fills((0, 0, 4, 0), panels=panels, dice=(2, 4), corner_joints=0)
    assert steps == "lead C north, lay C, lay C, lead C north"


def test_between_rows_that_can_be_ended_the_one_with_more_joints_per_piece_is_led() -> None:
    """Three D earn six joints, nine C thirteen."""
    panels = (Panel(5, "C"), Panel(4, "C"), FINISHED, FINISHED)
    assert fills((0, 0, 9, 3), panels=panels, dice=(5, 6)).startswith("lead D east, lay D, lay D, lead C")


def test_it_goes_on_with_the_next_row_and_beyond_the_end() -> None:
    panels = (Panel(1, "C"), FINISHED, FINISHED, Panel(1, "D"))
    steps = fills((0, 0, 3, 0), progress=3, panels=panels, dice=(1, 3))
    assert steps == "lead C north, lead C west, structure"


def test_a_corner_comes_early_where_more_can_be_built_then() -> None:
    """Two B after the corner are the whole next side; before it they would leave the second A in hand."""
    assert fills((2, 2, 0, 0), ring=Foundation((2, 2, 0, 0), 1), dice=(1, 3)) == "lay A, lay B, lay B, lay A"


def test_the_last_panel_is_not_finished_with_one_piece_where_three_fit() -> None:
    panels = (Panel(2, "C"), FINISHED, FINISHED, FINISHED)
    assert fills((0, 0, 3, 1), panels=panels, dice=(1, 2), corner_joints=0) == "lead C north, lay C, lay C"


def test_small_panels_are_finished_first_so_that_a_large_triangle_keeps_its_place() -> None:
    """Three C could stand on the two units as well, but then no D fits any more."""
    panels = (Panel(1, "C"), Panel(4, "C"), Panel(1, "C"), Panel(1, "C"))
    steps = fills((0, 0, 3, 4), panels=panels, box=(0, 0, 0, 30), dice=(5, 6), corner_joints=0)
    assert steps == (
        "lead D east, lay D, lay D, lead C north, lead D east, lead C south, lead C west"  # all seven
    )


def test_there_is_nothing_to_fill_before_the_roll_and_after_the_last_step() -> None:
    assert fills((0, 0, 9, 9), dice=None) == ""
    row = Row(panel=0, shape="C", slots=7, slot=1, feet=1)
    state = table(Player(hand=(0, 0, 9, 0)), row=row, dice=(1, 2))
    assert view_of(play(state, "lay C, lay C, lay C")).auto_fill == ()


@pytest.mark.parametrize("players", [2, 4])
def test_it_can_be_played_and_leaves_nothing_to_build(players: int) -> None:
    for state in playout(new(players), careless, Random(players)):
        view = view_of(state)
        after = play(state, ", ".join(view.auto_fill))
        if view.phase in ("choose", "build"):
            assert len(view.auto_fill) == most_steps(state)
        if view.auto_fill:
            assert not steps_left(after) or not view_of(after).auto_fill
            assert steps_left(state) - steps_left(after) == len(view.auto_fill)
        else:
            assert after == state
    assert GAME.outcome(state)


def any_position(rng: Random) -> State:
    """Return a random position in which player 0 builds the foundation, an open row or leads."""
    hand = (rng.randrange(3), rng.randrange(6), rng.randrange(7), rng.randrange(5))
    mine = Player(hand=hand, corner_joints=rng.randrange(4), progress=rng.randrange(4))
    other = Player(hand=(0, 0, rng.randrange(4), rng.randrange(4)))
    box = (0, 0, rng.choice((0, 0, 2, 30)), rng.choice((0, 0, 2, 30)))
    dice = rng.choice(((1, 2), (1, 3), (2, 2), (6, 5)))
    if rng.random() < 0.4:
        sides = rng.choice(((2, 0, 0, 0), (2, 2, 0, 0), (2, 2, 1, 0), (2, 2, 2, 1), (2, 2, 2, 2)))
        return table(
            mine, other, ring=Foundation(sides, max(0, sum(map(bool, sides)) - 1)), box=box, dice=dice
        )
    lengths = [rng.randrange(5) for _ in range(4)]
    row = rng.choice((None, Row(0, "C", 2 * lengths[0] - 1, 1, 1), Row(0, "D", lengths[0] - 1, 1, 1)))
    if row is not None and (row.slots < 2 or (row.shape == "D" and lengths[0] % 2)):
        row = None
    panels = tuple(Panel(length, "C") for length in lengths)
    return table(mine, other, panels=panels, row=row, box=box, dice=dice)


def test_the_reach_of_a_position_is_what_trying_every_way_finds() -> None:
    rng = Random(7)
    for _ in range(400):
        state = any_position(rng)
        assert Reach(state, 0).longest(state) == most_steps(state) == len(view_of(state).auto_fill)
