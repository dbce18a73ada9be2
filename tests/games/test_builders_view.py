"""What a renderer gets: pieces, rows, joints and where they lie (section 13, Drawing)."""

import pytest

from bot.games.builders import State
from bot.games.builders.geometry import HEIGHT, extent_of
from bot.games.builders.state import Foundation, Panel, Player, Row
from tests.games.builders_play import GAME, PLENTY, act, new, play, table, view_of

START = table(Player(hand=(9, 99, 9, 9)), ring=Foundation(), dice=(6, 6))
RING = "lay B, lay B, lay A, lay B, lay B, lay B, lay A, lay B, lay B, lay A, lay B, lay B, lay B, lay A"
"""Two B wide, three B high."""


def test_pieces_of_the_foundation() -> None:
    """The foundation is 4 units wide and 5 high; its outer corner in the north-west is the origin."""
    pieces = view_of(play(START, RING)).pieces
    assert pieces[0].outline == ((1, 0), (2, 0), (2, 0.5), (1, 0.5))
    assert pieces[2].outline == ((3, 0), (4, 0), (4, 1), (3.5, 1), (3.5, 0.5), (3, 0.5))
    assert pieces[3].outline == ((4, 1), (4, 2), (3.5, 2), (3.5, 1))
    assert pieces[6].outline == ((4, 4), (4, 5), (3, 5), (3, 4.5), (3.5, 4.5), (3.5, 4))
    assert pieces[13].outline == ((0, 1), (0, 0), (1, 0), (1, 0.5), (0.5, 0.5), (0.5, 1))
    assert [piece.side for piece in pieces if piece.kind == "A"] == ["north", "east", "south", "west"]


def test_joints_of_the_foundation() -> None:
    pieces = view_of(play(START, RING)).pieces
    assert pieces[0].joints == ()
    assert pieces[1].joints == ((2, 0.25),)
    assert pieces[3].joints == ((3.75, 1),)
    assert pieces[13].joints == ((0.25, 1), (1, 0.25))


def test_a_small_row_of_each_panel() -> None:
    """North up, east right, south down, west left; each begins at its left seen from the middle."""
    firsts = {}
    for panel in ("north", "east", "south", "west"):
        state = act(table(dice=(6, 6)), f"lead C {panel}")
        firsts[panel] = view_of(state).pieces[0].outline
    assert firsts == {
        "north": ((0, 0), (0.5, -HEIGHT), (1, 0)),
        "east": ((4, 0), (4 + HEIGHT, 0.5), (4, 1)),
        "south": ((4, 4), (3.5, 4 + HEIGHT), (3, 4)),
        "west": ((0, 4), (-HEIGHT, 3.5), (0, 3)),
    }


def test_triangles_alternate() -> None:
    state = play(table(dice=(6, 6)), "lead D north, lay D, lay D")
    pieces = view_of(state).pieces
    assert [piece.outline for piece in pieces] == [
        ((0, 0), (1, -2 * HEIGHT), (2, 0)),
        ((1, -2 * HEIGHT), (3, -2 * HEIGHT), (2, 0)),
        ((2, 0), (3, -2 * HEIGHT), (4, 0)),
    ]
    assert [piece.joints for piece in pieces] == [
        ((0.5, 0), (1.5, 0)),
        ((1.5, -HEIGHT),),
        ((2.5, -HEIGHT), (2.5, 0), (3.5, 0)),
    ]


def test_a_row_stands_on_the_one_below() -> None:
    state = play(table(dice=(6, 6)), "lead D north, lay D, lay D, lead C north")
    assert view_of(state).pieces[-1].outline == ((1, -2 * HEIGHT), (1.5, -3 * HEIGHT), (2, -2 * HEIGHT))
    assert view_of(state).pieces[-1].joints == ((1.5, -2 * HEIGHT),)


def test_empty_places_of_the_open_row() -> None:
    state = act(table(dice=(6, 6)), "lead C north")
    row = view_of(state).row
    assert row is not None
    assert (row.panel, row.shape, row.slot, row.slots, row.joints) == ("north", "C", 1, 7, 1)
    assert len(row.empty) == 6
    assert view_of(act(state, "lay C")).pieces[-1].outline == row.empty[0]


def test_the_extent_holds_the_complete_puzzle() -> None:
    assert extent_of(Foundation((2, 2, 2, 2), 4)) == pytest.approx(
        (-4 * HEIGHT, -4 * HEIGHT, 4 + 4 * HEIGHT, 4 + 4 * HEIGHT)
    )


def test_panels_show_what_could_be_led() -> None:
    panels = (Panel(5), Panel(4, "D"), Panel(0, "C"), Panel(6))
    view = view_of(table(panels=panels, box=(0, 0, 0, 0), ring=Foundation((3, 2, 3, 2), 4)))
    north, east, south, west = view.panels
    assert (north.base, north.length, north.below) == (5, 5, "B")
    assert [(lead.shape, lead.refusal, len(lead.joints)) for lead in north.leads] == [
        ("C", None, 9),
        ("D", "odd-length", 0),
    ]
    assert [(lead.joints, lead.next_length) for lead in east.leads] == [
        ((1, 1, 2, 1, 2, 1, 2), 3),
        ((1, 1, 2), 2),
    ]
    assert south.leads == ()
    assert [lead.refusal for lead in west.leads] == [None, None]
    scarce = view_of(table(Player(hand=(0, 0, 1, 1)), box=(0, 0, 0, 0))).panels[0]
    assert [lead.refusal for lead in scarce.leads] == ["row-needs", "row-needs"]


