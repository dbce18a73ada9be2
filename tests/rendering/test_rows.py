"""Rows place parts side by side, and shorten those that can be."""

import pytest
from PIL import Image

from rendering import THEMES
from rendering.kit import (
    CLOSE,
    SMALLEST,
    SPRING,
    Part,
    Scene,
    Sprite,
    align,
    at_least,
    box_in,
    centred,
    column,
    icon,
    mark_part,
    number,
    on_plate,
    put_in_middle,
    put_lines,
    put_row,
    put_rows,
    row,
    split_across,
    words,
)

BOX = (100, 50, 400, 90)
WHITE = (255, 255, 255)


def tile(wide: int) -> Part:
    return icon(Image.new("RGBA", (wide, 20)))


def edges(scene: Scene) -> list[tuple[int, int]]:
    """Return the left and the right edge of each layer."""
    return [(layer.box[0], layer.box[2]) for layer in scene.layers]


def test_parts_stand_side_by_side_and_in_the_middle_of_the_height() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, tile(30), None, tile(40), gap=10)
    assert edges(scene) == [(100, 130), (140, 180)]
    assert {layer.box[1::2] for layer in scene.layers} == {(60, 80)}


def test_what_comes_after_a_spring_is_at_the_right() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, tile(30), SPRING, tile(40), tile(20), gap=10)
    assert edges(scene) == [(100, 130), (330, 370), (380, 400)]


def test_a_row_is_a_part_with_gaps_of_its_own() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, row(tile(30), tile(20), gap=4), tile(40), gap=10)
    assert edges(scene) == [(100, 130), (134, 154), (164, 204)]


def test_parts_in_the_middle_have_as_much_room_on_both_sides() -> None:
    scene = Scene((500, 200))
    put_in_middle(scene, BOX, tile(30), tile(40), gap=10)
    assert edges(scene) == [(210, 240), (250, 290)]


@pytest.mark.parametrize("size", [SMALLEST + 30, SMALLEST])
def test_lettering_shrinks_but_never_below_the_smallest(size: int) -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, words("A long name", size, WHITE), tile(40), gap=10)
    left, right = edges(scene)[0]
    whole = words("A long name", size, WHITE).wide
    assert right - left < whole or size == SMALLEST
    assert words("A long name", SMALLEST, WHITE).wide * 0.8 < right - left


def test_a_spring_has_no_room_where_words_need_it() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, words("A long", 84, WHITE), SPRING, tile(40), gap=10)
    assert edges(scene)[-1] == (400 - 40, 400)


def test_a_spring_leaves_words_after_it_their_room() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, tile(30), SPRING, words("Words", 60, WHITE))
    left, right = edges(scene)[-1]
    assert right - left > 0.9 * words("Words", 60, WHITE).wide
    assert 390 < right <= 400


def test_of_two_parts_that_can_shrink_the_first_one_does() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, words("Ada", 84, WHITE), words("Words", 60, WHITE))
    (left, right), (second_left, second_right) = edges(scene)
    assert right - left < 0.9 * words("Ada", 84, WHITE).wide
    assert second_right - second_left > 0.9 * words("Words", 60, WHITE).wide
    assert right < second_left < second_right <= 400


def test_parts_of_a_column_are_below_each_other() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, column(tile(30), tile(40), pitch=30, align="left"), tile(10), gap=10)
    assert edges(scene) == [(100, 130), (100, 140), (150, 160)]
    assert [layer.box[1] for layer in scene.layers] == [45, 75, 60]


def test_a_sprite_that_is_anchored_at_its_middle_fills_its_place() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, centred(Sprite(Image.new("RGBA", (20, 20)), (10, 10)), 40), tile(10), gap=10)
    assert edges(scene) == [(110, 130), (150, 160)]


def test_lines_are_in_the_middle_and_as_high_as_their_sizes() -> None:
    scene = Scene((500, 200))
    put_lines(scene, (100, 0, 400, 200), ("Small", SMALLEST, WHITE), ("Tall", 84, WHITE))
    (small, tall) = (layer.box for layer in scene.layers)
    for left, _, right, _ in (small, tall):
        assert abs((left + right) / 2 - 250) < 3
    assert 200 - tall[3] > 30 > small[3] - tall[1]
    assert (200 - SMALLEST - 84) / 2 <= small[1] < small[3] < tall[1] < tall[3] <= (200 + SMALLEST + 84) / 2


