"""Pictures keep to the maximum size, and sprites leave opaque what they are drawn over."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from rendering import RENDERERS, THEMES
from rendering.kit.canvas import MAX_BYTES, SIZE, Sprite, encode
from tests.rendering.rendered_samples import render_once


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("busy", [False, True])
def test_a_picture_too_large_gets_a_quality_that_just_fits(theme: str, busy: bool) -> None:
    view = RENDERERS["middle-ages"].samples()["late_4"]
    board = Image.open(BytesIO(render_once("middle-ages", view, theme=theme).data)).convert("RGB")
    poster = board.resize((board.width * 3 // 2, board.height * 3 // 2))
    data = encode(poster, busy=busy)
    assert 0.85 * MAX_BYTES < len(data) <= MAX_BYTES
    assert Image.open(BytesIO(data)).size == poster.size


def test_even_noise_fits() -> None:
    dots = Image.frombytes("RGB", SIZE, Random(1).randbytes(SIZE[0] * SIZE[1] * 3))
    assert len(encode(dots)) <= MAX_BYTES


def test_a_sprite_leaves_an_opaque_picture_opaque() -> None:
    glass = Sprite(Image.new("RGBA", (10, 10), (200, 0, 0, 128)), (0, 0))
    for mode in ("RGB", "RGBA"):
        picture = Image.new(mode, (30, 30), (0, 0, 200))
        glass.put(picture, (5, 5))
        assert picture.convert("RGBA").getpixel((10, 10)) == (100, 0, 100, 255)


def test_a_sprite_is_blended_over_a_picture_with_transparency() -> None:
    glass = Sprite(Image.new("RGBA", (10, 10), (200, 0, 0, 128)), (0, 0))
    picture = Image.new("RGBA", (30, 30), (0, 0, 0, 0))
    glass.put(picture, (5, 5))
    assert picture.getpixel((10, 10)) == (200, 0, 0, 128)
    assert picture.getpixel((2, 2)) == (0, 0, 0, 0)
