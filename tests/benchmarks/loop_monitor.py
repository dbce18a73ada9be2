"""Measure how long the event loop is blocked: run a callback every millisecond, and note how late it runs."""

import asyncio
from time import perf_counter, process_time
from typing import Self

import msgspec

_INTERVAL = 0.001


class Blocks(msgspec.Struct):
    """The seconds by which callbacks were late: the longest delay, the 99th percentile, and our own part.

    ``ours`` is the longest delay without the time in which this process did not run: other work of the
    machine delays the loop, but costs this process no processor time.
    """

    worst: float
    p99: float
    ours: float


class LoopMonitor:
    """A context in which a callback runs every millisecond and notes how late it is."""

    def __init__(self) -> None:
        self._delays: list[tuple[float, float]] = []
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        self._measure_delay(perf_counter(), process_time())
        self._delays.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._timer is not None
        self._timer.cancel()

    def _measure_delay(self, expected_at: float, last_processor_time: float) -> None:
        now, processor_time = perf_counter(), process_time()
        self._delays.append((now - expected_at, processor_time - last_processor_time))
        self._timer = asyncio.get_running_loop().call_later(
            _INTERVAL, self._measure_delay, now + _INTERVAL, processor_time
        )

    @property
    def blocks(self) -> Blocks:
        """The delays since the context was entered."""
        delays = sorted(delay for delay, _ in self._delays)
        ours = max(min(delay, processor_time) for delay, processor_time in self._delays)
        return Blocks(worst=delays[-1], p99=delays[int(len(delays) * 0.99)], ours=ours)
