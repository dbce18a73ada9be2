"""Pictures look as they did when they were last looked at."""

from functools import cache

import pytest
from PIL import Image

from rendering.overview import draw_overview
from tests.rendering.goldens import (
    GOLDENS,
    OVERVIEW,
    README,
    REDRAW,
    TOLERANCE,
    difference,
    draw_case,
    encode_golden,
    is_readme_current,
    path,
    pixels,
)
from tests.rendering.rendered_samples import by_game

pytestmark = pytest.mark.xdist_group("constructor pictures")

CASES = [(key, *case) for key, cases in GOLDENS.items() for case in cases]


@cache
def current(case: tuple[str, str, str]) -> Image.Image:
    return pixels(encode_golden(draw_case(*case)))


def golden(case: tuple[str, str, str]) -> Image.Image:
    return pixels(path(*case).read_bytes())


@pytest.mark.parametrize("case", CASES, ids="-".join)
@pytest.mark.sampled(4)
def test_looks_like_its_golden(case: tuple[str, str, str]) -> None:
    assert difference(current(case), golden(case)) < TOLERANCE, REDRAW


@pytest.mark.exhaustive
def test_the_picture_of_all_games_looks_like_its_golden() -> None:
    overview = pixels(encode_golden(draw_overview()))
    assert overview.size == pixels(OVERVIEW.read_bytes()).size
    assert difference(overview, pixels(OVERVIEW.read_bytes())) < TOLERANCE, REDRAW


@pytest.mark.parametrize("key", by_game(*((key,) for key in README)))
@pytest.mark.exhaustive
def test_the_readme_shows_the_boards_of_today(key: str) -> None:
    assert is_readme_current(key), REDRAW


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_no_other_golden_would_do(case: tuple[str, str, str]) -> None:
    others = [other for other in CASES if other != case]
    assert all(difference(current(case), golden(other)) > 4 * TOLERANCE for other in others)
