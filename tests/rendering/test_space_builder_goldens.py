"""Space Builder's pictures look as they did when they were last looked at.

After an intended change, ``python -m tests.rendering.goldens`` draws those of all games again; this module
alone, those of this game.
"""

import pytest

from bot.locales import texts
from rendering import THEMES, rules_picture
from rendering.kit import Picture
from rendering.space_builder.board import map_picture
from rendering.space_builder.rules_page import faces
from rendering.space_builder.samples import samples
from tests.rendering.goldens import REDRAW, TOLERANCE, distances, draw_case, encode_golden, path

pytestmark = pytest.mark.xdist_group("space-builder pictures")

KEY = "space-builder"
CASES = (
    ("ready", "dark"),
    ("turns", "light"),
    ("building_facing_0", "dark"),
    ("building_tapped", "light"),
    ("building_eight", "contrast"),
    ("moment_3", "dark"),
    ("result_2", "light"),
    ("result_3", "dark"),
    ("result_late_4", "dark"),
    ("result_sealed_3", "contrast"),
    ("over_2", "dark"),
    ("over_4", "light"),
    ("over_left", "contrast"),
    ("abandoned", "dark"),
    ("map", "dark"),
    ("faces", "light"),
    ("rules", "dark"),
)


def picture_of(sample: str, theme: str) -> Picture:
    """Return a sample's picture, or one of those that a player opens."""
    text = texts("en")
    if sample == "rules":
        return rules_picture(KEY, theme=theme, text=text)
    if sample == "faces":
        return faces(theme=THEMES[theme], text=text)
    if sample == "map":
        return map_picture(samples()["building_facing_3"], 1, theme=THEMES[theme], text=text)
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
