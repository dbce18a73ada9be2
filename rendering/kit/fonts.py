"""The fonts of all pictures, loaded once: Nunito, under the licence beside the files."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from rendering.kit.canvas import blend, colour_mask
from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour

Align = Literal["left", "centre", "right"]
Weight = Literal["SemiBold", "ExtraBold"]

SMALLEST = 47
"""The smallest size in pixels: a picture 1200 wide appears 360 wide on a phone, where less is unreadable."""

_FOLDER = Path(__file__).parents[1] / "fonts"
_NO_CHARACTER = "\uffff"
_CAPITALS = 0.71  # the height of capitals and numerals as a share of the size
_BEFORE: Mapping[Align, float] = {"left": 0, "centre": 0.5, "right": 1}


class Letters(NamedTuple):
    """Lettering: the mask of what is inked, its offset from the upper left corner, its advance width."""

    mask: Image.Image
    left: int
    top: int
    wide: int


class TooSmall(ValueError):  # noqa: N818
    """Lettering too small to be read on a phone."""


@lru_cache(maxsize=64)
def font(size: int, weight: Weight = "ExtraBold") -> ImageFont.FreeTypeFont:
    """Return the font in ``size`` pixels.

    Raises:
        TooSmall: If ``size`` is below ``SMALLEST``.
    """
    if size < SMALLEST:
        raise TooSmall(f"{size} px lettering; the smallest is {SMALLEST} px")
    return ImageFont.truetype(_FOLDER / f"Nunito-{weight}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


def fit_size(text: str, width: float, size: int, weight: Weight = "ExtraBold") -> int:
    """Return the largest size up to ``size`` in which ``text`` is at most ``width`` wide, or ``SMALLEST``."""
    wide = font(size, weight).getlength(text)
    return size if wide <= width else max(SMALLEST, int(size * width / wide))


def wrap(text: str, width: float, size: int, weight: Weight = "ExtraBold") -> list[str]:
    """Break ``text`` into lines at most ``width`` wide; a longer word gets a line of its own."""
    face = font(size, weight)
    lines: list[str] = []
    for word in text.split():
        if lines and face.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=512)
def lettering(text: str, size: int, weight: Weight) -> Letters:
    """Return the lettering of ``text``, as every label is drawn."""
    face = font(size, weight)
    mask = Image.new("L", (max(1, round(face.getlength(text)) + 2), round(1.4 * size)))
    ImageDraw.Draw(mask).text((0, size), text, font=face, fill=255, anchor="ls")
    ink_box = mask.getbbox() or (0, 0, 1, 1)
    return Letters(mask.crop(ink_box), ink_box[0], ink_box[1], mask.width)


def write(
    image: Image.Image,
    text: str,
    at: tuple[float, float],
    size: int,
    colour: Colour,
    *,
    align: Align = "left",
    weight: Weight = "ExtraBold",
) -> int:
    """Write ``text`` onto ``image`` and return its width; ``at`` is at half the height of the capitals."""
    mask, left, top, wide = lettering(text, size, weight)
    x, y = at[0] - _BEFORE[align] * wide, at[1] - (1 - _CAPITALS / 2) * size
    corner = round(x) + left, round(y) + top
    if image.mode == "L":
        image.paste(colour, corner, mask)
    else:
        blend(image, _coloured_lettering(text, size, weight, colour), corner)
    return wide


@sprite
def _coloured_lettering(text: str, size: int, weight: Weight, colour: Colour) -> Image.Image:
    """Return the lettering of ``text`` as an image: blending it takes half as long as a mask and a colour."""
    return colour_mask(lettering(text, size, weight).mask, colour)


def covers(text: str) -> bool:
    """Return whether the fonts have every character of ``text``."""
    return all(_has(character) for character in set(text))


@lru_cache(maxsize=2048)
def _has(character: str) -> bool:
    face = font(SMALLEST)
    return bytes(face.getmask(character)) != bytes(face.getmask(_NO_CHARACTER))
