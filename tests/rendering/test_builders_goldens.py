"""Builders' pictures look as they did when they were last looked at.

After an intended change, ``python -m tests.rendering.goldens`` draws those of all games again; this module
alone, those of this game.
"""

import pytest

from bot.games.builders import GAME
from bot.locales import texts
from rendering import THEMES, Picture, rules_picture
from rendering.builders import RENDERER
from rendering.builders.samples import samples
from tests.rendering.goldens import REDRAW, distances, draw_case, encode_golden, path

pytestmark = pytest.mark.xdist_group("builders pictures")

KEY = "builders"
TOLERANCE = 0.7
"""The largest mean difference (of 255) allowed between Pillow releases; a missing row makes more."""
CASES = (
    ("order", "dark"),
    ("first_piece", "dark"),
    ("ring_open", "light"),
    ("ring_closing", "dark"),
    ("ring_closed", "contrast"),
    ("middle_of_a_row", "light"),
    ("many_rows_4", "dark"),
    ("largest", "dark"),
    ("largest", "contrast"),
    ("over_4", "dark"),
    ("order_left", "light"),
    ("left", "dark"),
    ("over_left", "dark"),
    ("tie", "light"),
    ("zoom", "dark"),
    ("finished", "light"),
    ("stopped", "dark"),
    ("rules", "dark"),
)


def picture_of(sample: str, theme: str) -> Picture:
    """Return a sample's picture, or one of those that a player opens."""
    if sample == "rules":
        return rules_picture(KEY, theme=theme, text=texts("en"))
    if sample == "zoom":
        return RENDERER.zoom(samples()["middle_of_a_row"], theme=THEMES[theme], text=texts("en"))
    if sample == "finished":
        return RENDERER.draw_finished(samples()["over_4"], theme=THEMES[theme], text=texts("en"))
    if sample == "stopped":
        return RENDERER.draw(GAME.stop(samples()["many_rows"]), theme=THEMES[theme], text=texts("en"))
    return draw_case(KEY, sample, theme)


@pytest.mark.parametrize("case", CASES, ids="-".join)
@pytest.mark.sampled(2)
def test_looks_like_its_golden_and_no_other(case: tuple[str, str]) -> None:
    differences = distances(picture_of(*case), KEY, CASES)
    assert differences.pop(case) < TOLERANCE, REDRAW
    assert min(differences.values()) > 4 * TOLERANCE


if __name__ == "__main__":
    for each in CASES:
        path(KEY, *each).write_bytes(encode_golden(picture_of(*each)))
