"""Imported record files: each once, only the newest of a user, and none after the user deleted them."""

from pathlib import Path

import pytest

from bot.store import Store
from bot.store.imported_records import MOST_PER_USER
from tests.store.plans import scans, statements
from tests.store.samples import content

ADA, BRUNO, NOW = 11, 22, 1_900_000_000_000
GUILD, HERE, ELSEWHERE = 1, 10, 20


async def test_only_the_newest_files_of_a_user_stay(store: Store) -> None:
    records = store.imported_records
    others = await records.add(BRUNO, "of Bruno", NOW)
    ids = [await records.add(ADA, f"file {number}", NOW + number) for number in range(MOST_PER_USER + 2)]
    assert [await records.find(number, ADA, HERE) for number in ids[:3]] == [None, None, "file 2"]
    assert await records.find(ids[-1], ADA, HERE) == "file 21"
    assert await records.find(others, BRUNO, HERE) == "of Bruno"


async def test_a_file_that_is_imported_again_keeps_its_id_and_is_the_newest(store: Store) -> None:
    records = store.imported_records
    first = await records.add(ADA, "again", NOW)
    for number in range(MOST_PER_USER - 1):
        await records.add(ADA, f"file {number}", NOW + 1 + number)
    assert await records.add(ADA, "again", NOW + 1_000) == first
    await records.add(ADA, "one more", NOW + 2_000)
    assert await records.find(first, ADA, HERE) == "again"
    assert await records.add(BRUNO, "again", NOW) != first


@pytest.mark.parametrize("number", [0, -1, 2**31, 2**70])
async def test_there_is_no_file_with_an_impossible_id(store: Store, number: int) -> None:
    assert await store.imported_records.find(number, ADA, HERE) is None
    assert not await store.imported_records.share(number, ADA, GUILD, HERE, NOW)


async def test_a_file_is_its_users_alone_until_they_share_it_in_a_channel(store: Store) -> None:
    records = store.imported_records
    number = await records.add(ADA, "of Ada", NOW)
    assert not await records.share(number, BRUNO, GUILD, HERE, NOW)
    assert await records.find(number, BRUNO, HERE) is None
    assert await records.share(number, ADA, GUILD, HERE, NOW)
    assert await records.share(number, ADA, GUILD, HERE, NOW)
    assert not await records.share(number, BRUNO, GUILD, ELSEWHERE, NOW)
    places = [(BRUNO, HERE), (BRUNO, ELSEWHERE), (ADA, ELSEWHERE)]
    assert [await records.find(number, *place) for place in places] == ["of Ada", None, "of Ada"]
    for newer in range(MOST_PER_USER):
        await records.add(ADA, f"file {newer}", NOW + 1)
    assert await records.find(number, BRUNO, HERE) is None
    assert (await content(store))["shared_records"] == []


async def test_files_are_found_by_index(sqlite: Store, database: Path) -> None:
    with statements(sqlite) as queries:
        number = await sqlite.imported_records.add(ADA, "a file", NOW)
        await sqlite.imported_records.add(ADA, "a file", NOW)
        await sqlite.imported_records.share(number, ADA, GUILD, HERE, NOW)
        await sqlite.imported_records.find(number, BRUNO, HERE)
    assert len(queries) > 6
    assert scans(database, queries) == []
