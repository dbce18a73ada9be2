"""Drawing pictures off the event loop, on one thread, and the components that show them.

More threads would not draw faster: each holds the interpreter lock most of the time, so the event loop would
have to wait for all of them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ui

from rendering import Picture

T = TypeVar("T")

_ARTIST = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def draw_off_loop(draw: Callable[..., T], *values: Any, **options: Any) -> T:
    """Call ``draw`` on the drawing thread and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_ARTIST, partial(draw, *values, **options))


def picture_file(picture: Picture, name: str) -> discord.File:
    """Return a picture as a new upload, which can be read only once; ``name`` has no extension."""
    return discord.File(
        BytesIO(picture.data), filename=f"{name}.{picture.extension}", description=picture.description
    )


def gallery(filename: str, description: str | None) -> ui.MediaGallery[Any]:
    """Return the component that shows a file uploaded with the same message."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}", description=description))