def test_the_table_at_a_glance() -> None:
    view = view_of(table(Player(hand=PLENTY, corner_joints=3), dice=(2, 2)))
    assert (view.phase, view.current, view.dice, view.double, view.value, view.left) == (
        "choose",
        0,
        (2, 2),
        True,
        8,
        8,
    )
    assert view.supply == (184, 112)
    assert (view.foundation.side, view.foundation.is_closed, view.foundation.shortest) == (None, True, 2)
    assert view.legal[0] == "move"
    assert [step.action for step in view.steps] == [*view.legal[1:]]
    assert view.choice is None
    assert view.outcome is None


def test_a_past_view_leaves_out_what_takes_long_to_find() -> None:
    """A replay shows hundreds of positions, and nobody can act in any of them."""
    state = table(Player(hand=PLENTY, corner_joints=3))
    now, past = view_of(state), GAME.past_view(state, None)
    assert all((now.legal, now.steps, now.auto_fill))
    assert (past.legal, past.steps, past.auto_fill) == ((), (), ())
    assert (past.pieces, past.players, past.move) == (now.pieces, now.players, now.move)


def test_an_order_is_ten_pieces_with_at_most_two_corners_and_nine_rectangles() -> None:
    choice = view_of(new(), 0).choice
    assert choice is not None
    assert (choice.total, choice.most, choice.even) == (10, (2, 9, 10, 10), (2, 3, 3, 2))


def test_ways_to_choose_are_not_listed() -> None:
    view = view_of(act(table(Player(space=9)), "move"))
    assert view.legal == ()
    assert view.choice is not None
    assert view.choice.even == (0, 0, 5, 5)


def test_the_side_being_laid_is_named_until_the_foundation_is_closed() -> None:
    rings = [
        Foundation((2, 0, 0, 0), 0),
        Foundation((2, 2, 0, 0), 1),
        Foundation((2, 2, 1, 0), 2),
        Foundation((2, 2, 2, 1), 3),
    ]
    assert [view_of(table(ring=ring)).foundation.side for ring in rings] == ["north", "east", "south", "west"]
    assert not view_of(table(ring=rings[0])).foundation.is_closed


def test_only_the_panel_with_the_open_row_offers_no_lead() -> None:
    view = view_of(table(row=Row(1, "C", 7, 2, 1)))
    assert [len(panel.leads) for panel in view.panels] == [2, 0, 2, 2]


def test_a_row_that_does_not_fit_leaves_the_length() -> None:
    panels = (Panel(5), Panel(1, "C"), Panel(2, "D"), Panel(4))
    view = view_of(table(panels=panels))
    assert [[lead.next_length for lead in panel.leads] for panel in view.panels] == [
        [4, 5],
        [0, 1],
        [1, 0],
        [3, 2],
    ]


def test_the_dice_are_shown_once_rolled() -> None:
    before, after = view_of(table(dice=None)), view_of(table(dice=(5, 6)))
    assert (before.dice, before.double, before.value, before.left) == (None, False, 0, 0)
    assert (after.dice, after.double, after.value, after.left) == ((5, 6), False, 11, 11)


def test_the_result_of_moving_is_shown_while_it_is_offered() -> None:
    state = table(Player(space=9, hand=PLENTY), dice=(5, 6), box=(0, 0, 3, 4))
    move = view_of(state).move
    assert move is not None
    assert (move.space, move.corners, move.pieces) == (20, 2, 7)
    more = view_of(table(Player(space=9), dice=(1, 2))).move
    assert more is not None
    assert (more.space, more.corners, more.pieces) == (12, 1, 10)
    assert view_of(act(state, "lead C north")).move is None
    assert view_of(table(box=(0, 0, 0, 0))).move is None
    assert view_of(table(dice=None)).move is None
    assert view_of(table(phase="over", current=None)).move is None


def test_steps_show_the_joints_and_points_that_they_earn() -> None:
    mine = Player(hand=(0, 0, 9, 9), joints=30, corner_joints=1, progress=3, structures=2)
    panels = (Panel(4, "C"), *(Panel(0, "C"),) * 3)
    view = view_of(table(mine, panels=panels))
    assert [(step.action, step.joints, step.points) for step in view.steps] == [
        ("lead C north", 1, 1),
        ("lead D north", 2, 2),
        ("structure", 0, 8),
    ]
    assert view_of(table(dice=None)).steps == ()
    assert view_of(table(phase="build", left=0)).steps == ()
    assert view_of(table(phase="over", current=None)).steps == ()


@pytest.mark.parametrize(
    "state",
    [new(), table(Player(hand=PLENTY, corner_joints=2)), act(table(Player(space=9)), "move")],
    ids=lambda state: state.phase,
)
def test_a_match_that_is_stopped_or_paused_asks_for_nothing(state: State) -> None:
    view = view_of(state)
    stopped, paused = GAME.stop(view, winners=(1,)), GAME.pause(view)
    assert (stopped.phase, stopped.early_winners, stopped.is_paused) == ("over", (1,), False)
    assert (paused.phase, paused.early_winners, paused.is_paused) == (view.phase, None, True)
    for asks in (stopped, paused):
        assert (asks.current, asks.legal, asks.move, asks.steps, asks.choice) == (None, (), None, (), None)
        assert (asks.players, asks.pieces, asks.box) == (view.players, view.pieces, view.box)


def test_nothing_is_to_fill_or_to_choose_where_nobody_is_at_turn() -> None:
    over = view_of(table(phase="over", current=None))
    assert (over.auto_fill, over.choice, over.legal) == ((), None, ())
    assert view_of(table()).auto_fill == ("lead D north", "lay D", "lay D")
