"""The gallery shows every game, and its command announces what it does."""

from pathlib import Path

import pytest

from bot.games import GAMES
from rendering import THEMES, __main__
from rendering.__main__ import main
from tests.rendering.shared import samples_of, shared, shared_rules

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, and draw the shared pictures once for all tests."""
    monkeypatch.setattr(__main__, "render", shared)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the gallery to one game in one theme, with one picture for all its positions."""
    speck = shared_rules("constructor")
    monkeypatch.setattr(__main__, "GAMES", ["constructor"])
    monkeypatch.setattr(__main__, "THEMES", ["dark"])
    monkeypatch.setattr(__main__, "render", lambda *_, **__: speck)


def refused(capsys: Capture, *arguments: str) -> str:
    """Return the one sentence on standard error of a command that draws nothing and ends with status 2."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    [line] = captured.err.splitlines()
    return line


def test_the_gallery_holds_every_sample_in_every_theme(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    speck = shared_rules("constructor")
    monkeypatch.setattr(__main__, "render", lambda *_, **__: speck)
    folder = home / "new" / "gallery"
    assert main([str(folder)]) == 0
    drawn = {path.name for path in folder.iterdir()}
    for key in GAMES:
        for sample in samples_of(key):
            assert {f"{key}-{sample}-{theme}.jpg" for theme in THEMES} <= drawn
    assert str(len(drawn)) in capsys.readouterr().out


def test_help_says_what_is_drawn_and_draws_nothing(home: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert "python -m rendering" in said
    assert "gallery" in said
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--helq"], ["-x"], ["one", "two"]])
def test_unknown_arguments_are_refused(arguments: list[str], home: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert arguments[-1] in capsys.readouterr().err
    assert list(home.iterdir()) == []


@pytest.mark.usefixtures("brief")
def test_a_folder_with_other_files_is_left_as_it_is(home: Path, capsys: Capture) -> None:
    (home / "holiday").mkdir()
    (home / "holiday" / "beach.jpg").touch()
    assert "holiday holds other files" in refused(capsys, "holiday")
    assert [path.name for path in (home / "holiday").iterdir()] == ["beach.jpg"]


@pytest.mark.usefixtures("brief")
def test_a_gallery_is_drawn_over_an_older_one(home: Path) -> None:
    assert main([]) == main([]) == 0
    assert main(["./gallery/"]) == 0
    assert {path.suffix for path in (home / "gallery").iterdir()} == {".jpg"}


@pytest.mark.usefixtures("brief")
def test_a_path_that_is_no_folder_is_named(home: Path, capsys: Capture) -> None:
    (home / "notes").touch()
    assert "notes" in refused(capsys, "notes")
    assert "notes" in refused(capsys, "notes/pictures")
