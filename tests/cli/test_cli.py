"""What the operator sees in the terminal: one line that helps, a status, an end in order."""

import asyncio
import logging
import os
import signal
import sqlite3
import sys
import tomllib
from asyncio.subprocess import PIPE
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.cli.main import main
from bot.client.bot import Guildhall
from bot.store.migrate import HEAD
from tests.codebase.combinations import usual_first

pytestmark = pytest.mark.waits

TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GaBcDe", "abcdefghijklmnopqrstuvwxyz_-0123456789"))
COMMANDS = ("run", "sandbox", "backup", "check", "tournament", "record")
ROOT = Path(__file__).parents[2]
LONGEST = 10
"""Seconds in which the bot must have ended after a signal."""

Capture = pytest.CaptureFixture[str]
Settings = dict[str, str]


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """Restore the log, which the command sets up for its process and which here is that of the tests."""
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in (None, *root.manager.loggerDict)}
    yield
    for handler in [handler for handler in root.handlers if handler.name == "guildhall"]:
        root.removeHandler(handler)
    for name in (None, *root.manager.loggerDict):
        logging.getLogger(name).setLevel(levels.get(name, logging.NOTSET))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder to start the bot in, with a token in the environment and nothing else."""
    for name in ("DATABASE_URL", "SHARD_COUNT", "SHARD_IDS", "LOG_FORMAT", "METRICS_HOST", "METRICS_PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LOG_LEVEL", "ERROR")  # what is left is what the command itself says
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_version_names_the_schema_too(capsys: Capture) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    with pytest.raises(SystemExit) as exit_info:
        main(["--version"])
    assert exit_info.value.code == 0
    assert capsys.readouterr().out == f"Guildhall {project['version']}, database schema {HEAD}\n"


def make_start_fail(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the bot fail to start with ``error``."""

    async def start(_bot: Guildhall, _token: str, **_: Any) -> None:
        raise error

    monkeypatch.setattr(Guildhall, "start", start)


def make_start_open_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot open its store as it starts, and stop there."""

    async def start(bot: Guildhall, _token: str, **_: Any) -> None:
        await bot.store.open()

    monkeypatch.setattr(Guildhall, "start", start)


def error_line(capsys: Capture, *arguments: str) -> str:
    """Return the one line on standard error of a command that ends with status 2."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert TOKEN not in captured.err
    assert "Traceback" not in captured.err
    [line] = captured.err.splitlines()
    return line


def names_in(folder: Path) -> list[str]:
    """Return the files of a folder."""
    return sorted(file.name for file in folder.iterdir())


# Help


