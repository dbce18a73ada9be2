"""Giving freed memory back to the system."""

import ctypes
import sys


def release_memory() -> None:
    """Give what is free back to the system; do nothing where the C library keeps none or has no such call.

    The C library of most Linux systems keeps what drawing a picture needs for a moment, tens of megabytes.
    It takes a millisecond or two, in which other threads go on.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
