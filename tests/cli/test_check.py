"""``bot check``: one line for each thing that it looked at, status 0 or 2, and nothing changed."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.utils import format_datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route

from bot.cli import check
from bot.cli.checks import database, letters
from bot.cli.checks.finding import Finding
from bot.cli.checks.live import check_live
from bot.cli.main import main
from bot.settings import Settings
from bot.timestamps import from_milliseconds, milliseconds
from cogs.kit.permissions import INVITE
from tests.cli.test_cli import TOKEN, home, log_as_before, names_in
from tests.client.discord_server import (
    ABOUT,
    API,
    APPLICATION,
    IDENTIFY,
    USER,
    Answer,
    DiscordServer,
    discord_server,
)

__all__ = ["home", "log_as_before"]
ME, ABOUT_PATH, GATEWAY = "/users/@me", "/oauth2/applications/@me", "/gateway/bot"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def server() -> Iterator[DiscordServer]:
    """Return a Discord of the test's own."""
    with discord_server() as running:
        yield running


def lines(capsys: Capture, status: int, *options: str) -> list[str]:
    """Return what the check prints, which has to end with a status; the token is never part of it."""
    assert main(["check", *options]) == status
    captured = capsys.readouterr()
    assert captured.err == ""
    assert TOKEN not in captured.out
    return captured.out.splitlines()


def failures(capsys: Capture, *options: str) -> list[str]:
    """Return the lines of a check that fails which say what has to be repaired."""
    return [line for line in lines(capsys, 2, *options) if line.startswith("[FAIL]")]


def notes(capsys: Capture) -> list[str]:
    """Return the lines of a check that passes which are worth knowing."""
    return [line for line in lines(capsys, 0) if line.startswith("[note]")]


def private_settings(home: Path) -> None:
    """Create a file with settings that only its owner may read."""
    (home / ".env").touch(0o600)


def test_a_check_that_passes_changes_nothing(home: Path, server: DiscordServer, capsys: Capture) -> None:
    private_settings(home)
    report = lines(capsys, 0)
    assert all(line.startswith("[ ok ] ") for line in report[:-1])
    assert report[-1] == "Nothing has to be repaired."
    assert names_in(home) == [".env"]
    assert {method for method, _ in server.requests} == {"GET"}
    assert IDENTIFY not in server.received_operations, "it uses up no start of a session"


def test_it_names_the_bot_and_prints_the_link_that_invites_it(capsys: Capture) -> None:
    report = "\n".join(lines(capsys, 0))
    assert str(USER["username"]) in report
    link = f"client_id={APPLICATION}&scope=bot+applications.commands&permissions={INVITE.value}"
    assert link in report


