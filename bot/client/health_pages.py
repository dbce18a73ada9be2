"""The pages that monitor a bot: ``/metrics``, ``/healthz`` and ``/readyz``."""

import asyncio
import errno
import logging
from collections.abc import Awaitable, Callable
from threading import Event, Thread
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar

import aiohttp
from aiohttp import web

from bot.client.metrics import MeasuredBot, Metrics
from bot.settings import SettingsError
from bot.store import Store
from bot.store.statistics import Statistics
from bot.timestamps import milliseconds

T = TypeVar("T")
_log = logging.getLogger(__name__)

SAMPLE_SECONDS: Final = 5.0
"""How old the statistics of the database may be."""
PROBE_SECONDS: Final = 2.0
"""How long the database may take to answer before it counts as unreachable."""
_CLOSE_SECONDS: Final = 1.0
_LAG_SECONDS: Final = 0.5
"""The seconds between two samples of the event loop's lag."""
_UNAVAILABLE: Final = 503
_CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class MonitoredBot(MeasuredBot, Protocol):
    """A bot that `Monitoring` can watch."""

    store: Store

    @property
    def has_store(self) -> bool:
        """Whether its database is open."""


class Monitoring:
    """The web server beside a bot. Its metrics count from its creation, its pages exist from its start."""

    def __init__(self, host: str, port: int) -> None:
        self.metrics = Metrics()
        self._host = host
        self._port = port
        self._runner: web.AppRunner | None = None
        self._sampler = LagSampler(self.metrics.record_lag)

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    def http_trace(self) -> aiohttp.TraceConfig:
        """Return the trace configuration that counts the requests of discord.py."""
        return self.metrics.trace_requests()

    def watch(self, bot: MonitoredBot) -> None:
        """Measure a bot from now on."""
        self._bot = bot
        self._ping = Probe(lambda: bot.store.statistics.ping())
        self._statistics = StatisticsSample(bot.store)
        self.metrics.time_statements(bot.store.engine)
        self.metrics.watch(bot, lambda: self._statistics.newest)

    async def start(self) -> None:
        """Start to listen. Raise ``SettingsError`` if the address cannot be used."""
        application = web.Application()
        application.router.add_get("/metrics", self._show_metrics)
        application.router.add_get("/healthz", self._show_health)
        application.router.add_get("/readyz", self._show_readiness)
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except OSError as error:
            await runner.cleanup()
            raise _explain(error, self._host, self._port) from error
        self._runner = runner
        self._sampler.start()
        _log.info("monitoring.started")

    async def close(self) -> None:
        """Stop listening."""
        self._sampler.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        await asyncio.gather(self._ping.close(), self._statistics.close())

    async def _show_metrics(self, _: web.Request) -> web.Response:
        if self._bot.has_store:
            await self._statistics.refresh()
        return web.Response(body=self.metrics.text(), headers={"Content-Type": _CONTENT_TYPE})

    async def _show_health(self, _: web.Request) -> web.Response:
        return _respond(await self._why_not_healthy())

    async def _show_readiness(self, _: web.Request) -> web.Response:
        return _respond(self._bot.why_not_ready() or await self._why_not_healthy())

    async def _why_not_healthy(self) -> str | None:
        return "database" if self._bot.has_store and not await self._ping.ask() else None


def _respond(problem: str | None) -> web.Response:
    return web.Response(text=f"{problem or 'ok'}\n", status=_UNAVAILABLE if problem else 200)


def _explain(error: OSError, host: str, port: int) -> SettingsError:
    if error.errno == errno.EADDRINUSE:
        return SettingsError("settings-metrics-port-taken", host=host, port=str(port))
    reason = error.strerror or str(error)
    return SettingsError("settings-metrics-address", host=host, port=str(port), reason=reason)


class LagSampler:
    """A thread that measures at intervals how long the event loop takes to start a callback.

    Because the thread schedules the callbacks, a blocked loop is measured as well.
    """

    def __init__(self, record: Callable[[float], None]) -> None:
        self._record = record
        self._stop_event = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Start to measure the running loop."""
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._sample, args=(loop,), name="loop-lag", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; this takes no time."""
        self._stop_event.set()
        if self._thread is not None:
            self._thread.join()

    def _sample(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self._stop_event.is_set():
            loop.call_soon_threadsafe(self._note, perf_counter())
            self._stop_event.wait(_LAG_SECONDS)

    def _note(self, scheduled_at: float) -> None:
        self._record(perf_counter() - scheduled_at)


class Probe(Generic[T]):
    """A query that runs at most once at a time, and whose callers wait for a limited time.

    A query that takes longer goes on: cancelling statements again and again helps no database.
    """

    def __init__(self, query: Callable[[], Awaitable[T]]) -> None:
        self._query = query
        self._task: asyncio.Task[T] | None = None

    async def ask(self) -> bool:
        """Return whether the database answered in time."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="probe")
        await asyncio.wait({self._task}, timeout=PROBE_SECONDS)
        return self._task.done() and not self._task.cancelled() and self._task.exception() is None

    async def _run(self) -> T:
        return await self._query()

    async def close(self) -> None:
        """Cancel the running query."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=_CLOSE_SECONDS)


class StatisticsSample:
    """The statistics of the database, read again when somebody asks for them and they are too old."""

    def __init__(self, store: Store) -> None:
        self.newest: tuple[Statistics, float] | None = None
        """The statistics, and the age of the oldest entry of the outbox in seconds; see `Metrics.watch`."""
        self._store = store
        self._probe = Probe(self._read)
        self._at = 0.0
        self._oldest: tuple[int | None, int] = (None, 0)
        """The oldest entry of the outbox, and since when it has waited."""

    async def refresh(self) -> None:
        """Read the statistics unless they are new enough; forget them if the database does not answer."""
        now = asyncio.get_running_loop().time()
        if self.newest is not None and now - self._at < SAMPLE_SECONDS:
            return
        if await self._probe.ask():
            self._at = now
        else:
            self.newest = None

    async def close(self) -> None:
        """Stop reading."""
        await self._probe.close()

    async def _read(self) -> None:
        statistics = await self._store.statistics.read()
        now = milliseconds()
        if statistics.oldest_entry != self._oldest[0]:
            # A postponed entry is due later than it was added, so the first time that was seen counts.
            self._oldest = statistics.oldest_entry, min(statistics.oldest_due_at, now)
        age = 0.0 if statistics.oldest_entry is None else (now - self._oldest[1]) / 1000
        self.newest = statistics, max(age, 0.0)
