"""The settings of servers: kept apart, told in the log, read by index, and readable by other versions."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, text

from bot.match.server_log import ServerLogEntry
from bot.match.servers import DEFAULTS, ServerSettings
from bot.store import Store
from bot.store.tables import server_settings
from tests.store.plans import scans, statements

HERE, ELSEWHERE, ADA, NOW = 1, 2, 11, 1_900_000_000_000

EVERYTHING = ServerSettings(
    channels=(2**62, 5),
    place="forum",
    forum=2**61,
    boards="keep",
    locale="en",
    theme="light",
    clock="day",
    ping_roles={"constructor": 2**60},
    computers=False,
)


async def change(store: Store, guild: int = HERE, **values: Any) -> ServerSettings:
    def log(before: ServerSettings, after: ServerSettings) -> ServerLogEntry:
        details = {"old": before.theme, "new": after.theme}
        return ServerLogEntry(guild_id=guild, at=NOW, user_id=ADA, what="set-theme", details=details)

    return await store.server_settings.change(guild, lambda before: replace(before, **values), log)


async def contents(store: Store) -> list[str]:
    async with store.engine.connect() as connection:
        return list(await connection.scalars(text("SELECT content FROM server_settings")))


async def read_log_details(store: Store, guild: int = HERE) -> list[Any]:
    entries, _ = await store.server_log.read_page(guild, 100)
    return [entry.details for entry in entries]


async def test_a_server_that_decided_nothing_has_the_defaults_and_no_row(store: Store) -> None:
    assert await store.server_settings.get(HERE) == DEFAULTS
    assert await change(store, theme=DEFAULTS.theme) == DEFAULTS
    assert (await contents(store), await read_log_details(store)) == ([], [])


async def test_settings_are_kept_for_their_server_alone(store: Store) -> None:
    values = {name: getattr(EVERYTHING, name) for name in EVERYTHING.__struct_fields__}
    assert await change(store, **values) == EVERYTHING
    assert await store.server_settings.get(HERE) == EVERYTHING
    assert await store.server_settings.get(ELSEWHERE) == DEFAULTS


async def test_a_change_and_its_entry_in_the_log_are_one_transaction(store: Store) -> None:
    await change(store, theme="light")
    await change(store, theme="contrast")
    assert await read_log_details(store) == [
        {"old": "light", "new": "contrast"},
        {"old": "dark", "new": "light"},
    ]

    def fail(*_: Any) -> ServerLogEntry:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await store.server_settings.change(HERE, lambda before: replace(before, theme="dark"), fail)
    assert (await store.server_settings.get(HERE)).theme == "contrast"
    assert len(await read_log_details(store)) == 2


async def test_the_row_goes_when_everything_is_as_usual_again(store: Store) -> None:
    await change(store, theme="light")
    assert len(await contents(store)) == 1
    assert await change(store, theme="dark") == DEFAULTS
    assert await contents(store) == []
    assert len(await read_log_details(store)) == 2


async def test_changes_at_the_same_moment_are_all_kept(store: Store) -> None:
    changes = {"theme": "light"}, {"clock": "day"}, {"computers": False}, {"boards": "keep"}
    await asyncio.gather(*(change(store, **values) for values in changes))
    assert await store.server_settings.get(HERE) == ServerSettings(
        theme="light", clock="day", computers=False, boards="keep"
    )
    assert len(await read_log_details(store)) == 4


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("{}", DEFAULTS),
        ('{"theme":"light","from_the_future":[1,2]}', ServerSettings(theme="light")),
        ('{"place":"stage","clock":"day"}', ServerSettings(clock="day")),
        ('{"channels":"everywhere","computers":false}', ServerSettings(computers=False)),
    ],
)
async def test_settings_of_another_version_are_read(
    store: Store, content: str, expected: ServerSettings
) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(insert(server_settings).values(guild_id=HERE, content=content))
    assert await store.server_settings.get(HERE) == expected
    after = await change(store, boards="keep")
    assert after == replace(expected, boards="keep")


async def test_settings_are_read_by_index_and_at_once(sqlite: Store, database: Path) -> None:
    await change(sqlite, theme="light")
    with statements(sqlite) as queries:
        await sqlite.server_settings.get(HERE)
    assert len(queries) == 1
    assert scans(database, queries) == []
