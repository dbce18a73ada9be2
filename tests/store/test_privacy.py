"""What is stored about a user is declared, exported in full, and gone after a deletion."""

import asyncio
import shutil
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import select, update

from bot.games import GAMES
from bot.match.commands import End, Join, Start
from bot.match.former_users import FORMER_USERS, is_former
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.record import read_record, to_record, write_record
from bot.match.record_checks import verify
from bot.match.refusals import Refusal
from bot.services import personal_export
from bot.services.personal_export import make_export
from bot.store import Store
from bot.store import privacy as privacy_module
from bot.store.matches import MatchStore
from bot.store.personal import OWNERS, PERSONAL, Kind, get_shared_columns
from bot.store.preferences import PreferenceStore
from bot.store.privacy import PrivacyStore
from bot.store.tables import matches as matches_table
from bot.store.tables import metadata
from tests.match.record_files import random_match
from tests.play.stored import add
from tests.store.personal_data import (
    CHIOMA,
    DMITRI,
    LINE_DIGEST,
    PEOPLE,
    add_everything,
    add_random_match,
    cells_with,
    services,
)
from tests.store.plans import scans, statements
from tests.store.samples import ADA, BRUNO, CHANNEL, GUILD, NOW, content


def test_every_column_says_what_it_holds_about_users() -> None:
    assert {table.name for table in PERSONAL} == set(metadata.tables)
    for table, columns in PERSONAL.items():
        assert set(columns) == set(table.c.keys()), table.name
        assert ("user_id" not in columns) or columns["user_id"] is not Kind.NOTHING


def test_the_columns_that_name_users_are_those_that_the_tests_fill() -> None:
    """A new one has to be filled by ``add_everything``, or the tests below prove nothing about it."""
    assert {f"{table.name}.{name}" for table in PERSONAL for name in get_shared_columns(table)} == {
        *("matches.host", "matches.invited", "matches.rotation", "matches.mentions", "matches.ending"),
        "matches.advantage_user",
        *("matches.seat_statuses", "matches.events", "seats.user_id", "seats.owner_id"),
        "preferences.stand_in",
        *("boards.message", "boards.stale_messages", "server_log.user_id", "server_log.details"),
        *("matches.pauses", "server_blocks.by_user", "openings.guests", "refused_hosts.host_id"),
        *("name_reports.by_user", "ratings.opponents", "results.rated_people"),
    }
    assert {table.name for table in OWNERS} == {
        *("timers", "preferences", "mutes", "lessons", "direct_messages", "imported_records", "erasures"),
        *("server_blocks", "shared_records", "openings", "refused_hosts", "name_reports"),
        *("ratings", "results"),
    }


async def test_no_byte_of_a_user_is_left(store: Store) -> None:
    await add_everything(store, "all")
    before = await content(store)
    filled_columns = await cells_with(store, ADA)
    shared_names = {f"{table.name}.{name}" for table in PERSONAL for name in get_shared_columns(table)}
    assert set(filled_columns) >= shared_names
    assert {cell.split(".")[0] for cell in filled_columns} >= {table.name for table in OWNERS} - {"erasures"}
    _, privacy = services(store)
    await privacy.delete(ADA)
    assert await cells_with(store, ADA) == []
    after = await content(store)
    assert not any(LINE_DIGEST in str(row) for row in after["match_lines"])
    assert len(after["match_lines"]) == len(before["match_lines"])
    assert [len(after[name]) for name in ("matches", "seats", "actions", "server_log", "snapshots")] == [
        len(before[name]) for name in ("matches", "seats", "actions", "server_log", "snapshots")
    ]
    halved = ("mutes", "lessons", "imported_records", "shared_records", "preferences", "server_blocks")
    for name in halved:
        assert len(after[name]) == len(before[name]) // 2
    assert (await store.preferences.get(BRUNO)).zone == "Europe/Lisbon"
    await privacy.delete(ADA)
    assert await content(store) == after


@given(seed=st.integers(0, 10**6), game=st.sampled_from(sorted(GAMES)), second=st.booleans())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.nightly
def test_no_byte_of_a_user_is_left_of_random_matches(
    empty_database: Path, tmp_path: Path, seed: int, game: str, second: bool
) -> None:
    file = tmp_path / "random.db"
    shutil.copyfile(empty_database, file)

    async def erase() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        matches = await add_everything(store, str(seed), (game, game))
        _, privacy = services(store)
        users = (ADA, BRUNO) if second else (ADA,)
        for user in users:
            await privacy.delete(user)
        for user in users:
            assert await cells_with(store, user) == []
        for old in matches[:2]:
            match = await store.matches.find(old.id)
            assert match is not None
            assert (match.state, match.ending and match.ending.outcome) == (
                old.state,
                old.ending and old.ending.outcome,
            )
            assert len(set(match.seats)) == len(match.seats)
            remaining_users = [user for user in old.seats if user not in users]
            assert [
                user for user in match.seats if user is not None and not is_former(user)
            ] == remaining_users
        await store.close()

    asyncio.run(erase())
    for path in tmp_path.glob("random.db*"):
        path.unlink()


