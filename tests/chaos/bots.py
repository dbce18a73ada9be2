"""The processes of the bot: started, watched, killed by their ids."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[2]
LONGEST = 60.0
"""The seconds after which something counts as stuck."""


async def pause(seconds: float) -> None:
    """Let time pass: what is tested here happens in other processes."""
    await asyncio.sleep(seconds)  # noqa: TID251


class Nursery:
    """The process that forks the others."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._exit_statuses: dict[int, asyncio.Future[int]] = {}
        self._new_pids: asyncio.Queue[int] = asyncio.Queue()

    async def start(self, *words: object) -> "Child":
        """Start the process that a line of these words describes."""
        assert self._process.stdin is not None
        self._process.stdin.write((" ".join(map(str, words)) + "\n").encode())
        pid = await asyncio.wait_for(self._new_pids.get(), LONGEST)
        return Child(pid, self._exit_statuses[pid])

    async def read(self) -> None:
        """Read which processes have started and ended, until the forking process ends."""
        assert self._process.stdout is not None
        loop = asyncio.get_running_loop()
        async for line in self._process.stdout:
            word, *numbers = line.decode().split()
            if word == "started":
                self._exit_statuses.setdefault(int(numbers[0]), loop.create_future())
                self._new_pids.put_nowait(int(numbers[0]))
            elif word == "ended":
                self._exit_statuses.setdefault(int(numbers[0]), loop.create_future()).set_result(
                    int(numbers[1])
                )


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """Run the forking process for the body, then kill it and all that it has started."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.chaos.process", cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    children = Nursery(process)
    reading = None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), LONGEST) == b"ready 0\n"
        reading = asyncio.create_task(children.read())
        yield children
    finally:
        for pid, status in children._exit_statuses.items():
            if not status.done():
                kill_session(pid)
        process.kill()
        await process.wait()
        if reading is not None:
            await asyncio.wait([reading])


class Child:
    """A running process, the leader of its own session."""

    def __init__(self, pid: int, exit_status: asyncio.Future[int]) -> None:
        self.pid = pid
        self.began = monotonic()
        self._exit_status = exit_status

    @property
    def is_running(self) -> bool:
        return not self._exit_status.done()

    def signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.is_running:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def wait(self, seconds: float = LONGEST) -> int | None:
        """Return its status, ``None`` if it has not ended in time."""
        done, _ = await asyncio.wait([self._exit_status], timeout=seconds)
        return self._exit_status.result() if done else None

    def memory(self) -> int:
        """Return its resident memory in bytes, 0 if it has ended."""
        with suppress(OSError):
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 0


def session(leader: int) -> Iterator[int]:
    """Return the ids of the processes of a session that still run."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                state, _, _, number, *_ = (folder / "stat").read_text().rpartition(") ")[2].split()
                if int(number) == leader and state not in "ZX":
                    yield int(folder.name)


def kill_session(leader: int) -> None:
    """Kill what is left of a session that this campaign has started."""
    for pid in session(leader):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
