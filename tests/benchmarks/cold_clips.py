"""A whole clip in a new process, as in the worker of the bot."""

import pickle
import subprocess
import sys
from pathlib import Path
from time import process_time

import msgspec

from bot.locales import texts
from rendering import RENDERERS, with_names
from rendering.archive.clip import draw_clip, dump_sprites
from rendering.kit.sprites import sprite
from rendering.kit.theme import theme_for
from tests.rendering.clips import finish, plan_of

_ROOT = Path(__file__).parents[2]


class ColdClip(msgspec.Struct):
    """The seconds of a processor, the frames, and the most bytes of memory."""

    seconds: float
    frames: int
    bytes: int


def measure(key: str, count: int | None = None, sprites: bytes = b"") -> ColdClip:
    """Return what a clip of a game takes in a new process.

    ``count`` is the number of frames, else all; ``sprites`` are those that the process begins with.
    """
    command, values = [sys.executable, "-m", __name__], pickle.dumps((plan_of(key, count), sprites))
    process = subprocess.run(command, cwd=_ROOT, input=values, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(process.stdout, type=ColdClip)


def sprites_of_boards(key: str, count: int | None = None) -> bytes:
    """Return the sprites of a process that has drawn the boards of the match, as a bot has."""
    plan = plan_of(key, count)
    text, theme = with_names(texts("en"), plan.names), theme_for(plan.theme, plan.marks)
    sprite.clear()
    for frame in plan.frames:
        RENDERERS[key].draw(frame.view, theme=theme, text=text)
    return dump_sprites(key)


def main() -> None:
    """Draw the clip whose plan and sprites come in, and print the numbers as JSON."""
    start = process_time()
    clip, _ = finish(draw_clip(*pickle.load(sys.stdin.buffer)))
    seconds = process_time() - start
    print(msgspec.json.encode(ColdClip(seconds, clip.frames, _most_bytes())).decode())


def _most_bytes() -> int:
    """Return the most memory that this program has had; `resource` would count that of its parent as well."""
    lines = Path("/proc/self/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    main()
