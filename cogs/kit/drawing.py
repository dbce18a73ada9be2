"""Pictures: drawing off the event loop, on one thread, and the components that show what was drawn.

More threads would not draw faster: they hold the interpreter's lock most of the time, and each of them would
make the event loop wait for its turn behind all others.
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
    """Return a picture as a new upload; an upload can be read only once. Its ``name`` has no extension."""
    return discord.File(
        BytesIO(picture.data), filename=f"{name}.{picture.extension}", description=picture.description
    )


def gallery(filename: str, description: str | None) -> ui.MediaGallery[Any]:
    """Return the component that shows an upload of the same message."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}", description=description))
