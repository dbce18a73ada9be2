"""``bot record page``: a record file as a page, and one line if that cannot be."""

from pathlib import Path

import pytest
from PIL import Image

from rendering import RENDERERS
from tests.cli.test_record import MATCH, Capture, error_line, record_output


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint blank pictures."""
    image = Image.new("RGB", (1200, 900))
    monkeypatch.setattr(type(RENDERERS["constructor"]), "paint", lambda *_, **__: image)


def test_a_record_becomes_a_page_in_a_new_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.html"
    out = record_output(capsys, "page", MATCH, "--output", file, "--theme", "light")
    assert out == f"The page is written to {file}. Open it in a browser.\n"
    page = file.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>\n")
    assert "<title>Constructor: Ada and Bruno</title>" in page
    assert "Played on November 14, 2023" in page
    assert page.count('<p class="where">') == 39


@pytest.mark.exhaustive
def test_the_page_lies_beside_its_record_by_default(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "match.json"
    record.write_bytes(MATCH.read_bytes())
    record_output(capsys, "page", record)
    assert (tmp_path / "match.html").stat().st_size > 10_000


def test_files_that_exist_are_not_touched(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.html"
    file.write_text("mine")
    assert error_line(capsys, "page", MATCH, "--output", file).endswith("was not touched. Name a new file.")
    assert file.read_text() == "mine"


def test_what_cannot_be_opened_or_written_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    assert "cannot be read" in error_line(capsys, "page", tmp_path / "no.json")
    assert "is not a record file" in error_line(
        capsys, "page", Path(__file__), "--output", tmp_path / "a.html"
    )
    assert "cannot be written" in error_line(capsys, "page", MATCH, "--output", tmp_path / "no" / "a.html")
    assert not list(tmp_path.iterdir())
