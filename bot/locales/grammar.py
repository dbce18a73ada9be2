"""Functions for the Fluent files, with which words fit the value beside them.

They take what a reader sees: Markdown and emojis around a name are no letters.
"""

import re
import unicodedata
from typing import Any, Final

_FIRST_SYLLABLE: Final = 0xAC00
_LAST_SYLLABLE: Final = 0xD7A3
_FINALS: Final = 28
"""The number of ends of a syllable; 0 is none, 8 is ㄹ."""
_RIEUL: Final = 8
_DIGITS: Final = (21, 8, 0, 16, 0, 0, 1, 8, 8, 0)
"""The ends of the Korean names of the digits: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구."""
_LETTERS: Final = {"l": _RIEUL, "r": _RIEUL, "m": 16, "n": 4}
"""The ends of the Korean names of single Latin letters: 엘, 알, 엠, 엔; all others end in a vowel."""
_ROMAN: Final = {"I": _RIEUL, "II": 0, "III": 16}
"""The ends of the Korean names of the numbers behind a word, such as 기중기 II: 일, 이, 삼."""
_BRACKETS: Final = re.compile(r"(?<=\S)\s*\([^()]*\)$")
_THAI: Final = re.compile("[\u0e01-\u0e5b]")
_VOWELS: Final = frozenset("aeiouyhœæ")


def with_particle(value: Any, particles: Any) -> str:
    """Return a value with the Korean particle for its last sound, of two such as "을/를".

    The first one follows a consonant; "으로/로" has the second one after ㄹ as well. Of a Latin word nobody
    knows the sound: it is followed by both, "을(를)"; a single letter or a digit is read by its name.
    """
    words, (after_consonant, after_vowel) = _show(value), str(particles).split("/")
    end = _find_end(words)
    if end is None:
        return f"{words}{_write_both(after_consonant, after_vowel)}"
    is_vowel = end == 0 or (end == _RIEUL and after_consonant == "으로")
    return f"{words}{after_vowel if is_vowel else after_consonant}"


def _write_both(after_consonant: str, after_vowel: str) -> str:
    """Return both particles as usual in Korean: 을(를), (으)로, (이)에요."""
    if after_consonant.endswith(after_vowel):
        return f"({after_consonant.removesuffix(after_vowel)}){after_vowel}"
    return f"{after_consonant}({after_vowel})"


def _find_end(words: str) -> int | None:
    """Return how the last syllable ends, 0 for a vowel; ``None`` if nobody knows."""
    words = _BRACKETS.sub("", words)  # the particle belongs to the word before them
    word, _, number = words.rpartition(" ")
    if word and number in _ROMAN:
        return _ROMAN[number]
    letters = [letter for letter in words if letter.isalnum()]
    last = letters[-1] if letters else ""
    if _FIRST_SYLLABLE <= ord(last or " ") <= _LAST_SYLLABLE:
        return (ord(last) - _FIRST_SYLLABLE) % _FINALS
    if last.isdecimal():
        return _DIGITS[int(last)] if last != "0" else _end_of_tens(words)
    is_single = len(letters) < 2 or not letters[-2].isascii() or letters[-2].isdecimal()
    return _LETTERS.get(last.lower(), 0) if last.isascii() and last and is_single else None


def _end_of_tens(words: str) -> int:
    """Return the end of the name of a number that ends in 0: 십, 백, 천, 만, 영."""
    digits = "".join(letter for letter in words if letter.isdecimal())
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros == len(digits):
        return _DIGITS[0]
    return {1: 17, 2: 1, 3: 4}.get(zeros, 4)


def with_elision(word: Any, value: Any) -> str:
    """Return a French word before a value: "de" and "argile" make "d’argile"."""
    words, before = _show(value), str(word)
    first = unicodedata.normalize("NFD", words.lstrip("*_")).lower()[:1]
    return f"{before[:-1]}’{words}" if first in _VOWELS else f"{before} {words}"


def with_and(value: Any) -> str:
    """Return the Spanish "y" before a value, or "e" before the sound of an "i" ("Ana e Inés")."""
    words = _show(value)
    start = _plain(words)
    is_i = start.startswith(("i", "hi")) and not start.startswith(("hia", "hie", "io", "ia", "ie"))
    return f"{'e' if is_i else 'y'} {words}"


def with_or(value: Any) -> str:
    """Return the Spanish "o" before a value, or "u" before the sound of an "o" ("siete u ocho")."""
    words = _show(value)
    start = _plain(words)
    is_o = start.startswith(("o", "ho", "8")) or start.split(" ")[0].rstrip(".,;:") == "11"
    return f"{'u' if is_o else 'o'} {words}"


def with_space(value: Any) -> str:
    """Return a value behind a Thai word: after a space, unless it begins with a Thai letter."""
    words = _show(value)
    return words if _THAI.match(words) else f" {words}"


def _show(value: Any) -> str:
    return str(value.val) if hasattr(value, "val") else str(value)


def _plain(words: str) -> str:
    """Return words in small letters without accents, from the first letter on."""
    decomposed = unicodedata.normalize("NFD", words.lower())
    letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    start = next((index for index, letter in enumerate(letters) if letter.isalnum()), len(letters))
    return letters[start:]


FUNCTIONS: Final[dict[str, Any]] = {
    "JOSA": with_particle,
    "ELIDE": with_elision,
    "Y": with_and,
    "O": with_or,
    "SPACE": with_space,
}
"""The functions by their names in the files, for all languages."""
