"""A database of an earlier version is upgraded, its matches go on, and its backup can be rolled back."""

import shutil
import subprocess
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

from bot.games.middle_ages import State
from bot.match.models import LoggedAction, Match
from bot.store import Store
from bot.store.files import copy_sqlite, get_database_files
from bot.store.migrate import HEAD, find_breaking
from bot.store.tables import matches
from tests.store.conftest import EMPTY, run_on_server
from tests.store.files import remove
from tests.upgrades.databases import ROWS, fill
from tests.upgrades.players import NOW, Players

REVISIONS = sorted(file.stem for file in ROWS.glob("*.json"))
MANY = 1_000
FEW = 28
LATER = NOW + 86_400_000


async def make_database(url: str, revision: str, count: int) -> None:
    """Fill an empty database as a bot with an earlier schema left it."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await fill(connection, revision, count)
    await engine.dispose()


async def open_matches(store: Store) -> AsyncIterator[Match]:
    """Yield the matches that are not over."""
    async with store.engine.connect() as connection:
        query = select(matches.c.id).where(matches.c.status.in_(("lobby", "running")))
        ids = list(await connection.scalars(query.order_by(matches.c.id)))
    for match_id in ids:
        match = await store.matches.find(match_id)
        assert match is not None
        yield match


def replay(match: Match, record: Iterable[LoggedAction]) -> Any:
    """Return the state that follows from the actions of a match."""
    rules = match.rules
    state = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    for line in record:
        state = rules.apply_action(state, line.player, rules.action_from_string(line.action))
    return state


def without_marks(state: Any) -> Any:
    """Return the state without what older versions did not store: the marks of the turn in Middle Ages."""
    if not isinstance(state, State):
        return state
    return replace(state, turn=replace(state.turn, unit_order=(), site_order=()))


async def play_on(url: str, *, most: int = 2 * MANY) -> dict[int, int]:
    """Upgrade a database and return the number of actions of each match that is not over.

    Let ``most`` of them go on by an action, and replay their records.
    """
    store = Store(url)
    await store.open()
    players, action_counts = Players(store, "later", LATER), dict[int, int]()
    async for match in open_matches(store):
        action_counts[match.id] = match.action_count
        if len(action_counts) <= most:
            begun = await players.start(match) if match.status == "lobby" else match
            after = await players.act(begun)
            assert after.action_count > match.action_count
            replayed = replay(after, await store.matches.get_record(after.id))
            assert without_marks(replayed) == without_marks(after.state)
    await store.close()
    return action_counts


def test_there_are_rows_of_the_last_release() -> None:
    assert REVISIONS
    assert REVISIONS[-1] <= HEAD


@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_match_of_an_older_schema_goes_on(tmp_path: Path, revision: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/old.db"
    await make_database(url, revision, 1)
    assert await play_on(url)


@pytest.mark.exhaustive
@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_thousand_matches_go_on_and_a_backup_is_rolled_back(tmp_path: Path, revision: str) -> None:
    file, backup = tmp_path / "old.db", tmp_path / "backup.db"
    url = f"sqlite+aiosqlite:///{file}"
    await make_database(url, revision, MANY)
    copy_sqlite(file, backup)
    before = await play_on(url)
    assert len(before) >= MANY
    for each in get_database_files(file):
        remove(each)
    shutil.copyfile(backup, file)
    assert await play_on(url, most=FEW) == before


@pytest.mark.exhaustive
@pytest.mark.parametrize("revision", REVISIONS)
async def test_the_same_on_postgresql(postgresql: str, tmp_path: Path, revision: str) -> None:
    if not all(map(shutil.which, ("pg_dump", "pg_restore"))):
        pytest.skip("needs pg_dump and pg_restore")
    await make_database(postgresql, revision, MANY)
    libpq = make_url(postgresql).set(drivername="postgresql").render_as_string(hide_password=False)
    backup = str(tmp_path / "backup.dump")
    run("pg_dump", "--format=custom", f"--file={backup}", libpq)
    before = await play_on(postgresql)
    assert len(before) >= MANY
    await run_on_server(make_url(postgresql), EMPTY)
    run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={libpq}", backup)
    assert await play_on(postgresql, most=FEW) == before


@pytest.mark.exhaustive
async def test_older_processes_end_before_buttons_that_they_cannot_read_are_posted(postgresql: str) -> None:
    await make_database(postgresql, "0014", 1)
    engine = create_async_engine(postgresql)
    async with engine.connect() as connection:
        assert await connection.run_sync(find_breaking) == "0018"
    await engine.dispose()


def run(*command: str) -> None:
    """Run a program, and show what it says if it fails."""
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
