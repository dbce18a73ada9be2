"""A process for searches: ``python -m bot.players.search_process``, run by ``bot.services.worker_pool``.

It reads jobs, which are pickled callables, from its standard input, and writes a pickled ``Answer`` to
each on its standard output. If the call returns a generator, each value that it yields is an answer as well.
The process runs at low priority, so that the bot comes first.
"""

import os
import pickle
import signal
import sys
from collections.abc import Generator, Iterator
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import IO, Any

NICENESS = 10
_SIZE = 8
"""The size in bytes of the length that precedes each message."""


Answer = tuple[Any, str | None, bool]
"""What a call returned or yielded, the traceback if it failed, and whether it is the call's last answer."""


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message. Raise ``BrokenPipeError`` if the other end has been closed."""
    pipe.write(len(message).to_bytes(_SIZE, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Return the next message. Raise ``EOFError`` if the other end has been closed."""
    size = pipe.read(_SIZE)
    message = pipe.read(int.from_bytes(size, "big"))
    if len(size) < _SIZE or len(message) < int.from_bytes(size, "big"):
        raise EOFError
    return message


def main() -> None:
    """Do one job after the other until the input ends."""
    jobs_pipe, answers_pipe = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # keep what a search prints out of the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(jobs_pipe, jobs), daemon=True).start()
    while True:
        for answer in _answers(jobs.get()):
            send(answers_pipe, answer)


def _listen(pipe: IO[bytes], jobs: SimpleQueue[bytes]) -> None:
    """Queue the jobs; end the process with its input, even during a search: the bot is gone."""
    try:
        while True:
            jobs.put(receive(pipe))
    except EOFError:
        os._exit(0)


def _answers(job: bytes) -> Iterator[bytes]:
    try:
        value = pickle.loads(job)()  # noqa: S301  the bot itself asks
        del job  # it may have megabytes
        if isinstance(value, Generator):
            value = yield from _progress(value)
        yield pickle.dumps((value, None, True))
    except Exception:
        yield pickle.dumps((None, format_exc(), True))


def _progress(steps: Generator[Any, None, Any]) -> Generator[bytes, None, Any]:
    """Yield an answer for each value that ``steps`` yields, and return what it returns."""
    while True:
        try:
            value = next(steps)
        except StopIteration as end:
            return end.value
        yield pickle.dumps((value, None, False))


if __name__ == "__main__":
    main()
