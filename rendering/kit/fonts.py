"""The lettering of all pictures: in Nunito, and names also in the fonts of `rendering.kit.scripts`."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from rendering.kit.bidi import END, ISOLATE, MIRRORED, order
from rendering.kit.breaks import is_mark, split_clusters, split_words
from rendering.kit.canvas import blend, colour_mask
from rendering.kit.scene import Canvas
from rendering.kit.scripts import FOLDER, LATIN, NUNITO, Script, can_shape, find_script, may_need_script
from rendering.kit.theme import Colour

Align = Literal["left", "centre", "right"]
Weight = Literal["SemiBold", "ExtraBold"]

SMALLEST = 47
"""The smallest size in pixels: a picture 1200 wide appears 360 wide on a phone, where less is unreadable."""

NO_BREAK = "\u00a0"
"""The space at which `wrap` breaks no line."""
_BREAKS = re.compile("[ \n]+")
_NO_CHARACTER = "\uffff"
_CAPITALS = 0.71  # the height of capitals and numerals as a share of the size
_TALLEST = 0.9
"""How far letters may reach above the line, as a share of the size, like Nunito's accents."""
_DEEPEST = 0.2
"""How far they may hang below it: Nunito's g and p do."""
BEFORE: Mapping[Align, float] = {"left": 0, "centre": 0.5, "right": 1}


class Letters(NamedTuple):
    """Lettering in a colour: an image of what is inked, the offset of that, and its advance width."""

    image: Image.Image
    left: int
    top: int
    wide: int


@lru_cache(maxsize=64)
def font(size: int, weight: Weight = "ExtraBold") -> ImageFont.FreeTypeFont:
    """Return Nunito in ``size`` pixels. Raise ``ValueError`` below ``SMALLEST``."""
    if size < SMALLEST:
        raise ValueError(f"{size} px lettering; the smallest is {SMALLEST} px")
    return _load(f"Nunito-{weight}.ttf", size, is_shaped=False)


@lru_cache(maxsize=8)  # in each size a large font takes most of a megabyte; opening one takes 0.1 ms
def script_font(script: Script, size: int, weight: Weight, *, is_shaped: bool) -> ImageFont.FreeTypeFont:
    """Return the font of a script in ``size`` pixels; its file is opened when a name first needs it.

    The scripts beside Nunito have one weight.
    """
    return _load(f"Nunito-{weight}.ttf" if script is NUNITO else script.file, size, is_shaped=is_shaped)


def _load(file: str, size: int, *, is_shaped: bool) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if is_shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(FOLDER / file, size, layout_engine=engine)


@lru_cache(maxsize=1024)
def measure(text: str, size: int, weight: Weight = "ExtraBold") -> float:
    """Return the width of ``text`` as `write` draws it."""
    return sum(_measure_run(run, size, weight) for run in split_runs(text))


@lru_cache(maxsize=256)
def _measure_run(run: "Run", size: int, weight: Weight) -> float:
    return _face_of(run, size, weight).getlength(run.text, direction=run.direction)


def fit_size(text: str, width: float, size: int, weight: Weight = "ExtraBold") -> int:
    """Return the largest size up to ``size`` in which ``text`` is at most ``width`` wide, or ``SMALLEST``."""
    wide = measure(text, size, weight)
    if wide > width:
        size = max(SMALLEST, int(size * width / wide))
        while size > SMALLEST and measure(text, size, weight) > width:  # letters are whole pixels wide
            size -= 1
    return size


def wrap(text: str, width: float, size: int, weight: Weight = "ExtraBold") -> list[str]:
    """Break ``text`` into lines at most ``width`` wide; a longer word gets a line of its own.

    Thai, which has no spaces between words, breaks where `split_words` says.
    """
    lines: list[str] = []
    for words in filter(None, _BREAKS.split(text)):
        glue = " "
        for word in split_words(words):
            if lines and measure(f"{lines[-1]}{glue}{word}", size, weight) <= width:
                lines[-1] += f"{glue}{word}"
            else:
                lines.append(word)
            glue = ""
    return [line.replace(NO_BREAK, " ") for line in lines]


@lru_cache(maxsize=256)
def lettering(text: str, size: int, weight: Weight, colour: Colour) -> Letters:
    """Return the lettering of ``text``, as every label is drawn.

    It has its colour, because a mask and a colour take twice as long to blend.
    """
    wide = round(measure(text, size, weight)) + 2
    aside = 0 if _is_in_nunito(text) else size // 2  # marks may stand out above, below and aside
    mask = Image.new("L", (wide + 2 * aside, 2 * size + 2 * aside))
    draw, x = ImageDraw.Draw(mask), float(aside)
    runs = split_runs(text)
    scripts = {run.script for run in runs}
    shift = max((_find_lift(each, runs, size, weight) - each.lift for each in scripts), key=abs)
    for run in runs:
        face = _face_of(run, size, weight)
        y = size + aside - (run.script.lift + shift) * size  # numbers beside them move as well
        draw.text((x, y), run.text, 255, face, anchor="ls", direction=run.direction)
        x += _measure_run(run, size, weight)
    left, top, right, bottom = mask.getbbox() or (aside, aside, aside + 1, aside + 1)
    image = colour_mask(mask.crop((left, top, right, bottom)), colour)
    image.info["words"] = text  # so that a scene can be read
    return Letters(image, left - aside, top - aside, wide)


