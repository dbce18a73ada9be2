"""Helpers to start another Python beside the test, and to exchange lines with it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LONGEST = 30
"""Seconds after which a silent process counts as stuck."""


@asynccontextmanager
async def run_process(module: str, *arguments: object) -> AsyncIterator[Process]:
    """Run ``python -m module arguments``, and kill it at the end if it still runs."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def read_line(process: Process) -> str:
    """Return the next line that a process prints."""
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), LONGEST)
    return line.decode().strip()


async def write_line(process: Process, word: str) -> None:
    """Write a line to a process."""
    assert process.stdin is not None
    process.stdin.write(f"{word}\n".encode())
    await process.stdin.drain()


async def end(process: Process) -> int | None:
    """Return the status of a process after its input has ended."""
    assert process.stdin is not None
    process.stdin.close()
    return await asyncio.wait_for(process.wait(), LONGEST)
