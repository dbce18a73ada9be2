"""Middle Ages' pictures look as they did when somebody last looked at them.

After a change that is meant, ``python -m tests.rendering.test_middle_ages_goldens`` draws them anew: look at
them then.
"""

import pytest

from bot.locales import texts
from rendering import THEMES, rules_picture
from rendering.middle_ages import area, samples
from rendering.picture import Picture
from tests.rendering.goldens import difference, drawn, path, pixels, reduced

pytestmark = pytest.mark.xdist_group("pictures")

KEY = "middle-ages"
TOLERANCE = 0.7
"""Of 255: what versions of Pillow may differ in; a missing card is more."""
CASES = (
    ("start", "dark"),
    ("mid", "dark"),
    ("late_4", "dark"),
    ("last_round", "light"),
    ("late_2", "light"),
    ("late_3", "contrast"),
    ("long_rows", "dark"),
    ("short_rows", "light"),
    ("over_4", "dark"),
    ("tie_vp", "light"),
    ("over", "contrast"),
    ("area", "dark"),
    ("rules", "light"),
)


def picture_of(sample: str, theme: str) -> Picture:
    """A sample's picture, or one of those that a player opens."""
    if sample == "rules":
        return rules_picture(KEY, theme=theme, text=texts("en"))
    if sample == "area":
        return area(samples()["late_4"], 0, theme=THEMES[theme], text=texts("en"))
    return drawn(KEY, sample, theme)


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_looks_like_its_golden(case: tuple[str, str]) -> None:
    picture = pixels(reduced(picture_of(*case)))
    assert difference(picture, pixels(path(KEY, *case).read_bytes())) < TOLERANCE


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_no_other_golden_would_do(case: tuple[str, str]) -> None:
    picture = pixels(reduced(picture_of(*case)))
    others = [pixels(path(KEY, *other).read_bytes()) for other in CASES if other != case]
    assert all(difference(picture, other) > 4 * TOLERANCE for other in others)


if __name__ == "__main__":
    for each in CASES:
        path(KEY, *each).write_bytes(reduced(picture_of(*each)))
