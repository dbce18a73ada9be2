"""The atlas of sprites: used from the start on, and drawn at the first start by a process of its own.

Until it is drawn, boards are drawn without it, which takes longer. Beside that, the memory that drawing needs
temporarily is kept for the next picture. Every minute it is returned to the system, like the atlas's pages.
"""

import asyncio
import logging
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Event, Thread

from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.memory import keep_freed_memory, release_memory
from bot.locales import FALLBACK
from rendering import read_board_texts
from rendering.atlas import release_pages, use_atlas

_log = logging.getLogger(__name__)
_PAUSE = 60
"""The seconds between two returns of freed memory to the system."""
_NEVER = Event()


class AtlasUpkeep(commands.Cog):
    """The cog that has the atlas drawn if there is none."""

    def __init__(self, bot: Guildhall) -> None:
        self._folder = bot.atlas_folder
        self._process: subprocess.Popen[bytes] | None = None
        self.drawing: Thread | None = None
        """The thread that waits for the process; ``None`` if there is an atlas."""

    async def cog_load(self) -> None:
        """Use the atlas, or have it drawn, and read what the first boards say."""
        await asyncio.to_thread(read_board_texts, FALLBACK)
        if not await asyncio.to_thread(use_atlas, self._folder):
            self._process = process = start_drawing(self._folder)
            self.drawing = Thread(target=self._wait, args=(process,), name="atlas", daemon=True)
            self.drawing.start()

    async def cog_unload(self) -> None:
        """Stop drawing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """Use the atlas once it is drawn."""
        process.wait()
        if use_atlas(self._folder):  # maybe that of another bot that started at the same moment
            return
        if self._process is not None:  # else the bot has been closed
            _log.warning("atlas.missing")


def start_drawing(folder: Path) -> subprocess.Popen[bytes]:
    """Start the process that draws the atlas into a folder."""
    command = [sys.executable, "-m", "bot", "atlas", str(folder)]
    # Ctrl+C in the terminal must reach only the bot, which then ends the process. Not a session of its own:
    # Linux may schedule by session, and then the low priority would have no effect.
    return subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, process_group=0
    )


def _release_memory_again_and_again() -> None:
    while not _NEVER.wait(_PAUSE):
        release_memory()
        release_pages()


@cache  # the bots of a process share its memory
def _start_releasing_memory() -> None:
    keep_freed_memory()
    Thread(target=_release_memory_again_and_again, name="memory", daemon=True).start()  # nothing waits for it


async def setup(bot: Guildhall) -> None:
    """Add the cog, and start returning memory."""
    await bot.add_cog(AtlasUpkeep(bot))
    _start_releasing_memory()
