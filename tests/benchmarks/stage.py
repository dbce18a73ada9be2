"""A simulated Discord on an event loop of its own, so that several bots can be timed in turns.

Its settling polls every 50 ms, so nothing is timed by it: ``handed_over`` stops the clock when discord.py is
given the last request that is waited for. That reaches into SimCord's ``Env``, here and nowhere else.
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


class Stage:
    """A bot on SimCord. ``do`` runs something there while every other stage stands still."""

    def __init__(self, new_bot: Callable[[], discord.Client]) -> None:
        self._new_bot = new_bot
        self._loop = asyncio.new_event_loop()
        self._work: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._main: asyncio.Task[None] | None = None
        self.env: simcord.Env

    def __enter__(self) -> Self:
        opened = self._loop.create_future()
        self._main = self._loop.create_task(self._serve(opened))
        self._loop.run_until_complete(opened)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        assert self._main is not None
        self._work.put_nowait(None)
        self._loop.run_until_complete(self._main)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    async def _serve(self, opened: asyncio.Future[None]) -> None:
        # One task all along: SimCord's context variables can't be reset from another one.
        try:
            async with simulated_discord(self._new_bot()) as self.env:
                opened.set_result(None)
                while work := await self._work.get():
                    await work()
                await self.env.bot.close()
        except BaseException as error:
            if not opened.done():
                opened.set_exception(error)
            raise

    def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run ``work`` and return its result."""
        done: asyncio.Future[T] = self._loop.create_future()

        async def run() -> None:
            try:
                done.set_result(await work())
            except BaseException as error:  # raised again below, outside the loop
                done.set_exception(error)

        self._work.put_nowait(run)
        return self._loop.run_until_complete(done)


async def handed_over(env: simcord.Env, requests: int, act: Callable[[], Awaitable[Any]]) -> float:
    """Return the seconds from the interaction that ``act`` makes until discord.py has its last request.

    ``requests`` is how many are made with the bot's token; the acknowledgement is not one of them.
    """
    clock = _Clock(requests)
    http: Any = env.bot.http
    saved = http.request, env.backend.emit, env._settle_internal
    http.request, env.backend.emit = clock.watching(saved[0]), clock.starting(saved[1])  # type: ignore[method-assign]
    env._settle_internal = clock.wait  # type: ignore[method-assign]
    try:
        await act()
    finally:
        http.request = saved[0]
        env.backend.emit, env._settle_internal = saved[1:]  # type: ignore[method-assign]
    await env.settle()
    return clock.seconds


async def answered(env: simcord.Env, act: Callable[[], Awaitable[Any]]) -> float:
    """Return the seconds from the interaction that ``act`` makes until discord.py has the answer, an edit.

    They include the acknowledgement before it.
    """
    clock = _Clock(0)
    saved = env.backend.emit, env._settle_internal
    edit = discord.Interaction.edit_original_response
    env.backend.emit, env._settle_internal = clock.starting(saved[0]), clock.wait  # type: ignore[method-assign]
    discord.Interaction.edit_original_response = clock.watching_answer(edit)  # type: ignore[method-assign]
    try:
        await act()
    finally:
        env.backend.emit, env._settle_internal = saved  # type: ignore[method-assign]
        discord.Interaction.edit_original_response = edit  # type: ignore[method-assign]
    await env.settle()
    return clock.seconds


class _Clock:
    """A clock that runs from the interaction to the last of some requests."""

    def __init__(self, requests: int) -> None:
        self._left = requests
        self._done = asyncio.get_running_loop().create_future()
        self._start = 0.0
        self.seconds = 0.0

    def starting(self, emit: Callable[..., Any]) -> Callable[..., Any]:
        """Return SimCord's ``emit`` with a clock that starts with an interaction."""

        def started(event: str, *values: Any, **named: Any) -> Any:
            if event == "INTERACTION_CREATE":
                self._start = perf_counter()
            return emit(event, *values, **named)

        return started

    def watching(self, request: Callable[..., Any]) -> Callable[..., Any]:
        """Return discord.py's ``request`` with a clock that stops when it is called for the last time."""

        async def watched(route: Any, **options: Any) -> Any:
            self._left -= 1
            if self._left == 0:
                self.seconds = perf_counter() - self._start
                self._done.set_result(None)
            return await request(route, **options)

        return watched

    def watching_answer(self, edit: Callable[..., Any]) -> Callable[..., Any]:
        """Return discord.py's edit of a message in answer, with a clock that stops when it is called."""

        async def watched(response: Any, **options: Any) -> Any:
            self.seconds = perf_counter() - self._start
            self._done.set_result(None)
            return await edit(response, **options)

        return watched

    async def wait(self, **_: Any) -> None:
        """Replace SimCord's settling while the clock runs."""
        await asyncio.wait_for(self._done, PATIENCE)
