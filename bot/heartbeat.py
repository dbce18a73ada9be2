"""Heartbeats often enough that a dead connection to Discord's gateway is noticed soon."""

from typing import Any, Final

from discord import gateway

_BEATS: Final = 2.5
"""Heartbeats within the time after which silence means that the connection is dead."""


class BriskKeepAlive(gateway.KeepAliveHandler):
    """Beats several times within ``heartbeat_timeout``, however long an interval Discord proposes.

    A quiet bot hears nothing but the answers to its heartbeats. Discord proposes one in 41 seconds, so that
    discord.py, given a shorter timeout, would connect again each time that it is over.
    """

    def __init__(self, *arguments: Any, ws: Any, interval: float, **options: Any) -> None:
        brisk = min(interval, ws._max_heartbeat_timeout / _BEATS)
        super().__init__(*arguments, ws=ws, interval=brisk, **options)


def beat_briskly() -> None:
    """Have every connection of this process beat so from now on."""
    gateway.KeepAliveHandler = BriskKeepAlive  # type: ignore[assignment,misc]
