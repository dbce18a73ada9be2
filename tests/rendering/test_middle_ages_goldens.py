"""Middle Ages' pictures look as they did when they were last looked at.

After an intended change, ``python -m tests.rendering.goldens`` draws those of all games again; this module
alone, those of this game.
"""

import pytest

from bot.locales import texts
from rendering import THEMES, rules_picture
from rendering.kit import Picture
from rendering.middle_ages import RENDERER
from rendering.middle_ages.samples import samples
from tests.rendering.goldens import REDRAW, TOLERANCE, distances, draw_case, encode_golden, path

pytestmark = pytest.mark.xdist_group("middle-ages pictures")

KEY = "middle-ages"
CASES = (
    ("start", "dark"),
    ("mid", "dark"),
    ("late_4", "dark"),
    ("last_round", "light"),
    ("late_2", "light"),
    ("late_3", "contrast"),
    ("hidden_decks", "light"),
    ("over_4", "dark"),
    ("tie_vp", "light"),
    ("over", "contrast"),
    ("area", "dark"),
    ("rules", "light"),
)


def picture_of(sample: str, theme: str) -> Picture:
    """Return a sample's picture, or one of those that a player opens."""
    if sample == "rules":
        return rules_picture(KEY, theme=theme, text=texts("en"))
    if sample == "area":
        return RENDERER.draw_area(samples()["late_4"], 0, theme=THEMES[theme], text=texts("en"))
    return draw_case(KEY, sample, theme)


@pytest.mark.parametrize("case", CASES, ids="-".join)
@pytest.mark.sampled(2)
def test_looks_like_its_golden_and_like_no_other(case: tuple[str, str]) -> None:
    differences = distances(picture_of(*case), KEY, CASES)
    assert differences.pop(case) < TOLERANCE, REDRAW
    assert min(differences.values()) > 4 * TOLERANCE


if __name__ == "__main__":
    for each in CASES:
        path(KEY, *each).write_bytes(encode_golden(picture_of(*each)))
