"""Drawing in advance what all pictures share, so that the first boards are as fast as any.

What drawing has needed for a moment is given back to the system afterwards, and then from time to time.
"""

from functools import cache
from threading import Event, Thread

from bot.client.bot import Guildhall
from bot.client.memory import release_memory
from bot.games import GAMES
from rendering import prewarm
from rendering.overview import draw_overview

_PAUSE = 60
"""The seconds until freed memory is given back again."""
_NEVER = Event()


def _prewarm_all() -> None:
    for key in GAMES:
        prewarm(key)
    draw_overview()


def _prewarm_and_tidy() -> None:
    _prewarm_all()
    release_memory()
    while not _NEVER.wait(_PAUSE):
        release_memory()


@cache  # bots that follow one another in a process share what was drawn
def _start_prewarming() -> None:
    Thread(target=_prewarm_and_tidy, name="prewarming", daemon=True).start()  # nothing waits for it


async def setup(_: Guildhall) -> None:
    """Begin to draw."""
    _start_prewarming()