def test_a_box_is_cut_into_boxes_side_by_side() -> None:
    assert split_across(BOX, 50, None, gap=10) == [(100, 50, 150, 90), (160, 50, 400, 90)]


@pytest.mark.parametrize(
    ("across", "down", "box"),
    [(0, 0, (100, 50, 200, 70)), (1, 0, (300, 50, 400, 70)), (0.5, 1, (200, 70, 300, 90))],
)
def test_a_box_is_in_a_corner_or_in_the_middle_of_another(
    across: float, down: float, box: tuple[float, ...]
) -> None:
    assert box_in(BOX, (100, 20), across, down) == box


def test_a_number_keeps_its_size_beside_words_that_do_not() -> None:
    scene, amount = Scene((500, 200)), number(149, 60, WHITE)
    put_row(scene, BOX, words("Words as long as the row is", 60, WHITE), amount, gap=10)
    alone = Scene((500, 200))
    put_row(alone, BOX, amount)
    assert scene.layers[-1].what is alone.layers[0].what
    assert edges(scene)[-1][1] <= BOX[2]


def test_a_mark_is_as_wide_as_it_says() -> None:
    scene, theme = Scene((500, 200)), THEMES["dark"]
    put_row(scene, BOX, mark_part(0, 40, theme), mark_part(1, 40, theme), gap=10)
    assert edges(scene) == [(100, 140), (150, 190)]


def test_a_plate_is_behind_its_part_and_wider_on_both_sides() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, on_plate(tile(30), 24, WHITE), tile(40), gap=10)
    assert edges(scene) == [(100, 130 + 2 * CLOSE), (100 + CLOSE, 130 + CLOSE), (152, 192)]
    assert scene.layers[0].box[1::2] == (58, 82)


def test_aligned_rows_have_columns_that_end_together() -> None:
    scene = Scene((500, 200))
    for parts in align([tile(30), tile(10)], [tile(20), tile(40)]):
        put_row(scene, BOX, *parts, gap=10)
    assert edges(scene) == [(100, 130), (170, 180), (110, 130), (140, 180)]


def test_boxes_side_by_side_share_what_is_left() -> None:
    assert split_across(BOX, 30, None, None, gap=10) == [
        (100, 50, 130, 90),
        (140, 50, 265, 90),
        (275, 50, 400, 90),
    ]


def test_lettering_after_a_spring_keeps_its_room() -> None:
    scene = Scene((500, 200))
    label = words("Words", SMALLEST + 10, WHITE)
    put_row(scene, BOX, tile(30), SPRING, row(tile(20), label, gap=4), gap=10)
    assert edges(scene)[1][0] == round(400 - label.wide - 4 - 20)
    assert edges(scene)[2][1] <= 400


def test_the_first_part_that_can_shrink_leaves_room_for_the_others() -> None:
    scene = Scene((500, 200))
    long = Part(500, tile(10).put, spare=500)
    put_row(scene, BOX, long, SPRING, words("8", SMALLEST + 10, WHITE), tile(40), gap=10)
    assert edges(scene)[-1] == (360, 400)


def test_numbers_below_each_other_begin_at_the_same_place() -> None:
    scene = Scene((500, 200))
    for wide in (20, 35):
        put_row(scene, BOX, at_least(40, tile(wide)), tile(10), gap=10)
    assert edges(scene) == [(100, 120), (150, 160), (100, 135), (150, 160)]


def test_a_column_is_as_wide_as_its_widest_part() -> None:
    scene = Scene((500, 200))
    put_row(scene, BOX, column(tile(40), tile(20), pitch=30, align="right"), tile(10), gap=10)
    assert edges(scene) == [(100, 140), (120, 140), (150, 160)]
    assert [layer.box[1] for layer in scene.layers] == [45, 75, 60]


def test_rows_stand_below_each_other_around_the_middle_of_a_box() -> None:
    scene = Scene((500, 200))
    put_rows(scene, BOX, [tile(30)], [None, tile(40), tile(10)], pitch=30)
    assert edges(scene) == [(100, 130), (100, 140), (152, 162)]
    assert [layer.box[1] for layer in scene.layers] == [45, 75, 75]
