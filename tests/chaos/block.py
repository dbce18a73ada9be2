"""What the campaign and the process of the bot share: its clock, and how its database fails."""

import mmap
import struct
from pathlib import Path

_SIZE = 64
_NUMBERS = 16
"""Where the whole numbers begin, behind the offset of the clock."""
COMMITS, MOMENT, STATEMENTS, FAILURE = range(4)
"""The whole numbers: commits and statements until the process kills itself, at which moment, what fails."""
BEFORE, DURING, AFTER = range(3)
"""The moments of a commit."""
SOUND, READ_ONLY, BROKEN = range(3)
"""How the database fails: not at all, at whatever writes, at everything."""


class Block:
    """The block, in a file."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(_SIZE))
        with path.open("r+b") as file:
            self._block = mmap.mmap(file.fileno(), _SIZE)

    @property
    def clock(self) -> float:
        """The seconds by which the clock of the process is ahead."""
        return float(struct.unpack_from("d", self._block)[0])

    @clock.setter
    def clock(self, seconds: float) -> None:
        struct.pack_into("d", self._block, 0, seconds)

    def get(self, number: int) -> int:
        return int(struct.unpack_from("i", self._block, _NUMBERS + 4 * number)[0])

    def set(self, number: int, value: int) -> None:
        struct.pack_into("i", self._block, _NUMBERS + 4 * number, value)

    def count_down(self, number: int) -> bool:
        """Count a number down, and return whether it has reached 0 now; a number of 0 stays as it is."""
        remaining = self.get(number)
        self.set(number, max(remaining - 1, 0))
        return remaining == 1
