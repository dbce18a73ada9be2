"""What people wish is kept, on each kind of database, and found with the match it concerns."""

import asyncio

import pytest
from msgspec.structs import asdict, replace

from bot.store import ChannelTaken, Store
from bot.store.records import Addressee, Alarm, Person, Step, Timer
from tests.store.samples import ADA, BRUNO, CHANNEL, NOW, advance, step, table

FULL = Person(
    user_id=ADA,
    notices="direct",
    early=True,
    zone="Europe/Berlin",
    quiet_from=1320,
    quiet_to=420,
    digest=1080,
    away_from=NOW,
    away_until=NOW + 1,
    stand_in=BRUNO,
    refused=True,
    hint=True,
    directs_since=NOW,
    directs=3,
    locale="pt-BR",
)


async def keep(store: Store, person: Person) -> None:
    await store.change_person(**asdict(person))


async def test_somebody_is_kept_with_all_they_wish(store: Store) -> None:
    assert await store.person(ADA) == Person(user_id=ADA)
    await keep(store, FULL)
    assert await store.person(ADA) == FULL
    assert await store.change_person(ADA, notices="none", digest=None) == replace(
        FULL, notices="none", digest=None
    )
    assert all(getattr(FULL, name) != getattr(Person(user_id=0), name) for name in Person.__struct_fields__)


async def test_two_processes_may_keep_the_same_person_at_once(store: Store) -> None:
    await asyncio.gather(*(store.change_person(ADA, directs=number) for number in range(8)))
    assert (await store.person(ADA)).directs in range(8)


async def test_those_who_may_be_told_come_with_what_they_muted_in_that_match(store: Store) -> None:
    match = await store.create(table())
    other = await store.create(table(CHANNEL + 1))
    await keep(store, FULL)
    await store.mute(match.id, ADA, 4)
    await store.mute(match.id, BRUNO, 0)
    found = await store.addressees(match.id, [ADA, BRUNO, 7])
    assert found == {
        ADA: Addressee(FULL, 4),
        BRUNO: Addressee(Person(user_id=BRUNO), 0),
        7: Addressee(Person(user_id=7)),
    }
    assert (await store.addressees(other.id, [ADA]))[ADA].muted is None
    await store.mute(match.id, ADA, None)
    assert (await store.addressees(match.id, [ADA]))[ADA].muted is None


async def test_matches_that_are_not_over_are_found_in_every_server(store: Store) -> None:
    here = await store.create(table())
    there = await store.create(table(CHANNEL + 1, guild=1))
    over = await store.create(replace(table(CHANNEL + 2), status="abandoned"))
    assert await store.live_matches_of(ADA) == [here.id, there.id]
    assert await store.live_matches_of(BRUNO) == []
    assert over.id not in await store.live_matches_of(ADA)


async def test_who_has_to_be_hinted_is_known_after_a_restart(store: Store) -> None:
    await keep(store, FULL)
    await store.change_person(BRUNO)
    assert await store.people_to_hint() == [ADA]


async def test_what_somebody_is_due_for_is_found_over_all_servers(store: Store) -> None:
    match = await store.create(table(), (Alarm("direct", ADA, NOW), Alarm("mention", ADA, NOW + 9)))
    other = await store.create(table(CHANNEL + 1, guild=1 << 22), (Alarm("direct", ADA, NOW),))
    store.shard_count, store.shard_ids = 2, (0,)
    kinds = ("direct", "mention")
    mine = [Timer(match.id, "direct", NOW, ADA), Timer(other.id, "direct", NOW, ADA)]
    assert await store.due_timers_of(ADA, kinds, NOW) == mine
    assert await store.due_timers_of(BRUNO, kinds, NOW) == []
    assert await store.put_off(mine[0], NOW + 5)
    assert not await store.put_off(mine[0], NOW + 6)
    assert len(await store.due_timers_of(ADA, kinds, NOW + 9)) == 3


async def test_a_step_sets_and_takes_away_what_is_due_for_players(store: Store) -> None:
    match = await store.create(table())
    changed = await store.commit(match, replace(step(match), timers=(Alarm("clock", ADA, NOW + 3),)), NOW)
    assert changed is not None
    assert await store.next_due() == NOW + 3
    assert await store.commit(changed, replace(step(changed), timers=(Alarm("clock", ADA, None),)), NOW)
    assert await store.next_due() is None


async def test_a_match_cannot_move_into_a_channel_that_has_one(store: Store) -> None:
    match = await store.create(table())
    await store.create(table(CHANNEL + 1))
    moved = Step(match=replace(match, channel_id=CHANNEL + 1))
    with pytest.raises(ChannelTaken):
        await store.commit(match, moved, NOW)
    assert (await advance(store, match)).channel_id == CHANNEL


async def test_a_match_is_blocked_until_somebody_acts_there(store: Store) -> None:
    match = await store.create(table())
    claim = await store.claim(match.id, NOW)
    assert claim is not None
    assert not await store.is_blocked(match.id)
    await store.postpone(claim, NOW + 500, blocked=True)
    assert await store.is_blocked(match.id)
    await advance(store, match)
    claim = await store.claim(match.id, NOW)
    assert claim is not None
    await store.complete_delivery(claim)
    assert not await store.is_blocked(match.id)
