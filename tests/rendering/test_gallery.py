"""The gallery shows every game, and its command announces what it does."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES, __main__
from rendering.__main__ import main
from tests.rendering.rendered_samples import render_once, render_rules_once, samples_of

Capture = pytest.CaptureFixture[str]
TEXT = texts("en")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, and draw the shared pictures once for all tests."""
    monkeypatch.setattr(__main__, "render", render_once)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the gallery to one game in one theme, with one picture for all its positions."""
    speck = render_rules_once("constructor")
    monkeypatch.setattr(__main__, "GAMES", ["constructor"])
    monkeypatch.setattr(__main__, "THEMES", ["dark"])
    monkeypatch.setattr(__main__, "render", lambda *_, **__: speck)


def get_refusal(capsys: Capture, *arguments: str) -> str:
    """Return the one sentence on standard error of a command that draws nothing and ends with status 2."""
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    return line


def test_the_gallery_holds_every_sample_in_every_theme(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    speck = render_rules_once("constructor")
    monkeypatch.setattr(__main__, "render", lambda *_, **__: speck)
    folder = home / "new" / "gallery"
    assert main([str(folder)]) == 0
    file_names = {path.name for path in folder.iterdir()}
    for key in GAMES:
        for sample in samples_of(key):
            assert {f"{key}-{sample}-{theme}.jpg" for theme in THEMES} <= file_names
    assert str(len(file_names)) in capsys.readouterr().out


def test_the_help_says_what_each_argument_does(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    words = " ".join(capsys.readouterr().out.split())
    for help_text in ("gallery-about", "gallery-folder-help", "gallery-game-help"):
        assert TEXT(help_text) in words


@pytest.mark.usefixtures("example_games")
def test_the_gallery_of_one_game_holds_nothing_else(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speck = render_rules_once("constructor")
    monkeypatch.setattr(__main__, "render", lambda *_, **__: speck)
    assert main([str(home / "new"), "--game", "noughts"]) == 0
    samples = RENDERERS["noughts"].samples()
    assert {path.name for path in (home / "new").iterdir()} == {
        f"noughts-{sample}-{theme}.jpg" for sample in samples for theme in THEMES
    }


def test_help_says_what_is_drawn_and_draws_nothing(home: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(["--help"])
    assert exit_info.value.code == 0
    output = capsys.readouterr().out
    assert "python -m rendering" in output
    assert "gallery" in output
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--helq"], ["-x"], ["one", "two"], ["--game", "chess"]])
def test_unknown_arguments_are_refused(arguments: list[str], home: Path, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(arguments)
    assert exit_info.value.code == 2
    assert arguments[-1] in capsys.readouterr().err
    assert list(home.iterdir()) == []


@pytest.mark.usefixtures("brief")
def test_a_folder_with_other_files_is_left_as_it_is(home: Path, capsys: Capture) -> None:
    (home / "holiday").mkdir()
    (home / "holiday" / "beach.jpg").touch()
    assert "holiday holds other files" in get_refusal(capsys, "holiday")
    assert [path.name for path in (home / "holiday").iterdir()] == ["beach.jpg"]


@pytest.mark.usefixtures("brief")
def test_a_gallery_is_drawn_over_an_older_one(home: Path) -> None:
    assert main([]) == main([]) == 0
    assert main(["./gallery/"]) == 0
    assert {path.suffix for path in (home / "gallery").iterdir()} == {".jpg"}


@pytest.mark.usefixtures("brief")
def test_a_path_that_is_no_folder_is_named(home: Path, capsys: Capture) -> None:
    (home / "notes").touch()
    assert "notes" in get_refusal(capsys, "notes")
    assert "notes" in get_refusal(capsys, "notes/pictures")
