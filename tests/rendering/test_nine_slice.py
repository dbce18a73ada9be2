"""A part of any size is what it would be if it were drawn in that size."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PIL import Image, ImageDraw

from rendering.kit import THEMES, NineSlice, RoundedPicture, put_panel
from rendering.kit.nine_slice import Middle
from tests.rendering.goldens import difference

ROOM, CORNER, RIM, FILL, LINE = 6, 22, 9, (20, 60, 30), (250, 200, 40)
GROUND = (90, 140, 60)


def draw(size: Sequence[int], *, has_gradient: bool = False) -> Image.Image:
    """Draw a box with round corners, a line and a shadow, in a size without its room."""
    wide, high = size[0] + 2 * ROOM, size[1] + 2 * ROOM
    image = Image.new("RGBA", (wide, high))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((3, 3, wide - 1, high - 1), 15, fill=(0, 0, 0, 90))
    box = (ROOM, ROOM, wide - ROOM - 1, high - ROOM - 1)
    pen.rounded_rectangle(box, 14, fill=FILL, outline=LINE, width=2)
    if has_gradient:
        for x in range(CORNER, wide - CORNER):
            pen.line((x, CORNER, x, high - CORNER - 1), fill=(x % 256, 60, 30))
    return image


def part_of(image: Image.Image, middle: Middle) -> NineSlice:
    """Return the part that was drawn as ``image``."""
    return NineSlice(image, room=ROOM, corner=CORNER, rim=RIM, middle=middle)


def put(part: NineSlice, size: Sequence[int]) -> Image.Image:
    """Return a picture with a part of a size."""
    picture = Image.new("RGB", (size[0] + 40, size[1] + 40), GROUND)
    part.put(picture, (20, 20, 20 + size[0], 20 + size[1]))
    return picture


@pytest.mark.parametrize("size", [(60, 44), (61, 300), (500, 45), (333, 222), (36, 31), (801, 733)])
def test_a_part_is_what_it_would_be_in_that_size(size: tuple[int, int]) -> None:
    expected, image = Image.new("RGB", (size[0] + 40, size[1] + 40), GROUND), draw(size)
    expected.paste(image, (20 - ROOM, 20 - ROOM), image)
    assert put(part_of(draw((80, 60)), FILL), size).tobytes() == expected.tobytes()


def test_a_middle_without_a_colour_is_cut_from_the_image() -> None:
    part = part_of(draw((300, 200), has_gradient=True), "tiles")
    picture = put(part, (120, 80))
    left = 20 - ROOM + RIM
    assert [picture.getpixel((left + x, 60))[0] for x in (0, 5, 50)] == [CORNER, CORNER + 5, CORNER + 50]  # type: ignore[index]


def test_mirrored_tiles_have_no_seam() -> None:
    part = part_of(draw((240, 200), has_gradient=True), "mirrored tiles")
    picture, left = put(part, (700, 80)), 20 - ROOM + RIM
    reds = [picture.getpixel((x, 60))[0] for x in range(left, left + 600)]  # type: ignore[index]
    assert max(abs(one - other) for one, other in pairwise(reds)) <= 1
    assert len(set(reds)) > 200


def test_a_larger_middle_is_made_of_tiles_from_the_lower_left() -> None:
    part = part_of(draw((300, 200), has_gradient=True), "tiles")
    picture, tile = put(part, (700, 80)), 300 + 2 * ROOM - 2 * CORNER
    left = 20 - ROOM + RIM
    assert picture.getpixel((left + 7, 60)) == picture.getpixel((left + tile + 7, 60)) == (CORNER + 7, 60, 30)


def test_a_picture_of_any_size_has_round_corners() -> None:
    picture = Image.new("RGB", (200, 100), GROUND)
    RoundedPicture(Image.new("RGBA", (60, 40), (*FILL, 255)), 10).put(picture, (20, 10, 180, 90))
    assert picture.getpixel((20, 10)) == picture.getpixel((179, 89)) == GROUND
    assert picture.getpixel((20, 40)) == picture.getpixel((100, 10)) == picture.getpixel((23, 13)) == FILL


def test_an_empty_middle_shows_what_is_below() -> None:
    assert put(part_of(draw((80, 60)), "empty"), (200, 100)).getpixel((120, 70)) == GROUND


def test_many_sizes_are_not_all_kept() -> None:
    part = part_of(draw((80, 60)), FILL)
    for wide in range(60, 200):
        put(part, (wide, 60))
    assert part._find_pieces.cache_info().currsize < 100


@pytest.mark.parametrize("name", THEMES)
def test_a_large_panel_has_the_corners_of_a_small_one(name: str) -> None:
    pictures = []
    for size in ((120, 120), (700, 420)):
        picture = Image.new("RGB", (800, 500), GROUND)
        put_panel(picture, (40, 40, 40 + size[0], 40 + size[1]), THEMES[name], edge=(250, 200, 40))
        pictures.append(picture)
    small, large = pictures
    for box, moved in (((0, 0, 100, 100), (0, 0)), ((100, 100, 200, 200), (580, 300))):
        there = (box[0] + moved[0], box[1] + moved[1], box[2] + moved[0], box[3] + moved[1])
        assert difference(small.crop(box), large.crop(there)) < 0.01
