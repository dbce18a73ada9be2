"""``bot atlas`` draws all sprites beside the database."""

import os
from pathlib import Path
from typing import Any

import pytest

from bot.cli import atlas
from bot.cli.main import FAILED, main


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/guildhall.db")


def test_it_says_where_the_file_is_and_how_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def draw(folder: Path) -> Path:
        file = folder / "atlas-of-a-test"
        file.write_bytes(bytes(3_000_000))
        return file

    monkeypatch.setattr(atlas, "draw_atlas", draw)
    assert main(["atlas"]) == 0
    assert f"{tmp_path / 'atlas-of-a-test'} (3 MB)" in capsys.readouterr().out
    other = tmp_path / "other"
    other.mkdir()
    assert main(["atlas", str(other)]) == 0
    assert f"{other / 'atlas-of-a-test'} (3 MB)" in capsys.readouterr().out


def test_it_makes_the_folder_of_the_settings_but_none_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def draw(folder: Path) -> Path:
        file = folder / "atlas-of-a-test"
        file.touch()
        return file

    monkeypatch.setattr(atlas, "draw_atlas", draw)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/new/guildhall.db")
    assert main(["atlas"]) == 0
    assert (tmp_path / "new" / "atlas-of-a-test").exists()
    deleted = tmp_path / "deleted"
    assert main(["atlas", str(deleted)]) == FAILED
    assert str(deleted) in capsys.readouterr().err
    assert not deleted.exists()


def test_it_says_why_it_could_not_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: Path) -> Any:
        raise OSError("no space left on device")

    monkeypatch.setattr(atlas, "draw_atlas", fail)
    assert main(["atlas"]) == FAILED
    error = capsys.readouterr().err
    assert str(tmp_path) in error
    assert "no space left" in error
