"""Encoded pictures keep to the maximum size."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from rendering import RENDERERS, THEMES
from rendering.kit import SIZE
from rendering.kit.encoder import MAX_BYTES, encode
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
