"""Searches in other processes: the same answers, in turns, even if processes are killed."""

import asyncio
import os
import pickle
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

import bot.services.worker_pool
from bot.games import GAMES
from bot.players import LEVEL_NAMES, get_computer
from bot.players.search_process import NICENESS
from bot.services.worker_pool import MAX_TRIES, NoAnswer, WorkerPool
from tests.benchmarks.loop_monitor import LoopMonitor
from tests.players.positions import some_states
from tests.services.doors import Door, expect_failure, is_running, open_door
from tests.services.thoughts import (
    Part,
    count_parts,
    die,
    get_process_id,
    identity,
    leave_a_trace,
    list_imports,
    think_for_ever,
    think_for_ever_if,
    wait_at,
)
from tests.store.processes import run_process


@pytest.fixture(scope="module")
def worker_pool() -> Iterator[WorkerPool]:
    """Provide one pool for all tests: it takes a while to start a process."""
    worker_pool = WorkerPool()
    yield worker_pool
    asyncio.run(worker_pool.close())


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    """Return an open door."""
    async with open_door() as door:
        yield door


async def test_the_loop_goes_on_while_a_large_question_is_sent(worker_pool: WorkerPool) -> None:
    """On a machine with much else to do, a single try says little: what holds the loop does so every time."""
    question = partial(count_parts, tuple(map(Part, range(100_000))))
    start = thread_time()
    pickle.dumps(question)
    whole = thread_time() - start
    await worker_pool.ask(1, get_process_id)
    blocks = []
    for _ in range(6):
        async with LoopMonitor() as monitor:
            assert await worker_pool.ask(1, question) == 100_000
        blocks.append(monitor.blocks.ours)
    assert min(blocks) < whole / 4


@pytest.mark.parametrize("key", GAMES)
async def test_the_answers_are_those_of_the_players(worker_pool: WorkerPool, key: str) -> None:
    rules = GAMES[key]
    for ply, state in enumerate(some_states(key, 4, 3)):
        player = min(rules.current_players(state))
        view = rules.view(state, player)
        for level in LEVEL_NAMES[:2]:
            choice = await worker_pool.choose(1, key, view, player, level, seed="seed", ply=ply)
            assert choice == get_computer(key).choose(view, player, level, seed="seed", ply=ply)
            if choice is not None:
                reason = await worker_pool.reason(1, key, view, player, choice.action)
                assert reason == get_computer(key).reason(view, player, choice.action)


@pytest.mark.parametrize("key", GAMES)
async def test_every_view_arrives_as_it_was(worker_pool: WorkerPool, key: str) -> None:
    rules = GAMES[key]
    states = some_states(key, 7, 20)
    views = [
        rules.view(state, player) for state in states for player in (*rules.current_players(state), None)
    ]
    assert await worker_pool.ask(1, partial(identity, views)) == views


async def test_matches_take_turns_and_within_one_the_first_is_first(
    worker_pool: WorkerPool, door: Door
) -> None:
    answers: list[str] = []

    async def ask(match_id: int, name: str) -> None:
        answers.append(await worker_pool.ask(match_id, partial(identity, name)))

    blocker = asyncio.create_task(worker_pool.ask(1, partial(wait_at, door.path)))
    names = ("1 first", "1 second", "2 first", "1 third", "3 first", "2 second")
    questions = [asyncio.create_task(ask(int(name[0]), name)) for name in names]
    await door.release()
    await asyncio.gather(blocker, *questions)
    assert answers == ["2 first", "3 first", "1 first", "2 second", "1 second", "1 third"]


async def test_with_two_processes_a_long_search_delays_nobody(door: Door) -> None:
    worker_pool = WorkerPool(2)
    blocker = asyncio.create_task(worker_pool.ask(1, partial(wait_at, door.path)))
    assert await worker_pool.ask(1, partial(identity, "meanwhile")) == "meanwhile"
    assert not blocker.done()
    await door.release("at last")
    assert await blocker == "at last"
    await worker_pool.close()


