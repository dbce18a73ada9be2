"""How far lettering in an encoded picture differs from that in the image, in the sizes in which it is seen.

A picture is 600 px wide in Discord's window on a computer, and 300 px in a small one on a phone. Lettering is
where brightness changes a lot within two pixels; so do the outlines of pieces, which matter as much.

``python -m tests.rendering.legibility`` prints a table by game and quality.
"""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from itertools import islice
from statistics import fmean
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit.encoder import encode_as_jpeg
from rendering.words.player_names import lettering
from tests.benchmarks.boards import play

WIDTHS = (600, 300)
_CONTRAST = 64
_STEP = 12
"""Of the boards of a match, every twelfth is looked at: neighbours differ in little."""
_QUALITIES = (86, 60, 40, 34, 32, 28, 22, 18, 14, 10, 6)


class Smear(NamedTuple):
    """How far the brightness of lettering differs, of 255: on average, and at most in 95 of 100 pixels."""

    mean: float
    most: int


LIMITS = {600: Smear(5.5, 15), 300: Smear(3.0, 9)}
"""Up to here lettering is as clear as in the image. From quality 10 on, letters have specks around them."""


def measure_smear(image: Image.Image, data: bytes, wide: int) -> Smear:
    """Compare an encoded picture with the image that it was made of, both reduced to ``wide`` pixels."""
    size = wide, round(image.height * wide / image.width)
    pictures = image, Image.open(BytesIO(data))
    before, after = (each.convert("L").resize(size, Image.Resampling.LANCZOS) for each in pictures)
    contrast = ImageChops.subtract(
        before.filter(ImageFilter.MaxFilter(3)), before.filter(ImageFilter.MinFilter(3))
    )
    edges = contrast.point(lambda value: 255 * (value > _CONTRAST)).convert("1")
    counts = ImageChops.difference(before, after).histogram(edges)
    pixels, below, most = sum(counts), 0, 0
    while below < 0.95 * pixels:
        below += counts[most]
        most += 1
    return Smear(sum(value * count for value, count in enumerate(counts)) / pixels, most - 1)


def paint_boards(key: str, theme: str, matches: range) -> Iterator[Image.Image]:
    """Paint boards of whole matches, with no choice highlighted."""
    renderer, text = RENDERERS[key], lettering(texts("en"))
    paint = partial(renderer.paint, theme=THEMES[theme], text=text)
    for number in matches:
        for view in islice(play(key, number), _STEP // 2, None, _STEP):
            if renderer.has_board_picture(view):
                yield paint(view).convert("RGB")


def main() -> None:
    """Print bytes and smear by game and quality."""
    for key in GAMES:
        boards = list(paint_boards(key, "dark", range(4)))
        for quality in _QUALITIES:
            files = [encode_as_jpeg(board, quality) for board in boards]
            kilobytes = [len(file) / 1000 for file in files]
            cells = [key, str(quality), f"{fmean(kilobytes):.0f} kB", f"{max(kilobytes):.0f} kB"]
            for wide in WIDTHS:
                smears = [measure_smear(board, file, wide) for board, file in zip(boards, files, strict=True)]
                mean, most = max(smear.mean for smear in smears), max(smear.most for smear in smears)
                cells.append(f"{wide} px: {mean:.1f}, {most}")
            print(" | ".join(cells), flush=True)


if __name__ == "__main__":
    main()
