"""The turns of Builders: rolling, moving, taking, building (sections 4, 5 and 9)."""

import pytest
from msgspec.structs import replace

from bot.games.builders import Done, Move, Roll, Take, even_way
from bot.games.builders.pieces import Counts
from bot.games.builders.state import Foundation, Panel, Player, Row
from bot.games.builders.steps import move_pawn
from tests.games.builders_play import CLOSED, GAME, PLENTY, act, legal, play, started_match, table, view_of

C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)
D_ROW = Row(panel=0, shape="D", slots=3, slot=1, feet=2)


# Rolling (4.1, 4.2)


def double_to_come() -> int:
    """Return the first turn number of the seed of ``table`` whose dice are a double."""
    return next(t for t in range(1, 100) if len(set(act(table(dice=None, turn=t), "roll").dice or ())) == 1)


def test_rolling_shows_the_dice_and_cannot_be_undone() -> None:
    state = started_match()
    after = act(state, "roll")
    assert after.phase == "choose"
    assert after.dice is not None
    assert GAME.reveals(state, after)
    assert view_of(after).left == view_of(after).value


@pytest.mark.parametrize(("box", "gain"), [(24, 2), (1, 1), (0, 0)])
def test_a_double_brings_two_corner_joints_or_what_is_left(box: int, gain: int) -> None:
    state = act(table(dice=None, turn=double_to_come(), corner_box=box), "roll")
    assert state.players[0].corner_joints == gain
    assert state.corner_box == box - gain
    assert view_of(state).double
    assert view_of(state).value == 2 * sum(state.dice or ())


def test_other_rolls_bring_none() -> None:
    plain = next(turn for turn in range(1, 100) if turn != double_to_come())
    assert act(table(dice=None, turn=plain), "roll").corner_box == 24


def test_dice_are_rolled_for_the_player_whose_turn_it_is() -> None:
    state = table(dice=None)
    for may_end_turn in (False, True):
        assert GAME.automatic_action(state, 0, may_end_turn=may_end_turn) == Roll()
        assert GAME.automatic_action(state, 1, may_end_turn=may_end_turn) is None


# Move or build (4.3)


def test_one_choice_for_the_whole_value() -> None:
    state = table()
    assert legal(state)[0] == "move"
    assert len(legal(state)) > 1
    assert "move" not in legal(act(state, "lead C north"))
    assert legal(act(state, "lead C north"))[0] == "done"


def test_moving_is_all_that_is_offered_to_an_empty_hand() -> None:
    assert legal(table(Player())) == ["move"]


def test_what_has_no_alternative_is_done_at_once_if_the_player_wants_that() -> None:
    """Such actions are a move with an empty hand, and the end of a turn after its last step."""
    done = play(table(dice=(1, 2)), "lead C north, lay C, lay C")
    for state, action in ((table(Player()), Move()), (done, Done())):
        assert GAME.automatic_action(state, 0, may_end_turn=True) == action
        assert GAME.automatic_action(state, 0, may_end_turn=False) is None
        assert GAME.automatic_action(state, 1, may_end_turn=True) is None
    assert GAME.automatic_action(table(), 0, may_end_turn=True) is None


def test_moving_is_not_offered_when_the_box_is_empty() -> None:
    assert "move" not in legal(table(box=(0, 0, 0, 0)))


@pytest.mark.parametrize(
    ("lengths", "row", "is_offered"),
    [
        ((1, 1, 0, 0), None, False),
        ((1, 2, 0, 0), None, True),
        ((3, 0, 0, 0), None, True),
        ((2, 0, 0, 0), Row(0, "D", 1, 0, 1), True),
        ((2, 1, 0, 0), Row(0, "C", 3, 1, 1), False),
        ((2, 2, 0, 0), Row(0, "C", 3, 1, 1), True),
        ((3, 0, 0, 0), Row(0, "C", 5, 2, 1), True),
    ],
)
def test_moving_is_not_offered_for_large_triangles_without_a_place(
    lengths: Counts, row: Row | None, is_offered: bool
) -> None:
    panels = tuple(Panel(length, "C") for length in lengths)
    assert ("move" in legal(table(panels=panels, row=row, box=(0, 0, 0, 9)))) is is_offered


@pytest.mark.parametrize(
    ("sides", "side"), [((0, 0, 0, 0), 0), ((2, 0, 0, 0), 1), ((2, 2, 0, 0), 2), ((2, 2, 2, 0), 3)]
)
@pytest.mark.parametrize("box", [(0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)])
def test_moving_is_offered_for_any_piece_while_the_foundation_is_open(
    sides: Counts, side: int, box: Counts
) -> None:
    assert legal(table(Player(), ring=Foundation(sides, side), box=box)) == ["move"]