async def test_all_steps_of_a_large_database_are_gone_through(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy_module, "STEP", 2)
    await add_everything(store, "steps")
    match_ids = {each["match_id"] for each in (await read_export(store))["named_in"]}
    assert len(match_ids) > 3
    _, privacy = services(store)
    for user in PEOPLE:
        await privacy.delete(user)
        assert await cells_with(store, user) == []


async def test_several_former_players_of_a_match_are_told_apart_and_its_record_stays_true(
    store: Store,
) -> None:
    match, record = random_match("middle-ages", "four", players=4)
    stored_match = await add(store, replace(match, seats=PEOPLE, host=ADA, guild_id=GUILD), record)
    _, privacy = services(store)
    old_file = write_record(to_record(stored_match, record, ("ada", "bruno", "", "")))
    for user in (CHIOMA, ADA):
        await privacy.delete(user)
    after = await store.matches.find(stored_match.id)
    assert after is not None
    assert after.seats == (FORMER_USERS[1], BRUNO, FORMER_USERS[0], DMITRI)
    assert after.host == FORMER_USERS[1]
    assert after.is_assisted == stored_match.is_assisted
    new_file = write_record(to_record(after, await store.matches.get_record(after.id)))
    for data in (old_file, new_file):
        *_, last = verify(read_record(data))
        assert last == match.state


async def start_match(store: Store, *users: int, game: str = "middle-ages") -> Match:
    """Begin a match of some users."""
    matches, _ = services(store)
    match = await matches.open(NewTable(guild_id=GUILD, channel_id=CHANNEL, game=game, host=users[0]))
    for user in users[1:]:
        await matches.perform(match.id, user, Join())
    return await matches.perform(match.id, users[0], Start())


async def test_running_matches_are_resigned_and_the_others_play_on(store: Store) -> None:
    match = await start_match(store, ADA, BRUNO, CHIOMA)
    matches, privacy = services(store)
    await privacy.delete(ADA)
    after = await store.matches.find(match.id)
    assert after is not None
    assert (after.status, after.resigned) == ("running", (0,))
    assert after.seats == (FORMER_USERS[0], BRUNO, CHIOMA)
    assert 0 not in after.players_to_act()
    assert await cells_with(store, ADA) == []
    ended_match = await matches.perform(match.id, DMITRI, End("enough"))
    assert not set(ended_match.mentions) & set(FORMER_USERS)
    await privacy.delete(BRUNO)
    await privacy.delete(DMITRI)
    for user in (BRUNO, DMITRI):
        assert await cells_with(store, user) == []
    last = await store.matches.find(match.id)
    assert last is not None
    assert last.seats == (FORMER_USERS[0], FORMER_USERS[1], CHIOMA)


async def test_a_deletion_in_a_match_of_two_lets_the_other_win(store: Store) -> None:
    match = await start_match(store, ADA, BRUNO, game="constructor")
    woken_ids: list[int] = []
    _, privacy = services(store, woken_ids)
    await privacy.delete(ADA)
    after = await store.matches.find(match.id)
    assert after is not None
    assert after.ending is not None
    assert after.ending.outcome is not None
    assert after.ending.outcome.winners == (1,)
    assert (after.status, after.ending.kind, after.ending.by) == ("finished", "resigned", FORMER_USERS[0])
    assert match.id in woken_ids  # the board names them no longer
    rematch = await services(store)[0].rematch(match.id, BRUNO)
    assert rematch.invited == ()


async def test_tables_are_handed_over_or_closed(store: Store) -> None:
    matches, privacy = services(store)

    async def table(channel: int, **more: Any) -> Match:
        return await matches.open(
            NewTable(guild_id=GUILD, channel_id=channel, game="builders", host=ADA, **more)
        )

    own_table, shared_table = await table(1), await table(2)
    await matches.perform(shared_table.id, BRUNO, Join())
    watched_table, computer_table = (
        await table(3, watching=True, computers=(-1, -6)),
        await table(4, computers=(-1,)),
    )
    inviting_table = await matches.open(
        NewTable(guild_id=GUILD, channel_id=5, game="builders", host=BRUNO, invited=(ADA, CHIOMA))
    )
    await privacy.delete(ADA)
    results = [
        await store.matches.find(one.id)
        for one in (own_table, shared_table, watched_table, computer_table, inviting_table)
    ]
    assert [one and one.status for one in results] == [
        "abandoned",
        "lobby",
        "abandoned",
        "abandoned",
        "lobby",
    ]
    assert results[1] is not None
    assert results[1].host == BRUNO
    assert results[4] is not None
    assert results[4].invited == (CHIOMA,)
    assert await cells_with(store, ADA) == []


