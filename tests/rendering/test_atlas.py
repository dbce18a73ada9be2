"""The atlas: one file, checked before it is used, with all sprites that pictures of matches need."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PIL import Image, ImageChops

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES, atlas, render
from rendering.kit import Sprite, index, sprite, stamp
from rendering.kit.atlas import Atlas, DamagedAtlas, open_atlas, write_atlas
from tests.benchmarks.boards import play

MOST_BYTES = 120_000_000
MOST_MEMORY = 350_000_000
"""What the process that draws the atlas may take: a machine with 512 MB has to be able to do that."""


def lit(mode: str) -> Image.Image:
    """Return an image in which no two rows are the same."""
    return Image.linear_gradient("L").resize((64, 48)).convert(mode)


SPRITES: dict[str, Any] = {
    "image": lit("RGBA"),
    "mask": lit("L"),
    "picture": lit("RGB"),
    "sprite": Sprite(lit("RGBA"), (3, 4)),
    "stamp": stamp(Sprite(lit("RGBA"), (3, 4))),
    "indexed": index(lit("RGB")),
    "several": (lit("L"), (1, 2), "word", None, 0.5),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "atlas"
    write_atlas(path, [SPRITES])
    return path


def same(first: Any, second: Any) -> bool:
    """Return whether two sprites look the same."""
    if isinstance(first, Image.Image):
        assert isinstance(second, Image.Image)
        difference = ImageChops.difference(first.convert("RGBA"), second.convert("RGBA"))
        return difference.getbbox(alpha_only=False) is None
    if isinstance(first, tuple):
        return type(first) is type(second) and all(map(same, first, second))
    return bool(first == second)


@pytest.mark.parametrize("name", SPRITES)
def test_sprites_come_back_as_they_were(file: Path, name: str) -> None:
    assert same(open_atlas(file).find(name), SPRITES[name])


def test_sprites_may_come_in_parts(tmp_path: Path) -> None:
    parts = [{"image": SPRITES["image"]}, {"image": SPRITES["mask"], "indexed": SPRITES["indexed"]}]
    write_atlas(tmp_path / "atlas", parts)
    opened = open_atlas(tmp_path / "atlas")
    for name in ("image", "indexed"):  # the first image of a name is kept
        assert same(opened.find(name), SPRITES[name])


@pytest.mark.skipif(sys.platform != "linux", reason="it reads the memory of this process from /proc")
def test_pages_that_are_released_are_read_again(file: Path) -> None:
    def resident() -> int:
        _, entry = Path("/proc/self/smaps").read_text().rsplit(str(file), 1)
        return next(int(line.split()[1]) for line in entry.splitlines() if line.startswith("Rss:"))

    opened = open_atlas(file)
    image = opened.find("image")
    assert same(image, SPRITES["image"])
    assert resident() > 0
    opened.release_pages()
    assert resident() == 0
    assert same(image, SPRITES["image"])
    assert resident() > 0


def test_an_atlas_says_what_it_lacks(file: Path) -> None:
    with pytest.raises(KeyError):
        open_atlas(file).find("other")


def test_an_image_of_an_atlas_is_put_as_any_other(file: Path) -> None:
    opened = open_atlas(file)
    for name in ("sprite", "stamp"):
        expected, result = Image.new("RGB", (99, 99), (9, 90, 20)), Image.new("RGB", (99, 99), (9, 90, 20))
        SPRITES[name].put(expected, (20, 20))
        opened.find(name).put(result, (20, 20))
        assert result.tobytes() == expected.tobytes()


def test_drawing_on_an_image_of_an_atlas_leaves_the_file_alone(file: Path) -> None:
    before = file.read_bytes()
    open_atlas(file).find("image").paste((0, 0, 0, 0), (0, 0, 20, 20))
    assert file.read_bytes() == before
    assert same(open_atlas(file).find("image"), SPRITES["image"])


@pytest.mark.parametrize("cut", [0, 10, 70, -1])
def test_a_file_that_is_cut_off_is_not_used(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:cut])
    with pytest.raises(DamagedAtlas):
        open_atlas(file)


def test_a_file_that_was_changed_is_not_used(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-5] ^= 1
    file.write_bytes(content)
    with pytest.raises(DamagedAtlas):
        open_atlas(file)


@pytest.mark.skipif(os.name != "posix", reason="files have other rights there")
def test_a_file_that_others_may_change_is_not_used(file: Path) -> None:
    file.chmod(0o660)
    with pytest.raises(DamagedAtlas):
        open_atlas(file)


def test_a_write_that_fails_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def fail(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        write_atlas(file, [SPRITES])
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert file.read_bytes() == before


def test_a_folder_that_was_deleted_meanwhile_is_not_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "deleted"
    with pytest.raises(FileNotFoundError):
        write_atlas(folder / "atlas", [SPRITES])
    assert not folder.exists()


# The folder of an atlas


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for atlases, in which few sprites are drawn."""
    monkeypatch.setattr(atlas, "draw_all_sprites", lambda: [SPRITES])
    monkeypatch.setattr(sprite, "atlas", None)
    return tmp_path


