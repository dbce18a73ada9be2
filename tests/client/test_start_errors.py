"""What the bot prints when Discord refuses it: one sentence, status 2, and no traceback."""

import asyncio
import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.app import create_bot
from bot.cli.main import main
from bot.client import bot
from bot.settings import Settings
from tests.cli.test_cli import TOKEN, error_line, home, log_as_before
from tests.client.discord_server import (
    APPLICATION,
    HEARTBEAT,
    IDENTIFY,
    RESUME,
    USER,
    Answer,
    DiscordServer,
    discord_server,
)

pytestmark = pytest.mark.waits

__all__ = ["home", "log_as_before"]
COMMANDS = f"/applications/{APPLICATION}/commands"
ME, ABOUT, GATEWAY = "/users/@me", "/oauth2/applications/@me", "/gateway/bot"
PAGE = "<html><body>Access denied | discord.com used Cloudflare to restrict access</body></html>"
JSON = {"Content-Type": "application/json"}
INVALID = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"0": {"name": {"_errors": [{"code": "X", "message": "Must be shorter"}]}}},
}
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def server() -> Iterator[DiscordServer]:
    """Return a Discord of the test's own."""
    with discord_server() as running:
        yield running


@pytest.mark.parametrize("path", [ME, ABOUT, GATEWAY])
@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Answer(429, PAGE, {"Retry-After": "2465"}), "42 minutes"),
        (Answer(429, PAGE, {"Retry-After": "9"}), "one minute"),
        (Answer(429, PAGE), "in an hour"),
        (
            Answer(429, {"retry_after": 3000, "message": "slow", "global": False}, {"Via": "1.1 x"}),
            "50 minutes",
        ),
        (Answer(403, PAGE), "forbids"),
        (Answer(401, {"message": "401: Unauthorized", "code": 0}), "DISCORD_TOKEN was refused"),
        (Answer(418, PAGE), "418"),
        (Answer(200, PAGE), "is not Discord"),
        (Answer(200, "{ not", JSON), "is not Discord"),
        (Answer(200, ["list"]), "is not Discord"),
        (Answer(200, {"other": "api"}), "is not Discord"),
    ],
)
@pytest.mark.sampled(7)
def test_a_login_that_fails_is_one_sentence(
    path: str, answer: Answer, words: str, server: DiscordServer, capsys: Capture
) -> None:
    server.answers["GET", path] = answer
    assert words in error_line(capsys, "run")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, "no longer accepts DISCORD_TOKEN"),
        (4010, "SHARD_IDS"),
        (4011, "SHARD_COUNT"),
        (4012, "newest"),
        (4013, "intents"),
        (4014, "intents"),
    ],
)
@pytest.mark.sampled
def test_a_connection_that_is_closed_for_good_is_one_sentence(
    code: int, words: str, server: DiscordServer, capsys: Capture
) -> None:
    server.on_identify = server.closing(code)
    assert words in error_line(capsys, "run")
    assert server.received_operations.count(IDENTIFY) == 1, "it is not tried again"


@pytest.mark.parametrize("status", [400, 403])
def test_commands_that_are_refused_are_one_sentence(
    status: int, server: DiscordServer, capsys: Capture
) -> None:
    server.answers["PUT", COMMANDS] = Answer(status, INVALID)
    assert "refused the commands" in error_line(capsys, "run")


def test_a_page_in_answer_to_the_commands_is_one_sentence(server: DiscordServer, capsys: Capture) -> None:
    server.answers["PUT", COMMANDS] = Answer(200, PAGE)
    assert "is not Discord" in error_line(capsys, "run")


@pytest.mark.parametrize("answer", [Answer(403, PAGE), Answer(200, PAGE), Answer(200, "{ not", JSON)])
@pytest.mark.sampled
def test_a_bot_starts_though_its_commands_cannot_be_compared(
    answer: Answer, server: DiscordServer, capsys: Capture
) -> None:
    server.on_identify = server.closing(4004)
    error_line(capsys, "run")
    server.answers["GET", COMMANDS] = answer
    error_line(capsys, "run")
    assert server.requests.count(("PUT", COMMANDS)) == 1
    assert server.received_operations.count(IDENTIFY) == 2


