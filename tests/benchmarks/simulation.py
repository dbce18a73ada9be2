"""A simulated Discord on an event loop of its own, so that several bots can be timed in turns.

SimCord's settling polls every 50 ms, which is too coarse for a benchmark: ``time_requests`` and
``time_answer`` stop when the bot gives discord.py the last request of a turn, or the answer to a click. For
that they replace methods of SimCord's ``Env``, which is done here and nowhere else.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from types import TracebackType
from typing import Any, Self, TypeVar

import discord
import simcord

from bot.simulation import simulated_discord

T = TypeVar("T")
PATIENCE = 60.0


class Simulation:
    """A bot on SimCord in an event loop of its own, which stands still except in ``run``."""

    def __init__(self, new_bot: Callable[[], discord.Client]) -> None:
        self._new_bot = new_bot
        self._loop = asyncio.new_event_loop()
        self._work: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._main: asyncio.Task[None] | None = None
        self.env: simcord.Env

    def __enter__(self) -> Self:
        ready = self._loop.create_future()
        self._main = self._loop.create_task(self._serve(ready))
        self._loop.run_until_complete(ready)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        assert self._main is not None
        self._work.put_nowait(None)
        self._loop.run_until_complete(self._main)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    async def _serve(self, ready: asyncio.Future[None]) -> None:
        # One task all along: SimCord's context variables can't be reset from another one.
        try:
            async with simulated_discord(self._new_bot()) as self.env:
                ready.set_result(None)
                while work := await self._work.get():
                    await work()
                await self.env.bot.close()
        except BaseException as error:
            if not ready.done():
                ready.set_exception(error)
            raise

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run ``work`` in the loop of this simulation, and return its result."""
        result: asyncio.Future[T] = self._loop.create_future()

        async def run() -> None:
            try:
                result.set_result(await work())
            except BaseException as error:  # raised again below, outside the loop
                result.set_exception(error)

        self._work.put_nowait(run)
        return self._loop.run_until_complete(result)


async def time_requests(env: simcord.Env, requests: int, act: Callable[[], Awaitable[Any]]) -> float:
    """Time from the interaction that ``act`` makes until discord.py gets the last request, in seconds.

    ``requests`` is the number of requests with the bot's token and of answers by an edit; the acknowledgement
    is not one of them.
    """
    stopwatch = _Stopwatch(requests)
    http: Any = env.bot.http
    originals = http.request, env.backend.emit, env._settle_internal
    edit = discord.Interaction.edit_original_response
    http.request = stopwatch.stop_on_last_request(originals[0])
    discord.Interaction.edit_original_response = stopwatch.stop_on_last_request(edit)  # type: ignore[method-assign]
    env.backend.emit = stopwatch.start_on_interaction(originals[1])  # type: ignore[method-assign]
    env._settle_internal = stopwatch.wait  # type: ignore[method-assign]
    try:
        await act()
    finally:
        http.request, discord.Interaction.edit_original_response = originals[0], edit  # type: ignore[method-assign]
        env.backend.emit, env._settle_internal = originals[1:]  # type: ignore[method-assign]
    await env.settle()
    return stopwatch.seconds


async def time_answer(env: simcord.Env, act: Callable[[], Awaitable[Any]]) -> float:
    """Time from the interaction that ``act`` makes until discord.py gets the answer, in seconds.

    The answer is an edit; the time includes the acknowledgement before it.
    """
    stopwatch = _Stopwatch(0)
    originals = env.backend.emit, env._settle_internal
    edit = discord.Interaction.edit_original_response
    env.backend.emit = stopwatch.start_on_interaction(originals[0])  # type: ignore[method-assign]
    env._settle_internal = stopwatch.wait  # type: ignore[method-assign]
    discord.Interaction.edit_original_response = stopwatch.stop_on_edit(edit)  # type: ignore[method-assign]
    try:
        await act()
    finally:
        env.backend.emit, env._settle_internal = originals  # type: ignore[method-assign]
        discord.Interaction.edit_original_response = edit  # type: ignore[method-assign]
    await env.settle()
    return stopwatch.seconds


class _Stopwatch:
    """A stopwatch that starts with an interaction and stops with the last request, or with the answer."""

    def __init__(self, requests: int) -> None:
        self._remaining_requests = requests
        self._end = asyncio.get_running_loop().create_future()
        self._start = 0.0
        self.seconds = 0.0

    def start_on_interaction(self, emit: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap SimCord's ``emit``: start the stopwatch at an interaction."""

        def emit_and_start(event: str, *values: Any, **options: Any) -> Any:
            if event == "INTERACTION_CREATE":
                self._start = perf_counter()
            return emit(event, *values, **options)

        return emit_and_start

    def stop_on_last_request(self, request: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap what makes a request: stop the stopwatch at the last of the expected calls."""

        async def request_and_count(target: Any, **options: Any) -> Any:
            self._remaining_requests -= 1
            if self._remaining_requests == 0:
                self.seconds = perf_counter() - self._start
                self._end.set_result(None)
            return await request(target, **options)

        return request_and_count

    def stop_on_edit(self, edit: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap discord.py's edit of an interaction's answer: stop the stopwatch when it is called."""

        async def edit_and_stop(response: Any, **options: Any) -> Any:
            self.seconds = perf_counter() - self._start
            self._end.set_result(None)
            return await edit(response, **options)

        return edit_and_stop

    async def wait(self, **_: Any) -> None:
        """Wait until the stopwatch has stopped; this replaces SimCord's settling meanwhile."""
        await asyncio.wait_for(self._end, PATIENCE)
