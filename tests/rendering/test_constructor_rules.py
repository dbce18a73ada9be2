"""The picture that goes with Constructor's rules shows what the rules allow."""

from itertools import combinations

import pytest

from bot.games.constructor import Options
from bot.games.constructor.pieces import colour_of, controller, may_land
from bot.locales import languages, texts
from rendering import THEMES
from rendering.constructor.rules_page import EXAMPLES, draw_rules
from rendering.kit import SIZE, Look
from rendering.kit.encoder import MAX_BYTES
from tests.rendering.goldens import decode, difference
from tests.rendering.rendered_samples import render_rules_once

pytestmark = pytest.mark.xdist_group("constructor pictures")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.sampled
def test_it_keeps_to_the_limits_in_every_theme_and_language(theme: str) -> None:
    for locale in languages():
        picture = render_rules_once("constructor", theme=theme, locale=locale)
        assert len(picture.data) <= MAX_BYTES
        assert picture.size == SIZE == decode(picture).size
        assert 0 < len(picture.description) <= 1024


@pytest.mark.exhaustive
def test_themes_look_different() -> None:
    pictures = [decode(render_rules_once("constructor", theme=theme)) for theme in THEMES]
    assert all(difference(*pair) > 10 for pair in combinations(pictures, 2))


def test_it_is_the_same_bytes_each_time() -> None:
    first, second = (draw_rules(Options(), Look(THEMES["dark"], texts("en"))) for _ in range(2))
    assert first.paint().tobytes() == second.paint().tobytes()


def test_every_kind_makes_a_move_that_the_rules_allow() -> None:
    assert [example.mover.upper() for example in EXAMPLES] == ["R", "M", "S"]
    assert all(may_land(example.mover, example.under, open_rings=False) for example in EXAMPLES)
    assert all(colour_of(example.mover) != colour_of(example.under[-1]) for example in EXAMPLES)


def test_it_shows_what_is_no_tower_yet_and_a_tower_of_each_colour() -> None:
    owners = [controller(example.under + example.mover) for example in EXAMPLES]
    assert owners == [None, 1, 0]


def test_the_alt_text_says_the_same() -> None:
    alt_text = render_rules_once("constructor").description
    for words in ("ring", "medium", "small", "neighbouring", "other colour", "not yet a tower", "on top"):
        assert words in alt_text.lower(), words
