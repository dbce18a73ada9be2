"""Golden images: small copies of what pictures looked like when they were last looked at.

After an intended change, ``python -m tests.rendering.goldens`` draws those of all games again: look at them
then. Those of a game with a module ``test_NAME_goldens`` are drawn by it.
"""

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from pathlib import Path
from runpy import run_module

from PIL import Image, ImageChops, ImageStat

from rendering.kit import Picture
from rendering.overview import draw_overview
from tests.rendering.rendered_samples import render_once, render_rules_once, samples_of

FOLDER = Path(__file__).parent / "goldens"
WIDE = 300
TOLERANCE = 0.7
"""The largest mean difference (of 255) allowed between Pillow releases; a missing piece makes more."""
REDRAW = "after an intended change, run `python -m tests.rendering.goldens` and look at the pictures it draws"
"""What to do if a picture no longer looks like its golden."""
GOLDENS = {
    "constructor": (
        ("full", "dark"),
        ("new_round", "dark"),
        ("triring", "dark"),
        ("choose_extra_again", "dark"),
        ("over", "dark"),
        ("open_rings", "light"),
        ("hourglass", "light"),
        ("choose", "light"),
        ("full", "contrast"),
        ("pinwheel", "contrast"),
        ("swapped", "dark"),
        ("rules", "dark"),
        ("rules", "contrast"),
    ),
}
"""Pairs of a sample (or ``rules``) and a theme, by game."""
README = {
    "constructor": "round_2",
    "middle-ages": "late_3",
    "space-builder": "building_eight",
    "builders": "many_rows_4",
}
"""The sample that the README shows of each game, in dark."""


def decode(picture: Picture) -> Image.Image:
    """Decode a picture."""
    return pixels(picture.data)


def encode_golden(picture: Picture) -> bytes:
    """Return the file of a picture in the size of the goldens."""
    file = BytesIO()
    size = WIDE, round(WIDE * picture.size[1] / picture.size[0])
    small = decode(picture).resize(size, Image.Resampling.BOX)
    small.save(file, "JPEG", quality=90, subsampling=0)
    return file.getvalue()


def pixels(file: bytes) -> Image.Image:
    """Decode a golden's file."""
    return Image.open(BytesIO(file)).convert("RGB")


def distances(picture: Picture, key: str, cases: Iterable[tuple[str, str]]) -> dict[tuple[str, str], float]:
    """Return the differences between a picture and the goldens of samples in themes."""
    small = pixels(encode_golden(picture))
    return {case: difference(small, _golden(key, *case)) for case in cases}


@cache
def _golden(key: str, sample: str, theme: str) -> Image.Image:
    return pixels(path(key, sample, theme).read_bytes())


def difference(first: Image.Image, second: Image.Image) -> float:
    """Return the mean distance of two images' channels, from 0 to 255."""
    means = ImageStat.Stat(ImageChops.difference(first, second)).mean
    return sum(means) / len(means)


def path(key: str, sample: str, theme: str) -> Path:
    """Return the file of a golden."""
    return FOLDER / f"{key}-{sample}-{theme}.jpg"


def draw_case(key: str, sample: str, theme: str) -> Picture:
    """Return the current picture that a golden is compared with."""
    if sample == "rules":
        return render_rules_once(key, theme=theme)
    return render_once(key, samples_of(key)[sample], theme=theme)


def readme_path(key: str) -> Path:
    """Return the file of a game's picture in the README."""
    return Path(__file__).parents[2] / ".github" / f"{key}.jpg"


def is_readme_current(key: str) -> bool:
    """Return whether a game's picture in the README looks like its sample now."""
    now = draw_case(key, README[key], "dark")
    shown = now._replace(data=readme_path(key).read_bytes())
    return difference(pixels(encode_golden(now)), pixels(encode_golden(shown))) < TOLERANCE


OVERVIEW = path("overview", "games", "dark")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    OVERVIEW.write_bytes(encode_golden(draw_overview()))
    for key, cases in GOLDENS.items():
        for sample, theme in cases:
            path(key, sample, theme).write_bytes(encode_golden(draw_case(key, sample, theme)))
    for key, sample in README.items():
        if not is_readme_current(key):
            readme_path(key).write_bytes(draw_case(key, sample, "dark").data)
    for module in sorted(Path(__file__).parent.glob("test_*_goldens.py")):
        run_module(f"tests.rendering.{module.stem}", run_name="__main__")
