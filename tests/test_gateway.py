"""When the connections to the gateway count as lost: all that there should be, and for long."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot import gateway
from bot.gateway import GatewayWatch

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

    async def lose(self, shard: int, *, noticed: bool = True) -> None:
        """Lose a connection; discord.py may tell of it later."""
        self.open[shard] = False
        if noticed:
            await self.listeners["on_shard_disconnect"](shard)

    async def find(self, shard: int, event: str) -> None:
        """Connect again."""
        self.open[shard] = True
        await self.listeners[event](shard)


def watch(client: Client, held: set[int] | None = None) -> GatewayWatch:
    """Return what watches a client; ``held`` are the shards that it leases, if it does."""
    fake: Any = client
    leased: Any = None if held is None else SimpleNamespace(held=held)
    return GatewayWatch(fake, leased)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a lost connection count at once."""
    monkeypatch.setattr(gateway, "LOST_SECONDS", 0)


@pytest.mark.parametrize("noticed", [True, False])
async def test_only_a_process_without_any_connection_has_lost_all(noticed: bool) -> None:
    client = Client(0, 1)
    watching = watch(client)
    await client.lose(0, noticed=noticed)
    assert not watching.has_lost_all()
    await client.lose(1, noticed=noticed)
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
    client, held = Client(0), {0}
    watching = watch(client, held)
    assert not watching.has_lost_all()
    await client.lose(0)
    assert watching.has_lost_all()
    held.clear()
    assert not watching.has_lost_all()


async def test_a_lease_that_has_never_led_to_a_connection_counts() -> None:
    assert watch(Client(), {0}).has_lost_all()


async def test_a_lease_that_comes_back_does_not_remember_the_connection_before() -> None:
    client, held = Client(0), {0}
    watching = watch(client, held)
    await client.lose(0)
    held.clear()
    watching.has_lost_all()
    client.open[0] = True
    held.add(0)
    assert not watching.has_lost_all()
