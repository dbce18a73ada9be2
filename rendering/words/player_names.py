"""The players' display names, cleaned of what deceives or cannot be drawn, and shortened to fit."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from bot.locales import Text
from rendering.kit.fonts import SMALLEST, covers, fit_size, font, wrap, write
from rendering.kit.theme import Colour
from rendering.words.emoji_text import split_label
from rendering.words.match_text import MatchText, adapt, without_names

_MARKUP = re.compile(r"[*`~|<>@#\[\]\\]|(?<![^\W_])_|_(?![^\W_])|(?<=/)/|^[-+\s]+")
"""What Discord reads as markup, mentions and links; an underscore between two letters is harmless."""
_BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs that are invisible."""
_HIDDEN = "C"  # the category of control and format characters, such as overrides of the direction
_COMBINING = "M"
_LENGTHS = (24, 20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3)
_ELLIPSIS = "…"


def with_names(text: Text, names: Sequence[str]) -> Text:
    """Return ``text`` with the players' display names in seat order, which this function cleans."""
    clean_names = tuple(map(clean_name, names))
    return adapt(text, names=clean_names if any(clean_names) else ())


def lettering(text: Text) -> Text:
    """Return ``text`` for pictures: names without the characters that the fonts lack."""
    return with_names(text, tuple(map(to_drawable, text.names))) if isinstance(text, MatchText) else text


@lru_cache(maxsize=256)
def clean_name(name: str) -> str:
    """Return a name without markup, hidden characters and repeated blanks."""
    normal_form = unicodedata.normalize("NFC", _BLANKS.sub(" ", name))
    single_spaced = " ".join(normal_form.split())
    visible_letters = "".join(
        letter for letter in single_spaced if unicodedata.category(letter)[0] != _HIDDEN
    )
    return " ".join(_MARKUP.sub("", visible_letters).split())


@lru_cache(maxsize=256)
def to_drawable(name: str) -> str:
    """Return a name without characters that the fonts lack; empty if no letter or numeral is left."""
    candidate = "".join(
        letter if covers(letter) else unicodedata.normalize("NFKC", letter) for letter in name
    )
    result = "".join(
        letter for letter in candidate if unicodedata.category(letter)[0] != _COMBINING and covers(letter)
    )
    result = clean_name(result)
    return result if result == name or any(map(str.isalnum, result)) else ""


def shorten(words: str, width: float, size: int = SMALLEST) -> str:
    """Return ``words``, their end replaced by an ellipsis if they would be wider than ``width`` in ``size``.

    Return an empty string if there is no room for a single letter.
    """
    face = font(size)
    if face.getlength(words) <= width:
        return words
    room = width - face.getlength(_ELLIPSIS)
    letters = bisect_right(range(1, len(words)), room, key=lambda end: face.getlength(words[:end]))
    return f"{words[:letters].rstrip()}{_ELLIPSIS}" if letters else ""


def fit_names(words: Callable[[Text], str], text: Text, width: float, lines: int = 1) -> str:
    """Return a sentence with the names shortened until it fits on ``lines`` of ``width``.

    If it never fits, use the names of the colours.
    """
    if not isinstance(text, MatchText) or not text.names:
        return words(text)
    sentence = words(text)
    if _fits(sentence, width, lines):
        return sentence
    cuts = [replace(text, names=tuple(_cut(name, length) for name in text.names)) for length in _LENGTHS]
    first = bisect_left(cuts, True, key=lambda cut: _fits(words(cut), width, lines))
    return words(cuts[first] if first < len(cuts) else without_names(text))


@lru_cache(maxsize=256)
def _fits(sentence: str, width: float, lines: int) -> bool:
    face, rows = font(SMALLEST), [sentence] if lines == 1 else wrap(sentence, width, SMALLEST)
    return len(rows) <= lines and all(face.getlength(line) <= width for line in rows)


def fit_label(words: Callable[[Text], str], text: Text, longest: int) -> str:
    """Return the label of a control with the names shortened until it has at most ``longest`` characters.

    Emojis of the bot, which Discord shows beside the label, do not count.
    """
    label = words(text)
    for length in _LENGTHS:
        if len(split_label(label)[0]) <= longest or not isinstance(text, MatchText):
            break
        label = words(replace(text, names=tuple(_cut(name, length) for name in text.names)))
    return label


def _cut(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1].rstrip()}{_ELLIPSIS}"


@lru_cache(maxsize=256)
def _fit(name: str, width: float, size: int) -> tuple[int, str]:
    """Return the size at which to write a name, and the name, shortened if it does not fit at any size."""
    fitted_size = fit_size(name, width, size)
    return fitted_size, shorten(name, width, fitted_size)


def write_name(
    picture: Image.Image, name: str, at: tuple[float, float], width: float, size: int, colour: Colour
) -> int:
    """Write a name, smaller and then shortened to fit ``width``, left edge at ``at``; return its width."""
    fitted_size, label = _fit(name, width, size)
    return write(picture, label, at, fitted_size, colour) if label else 0
