"""Drawing off the event loop, on one thread.

More threads would not draw faster: they hold the interpreter's lock most of the time, and each of them would
make the event loop wait for its turn behind all others.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

_ARTIST = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def draw_off_loop(draw: Callable[..., T], *values: Any, **named: Any) -> T:
    """Call ``draw`` on the drawing thread and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_ARTIST, partial(draw, *values, **named))
