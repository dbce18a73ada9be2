"""The file of a database: only its owner reads it, and what is wrong with it is named."""

import logging
import os
import shutil
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.cli.main import main
from bot.store import CorruptDatabase, ForbiddenDatabase, Store, files
from bot.store.files import copy_sqlite
from tests.cli.test_cli import TOKEN, error_line, make_start_open_store
from tests.store.conftest import run_on_server
from tests.store.files import bytes_of, neighbours, touch, write
from tests.store.samples import CHANNEL, table

NOBODY = 65534
Capture = pytest.CaptureFixture[str]


def store_on(file: Path) -> Store:
    return Store(f"sqlite+aiosqlite:///{file}")


async def start_and_close(file: Path, matches: int = 0) -> None:
    """Start on a file, open some matches, and end in order."""
    store = store_on(file)
    try:
        await store.open()
        for number in range(matches):
            await store.matches.create(table(CHANNEL + number))
    finally:
        await store.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def allow(path: Path, rights: int) -> None:
    path.chmod(rights)


@pytest.fixture
def generous() -> Iterator[None]:
    """Let every user read and write new files."""
    before = os.umask(0)
    yield
    os.umask(before)


# Permissions


@pytest.mark.usefixtures("generous")
async def test_a_new_database_is_its_owners_alone(file: Path) -> None:
    store = store_on(file)
    await store.open()
    await store.matches.create(table())
    assert neighbours(file) == ["guildhall.db-shm", "guildhall.db-wal"]
    for path in (file, *(file.with_name(name) for name in neighbours(file))):
        assert mode(path) == 0o600
    await store.close()


