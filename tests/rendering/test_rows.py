"""Rows place parts side by side, and shorten those that can be."""

import pytest
from PIL import Image

from rendering.kit.fonts import SMALLEST
from rendering.kit.rows import SPRING, Part, icon, put_in_middle, put_row, row, words
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
