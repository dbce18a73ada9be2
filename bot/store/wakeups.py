"""Wake-ups: they make other processes of a bot look for work before their next regular look. PostgreSQL only.

Nothing depends on them: a process that misses one finds the work at its next regular look.
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
_FIRST_PAUSE_SECONDS: Final = 1.0
_LONGEST_PAUSE_SECONDS: Final = 30.0
_CHECK_SECONDS: Final = 30.0
"""How long a connection is silent before the bot checks that it still works."""


class WakeupTopic(StrEnum):
    """What kind of work to look for."""

    SHARDS = "shards"
    WORK = "work"


async def notify_within(connection: AsyncConnection, topic: WakeupTopic) -> None:
    """Wake the processes that listen, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY, {"word": topic.value})


class Wakeups:
    """A listener on a connection of its own, which connects again whenever the connection breaks."""

    def __init__(
        self, url: URL, wake: Callable[[WakeupTopic], None], *, pause: float = _FIRST_PAUSE_SECONDS
    ) -> None:
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
            pause = min(pause * 2, _LONGEST_PAUSE_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection breaks."""
        engine = make_engine(self._url, poolclass=NullPool)
        break_event = asyncio.Event()
        try:
            async with engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                driver.add_termination_listener(lambda _: break_event.set())
                await driver.add_listener(_CHANNEL, self._on_notification)
                for topic in WakeupTopic:  # notifications may have been missed
                    self._wake(topic)
                while not break_event.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_CHECK_SECONDS):
                            await break_event.wait()
                    if not break_event.is_set():
                        async with asyncio.timeout(_CHECK_SECONDS):
                            await driver.execute("SELECT 1")
        finally:
            await engine.dispose()

    def _on_notification(self, _driver: object, _pid: int, _channel: str, payload: str) -> None:
        with suppress(ValueError):  # a newer version may send topics that this one does not know
            self._wake(WakeupTopic(payload))
