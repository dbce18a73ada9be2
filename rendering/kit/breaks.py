"""Where a name may be cut and a line may break: between grapheme clusters and between words.

A cluster is what a reader takes for one letter. The words of Thai stand beside each other without spaces.
They come from a table, ``words.txt`` beside the Thai texts, that is made when these are written. Its lines
are words, and whole phrases with bars between the words where the longest word would be the wrong one.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import bot.locales

TABLE: Final = Path(bot.locales.__file__).parent / "th" / "words.txt"
_THAI: Final = re.compile("([\u0e01-\u0e5b]+)")
_LEADING_VOWELS = frozenset("เแโใไ")
"""Vowels of Thai that are written before their consonant."""
_JOINER = "\u200d"
_EXTENDERS = frozenset(
    (
        "\u0e33",  # a vowel of Thai that is a letter, and yet stands above and behind the letter before it
        "\u200c",
        _JOINER,
        *map(chr, range(0x1F3FB, 0x1F400)),  # the colours of skins
        *map(chr, range(0xE0020, 0xE0080)),  # the letters of the flags of regions
    )
)
_FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
_INDIC = frozenset(map(chr, range(0x900, 0xD80)))
_VIRAMA = 9  # the combining class of signs that join two consonants


def is_mark(character: str) -> bool:
    """Return whether a character stands on, below or around the letter before it."""
    return unicodedata.category(character)[0] == "M"


@lru_cache(maxsize=512)
def split_clusters(text: str) -> Sequence[str]:
    """Return the clusters of ``text``, as in Unicode's Annex 29.

    A leading vowel of Thai belongs to its consonant too, and consonants of Devanagari that a virama joins
    stay together.
    """
    if text.isascii():
        return tuple(text)
    clusters: list[str] = []
    for character in text:
        if clusters and _belongs_to(clusters[-1], character):
            clusters[-1] += character
        else:
            clusters.append(character)
    return tuple(clusters)


def _belongs_to(cluster: str, character: str) -> bool:
    """Return whether a character goes on with the cluster before it."""
    category, last = unicodedata.category(character), cluster[-1]
    if is_mark(character) or character in _EXTENDERS:
        return not last.isspace()
    if character in _FLAG_LETTERS:
        return cluster in _FLAG_LETTERS
    if last == _JOINER and category == "So":
        return True
    is_joined = unicodedata.combining(cluster.rstrip(_JOINER)[-1:] or " ") == _VIRAMA
    return category == "Lo" and (last in _LEADING_VOWELS or (is_joined and cluster[0] in _INDIC))


@cache
def read_table() -> dict[str, Sequence[str]]:
    """Return the words of each entry of the table: of most, only itself."""
    entries = TABLE.read_text(encoding="utf-8").split()
    return {entry.replace("|", ""): entry.split("|") for entry in entries}


@lru_cache(maxsize=512)
def split_words(text: str) -> Sequence[str]:
    """Return the parts of a text between which a line may break, without spaces in between.

    What is not in the table, such as a name, may break between any two letters.
    """
    words = [""]
    for number, part in enumerate(_THAI.split(text)):  # every second part is in Thai
        first, *rest = _split_run(part) if number % 2 else [part]
        words[-1] += first
        words += rest
    return tuple(words)


def _split_run(run: str) -> Sequence[str]:
    """Return the words of letters in a row, each the longest of the table; punctuation stays at its word."""
    table, words = read_table(), list[str]()
    longest = max(map(len, table), default=0)
    start = 0
    while start < len(run):
        ends = range(min(len(run), start + longest), start, -1)
        entry = next((run[start:end] for end in ends if run[start:end] in table), None)
        if entry is None:
            entry = split_clusters(run[start:])[0]
        words += table.get(entry, (entry,))
        start += len(entry)
    return words
