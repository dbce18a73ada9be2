"""What drawing a clip takes in the process that does it, which imports nothing else for that."""

from collections.abc import Callable, Generator
from pathlib import Path
from threading import Event, Thread
from time import process_time

import msgspec

from rendering.archive.clip import Clip, ClipProgress

_PAUSE = 0.01
"""The seconds between two looks at the memory."""


class WatchedClip(msgspec.Struct):
    """The seconds of a processor, the frames, and the most bytes of memory that the process had alone."""

    seconds: float
    frames: int
    bytes: int


def watch(
    draw: Callable[[], Generator[ClipProgress, None, Clip]],
) -> Generator[ClipProgress, None, WatchedClip]:
    """Draw a clip, and return what this process took from its beginning."""
    most, end = 0, Event()

    def look() -> None:
        nonlocal most
        while not end.wait(_PAUSE):
            most = max(most, _anonymous_bytes())

    looking = Thread(target=look)
    looking.start()
    try:
        clip = yield from draw()
    finally:
        end.set()
        looking.join()
    return WatchedClip(process_time(), clip.frames, most)


def _anonymous_bytes() -> int:
    """Return the memory that this process shares with no other, on Linux."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon:"))
