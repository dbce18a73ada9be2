"""Return of freed memory to the operating system."""

import ctypes
import sys


def release_memory() -> None:
    """Return freed memory to the operating system; do nothing if the C library can't.

    The C library of most Linux systems keeps the tens of megabytes that drawing a picture needs for a moment.
    The call takes a millisecond or two, during which other threads go on.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
