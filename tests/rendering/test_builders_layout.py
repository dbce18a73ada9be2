"""Where Builders' pictures have their words, read from the scenes."""

from itertools import pairwise

import msgspec
import pytest

from bot.games.builders import GAME, View
from rendering.builders.layout import COLUMN, INNER
from rendering.builders.samples import samples
from rendering.builders.score import score_boxes
from rendering.kit import GAP, Box, stack
from tests.rendering.scene_words import find_words, is_inside

NAMES = ("Ada", "Bruno", "Chloe", "Dan")
POINTS = (41, 42, 43, 44)
HAND = (51, 52, 53, 54)


def with_numbers(name: str) -> View:
    """Return a sample in which the points of the players are all different, and so are the pieces in hand."""
    view = samples()[name]
    players = tuple(
        msgspec.structs.replace(player, points=points, joints=points - 8, hand=HAND)
        for player, points in zip(view.players, POINTS, strict=False)
    )
    return msgspec.structs.replace(view, players=players)


def only(boxes: list[Box]) -> Box:
    (box,) = boxes
    return box


@pytest.mark.parametrize("sample", ["many_rows", "middle_of_a_row", "many_rows_4"])
def test_each_panel_has_name_points_and_hand_of_its_player(sample: str) -> None:
    view = with_numbers(sample)
    boxes = find_words("builders", view, NAMES)
    for player, panel in enumerate(stack(COLUMN, len(view.players), GAP)):
        name, points = only(boxes[NAMES[player]]), only(boxes[str(POINTS[player])])
        assert is_inside(name, panel)
        assert is_inside(points, panel)
        assert points[1] > name[1]
        a, b, c, d = (next(box for box in boxes[str(count)] if is_inside(box, panel)) for count in HAND)
        assert points[3] <= min(a[1], b[1])
        assert max(a[3], b[3]) < min(c[1], d[1])
        assert abs(a[0] - c[0]) <= 2
        assert abs(b[0] - d[0]) <= 2
        assert a[2] < b[0]


def test_what_is_left_in_the_box_is_in_the_board_and_in_columns() -> None:
    view = msgspec.structs.replace(samples()["ring_open"], box=(91, 92, 93, 94), corner_box=95)
    boxes = find_words("builders", view)
    a, b, c, d, corner_joints = (only(boxes[str(count)]) for count in range(91, 96))
    assert all(is_inside(box, INNER) for box in (a, b, c, d, corner_joints))
    assert a[2] < b[0] < b[2] < corner_joints[0]
    assert abs(a[0] - c[0]) <= 2
    assert abs(b[0] - d[0]) <= 2
    assert a[3] < c[1]


@pytest.mark.parametrize("names", [(), NAMES])
@pytest.mark.parametrize("sample", ["over", "tie", "over_4"])
def test_the_score_has_the_best_first_and_each_total_right_of_the_rank(
    sample: str, names: tuple[str, ...]
) -> None:
    view = samples()[sample]
    assert view.outcome
    boxes = find_words("builders", view, names)
    *_, column = score_boxes(has_tie=sample == "tie")
    best_first = sorted(range(len(view.players)), key=view.outcome.ranks.__getitem__)
    panels = stack(column, len(best_first), GAP)
    for player, panel in zip(best_first, panels, strict=True):
        points = view.players[player].points
        total = max(
            (box for box in boxes[str(points)] if is_inside(box, panel)), key=lambda box: box[3] - box[1]
        )
        assert panel[2] - total[2] <= GAP + 4
        if names:
            assert only(boxes[names[player]])[1] < total[1]
    ends = [box[2] for words, places in boxes.items() for box in places if words.startswith("+")]
    assert len(ends) == len(panels)
    assert max(ends) - min(ends) <= 2


def test_the_lines_of_a_panel_at_the_end_do_not_touch_each_other() -> None:
    view = GAME.stop(with_numbers("many_rows_4"))
    boxes = find_words("builders", view, NAMES)
    for name, points in zip(NAMES, POINTS, strict=True):
        lines = only(boxes[name]), only(boxes[str(points)]), only(boxes[str(points - 8)])
        assert all(upper[3] <= lower[1] + 1 for upper, lower in pairwise(lines))
