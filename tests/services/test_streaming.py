"""Work that reports how far it is: in a process of its own, which ends with it, is cancelled or dies."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.services.worker_pool import TRIES, NoAnswer, WorkerPool
from tests.services.doors import Door, is_running, open_door, why_not
from tests.services.thoughts import (
    count,
    count_for_ever,
    die_at_the_end,
    fail_at_the_end,
    process,
    same,
)

pytestmark = pytest.mark.waits


@pytest.fixture
async def worker_pool() -> AsyncIterator[WorkerPool]:
    """Provide a pool with one process for searches."""
    worker_pool = WorkerPool()
    yield worker_pool
    await worker_pool.close()


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    """Return an open door."""
    async with open_door() as door:
        yield door


def ignore(_: object) -> None:
    """Take progress that a test does not look at."""


async def test_each_value_is_reported_before_the_answer(worker_pool: WorkerPool) -> None:
    told: list[int] = []
    pid = await worker_pool.stream(1, partial(count, 5), told.append)
    assert told == [0, 1, 2, 3, 4]
    assert pid != await worker_pool.ask(1, process)


async def test_the_process_is_gone_afterwards(worker_pool: WorkerPool) -> None:
    pid = await worker_pool.stream(1, partial(count, 1), ignore)
    assert not is_running(pid)
    assert await worker_pool.stream(1, partial(count, 1), ignore) != pid


async def test_searches_are_answered_meanwhile(worker_pool: WorkerPool, door: Door) -> None:
    drawn = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    await door.begun()
    assert await worker_pool.ask(1, partial(same, "searched")) == "searched"
    assert not drawn.done()
    drawn.cancel()


async def test_one_is_done_after_the_other(worker_pool: WorkerPool, door: Door) -> None:
    first = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    pid = await door.begun()
    told: list[bool] = []
    second = asyncio.create_task(
        worker_pool.stream(2, partial(count, 1), lambda _: told.append(is_running(pid)))
    )
    first.cancel()
    await second
    assert told == [False]


async def test_a_cancelled_one_ends_at_once(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    search = await worker_pool.ask(2, process)
    drawn = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    pid = await door.begun()
    drawn.cancel()
    with pytest.raises(asyncio.CancelledError):
        await drawn
    assert not is_running(pid)
    assert await worker_pool.ask(2, process) == search
    assert not caplog.records


async def test_one_that_is_cancelled_before_its_turn_is_not_begun(
    worker_pool: WorkerPool, door: Door
) -> None:
    first = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    told: list[int] = []
    second = asyncio.create_task(worker_pool.stream(2, partial(count, 1), told.append))
    await door.begun()
    second.cancel()
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await worker_pool.stream(3, partial(count, 1), ignore)
    assert not told


async def test_a_killed_one_begins_again(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[int] = []
    drawn = asyncio.create_task(worker_pool.stream(7, partial(count_for_ever, door.path), told.append))
    killed = await door.begun()
    door.close()
    os.kill(killed, signal.SIGKILL)
    assert await drawn == "at last"
    assert told == [0, 0]
    (record,) = [record for record in caplog.records if record.message == "worker_pool.worker_died"]
    assert record.__dict__["match"] == 7


async def test_one_that_always_dies_is_given_up(worker_pool: WorkerPool) -> None:
    told: list[int] = []
    assert await why_not(worker_pool.stream(1, die_at_the_end, told.append)) == "died"
    assert told == [0] * TRIES
    await worker_pool.stream(1, partial(count, 1), ignore)


async def test_one_that_fails_says_why(worker_pool: WorkerPool) -> None:
    with pytest.raises(NoAnswer, match="failed") as caught:
        await worker_pool.stream(1, fail_at_the_end, ignore)
    assert "ValueError: the end" in caught.value.__notes__[0]


async def test_closing_ends_it_and_those_that_wait(door: Door) -> None:
    worker_pool = WorkerPool()
    drawn = asyncio.create_task(why_not(worker_pool.stream(1, partial(count_for_ever, door.path), ignore)))
    waiting = asyncio.create_task(why_not(worker_pool.stream(2, partial(count, 1), ignore)))
    pid = await door.begun()
    await worker_pool.close()
    assert not is_running(pid)
    assert await drawn == await waiting == "closed"
    assert await why_not(worker_pool.stream(1, partial(count, 1), ignore)) == "closed"
