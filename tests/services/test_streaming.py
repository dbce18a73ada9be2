"""Work that reports how far it is: in a process of its own, which ends with it, is cancelled or dies."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.services.worker_pool import MAX_TRIES, NoAnswer, WorkerPool
from tests.services.doors import Door, expect_failure, is_running, open_door
from tests.services.thoughts import (
    count,
    count_for_ever,
    die_at_the_end,
    fail_at_the_end,
    get_process_id,
    identity,
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
    progress: list[int] = []
    pid = await worker_pool.stream(1, partial(count, 5), progress.append)
    assert progress == [0, 1, 2, 3, 4]
    assert pid != await worker_pool.ask(1, get_process_id)


async def test_the_process_is_gone_afterwards(worker_pool: WorkerPool) -> None:
    pid = await worker_pool.stream(1, partial(count, 1), ignore)
    assert not is_running(pid)
    assert await worker_pool.stream(1, partial(count, 1), ignore) != pid


async def test_searches_are_answered_meanwhile(worker_pool: WorkerPool, door: Door) -> None:
    task = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    await door.wait_for_start()
    assert await worker_pool.ask(1, partial(identity, "searched")) == "searched"
    assert not task.done()
    task.cancel()


async def test_one_is_done_after_the_other(worker_pool: WorkerPool, door: Door) -> None:
    first = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    pid = await door.wait_for_start()
    running_flags: list[bool] = []
    second = asyncio.create_task(
        worker_pool.stream(2, partial(count, 1), lambda _: running_flags.append(is_running(pid)))
    )
    first.cancel()
    await second
    assert running_flags == [False]


async def test_a_cancelled_one_ends_at_once(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    search = await worker_pool.ask(2, get_process_id)
    task = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    pid = await door.wait_for_start()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not is_running(pid)
    assert await worker_pool.ask(2, get_process_id) == search
    assert not caplog.records


async def test_one_that_is_cancelled_before_its_turn_is_not_begun(
    worker_pool: WorkerPool, door: Door
) -> None:
    first = asyncio.create_task(worker_pool.stream(1, partial(count_for_ever, door.path), ignore))
    progress: list[int] = []
    second = asyncio.create_task(worker_pool.stream(2, partial(count, 1), progress.append))
    await door.wait_for_start()
    second.cancel()
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await worker_pool.stream(3, partial(count, 1), ignore)
    assert not progress


async def test_a_killed_one_begins_again(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    progress: list[int] = []
    task = asyncio.create_task(worker_pool.stream(7, partial(count_for_ever, door.path), progress.append))
    pid = await door.wait_for_start()
    door.close()
    os.kill(pid, signal.SIGKILL)
    assert await task == "at last"
    assert progress == [0, 0]
    (record,) = [record for record in caplog.records if record.message == "worker_pool.worker_died"]
    assert record.__dict__["match"] == 7


async def test_one_that_always_dies_is_given_up(worker_pool: WorkerPool) -> None:
    progress: list[int] = []
    assert await expect_failure(worker_pool.stream(1, die_at_the_end, progress.append)) == "died"
    assert progress == [0] * MAX_TRIES
    await worker_pool.stream(1, partial(count, 1), ignore)


async def test_one_that_fails_says_why(worker_pool: WorkerPool) -> None:
    with pytest.raises(NoAnswer, match="failed") as error:
        await worker_pool.stream(1, fail_at_the_end, ignore)
    assert "ValueError: the end" in error.value.__notes__[0]


async def test_closing_ends_it_and_those_that_wait(door: Door) -> None:
    worker_pool = WorkerPool()
    endless = worker_pool.stream(1, partial(count_for_ever, door.path), ignore)
    first = asyncio.create_task(expect_failure(endless))
    second = asyncio.create_task(expect_failure(worker_pool.stream(2, partial(count, 1), ignore)))
    pid = await door.wait_for_start()
    await worker_pool.close()
    assert not is_running(pid)
    assert await first == await second == "closed"
    assert await expect_failure(worker_pool.stream(1, partial(count, 1), ignore)) == "closed"
