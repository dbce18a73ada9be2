"""The image: built from nothing but what it copies, it runs in a tree that it cannot change."""

import json
import shlex
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import pairwise, takewhile
from pathlib import Path

import pytest
import yaml

from tests.cli.test_cli import TOKEN
from tests.client.discord_server import discord_server
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
from tests.deployment.hosting_page import LINES

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


def image_variables(programs: Path, data: Path) -> dict[str, str]:
    """Return the variables of the image, with its programs and its data where they are here."""
    own = {name: value.replace("/data/", f"{data}/") for name, value in FINAL.variables.items()}
    return own | {"PATH": f"{programs}", "PYTHONDONTWRITEBYTECODE": "1"}


def bot(image: Image, data: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the image's variables, without a home; it may write to ``data`` only."""
    programs, image_folder = image
    before = snapshot(image_folder)
    result = subprocess.run(
        [programs / "bot", *arguments],
        cwd=data,
        env=image_variables(programs, data) | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert snapshot(image_folder) == before
    return result


# What runs in it


def test_the_image_has_the_library_that_scripts_such_as_thai_need() -> None:
    """Pillow looks for it when it lays out a text; without it, the marks of Thai overlap."""
    assert "install -y --no-install-recommends libfribidi0 " in " ".join(FINAL.run)


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
            "from bot.cli.main import main\nraise SystemExit(main(['run']))\n"
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


def read_env_file(content: str) -> dict[str, str]:
    """Return the variables of a file as ``docker run`` reads them: quotes stay, empty ones are set."""
    lines = [line.lstrip() for line in content.splitlines()]
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


@contextmanager
def container(image: Image, folder: Path, settings: str) -> Iterator[dict[str, str]]:
    """Run the container of the page on hosting with these settings; yield the variables of its processes."""
    programs, _ = image
    (folder / "data").mkdir()
    (folder / ".env").write_text(settings)
    variables = image_variables(programs, folder / "data")
    [line] = [line for line in LINES if line.startswith("docker run")]
    words = shlex.split(line)
    for option, value in pairwise(words):
        if option == "--env-file":
            variables |= read_env_file((folder / value).read_text())
    with discord_server() as server:
        gateway = server.url.replace("http", "ws") + "/gateway"
        (folder / "sitecustomize.py").write_text(
            "import yarl\nfrom discord.gateway import DiscordWebSocket\nfrom discord.http import Route\n"
            f"Route.BASE = '{server.url}/api/v10'\nDiscordWebSocket.DEFAULT_GATEWAY = yarl.URL('{gateway}')\n"
        )
        process = subprocess.Popen(
            [programs / word for word in json.loads(FINAL.last["ENTRYPOINT"])]
            + json.loads(FINAL.last["CMD"]),
            cwd=folder / "data",
            env=variables | {"PYTHONPATH": str(folder)},
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stderr
            log = list(takewhile(lambda line: "bot.ready" not in line, process.stderr))
            try:
                yield variables
            finally:
                process.terminate()
                log += process.communicate(timeout=30)[1].splitlines()
        assert process.returncode == 0, "\n".join(log)


@pytest.mark.exhaustive
@pytest.mark.parametrize("host", ["", "0.0.0.0"])
def test_the_documented_container_is_healthy_with_the_settings_of_the_example(
    host: str, image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The image's own port is a free one of this machine here."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    monkeypatch.setitem(FINAL.variables, "GUILDHALL_DEFAULT_METRICS_PORT", "1" if host else port)
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = example.replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}")
    if host:
        settings = settings.replace("METRICS_PORT=", f"METRICS_PORT={port}").replace(
            "METRICS_HOST=", f"METRICS_HOST={host}"
        )
    with container(image, tmp_path, settings) as variables:
        assert variables["DATABASE_URL"] == variables["SHARD_COUNT"] == "", "as the example has them"
        assert is_healthy(image[0], tmp_path / "data", **variables)
    assert (tmp_path / "data" / "guildhall.db").exists()
    assert not is_healthy(image[0], tmp_path / "data", **variables), "it has ended"


# What is in it


def test_nothing_is_sent_to_docker_but_what_it_copies() -> None:
    sent = [path for path in project_files() if is_sent(str(path), IGNORE)]
    assert {str(path) if str(path) in SOURCES else path.parts[0] for path in sent} == set(SOURCES)
    secrets = (
        ".env",
        "guildhall.db",
        "bot/.env",
        "bot/guildhall.db-wal",
        "backups/x.dump",
        ".git/config",
        ".ci/run",
    )
    assert [secret for secret in secrets if is_sent(secret, IGNORE)] == []


def test_no_secret_is_in_a_layer() -> None:
    for stage in (BUILD, FINAL):
        assert not {name for name in stage.variables if "TOKEN" in name or "PASSWORD" in name}
        assert "ARG" not in stage.last


def test_the_bot_is_a_user_with_a_fixed_number_and_owns_its_data() -> None:
    number = FINAL.last["USER"].split(":")[0]
    assert int(number) > 999
    [run] = [run for run in FINAL.run if "useradd" in run]
    assert f"--uid {number}" in run
    assert "-o guildhall -g guildhall -m 700 /data" in run
    assert FINAL.last["VOLUME"] == FINAL.last["WORKDIR"] == "/data"
    assert FINAL.variables["GUILDHALL_DEFAULT_DATABASE_URL"].startswith("sqlite:////data/")
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
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def is_healthy(programs: Path, folder: Path, **variables: str) -> bool:
    """Return whether the health check of the image succeeds in a folder, with these programs."""
    _, check = FINAL.last["HEALTHCHECK"].split(" CMD ")
    python, *arguments = json.loads(check)
    assert python == "python3"
    command = [programs / python, *arguments]
    return not subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, timeout=30, check=False
    ).returncode


def is_source_healthy(folder: Path, **variables: str) -> bool:
    """Return whether the health check of the image succeeds with the programs of the tests."""
    return is_healthy(Path(sys.executable).parent, folder, PYTHONPATH=str(ROOT), **variables)


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
@pytest.mark.parametrize("name", ["METRICS_PORT", "GUILDHALL_DEFAULT_METRICS_PORT"])
def test_the_image_is_as_healthy_as_the_bot_says(
    name: str, status: int, healthy: bool, health: HTTPServer, tmp_path: Path
) -> None:
    health.status = status  # type: ignore[attr-defined]
    assert is_source_healthy(tmp_path, **{name: str(health.server_port)}) is healthy


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", " "])
def test_the_health_check_follows_the_settings(host: str, health: HTTPServer, tmp_path: Path) -> None:
    """Also those in a file beside the data; and no proxy is asked."""
    health.status = 200  # type: ignore[attr-defined]
    (tmp_path / ".env").write_text(f"METRICS_PORT={health.server_port}\n")
    variables = {"METRICS_PORT": "", "METRICS_HOST": host, "GUILDHALL_DEFAULT_METRICS_PORT": "1"}
    assert is_source_healthy(tmp_path, **variables, http_proxy="http://127.0.0.1:1")
    assert not is_source_healthy(tmp_path, **variables | {"METRICS_HOST": "127.0.0.2"})


def test_a_bot_that_says_nothing_is_not_healthy(tmp_path: Path) -> None:
    assert not is_source_healthy(tmp_path, METRICS_PORT="1")
    assert not is_source_healthy(tmp_path)


def test_compose_and_the_image_agree_on_the_base() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
    assert {BUILD.base, FINAL.base} == {"python:3.13-slim-bookworm"}
    assert service["build"]["args"] == {"BASE_IMAGE": f"${{BASE_IMAGE:-{FINAL.base}}}"}
