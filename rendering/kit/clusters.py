"""Grapheme clusters, what a reader takes for one letter: the only places where a name may be cut."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

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
