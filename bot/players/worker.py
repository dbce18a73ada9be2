"""A process for searches: ``python -m bot.players.worker``, asked by ``bot.services.worker_pool``.

On its standard input come questions, pickled callables; for each an answer goes to its standard output, the
pickled pair of what the call returned and, if it failed, its traceback. It runs at low priority, so that the
bot comes first.
"""

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import IO

NICENESS = 10
_SIZE = 8
"""The size in bytes of the length that precedes each message."""


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
    """Answer one question after the other until the input ends."""
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # keep what a search prints out of the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked, questions), daemon=True).start()
    while True:
        send(answered, _answer(questions.get()))


def _listen(asked: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Queue the questions; end the process with its input, even during a search: the bot is gone."""
    try:
        while True:
            questions.put(receive(asked))
    except EOFError:
        os._exit(0)


def _answer(question: bytes) -> bytes:
    try:
        return pickle.dumps((pickle.loads(question)(), None))  # noqa: S301  the bot itself asks
    except Exception:
        return pickle.dumps((None, format_exc()))


if __name__ == "__main__":
    main()
