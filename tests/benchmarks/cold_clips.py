"""A whole clip in a new process of the bot's worker pool, with the atlas or without one."""

import asyncio
from functools import partial
from pathlib import Path

from bot.services.worker_pool import WorkerPool
from rendering.archive.clip import ClipPlan, draw_clip
from rendering.atlas import draw_with_atlas
from tests.benchmarks.watched_clip import WatchedClip, watch


def measure(plan: ClipPlan, atlas: Path | None = None) -> WatchedClip:
    """Return what a clip takes in a new process; ``atlas`` is the folder of an atlas, if it uses one."""
    return asyncio.run(_measure(plan, atlas))


async def _measure(plan: ClipPlan, atlas: Path | None) -> WatchedClip:
    pool = WorkerPool()
    draw = partial(draw_clip, plan) if atlas is None else partial(draw_with_atlas, atlas, draw_clip, plan)
    try:
        return await pool.stream(1, partial(watch, draw), lambda _: None)
    finally:
        await pool.close()
