"""``bot record clip``: a record file as an animated picture, and one line if that cannot be."""

from pathlib import Path

import pytest
from PIL import Image

from bot.cli.main import main
from rendering import RENDERERS
from tests.cli.test_record import MATCH, Capture, error_line, record_output
from tests.rendering.clips import decode


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint blank pictures."""
    image = Image.new("RGB", (1200, 900))
    monkeypatch.setattr(type(RENDERERS["constructor"]), "paint", lambda *_, **__: image)


def test_a_record_becomes_a_clip_in_a_new_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.webp"
    out = record_output(capsys, "clip", MATCH, "--output", file, "--theme", "light", "--from", 2, "--to", 5)
    with Image.open(file) as clip:
        assert clip.format == "WEBP"
        assert len(decode(file.read_bytes())[0]) == 5
        assert out == f"The clip is written to {file}: 5 frames of {clip.width} × {clip.height}.\n"


def test_the_clip_lies_beside_its_record_by_default(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "match.json"
    record.write_bytes(MATCH.read_bytes())
    record_output(capsys, "clip", record, "--format", "gif", "--speed", "fast", "--to", 2)
    with Image.open(tmp_path / "match.gif") as clip:
        assert clip.format == "GIF"


@pytest.mark.parametrize("size", ["0", "-1", "nan", "inf", "1e400", "x"])
def test_a_size_that_no_file_has_is_refused(tmp_path: Path, capsys: Capture, size: str) -> None:
    with pytest.raises(SystemExit):
        main(["record", "clip", str(MATCH), "--output", str(tmp_path / "match.webp"), "--megabytes", size])
    assert f"argument --megabytes: {'invalid' if size == 'x' else size}" in capsys.readouterr().err


def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.webp"
    assert "has the turns 1 to" in error_line(capsys, "clip", MATCH, "--output", file, "--from", 7, "--to", 3)
    assert "fits into that size" in error_line(capsys, "clip", MATCH, "--output", file, "--megabytes", 0.001)
    assert "is not a record file" in error_line(capsys, "clip", Path(__file__), "--output", file)
    file.write_text("mine")
    assert error_line(capsys, "clip", MATCH, "--output", file).endswith("was not touched. Name a new file.")
    assert file.read_text() == "mine"
