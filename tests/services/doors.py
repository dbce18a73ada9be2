"""Sockets that hold up workers: a worker waits at one until it is released, or reports there that it runs."""

import asyncio
import os
import tempfile
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.services.worker_pool import NoAnswer
from tests.store.processes import LONGEST


class Door:
    """A socket at which a worker waits until it is released, or reports that it runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connections: asyncio.Queue[tuple[StreamReader, StreamWriter]] = asyncio.Queue()
        self._writers: list[StreamWriter] = []
        self._connection: tuple[StreamReader, StreamWriter] | None = None

    def add_connection(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Add the connection of a worker."""
        self._writers.append(writer)
        self._connections.put_nowait((reader, writer))

    async def wait_for_connection(self) -> tuple[StreamReader, StreamWriter]:
        """Wait until the only worker connects, and return its connection."""
        if self._connection is None:
            self._connection = await asyncio.wait_for(self._connections.get(), LONGEST)
        return self._connection

    async def wait_for_start(self) -> int:
        """Wait until the worker that searches for ever has begun, and return its process id."""
        reader, _ = await self.wait_for_connection()
        return int(await reader.readline())

    async def wait_for_exit(self) -> None:
        """Wait until that process is gone."""
        reader, _ = await self.wait_for_connection()
        assert await asyncio.wait_for(reader.read(), LONGEST) == b""

    async def release(self, word: str = "") -> None:
        """Let the waiting worker go on."""
        _, writer = await self.wait_for_connection()
        writer.write(word.encode())
        writer.close()

    def close(self) -> None:
        """Close all connections."""
        self.path.unlink(missing_ok=True)
        for writer in self._writers:
            writer.close()


@asynccontextmanager
async def open_door() -> AsyncIterator[Door]:
    """Provide an open door."""
    with tempfile.TemporaryDirectory() as folder:  # the path of a socket has to be short
        door = Door(Path(folder) / "door")
        async with await asyncio.start_unix_server(door.add_connection, door.path):
            yield door
            door.close()


async def expect_failure(work: Coroutine[Any, Any, Any] | asyncio.Task[Any]) -> str:
    """Assert that work fails with ``NoAnswer``, and return the reason."""
    with pytest.raises(NoAnswer) as error:
        await asyncio.wait_for(work, LONGEST)
    return error.value.reason


def is_running(pid: int) -> bool:
    """Return whether there is such a process, even one that has ended but was not waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
