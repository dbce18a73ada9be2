"""Which messages call a thing by another word than its term.

``python -m tests.locales.said_otherwise NAME`` lists them for a language.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.locales.messages import Message, read_player_messages
from tests.locales.requirements import wanted
from tests.locales.terms import read_terms

_THINGS = (
    "ring, tower, pattern, piece, pawn, die, dice, double, track, corner, corner joint, joint, "
    "foundation, structure, card, worker, apprentice, journeyman, craftsman, building site, machine, "
    "coin, point, stone, wood, knowledge, tile, wage, city, map, launch pad, fault, race, round, match, "
    "table, seat, host, guest, stand-in, reminder, computer, beginner, casual, expert, master, hint, "
    "replay, record, review, rating, ranking, profile, clip, channel, thread, server, moderator, direct "
    "message, quiet hours"
)
THINGS = _THINGS.split(", ")
"""What has one name wherever it is, as English says it: things of the games, of the table and of Discord."""
_PLAIN = str.maketrans("áéíóú", "aeiou")
_REASONED = Path(__file__).with_suffix(".tsv")


def find_said_otherwise(language: str) -> Mapping[str, list[str]]:
    """Return the messages, by thing, that are about it in English and do not have its term."""
    messages, terms = read_player_messages(language), dict(_list_terms(language))
    found = defaultdict(list)
    for key, english in wanted().items():
        if key in messages:
            for thing in _things_of(english) & terms.keys():
                words = _words_of(messages[key])
                if not any(term in words for term in terms[thing]):
                    found[thing].append(key)
    return found


def read_reasoned() -> Mapping[str, set[tuple[str, str]]]:
    """Return what is rightly said otherwise, by language; ``all``: English means something else."""
    reasoned = defaultdict(set)
    for line in _REASONED.read_text(encoding="utf-8").splitlines():
        language, thing, key = line.split("\t")
        reasoned[language].add((thing, key))
    return reasoned


def _list_terms(language: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each thing with the beginnings of all its terms: a word may be a thing in several games."""
    rows = [(_name_things(row.english), {stem(term) for term in row.terms}) for row in read_terms(language)]
    for thing in THINGS:
        yield thing, set().union(*(terms for names, terms in rows if thing in names))


def _name_things(english: str) -> list[str]:
    return re.split(r" / |, |: ", re.sub(r"\s*\([^)]*\)", "", english).casefold())


def _things_of(english: Message) -> set[str]:
    words, found = re.sub("`[^`]*`", "", _words_of(english)), set()
    for thing in sorted(THINGS, key=len, reverse=True):  # a corner joint is no corner
        words, count = re.subn(rf"(?<!\w){thing}s?(?!\w)", "", words)
        found |= {thing} if count else set()
    return found


def _words_of(message: Message) -> str:
    return without_accents(" ".join(message.list_texts()))


def without_accents(words: str) -> str:
    """Return words in small letters, without the accents that come and go with endings."""
    return words.casefold().translate(_PLAIN)


def stem(term: str) -> str:
    """Return a term without what may differ in a sentence: an ending, or what stands for other words."""
    words = without_accents(term).replace("…", " ").split()
    return max(words, key=len)[:-1] if words and len(max(words, key=len)) > 3 else (words or [""])[0]


if __name__ == "__main__":
    for said_thing, keys in find_said_otherwise(sys.argv[1]).items():
        print(said_thing, *sorted(keys))
