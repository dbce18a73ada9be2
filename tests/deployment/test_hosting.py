"""The page on hosting: its commands exist, and its backups of SQLite are made and restored here."""

import os
import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.settings import load_settings
from bot.store import Store
from tests.deployment.commands import is_command
from tests.deployment.dockerfile import ROOT
from tests.store.samples import advance, table

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = [
    re.sub(rf"(?m)^{indent}", "", block)
    for indent, block in re.findall(r"(?ms)^( *)```sh\n(.*?)^ *```$", PAGE)
]
LINES = [line for block in BLOCKS for line in block.splitlines()]


def block(beginning: str) -> str:
    """Return the only block that has a line which begins so."""
    [found] = [block for block in BLOCKS if re.search(rf"(?m)^{re.escape(beginning)}", block)]
    return found


# Every command


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_is_shell(number: int) -> None:
    subprocess.run(["bash", "-n"], input=BLOCKS[number], text=True, timeout=30, check=True)


def test_the_commands_of_the_bot_exist() -> None:
    commands = re.findall(r"(?:sudo guildhall|exec guildhall bot|--rm bot) ([a-z][^`\n]*)", PAGE)
    assert {command.split()[0] for command in commands} == {"check", "backup"}
    assert [command for command in commands if not is_command(shlex.split(command))] == []


def test_the_links_within_the_page_and_from_the_readme_lead_to_a_heading() -> None:
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"(?m)^#+ (.+)$", PAGE)}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(#([^)]+)\)", PAGE) + re.findall(r"docs/hosting\.md#([^)]+)\)", readme)
    assert [link for link in links if link not in headings] == []


def test_the_files_that_are_installed_exist() -> None:
    files = re.findall(r"/opt/guildhall/source/([\w./-]+)", PAGE)
    assert {Path(file).suffix for file in files} >= {".service", ".timer", ".example"}
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_the_units_are_enabled_by_the_names_of_their_files() -> None:
    enabled = [line.split("--now")[1].split() for line in LINES if "systemctl enable" in line]
    started = re.findall(r"systemctl start ([\w-]+)", PAGE)
    assert [names[0] for names in enabled] == ["guildhall.service"] * 2
    names = {*enabled[0], *enabled[1], *(f"{name}.service" for name in started)}
    assert all((ROOT / "docs" / "systemd" / name).exists() for name in names)
    copied = {Path(line.split()[2]).name for line in LINES if line.startswith("sudo cp")}
    assert names <= copied


def test_the_services_of_compose_are_called_by_their_names() -> None:
    content = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = set(re.findall(r"(?m)^  (\w+):\n    <<:", content))
    called = re.findall(r"docker compose (?:run --rm|exec|exec -T|restart|logs --follow) (\w+)", PAGE)
    assert called
    assert set(called) <= services


def test_the_address_of_the_database_is_one_that_the_bot_can_use() -> None:
    [url] = re.findall(r"DATABASE_URL=(postgresql://\S+)`", PAGE)
    assert load_settings({"DATABASE_URL": url}).database_url.startswith("postgresql+asyncpg://guildhall:")


def test_the_line_that_sets_the_password_fits_the_example(tmp_path: Path) -> None:
    settings = tmp_path / ".env"
    settings.write_bytes((ROOT / ".env.example").read_bytes())
    [line] = [line for line in LINES if line.startswith("sed -i")]
    subprocess.run(["bash", "-c", line], cwd=tmp_path, timeout=30, check=True)
    assert re.search(r"(?m)^POSTGRES_PASSWORD=[0-9a-f]{48}$", settings.read_text())


# A backup and its restore


class Machine:
    """A machine in a folder: the page's commands run in it, without root and without systemd."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        (self.data / "backups").mkdir(parents=True)
        (self.data / ".env").touch(0o600)

    def run(self, commands: str) -> str:
        """Run a block of the page; return what it prints."""
        bot = shlex.join([sys.executable, "-m", "bot"])
        stubs = f"""
            sudo() {{ "$@"; }}
            systemctl() {{ echo "systemctl $*"; }}
            guildhall() {{ (cd {self.data} && PYTHONPATH={ROOT} {bot} "$@") || [ "$1" = check ]; }}
            install() {{ [ "$1 $2 $3 $4" = "-o guildhall -g guildhall" ]; shift 4; command install "$@"; }}
        """
        environment = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
        commands = commands.replace("/var/lib/guildhall", str(self.data))
        done = subprocess.run(
            ["bash", "-c", stubs + commands],
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        self.errors = done.stderr
        return done.stdout

    async def play(self, turns: int) -> None:
        """Play in a new match."""
        store = Store(f"sqlite+aiosqlite:///{self.data}/guildhall.db")
        await store.open()
        match = await store.matches.create(table())
        for number in range(turns):
            match = await advance(store, match, number)
        await store.close()

    def content(self) -> dict[str, list[tuple[object, ...]]]:
        """Return all rows of all tables."""
        with closing(sqlite3.connect(self.data / "guildhall.db")) as connection:
            tables = [
                name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")
            ]
            return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables}


async def test_a_backup_is_restored_as_the_page_says(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    await machine.play(5)
    saved = machine.content()
    assert saved["actions"]
    printed = machine.run(block("sudo guildhall backup backups\nsudo ls"))
    assert re.search(r"-rw-------.* guildhall-\d{8}-\d{6}\.db\n", printed), machine.errors
    machine.data.joinpath("guildhall.db").unlink()
    await machine.play(2)
    assert machine.content() != saved
    machine.data.joinpath("guildhall.db-wal").write_bytes(b"what a process that died has left")

    printed = machine.run(block("backup=$(sudo sh -c 'ls /var/lib/guildhall/backups"))
    assert printed.startswith("systemctl stop guildhall\n"), machine.errors
    assert printed.endswith("systemctl start guildhall\n")
    assert "can be used" in printed
    assert machine.content() == saved
    assert machine.data.joinpath("guildhall.db").stat().st_mode & 0o777 == 0o600
    [aside] = machine.data.glob("before-restore.*")
    assert {file.name for file in aside.iterdir()} == {"guildhall.db", "guildhall.db-wal"}


async def test_a_second_installation_gets_the_same_matches(tmp_path: Path) -> None:
    first, second = Machine(tmp_path / "first"), Machine(tmp_path / "second")
    await first.play(3)
    first.run("sudo guildhall backup backups\n")
    [copy] = (first.data / "backups").iterdir()
    (second.data / "backups" / copy.name).write_bytes(copy.read_bytes())
    (second.data / "backups" / copy.name).chmod(0o600)
    second.run(block("backup=$(sudo sh -c 'ls /var/lib/guildhall/backups"))
    assert second.content() == first.content()
