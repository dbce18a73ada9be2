"""Starting another Python beside the test, and talking with it line by line."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LONGEST = 30
"""Seconds after which a process that says nothing is taken for stuck."""


@asynccontextmanager
async def running(module: str, *arguments: object) -> AsyncIterator[Process]:
    """``python -m module arguments``; killed at the end if it still runs."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def heard(process: Process) -> str:
    """The next line that a process says."""
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), LONGEST)
    return line.decode().strip()


async def tell(process: Process, word: str) -> None:
    """Says a line to a process."""
    assert process.stdin is not None
    process.stdin.write(f"{word}\n".encode())
    await process.stdin.drain()


async def end(process: Process) -> int | None:
    """The status of a process whose input has ended."""
    assert process.stdin is not None
    process.stdin.close()
    return await asyncio.wait_for(process.wait(), LONGEST)
