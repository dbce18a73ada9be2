"""Gallery: ``python -m rendering [FOLDER] [--game KEY]`` draws typical positions in every theme.

Without a game, it draws those of all games.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.games import GAMES
from bot.locales import terminal_text as _text
from rendering import RENDERERS, THEMES, render

FAILED = 2


def draw_gallery(folder: Path, games: Iterable[str]) -> int:
    """Write the pictures of some games into ``folder`` and return their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for key in games:
        views = RENDERERS[key].samples()
        for theme in THEMES:  # theme by theme, because the caches are small
            for name, view in views.items():
                picture = render(key, view, theme=theme)
                (folder / f"{key}-{name}-{theme}.{picture.extension}").write_bytes(picture.data)
                count += 1
    return count


def has_other_files(folder: Path) -> bool:
    """Return whether a folder holds a file or folder that the gallery would not have written."""
    starts, ends = tuple(f"{key}-" for key in GAMES), tuple(f"-{theme}" for theme in THEMES)
    return folder.exists() and not all(
        path.name.startswith(starts) and path.stem.endswith(ends) for path in folder.iterdir()
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the gallery into the given folder; return 0, or 2 after one line on standard error."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description=_text("gallery-about"))
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=Path("gallery"),
        metavar=_text("gallery-folder"),
        help=_text("gallery-folder-help"),
    )
    parser.add_argument("--game", choices=list(GAMES), help=_text("gallery-game-help"))
    options = parser.parse_args(arguments)
    folder, games = options.folder, [options.game] if options.game else GAMES
    try:
        if has_other_files(folder):
            return _fail(_text("gallery-other-files", folder=str(folder)))
        count = draw_gallery(folder, games)
    except OSError as error:
        return _fail(_text("gallery-failed", folder=str(folder), error=error.strerror or str(error)))
    sys.stdout.write(_text("gallery-done", count=count, folder=str(folder)) + "\n")
    return 0


def _fail(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
