"""The players' display names, cleaned of what deceives or cannot be drawn, and shortened to fit."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate, groupby

from bot.locales import Text
from rendering.kit import (
    NO_BREAK,
    SMALLEST,
    Canvas,
    Colour,
    Look,
    Part,
    covers,
    fit_size,
    mark_part,
    measure,
    wrap,
    write,
)
from rendering.kit.bidi import END, ISOLATE, isolate
from rendering.kit.breaks import is_mark, split_clusters
from rendering.words.emoji_text import split_label
from rendering.words.match_text import MatchText, adapt, names_of, without_names
from rendering.words.wording import player_name

_MARKUP = re.compile(r"[*`~|<>@#\[\]\\]|(?<![^\W_])_|_(?![^\W_])|(?<=/)/|^[-+\s]+")
"""What Discord reads as markup, mentions and links; an underscore between two letters is harmless."""
_BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs that are invisible."""
_MANY_MARKS = 3
"""The largest number of marks that a letter bears in any of the scripts; more are meant to overflow."""
_NON_JOINER = re.compile("(?<=[\u0620-\u06ff])\u200c(?=[\u0620-\u06ff])")
"""The sign that keeps two Arabic letters of a word apart, as names of Persian need it."""
_LENGTHS = (24, 20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3)
_ELLIPSIS = "…"


def with_names(text: Text, names: Sequence[str]) -> Text:
    """Return ``text`` with the players' display names in seat order, which this function cleans."""
    clean_names = tuple(map(clean_name, names))
    return adapt(text, names=clean_names if any(clean_names) else ())


def lettering(text: Text) -> Text:
    """Return ``text`` for pictures: names without the characters that the fonts lack, each in its order."""
    names = tuple(isolate(to_drawable(name)) for name in names_of(text))
    return adapt(text, names=names if any(names) else ())


@lru_cache(maxsize=256)
def clean_name(name: str) -> str:
    """Return a name without markup, hidden characters and repeated blanks."""
    normal_form = unicodedata.normalize("NFC", _BLANKS.sub(" ", name))
    single_spaced = " ".join(normal_form.split())
    visible_letters = "\u200c".join(map(_remove_hidden, _NON_JOINER.split(single_spaced)))
    return " ".join(_MARKUP.sub("", visible_letters).split())


def _remove_hidden(name: str) -> str:
    """Return a name without control and format characters, such as overrides of the direction."""
    return "".join(letter for letter in name if unicodedata.category(letter)[0] != "C")


@lru_cache(maxsize=256)
def to_drawable(name: str) -> str:
    """Return a name without characters that the fonts lack; empty if no letter or numeral is left."""
    candidate = "".join(
        letter if covers(letter) else unicodedata.normalize("NFKC", letter) for letter in name
    )
    result = clean_name("".join(map(_to_drawable_cluster, split_clusters(candidate))))
    return result if result == name or any(map(str.isalnum, result)) else ""


def _to_drawable_cluster(cluster: str) -> str:
    """Return a cluster if a font has it, else without its marks if a font has the rest."""
    if is_mark(cluster[0]):
        return ""
    if covers(cluster) and not _is_overloaded(cluster):
        return cluster
    return "".join(letter for letter in cluster if not is_mark(letter) and covers(letter))


def _is_overloaded(cluster: str) -> bool:
    """Return whether more than ``_MANY_MARKS`` marks follow each other."""
    return any(are_marks and len(list(marks)) > _MANY_MARKS for are_marks, marks in groupby(cluster, is_mark))


def shorten(words: str, width: float, size: int = SMALLEST) -> str:
    """Return ``words``, their end replaced by an ellipsis if they would be wider than ``width`` in ``size``.

    Return an empty string if there is no room for a single letter.
    """
    if measure(words, size) <= width:
        return words
    room = width - measure(_ELLIPSIS, size)
    ends = _cluster_ends(words)[:-1]
    letters = bisect_right(ends, room, key=lambda end: measure(words[:end], size))
    return f"{words[: ends[letters - 1]].rstrip()}{_ELLIPSIS}" if letters else ""


def _cluster_ends(words: str) -> Sequence[int]:
    return tuple(accumulate(map(len, split_clusters(words))))


def fit_names(words: Callable[[Text], str], text: Text, width: float, lines: int = 1) -> str:
    """Return a sentence with the names shortened until it fits on ``lines`` of ``width``.

    If it never fits, use the names of the colours. No line breaks within a name.
    """
    if not isinstance(text, MatchText) or not text.names:
        return words(text)
    if lines > 1:
        text = replace(text, names=tuple(name.replace(" ", NO_BREAK) for name in text.names))
    sentence = words(text)
    if _fits(sentence, width, lines):
        return sentence
    cuts = [replace(text, names=tuple(_cut(name, length) for name in text.names)) for length in _LENGTHS]
    first = bisect_left(cuts, True, key=lambda cut: _fits(words(cut), width, lines))
    return words(cuts[first] if first < len(cuts) else without_names(text))


@lru_cache(maxsize=256)
def _fits(sentence: str, width: float, lines: int) -> bool:
    rows = [sentence] if lines == 1 else wrap(sentence, width, SMALLEST)
    return len(rows) <= lines and all(measure(line, SMALLEST) <= width for line in rows)


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
    """Return a name with at most ``length`` characters, cut between two clusters if the first one fits."""
    if name.startswith(ISOLATE):
        return isolate(_cut(name.strip(ISOLATE + END), length))
    if len(name) <= length:
        return name
    end = max((end for end in _cluster_ends(name) if end < length), default=length - 1)
    return f"{name[:end].rstrip()}{_ELLIPSIS}"


@lru_cache(maxsize=256)
def _fit(name: str, width: float, size: int) -> tuple[int, str]:
    """Return the size at which to write a name, and the name, shortened if it does not fit at any size."""
    fitted_size = fit_size(name, width, size)
    return fitted_size, shorten(name, width, fitted_size)


def write_name(
    picture: Canvas, name: str, at: tuple[float, float], width: float, size: int, colour: Colour
) -> int:
    """Write a name, smaller and then shortened to fit ``width``, left edge at ``at``; return its width."""
    fitted_size, label = _fit(name, width, size)
    return write(picture, label, at, fitted_size, colour) if label else 0


def name_part(name: str, size: int, colour: Colour) -> Part:
    """Return the part of a row that is a name; it becomes smaller and then shorter where room lacks."""
    longest = measure(name, size)
    return Part(
        longest, lambda picture, at, wide: write_name(picture, name, at, wide, size, colour), spare=longest
    )


def player_parts(player: int, side: int, size: int, ink: Colour, look: Look) -> tuple[Part, Part]:
    """Return a player's mark, ``side`` pixels high, and the player's name."""
    return mark_part(player, side, look.theme), name_part(player_name(player, look.text), size, ink)