def write(
    image: Canvas,
    text: str,
    at: tuple[float, float],
    size: int,
    colour: Colour,
    *,
    align: Align = "left",
    weight: Weight = "ExtraBold",
    width: float | None = None,
) -> int:
    """Write ``text`` onto ``image`` and return its width; ``at`` is at half the height of the capitals.

    If it would be wider than ``width``, it is smaller, but never smaller than ``SMALLEST``.
    """
    if width is not None:
        size = fit_size(text, width, size, weight)
    letters = lettering(text, size, weight, colour)
    x, y = at[0] - BEFORE[align] * letters.wide, at[1] - (1 - _CAPITALS / 2) * size
    blend(image, letters.image, (round(x) + letters.left, round(y) + letters.top))
    return letters.wide


def write_once(image: Canvas, text: str, at: tuple[float, float], size: int, colour: Colour) -> None:
    """Write a line as `write` does, and keep nothing of it: a whole sentence is not written again."""
    words, left, top, _ = lettering.__wrapped__(text, size, "ExtraBold", colour)
    x, y = at[0], at[1] - (1 - _CAPITALS / 2) * size
    blend(image, words, (round(x) + left, round(y) + top))


class Run(NamedTuple):
    """Letters beside each other in one font.

    Attributes:
        text: The letters, from left to right unless they are shaped.
        script: The script whose font has them.
        direction: The direction in which raqm shapes them, ``None`` if they keep their forms.
    """

    text: str
    script: Script
    direction: Literal["ltr", "rtl"] | None


@lru_cache(maxsize=512)
def split_runs(text: str) -> Sequence[Run]:
    """Return the runs of a text from left to right."""
    if _is_in_nunito(text):
        return (Run(text, NUNITO, None),)
    clusters = split_clusters(text)
    scripts = _find_fonts(clusters)
    runs = []
    for (script, is_shaped, is_reversed), group in groupby(
        order(clusters),
        lambda item: (
            scripts[item[0]],
            can_shape() and _needs_shaping(clusters[item[0]], scripts[item[0]]),
            item[1],
        ),
    ):
        letters = [clusters[index] for index, _ in group]
        if is_shaped:
            direction: Literal["ltr", "rtl"] = "rtl" if is_reversed else "ltr"
            runs.append(Run("".join(letters[::-1] if is_reversed else letters), script, direction))
        else:
            words = "".join(letters)
            runs.append(Run(words.translate(MIRRORED) if is_reversed else words, script, None))
    return tuple(runs)


def _find_lift(script: Script, runs: Sequence[Run], size: int, weight: Weight) -> float:
    """Return how far letters of a script stand above the line in a text, as a share of the size.

    If their marks would reach beyond `_DEEPEST` or `_TALLEST`, into what is below or above, they are moved;
    if there is too little room for both, they reach beyond both alike.
    """
    if script in (NUNITO, LATIN):
        return script.lift
    boxes = [
        _face_of(run, size, weight).getbbox(run.text, anchor="ls", direction=run.direction)
        for run in runs
        if run.script is script
    ]
    lowest = max(box[3] for box in boxes) / size - _DEEPEST
    highest = _TALLEST + min(box[1] for box in boxes) / size
    return (lowest + highest) / 2 if lowest > highest else min(max(script.lift, lowest), highest)


def _find_fonts(clusters: Sequence[str]) -> Sequence[Script]:
    """Return the script of each cluster; a Latin, Greek or Cyrillic word has one font if it can."""
    scripts: list[Script] = []
    for is_blank, group in groupby(clusters, str.isspace):
        word = list(group)
        # unlike names, the words of a language are drawn even if nothing shapes them
        fonts = [find_font(cluster) or NUNITO for cluster in word]
        if not is_blank and LATIN in fonts:
            fonts = [
                LATIN if script is NUNITO and _has_all(cluster, LATIN) else script
                for cluster, script in zip(word, fonts, strict=True)
            ]
        scripts += fonts
    return scripts


@lru_cache(maxsize=2048)
def find_font(cluster: str) -> Script | None:
    """Return the script whose font has all of a cluster, although it may have to be shaped."""
    if len(cluster) == 1 and _has(cluster, NUNITO):
        return NUNITO
    script = find_script(cluster[-1])
    return script if script is not None and _has_all(cluster, script) else None


def covers(text: str) -> bool:
    """Return whether pictures can have every cluster of ``text``."""
    return all(cluster in (ISOLATE, END) or _can_draw(cluster) for cluster in split_clusters(text))


def _can_draw(cluster: str) -> bool:
    """Return whether a font has all of a cluster and its marks can be put in their places."""
    script = find_font(cluster)
    return script is not None and (can_shape() or not _needs_shaping(cluster, script))


def _needs_shaping(cluster: str, script: Script) -> bool:
    return script.is_shaped or len(cluster) > 1


@lru_cache(maxsize=512)
def _is_in_nunito(text: str) -> bool:
    return (
        text.isascii()
        or not may_need_script(text)
        or all(_has(letter, NUNITO) and not is_mark(letter) for letter in text)
    )


def _has_all(cluster: str, script: Script) -> bool:
    return all(_has(character, script) for character in cluster)


@lru_cache(maxsize=4096)
def _has(character: str, script: Script) -> bool:
    face = font(SMALLEST) if script is NUNITO else script_font(script, SMALLEST, "ExtraBold", is_shaped=False)
    return bytes(face.getmask(character)) != bytes(face.getmask(_NO_CHARACTER))


def _face_of(run: Run, size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    is_shaped = run.direction is not None
    if run.script is NUNITO and not is_shaped:
        return font(size, weight)
    return script_font(run.script, size, weight, is_shaped=is_shaped)
