"""Record files in a terminal: checked, told, drawn; what is wrong is said in one line."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from tests.records import SAMPLES

MATCH = SAMPLES / "1" / "constructor-played.json"
Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: object) -> str:
    """Return what ``bot record`` prints, with nothing on standard error."""
    assert main(["record", *map(str, arguments)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: Capture, *arguments: object) -> str:
    """Return the one line on standard error of a command that ends with status 2."""
    assert main(["record", *map(str, arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("*/*.json")), ids=lambda file: file.stem)
@pytest.mark.sampled(4)
def test_every_sample_is_verified_and_told(file: Path, capsys: Capture) -> None:
    out = said(capsys, "verify", file)
    assert out.startswith(f"{file} is a true record: the seed, all ")
    told = said(capsys, "show", file)
    assert told.count("\n[") > 1
    assert not any(sign in out + told for sign in ("**", "<@", "<t:", "`", "{"))


def test_verify_says_what_match_it_was(capsys: Capture) -> None:
    _, about, winner = said(capsys, "verify", MATCH).splitlines()
    assert about == "Constructor · Ada and Bruno · 38 turns · ended on 2023-11-14"
    assert winner == "Winner: Ada. Well built!"


def test_a_frame_is_told_with_the_whole_position(capsys: Capture) -> None:
    title, done, points, position, *_ = said(capsys, "show", MATCH, "--frame", 2).splitlines()
    assert title == "[2/38] Turn 2 of 38 · Round 1 of 2"
    assert "placed" in done
    assert points.startswith("Points so far: ⭕ Ada ")
    assert position.startswith("Constructor, round 1 of 2")


def test_turns_of_builders_are_counted_from_the_first_roll(capsys: Capture) -> None:
    file = SAMPLES / "1" / "builders-played.json"
    titles = [line for line in said(capsys, "show", file).splitlines() if line.startswith("[")]
    last = len(titles) - 1
    assert titles[1] == f"[1/{last}] Before Turn 1 · The orders"
    assert titles[2].startswith(f"[2/{last}] Turn 1 of {last - 1} · The foundation")
    about = said(capsys, "verify", file).splitlines()[1]
    assert f" · {last - 1} turns · " in about


@pytest.mark.parametrize("frame", [-1, 39, 10**9])
def test_a_frame_that_does_not_exist_is_refused(frame: int, capsys: Capture) -> None:
    assert refused(capsys, "show", MATCH, "--frame", frame).endswith("this match has the frames 0 to 38.")


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "JPEG"])
def test_a_frame_is_drawn(ending: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / f"frame.{ending}"
    assert said(capsys, "show", MATCH, "--frame", 3, "--picture", file) == f"Frame 3 is drawn in {file}.\n"
    with Image.open(file) as picture:
        assert picture.width == 1200
        assert picture.format == {"jpg": "JPEG"}.get(ending, ending.upper())


def test_a_picture_replaces_no_file_and_needs_an_ending(capsys: Capture, tmp_path: Path) -> None:
    there = tmp_path / "there.png"
    there.write_bytes(b"mine")
    assert "exists already" in refused(capsys, "show", MATCH, "--picture", there)
    assert there.read_bytes() == b"mine"
    assert "does not name a picture" in refused(capsys, "show", MATCH, "--picture", tmp_path / "frame")
    nowhere = tmp_path / "nowhere" / "frame.png"
    assert refused(capsys, "show", MATCH, "--picture", nowhere).endswith("No such file or directory.")


def test_a_file_that_cannot_be_read_is_said(capsys: Capture, tmp_path: Path) -> None:
    assert refused(capsys, "verify", tmp_path / "no.json").endswith("No such file or directory.")
    assert refused(capsys, "show", tmp_path).endswith("Is a directory.")


def test_a_file_that_was_changed_is_refused(capsys: Capture, tmp_path: Path) -> None:
    changed = tmp_path / "changed.json"
    shutil.copy(MATCH, changed)
    changed.write_bytes(changed.read_bytes().replace(b'"Ada"', b'"Eve"'))
    for command in ("verify", "show"):
        line = refused(capsys, command, changed)
        assert line == (
            f"{changed}: The file was changed after it was saved: its checksum does not fit."
            " Save the record again."
        )


def test_a_huge_file_is_not_read_to_its_end(capsys: Capture) -> None:
    assert "too large" in refused(capsys, "verify", "/dev/zero")


def test_the_schema_is_json(capsys: Capture) -> None:
    assert "Record" in json.loads(said(capsys, "schema"))["$defs"]


def test_a_terminal_shows_how_far_the_check_is(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["record", "verify", str(MATCH)]) == 0
    shown = capsys.readouterr().err
    assert "Checking" in shown
    assert "100 %" in shown
    assert shown.endswith("\r\033[K")
