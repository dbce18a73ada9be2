"""A language that nobody speaks: English with accents and a third longer, to find what lacks room."""

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
_LONGER = 3
"""Every third letter is written twice."""


class _Stretcher(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = stretch(node.value)


def stretch(words: str) -> str:
    """Return words with accents, a third longer; code, links and mentions stay."""
    return "".join(
        part if _KEPT.fullmatch(part) else _stretch_letters(part) for part in _KEPT.split(words) if part
    )


def _stretch_letters(words: str) -> str:
    letters, count = [], 0
    for letter in words:
        letters.append(letter)
        count += letter.isalpha()
        if letter.isalpha() and count % _LONGER == 0:
            letters.append(letter.lower())
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