async def test_a_question_cancelled_before_its_turn_is_not_thought_about(
    worker_pool: WorkerPool, door: Door, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    blocker = asyncio.create_task(worker_pool.ask(1, partial(wait_at, door.path)))
    question = asyncio.create_task(worker_pool.ask(2, partial(leave_a_trace, trace)))
    status = asyncio.create_task(worker_pool.ask(2, partial(identity, "kept")))
    await door.wait_for_connection()
    question.cancel()
    await door.release()
    assert await status == "kept"
    assert question.cancelled()
    assert not trace.exists()
    await blocker


async def test_a_question_cancelled_in_its_turn_harms_no_other(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    blocker = asyncio.create_task(worker_pool.ask(1, partial(wait_at, door.path)))
    status = asyncio.create_task(worker_pool.ask(1, partial(identity, "kept")))
    await door.wait_for_connection()
    blocker.cancel()
    await door.release("too late")
    assert await status == "kept"
    assert blocker.cancelled()
    assert not caplog.records


async def test_a_failed_search_says_why_and_its_process_goes_on(worker_pool: WorkerPool) -> None:
    before = await worker_pool.ask(1, get_process_id)
    (state,) = some_states("constructor", 1, 1)
    with pytest.raises(NoAnswer, match="failed") as error:
        await worker_pool.choose(
            1, "constructor", GAMES["constructor"].view(state, 0), 0, "no-such-level", seed="", ply=0
        )
    assert "KeyError: 'no-such-level'" in error.value.__notes__[0]
    assert await worker_pool.ask(1, get_process_id) == before


async def test_a_killed_process_is_started_again_and_asked_again(
    worker_pool: WorkerPool, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    (state,) = some_states("constructor", 2, 1)
    player = min(GAMES["constructor"].current_players(state))
    view = GAMES["constructor"].view(state, player)
    question = partial(get_computer("constructor").choose, view, player, "casual", seed="seed", ply=1)
    search = asyncio.create_task(worker_pool.ask(5, partial(think_for_ever_if, door.path, question)))
    other = asyncio.create_task(worker_pool.ask(6, get_process_id))
    pid = await door.wait_for_start()
    door.close()
    os.kill(pid, signal.SIGKILL)
    assert await search == question()
    assert await other != pid
    assert not is_running(pid)
    (record,) = [record for record in caplog.records if record.message == "worker_pool.worker_died"]
    assert record.__dict__["match"] == 5


async def test_a_process_killed_between_two_questions_is_started_again(worker_pool: WorkerPool) -> None:
    pid = await worker_pool.ask(1, get_process_id)
    os.kill(pid, signal.SIGKILL)
    await asyncio.to_thread(os.waitid, os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert await worker_pool.ask(1, get_process_id) != pid


async def test_a_process_finds_what_the_bot_finds_wherever_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    worker_pool = WorkerPool()
    assert await worker_pool.ask(1, partial(identity, "found")) == "found"
    await worker_pool.close()


async def test_a_question_that_kills_its_process_each_time_is_given_up(
    worker_pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    deadly = asyncio.create_task(expect_failure(worker_pool.ask(1, die)))
    other = asyncio.create_task(worker_pool.ask(2, partial(identity, "alive")))
    assert await deadly == "died"
    assert await other == "alive"
    assert caplog.messages.count("worker_pool.worker_died") == MAX_TRIES


async def test_nothing_is_started_before_the_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    def popen(*_: object, **__: object) -> None:
        pytest.fail("a process was started")

    monkeypatch.setattr(bot.services.worker_pool, "Popen", popen)
    await WorkerPool().close()


async def test_closing_ends_a_search_and_leaves_nothing(door: Door) -> None:
    worker_pool = WorkerPool()
    search = asyncio.create_task(expect_failure(worker_pool.ask(1, partial(think_for_ever, door.path))))
    waiting = asyncio.create_task(expect_failure(worker_pool.ask(2, get_process_id)))
    pid = await door.wait_for_start()
    await worker_pool.close()
    assert not is_running(pid)
    assert (
        await search == await waiting == await expect_failure(worker_pool.ask(1, get_process_id)) == "closed"
    )


async def test_closing_while_the_process_starts_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    worker_pool, loop = WorkerPool(), asyncio.get_running_loop()
    processes: list[subprocess.Popen[bytes]] = []
    closing: list[Future[None]] = []

    def popen(*command: Any, **options: Any) -> subprocess.Popen[bytes]:
        closing.append(asyncio.run_coroutine_threadsafe(worker_pool.close(), loop))
        asyncio.run_coroutine_threadsafe(asyncio.to_thread(int), loop).result()  # meanwhile it closes
        processes.append(subprocess.Popen(*command, **options))
        return processes[0]

    monkeypatch.setattr(bot.services.worker_pool, "Popen", popen)
    assert await expect_failure(worker_pool.ask(1, get_process_id)) == "closed"
    await asyncio.wrap_future(closing[0])
    assert not is_running(processes[0].pid)


async def test_a_process_ends_with_the_bot_even_in_the_middle_of_a_search(door: Door) -> None:
    async with run_process("tests.services.thoughts", door.path) as parent:
        assert await door.wait_for_start() != parent.pid
        parent.kill()
        await door.wait_for_exit()


async def test_a_process_is_small_modest_and_deaf_to_the_terminal(
    worker_pool: WorkerPool, door: Door
) -> None:
    pid = await worker_pool.ask(1, get_process_id)
    blocker = asyncio.create_task(worker_pool.ask(1, partial(wait_at, door.path)))
    assert os.getpgid(pid) != os.getpgrp()
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
    os.kill(pid, signal.SIGINT)
    await door.release("still there")
    assert await blocker == "still there"
    assert await worker_pool.ask(1, get_process_id) == pid
    packages = {name.partition(".")[0] for name in await worker_pool.ask(1, list_imports)}
    assert not packages & {"discord", "sqlalchemy", "PIL", "fluent", "pytest", "aiohttp"}
