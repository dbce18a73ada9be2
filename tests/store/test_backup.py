"""``bot backup FILE``: a whole copy while the bot plays on, or one line that says why there is none."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.store import Store
from tests.store.files import bytes_of, neighbours, touch, write
from tests.store.samples import advance, table

Capture = pytest.CaptureFixture[str]
Backup = Callable[[str], int]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return the path of the bot's database."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "guildhall.db"


@pytest.fixture
def backup(tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> Backup:
    """Return a function that runs the command in an empty folder, and returns its status."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{source}")
    for name in ("DISCORD_TOKEN", "SHARD_COUNT", "SHARD_IDS", "LOG_FORMAT", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    return lambda file: main(["backup", file])


def read_error_line(capsys: Capture) -> str:
    """Return the one line on standard error."""
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    return line


async def create_database(source: Path, changes: int = 3) -> None:
    """Create a database with one match."""
    store = Store(f"sqlite+aiosqlite:///{source}")
    await store.open()
    match = await store.matches.create(table())
    for number in range(changes):
        match = await advance(store, match, number)
    await store.close()


def check(copy: Path) -> int:
    """Check that the match in a copy is whole, with all parts of each change, and return its revision."""
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        [(version, turn)] = connection.execute("SELECT revision, turn FROM matches").fetchall()
        lines = [row[0] for row in connection.execute("SELECT public_revision FROM actions ORDER BY id")]
        [(pending,)] = connection.execute("SELECT count(*) FROM outbox").fetchall()
    assert lines == list(range(2, version + 1))
    assert (turn, pending) == (version - 1, version)
    return int(version)


async def test_a_backup_is_whole_while_the_bot_plays_on(source: Path, tmp_path: Path, backup: Backup) -> None:
    store = Store(f"sqlite+aiosqlite:///{source}")
    await store.open()
    match = await store.matches.create(table())
    copies = [tmp_path / f"copy-{number}.db" for number in range(5)]
    copying = asyncio.create_task(asyncio.to_thread(lambda: [backup(str(file)) for file in copies]))
    while not copying.done():
        match = await advance(store, match, match.revision)
    assert await copying == [0] * len(copies)
    match = await advance(store, match, match.revision)
    await store.close()
    versions = [check(file) for file in copies]
    assert versions == sorted(versions)
    assert versions[-1] < match.revision, "the bot must have played on"


async def test_the_bot_starts_on_a_backup(source: Path, tmp_path: Path, backup: Backup) -> None:
    await create_database(source)
    assert backup("copy.db") == 0
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/copy.db")
    await store.open()
    assert await store.outbox.find_due(10**15) == [1]
    await store.close()


async def test_a_backup_has_what_is_only_in_the_log_yet(source: Path, tmp_path: Path, backup: Backup) -> None:
    store = Store(f"sqlite+aiosqlite:///{source}")
    await store.open()
    await advance(store, await store.matches.create(table()))
    assert len(bytes_of(source.with_name("guildhall.db-wal"))) > 0
    assert backup("copy.db") == 0
    await store.close()
    assert check(tmp_path / "copy.db") == 2


async def test_it_says_where_the_backup_is_and_leaves_nothing_else(
    source: Path, tmp_path: Path, backup: Backup, capsys: Capture
) -> None:
    await create_database(source)
    assert backup("copy.db") == 0
    output = capsys.readouterr()
    assert "copy.db" in output.out
    assert output.err == ""
    assert neighbours(tmp_path / "copy.db") == ["data"]


async def test_a_file_that_is_there_is_not_touched(
    source: Path, tmp_path: Path, backup: Backup, capsys: Capture
) -> None:
    await create_database(source)
    write(tmp_path / "diary", b"Dear diary")
    write(tmp_path / "diary.part", b"Dear")
    assert backup("diary") == 2
    assert "diary exists already" in read_error_line(capsys)
    assert bytes_of(tmp_path / "diary") == b"Dear diary"
    assert backup("copy.db") == 0
    assert bytes_of(tmp_path / "diary.part") == b"Dear"


def test_without_a_database_there_is_no_backup(tmp_path: Path, backup: Backup, capsys: Capture) -> None:
    assert backup("copy.db") == 2
    assert "no database" in read_error_line(capsys)
    assert neighbours(tmp_path / "copy.db") == ["data"]
    assert neighbours(tmp_path / "data" / "guildhall.db") == []


def no_bytes(source: Path) -> None:
    touch(source)


def no_tables(source: Path) -> None:
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("PRAGMA user_version=1")


@pytest.mark.parametrize("make", [no_bytes, no_tables])
def test_an_empty_database_is_not_taken_for_a_backup(
    source: Path, tmp_path: Path, backup: Backup, capsys: Capture, make: Callable[[Path], None]
) -> None:
    make(source)
    assert backup("copy.db") == 2
    assert "is empty, so there is nothing to save" in read_error_line(capsys)
    assert neighbours(tmp_path / "copy.db") == ["data"]


def damaged_text(source: Path) -> None:
    write(source, b"milk, eggs, " * 400)


def damaged_page(source: Path) -> None:
    write(source, bytes_of(source)[:100] + b"\xa5" * 3996 + bytes_of(source)[4096:])


@pytest.mark.parametrize("damage", [damaged_text, damaged_page])
async def test_a_damaged_database_is_not_taken_for_a_backup(
    source: Path, tmp_path: Path, backup: Backup, capsys: Capture, damage: Callable[[Path], None]
) -> None:
    await create_database(source)
    damage(source)
    assert backup("copy.db") == 2
    assert "damaged" in read_error_line(capsys)
    assert neighbours(tmp_path / "copy.db") == ["data"]


async def test_a_folder_that_is_not_there_is_named(source: Path, backup: Backup, capsys: Capture) -> None:
    await create_database(source)
    assert backup("no/where.db") == 2
    line = read_error_line(capsys)
    assert "could not be saved" in line
    assert "no" in line


@pytest.mark.parametrize("url", ["postgresql://ada:hunter2@db.example/guildhall", "sqlite:///:memory:"])
def test_only_a_file_is_copied(
    tmp_path: Path, backup: Backup, capsys: Capture, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert backup("copy.db") == 2
    line = read_error_line(capsys)
    assert "pg_dump" in line
    assert "hunter2" not in line
    assert neighbours(tmp_path / "copy.db") == ["data"]


@pytest.mark.usefixtures("backup")
def test_a_file_must_be_named(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(["backup"])
    assert exit_info.value.code == 2
    assert "FILE" in capsys.readouterr().err.upper()


# A folder of copies


async def test_a_folder_gets_a_copy_with_the_time_in_its_name(
    source: Path, tmp_path: Path, backup: Backup, capsys: Capture
) -> None:
    await create_database(source)
    (tmp_path / "copies").mkdir()
    assert backup("copies") == 0
    [copy] = (tmp_path / "copies").iterdir()
    assert check(copy) == 4
    assert str(Path("copies") / copy.name) in capsys.readouterr().out
    assert copy.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("backup")
async def test_only_the_newest_copies_are_kept_and_nothing_else_is_deleted(
    source: Path, tmp_path: Path
) -> None:
    await create_database(source)
    folder = tmp_path / "copies"
    folder.mkdir()
    old = [folder / f"guildhall-2020010{day}-033000.db" for day in range(1, 5)]
    other = [folder / name for name in ("guildhall-before-upgrade.db", "guildhall.db", "notes.txt")]
    for file in (*old, *other):
        file.touch()
    assert main(["backup", "copies", "--keep", "2"]) == 0
    remaining = sorted(folder.iterdir())
    assert set(remaining) >= {old[-1], *other}
    assert len(remaining) == 2 + len(other)


@pytest.mark.usefixtures("backup")
async def test_what_a_dead_process_left_is_deleted_unless_it_may_still_run(
    source: Path, tmp_path: Path
) -> None:
    await create_database(source)
    old, new = (tmp_path / "copies" / f".backup-{name}" for name in ("old", "new"))
    for folder in (old, new):
        folder.mkdir(parents=True)
        touch(folder / "guildhall.db")
    os.utime(old, (0, 0))
    assert main(["backup", "copies", "--keep", "2"]) == 0
    assert [name for name in neighbours(tmp_path / "copies" / "any") if "backup" in name] == [".backup-new"]


@pytest.mark.usefixtures("backup")
async def test_no_copy_is_deleted_unless_the_new_one_is_whole(source: Path, tmp_path: Path) -> None:
    write(source, b"milk, eggs")
    (tmp_path / "copies").mkdir()
    old = [tmp_path / "copies" / f"guildhall-2020010{day}-033000.db" for day in range(1, 5)]
    for file in old:
        file.touch()
    assert main(["backup", "copies", "--keep", "1"]) == 2
    assert sorted((tmp_path / "copies").iterdir()) == old


@pytest.mark.usefixtures("backup")
async def test_copies_are_kept_in_a_folder_only(source: Path, capsys: Capture) -> None:
    await create_database(source)
    assert main(["backup", "copy.db", "--keep", "2"]) == 2
    assert "folder" in read_error_line(capsys)


# Disks


def run_mounted(prepare: str, source: Path, target: Path) -> subprocess.CompletedProcess[str]:
    """Run the command in a shell that first mounts something which this command alone sees.

    Standard output ends with what is in the folder of the target afterwards.
    """
    command = [sys.executable, "-m", "bot", "backup", str(target)]
    script = f'{prepare} && "$@"; status=$?; ls -A {target.parent}; exit $status'
    shell = ["unshare", "--mount", "sh", "-c", script, "sh", *command]
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{source}"}
    return subprocess.run(shell, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def mounts() -> None:
    """Skip a test where this process may not mount anything."""
    result = subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False)
    if result.returncode:
        pytest.skip("needs the right to mount: run as root")


@pytest.mark.exhaustive
@pytest.mark.usefixtures("mounts")
async def test_a_full_disk_leaves_no_half_copy_and_says_so(source: Path, tmp_path: Path) -> None:
    await create_database(source, 200)
    folder = tmp_path / "copies"
    folder.mkdir()
    result = run_mounted(f"mount -t tmpfs -o size=64k tmpfs {folder}", source, folder / "copy.db")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "could not be saved: database or disk is full" in result.stderr
    assert result.stdout == "", "there is no half copy"


@pytest.mark.exhaustive
@pytest.mark.usefixtures("mounts")
async def test_a_disk_that_takes_no_writes_is_named(source: Path, tmp_path: Path) -> None:
    await create_database(source)
    folder = tmp_path / "copies"
    folder.mkdir()
    result = run_mounted(f"mount -t tmpfs -o ro tmpfs {folder}", source, folder / "copy.db")
    assert result.returncode == 2
    assert "could not be saved" in result.stderr
    assert "Read-only file system" in result.stderr


@pytest.mark.exhaustive
@pytest.mark.usefixtures("mounts")
async def test_a_database_on_a_disk_that_takes_no_writes_is_saved(source: Path, tmp_path: Path) -> None:
    await create_database(source)
    read_only = f"mount --bind {source.parent} {source.parent} && mount -o remount,bind,ro {source.parent}"
    result = run_mounted(read_only, source, tmp_path / "copy.db")
    assert (result.returncode, result.stderr) == (0, "")
    assert check(tmp_path / "copy.db") == 4
