"""Prewarming the caches that all pictures share, so that the first boards are as fast as later ones.

The memory that drawing needs temporarily is returned to the system afterwards, and then every minute.
"""

from functools import cache
from threading import Event, Thread

from bot.client.bot import Guildhall
from bot.client.memory import release_memory
from bot.games import GAMES
from rendering import prewarm
from rendering.overview import draw_overview

_PAUSE = 60
"""The seconds between two returns of freed memory to the system."""
_NEVER = Event()


def _prewarm_all() -> None:
    for key in GAMES:
        prewarm(key)
    draw_overview()


def _prewarm_and_release_memory() -> None:
    _prewarm_all()
    release_memory()
    while not _NEVER.wait(_PAUSE):
        release_memory()


@cache  # the bots of a process share the caches
def _start_prewarming() -> None:
    Thread(target=_prewarm_and_release_memory, name="prewarming", daemon=True).start()  # nothing waits for it


async def setup(_: Guildhall) -> None:
    """Start prewarming."""
    _start_prewarming()
