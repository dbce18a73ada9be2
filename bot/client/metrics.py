"""The metrics of one bot, in the format of Prometheus. `docs/monitoring.md` explains them to the operator.

Labels are bounded: a game, a command or a verb, a status, a shard; never a user, a server, a channel or a
match.
"""

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final, Protocol

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games import GAMES
from bot.locales import terminal_text as _text
from bot.observability.traces import DeliveryOutcome, InteractionTrace, Recorder
from bot.services.worker_pool import WorkerPool
from bot.store.statistics import Statistics

_INTERACTION_BUCKETS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30)
"""The upper limits in seconds; Discord allows three until the acknowledgement."""
_DELIVERY_BUCKETS: Final = (0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300)
_TIMER_BUCKETS: Final = (0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 3600)
_LAG_BUCKETS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_DATABASE_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_REQUEST_BUCKETS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30)
_STATEMENTS: Final = ("select", "insert", "update", "delete")
_SCOPES: Final = ("user", "global", "shared")
"""What a rate limit of Discord covers: the bot on one route, the bot as a whole, or a resource for all
bots."""
_SWITCHING_PROTOCOLS, _TOO_MANY_REQUESTS = 101, 429
_OVER: Final = ("finished", "abandoned")
_STARTED_KEY: Final = "started"
"""The key in a connection's ``info`` of the time at which its statement began."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for each counter, which nothing here reads


class MeasuredBot(Protocol):
    """The parts of a bot that are read whenever its metrics are requested."""

    workers: WorkerPool

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """The seconds between a heartbeat and its answer, by shard."""

    @property
    def guilds(self) -> Any:
        """The servers that the bot is in."""

    def why_not_ready(self) -> str | None:
        """Return why it does not serve users now, in one word, or ``None`` if it does."""


class Metrics(Recorder):
    """A recorder that counts, with a registry of its own for each bot."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)

        def counter(name: str, *labels: str) -> Counter:
            return Counter(f"guildhall_{name}", _get_help(name), labels, registry=registry)

        def histogram(name: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(
                f"guildhall_{name}_seconds", _get_help(name), labels, buckets=buckets, registry=registry
            )

        self._interactions = counter("interactions", "kind", "name", "outcome")
        self._errors = counter("errors")
        self._refusals = counter("refusals", "reason")
        self._retries = counter("acknowledgement_retries", "kind")
        self._acknowledgement = histogram("interaction_acknowledgement", _INTERACTION_BUCKETS, "kind")
        self._answer = histogram("interaction_answer", _INTERACTION_BUCKETS, "kind")
        self._actions = counter("actions", "game")
        self._match_starts = counter("matches_begun", "game")
        self._match_ends = counter("matches_ended", "game", "status")
        self._delivery = histogram("board_delivery", _DELIVERY_BUCKETS, "outcome")
        self._closed = counter("deliveries_closed")
        self._timer = histogram("timer_lateness", _TIMER_BUCKETS, "kind")
        self._lag = histogram("event_loop_lag", _LAG_BUCKETS)
        self._statement = histogram("database_statement", _DATABASE_BUCKETS, "statement")
        self._request = histogram("discord_request", _REQUEST_BUCKETS, "method")
        self._responses = counter("discord_responses", "status")
        self._limits = counter("discord_rate_limits", "scope")
        self._waits = counter("discord_rate_limit_wait_seconds")
        for game in GAMES:  # Prometheus misses the first event of a series that begins with it
            self._actions.labels(game)
            self._match_starts.labels(game)
            for status in _OVER:
                self._match_ends.labels(game, status)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def record_interaction(self, trace: InteractionTrace) -> None:
        """Count an interaction and the seconds that it took."""
        self._interactions.labels(trace.kind, trace.name, trace.outcome).inc()
        if trace.outcome == "failed":
            self._errors.inc()
        if trace.reason is not None:
            self._refusals.labels(trace.reason).inc()
        if trace.retries:
            self._retries.labels(trace.kind).inc(trace.retries)
        if trace.acknowledged_after is not None:
            self._acknowledgement.labels(trace.kind).observe(trace.acknowledged_after)
        self._answer.labels(trace.kind).observe(trace.answered_after)

    def record_commit(self, game: str, *, actions: int, before: str | None, after: str) -> None:
        """Count actions, and matches that begin or end with the commit."""
        if actions:
            self._actions.labels(game).inc(actions)
        if before == "lobby" and after == "running":
            self._match_starts.labels(game).inc()
        if before not in _OVER and after in _OVER:
            self._match_ends.labels(game, after).inc()

    def record_delivery(self, outcome: DeliveryOutcome, seconds: float) -> None:
        """Count an attempt to bring a board up to date."""
        self._delivery.labels(outcome).observe(seconds)

    def record_closed_delivery(self) -> None:
        """Count a match whose channel is gone."""
        self._closed.inc()

    def record_timer(self, kind: str, seconds_late: float) -> None:
        """Count a timer."""
        self._timer.labels(kind).observe(max(seconds_late, 0.0))

    def record_lag(self, seconds: float) -> None:
        """Count a sample of how late the event loop runs."""
        self._lag.observe(max(seconds, 0.0))

    def time_statements(self, engine: AsyncEngine) -> None:
        """Time every statement of an engine from now on."""

        def begin(connection: Any, *_: Any) -> None:
            connection.info[_STARTED_KEY] = perf_counter()

        def end(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            kind = statement.lstrip().partition(" ")[0].lower()
            seconds = perf_counter() - connection.info.pop(_STARTED_KEY, perf_counter())
            self._statement.labels(kind if kind in _STATEMENTS else "other").observe(seconds)

        event.listen(engine.sync_engine, "before_cursor_execute", begin)
        event.listen(engine.sync_engine, "after_cursor_execute", end)

    def trace_requests(self) -> aiohttp.TraceConfig:
        """Return the trace configuration that counts the requests of discord.py's HTTP session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(_note_start)
        trace.on_request_end.append(self._count_response)
        trace.on_request_exception.append(self._count_failure)
        return trace

    async def _count_response(
        self, _session: Any, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = end.response.status, end.response.headers
        if status == _SWITCHING_PROTOCOLS:  # the gateway, whose connection lasts
            return
        self._request.labels(end.method).observe(perf_counter() - request.started_at)
        self._responses.labels(str(status)).inc()
        if status == _TOO_MANY_REQUESTS:
            scope = headers.get("X-RateLimit-Scope", "")
            self._limits.labels(scope if scope in _SCOPES else "other").inc()
            self._waits.inc(_parse_retry_after(headers.get("Retry-After")))

    async def _count_failure(self, _session: Any, _request: Any, _end: Any) -> None:
        self._responses.labels("none").inc()

    def watch(self, bot: MeasuredBot, statistics: Callable[[], tuple[Statistics, float] | None]) -> None:
        """Read the present state of a bot whenever the metrics are requested.

        ``statistics`` returns the newest statistics of the database with the age of the oldest entry of the
        outbox in seconds, or ``None`` if the database does not answer.
        """
        self.registry.register(_Gauges(bot, statistics))


async def _note_start(_session: Any, request: SimpleNamespace, _start: Any) -> None:
    request.started_at = perf_counter()


def _parse_retry_after(header: str | None) -> float:
    """Return the seconds of a ``Retry-After`` header, 0 if it is missing or a date."""
    try:
        return max(float(header or 0), 0.0)
    except ValueError:
        return 0.0


class _Gauges(Collector):
    """The gauges, whose values are read when the metrics are requested."""

    def __init__(self, bot: MeasuredBot, statistics: Callable[[], tuple[Statistics, float] | None]) -> None:
        self._bot = bot
        self._statistics = statistics

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the gauges with their present values."""
        bot, sample = self._bot, self._statistics()
        yield _make_gauge("ready", float(bot.why_not_ready() is None))
        yield _make_gauge("servers", len(bot.guilds))
        yield _make_gauge("workers", bot.workers.processes)
        yield _make_gauge("workers_busy", bot.workers.busy)
        yield _make_gauge("worker_queue_length", bot.workers.waiting)
        latency = _make_gauge("gateway_latency_seconds", labels=("shard",))
        for shard, seconds in bot.latencies:
            if seconds == seconds:  # NaN before the first heartbeat
                latency.add_metric((str(shard),), seconds)
        yield latency
        yield _make_gauge("database_up", float(sample is not None))
        numbers, age = sample or (None, None)
        waiting, blocked = (numbers.waiting, numbers.blocked) if numbers else (None, None)
        yield _make_open_matches_gauge(numbers)
        yield _make_gauge("outbox_entries", waiting)
        yield _make_gauge("outbox_blocked", blocked)
        yield _make_gauge("outbox_oldest_seconds", age)


def _get_help(name: str) -> str:
    return _text(f"metric-{name.replace('_', '-')}")


def _make_gauge(name: str, value: float | None = None, labels: Iterable[str] = ()) -> GaugeMetricFamily:
    """Return a gauge, without a sample if there is no value."""
    family = GaugeMetricFamily(f"guildhall_{name}", _get_help(name), labels=tuple(labels))
    if value is not None:
        family.add_metric((), value)
    return family


def _make_open_matches_gauge(numbers: Statistics | None) -> GaugeMetricFamily:
    family = _make_gauge("open_matches", labels=("game", "status"))
    for labels, count in (numbers.open_matches if numbers else {}).items():
        family.add_metric(labels, count)
    return family
