"""Freed memory: kept for the next picture, and from time to time returned to the operating system."""

import ctypes
import sys
from typing import Final

_MOST_KEPT: Final = 32 << 20
"""The bytes of freed memory that are kept; images of this size or more are returned at once."""
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""Parameters of ``mallopt``: from when on memory is returned, and which blocks are mapped apart."""


def keep_freed_memory() -> None:
    """Let this process keep freed memory until `release_memory`; do nothing if the C library can't.

    Otherwise it returns each large image at once. To clear memory for the next one takes the system longer
    than Pillow needs to paint it.
    """
    if sys.platform == "linux" and (set_option := getattr(ctypes.CDLL(None), "mallopt", None)):
        for option in (_TRIM_THRESHOLD, _MMAP_THRESHOLD):
            set_option(option, _MOST_KEPT)


def release_memory() -> None:
    """Return freed memory to the operating system; do nothing if the C library can't.

    The C library of most Linux systems keeps the tens of megabytes that drawing a picture needs for a moment.
    The call takes a millisecond or two, during which other threads go on.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
