"""When the connections to the gateway count as lost: all that there should be, and for long."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import gateway
from bot.client.gateway import GatewayWatch

Listener = Callable[[int], Awaitable[None]]


class Client:
    """A client with some shards, and what listens to their events."""

    def __init__(self, *shards: int) -> None:
        self.open = dict.fromkeys(shards, True)
        self.listeners: dict[str, Listener] = {}

    def add_listener(self, listener: Listener, event: str) -> None:
        self.listeners[event] = listener

    @property
    def shards(self) -> dict[int, Any]:
        return {
            shard: SimpleNamespace(is_closed=lambda shard=shard: not self.open[shard]) for shard in self.open
        }

    async def lose(self, shard: int, *, is_noticed: bool = True) -> None:
        """Lose a connection; discord.py may tell of it later."""
        self.open[shard] = False
        if is_noticed:
            await self.listeners["on_shard_disconnect"](shard)

    async def find(self, shard: int, event: str) -> None:
        """Connect again."""
        self.open[shard] = True
        await self.listeners[event](shard)


def watch(client: Client, held_shards: set[int] | None = None) -> GatewayWatch:
    """Return the watch of a client; ``held_shards`` are those that it leases, ``None`` without leases."""
    fake: Any = client
    fake_lease: Any = None if held_shards is None else SimpleNamespace(held_shards=held_shards)
    return GatewayWatch(fake, fake_lease)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a lost connection count at once."""
    monkeypatch.setattr(gateway, "LOST_SECONDS", 0)


@pytest.mark.parametrize("is_noticed", [True, False])
async def test_only_a_process_without_any_connection_has_lost_all(is_noticed: bool) -> None:
    client = Client(0, 1)
    watching = watch(client)
    await client.lose(0, is_noticed=is_noticed)
    assert not watching.has_lost_all()
    await client.lose(1, is_noticed=is_noticed)
    assert watching.has_lost_all()


@pytest.mark.parametrize("event", ["on_shard_connect", "on_shard_resumed"])
async def test_one_connection_is_enough_to_be_back(event: str) -> None:
    client = Client(0, 1)
    watching = watch(client)
    await client.lose(0)
    await client.lose(1)
    assert watching.has_lost_all()
    await client.find(1, event)
    assert not watching.has_lost_all()


async def test_a_connection_that_was_lost_a_moment_ago_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway, "LOST_SECONDS", 3600)
    client = Client(0)
    watching = watch(client)
    await client.lose(0)
    assert not watching.has_lost_all()


async def test_a_process_without_a_lease_needs_no_connection() -> None:
    client, held_shards = Client(0), {0}
    watching = watch(client, held_shards)
    assert not watching.has_lost_all()
    await client.lose(0)
    assert watching.has_lost_all()
    held_shards.clear()
    assert not watching.has_lost_all()


async def test_a_lease_that_has_never_led_to_a_connection_counts() -> None:
    assert watch(Client(), {0}).has_lost_all()


async def test_a_lease_that_comes_back_does_not_remember_the_connection_before() -> None:
    client, held_shards = Client(0), {0}
    watching = watch(client, held_shards)
    await client.lose(0)
    held_shards.clear()
    watching.has_lost_all()
    client.open[0] = True
    held_shards.add(0)
    assert not watching.has_lost_all()
