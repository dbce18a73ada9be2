"""Snapshots: one every 32 actions, none of actions that were taken back, and found at once."""

from msgspec.structs import replace
from sqlalchemy.event import listen

from bot.match.models import Change, Match
from bot.match.replay import SNAPSHOT_EVERY, replay
from bot.services.replay_service import ReplayService
from bot.store import Store
from tests.match.record_files import random_match
from tests.store.plans import statements
from tests.store.samples import NOW, commit, content

AT_ONCE = 5


async def play(store: Store) -> Match:
    """Return a match that was stored a few actions at a time, with everything known to its end."""
    whole, record = random_match("middle-ages", "stored", players=2, actions=150)
    states = list(replay(whole, record))
    match = await store.matches.create(
        replace(whole, status="running", state=states[0], ending=None, turn=1, action_count=0)
    )
    for first in range(0, len(record), AT_ONCE):
        actions = record[first : first + AT_ONCE]
        after = replace(match, state=states[first + len(actions)], turn=actions[-1].turn)
        match = await commit(store, match, Change(match=after, new_actions=actions), NOW) or match
    over = replace(match, status="finished", ending=whole.ending, ended_at=NOW)
    return await commit(store, match, Change(match=over), NOW) or match


async def counts(store: Store) -> list[int]:
    """Return the number of actions that each stored snapshot follows."""
    return [row[1] for row in (await content(store))["snapshots"]]


async def test_a_snapshot_is_stored_every_so_many_actions(store: Store) -> None:
    match = await play(store)
    snapshot_counts = await counts(store)
    assert match.action_count > 3 * SNAPSHOT_EVERY
    assert len(snapshot_counts) == match.action_count // SNAPSHOT_EVERY
    assert all(
        0 <= count - SNAPSHOT_EVERY * number < AT_ONCE
        for number, count in enumerate(snapshot_counts, start=1)
    )


async def test_snapshots_of_actions_that_were_taken_back_are_deleted(store: Store) -> None:
    match = await play(store)
    snapshot_counts = await counts(store)
    kept_actions = snapshot_counts[1]
    match = await commit(store, match, Change(match=match, kept_actions=kept_actions), NOW) or match
    assert (match.action_count, await counts(store)) == (kept_actions, snapshot_counts[:2])
    await commit(store, match, Change(match=match, kept_actions=kept_actions - 1), NOW)
    assert await counts(store) == snapshot_counts[:1]


async def test_a_replay_reaches_any_frame_from_a_snapshot(store: Store) -> None:
    match = await play(store)
    last = len((await ReplayService(store).open(match)).frames) - 1
    for number in (last, last // 2, 3, 0, 10**6):
        opened_replay = await ReplayService(store).open(match, number, around=9)
        numbers = opened_replay.around(min(number, last), 9)
        assert min(number, last) in numbers
        assert len(numbers) == 9
        assert opened_replay.is_near(numbers.start)
        whole = list(replay(match, opened_replay.record))
        count = opened_replay.frames[min(number, last)].last
        assert opened_replay.state(count) == whole[count]


async def test_a_replay_far_into_a_match_is_opened_in_one_transaction(store: Store) -> None:
    match, transactions = await play(store), list[object]()
    listen(store.engine.sync_engine, "begin", transactions.append)
    opened_replay = await ReplayService(store).open(match, 10**6)
    assert opened_replay.is_near(len(opened_replay.frames) - 1)
    assert len(transactions) == 1


async def test_a_replay_is_opened_once_for_many_frames(store: Store) -> None:
    match, replays = await play(store), ReplayService(store)
    await replays.open(match, 0)
    with statements(store) as queries:
        await replays.open(match, 3)
    assert queries == []


async def test_a_snapshot_that_cannot_be_read_is_none(store: Store) -> None:
    match = await play(store)
    assert await store.snapshots.find(match, SNAPSHOT_EVERY - 1) is None
    other = replace(match, game="builders")
    assert await store.snapshots.find(other, match.action_count) is None
