"""The history: matches that are over, newest first, found by index and page by page from either end."""

from pathlib import Path

from msgspec.structs import replace

from bot.match.models import Match
from bot.match.paging import NEWEST, OLDEST, HistoryCursor
from bot.store import Store
from tests.play.stored import add
from tests.store.plans import plans, scans, statements
from tests.store.samples import ADA, BRUNO, CHANNEL, everything, table

OTHER = CHANNEL + 1


async def fill(store: Store, count: int, channel: int = CHANNEL) -> None:
    """Store some finished matches of Ada and Bruno in a channel."""
    for _ in range(count):
        await add(store, everything(channel))


def ids(matches: list[Match]) -> list[int]:
    """Return the ids of matches."""
    return [match.id for match in matches]


async def test_pages_lead_from_the_newest_match_to_the_oldest_and_back(store: Store) -> None:
    await fill(store, 7)
    await fill(store, 2, OTHER)
    history = store.history
    newest = await history.read_channel(CHANNEL, NEWEST, 3, BRUNO)
    assert (ids(list(newest.matches)), newest.has_newer, newest.has_older) == ([7, 6, 5], False, True)
    older = await history.read_channel(CHANNEL, HistoryCursor(before=5), 3, BRUNO)
    assert (ids(list(older.matches)), older.has_newer, older.has_older) == ([4, 3, 2], True, True)
    last = await history.read_channel(CHANNEL, HistoryCursor(before=2), 3, BRUNO)
    assert (ids(list(last.matches)), last.has_newer, last.has_older) == ([1], True, False)
    oldest = await history.read_channel(CHANNEL, OLDEST, 3, BRUNO)
    assert (ids(list(oldest.matches)), oldest.has_newer, oldest.has_older) == ([3, 2, 1], True, False)
    newer = await history.read_channel(CHANNEL, HistoryCursor(after=4), 3, BRUNO)
    assert newer == newest
    middle = await history.read_channel(CHANNEL, HistoryCursor(after=2), 3, BRUNO)
    assert (ids(list(middle.matches)), middle.has_newer, middle.has_older) == ([5, 4, 3], True, True)


async def test_a_page_holds_whole_matches(store: Store) -> None:
    match = await add(store, everything())
    assert (await store.history.read_user(ADA, NEWEST, 8)).matches == [match]
    assert (await store.history.read_user(7, NEWEST, 8)).matches == []
    await fill(store, 2, OTHER)
    assert ids(list((await store.history.read_user(BRUNO, NEWEST, 8)).matches)) == [3, 2, 1]


async def test_matches_in_which_nothing_was_done_and_open_ones_are_left_out(store: Store) -> None:
    over = everything()
    await add(store, replace(over, status="abandoned", action_count=0))
    await add(store, replace(over, status="abandoned", action_count=1))
    await add(store, replace(over, status="running", channel_id=OTHER))
    await store.matches.create(table())
    assert ids(list((await store.history.read_channel(CHANNEL, NEWEST, 8, BRUNO)).matches)) == [2]
    assert ids(list((await store.history.read_user(ADA, NEWEST, 8)).matches)) == [2]
    matches = await store.history.find_to_replay(OTHER, 8, BRUNO)
    assert ids(matches) == [3]
    assert (matches[0].state, matches[0].seats, matches[0].marks) == (None, (ADA, BRUNO), (2, 0))


async def test_pages_are_found_by_index(sqlite: Store, file: Path) -> None:
    await fill(sqlite, 3)
    with statements(sqlite) as queries:
        for place in (NEWEST, OLDEST, HistoryCursor(before=2), HistoryCursor(after=2)):
            await sqlite.history.read_channel(CHANNEL, place, 2, BRUNO)
            await sqlite.history.read_user(ADA, place, 2)
        await sqlite.history.find_to_replay(CHANNEL, 2, BRUNO)
        await sqlite.history.find_finished_races(ADA, 2)
    steps = [step for step, _ in plans(file, queries)]
    assert scans(file, queries) == []
    assert any("matches_channel (channel_id=? AND id<?)" in step for step in steps)
    assert any("seats_user (user_id=? AND match_id<?)" in step for step in steps)
    assert [step for step in steps if "ORDER BY" in step and "LAST" not in step] == []
