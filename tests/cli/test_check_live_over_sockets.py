"""``bot check --live`` as it is entered in a terminal, on a Discord that it reaches over sockets."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.cli.checks.finding import Finding
from bot.cli.checks.live import CHANNEL, FORUM, check_live
from bot.cli.main import main
from bot.settings import Settings
from tests.chaos.stand_in import GUILD
from tests.cli.test_cli import TOKEN, home, log_as_before
from tests.cli.visited_server import OneFailure, VisitedServer
from tests.client.discord_server import API
from tests.client.stand_in import use

__all__ = ["home", "log_as_before"]
pytestmark = [pytest.mark.exhaustive, pytest.mark.waits]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
async def discord(home: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[VisitedServer]:
    """Return a Discord of the test's own, to which the settings of the bot point."""
    (home / ".env").touch(0o600)
    async with VisitedServer().running() as running:
        assert isinstance(running, VisitedServer)
        monkeypatch.setenv("DISCORD_API", running.url + API)
        use(running.url, monkeypatch.setattr)
        yield running


async def visit(discord: VisitedServer, capsys: Capture, status: int, server: int = GUILD) -> list[str]:
    """Return the lines of a visit with an operator, which has to end with a status and leave nothing."""
    acting = asyncio.create_task(discord.act_as_operator())
    assert await asyncio.to_thread(main, ["check", "--live", str(server)]) == status
    acting.cancel()
    captured = capsys.readouterr()
    assert captured.err == ""
    assert TOKEN not in captured.out
    assert discord.places == {}
    assert discord.emojis == {}
    return captured.out.splitlines()


def with_mark(lines: list[str], mark: str) -> list[str]:
    """Return the sentences that have a mark."""
    return [line.removeprefix(mark).strip() for line in lines if line.startswith(mark)]


async def test_a_visit_to_a_sound_server(discord: VisitedServer, capsys: Capture) -> None:
    lines = await visit(discord, capsys, 0)
    for words in (
        "has all permissions",
        f"The channel #{CHANNEL} was made",
        "A thread was opened",
        f"The channel #{FORUM} was made",
        "A post was made in the forum",
        "shows one picture in it",
        "Discord shows the new picture",
        "Discord counts it",
        "Your click was answered",
        "Your form was answered",
        "found again in the history",
        "folded into one line",
        "An emoji was uploaded",
        "deleted again (7)",
        "Nothing has to be repaired.",
    ):
        assert any(words in line for line in lines), words
    [please] = with_mark(lines, "[note]")
    assert "press both buttons within 3 minutes" in please


async def test_a_failure_of_discord_that_is_over_is_not_noticed(
    discord: VisitedServer, capsys: Capture
) -> None:
    """Discord has posted the board although it answers 500: it is sent again, but not posted twice."""
    fault = OneFailure("500", 1.0, Random(0), is_after=True, path="/channels/*/messages")
    discord.faults.append(fault)
    lines = await visit(discord, capsys, 0)
    assert fault.is_over
    assert any("A board was posted" in line for line in lines)
    assert any("Your form was answered" in line for line in lines)


async def test_what_was_made_unconfirmed_is_deleted_too(discord: VisitedServer, capsys: Capture) -> None:
    """The connection is cut once Discord has opened the thread: the board is posted into the channel."""
    fault = OneFailure("reset", 1.0, Random(0), is_after=True, path="/channels/*/threads")
    discord.faults.append(fault)
    lines = await visit(discord, capsys, 2)
    assert fault.is_over
    [failure] = with_mark(lines, "[FAIL]")
    assert failure.startswith("The thread: Discord gave no answer that can be read")
    assert any("A board was posted" in line for line in lines)
    assert any("deleted again (7)" in line for line in lines)


@pytest.mark.sampled
@pytest.mark.parametrize("is_after", [False, True])
@pytest.mark.parametrize("failure", ["cut", "reset", "500"])
async def test_a_lost_acknowledgement_is_not_noticed(
    failure: str, is_after: bool, discord: VisitedServer, capsys: Capture
) -> None:
    discord.faults.append(OneFailure(failure, 1.0, Random(0), is_after, path="/interactions/*"))
    lines = await visit(discord, capsys, 0)
    assert any("Your click was answered" in line for line in lines)


async def test_a_server_without_the_bot(discord: VisitedServer, capsys: Capture) -> None:
    lines = await visit(discord, capsys, 2, server=GUILD + 1)
    [failure] = with_mark(lines, "[FAIL]")
    assert failure.startswith(f"The bot is not in the server {GUILD + 1}.")


@pytest.mark.parametrize("method", ["PATCH", "DELETE"])
async def test_a_visit_that_is_broken_off_deletes_what_it_made(method: str, discord: VisitedServer) -> None:
    """The operator presses Ctrl+C while the board is edited, or while everything is deleted."""
    moment, acting = asyncio.Event(), asyncio.create_task(discord.act_as_operator())

    async def wait_for(actual_method: str, _: str) -> None:
        if actual_method == method:
            moment.set()

    discord.before_effect = wait_for
    findings: list[Finding] = []
    settings = Settings(discord_token=TOKEN, discord_api=discord.url + API)
    visiting = asyncio.create_task(check_live(settings, GUILD, findings.append))
    await moment.wait()
    visiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await visiting
    acting.cancel()
    assert "deleted again" in findings[-1].sentence
    assert discord.places == {}
    assert discord.emojis == {}