def test_moving_is_offered_for_a_single_large_triangle_that_has_a_place() -> None:
    assert legal(table(Player(), box=(0, 0, 0, 1))) == ["move"]


def test_moving_is_not_offered_for_corners_beyond_two() -> None:
    ring = Foundation((2, 0, 0, 0), 0)
    full, room = Player(hand=(2, 1, 0, 0)), Player(hand=(1, 1, 0, 0))
    assert legal(table(full, ring=ring, box=(3, 0, 0, 0))) == ["lay A", "lay B"]
    assert legal(table(room, ring=ring, box=(3, 0, 0, 0))) == ["move", "lay A", "lay B"]


def test_who_can_do_nothing_passes_at_once() -> None:
    nothing = table(Player(), Player(hand=PLENTY), dice=None, box=(0, 0, 0, 0))
    state = act(nothing, "roll")
    assert (state.current, state.phase, state.turn, state.passes) == (1, "roll", 2, 1)
    assert state.last is not None
    assert (state.last.player, state.last.deed) == (0, "pass")
    assert play(state, "roll, lead C north, done").passes == 0


def test_corner_joints_just_won_by_a_double_are_enough_to_build_with() -> None:
    """Nothing can be laid or taken; only the joints of this very roll make a step possible."""
    double, mine = double_to_come(), Player(hand=(0, 0, 1, 0))
    position = table(mine, row=D_ROW, dice=None, box=(0, 0, 0, 0), turn=double)
    state = act(position, "roll")
    assert (state.current, state.phase, legal(state)) == (0, "choose", ["structure"])
    assert act(replace(position, corner_box=0), "roll").current == 1
    assert act(replace(position, turn=double - 1), "roll").current == 1


def test_the_match_is_over_once_all_in_succession_had_to_pass() -> None:
    """Section 10.3, a safety net."""
    state = play(table(Player(), Player(), dice=None, box=(0, 0, 0, 0)), "roll, roll")
    assert state.phase == "over"
    assert GAME.outcome(state) is not None


# Moving and taking (5)


@pytest.mark.parametrize(
    ("space", "value", "corners", "target"),
    [
        (0, 10, 1, 10),
        (8, 2, 1, 10),
        (9, 24, 3, 33),
        (10, 6, 0, 16),
        (39, 1, 1, 0),
        (36, 5, 1, 1),
        (10, 9, 0, 19),
    ],
)
def test_corners_landed_on_are_passed_and_those_left_are_not(
    space: int, value: int, corners: int, target: int
) -> None:
    assert move_pawn(space, value, 10) == (corners, target)


def test_a_move_without_a_corner_ends_the_turn() -> None:
    state = act(table(Player(space=2)), "move")
    assert (state.current, state.phase, state.players[0].space) == (1, "roll", 5)
    assert state.last is not None
    assert (state.last.deed, state.last.taken) == ("move", (0, 0, 0, 0))


@pytest.mark.parametrize(("dice", "pieces"), [((4, 6), 10), ((5, 5), 20), ((6, 6), 30)])
def test_ten_pieces_for_each_corner_in_one_selection(dice: tuple[int, int], pieces: int) -> None:
    state = act(table(Player(space=9), dice=dice), "move")
    assert (state.phase, state.left) == ("take", pieces)
    choice = view_of(state).choice
    assert choice is not None
    assert (choice.total, choice.most) == (pieces, (0, 0, 144, 72))
    after = act(state, f"take {pieces - 4}C 4D")
    assert after.players[0].hand == (0, 0, pieces - 4, 4)
    assert after.box == (0, 0, 144 - pieces + 4, 68)
    assert after.current == 1
    assert after.last is not None
    assert after.last.taken == (0, 0, pieces - 4, 4)


def test_all_that_is_left_is_taken_if_it_is_less() -> None:
    state = act(table(Player(space=9), box=(0, 0, 3, 4)), "move")
    assert legal(state) == ["take 3C 4D"]


def test_nobody_holds_three_corners() -> None:
    ring = Foundation()
    takes = legal(act(table(Player(space=9, hand=(1, 0, 0, 0)), ring=ring), "move"))
    assert any(text.startswith("take 1A") for text in takes)
    assert not any("2A" in text for text in takes)


