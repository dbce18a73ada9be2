"""Heartbeats that are frequent enough to notice a dead gateway connection soon."""

from typing import Any, Final

from discord import gateway

_BEATS_PER_TIMEOUT: Final = 2.5
"""The number of heartbeats in the time after which a silent connection counts as dead."""


class FrequentKeepAlive(gateway.KeepAliveHandler):
    """A heartbeat several times within ``heartbeat_timeout``, even if Discord proposes a longer interval.

    A quiet bot receives nothing but the answers to its heartbeats. Discord proposes one heartbeat in 41
    seconds, so with a shorter timeout discord.py would reconnect after each timeout.
    """

    def __init__(self, *arguments: Any, ws: Any, interval: float, **options: Any) -> None:
        frequent_interval = min(interval, ws._max_heartbeat_timeout / _BEATS_PER_TIMEOUT)
        super().__init__(*arguments, ws=ws, interval=frequent_interval, **options)


def install_frequent_heartbeats() -> None:
    """Make every connection of this process use ``FrequentKeepAlive`` from now on."""
    gateway.KeepAliveHandler = FrequentKeepAlive  # type: ignore[assignment,misc]
