"""The term bases in ``docs/terms``: which word each language has for a thing, and which it has not."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_GAMES = {
    "(Constructor": "constructor",
    "(Middle Ages": "middle_ages",
    "(Space Builder": "space_builder",
    "(Builders": "builders",
}
FOLDER = Path(__file__).parents[2] / "docs" / "terms"


class Term(NamedTuple):
    """A row: the English words, the words of the language, and words that must not be used.

    English words such as "piece (Constructor)" are about one game.
    """

    english: str
    terms: Sequence[str]
    wrong: Sequence[str]

    def concerns(self, file: str) -> bool:
        """Return whether the row is about the messages of a file."""
        game = next((prefix for name, prefix in _GAMES.items() if name in self.english), "")
        return file.startswith(game)


def read_terms(language: str) -> Sequence[Term]:
    """Return the rows of a language's table."""
    rows = []
    for line in (FOLDER / f"{language}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 3 and cells[0] != "English":
            english, terms, wrong = cells
            rows.append(Term(english, _split(terms, " / "), _split(wrong, ", ")))
    return rows


def _split(cell: str, separator: str) -> Sequence[str]:
    return [word for part in cell.split(separator) if (word := re.sub(r"\s*\([^)]*\)", "", part).strip())]