def test_the_only_selection_is_taken_at_once_if_the_player_wants_that() -> None:
    only = act(table(Player(space=9), box=(0, 0, 3, 4)), "move")
    assert GAME.automatic_action(only, 0, may_end_turn=True) == Take(0, 0, 3, 4)
    assert GAME.automatic_action(only, 0, may_end_turn=False) is None
    several = act(table(Player(space=9), box=(0, 0, 8, 4)), "move")
    assert GAME.automatic_action(several, 0, may_end_turn=True) is None


def test_an_even_choice_takes_all_there_is_if_that_is_too_little() -> None:
    assert even_way(10, (1, 0, 2, 3)) == (1, 0, 2, 3)
    assert even_way(5, (1, 9, 0, 9)) == (1, 2, 0, 2)


def test_every_selection_is_offered_the_even_one_first() -> None:
    state = act(table(Player(space=9), ring=Foundation(), box=(8, 3, 50, 4)), "move")
    actions = legal(state)
    assert actions[0] == "take 2A 3B 3C 2D"
    assert (
        len(set(actions))
        == len(actions)
        == sum(1 for a in range(3) for b in range(4) for d in range(5) if 10 - a - b - d >= 0)
    )


def test_move_view_shows_what_it_brings() -> None:
    move = view_of(table(Player(space=9, hand=PLENTY), dice=(6, 6))).move
    assert move is not None
    assert (move.space, move.corners, move.pieces) == (33, 3, 30)


# Building (4.4)


def test_the_dice_limit_the_number_of_steps() -> None:
    state = play(table(dice=(1, 2)), "lead C north, lay C, lay C")
    assert legal(state) == ["done"]
    assert view_of(state).left == 0
    assert act(state, "done").current == 1


def test_a_player_may_stop_after_any_step() -> None:
    state = play(table(dice=(6, 5)), "lead C north, done")
    assert (state.current, state.phase) == (1, "roll")
    assert state.last is not None
    assert (state.last.deed, state.last.steps) == ("build", 1)


def test_steps_reveal_nothing_so_they_can_be_undone() -> None:
    state = table()
    assert not GAME.reveals(state, act(state, "lead C north"))
    assert not GAME.reveals(act(state, "lead C north"), play(state, "lead C north, done"))


def test_new_pieces_of_the_turn_are_marked() -> None:
    state = play(table(dice=(1, 2)), "lead C north, lay C")
    assert [piece.new for piece in view_of(state).pieces] == [True, True]
    assert not any(piece.new for piece in view_of(act(state, "done")).pieces)


# Structures (9)


def test_four_steps_complete_a_structure() -> None:
    state = table(Player(hand=PLENTY, corner_joints=5), dice=(4, 1))
    progress = []
    for _ in range(5):
        state = act(state, "structure")
        mine = state.players[0]
        progress.append((mine.progress, mine.structures))
    assert progress == [(1, 0), (2, 0), (3, 0), (0, 1), (1, 1)]
    assert (mine.hand[2], mine.corner_joints, mine.laid) == (PLENTY[2] - 5, 0, 0)
    assert view_of(state).players[0].points == 8


def test_steps_show_what_they_earn() -> None:
    state = table(Player(hand=(0, 0, 1, 0), corner_joints=1, progress=3), row=C_ROW)
    assert [(s.action, s.joints, s.points) for s in view_of(state).steps] == [
        ("lay C", 2, 2),
        ("structure", 0, 8),
    ]


@pytest.mark.parametrize("ring", [Foundation(), Foundation((2, 1, 0, 0), 1), CLOSED])
def test_structures_are_built_at_any_time(ring: Foundation) -> None:
    assert "structure" in legal(table(Player(hand=(0, 0, 1, 0), corner_joints=1), ring=ring))
    assert "structure" not in legal(table(Player(hand=(0, 0, 0, 9), corner_joints=1), ring=ring))
    assert "structure" not in legal(table(Player(hand=(0, 0, 9, 0)), ring=ring))


@pytest.mark.parametrize(
    ("row", "small", "is_offered"), [(C_ROW, 5, False), (C_ROW, 6, True), (D_ROW, 1, True), (None, 1, True)]
)
def test_structures_leave_what_an_open_row_needs(row: Row | None, small: int, is_offered: bool) -> None:
    """The row still needs five C."""
    mine = Player(hand=(0, 0, 1, 0), corner_joints=1)
    state = table(mine, row=row, box=(0, 0, small - 1, 9))
    assert ("structure" in legal(state)) is is_offered
