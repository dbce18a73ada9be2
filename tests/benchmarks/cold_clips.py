"""A whole clip in a new process, as in the worker of the bot."""

import pickle
import subprocess
import sys
from pathlib import Path
from time import process_time

import msgspec

from rendering.archive.clip import draw_clip
from rendering.atlas import draw_with_atlas
from tests.rendering.clips import finish, plan_of

_ROOT = Path(__file__).parents[2]


class ColdClip(msgspec.Struct):
    """The seconds of a processor, the frames, and the most bytes of memory that the process had alone."""

    seconds: float
    frames: int
    bytes: int


def measure(key: str, count: int | None = None, atlas: Path | None = None) -> ColdClip:
    """Return what a clip of a game takes in a new process.

    ``count`` is the number of frames, else all; ``atlas`` is the folder of an atlas, if the process uses one.
    """
    command, values = [sys.executable, "-m", __name__], pickle.dumps((plan_of(key, count), atlas))
    process = subprocess.run(command, cwd=_ROOT, input=values, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(process.stdout, type=ColdClip)


def main() -> None:
    """Draw the clip whose plan and atlas come in, and print the numbers as JSON."""
    start = process_time()
    plan, atlas = pickle.load(sys.stdin.buffer)
    clip, _ = finish(draw_with_atlas(atlas, draw_clip, plan) if atlas else draw_clip(plan))
    seconds = process_time() - start
    print(msgspec.json.encode(ColdClip(seconds, clip.frames, _most_bytes())).decode())


def _most_bytes() -> int:
    """Return the most memory that this program has had; `resource` would count that of its parent as well."""
    lines = Path("/proc/self/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    main()