def test_it_asks_the_proxy_that_the_bot_would_ask(
    server: DiscordServer, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_API", server.url + API)
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    assert lines(capsys, 0)[-1] == "Nothing has to be repaired."


# Settings and files


def test_a_missing_token_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    [line] = failures(capsys)
    assert "DISCORD_TOKEN is not set" in line


def test_a_misspelt_variable_of_the_environment_is_named(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    private_settings(home)
    monkeypatch.setenv("SHARD_COUNTS", "2")
    [line] = notes(capsys)
    assert line.endswith("There is no setting SHARD_COUNTS. Did you mean SHARD_COUNT?")


def test_a_bad_setting_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "many")
    [line] = failures(capsys)
    assert "SHARD_COUNT is “many”" in line


@pytest.mark.parametrize(
    "name",
    [".env", "guildhall.db", "guildhall.db-wal", "guildhall.db-shm", "copy.db", "backups/guildhall-1.db"],
)
def test_a_file_that_others_may_read_is_named_with_the_command_that_repairs_it(
    name: str, home: Path, capsys: Capture
) -> None:
    private_settings(home)
    (home / "backups").mkdir()
    (home / name).touch(0o600)
    (home / name).chmod(0o640)
    [line] = failures(capsys)
    assert line.endswith(f"chmod go= {home / name}")
    assert os.system(f"cd / && {line.split(': ')[-1]}") == 0
    lines(capsys, 0)


def test_root_is_told_whose_database_it_looks_at(home: Path, capsys: Capture) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root")
    private_settings(home)
    (home / "guildhall.db").touch(0o600)
    os.chown(home / "guildhall.db", 12345, 12345)
    [line] = notes(capsys)
    assert "12345" in line


def test_a_machine_that_cannot_shape_letters_is_named_with_the_command_that_repairs_it(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    private_settings(home)
    monkeypatch.setattr(letters, "can_shape", lambda: True)
    assert notes(capsys) == []
    monkeypatch.setattr(letters, "can_shape", lambda: False)
    [line] = notes(capsys)
    assert "Thai, Arabic or Devanagari" in line
    assert line.endswith(" sudo apt-get install libfribidi0")


@pytest.mark.parametrize(("free", "word"), [(database.LEAST_SPACE - 1, "[FAIL]"), (450_000_000, "[note]")])
def test_a_disk_that_is_almost_full_is_named(
    free: int, word: str, home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    private_settings(home)
    monkeypatch.setattr("bot.cli.checks.database.shutil.disk_usage", lambda _: SimpleNamespace(free=free))
    [line] = failures(capsys) if word == "[FAIL]" else notes(capsys)
    assert f"{free // 1_000_000} MB" in line


# Discord


def test_discord_that_cannot_be_reached_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:1/api/v10")
    [line] = failures(capsys)
    assert "cannot be reached" in line


@pytest.mark.parametrize("path", [ME, ABOUT_PATH, GATEWAY])
@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Answer(401, {"message": "401: Unauthorized", "code": 0}), "DISCORD_TOKEN was refused"),
        (Answer(403, "<html>denied"), "forbids"),
        (Answer(429, "<html>slow", {"Retry-After": "2465"}), "42 minutes"),
        (Answer(503, "<html>down"), "cannot be reached"),
        (Answer(200, "<html>other"), "is not Discord"),
        (Answer(200, "{ not", {"Content-Type": "application/json"}), "is not Discord"),
        (Answer(200, {"other": "api"}), "is not Discord"),
    ],
)
def test_a_refusal_of_discord_is_one_line(
    path: str, answer: Answer, words: str, server: DiscordServer, capsys: Capture
) -> None:
    server.answers["GET", path] = answer
    [line] = failures(capsys)
    assert words in line


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"interactions_endpoint_url": "https://example.com"}, "interactions endpoint URL"),
        ({"bot_require_code_grant": True}, "code grant"),
    ],
)
def test_an_application_that_cannot_work_is_named(
    more: dict[str, Any], words: str, server: DiscordServer, capsys: Capture
) -> None:
    server.answers["GET", ABOUT_PATH] = Answer(body=ABOUT | more)
    [line] = failures(capsys)
    assert words in line


def gateway(server: DiscordServer, remaining: int) -> Answer:
    """Return the answer of a Discord that allows a number of starts."""
    limit = {"total": 1000, "remaining": remaining, "reset_after": 5_400_000, "max_concurrency": 1}
    url = server.url.replace("http", "ws") + "/gateway"
    return Answer(body={"url": url, "shards": 2, "session_start_limit": limit})


def test_a_bot_that_may_not_connect_any_more_is_named(server: DiscordServer, capsys: Capture) -> None:
    server.answers["GET", GATEWAY] = gateway(server, 1)
    [line] = failures(capsys)
    assert "90 minutes" in line


def test_a_bot_that_connects_too_often_is_named(home: Path, server: DiscordServer, capsys: Capture) -> None:
    private_settings(home)
    server.answers["GET", GATEWAY] = gateway(server, 40)
    [line] = notes(capsys)
    assert "40" in line


def test_a_gateway_that_does_not_greet_is_named(
    server: DiscordServer, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: web.Request) -> web.WebSocketResponse:
        raise web.HTTPForbidden

    monkeypatch.setattr(server, "gateway", refuse)
    server.answers["GET", GATEWAY] = gateway(server, 900)
    [line] = failures(capsys)
    assert "cannot be reached" in line


