"""A language that nobody speaks: English with accents and 30 % longer, to find what lacks room."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.locales import FALLBACK, add_texts, remove_texts
from tests.locales.messages import list_files

LANGUAGE = "qps"
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsC", "áéíóúýÁÉÍÓÚÝçñšÇ")
_KEPT = re.compile(r"(`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\S+)")
_LONGER = 0.3
"""How many letters are written twice for each character of the English."""


class _Stretcher(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = stretch(node.value)


def stretch(words: str) -> str:
    """Return words with accents, 30 % longer; code, links and mentions stay."""
    return "".join(
        part if _KEPT.fullmatch(part) else _stretch_letters(part) for part in _KEPT.split(words) if part
    )


def _stretch_letters(words: str) -> str:
    letters, due = [], 0.0
    for letter in words:
        letters.append(letter)
        due += _LONGER
        if letter.isalpha() and due >= 1:
            letters.append(letter.lower())
            due -= 1
    return "".join(letters).translate(_ACCENTS)


@contextmanager
def speaking_pseudo(folder: Path) -> Iterator[str]:
    """Offer the language, with its files in ``folder``, while the body runs; yield its name."""
    files = folder / LANGUAGE
    files.mkdir()
    for path in list_files(FALLBACK):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _Stretcher().visit(resource)
        (files / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    add_texts(folder)
    try:
        yield LANGUAGE
    finally:
        remove_texts(folder)
