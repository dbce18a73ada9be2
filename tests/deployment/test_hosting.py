"""The page on hosting: its commands exist, and its backups of SQLite are made and restored here."""

import re
import shlex
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bot.settings import load_settings
from tests.deployment.commands import is_command
from tests.deployment.dockerfile import ROOT
from tests.deployment.hosting_page import BLOCKS, LINES, PAGE, RESTORES, Machine, block

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
    enabled_units = [line.split("--now")[1].split() for line in LINES if "systemctl enable" in line]
    started_units = re.findall(r"systemctl start ([\w-]+)", PAGE)
    assert [names[0] for names in enabled_units] == ["guildhall.service"] * 2
    names = {*enabled_units[0], *enabled_units[1], *(f"{name}.service" for name in started_units)}
    assert all((ROOT / "docs" / "systemd" / name).exists() for name in names)
    copied_units = {Path(line.split()[2]).name for line in LINES if line.startswith("sudo cp")}
    assert names <= copied_units


def test_the_services_of_compose_are_called_by_their_names() -> None:
    content = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = set(re.findall(r"(?m)^  (\w+):\n    <<:", content))
    called_services = re.findall(
        r"docker compose (?:run --rm|exec|exec -T|restart|logs --follow) (\w+)", PAGE
    )
    assert called_services
    assert set(called_services) <= services


def test_the_address_of_the_database_is_one_that_the_bot_can_use() -> None:
    [url] = re.findall(r"DATABASE_URL=(postgresql://\S+)`", PAGE)
    assert load_settings({"DATABASE_URL": url}).database_url.startswith("postgresql+asyncpg://guildhall:")


def test_the_line_that_sets_the_password_fits_the_example(tmp_path: Path) -> None:
    settings = tmp_path / ".env"
    settings.write_bytes((ROOT / ".env.example").read_bytes())
    [line] = [line for line in LINES if line.startswith("sed -i")]
    subprocess.run(["bash", "-c", line], cwd=tmp_path, timeout=30, check=True)
    assert re.search(r"(?m)^POSTGRES_PASSWORD=[0-9a-f]{48}$", settings.read_text())


def test_the_memory_it_asks_for_holds_what_was_measured() -> None:
    """The bot while it draws, one clip, and the process of the computer players."""
    performance = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    [clips] = re.findall(r"the most memory that those processes have alone.* \| ([\d, ]+) MB \|", performance)
    [drawing] = re.findall(r"drawing can hold about (\d+) MB more", performance)
    bots = [*map(int, re.findall(r"\| memory: .*?\| (\d+) MB", performance))]
    needed = max(bots) + int(drawing) + max(map(int, clips.split(", "))) + 50
    [free] = re.findall(r"(\d+) MB of free memory", PAGE)
    assert int(free) >= needed
    [first_start] = re.findall(r"at most (\d+) MB of memory to draw", performance)
    assert int(free) >= min(bots) + int(drawing) + int(first_start)  # few boards have been drawn then
    [limit] = re.findall(
        r"limits: \{memory: (\d+)Mi", (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    )
    assert int(limit) * 2**20 >= needed * 10**6


# A backup and its restore


class SqliteMachine(Machine):
    """A machine whose bot has a SQLite file."""

    def content(self) -> dict[str, list[tuple[object, ...]]]:
        """Return all rows of all tables."""
        with closing(sqlite3.connect(self.data / "guildhall.db")) as connection:
            tables = [
                name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")
            ]
            return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables}


@pytest.mark.exhaustive
async def test_a_backup_is_restored_as_the_page_says(tmp_path: Path) -> None:
    machine = SqliteMachine(tmp_path)
    await machine.play(5)
    saved_content = machine.content()
    assert saved_content["actions"]
    output = machine.run(block("sudo guildhall backup backups\nsudo ls"))
    assert re.search(r"-rw-------.* guildhall-\d{8}-\d{6}\.db\n", output), machine.errors
    machine.data.joinpath("guildhall.db").unlink()
    await machine.play(2)
    assert machine.content() != saved_content
    machine.data.joinpath("guildhall.db-wal").write_bytes(b"what a process that died has left")

    output = machine.run(block(RESTORES["sqlite"]))
    assert output.startswith("systemctl stop guildhall\n"), machine.errors
    assert output.endswith("systemctl start guildhall\n")
    assert "can be used" in output
    assert machine.content() == saved_content
    assert machine.data.joinpath("guildhall.db").stat().st_mode & 0o777 == 0o600
    [aside] = machine.data.glob("before-restore.*")
    assert {file.name for file in aside.iterdir()} == {"guildhall.db", "guildhall.db-wal"}


@pytest.mark.exhaustive
async def test_the_bot_moves_to_a_second_installation_with_its_settings(tmp_path: Path) -> None:
    first, second = SqliteMachine(tmp_path / "first"), SqliteMachine(tmp_path / "second")
    (first.data / ".env").write_text("CONTACT=me@example.org\n")
    await first.play(3)
    saved_content = first.content()
    output = first.run(block("sudo systemctl disable", "sudo guildhall backup"))
    assert output.startswith("systemctl disable --now guildhall.service"), first.errors
    archive = first.folder / "guildhall.tar"
    assert archive.stat().st_mode & 0o777 == 0o600, "it holds the token"

    (second.folder / "guildhall.tar").write_bytes(archive.read_bytes())
    second.run(block("sudo tar --extract --file guildhall.tar --directory"))
    assert (second.data / ".env").read_text() == "CONTACT=me@example.org\n"
    assert second.run(block(RESTORES["sqlite"])).endswith("systemctl start guildhall\n"), second.errors
    assert second.content() == saved_content


@pytest.mark.parametrize("kind", RESTORES)
def test_nothing_is_stopped_or_put_aside_if_there_is_no_backup(kind: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (machine.data / "guildhall.db").write_bytes(b"the present one")
    assert machine.run(block(RESTORES[kind])) == ""
    assert {file.name for file in machine.data.iterdir()} == {".env", "backups", "guildhall.db"}
