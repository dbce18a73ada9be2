"""Record files in a terminal: checked, told, drawn; what is wrong is said in one line."""

import json
import re
import shutil
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.main import main
from bot.match.record import to_record, write_record
from tests.match.long_matches import play_longest_race
from tests.records import SAMPLES

MATCH = SAMPLES / "1" / "constructor-played.json"
Capture = pytest.CaptureFixture[str]


def record_output(capsys: Capture, *arguments: object) -> str:
    """Return what ``bot record`` prints, with nothing on standard error."""
    assert main(["record", *map(str, arguments)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def error_line(capsys: Capture, *arguments: object) -> str:
    """Return the one line on standard error of a command that ends with status 2."""
    assert main(["record", *map(str, arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("*/*.json")), ids=lambda file: file.stem)
@pytest.mark.sampled(4)
def test_every_sample_is_verified_and_told(file: Path, capsys: Capture) -> None:
    out = record_output(capsys, "verify", file)
    assert out.startswith(f"{file} is a true record: the seed, all ")
    report = record_output(capsys, "show", file)
    assert report.count("\n[") > 1
    assert not any(sign in out + report for sign in ("**", "<@", "<t:", "`", "{"))


def test_verify_says_what_match_it_was(capsys: Capture) -> None:
    _, about, winner, unproven = record_output(capsys, "verify", MATCH).splitlines()
    assert about == "Constructor · Ada and Bruno · 38 turns · ended on 2023-11-14"
    assert winner == "Winner: Ada."
    assert unproven == "Names, times and hints are as the file tells them: no file can prove them."


def test_the_length_of_a_race_is_told_in_rounds(capsys: Capture) -> None:
    (file, *_) = sorted(SAMPLES.glob("*/space-builder*.json"))
    about = record_output(capsys, "verify", file).splitlines()[1]
    assert re.search(r" · (one round|\d+ rounds) · ended on ", about)


def test_a_frame_is_told_with_the_whole_position(capsys: Capture) -> None:
    title, summary, points, position, *_ = record_output(capsys, "show", MATCH, "--frame", 2).splitlines()
    assert title == "[2/38] Turn 2 of 38 · Round 1 of 2"
    assert "placed" in summary
    assert points.startswith("Points so far: ⚪ Ada ")
    assert position.startswith("Constructor, round 1 of 2")


@pytest.mark.nightly
def test_the_longest_race_is_verified_and_told(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "longest.json"
    file.write_bytes(write_record(to_record(*play_longest_race(4).finish())))
    assert " all 68,186 actions and the result fit together" in record_output(capsys, "verify", file)
    assert record_output(capsys, "show", file, "--frame", 40).startswith("[40/")


def test_turns_of_builders_are_counted_from_the_first_roll(capsys: Capture) -> None:
    file = SAMPLES / "1" / "builders-played.json"
    titles = [line for line in record_output(capsys, "show", file).splitlines() if line.startswith("[")]
    last = len(titles) - 1
    assert titles[1] == f"[1/{last}] Before Turn 1 · The orders"
    assert titles[2].startswith(f"[2/{last}] Turn 1 of {last - 1} · The foundation")
    about = record_output(capsys, "verify", file).splitlines()[1]
    assert f" · {last - 1} turns · " in about


@pytest.mark.parametrize("frame", [-1, 39, 10**9, 10**28, 10**4000], ids=lambda frame: len(str(frame)))
def test_a_frame_that_does_not_exist_is_refused(frame: int, capsys: Capture) -> None:
    assert error_line(capsys, "show", MATCH, "--frame", frame).endswith("this match has the frames 0 to 38.")


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "JPEG"])
def test_a_frame_is_drawn(ending: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / f"frame.{ending}"
    assert (
        record_output(capsys, "show", MATCH, "--frame", 3, "--picture", file)
        == f"Frame 3 is drawn in {file}.\n"
    )
    with Image.open(file) as picture:
        assert picture.width == 1200
        assert picture.format == {"jpg": "JPEG"}.get(ending, ending.upper())


def test_a_picture_replaces_no_file_and_needs_an_ending(capsys: Capture, tmp_path: Path) -> None:
    there = tmp_path / "there.png"
    there.write_bytes(b"mine")
    assert "exists already" in error_line(capsys, "show", MATCH, "--picture", there)
    assert there.read_bytes() == b"mine"
    assert "does not name a picture" in error_line(capsys, "show", MATCH, "--picture", tmp_path / "frame")
    nowhere = tmp_path / "nowhere" / "frame.png"
    assert error_line(capsys, "show", MATCH, "--picture", nowhere).endswith("No such file or directory.")


def test_a_file_that_cannot_be_read_is_said(capsys: Capture, tmp_path: Path) -> None:
    assert error_line(capsys, "verify", tmp_path / "no.json").endswith("No such file or directory.")
    assert error_line(capsys, "show", tmp_path).endswith("Is a directory.")


def test_a_file_that_was_changed_is_refused(capsys: Capture, tmp_path: Path) -> None:
    changed_file = tmp_path / "changed.json"
    shutil.copy(MATCH, changed_file)
    changed_file.write_bytes(changed_file.read_bytes().replace(b'"Ada"', b'"Eve"'))
    for command in ("verify", "show"):
        line = error_line(capsys, command, changed_file)
        assert line == (
            f"{changed_file}: The file was changed after it was saved: its checksum does not fit."
            " Save the record again."
        )


def test_a_huge_file_is_not_read_to_its_end(capsys: Capture) -> None:
    assert "too large" in error_line(capsys, "verify", "/dev/zero")


def test_the_schema_is_json(capsys: Capture) -> None:
    assert "Record" in json.loads(record_output(capsys, "schema"))["$defs"]


def test_a_terminal_shows_how_far_the_check_is(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["record", "verify", str(MATCH)]) == 0
    progress = capsys.readouterr().err
    assert "Checking" in progress
    assert "100 %" in progress
    assert progress.endswith("\r\033[K")
