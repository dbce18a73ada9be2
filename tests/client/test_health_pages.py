"""Health and metrics beside a real connection: where the bot listens, and what it learns of Discord."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import discord
import pytest
from discord.backoff import ExponentialBackoff
from discord.http import Route

from bot.app import create_bot
from bot.client import gateway, health_pages
from bot.client.bot import Guildhall
from bot.client.health_pages import LagSampler
from bot.services.worker_pool import WorkerPool
from bot.settings import Settings
from tests.cli.test_cli import TOKEN, error_line, home, log_as_before, names_in
from tests.client.discord_server import IDENTIFY, RESUME, Answer, DiscordServer, discord_server
from tests.client.monitored import get_page, read_metrics

pytestmark = pytest.mark.waits

__all__ = ["home", "log_as_before"]


@pytest.fixture
def server() -> Iterator[DiscordServer]:
    """Return a Discord of the test's own."""
    with discord_server() as running:
        yield running


def new_bot(folder: Path) -> Guildhall:
    """Return a bot that shows its metrics."""
    url = f"sqlite+aiosqlite:///{folder}/guildhall.db"
    return create_bot(Settings(database_url=url, discord_token=TOKEN, emojis=False, metrics_port=0))


@asynccontextmanager
async def run_connected_bot(_server: DiscordServer, folder: Path) -> AsyncIterator[Guildhall]:
    """Run a bot that is connected to the gateway."""
    bot = new_bot(folder)
    bot_task = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(60):
            while not bot.is_ready():
                await asyncio.wait([bot_task], timeout=0.01)
        yield bot
    finally:
        bot_task.cancel()
        await bot.close()
        await asyncio.gather(bot_task, return_exceptions=True)


# Where it listens


