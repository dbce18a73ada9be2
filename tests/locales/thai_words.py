"""Make the table of Thai words: ``uv run --with pythainlp python -m tests.locales.thai_words``.

PyThaiNLP's newmm, with the words of ``docs/terms/th.md``, finds the words of all Thai texts. If the longest
words of the table would break a phrase elsewhere, the whole phrase goes into the table as well. Phrases that
somebody has corrected stay. ``thai_dictionary.txt`` has words that newmm lacks (+) and must not find (-).
"""

import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from rendering.kit.breaks import TABLE, read_table, split_words
from tests.locales.messages import read_player_messages
from tests.locales.terms import read_terms

_RUN = re.compile("[\u0e01-\u0e5b]+")
_MARK = "ๆฯ"
DICTIONARY = Path(__file__).parent / "thai_dictionary.txt"


def list_runs() -> Iterator[str]:
    """Yield all letters in a row of the Thai texts of players, and of their values."""
    for message in read_player_messages("th").values():
        for words in message.list_texts():
            yield from _RUN.findall(words)


def find_words(run: str, tokenize: Callable[[str], list[str]]) -> list[str]:
    """Return the words of a run; a mark of repetition or abbreviation stays at its word."""
    words: list[str] = []
    for word in tokenize(run):
        if words and word[0] in _MARK:
            words[-1] += word
        else:
            words.append(word)
    return words


def main() -> None:
    """Write the table; phrases that it has stay divided as they are."""
    corpus, tokenize = import_module("pythainlp.corpus"), import_module("pythainlp.tokenize")
    changes = DICTIONARY.read_text(encoding="utf-8").split()
    added, removed = ({word[1:] for word in changes if word[0] == sign} for sign in "+-")
    own = {term for row in read_terms("th") for term in row.terms for term in _RUN.findall(term)}
    words = (corpus.thai_words() | own | added) - removed
    tokenizer = tokenize.Tokenizer(custom_dict=words, engine="newmm")
    found = {run: find_words(run, tokenizer.word_tokenize) for run in set(list_runs())}
    reviewed = {run: list(words) for run, words in read_table().items() if len(words) > 1 and run in found}
    runs = found | reviewed
    entries = {word for words in runs.values() for word in words}
    phrases = {"|".join(words) for run, words in reviewed.items() if words != found[run]}
    while new := {"|".join(words) for words in _find_wrong(runs, entries | phrases)} - phrases:
        phrases |= new
    sys.stdout.write(f"{len(entries)} words, {len(phrases)} phrases\n")


def _find_wrong(runs: Mapping[str, Sequence[str]], table: Collection[str]) -> Iterator[Sequence[str]]:
    """Write a table, and yield the words of runs that it would divide elsewhere."""
    TABLE.write_text("".join(f"{entry}\n" for entry in sorted(table)), encoding="utf-8")
    read_table.cache_clear()
    split_words.cache_clear()
    for run, words in runs.items():
        if len(words) > 1 and list(split_words(run)) != words:
            yield words


if __name__ == "__main__":
    main()