def test_help_lists_the_subcommands(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as excinfo:
        main(["--help"])
    assert excinfo.value.code == 0
    output = capsys.readouterr().out
    assert all(f"    {command}" in output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_subcommand_says_what_it_does(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as excinfo:
        main([command, "--help"])
    assert excinfo.value.code == 0
    assert f"bot {command}" in capsys.readouterr().out


def test_an_unknown_subcommand_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as excinfo:
        main(["fly"])
    assert excinfo.value.code == 2
    assert "fly" in capsys.readouterr().err


# A start that fails


@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_without_a_token_it_says_where_to_put_one(
    arguments: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    line = error_line(capsys, *arguments)
    assert "DISCORD_TOKEN" in line
    assert "bot sandbox" in line
    assert names_in(home) == [], "nothing was begun"


@pytest.mark.parametrize("place", ["environment", "file"])
def test_a_misspelt_token_is_named_without_its_value(
    place: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    if place == "file":
        (home / ".env").write_text(f"DISCORD_TOKN={TOKEN}\n")
    else:
        monkeypatch.setenv("DISCORD_TOKN", TOKEN)
    assert error_line(capsys) == "There is no setting DISCORD_TOKN. Did you mean DISCORD_TOKEN?"


def test_a_token_may_be_in_the_env_file(capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    (home / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    make_start_fail(monkeypatch, discord.LoginFailure("Improper token has been passed."))
    assert "refused" in error_line(capsys)


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN was refused"),
        (discord.PrivilegedIntentsRequired(None), "intents"),
        (aiohttp.ClientConnectionError("Cannot connect to host discord.com:443"), "cannot be reached"),
        (discord.GatewayNotFound(), "cannot be reached"),  # type: ignore[no-untyped-call]
    ],
)
def test_a_refusal_of_discord_is_printed_as_one_line(
    error: Exception, word: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_start_fail(monkeypatch, error)
    assert word in error_line(capsys, "run")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "abc"),
        ("DATABASE_URL", "mysql://host/data"),
        ("SHARD_COUNT", "many"),
        ("SHARD_IDS", "0"),
        ("LOG_FORMAT", "xml"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_bad_setting_is_named(
    name: str, value: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert error_line(capsys, "run").startswith(name)


@pytest.mark.parametrize("content", [b"milk, eggs", b"SQLite format 3\0" + bytes(300)])
def test_a_damaged_database_is_named_and_not_touched(content: bytes, capsys: Capture, home: Path) -> None:
    file = home / "guildhall.db"
    file.write_bytes(content)
    line = error_line(capsys, "run")
    assert "guildhall.db" in line
    assert "damaged" in line
    assert file.read_bytes() == content


def test_a_newer_database_is_named_and_not_touched(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    file = home / "guildhall.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version AS SELECT '2099' AS version_num")
    before = file.read_bytes()
    make_start_open_store(monkeypatch)
    line = error_line(capsys, "run")
    assert "newer version" in line
    assert "2099" in line
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "url", ["sqlite:///no/such/folder/guildhall.db", "postgresql://ada:hunter2@127.0.0.1:1/guildhall"]
)
def test_a_database_that_cannot_be_reached_is_one_line(
    url: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    make_start_open_store(monkeypatch)
    line = error_line(capsys, "run")
    assert "DATABASE_URL" in line
    assert "hunter2" not in line


# A start that succeeds


def test_a_bot_that_ends_by_itself_ends_well(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    make_start_open_store(monkeypatch)
    assert main(["run"]) == 0
    assert TOKEN not in capsys.readouterr().err
    assert names_in(home) == ["guildhall.db"], "the log of the database is closed too"


async def stop_by_signal(scene: str, number: signal.Signals, home: Path) -> tuple[int, str, str]:
    """Return status, output and errors of a real bot after a signal."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-X", "dev", "-m", "tests.cli.stoppable", scene, "run"),
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": f"sqlite:///{home / 'guildhall.db'}", "LOG_LEVEL": "DEBUG"},
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
        process.send_signal(number)
        output, errors = await asyncio.wait_for(process.communicate(), LONGEST)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode(), errors.decode()


@pytest.mark.parametrize(
    ("scene", "number"),
    usual_first(
        4,
        [
            ("serving", signal.SIGINT),
            ("starting", signal.SIGTERM),
            ("delivering", signal.SIGTERM),
            ("querying", signal.SIGTERM),
            ("serving", signal.SIGTERM),
            ("starting", signal.SIGINT),
        ],
    ),
)
@pytest.mark.sampled
async def test_a_signal_ends_the_bot_in_order(scene: str, number: signal.Signals, home: Path) -> None:
    status, output, errors = await stop_by_signal(scene, number, home)
    assert (status, output) == (0, "open:\n"), errors
    assert TOKEN not in errors
    for word in ("Traceback", "ResourceWarning", "was destroyed", "never retrieved", "never awaited"):
        assert word not in errors
    assert "bot.closed" in errors
    assert names_in(home) == ["guildhall.db"]


def test_the_patched_methods_exist() -> None:
    """The tests above replace these; with a new name in discord.py they would test nothing."""
    methods: list[Callable[..., Any]] = [Guildhall.start, Guildhall.login, Guildhall.connect]
    assert all(asyncio.iscoroutinefunction(method) for method in methods)


# Tournaments


def test_a_tournament_is_counted_and_ends_with_a_table(capsys: Capture) -> None:
    arguments = ["tournament", "constructor", "--levels", "casual,beginner,random", "--matches", "2"]
    assert main([*arguments, "--processes", "1"]) == 0
    captured = capsys.readouterr()
    rows = [line for line in captured.out.splitlines() if "against" in line]
    assert [row.split("|")[1].strip() for row in rows] == [
        "casual against beginner",
        "casual against random",
        "beginner against random",
    ]
    assert all(len(row.split("|")) == 10 for row in captured.out.splitlines())
    assert "casual against beginner: 2 of 2\n" in captured.err
    assert "\r" not in captured.err, "this is no terminal"


@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.usefixtures("example_games")
def test_a_tournament_measures_a_game_without_a_computer_of_its_own(players: str, capsys: Capture) -> None:
    levels = ["--levels", "casual,random", "--matches", "4", "--players", players]
    assert main(["tournament", "dots", *levels, "--processes", "2"]) == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "against" in line]
    _, _, seats, matches, points, interval, *_ = (cell.strip() for cell in row.split("|"))
    assert (seats, matches) == (players, "4")
    assert float(points.removesuffix("%")) > 50
    assert interval.count("%") == 2


def test_on_a_terminal_the_count_stays_in_place(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    main(["tournament", "constructor", "--levels", "beginner,random", "--matches", "3", "--processes", "1"])
    assert capsys.readouterr().err.count("\r") == 2


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["chess"], "constructor"),
        (["constructor", "--levels", "master,wizard"], "beginner"),
        (["constructor", "--levels", "master"], "two"),
        (["constructor", "--players", "3"], "2 to 2"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(
    arguments: list[str], word: str, capsys: Capture
) -> None:
    assert word in error_line(capsys, "tournament", *arguments)


def test_a_tournament_needs_matches(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as excinfo:
        main(["tournament", "constructor", "--matches", "0"])
    assert excinfo.value.code == 2
    assert "not a positive number" in capsys.readouterr().err
