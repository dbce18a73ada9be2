"""Draws a gallery: ``python -m rendering [FOLDER]`` writes every game's typical positions in every theme."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.games import GAMES
from rendering import THEMES, render, renderer


def draw_gallery(folder: Path) -> int:
    """Writes the gallery into ``folder`` and returns how many pictures it holds."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for key in GAMES:
        samples = getattr(renderer(key), "samples", dict)
        views: Mapping[str, Any] = samples()
        for theme in THEMES:  # one after the other: what pictures share is kept for one
            for name, view in views.items():
                picture = render(key, view, theme=theme)
                (folder / f"{key}-{name}-{theme}.{picture.extension}").write_bytes(picture.data)
                count += 1
    return count


def main() -> None:
    """Draws the gallery into the folder named on the command line, ``gallery`` if none is."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    sys.stdout.write(f"{draw_gallery(folder)} pictures in {folder}\n")


if __name__ == "__main__":
    main()
