"""Preferences are kept, on each kind of database, and found with the match that they concern."""

import asyncio

import pytest
from msgspec.structs import asdict, replace

from bot.match.models import Change
from bot.match.recipients import Preferences, Recipient
from bot.match.seat_status import SeatStatus
from bot.match.timer_values import Timer, TimerUpdate
from bot.store import ChannelTaken, Store
from tests.store.samples import ADA, BRUNO, CHANNEL, NOW, advance, commit, everything, step, table

FULL = Preferences(
    user_id=ADA,
    delivery="direct",
    notify_early=True,
    auto_end_turn=False,
    end_turn_after=None,
    coach="off",
    pictures="large",
    rating="on",
    named_in_records=False,
    zone="Europe/Berlin",
    quiet_from=1320,
    quiet_to=420,
    days_off=0b1100000,
    digest=1080,
    away_from=NOW,
    away_until=NOW + 1,
    stand_in=BRUNO,
    direct_refused=True,
    refusal_hint_pending=True,
    directs_since=NOW,
    directs_sent=3,
    locale="pt-BR",
    language="ko",
)


async def keep(store: Store, person: Preferences) -> None:
    await store.preferences.set(**asdict(person))


async def test_all_preferences_of_a_user_are_stored(store: Store) -> None:
    assert await store.preferences.get(ADA) == Preferences(user_id=ADA)
    await keep(store, FULL)
    assert await store.preferences.get(ADA) == FULL
    assert await store.preferences.set(ADA, delivery="none", digest=None) == replace(
        FULL, delivery="none", digest=None
    )
    assert all(
        getattr(FULL, name) != getattr(Preferences(user_id=0), name) for name in Preferences.__struct_fields__
    )


async def test_two_processes_may_keep_the_same_person_at_once(store: Store) -> None:
    await asyncio.gather(*(store.preferences.set(ADA, directs_sent=number) for number in range(8)))
    assert (await store.preferences.get(ADA)).directs_sent in range(8)


async def test_recipients_come_with_what_they_muted_in_that_match(store: Store) -> None:
    match = await store.matches.create(table())
    other = await store.matches.create(table(CHANNEL + 1))
    await keep(store, FULL)
    await store.preferences.mute(match.id, ADA, 4)
    await store.preferences.mute(match.id, BRUNO, 0)
    recipients = await store.preferences.get_recipients(match.id, [ADA, BRUNO, 7])
    assert recipients == {
        ADA: Recipient(FULL, 4),
        BRUNO: Recipient(Preferences(user_id=BRUNO), 0),
        7: Recipient(Preferences(user_id=7)),
    }
    assert (await store.preferences.get_recipients(other.id, [ADA]))[ADA].muted_turn is None
    await store.preferences.mute(match.id, ADA, None)
    assert (await store.preferences.get_recipients(match.id, [ADA]))[ADA].muted_turn is None


async def test_matches_that_are_not_over_are_found_in_every_server(store: Store) -> None:
    here = await store.matches.create(table())
    there = await store.matches.create(table(CHANNEL + 1, guild=1))
    over = await store.matches.create(replace(table(CHANNEL + 2), status="abandoned"))
    assert await store.matches.find_live_of(ADA) == [here.id, there.id]
    assert await store.matches.find_live_of(BRUNO) == []
    assert over.id not in await store.matches.find_live_of(ADA)


async def test_matches_are_found_in_which_somebody_else_plays_on_a_users_seat(store: Store) -> None:
    match = await store.matches.create(replace(everything(), status="running"))
    await store.matches.create(everything(CHANNEL + 1))
    assert await store.matches.find_live_owned_by(ADA) == [match.id]
    assert await store.matches.find_live_owned_by(BRUNO) == []
    statuses = (SeatStatus(owner=BRUNO), SeatStatus())
    await commit(store, match, Change(match=replace(match, seat_statuses=statuses)), NOW)
    assert await store.matches.find_live_owned_by(ADA) == []
    assert await store.matches.find_live_owned_by(BRUNO) == [match.id]


async def test_users_to_inform_are_known_after_a_restart(store: Store) -> None:
    await keep(store, FULL)
    await store.preferences.set(BRUNO)
    assert await store.preferences.find_users_to_inform() == [ADA]


async def test_due_timers_of_a_user_are_found_over_all_servers(store: Store) -> None:
    match = await store.matches.create(
        table(), (TimerUpdate("direct", ADA, NOW), TimerUpdate("mention", ADA, NOW + 9))
    )
    other = await store.matches.create(table(CHANNEL + 1, guild=1 << 22), (TimerUpdate("direct", ADA, NOW),))
    store.shards.count, store.shards.ids = 2, (0,)
    kinds = ("direct", "mention")
    mine = [Timer(match.id, "direct", NOW, ADA), Timer(other.id, "direct", NOW, ADA)]
    assert await store.timers.find_due_of(ADA, kinds, NOW) == mine
    assert await store.timers.find_due_of(BRUNO, kinds, NOW) == []
    assert await store.timers.postpone(mine[0], NOW + 5)
    assert not await store.timers.postpone(mine[0], NOW + 6)
    assert len(await store.timers.find_due_of(ADA, kinds, NOW + 9)) == 3


async def test_a_step_sets_and_takes_away_what_is_due_for_players(store: Store) -> None:
    match = await store.matches.create(table())
    after = await commit(
        store, match, replace(step(match), timer_updates=(TimerUpdate("clock", ADA, NOW + 3),)), NOW
    )
    assert after is not None
    assert await store.timers.find_next_due() == NOW + 3
    assert await commit(
        store, after, replace(step(after), timer_updates=(TimerUpdate("clock", ADA, None),)), NOW
    )
    assert await store.timers.find_next_due() is None


async def test_a_match_cannot_move_into_a_channel_that_has_one(store: Store) -> None:
    match = await store.matches.create(table())
    await store.matches.create(table(CHANNEL + 1))
    change = Change(match=replace(match, channel_id=CHANNEL + 1))
    with pytest.raises(ChannelTaken):
        await commit(store, match, change, NOW)
    assert (await advance(store, match)).channel_id == CHANNEL


async def test_a_match_is_blocked_until_somebody_acts_there(store: Store) -> None:
    match = await store.matches.create(table())
    claim = await store.outbox.claim(match.id, NOW)
    assert claim is not None
    assert not await store.outbox.is_blocked(match.id)
    await store.outbox.postpone(claim, NOW + 500, is_blocked=True)
    assert await store.outbox.is_blocked(match.id)
    await advance(store, match)
    claim = await store.outbox.claim(match.id, NOW)
    assert claim is not None
    await store.outbox.complete(claim)
    assert not await store.outbox.is_blocked(match.id)
