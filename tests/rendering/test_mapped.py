"""Areas of images in mapped memory: the same pixels as a copy of them, without one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from rendering.kit import Edges
from rendering.kit.canvas import cut, map_image

WIDE, HIGH = SIZE = 12, 10
BEHIND = 40
"""The bytes of other images that follow in the memory."""
EDGES = st.tuples(*(st.integers(-3, 14) for _ in range(4)))


def mapped(mode: str, *, behind: int = BEHIND) -> Image.Image:
    """Return a mapped image in which no two pixels are the same."""
    count = WIDE * HIGH * len(mode)
    return map_image(
        memoryview(bytes(number * 7 % 251 for number in range(count)) + bytes(behind)), mode, SIZE
    )


@given(st.sampled_from(["L", "RGBA"]), EDGES, EDGES)
def test_an_area_and_an_area_of_that_are_like_copies(mode: str, one: Edges, other: Edges) -> None:
    whole = mapped(mode)
    boxes = [tuple(sorted(box[0::2])) + tuple(sorted(box[1::2])) for box in (one, other)]
    first, second = ((left, top, right, bottom) for left, right, top, bottom in boxes)
    copy, area = whole.copy().crop(first), cut(whole, first)
    assert (area.size, area.tobytes()) == (copy.size, copy.tobytes())
    assert cut(area, second).tobytes() == copy.crop(second).tobytes()
    assert area.getbbox() == copy.getbbox()


@pytest.mark.parametrize("mode", ["L", "RGBA"])
def test_an_area_shares_the_memory(mode: str) -> None:
    assert cut(mapped(mode), (2, 1, 9, 8)).readonly
    assert cut(cut(mapped(mode), (2, 1, 9, 8)), (1, 1, 3, 3)).readonly
    last = cut(mapped(mode, behind=0), (2, 1, 9, HIGH))
    assert not last.readonly, "Pillow would want more bytes than there are"
    assert last.tobytes() == mapped(mode).copy().crop((2, 1, 9, HIGH)).tobytes()


def test_an_area_of_a_changed_copy_is_that_of_the_copy() -> None:
    for copy in (mapped("RGBA").copy(), mapped("RGBA").crop((0, 0, 8, 8)), mapped("RGBA").convert("RGB")):
        copy.paste((1, 2, 3), (0, 0, 5, 5))
        area = cut(copy, (1, 1, 4, 4))
        assert area.getpixel((0, 0))[:3] == (1, 2, 3)  # type: ignore[index]
    image = mapped("RGBA")
    image.paste((1, 2, 3, 4), (0, 0, 5, 5))
    assert cut(image, (1, 1, 4, 4)).getpixel((0, 0)) == (1, 2, 3, 4)