@pytest.mark.usefixtures("generous")
async def test_an_old_database_is_made_private_and_that_is_said_once(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await start_and_close(file, 1)
    allow(file, 0o664)
    log = file.with_name("guildhall.db-wal")
    touch(log)
    for _ in range(2):
        store = store_on(file)
        await store.open()
        assert (mode(file), mode(log)) == (0o600, 0o600)
        await store.close()
    assert [record.getMessage() for record in caplog.records] == ["database.made_private"]


async def test_the_database_of_somebody_else_is_left_and_that_is_said(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_and_close(file)
    allow(file, 0o644)
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
    await start_and_close(file)
    assert mode(file) == 0o644
    assert [record.getMessage() for record in caplog.records] == ["database.others_may_read"]


@pytest.mark.usefixtures("generous")
async def test_a_backup_is_its_owners_alone_from_the_first_byte(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_and_close(file, 1)
    modes: list[int] = []
    whole = files.is_whole

    def look(part: Path) -> bool:
        modes.append(mode(part))
        return whole(part)

    monkeypatch.setattr(files, "is_whole", look)
    copy_sqlite(file, file.with_name("copy.db"))
    assert (modes, mode(file.with_name("copy.db"))) == ([0o600], 0o600)


def _is_open_to_all(path: Path) -> bool:
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.resolve().parents)


@pytest.fixture
def restricted_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder of a user whom, unlike root, permissions bind; this process runs as that user."""
    root = os.geteuid() == 0
    if root and not all(map(_is_open_to_all, (Path(__file__), Path(sys.prefix)))):
        pytest.skip("the code lies where only root may read it")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "data").mkdir()
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{folder}/data/guildhall.db")
        monkeypatch.setenv("LOG_LEVEL", "ERROR")
        monkeypatch.chdir(folder)
        noisy = logging.getLogger("discord")
        level = noisy.level
        noisy.setLevel(logging.ERROR)
        if root:
            os.chown(folder, NOBODY, -1)
            os.chown(folder / "data", NOBODY, -1)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            noisy.setLevel(level)
            if root:
                os.seteuid(0)
            for path in (folder / "data", *(folder / "data").iterdir()):
                path.chmod(0o700)


def unreadable(file: Path) -> None:
    file.chmod(0)


def read_only(file: Path) -> None:
    file.chmod(0o400)


def folder_read_only(file: Path) -> None:
    file.parent.chmod(0o500)


def folder_closed(file: Path) -> None:
    file.parent.chmod(0)


def no_file_in_a_read_only_folder(file: Path) -> None:
    file.unlink()
    file.parent.chmod(0o500)


@pytest.mark.parametrize(
    "forbid",
    [
        unreadable,
        read_only,
        folder_read_only,
        folder_closed,
        no_file_in_a_read_only_folder,
    ],
)
def test_a_database_that_may_not_be_used_is_not_called_damaged(
    restricted_folder: Path, forbid: Callable[[Path], None], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_start_open_store(monkeypatch)
    assert main(["run"]) == 0
    forbid(restricted_folder / "data" / "guildhall.db")
    line = error_line(capsys, "run")
    assert "may not read and write the database" in line
    assert str(restricted_folder / "data") in line
    assert "damaged" not in line


@pytest.mark.parametrize("forbid", [unreadable, folder_closed])
def test_a_database_that_may_not_be_read_is_not_saved(
    restricted_folder: Path, forbid: Callable[[Path], None], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_start_open_store(monkeypatch)
    assert main(["run"]) == 0
    forbid(restricted_folder / "data" / "guildhall.db")
    assert str(restricted_folder / "data") in error_line(capsys, "backup", "copy.db")
    assert not (restricted_folder / "copy.db").exists()


@pytest.mark.usefixtures("postgresql")
@pytest.mark.parametrize("right", ["CREATE", "ALL"])
async def test_a_role_without_rights_is_refused(postgresql_database: URL, right: str) -> None:
    role = f"guest_{postgresql_database.database}"
    await run_on_server(
        postgresql_database, f"CREATE ROLE {role} LOGIN; REVOKE {right} ON SCHEMA public FROM PUBLIC"
    )
    store = Store(postgresql_database.set(username=role).render_as_string(hide_password=False))
    try:
        with pytest.raises(ForbiddenDatabase):
            await store.open()
    finally:
        await store.close()
        await run_on_server(postgresql_database, f"DROP ROLE {role}")


# Damage


def damaged_page(file: Path) -> None:
    """Damage every page except those that a start reads anyway, as a failing disk does."""
    content = bytes_of(file)
    write(file, content[:4096] + b"".join(_scratch(content, at) for at in range(4096, len(content), 4096)))


def _scratch(content: bytes, at: int) -> bytes:
    page = content[at : at + 4096]
    return page[:16] + b"\xa5" * 64 + page[80:] if b"constructor" in page else page


async def test_a_damaged_page_is_found_at_the_start_and_not_touched(file: Path) -> None:
    await start_and_close(file, 20)
    damaged_page(file)
    before = bytes_of(file)
    with pytest.raises(CorruptDatabase, match=file.name):
        await start_and_close(file)
    assert bytes_of(file) == before


async def test_all_pages_are_read_at_the_first_start_of_a_day(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_start = datetime(2026, 5, 4, tzinfo=UTC)
    time = [first_start]
    monkeypatch.setattr("bot.timestamps.utcnow", lambda: time[0])
    await start_and_close(file, 20)
    await start_and_close(file)
    damaged_page(file)
    time[0] = first_start + timedelta(hours=23)
    await start_and_close(file)
    for other_day in (timedelta(hours=24), -timedelta(hours=1)):
        time[0] = first_start + other_day
        with pytest.raises(CorruptDatabase, match=file.name):
            await start_and_close(file)


@pytest.mark.parametrize(
    "loss",
    [
        "DELETE FROM alembic_version",
        "DROP TABLE alembic_version; CREATE TABLE alembic_version (version_num VARCHAR);"
        " INSERT INTO alembic_version VALUES (NULL)",
    ],
)
async def test_a_database_that_lost_its_version_is_damaged(file: Path, loss: str) -> None:
    await start_and_close(file, 1)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(loss)
    before = bytes_of(file)
    with pytest.raises(CorruptDatabase, match=file.name):
        await start_and_close(file)
    assert bytes_of(file) == before


async def test_a_copy_of_a_damaged_page_is_deleted_and_that_is_said(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_and_close(file, 20)
    damaged_page(file)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    assert "damaged and was deleted" in error_line(capsys, "backup", str(file.with_name("copy.db")))
    assert not {"copy.db", "copy.db-wal", "copy.db-shm"} & set(neighbours(file))


async def test_a_start_takes_back_what_a_dead_process_left_half_done(file: Path, tmp_path: Path) -> None:
    """It died in a transaction before the log was kept: half of it is in the file, the rest in a journal."""
    await start_and_close(file, 20)
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in ("PRAGMA journal_mode=DELETE", "PRAGMA cache_size=1", "BEGIN IMMEDIATE"):
            connection.execute(statement)
        connection.execute("UPDATE matches SET seed = hex(randomblob(4000))")
        shutil.copy(file, copy)
        shutil.copy(f"{file}-journal", f"{copy}-journal")
    assert len(bytes_of(Path(f"{copy}-journal"))) > 4096
    store = store_on(copy)
    await store.open()
    assert [match.seed for number in range(1, 21) if (match := await store.matches.find(number))] == [""] * 20
    await store.close()
