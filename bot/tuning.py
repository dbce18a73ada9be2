"""Settings of the interpreter for a process that answers many users."""

import gc
import sys
from functools import cache
from typing import Final

_SWITCH_SECONDS: Final = 0.001


@cache  # both settings apply to the whole process
def reduce_loop_pauses() -> None:
    """Make other threads yield after a millisecond, and keep loaded objects out of garbage collection."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()
