"""Failing requests to Discord: before Discord has carried them out, or after."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.services.outbox import BLOCKED_RETRY_DELAY
from tests.play.world import World, buttons

_KINDS: Mapping[int, type[discord.HTTPException]] = {
    403: discord.Forbidden,
    404: discord.NotFound,
    500: discord.DiscordServerError,
    502: discord.DiscordServerError,
    503: discord.DiscordServerError,
}
TIMEOUT = TimeoutError()
RESET = aiohttp.ClientOSError(104, "reset by peer")


def http_failure(status: int, code: int = 0, *, headers: Mapping[str, str] | None = None) -> Exception:
    """Return the exception that discord.py raises for an error of Discord."""
    response: Any = SimpleNamespace(status=status, reason="made up", headers=dict(headers or {}))
    return _KINDS.get(status, discord.HTTPException)(response, {"code": code, "message": "made up"})


POST = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
FAILURES: Mapping[str, Exception] = {
    "400": http_failure(400),
    "401": http_failure(401),
    "403": http_failure(403, 50013),
    "404": http_failure(404, 10008),
    "429": http_failure(429, headers={"Retry-After": "2"}),
    "500": http_failure(500),
    "502": http_failure(502),
    "timeout": TIMEOUT,
    "reset": RESET,
}
HOUR = BLOCKED_RETRY_DELAY / 1000
DELIVERED_BY = 700
"""The seconds after which a delivery has succeeded even if it failed a few times."""


@dataclass
class Fault:
    """Lets the next ``times`` requests of a kind fail, before or ``after`` Discord has carried them out.

    The first ``skip`` requests succeed.
    """

    method: str
    path: str
    failure: Exception
    after: bool = False
    times: int = 1
    skip: int = 0
    hits: list[str] = field(default_factory=list)

    def is_due(self, method: str, path: str) -> bool:
        """Count a request if it is of this kind, and return whether it fails."""
        if method != self.method or not fnmatch(path, self.path) or len(self.hits) >= self.times:
            return False
        if self.skip > 0:
            self.skip -= 1
            return False
        self.hits.append(path)
        return True


class FailingDiscord:
    """Lets requests to the simulated Discord fail on demand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: list[Fault] = []
        self._monkeypatch = monkeypatch
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            monkeypatch.setattr(transport, "request", self._make_failing(transport.request))

    def fail(
        self,
        method: str,
        path: str,
        failure: Exception,
        *,
        after: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> Fault:
        """Let the next requests of a kind fail; ``path`` is a pattern for the part after the API version."""
        fault = Fault(method, path, failure, after, times, skip)
        self.faults.append(fault)
        return fault

    def expire_clicks(self) -> None:
        """Let boards be edited as after a restart: not as the answer to a click."""
        self._monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: True)

    def _make_failing(self, request: Any) -> Any:
        async def send(transport: Any, route: Any, *arguments: Any, **options: Any) -> Any:
            faults = [fault for fault in self.faults if fault.is_due(route.method, _path_of(route))]
            for fault in faults:
                if not fault.after:
                    raise fault.failure
            answer = await request(transport, route, *arguments, **options)
            for fault in faults:
                raise fault.failure
            return answer

        return send


def _path_of(route: Any) -> str:
    path: str = route.url.partition("?")[0]
    return "/" + path.partition("/api/v")[2].partition("/")[2]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> FailingDiscord:
    """Return the object that lets requests fail."""
    return FailingDiscord(monkeypatch)


# Boards that have to survive a failure


async def begin_with_pattern(world: World) -> None:
    """Begin a match of Ada and Bruno in which Ada has chosen the pattern and has to place a piece."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")


def find_clickable_messages(world: World) -> list[discord.Message]:
    """Return the messages of the channel that have buttons."""
    return [message for message in world.channel.history() if buttons(message)]


async def assert_alive(world: World) -> None:
    """Assert that exactly one board has controls, and that the current player can use it."""
    assert find_clickable_messages(world) == [world.board]
    before = await world.match()
    who = await world.current()
    await world.press(who, "pick", "S")
    await world.press(who, "act", "S")
    assert (await world.match()).revision == before.revision + 1
    assert find_clickable_messages(world) == [world.board]
