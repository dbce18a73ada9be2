"""The atlas of all games and themes: what is in it, and who uses it."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import PIL

import bot.games
import rendering
from bot.games import GAMES
from bot.locales import FALLBACK, texts
from rendering.kit import THEMES, Theme, sprite
from rendering.kit.atlas import PART, DamagedAtlas, delete_leftovers, open_atlas, write_atlas
from rendering.renderer import Renderer

P = ParamSpec("P")
ResultT = TypeVar("ResultT")
_PREFIX = "atlas-"


@cache  # the code of a process does not change
def atlas_file(folder: Path) -> Path:
    """Return the file in which this version of the code and of Pillow keeps its atlas."""
    digest = sha256(f"{PIL.__version__} {sys.byteorder}".encode())
    for package in (rendering, bot.games):
        for file in sorted(Path(package.__path__[0]).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(file.read_bytes())
    return folder / f"{_PREFIX}{digest.hexdigest()[:16]}"


def use_atlas(folder: Path) -> bool:
    """Let this process find its sprites in the atlas of a folder; return whether there is a whole one."""
    if sprite.atlas is None:
        try:
            sprite.atlas = open_atlas(file := atlas_file(folder))
        except (OSError, DamagedAtlas):
            return False
        with suppress(OSError):  # in a folder that it may only read
            os.utime(file)  # so that another version does not delete it
    return True


def release_pages() -> None:
    """Let the system take back the pages of the atlas, so that those count which boards have used since."""
    if sprite.atlas is not None:
        sprite.atlas.release_pages()


def draw_with_atlas(folder: Path, draw: Callable[P, ResultT], *args: P.args, **kwargs: P.kwargs) -> ResultT:
    """Call ``draw`` and return its result, in a process that uses the atlas of a folder if there is one."""
    use_atlas(folder)
    return draw(*args, **kwargs)


def draw_atlas(folder: Path) -> Path:
    """Draw the atlas into a folder and return the new file.

    Of those of other versions, keep the one that was used last: during an update, bots of the old version
    still run, and start workers that open it. Delete what an interrupted write has left.
    """
    file = atlas_file(folder)
    write_atlas(file, draw_all_sprites())
    delete_leftovers(folder)
    others = [other for other in folder.glob(f"{_PREFIX}*") if other != file and other.suffix != PART]
    for old in sorted(others, key=_used_at)[:-1]:
        old.unlink(missing_ok=True)
    return file


def _used_at(file: Path) -> float:
    """Return when a file was used last, in seconds; 0 if another process has just deleted it."""
    with suppress(FileNotFoundError):
        return file.stat().st_mtime
    return 0


def draw_all_sprites() -> Iterator[Mapping[str, Any]]:
    """Draw all sprites that pictures of matches use; yield those of each game in each theme by their names.

    Only these are in memory at a time, because the machine may have little of it.
    """
    for key in GAMES:
        for theme in THEMES.values():
            with sprite.noting() as sprites:
                draw_sprites(rendering.RENDERERS[key], theme)
            yield sprites
            forget_everything_drawn()


def forget_everything_drawn() -> None:
    """Empty the caches of all modules that draw: together they would take 400 MB."""
    sprite.clear()
    for name, module in tuple(sys.modules.items()):
        if name.startswith(f"{rendering.__name__}."):
            for value in tuple(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def draw_sprites(renderer: Renderer[Any], theme: Theme) -> None:
    """Draw all sprites of a game in a theme: those of its samples, then the rest of its catalogue.

    So what boards often show lies together, and they map fewer pages of the atlas.
    """
    for view in renderer.samples().values():
        renderer.paint(view, theme=theme, text=texts(FALLBACK))
    renderer.draw_sprites(theme)
