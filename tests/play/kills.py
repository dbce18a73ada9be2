"""A process that is killed at any call to its store or to Discord, before it is carried out or after."""

import inspect
from collections.abc import Awaitable
from random import Random
from typing import Any
from weakref import WeakSet

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.store import Store
from bot.store.records import Match
from tests.play.world import World

_NOT_CALLS = ("open", "close")


class Killed(BaseException):
    """The process is dead."""


class Killer:
    """Kills the bot of a world now and then; nothing that a dead bot still tries has any effect."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, rng: Random, *, every: int) -> None:
        self.kills = self.steps = 0
        self._world = world
        self._rng = rng
        self._every = every
        self._dead: WeakSet[Any] = WeakSet()
        self._left = 0
        self._after = False
        for name, method in inspect.getmembers(Store, inspect.iscoroutinefunction):
            if not name.startswith("_") and name not in _NOT_CALLS:
                monkeypatch.setattr(Store, name, self._mortal(method))
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            monkeypatch.setattr(transport, "request", self._mortal(transport.request))
        self._observer = Store(f"sqlite+aiosqlite:///{world.database}")
        self._arm()

    async def match(self) -> Match:
        """Return the newest match, as somebody reads it who is not part of the bot."""
        match = await self._observer.latest(self._world.channel.id)
        assert match is not None
        return match

    async def retire(self) -> None:
        """Kill nobody any more, and start a last bot."""
        self._left = -1
        await self._observer.close()
        await self._world.restart()

    def _arm(self) -> None:
        self._left = self._rng.randint(1, self._every)
        self._after = self._rng.random() < 0.5

    def _mortal(self, call: Any) -> Any:
        async def dies(owner: Any, *arguments: Any, **options: Any) -> Any:
            if owner is self._observer:
                return await call(owner, *arguments, **options)
            if owner in self._dead:
                raise Killed
            self._left -= 1
            deadly = self._left == 0
            if deadly and not self._after:
                self._kill(owner)
            result = await call(owner, *arguments, **options)
            if deadly:
                self._kill(owner)
            return result

        return dies

    def _kill(self, owner: Any) -> None:
        self.kills += 1
        self._dead.update((owner, self._world.bot.store, self._world.bot.http))
        raise Killed

    @property
    def is_dead(self) -> bool:
        """Whether the bot that runs now was killed."""
        return self._world.bot.store in self._dead

    async def attempt(self, step: Awaitable[Any]) -> None:
        """Let somebody do something, which may fail as the bot dies or has not caught up yet.

        A dead bot is followed by another one.
        """
        self.steps += 1
        try:
            await step
        except (Killed, Exception):  # the person sees that nothing happened, and tries again
            if not self.is_dead:
                await self._world.env.advance_time(10)
        if self.is_dead:
            await self._world.restart()
            self._dead.discard(self._world.bot.http)
            self._arm()
            await self._world.env.advance_time(1)
