"""Work that the tests give to a worker process. A worker imports this module, so it imports little else.

``python -m tests.services.thoughts SOCKET`` is a bot that lets a worker search for ever.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from socket import AF_UNIX, socket
from typing import TypeVar

import msgspec

T = TypeVar("T")


def identity(value: T) -> T:
    """Return the value."""
    return value


class Part(msgspec.Struct, frozen=True):
    """A part of a large question."""

    number: int


def count_parts(parts: tuple[Part, ...]) -> int:
    """Return the number of parts."""
    return len(parts)


def get_process_id() -> int:
    """Return the process id."""
    return os.getpid()


def list_imports() -> list[str]:
    """Return the names of the imported modules."""
    return list(sys.modules)


def wait_at(door: Path) -> str:
    """Wait until the socket is closed, and return what was sent."""
    with socket(AF_UNIX) as knocking:
        knocking.connect(str(door))
        return knocking.makefile().read()


def think_for_ever(door: Path) -> None:
    """Send the process id to the socket, and stay connected as long as the process runs."""
    with socket(AF_UNIX) as knocking:
        knocking.connect(str(door))
        knocking.sendall(f"{os.getpid()}\n".encode())
        while True:
            pass


def think_for_ever_if(door: Path, call: Callable[[], T]) -> T:
    """Run for ever as long as the socket exists; otherwise return the result of ``call``."""
    if door.exists():
        think_for_ever(door)
    return call()


def count(number: int) -> Generator[int, None, int]:
    """Yield the numbers below ``number``; return the process id."""
    yield from range(number)
    return os.getpid()


def count_for_ever(door: Path) -> Generator[int, None, str]:
    """Yield 0, then run for ever as long as the socket exists."""
    yield 0
    return think_for_ever_if(door, partial(identity, "at last"))


def fail_at_the_end() -> Generator[int, None, None]:
    """Yield 0, then fail."""
    yield 0
    raise ValueError("the end")


def die_at_the_end() -> Generator[int, None, None]:
    """Yield 0, then end the process."""
    yield 0
    die()


def leave_a_trace(file: Path) -> None:
    """Create the file."""
    file.touch()


def die() -> None:
    """End the process."""
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Start a search that never ends, and wait for it."""
    from bot.services.worker_pool import WorkerPool
    from tests.services import thoughts  # not this module: a worker has another main module

    asyncio.run(WorkerPool().ask(1, partial(thoughts.think_for_ever, Path(sys.argv[1]))))


if __name__ == "__main__":
    main()
