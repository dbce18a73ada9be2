"""Rows place parts side by side, and shorten those that can be."""

import pytest
from PIL import Image

from rendering.kit.fonts import SMALLEST
from rendering.kit.rows import (
    SPRING,
    Part,
    at_least,
    column,
    icon,
    put_in_middle,
    put_row,
    put_rows,
    row,
    words,
)
from rendering.kit.scene import Scene

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
    put_row(scene, BOX, words("Words as long as the row is", 60, WHITE), SPRING, tile(40), gap=10)
    assert edges(scene)[-1] == (400 - 40, 400)


def test_lettering_after_a_spring_keeps_its_room() -> None:
    scene = Scene((500, 200))
    label = words("Words", SMALLEST + 10, WHITE)
    put_row(scene, BOX, tile(30), SPRING, row(tile(20), label, gap=4), gap=10)
    assert edges(scene)[1][0] == round(400 - label.wide - 4 - 20)
    assert edges(scene)[2][1] <= 400


def test_the_first_part_that_can_shrink_leaves_room_for_the_others() -> None:
    scene = Scene((500, 200))
    long = Part(500, tile(10).put, can_shrink=True)
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
