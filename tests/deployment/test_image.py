"""The image: built from nothing but what it copies, it runs in a tree that it cannot change."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.codebase.sources import project_files
from tests.deployment.dockerfile import (
    EXTRAS,
    ROOT,
    copy_sources,
    install,
    is_sent,
    read_stages,
    snapshot,
)
from tests.discord_server import discord_server
from tests.test_cli import TOKEN

pytestmark = [pytest.mark.waits, pytest.mark.xdist_group("image")]
BUILD, FINAL = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
IGNORE = (ROOT / ".dockerignore").read_text(encoding="utf-8")
SOURCES = [source for *sources, _ in BUILD.copies for source in sources]
RECORD = next((ROOT / "tests" / "records").rglob("*.json"))
Image = tuple[Path, Path]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Return the folder of the programs that the Dockerfile's steps make, and that of all they install."""
    folder = tmp_path_factory.mktemp("image")
    (folder / "source").mkdir()
    copy_sources(BUILD, folder / "source")
    extras = EXTRAS.search(" ".join(BUILD.run))
    assert extras
    return install(folder / "source", extras[1], folder), folder


def bot(image: Image, data: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the image's variables, without a home; it may write to ``data`` only."""
    programs, image_folder = image
    own = {name: value for name, value in FINAL.variables.items() if name not in ("PATH", "DATABASE_URL")}
    url = FINAL.variables["DATABASE_URL"].replace("/data/", f"{data}/")
    before = snapshot(image_folder)
    result = subprocess.run(
        [programs / "bot", *arguments],
        cwd=data,
        env={"PATH": f"{programs}", "PYTHONDONTWRITEBYTECODE": "1", "DATABASE_URL": url} | own | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert snapshot(image_folder) == before
    return result


# What runs in it


@pytest.mark.exhaustive
def test_the_installed_bot_checks_itself(image: Image, tmp_path: Path) -> None:
    result = bot(image, tmp_path, "check")
    assert "DISCORD_TOKEN is not set" in result.stdout, result.stderr
    assert f"{tmp_path}/guildhall.db does not exist yet" in result.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.exhaustive
def test_the_installed_bot_tells_and_draws_a_match(image: Image, tmp_path: Path) -> None:
    result = bot(image, tmp_path, "record", "show", str(RECORD), "--frame", "1", "--picture", "board.png")
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "board.png").stat().st_size > 10_000


@pytest.mark.exhaustive
def test_nothing_is_installed_for_the_sandbox_or_the_tests(image: Image) -> None:
    programs, _ = image
    [packages] = programs.parent.glob("lib/python*/site-packages")
    assert (packages / "asyncpg").exists()
    assert not [name for name in ("simcord", "pytest", "mypy", "tests") if (packages / name).exists()]


@pytest.mark.exhaustive
def test_the_installed_bot_starts_and_keeps_its_matches_private(image: Image, tmp_path: Path) -> None:
    """Discord is one of this machine, which refuses the token once the bot is connected."""
    programs, _ = image
    with discord_server() as server:
        server.on_identify = server.closing(4004)
        start = (
            "import yarl\nfrom discord.gateway import DiscordWebSocket\nfrom discord.http import Route\n"
            f"Route.BASE = '{server.url}/api/v10'\n"
            f"DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL('{server.url.replace('http', 'ws')}/gateway')\n"
            "from bot.cli import main\nraise SystemExit(main(['run']))\n"
        )
        url = f"sqlite:///{tmp_path}/guildhall.db"
        result = subprocess.run(
            [programs / "python3", "-B", "-c", start],
            cwd=tmp_path,
            env={"DATABASE_URL": url, "DISCORD_TOKEN": TOKEN},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert "no longer accepts DISCORD_TOKEN" in result.stderr
    assert result.returncode == 2
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {"guildhall.db": 0o600}


# What is in it


def test_nothing_is_sent_to_docker_but_what_it_copies() -> None:
    sent_roots = {str(path).split("/")[0] for path in project_files() if is_sent(str(path), IGNORE)}
    assert sent_roots == set(SOURCES)
    secrets = (".env", "guildhall.db", "bot/.env", "bot/guildhall.db-wal", "backups/x.dump", ".git/config")
    assert [secret for secret in secrets if is_sent(secret, IGNORE)] == []


def test_no_secret_is_in_a_layer() -> None:
    for stage in (BUILD, FINAL):
        assert not {name for name in stage.variables if "TOKEN" in name or "PASSWORD" in name}
        assert "ARG" not in stage.last


def test_the_bot_is_a_user_with_a_fixed_number_and_owns_its_data() -> None:
    number = FINAL.last["USER"].split(":")[0]
    assert int(number) > 999
    [run] = FINAL.run
    assert f"--uid {number}" in run
    assert "-o guildhall -g guildhall -m 700 /data" in run
    assert FINAL.last["VOLUME"] == FINAL.last["WORKDIR"] == "/data"
    assert FINAL.variables["DATABASE_URL"].startswith("sqlite:////data/")
    assert json.loads(FINAL.last["ENTRYPOINT"]) + json.loads(FINAL.last["CMD"]) == ["bot", "run"]


# Its health


@pytest.fixture
def health() -> Iterator[HTTPServer]:
    """Return a server that says whether the bot is well; tests set its status."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            is_known = self.path == "/healthz"
            self.send_response(self.server.status if is_known else 404)  # type: ignore[attr-defined]
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def is_healthy(**variables: str) -> bool:
    """Return whether the health check of the image succeeds."""
    _, check = FINAL.last["HEALTHCHECK"].split(" CMD ")
    python, *arguments = json.loads(check)
    assert python == "python3"
    command = [sys.executable, *arguments]
    return not subprocess.run(command, env=variables, capture_output=True, timeout=30, check=False).returncode


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
def test_the_image_is_as_healthy_as_the_bot_says(status: int, healthy: bool, health: HTTPServer) -> None:
    health.status = status  # type: ignore[attr-defined]
    assert is_healthy(METRICS_PORT=str(health.server_port)) is healthy


def test_a_bot_that_says_nothing_is_not_healthy() -> None:
    assert not is_healthy(METRICS_PORT="1")
    assert not is_healthy()
