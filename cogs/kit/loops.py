"""Stopping the loops of a cog."""

import asyncio
from typing import Any

from discord.ext import tasks

_SECONDS = 2


async def stop_loops(*loops: tasks.Loop[Any]) -> None:
    """Cancel the loops of a cog and wait until they have ended, so that none uses a closed database."""
    running = {task for loop in loops if (task := loop.get_task())}
    for loop in loops:
        loop.cancel()
    if running:
        await asyncio.wait(running, timeout=_SECONDS)
