"""Work that takes long, and whose progress users watch."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Generic, TypeVar

_LONGEST_SILENCE_SECONDS = 60

ResultT = TypeVar("ResultT")


class LongWork:
    """Work in progress, which wakes its watchers when something has changed and when it is finished."""

    def __init__(self) -> None:
        self._change_event = asyncio.Event()
        self._finish_event = asyncio.Event()

    @property
    def is_finished(self) -> bool:
        """Whether the work is finished or has failed."""
        return self._finish_event.is_set()

    def note_change(self) -> None:
        """Wake the watchers after a change."""
        self._change_event.set()

    def finish(self) -> None:
        """Finish the work and wake everybody who waits for it."""
        self._finish_event.set()
        self._change_event.set()

    async def wait(self, seconds: float) -> bool:
        """Wait until the work is finished, at most some seconds; return whether it is."""
        try:
            async with asyncio.timeout(seconds):
                await self._finish_event.wait()
        except TimeoutError:
            return False
        return True

    async def wait_for_change(self, pause: float) -> None:
        """Return once something has changed, or after a minute without a change.

        After a change, wait ``pause`` more seconds unless the work is finished, so that not every change is
        shown.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_SILENCE_SECONDS):
                await self._change_event.wait()
        self._change_event.clear()
        await self.wait(pause)


class CountedWork(LongWork):
    """Work that consists of equal steps.

    Attributes:
        done: The number of steps done.
        total: The number of all steps; 0 before that is known.
        is_waiting: Whether other work has to be finished first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.total = 0
        self.is_waiting = False

    def note(self, done: int, total: int) -> None:
        """Note how many of all steps are done."""
        self.done, self.total = done, total
        self.note_change()


class TaskWork(CountedWork, Generic[ResultT]):
    """Counted work that a task does."""

    def __init__(self) -> None:
        super().__init__()
        self._task: asyncio.Task[ResultT] | None = None
        self.is_stopped = False

    def start(self, coroutine: Coroutine[Any, Any, ResultT], name: str) -> None:
        """Begin the work, which is finished with the task."""
        self._task = asyncio.create_task(coroutine, name=name)
        self._task.add_done_callback(lambda _: self.finish())

    def stop(self) -> None:
        """Stop the work, or keep it from being started."""
        self.is_stopped = True
        if self._task is not None:
            self._task.cancel()

    def result(self) -> ResultT | None:
        """Return what the task has returned, or ``None`` if it was stopped. Raise what it raised."""
        assert self._task is not None
        return None if self._task.cancelled() else self._task.result()


OnProgress = Callable[[int, int], None]
"""A function that gets the number of steps done and of all steps, as ``CountedWork.note`` does."""


def ignore_progress(_done: int, _total: int) -> None:
    """Do nothing, because nobody watches."""
