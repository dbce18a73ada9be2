"""How long the event loop is blocked: a beat every millisecond, and how late it was."""

import asyncio
from time import perf_counter, process_time
from typing import Self

import msgspec

_BEAT = 0.001


class Blocks(msgspec.Struct):
    """Seconds by which the loop was late: at worst, in all but one beat of a hundred, and by our own doing.

    ``ours`` is the worst delay without the time in which this process did not run: what else the machine does
    makes the loop late, but costs this process no processor time.
    """

    worst: float
    p99: float
    ours: float


class Heart:
    """A context that beats every millisecond and notes how late each beat was."""

    def __init__(self) -> None:
        self._late: list[tuple[float, float]] = []
        self._next: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        self._beat(perf_counter(), process_time())
        self._late.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._next is not None
        self._next.cancel()

    def _beat(self, due: float, worked: float) -> None:
        now, working = perf_counter(), process_time()
        self._late.append((now - due, working - worked))
        self._next = asyncio.get_running_loop().call_later(_BEAT, self._beat, now + _BEAT, working)

    @property
    def blocks(self) -> Blocks:
        """The blocks that were noted."""
        late = sorted(late for late, _ in self._late)
        ours = max(min(late, worked) for late, worked in self._late)
        return Blocks(worst=late[-1], p99=late[int(len(late) * 0.99)], ours=ours)
