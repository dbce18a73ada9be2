"""Worker processes for the searches of computer players and for clips, which the event loop can't wait for.

They are not a ``ProcessPoolExecutor``: its processes import the program's main module, with all of discord.py
and SQLAlchemy, so that they take several times the memory and the time to start, and they can't be ended in
the middle of a search.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from subprocess import PIPE, Popen
from typing import IO, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from bot.players import Choice, Reason, get_computer
from bot.players import search_process as work

_log = logging.getLogger(__name__)
MAX_TRIES = 3
AnswerT = TypeVar("AnswerT")
ProgressT = TypeVar("ProgressT")


class NoAnswer(Exception):  # noqa: N818  reads like IllegalAction
    """A job that gives no result.

    ``reason`` is ``failed`` if the search raised an error (its traceback is a note), ``died`` if the worker
    died at each attempt, ``closed`` if the pool was closed.
    """

    def __init__(self, reason: Literal["failed", "died", "closed"], traceback: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        if traceback:
            self.add_note(traceback)


class WorkerDied(Exception):  # noqa: N818
    """A worker ended before it answered."""


class _Job(NamedTuple, Generic[AnswerT]):
    match_id: int
    call: Callable[[], AnswerT]
    result: asyncio.Future[AnswerT]


class WorkerPool:
    """A number of worker processes that run jobs, each started when it is first needed.

    Matches take turns; within a match, jobs run in order. A job whose caller no longer waits is dropped; if
    it has been started, it runs to its end.

    Jobs that report progress take long and much memory: they run one after the other, each in a process of
    its own, which ends with the job or when its caller no longer waits.
    """

    def __init__(self, processes: int = 1) -> None:
        self._workers = [Worker() for _ in range(processes)]
        self._idle = list(self._workers)
        self._waiting: dict[int, deque[_Job[Any]]] = {}
        """The jobs that wait, by match; the first match is the next to have a turn."""
        self._running: set[asyncio.Task[Any]] = set()
        self._streaming = asyncio.Lock()
        self._streamer: Worker | None = None
        self._is_closed = False

    @property
    def processes(self) -> int:
        """The number of workers, started or not."""
        return len(self._workers)

    @property
    def busy(self) -> int:
        """The number of workers that run a job."""
        return len(self._workers) - len(self._idle)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return sum(map(len, self._waiting.values()))

    async def choose(
        self, match_id: int, key: str, view: msgspec.Struct, player: int, level: str, *, seed: str, ply: int
    ) -> Choice | None:
        """Run ``Computer.choose`` in a worker and return its result. Raise ``NoAnswer``."""
        choose = get_computer(key).choose
        return await self.ask(match_id, partial(choose, view, player, level, seed=seed, ply=ply))

    async def reason(self, match_id: int, key: str, view: msgspec.Struct, player: int, action: str) -> Reason:
        """Run ``Computer.reason`` in a worker and return its result. Raise ``NoAnswer``."""
        return await self.ask(match_id, partial(get_computer(key).reason, view, player, action))

    async def ask(self, match_id: int, call: Callable[[], AnswerT]) -> AnswerT:
        """Run ``call`` in a worker and return its result. Raise ``NoAnswer`` if there is none.

        ``call`` must be picklable and pure, because it is called again if its worker dies.
        """
        if self._is_closed:
            raise NoAnswer("closed")
        answer: asyncio.Future[AnswerT] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(match_id, deque()).append(_Job(match_id, call, answer))
        self._assign_jobs()
        return await answer

    async def stream(
        self,
        match_id: int,
        call: Callable[[], Generator[ProgressT, None, AnswerT]],
        on_progress: Callable[[ProgressT], object],
    ) -> AnswerT:
        """Run a generator function in a process of its own, and return what it returns. Raise ``NoAnswer``.

        ``on_progress`` is called in the event loop with each value that the generator yields. If its process
        dies, the generator begins again. If the caller is cancelled, the process is killed.
        """
        async with self._streaming:
            if self._is_closed:
                raise NoAnswer("closed")
            worker = self._streamer = Worker()
            is_caller_waiting = True
            try:
                answer: AnswerT = await self._answer(
                    worker, match_id, call, lambda value: on_progress(value) if is_caller_waiting else None
                )
                return answer
            finally:
                is_caller_waiting = False
                self._streamer = None
                # The process has to end even if the caller is cancelled again.
                await asyncio.shield(self._run(worker.close(), "ending"))

    async def close(self) -> None:
        """End all processes; callers that wait get ``NoAnswer``."""
        self._is_closed = True
        if self._streamer:
            self._streamer.kill()
        for jobs in self._waiting.values():
            for job in jobs:
                _set_result(job, NoAnswer("closed"))
        self._waiting.clear()
        await asyncio.gather(*(worker.close() for worker in self._workers))
        await asyncio.gather(*self._running)
        async with self._streaming:  # the caller of `stream` ends its process
            pass

    def _assign_jobs(self) -> None:
        while self._idle and (job := self._take_next_job()):
            self._run(self._serve(self._idle.pop(), job), "thinking")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def _take_next_job(self) -> _Job[Any] | None:
        """Return the first job of the match whose turn it is, and put that match last; or ``None``."""
        for match_id in tuple(self._waiting):
            jobs = self._waiting.pop(match_id)
            while jobs:
                job = jobs.popleft()
                if not job.result.done():
                    self._requeue(match_id, jobs)
                    return job
        return None

    def _requeue(self, match_id: int, jobs: deque[_Job[Any]]) -> None:
        if jobs:
            self._waiting[match_id] = jobs

    async def _serve(self, worker: "Worker", job: _Job[Any]) -> None:
        try:
            _set_result(job, await self._answer(worker, job.match_id, job.call))
        except Exception as error:
            _set_result(job, error)
        finally:
            job.result.cancel()
            self._idle.append(worker)
            # Further jobs of this match come after those of other matches.
            self._requeue(job.match_id, self._waiting.pop(job.match_id, deque()))
            self._assign_jobs()

    async def _answer(
        self,
        worker: "Worker",
        match_id: int,
        call: Callable[[], Any],
        on_progress: Callable[[Any], object] = lambda _: None,
    ) -> Any:
        for _ in range(MAX_TRIES):
            try:
                return await worker.answer(call, on_progress)
            except WorkerDied:
                if self._is_closed:
                    raise NoAnswer("closed") from None
                _log.warning("worker_pool.worker_died", extra={"match": match_id})
        raise NoAnswer("died")


def _set_result(job: _Job[AnswerT], result: AnswerT | Exception) -> None:
    if job.result.done():
        return
    if isinstance(result, Exception):
        job.result.set_exception(result)
    else:
        job.result.set_result(result)


class Worker:
    """A process, started when it is needed, and the thread that exchanges jobs and results with it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._process: Popen[bytes] | None = None
        self._closing = False

    async def answer(self, call: Callable[[], Any], on_progress: Callable[[Any], object]) -> Any:
        """Run ``call`` in the process and return its result, or that of the generator that it returns.

        Raise ``NoAnswer`` or ``WorkerDied``.
        """
        loop = asyncio.get_running_loop()

        def report(value: Any) -> None:
            loop.call_soon_threadsafe(on_progress, value)

        return await loop.run_in_executor(self._thread, self._ask, call, report)

    def kill(self) -> None:
        """Kill the process for good, even in the middle of a search."""
        self._closing = True
        if process := self._process:
            process.kill()

    async def close(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    def _ask(self, call: Callable[[], Any], report: Callable[[Any], object]) -> Any:
        job = _pickle(call)
        try:
            process = self._process or self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            work.send(process.stdin, job)
            value, traceback, is_last = _receive(process.stdout)
            while not is_last:
                report(value)
                value, traceback, is_last = _receive(process.stdout)
        except (EOFError, BrokenPipeError):
            self._end()
            raise WorkerDied from None
        if traceback:
            raise NoAnswer("failed", traceback)
        return value

    def start(self) -> Popen[bytes]:
        """Start the process and return it."""
        self._process = Popen(  # noqa: S603  nothing in it comes from outside
            [sys.executable, "-m", work.__name__],
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            # Ctrl+C in the terminal must reach only the bot, which then ends the worker. Not a session of its
            # own: Linux may schedule by session, and then the worker's low priority would have no effect.
            process_group=0,
        )
        if self._closing:  # close() could not kill the process because it was not started yet
            raise EOFError
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        self._process = None


class _Pickler(pickle.Pickler):
    """A pickler that runs some Python code for each object, so that other threads have their turns.

    Otherwise it would keep the interpreter to itself, 30 milliseconds for the plan of a long clip.
    """

    def reducer_override(self, _: object) -> Any:
        return NotImplemented


def _pickle(call: Callable[[], Any]) -> bytes:
    file = BytesIO()
    _Pickler(file).dump(call)
    return file.getvalue()


def _receive(pipe: IO[bytes]) -> work.Answer:
    answer: work.Answer = pickle.loads(work.receive(pipe))  # noqa: S301  from our own process
    return answer
