"""A whole clip in a new process, as in the worker of the bot: what pictures share is drawn there first."""

import pickle
import subprocess
import sys
from pathlib import Path
from time import process_time

import msgspec

from tests.rendering.clips import draw, plan_of

_ROOT = Path(__file__).parents[2]


class ColdClip(msgspec.Struct):
    """The seconds of a processor, the frames, and the most bytes of memory."""

    seconds: float
    frames: int
    bytes: int


def measure(key: str, count: int | None = None) -> ColdClip:
    """Return what a clip of a game takes in a new process; ``count`` is the number of frames, else all."""
    command, plan = [sys.executable, "-m", __name__], pickle.dumps(plan_of(key, count))
    done = subprocess.run(command, cwd=_ROOT, input=plan, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=ColdClip)


def main() -> None:
    """Draw the clip whose plan comes in, and print the numbers as JSON."""
    start = process_time()
    clip, _ = draw(pickle.load(sys.stdin.buffer))
    seconds = process_time() - start
    print(msgspec.json.encode(ColdClip(seconds, clip.frames, _most_bytes())).decode())


def _most_bytes() -> int:
    """Return the most memory that this program has had; `resource` would count that of its parent as well."""
    lines = Path("/proc/self/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    main()
