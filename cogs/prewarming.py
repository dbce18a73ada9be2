"""Drawing in advance what all pictures share, so that the first boards are as fast as any."""

from functools import cache
from threading import Thread

from bot.client import Guildhall
from bot.games import GAMES
from rendering import prewarm
from rendering.overview import draw_overview


def _prewarm_all() -> None:
    for key in GAMES:
        prewarm(key)
    draw_overview()


@cache  # bots that follow one another in a process share what was drawn
def _start_prewarming() -> None:
    Thread(target=_prewarm_all, name="prewarming", daemon=True).start()  # nothing waits for it


async def setup(_: Guildhall) -> None:
    """Begin to draw."""
    _start_prewarming()