def test_a_bot_starts_though_discord_is_too_busy_for_its_new_commands(
    server: DiscordServer, capsys: Capture
) -> None:
    server.on_identify = server.closing(4004)
    error_line(capsys, "run")
    server.commands.pop()
    server.answers["PUT", COMMANDS] = Answer(429, PAGE)
    assert "DISCORD_TOKEN" in error_line(capsys, "run")
    assert server.received_operations.count(IDENTIFY) == 2


# A command that runs while the bot stops


def command(name: str, *below: str) -> dict[str, Any]:
    """Return what Discord sends when a user gives a command in a direct message."""
    options: list[dict[str, Any]] = []
    for inner in reversed(below):
        options = [{"name": inner, "type": 1, "options": options}]
    return {
        "id": "9",
        "application_id": APPLICATION,
        "type": 2,
        "token": "x" * 40,
        "version": 1,
        "locale": "en-US",
        "entitlements": [],
        "context": 1,
        "authorizing_integration_owners": {},
        "attachment_size_limit": 1,
        "channel_id": "5",
        "channel": {"id": "5", "type": 1},
        "user": {**USER, "id": "8", "bot": False},
        "data": {"id": "1", "name": name, "type": 1, "options": options},
    }


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_command_that_runs_while_the_bot_stops_is_no_error(
    server: DiscordServer, capsys: Capture, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord never confirms the acknowledgement; the bot is stopped while it waits."""

    async def ask(socket: web.WebSocketResponse) -> None:
        await server.dispatch(socket, "INTERACTION_CREATE", command("me", "matches"))
        await server.acknowledge_event.wait()
        os.kill(os.getpid(), signal.SIGTERM)

    server.on_identify = ask
    assert main(["run"]) == 0
    gc.collect()
    assert "Traceback" not in capsys.readouterr().err
    assert not [record for record in caplog.records if "never retrieved" in record.getMessage()]


# Heartbeats


async def connect_for(server: DiscordServer, seconds: float, file: Path) -> None:
    """Connect a bot for ``seconds`` seconds."""
    bot = create_bot(Settings(database_url=f"sqlite+aiosqlite:///{file}", discord_token=TOKEN))
    bot_task = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(60):
            while IDENTIFY not in server.received_operations:
                await asyncio.wait([bot_task], timeout=0.01)
        await asyncio.wait([bot_task], timeout=seconds)
    finally:
        bot_task.cancel()
        await bot.close()
        await asyncio.gather(bot_task, return_exceptions=True)
        await bot.store.close()


async def test_a_start_does_not_warn_of_what_only_voice_needs(
    home: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True)
    create_bot(Settings(database_url=f"sqlite+aiosqlite:///{home}/guildhall.db"))
    assert "voice" not in caplog.text


async def test_a_dead_connection_is_noticed_within_half_a_minute(home: Path) -> None:
    bot = create_bot(Settings(database_url=f"sqlite+aiosqlite:///{home}/guildhall.db"))
    assert bot._connection.heartbeat_timeout == 30
    await bot.store.close()


async def test_a_quiet_connection_stays_open(
    server: DiscordServer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord proposes fewer heartbeats than a short timeout needs."""
    monkeypatch.setattr(bot, "HEARTBEAT_SECONDS", 0.5)
    await connect_for(server, 2.5, home / "guildhall.db")
    assert (server.received_operations.count(IDENTIFY), server.received_operations.count(RESUME)) == (1, 0)
    assert server.received_operations.count(HEARTBEAT) >= 4


async def test_a_connection_that_says_nothing_is_made_again(
    server: DiscordServer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "HEARTBEAT_SECONDS", 0.5)
    server.is_silent = True
    await connect_for(server, 2.5, home / "guildhall.db")
    assert server.received_operations.count(RESUME) >= 1