@pytest.fixture
def busy_port() -> Iterator[int]:
    """Return a port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_in_use_is_one_sentence_and_nothing_is_begun(
    busy_port: int,
    server: DiscordServer,
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("METRICS_PORT", str(busy_port))
    expected = f"METRICS_PORT is {busy_port}, but another program listens on that port of 127.0.0.1."
    assert error_line(capsys, "run").startswith(expected)
    assert server.requests == []
    assert names_in(home) == []


def test_an_address_of_another_machine_is_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METRICS_PORT", "9100")
    monkeypatch.setenv("METRICS_HOST", "192.0.2.1")
    line = error_line(capsys, "run")
    assert line.startswith("METRICS_HOST is 192.0.2.1, and METRICS_PORT is 9100, but the bot cannot")
    assert names_in(home) == []


@pytest.mark.nightly
async def test_it_listens_again_on_the_same_port_after_a_restart(server: DiscordServer, home: Path) -> None:
    async with run_connected_bot(server, home) as bot:
        await get_page(bot, "/metrics")
        assert bot.monitoring is not None
        port = bot.monitoring.port
    again = health_pages.Monitoring("127.0.0.1", port)
    again.watch(bot)
    await again.start()
    assert again.port == port
    await again.close()


# Health


async def test_a_bot_is_ready_once_it_is_connected(server: DiscordServer, home: Path) -> None:
    bot = new_bot(home)
    assert bot.why_not_ready() == "starting"
    try:
        await bot.login(TOKEN)
        assert await get_page(bot, "/readyz") == (503, "connecting\n")
        assert await get_page(bot, "/healthz") == (200, "ok\n")
    finally:
        await bot.close()
    async with run_connected_bot(server, home) as bot:
        assert await get_page(bot, "/readyz") == (200, "ok\n")


async def until_ready(bot: Guildhall, *, is_ready: bool) -> None:
    """Wait until a bot says that it is ready, or that it is not because it has lost the gateway."""
    expected = (200, "ok\n") if is_ready else (503, "disconnected\n")
    async with asyncio.timeout(60):
        while await get_page(bot, "/readyz") != expected:
            await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=0.01)


@pytest.mark.nightly
async def test_a_bot_that_has_lost_the_gateway_for_long_is_not_ready_until_it_is_back(
    server: DiscordServer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def identify_at_once(*_: Any, **__: Any) -> None:
        """Wait for nothing."""

    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.01)
    monkeypatch.setattr(Guildhall, "before_identify_hook", identify_at_once)
    async with run_connected_bot(server, home) as bot:
        server.is_away = True
        server.cut()
        async with asyncio.timeout(60):
            while not bot.shards[0].is_closed():
                await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=0.01)
        assert await get_page(bot, "/readyz") == (200, "ok\n"), "it may be back within seconds"
        monkeypatch.setattr(gateway, "LOST_SECONDS", 0)
        await until_ready(bot, is_ready=False)
        assert (await read_metrics(bot))["guildhall_ready"] == 0
        assert await get_page(bot, "/healthz") == (200, "ok\n"), "a restart would not help"
        server.is_away = False
        await until_ready(bot, is_ready=True)


async def test_a_bot_that_has_resumed_its_session_is_ready(
    server: DiscordServer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "LOST_SECONDS", 0)
    async with run_connected_bot(server, home) as bot:
        server.cut()
        async with asyncio.timeout(60):
            while RESUME not in server.received_operations:
                await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=0.01)
        await until_ready(bot, is_ready=True)
        assert server.received_operations.count(IDENTIFY) == 1


async def test_before_the_database_is_open_it_is_left_alone(home: Path) -> None:
    async with new_bot(home) as bot:
        assert bot.monitoring is not None
        await bot.monitoring.start()
        assert await get_page(bot, "/healthz") == (200, "ok\n")
        assert await get_page(bot, "/readyz") == (503, "starting\n")
        assert (await read_metrics(bot))["guildhall_ready"] == 0
        assert names_in(home) == []


async def test_a_database_that_does_not_answer_keeps_nobody_waiting(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_pages, "PROBE_SECONDS", 0.05)
    question_count = 0
    silence = asyncio.Event()

    async def silent(*_: Any) -> None:
        nonlocal question_count
        question_count += 1
        await silence.wait()

    async with new_bot(home) as bot:
        assert bot.monitoring is not None
        monkeypatch.setattr(bot.store.statistics, "ping", silent)
        bot.has_store = True
        await bot.monitoring.start()
        for _ in range(3):
            assert await get_page(bot, "/healthz") == (503, "database\n")
        assert question_count == 1  # the first question is still open
        silence.set()


# Discord


@pytest.mark.nightly
async def test_answers_of_discord_are_counted_by_status(server: DiscordServer, home: Path) -> None:
    rate_limit_answer = Answer(
        429,
        {"retry_after": 0.01, "message": "slow", "global": False},
        {"Via": "1.1 x", "Retry-After": "2", "X-RateLimit-Scope": "shared"},
    )
    server.answers["GET", "/limited"] = rate_limit_answer
    server.answers["GET", "/forbidden"] = Answer(403, {"code": 50013, "message": "no"})
    async with run_connected_bot(server, home) as bot:
        for path in ("/limited", "/forbidden"):
            with pytest.raises(discord.HTTPException):
                await bot.http.request(Route("GET", path))
        metrics = await read_metrics(bot)
        assert metrics['guildhall_discord_responses_total{status="200"}'] >= 3
        assert metrics['guildhall_discord_responses_total{status="403"}'] == 1
        assert metrics['guildhall_discord_responses_total{status="429"}'] == 5
        assert metrics['guildhall_discord_rate_limits_total{scope="shared"}'] == 5
        assert metrics["guildhall_discord_rate_limit_wait_seconds_total"] == 10
        assert metrics['guildhall_discord_request_seconds_count{method="GET"}'] >= 8


@pytest.mark.nightly
async def test_a_discord_that_cannot_be_reached_is_counted(server: DiscordServer, home: Path) -> None:
    async with run_connected_bot(server, home) as bot:
        base, Route.BASE = Route.BASE, "http://127.0.0.1:1"
        try:
            with pytest.raises(OSError, match="Cannot connect"):
                await bot.http.request(Route("GET", "/gateway"))
        finally:
            Route.BASE = base
        assert (await read_metrics(bot))['guildhall_discord_responses_total{status="none"}'] == 1


@pytest.mark.nightly
async def test_the_latency_of_each_shard_is_shown(
    server: DiscordServer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.bot.HEARTBEAT_SECONDS", 0.5)
    async with run_connected_bot(server, home) as bot, asyncio.timeout(30):
        assert server.received_operations.count(IDENTIFY) == 1
        while bot.latency != bot.latency or not 0 < bot.latency < 30:
            await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=0.05)
        assert 0 < (await read_metrics(bot))['guildhall_gateway_latency_seconds{shard="0"}'] < 30


# The process


async def test_a_loop_that_stands_still_is_seen() -> None:
    lags: list[float] = []
    sampler = LagSampler(lags.append)
    sampler.start()
    Event().wait(0.05)
    async with asyncio.timeout(5):
        while not lags:
            await asyncio.wait([asyncio.ensure_future(asyncio.Event().wait())], timeout=0.01)
    sampler.close()
    assert lags[0] > 0.02


async def test_the_workers_say_what_they_do() -> None:
    pool = WorkerPool(1)
    assert (pool.processes, pool.busy, pool.waiting) == (1, 0, 0)
    questions = [asyncio.ensure_future(pool.ask(match, partial(sum, [1, 2]))) for match in (1, 1, 2)]
    await asyncio.wait(questions, timeout=0)
    assert (pool.busy, pool.waiting) == (1, 2)
    assert await asyncio.gather(*questions) == [3, 3, 3]
    assert (pool.busy, pool.waiting) == (0, 0)
    await pool.close()
