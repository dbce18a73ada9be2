"""The atlas of the bots that are measured, drawn once for all benchmarks by a process of its own."""

import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from rendering.atlas import draw_atlas

_KEPT: list[tempfile.TemporaryDirectory[str]] = []
"""The folders, which exist as long as this process."""


@cache
def folder_with_atlas() -> Path:
    """Return a folder with an atlas."""
    _KEPT.append(tempfile.TemporaryDirectory())
    folder = Path(_KEPT[-1].name)
    subprocess.run([sys.executable, "-m", __name__, str(folder)], check=True)
    return folder


if __name__ == "__main__":
    draw_atlas(Path(sys.argv[1]))