def names(folder: Path) -> set[str]:
    """Return the names of the files of a folder."""
    return {file.name for file in folder.iterdir()}


def test_a_new_version_keeps_the_atlas_that_an_older_one_used_last(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used, unused = folder / "atlas-used", folder / "atlas-unused"
    for second, file in enumerate((used, unused)):
        write_atlas(file, [SPRITES])
        os.utime(file, (second, second))
    with monkeypatch.context() as patch:
        patch.setattr(atlas, "atlas_file", lambda _: used)
        assert atlas.use_atlas(folder)
    new = atlas.draw_atlas(folder)
    assert names(folder) == {used.name, new.name}


def test_what_an_interrupted_write_has_left_is_deleted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", lambda *_, **__: None)  # a process that is killed deletes nothing
        patch.setattr(os, "replace", Mock(side_effect=OSError("killed")))
        with pytest.raises(OSError, match="killed"):
            atlas.draw_atlas(folder)
    assert len(names(folder)) == 1
    file = atlas.draw_atlas(folder)
    assert names(folder) == {file.name}


def test_what_another_bot_writes_meanwhile_stays(folder: Path) -> None:
    def draw_slowly() -> Iterator[dict[str, Any]]:
        yield SPRITES
        atlas.draw_atlas(folder)  # another version is faster

    other = folder / "atlas-other"
    write_atlas(other, draw_slowly())
    assert same(open_atlas(other).find("image"), SPRITES["image"])


# The atlas of all games


DRAW = """
import sys
from pathlib import Path
from rendering.atlas import draw_atlas
draw_atlas(Path(sys.argv[1]))
print(Path("/proc/self/status").read_text())
"""


@pytest.fixture(scope="module")
def drawing(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Return the folder with the atlas of all games and themes, and what Linux says of who drew it."""
    folder = tmp_path_factory.mktemp("atlas")
    command = [sys.executable, "-c", DRAW, str(folder)]
    return folder, subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.fixture
def drawn(drawing: tuple[Path, str]) -> Path:
    """Return the folder with the atlas of all games and themes."""
    return drawing[0]


@pytest.fixture
def used(drawn: Path, monkeypatch: pytest.MonkeyPatch) -> Atlas:
    """Let this process use the atlas of all games, and no sprite that it has drawn before."""
    monkeypatch.setattr(sprite, "atlas", None)
    atlas.forget_everything_drawn()
    assert atlas.use_atlas(drawn)
    assert isinstance(sprite.atlas, Atlas)
    return sprite.atlas


@pytest.mark.exhaustive
@pytest.mark.xdist_group("atlas")
def test_all_games_and_themes_have_room_in_it(drawing: tuple[Path, str]) -> None:
    folder, status = drawing
    (file,) = folder.iterdir()
    assert file.stat().st_size <= MOST_BYTES
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    assert (
        int(line.split()[1]) * 1024 <= MOST_MEMORY
    )  # not the children's, which inherit that of this process


@pytest.mark.exhaustive
@pytest.mark.xdist_group("atlas")
@pytest.mark.parametrize("key", GAMES)
def test_matches_need_no_sprite_that_it_lacks(used: Atlas, key: str) -> None:
    assert_complete(used, key, 4)


@pytest.mark.nightly
@pytest.mark.xdist_group("atlas")
@pytest.mark.parametrize("key", GAMES)
def test_two_hundred_matches_need_no_sprite_that_it_lacks(used: Atlas, key: str) -> None:
    assert_complete(used, key, 200)


def assert_complete(used: Atlas, key: str, matches: int) -> None:
    """Assert that boards of some matches, in a theme each, use no sprite that has to be drawn."""
    with sprite.noting() as notes:
        for number in range(matches):
            theme = list(THEMES)[number % len(THEMES)]
            for view in play(key, number):
                RENDERERS[key].paint(view, theme=THEMES[theme], text=texts("en"), choices=())
    for name in notes:
        used.find(name)  # raises KeyError if it lacks the sprite


@pytest.mark.exhaustive
@pytest.mark.xdist_group("atlas")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("used")
def test_pictures_are_the_same_with_and_without_it(key: str) -> None:
    views = RENDERERS[key].samples().values()
    with_atlas = [render(key, view).data for view in views]
    sprite.atlas = None
    atlas.forget_everything_drawn()
    assert [render(key, view).data for view in views] == with_atlas