async def test_a_match_of_a_game_that_is_gone_is_erased_as_well(store: Store) -> None:
    await start_match(store, ADA, BRUNO, game="constructor")
    async with store.engine.begin() as connection:
        await connection.execute(update(matches_table).values(game="gone"))
    data = await read_export(store)
    assert [each["position"] for each in data["matches"]] == [None]
    await services(store)[1].delete(ADA)
    assert await cells_with(store, ADA) == []
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(matches_table.c.status))).all()
    assert rows == [("running",)]


class Killed(BaseException):
    """The process is dead."""


class Mortal:
    """Calls to the store; one of them kills the process, before it is carried out or after."""

    calls_left = -1
    steps = (
        *((PrivacyStore, name) for name in ("request", "is_requested", "finish_erasing")),
        *((PrivacyStore, name) for name in ("erase_in_matches", "erase_in_log")),
        (MatchStore, "commit_and_claim"),
        (MatchStore, "find_live_of"),
        (PreferenceStore, "set"),
    )

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, after: bool) -> None:
        self.after = after
        for part, name in self.steps:
            monkeypatch.setattr(part, name, self._make_mortal(getattr(part, name)))

    def _make_mortal(self, call: Any) -> Any:
        async def call_or_die(*values: Any, **options: Any) -> Any:
            self.calls_left -= 1
            is_deadly = self.calls_left == 0
            if is_deadly and not self.after:
                raise Killed
            result = await call(*values, **options)
            if is_deadly:
                raise Killed
            return result

        return call_or_die

    async def is_killed(self, calls_left: int, work: Awaitable[Any]) -> bool:
        """Return whether work is killed by the given call."""
        self.calls_left = calls_left
        try:
            await work
        except Killed:
            return True
        finally:
            self.calls_left = -1
        return False


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.nightly
async def test_a_deletion_goes_on_wherever_it_was_killed(
    empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    monkeypatch.setattr(privacy_module, "STEP", 1)
    mortal, kill_at, was_killed = Mortal(monkeypatch, after=after), 0, True
    while was_killed:
        kill_at += 1
        file = shutil.copyfile(empty_database, tmp_path / f"{kill_at}.db")
        store = Store(f"sqlite+aiosqlite:///{file}")
        running = await start_match(store, ADA, BRUNO, CHIOMA)
        await add_everything(store, "kill", ("constructor",))
        before = await content(store)
        was_killed = await mortal.is_killed(kill_at, services(store)[1].delete(ADA))
        await store.close()
        store = Store(f"sqlite+aiosqlite:///{file}")
        if kill_at == 1 and not after:  # not even the request was stored
            assert await content(store) == before
        else:
            await services(store)[1].resume()
            assert await cells_with(store, ADA) == []
            match = await store.matches.find(running.id)
            assert match is not None
            assert (match.status, match.resigned) == ("running", (0,))
        await store.close()
    assert kill_at > 15


async def test_a_change_by_another_process_in_between_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await start_match(store, ADA, BRUNO, CHIOMA)
    matches, privacy = services(store)
    read = store.privacy.seats

    async def change_after(match_ids: Any) -> Any:
        rows = await read(match_ids)
        if not (await matches.get(match.id))[0].is_over:
            await matches.perform(match.id, DMITRI, End("enough"))
        return rows

    monkeypatch.setattr(store.privacy, "seats", change_after)
    await privacy.delete(ADA)
    after = await store.matches.find(match.id)
    assert after is not None
    assert after.ending is not None
    assert (after.ending.kind, after.ending.by) == ("ended", DMITRI)
    assert await cells_with(store, ADA) == []


async def test_what_is_done_meanwhile_by_others_is_never_lost(store: Store) -> None:
    match = await start_match(store, ADA, BRUNO, CHIOMA)
    matches, privacy = services(store)
    await asyncio.gather(
        privacy.delete(ADA), privacy.delete(ADA), matches.perform(match.id, DMITRI, End("enough"))
    )
    after = await store.matches.find(match.id)
    assert after is not None
    assert after.is_over
    assert await cells_with(store, ADA) == []


async def test_what_is_read_for_a_user_is_found_by_index(sqlite: Store, database: Path) -> None:
    await add_everything(sqlite, "index")
    with statements(sqlite) as queries:
        await sqlite.privacy.count(ADA)
        await sqlite.privacy.get_owned_rows(ADA)
        await sqlite.privacy.matches(ADA, 5)
        await sqlite.privacy.actions(1, 0)
        await sqlite.privacy.log_entries(ADA)
        await sqlite.privacy.request(ADA, NOW)
        await sqlite.privacy.erase_in_matches(ADA, NOW)
        await sqlite.privacy.erase_in_log(ADA)
    assert len(queries) > 20
    assert [step for step in scans(database, queries) if "erasures" not in step[0]] == []


# The export


async def read_export(store: Store, user: int = ADA) -> dict[str, Any]:
    """Return what the file of a user says."""
    export_content: dict[str, Any] = msgspec.json.decode((await make_export(store.privacy, user)).content)
    return export_content


async def test_an_export_has_everything_of_the_user_and_no_id_of_others(store: Store) -> None:
    await add_everything(store, "export")
    await start_match(store, ADA, BRUNO, game="constructor")
    data = await read_export(store)
    text = msgspec.json.encode(data).decode()
    assert all(str(other) not in text for other in (BRUNO, CHIOMA, DMITRI))
    assert data["user_id"] == str(ADA)
    assert data["preferences"]["zone"] == "Europe/Lisbon"
    assert data["preferences"]["away_until"].startswith("2030-03-17T17:46:40")
    assert data["preferences"]["stand_in"] is True
    assert data["lessons"][0]["actions"] == ["roll"]
    for name in (
        "muted",
        "waiting_notifications",
        "direct_messages",
        "server_log",
        "imported_files",
        "blocks",
    ):
        assert data[name], name
    counts = await store.privacy.count(ADA)
    assert len(data["matches"]) == counts.open_matches + counts.past_matches
    assert data["left_out"] == 0
    for match in data["matches"]:
        assert match["seats"][match["your_seat"] - 1] == "you"
        actions = await store.matches.get_record(match["match_id"])
        own = [line.action for line in actions if line.player == match["your_seat"] - 1]
        assert [line["action"] for line in match["actions"]] == own


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_an_export_says_only_what_the_user_may_know(sqlite: Store, game: str) -> None:
    match, record = random_match(game, "secret", players=2, actions=9)
    here = replace(match, status="running", ending=None, ended_at=None, seats=(ADA, BRUNO), seed="s" * 32)
    stored_match = await add(sqlite, here, record)
    (exported_match,) = (await read_export(sqlite))["matches"]
    assert "s" * 32 not in str(exported_match)
    view = msgspec.to_builtins(stored_match.view(0), str_keys=True)
    view.pop("legal")
    assert msgspec.json.encode(exported_match["position"]) == msgspec.json.encode(view)


async def test_a_large_export_is_packed_and_then_leaves_out_the_oldest(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(6):
        await add_random_match(sqlite, "builders", f"large{number}")
    owner = ADA
    whole = await make_export(sqlite.privacy, owner)
    monkeypatch.setattr(personal_export, "MOST_BYTES", len(whole.content) - 1)
    packed_export = await make_export(sqlite.privacy, owner)
    assert (packed_export.filename, packed_export.left_out) == ("guildhall-data.zip", 0)
    assert packed_export.content[:2] == b"PK"
    monkeypatch.setattr(personal_export, "MOST_BYTES", len(packed_export.content) // 2)
    smaller = await make_export(sqlite.privacy, owner)
    assert smaller.left_out > 0
    assert len(smaller.content) < len(packed_export.content)
    monkeypatch.setattr(personal_export, "MOST_BYTES", 8_000_000)
    monkeypatch.setattr(personal_export, "MOST_BEFORE_COMPRESSION", len(whole.content) // 2)
    cut = await make_export(sqlite.privacy, owner)
    assert cut.left_out > 0
    newest = max(match["match_id"] for match in msgspec.json.decode(whole.content)["matches"])
    assert msgspec.json.decode(cut.content)["matches"][0]["match_id"] == newest


async def test_nothing_is_exported_while_it_is_deleted(store: Store) -> None:
    _, privacy = services(store)
    await store.privacy.request(ADA, NOW)
    for attempt in (privacy.export(ADA), privacy.count(ADA)):
        with pytest.raises(Refusal) as error:
            await attempt
        assert error.value.key == "privacy-deleting"
    await privacy.export(BRUNO)
    await privacy.resume()
    await privacy.export(ADA)


async def test_an_export_during_which_the_data_goes_is_not_handed_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_random_match(store, "constructor", "half")
    _, privacy = services(store)
    read = store.privacy.log_entries

    async def delete_first(user: int) -> Any:
        await store.privacy.request(user, NOW)
        return await read(user)

    monkeypatch.setattr(store.privacy, "log_entries", delete_first)
    with pytest.raises(Refusal) as error:
        await privacy.export(ADA)
    assert error.value.key == "privacy-deleting"
