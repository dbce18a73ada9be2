"""What the tests have a worker do, who imports this file and therefore little else.

``python -m tests.services.thoughts SOCKET`` is a bot that has a worker think for ever.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from socket import AF_UNIX, socket
from typing import TypeVar

T = TypeVar("T")


def same(value: T) -> T:
    """The value."""
    return value


def process() -> int:
    """The process."""
    return os.getpid()


def imported() -> list[str]:
    """What the process has imported."""
    return list(sys.modules)


def wait_at(door: Path) -> str:
    """What is said at the socket."""
    with socket(AF_UNIX) as knocking:
        knocking.connect(str(door))
        return knocking.makefile().read()


def think_for_ever(door: Path) -> None:
    """Says the number of the process at the socket, and is connected as long as the process runs."""
    with socket(AF_UNIX) as knocking:
        knocking.connect(str(door))
        knocking.sendall(f"{os.getpid()}\n".encode())
        while True:
            pass


def think_for_ever_if(door: Path, call: Callable[[], T]) -> T:
    """Never ends as long as there is the socket; the result of ``call`` otherwise."""
    if door.exists():
        think_for_ever(door)
    return call()


def leave_a_trace(file: Path) -> None:
    """Makes the file."""
    file.touch()


def die() -> None:
    """The end of the process."""
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Asks and waits."""
    from bot.services.worker_pool import WorkerPool
    from tests.services import thoughts  # not this module: a worker has another main module

    asyncio.run(WorkerPool().ask(1, partial(thoughts.think_for_ever, Path(sys.argv[1]))))


if __name__ == "__main__":
    main()
