"""Timers are kept, found in order by the process that serves them, and never lost by half."""

import pytest
from msgspec.structs import replace

from bot.games.space_builder import SpaceBuilder
from bot.match.models import Change, Match
from bot.match.timer_values import RULES_TIMER, Timer
from bot.store import Store
from tests.games.space_builder_play import new
from tests.store.samples import ADA, BRUNO, CHANNEL, NOW, commit, table

SHARD = 1 << 22


async def set_timer(store: Store, match: Match, kind: str, due_at: int | None, user: int = 0) -> None:
    async with store.engine.begin() as connection:
        await store.timers.set_within(connection, match, kind, due_at, user)


async def test_the_longest_due_comes_first_and_nothing_before_its_time(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "late", NOW + 2)
    await set_timer(store, match, "early", NOW + 1)
    assert await store.timers.find_next_due() == NOW + 1
    assert await store.timers.find_due(NOW) == []
    assert [timer.kind for timer in await store.timers.find_due(NOW + 2)] == ["early", "late"]


async def test_setting_a_timer_again_replaces_it(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "one", NOW + 1)
    await set_timer(store, match, "one", NOW + 5)
    assert await store.timers.find_next_due() == NOW + 5
    await set_timer(store, match, "one", None)
    assert await store.timers.find_next_due() is None


async def test_people_have_timers_of_their_own(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "one", NOW, ADA)
    await set_timer(store, match, "one", NOW, BRUNO)
    first, second = await store.timers.find_due(NOW)
    assert {first.user_id, second.user_id} == {ADA, BRUNO}
    await store.timers.remove(first)
    assert await store.timers.find_due(NOW) == [second]


async def test_a_timer_set_again_meanwhile_is_neither_removed_nor_postponed(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "one", NOW)
    (old,) = await store.timers.find_due(NOW)
    await set_timer(store, match, "one", NOW + 1)
    await store.timers.remove(old)
    await store.timers.postpone(old, NOW + 100)
    assert await store.timers.find_next_due() == NOW + 1


async def test_a_timer_that_is_put_off_comes_again(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "one", NOW)
    await store.timers.postpone(Timer(match.id, "one", NOW), NOW + 7)
    assert await store.timers.find_due(NOW + 6) == []
    assert await store.timers.find_next_due() == NOW + 7


async def test_each_process_sees_the_timers_of_its_shards(store: Store) -> None:
    for shard in (0, 1):
        match = await store.matches.create(table(CHANNEL + shard, guild=SHARD * shard))
        await set_timer(store, match, f"shard-{shard}", NOW + shard)
    store.shards.count, store.shards.ids = 2, (1,)
    assert [timer.kind for timer in await store.timers.find_due(NOW + 9)] == ["shard-1"]
    assert await store.timers.find_next_due() == NOW + 1


async def test_a_commit_sets_the_timer_of_the_rules(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands as long as the state asks for it, on the clock of the match."""
    monkeypatch.setattr(SpaceBuilder, "deadline", lambda *_: 40)
    match = await store.matches.create(replace(table(), game="space-builder"))
    running = replace(match, status="running", state=new(), started_at=NOW + 50)
    after = await commit(store, match, Change(match=running), NOW)
    assert after is not None
    assert await store.timers.find_due(NOW + 90) == [Timer(match.id, RULES_TIMER, NOW + 90)]
    over = await commit(store, after, Change(match=replace(after, status="abandoned")), NOW)
    assert over is not None
    assert await store.timers.find_next_due() is None


async def test_timers_of_a_kind_are_found_whenever_they_are_due(store: Store) -> None:
    match = await store.matches.create(table())
    early, late = Timer(match.id, "one", NOW - 5, BRUNO), Timer(match.id, "one", NOW + 5, ADA)
    for timer in (late, early, Timer(match.id, "other", NOW, ADA)):
        await store.timers.set(timer, match.guild_id)
    assert await store.timers.find_of_kind("one") == [early, late]
    assert await store.timers.find_of_kind("none") == []


async def test_one_timer_is_found_by_its_key(store: Store) -> None:
    match = await store.matches.create(table())
    timer = Timer(match.id, "one", NOW, ADA)
    await store.timers.set(timer, match.guild_id)
    assert await store.timers.find(match.id, "one", ADA) == timer
    for key in ((match.id + 1, "one", ADA), (match.id, "two", ADA), (match.id, "one", BRUNO)):
        assert await store.timers.find(*key) is None


async def test_a_timer_set_by_itself_replaces_that_of_the_same_person_alone(store: Store) -> None:
    match = await store.matches.create(table())
    await set_timer(store, match, "one", NOW, BRUNO)
    await store.timers.set(Timer(match.id, "one", NOW + 1, ADA), match.guild_id)
    await store.timers.set(Timer(match.id, "one", NOW + 2, ADA), match.guild_id)
    assert await store.timers.find_of_kind("one") == [
        Timer(match.id, "one", NOW, BRUNO),
        Timer(match.id, "one", NOW + 2, ADA),
    ]
    store.shards.count, store.shards.ids = 2, (1,)
    assert await store.timers.find_of_kind("one") == []
