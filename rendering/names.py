"""The players' display names, cleaned of what deceives or cannot be drawn, and shortened to fit.

They travel in the lookup of texts, because all that draws or words a position has one already.
"""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PIL import Image

from bot.locales import Text
from rendering.fonts import SMALLEST, covers, fit_size, font, wrap, write
from rendering.theme import Colour

_MARKUP = re.compile(r"[*`~|<>@#\[\]\\]|(?<![^\W_])_|_(?![^\W_])|(?<=/)/|^[-+\s]+")
"""What Discord takes for markup, mentions and links; an underscore between two letters is harmless."""
_BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs that look like nothing at all."""
_HIDDEN = "C"  # the category of control and format characters, such as overrides of the direction
_COMBINING = "M"
_LENGTHS = (24, 20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3)
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class NamedText:
    """A lookup of texts that knows the players' names as well; an empty name means the colour's."""

    plain: Text
    names: tuple[str, ...]

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text ``key``."""
        return self.plain(key, **values)


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A lookup of texts for a match whose players chose their marks: a player has the texts of the mark."""

    plain: Text
    marks: tuple[int, ...]

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text ``key``."""
        return self.plain(_marked_keys(self.marks).get(key, key), **values)


@lru_cache(maxsize=128)
def _marked_keys(marks: tuple[int, ...]) -> Mapping[str, str]:
    return {
        f"{of}-{player}": f"{of}-{mark}" for player, mark in enumerate(marks) for of in ("seat", "player")
    }


def with_marks(text: Text, marks: tuple[int, ...]) -> Text:
    """Return ``text`` for players who have the marks with these numbers, empty for the usual ones."""
    if isinstance(text, NamedText):
        return NamedText(with_marks(text.plain, marks), text.names)
    unmarked = text.plain if isinstance(text, MarkedText) else text
    return MarkedText(unmarked, marks) if marks else unmarked


def with_names(text: Text, names: Sequence[str]) -> Text:
    """Return ``text`` with the names of the players in seat order, which need not be clean."""
    cleaned = tuple(map(clean_name, names))
    return NamedText(plain(text), cleaned) if any(cleaned) else plain(text)


def plain(text: Text) -> Text:
    """Return ``text`` without names: a key of caches that all matches share."""
    return text.plain if isinstance(text, NamedText) else text


def lettering(text: Text) -> Text:
    """Return ``text`` for pictures: names without the characters that the fonts lack."""
    return with_names(text, tuple(map(drawable, text.names))) if isinstance(text, NamedText) else text


def given_name(player: int, text: Text) -> str:
    """Return the name of a player; an empty string if only the colour is known."""
    names = text.names if isinstance(text, NamedText) else ()
    return names[player] if player < len(names) else ""


def has_names(text: Text) -> bool:
    """Return whether the name of any player is known."""
    return isinstance(text, NamedText)


@lru_cache(maxsize=256)
def clean_name(name: str) -> str:
    """Return a name without markup, hidden characters and repeated blanks."""
    composed = unicodedata.normalize("NFC", _BLANKS.sub(" ", name))
    spaced = " ".join(composed.split())
    shown = "".join(letter for letter in spaced if unicodedata.category(letter)[0] != _HIDDEN)
    return " ".join(_MARKUP.sub("", shown).split())


@lru_cache(maxsize=256)
def drawable(name: str) -> str:
    """Return what the fonts have of a name; an empty string if no letter or numeral is left of it."""
    drawn = "".join(letter if covers(letter) else unicodedata.normalize("NFKC", letter) for letter in name)
    kept = "".join(
        letter for letter in drawn if unicodedata.category(letter)[0] != _COMBINING and covers(letter)
    )
    kept = clean_name(kept)
    return kept if kept == name or any(map(str.isalnum, kept)) else ""


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

    If it never does, return it with the colours' names.
    """
    if not isinstance(text, NamedText):
        return words(text)
    sentence = words(text)
    if _fits(sentence, width, lines):
        return sentence
    cuts = [NamedText(text.plain, tuple(_cut(name, length) for name in text.names)) for length in _LENGTHS]
    first = bisect_left(cuts, True, key=lambda cut: _fits(words(cut), width, lines))
    return words(cuts[first] if first < len(cuts) else text.plain)


@lru_cache(maxsize=256)
def _fits(sentence: str, width: float, lines: int) -> bool:
    face, broken = font(SMALLEST), [sentence] if lines == 1 else wrap(sentence, width, SMALLEST)
    return len(broken) <= lines and all(face.getlength(line) <= width for line in broken)


def _cut(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1].rstrip()}{_ELLIPSIS}"


@lru_cache(maxsize=256)
def _fit(name: str, width: float, size: int) -> tuple[int, str]:
    """Return the size in which a name is lettered, and what is left of it."""
    fitted = fit_size(name, width, size)
    return fitted, shorten(name, width, fitted)


def write_name(
    picture: Image.Image, name: str, at: tuple[float, float], width: float, size: int, colour: Colour
) -> int:
    """Letter a name, smaller and then shortened to ``width``, its left edge at ``at``; return its width."""
    fitted, shown = _fit(name, width, size)
    return write(picture, shown, at, fitted, colour) if shown else 0
