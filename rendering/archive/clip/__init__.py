"""A match as an animated picture: a frame per turn with what was done, between a title and the result.

``draw_clip(plan)`` is a generator, so that it can be drawn in another process: it yields a ``ClipProgress``
for each frame and returns a ``Clip``.
"""

from rendering.archive.clip.draw import draw_clip
from rendering.archive.clip.plan import (
    DISCORD_BYTES,
    Clip,
    ClipFrame,
    ClipPlan,
    ClipProgress,
    ClipTooLarge,
    Format,
    Speed,
)

__all__ = [
    "DISCORD_BYTES",
    "Clip",
    "ClipFrame",
    "ClipPlan",
    "ClipProgress",
    "ClipTooLarge",
    "Format",
    "Speed",
    "draw_clip",
]
