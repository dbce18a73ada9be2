"""What wakes the other processes of a bot before they would look by themselves. PostgreSQL only.

Nothing depends on it: what a process missed it finds at its next look.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.store.engine import make_engine

_log = logging.getLogger(__name__)
_CHANNEL: Final = "guildhall"
_NOTIFY: Final = text(f"SELECT pg_notify('{_CHANNEL}', :word)")
_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 30.0
_ALIVE_EVERY: Final = 30.0
"""The seconds after which a silent connection is asked whether it still stands."""


class WakeupTopic(StrEnum):
    """What there is to look at."""

    SHARDS = "shards"
    WORK = "work"


async def notify_within(connection: AsyncConnection, topic: WakeupTopic) -> None:
    """Wake the processes that listen, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY, {"word": topic.value})


class Wakeups:
    """Listens on a connection of its own and connects again whenever it breaks."""

    def __init__(self, url: URL, wake: Callable[[WakeupTopic], None], *, pause: float = _FIRST_PAUSE) -> None:
        """Create it without connecting; ``wake`` is called with each topic, and with all after a break.

        ``pause`` is the seconds until the first try to connect again.
        """
        self._url = url
        self._wake = wake
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._run(), name="wakeups")

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = self._pause
        while True:
            try:
                await self._listen()
                pause = self._pause
            except Exception as error:
                _log.warning("wakeups.lost", extra={"cause": repr(error)})
            await asyncio.sleep(pause)  # noqa: TID251 - a broken connection has nothing to wait for
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        engine = make_engine(self._url, poolclass=NullPool)
        break_event = asyncio.Event()
        try:
            async with engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                driver.add_termination_listener(lambda _: break_event.set())
                await driver.add_listener(_CHANNEL, self._on_notification)
                for topic in WakeupTopic:  # what was said while nobody listened
                    self._wake(topic)
                while not break_event.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_ALIVE_EVERY):
                            await break_event.wait()
                    if not break_event.is_set():
                        async with asyncio.timeout(_ALIVE_EVERY):
                            await driver.execute("SELECT 1")
        finally:
            await engine.dispose()

    def _on_notification(self, _driver: object, _pid: int, _channel: str, payload: str) -> None:
        with suppress(ValueError):  # a newer version may say what this one does not know
            self._wake(WakeupTopic(payload))
