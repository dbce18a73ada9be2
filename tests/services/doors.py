"""Sockets at which the workers of the tests wait, or announce that they have begun."""

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
    """A socket at which a worker waits, or announces that it has begun."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._knocking: asyncio.Queue[tuple[StreamReader, StreamWriter]] = asyncio.Queue()
        self._writers: list[StreamWriter] = []
        self._inside: tuple[StreamReader, StreamWriter] | None = None

    def knock(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Note that a worker has connected."""
        self._writers.append(writer)
        self._knocking.put_nowait((reader, writer))

    async def knocked(self) -> tuple[StreamReader, StreamWriter]:
        """Return the connection of the only worker as soon as it connects."""
        if self._inside is None:
            self._inside = await asyncio.wait_for(self._knocking.get(), LONGEST)
        return self._inside

    async def begun(self) -> int:
        """Return the process id of the worker that searches for ever, as soon as it has begun."""
        reader, _ = await self.knocked()
        return int(await reader.readline())

    async def ended(self) -> None:
        """Wait until that process is gone."""
        reader, _ = await self.knocked()
        assert await asyncio.wait_for(reader.read(), LONGEST) == b""

    async def release(self, word: str = "") -> None:
        """Let the waiting worker go on."""
        _, writer = await self.knocked()
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
        async with await asyncio.start_unix_server(door.knock, door.path):
            yield door
            door.close()


async def why_not(asked: Coroutine[Any, Any, Any] | asyncio.Task[Any]) -> str:
    """Return why there is no answer."""
    with pytest.raises(NoAnswer) as caught:
        await asyncio.wait_for(asked, LONGEST)
    return caught.value.reason


def is_running(pid: int) -> bool:
    """Return whether there is such a process, even one that has ended but was not waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