@pytest.mark.parametrize(("seconds", "word"), [(-90, "slow"), (90, "fast")])
def test_a_clock_that_is_wrong_is_named(
    seconds: int, word: str, home: Path, server: DiscordServer, capsys: Capture
) -> None:
    private_settings(home)
    theirs = format_datetime(from_milliseconds(milliseconds() - 1000 * seconds), usegmt=True)
    server.answers["GET", ME] = Answer(body=USER, headers={"Date": theirs})
    [line] = notes(capsys)
    assert word in line


# The visit to a server, see `test_check_live.py` too


@pytest.mark.parametrize("text", ["-5", "0", "games", "1.5", "9" * 19, "9" * 3000, "\u0661\u0662"], ids=len)
def test_what_is_no_id_of_a_server_is_refused(text: str, server: DiscordServer, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(["check", "--live", text])
    assert exit_info.value.code == 2
    assert "is not the id of a server" in capsys.readouterr().err
    assert server.requests == []


def test_no_server_is_visited_until_the_rest_is_fine(
    server: DiscordServer, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHARD_COUNT", "many")
    report = lines(capsys, 2, "--live", "5")
    assert "[note] The visit to the server is left out" in report[-2]
    assert server.requests == []


def test_a_gateway_that_refuses_the_visit_is_named(
    home: Path, server: DiscordServer, capsys: Capture
) -> None:
    private_settings(home)
    server.on_identify = server.closing(4004)
    [line] = failures(capsys, "--live", "5")
    assert "Discord no longer accepts DISCORD_TOKEN" in line


async def test_a_token_that_the_visit_may_not_use_any_more_is_named(server: DiscordServer) -> None:
    server.answers["GET", ME] = Answer(401, {"message": "401: Unauthorized", "code": 0})
    findings: list[Finding] = []
    await check_live(Settings(discord_token=TOKEN), 5, findings.append)
    [finding] = findings
    assert str(finding).startswith("[FAIL] DISCORD_TOKEN was refused")


def test_ctrl_c_breaks_the_visit_off(home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(*_: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        await asyncio.Event().wait()

    private_settings(home)
    monkeypatch.setattr(check, "check_live", visit)
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job ignores it
    try:
        assert failures(capsys, "--live", "5") == ["[FAIL] The visit was broken off."]
    finally:
        signal.signal(signal.SIGINT, handler)


# The start


def test_a_start_warns_if_others_may_read_the_token(
    home: Path, server: DiscordServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    server.on_identify = server.closing(4004)
    private_settings(home)
    main(["run"])
    assert "settings.others_may_read" not in caplog.text
    (home / ".env").chmod(0o644)
    main(["run"])
    assert "settings.others_may_read" in caplog.text


def test_a_start_warns_if_the_machine_cannot_shape_letters(
    server: DiscordServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    monkeypatch.setattr(letters, "can_shape", lambda: True)
    server.on_identify = server.closing(4004)
    main(["run"])
    assert "pictures.letters_missing" not in caplog.text
    monkeypatch.setattr(letters, "can_shape", lambda: False)
    main(["run"])
    [record] = [record for record in caplog.records if record.getMessage() == "pictures.letters_missing"]
    assert "libfribidi0" in vars(record)["cause"]


def test_a_start_logs_a_misspelt_variable_of_the_environment(
    server: DiscordServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    monkeypatch.setenv("METRICS_PROT", "9464")
    server.on_identify = server.closing(4004)
    main(["run"])
    [record] = [record for record in caplog.records if record.getMessage() == "settings.misspelt"]
    assert vars(record)["cause"] == "METRICS_PROT"
    assert vars(record)["reason"] == "METRICS_PORT is not set"


def test_a_running_bot_is_not_disturbed(home: Path, capsys: Capture, database: Path) -> None:
    with closing(sqlite3.connect(database)) as running:
        running.execute("PRAGMA journal_mode=WAL")
        running.execute("BEGIN IMMEDIATE")
        running.execute("DELETE FROM outbox")
        before = names_in(home)
        assert any("can be used" in line for line in lines(capsys, 2)), "the fixture's file is open to others"
        running.commit()
        assert names_in(home) == before
