"""Texts: each is parsed when it is first needed, with what it refers to in any file."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.locales import add_texts, remove_texts, texts

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


@pytest.mark.parametrize("digits", [15, 16, 28, 29, 4000])
@pytest.mark.usefixtures("parsed_sources")
def test_a_number_of_any_length_is_shown(digits: int) -> None:
    number = int("7" * digits)
    shown = texts("en")("lazy-long", count=number).replace(",", "")
    assert shown.startswith(f"One line\nand {'7' * 15}")
    assert len(shown) < 50
    assert texts("en")("lazy-long", count=-number).startswith("One line\nand -7")
