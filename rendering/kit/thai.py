"""Where a line of Thai may break: between words, which stand beside each other without spaces.

The words come from a table, ``words.txt`` beside the Thai texts, that is made when these are written. Its
lines are words, and whole phrases with bars between the words where the longest word would be the wrong one.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import bot.locales
from rendering.kit.clusters import split_clusters

TABLE: Final = Path(bot.locales.__file__).parent / "th" / "words.txt"
_THAI: Final = re.compile("([\u0e01-\u0e5b]+)")


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
