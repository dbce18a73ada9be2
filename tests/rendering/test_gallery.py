"""The gallery shows every game."""

import sys
from pathlib import Path

import pytest

from bot.games import GAMES
from rendering import THEMES, __main__
from tests.rendering.shared import samples_of, shared

pytestmark = pytest.mark.xdist_group("pictures")


def test_the_gallery_holds_every_sample_in_every_theme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(__main__, "render", shared)
    monkeypatch.setattr(sys, "argv", ["rendering", str(tmp_path / "new" / "gallery")])
    __main__.main()
    drawn = {path.name for path in (tmp_path / "new" / "gallery").iterdir()}
    for key in GAMES:
        for sample in samples_of(key):
            assert {f"{key}-{sample}-{theme}.jpg" for theme in THEMES} <= drawn
    assert str(len(drawn)) in capsys.readouterr().out
