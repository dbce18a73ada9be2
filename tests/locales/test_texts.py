"""Texts: each is parsed when it is first needed, with what it refers to in any file."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot import locales
from bot.locales import add_texts, remove_texts, texts
from tests.locales.messages import FOLDER

FIRST = """
# A comment
lazy-greeting = Hello from { lazy-where }, { $name }!
lazy-long =
    One line
    and { $count ->
        [one] another
       *[other] { $count } others
    }
lazy-term = { -lazy-brand } plays.
"""
SECOND = """
lazy-where = { -lazy-brand(case: "full") } Hall
-lazy-brand = Guild
lazy-greeting = A second one that nobody sees
"""


@pytest.fixture
def parsed_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Add two files with texts; return what is parsed from then on."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "1.ftl").write_text(FIRST)
    (tmp_path / "en" / "2.ftl").write_text(SECOND)
    sources, parse = list[str](), FluentParser.parse

    def note(self: FluentParser, source: str) -> object:
        sources.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", note)
    add_texts(tmp_path)
    yield sources
    remove_texts(tmp_path)


def test_a_text_refers_to_texts_and_terms_of_other_files(parsed_sources: list[str]) -> None:
    text = texts("en")
    assert text("lazy-greeting", name="Ada") == "Hello from Guild Hall, Ada!"
    assert text("lazy-term") == "Guild plays."
    assert text("lazy-long", count=3) == "One line\nand 3 others"
    assert parsed_sources


def test_only_the_texts_that_are_needed_are_parsed(parsed_sources: list[str]) -> None:
    for _ in range(2):
        assert texts("en")("lazy-where") == "Guild Hall"
    assert len(parsed_sources) == 2
    assert len("".join(parsed_sources)) < len(SECOND)


class References(Visitor):
    """Collects what a text refers to, in Fluent's words."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def test_all_that_texts_refer_to_is_found() -> None:
    parser, count = FluentParser(), 0
    for file in FOLDER.rglob("*.ftl"):
        for _, source in locales._read_entries(file):
            references = References()
            references.visit(parser.parse(source.decode()))
            assert references.names <= {*locales._REFERENCE.findall(source.decode())}
            count += len(references.names)
    assert count > 100


@pytest.mark.parametrize("digits", [15, 16, 28, 29, 4000])
@pytest.mark.usefixtures("parsed_sources")
def test_a_number_of_any_length_is_shown(digits: int) -> None:
    number = int("7" * digits)
    shown = texts("en")("lazy-long", count=number).replace(",", "")
    assert shown.startswith(f"One line\nand {'7' * 15}")
    assert len(shown) < 50
    assert texts("en")("lazy-long", count=-number).startswith("One line\nand -7")
