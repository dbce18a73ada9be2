"""What is due is done once, in order, after any pause, and comes again if it failed."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.scheduler import Scheduler
from bot.store import Store
from bot.store.models import Match
from bot.store.timer_values import Timer
from tests.services.seats import ADA, NOW, table

KIND, SLOW = "ring", "slow"
LONGEST = 60


class Bell:
    """Rings for each timer, and drops it unless it is broken."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rung: list[tuple[int, int]] = []
        self.broken = False
        self.now = NOW
        self.heard = asyncio.Event()

    async def ring(self, timer: Timer) -> None:
        self.rung.append((timer.match_id, timer.due_at))
        self.heard.set()
        if self.broken:
            raise RuntimeError("broken")
        await self.store.timers.remove(timer)

    def clock(self) -> int:
        return self.now


async def begun(store: Store, bell: Bell) -> Scheduler:
    scheduler = Scheduler(store, clock=bell.clock)
    scheduler.handle(KIND, bell.ring)
    return scheduler


async def done(scheduler: Scheduler) -> None:
    """Wait until the scheduler sleeps."""
    scheduler.wake()
    async with asyncio.timeout(LONGEST):
        await scheduler.idle()


async def due(store: Store, *times: int, kind: str = KIND, channel: int = 0) -> list[Match]:
    opened = table(ADA, None).match
    matches = [
        await store.matches.create(replace(opened, channel_id=channel + number))
        for number in range(len(times))
    ]
    async with store.engine.begin() as connection:
        for match, time in zip(matches, times, strict=True):
            await store.timers.set_within(connection, match, kind, time)
    return matches


class Stuck:
    """A handler that waits for something that never comes, such as a message that Discord delays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.begun: list[int] = []
        self.free, self.ended = asyncio.Event(), asyncio.Event()

    async def __call__(self, timer: Timer) -> None:
        self.begun.append(timer.match_id)
        await self.free.wait()
        await self.store.timers.remove(timer)
        self.ended.set()


async def heard(bell: Bell) -> None:
    """Wait until the bell rings."""
    async with asyncio.timeout(LONGEST):
        await bell.heard.wait()
    bell.heard.clear()


async def test_timers_that_became_due_in_a_long_pause_fire_once_and_in_order(store: Store) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    first, second, third = await due(store, NOW - 5, NOW - 9, NOW + 1)
    await done(scheduler)
    await done(scheduler)
    assert bell.rung == [(second.id, NOW - 9), (first.id, NOW - 5)]
    bell.now = NOW + 1
    await done(scheduler)
    assert bell.rung[2:] == [(third.id, NOW + 1)]
    await scheduler.close()


async def test_it_wakes_by_itself_when_the_next_is_due(store: Store) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    await due(store, NOW + 20)
    await done(scheduler)
    bell.now = NOW + 20
    async with asyncio.timeout(5):
        await bell.heard.wait()
    await scheduler.close()


async def test_a_kind_that_needs_the_servers_waits_until_the_bot_is_ready(store: Store) -> None:
    bell, is_ready = Bell(store), False
    scheduler = Scheduler(store, clock=bell.clock, is_ready=lambda: is_ready)
    scheduler.handle(KIND, bell.ring)
    scheduler.handle(SLOW, bell.ring, once_ready=True)
    (waits,) = await due(store, NOW, kind=SLOW)
    (starts,) = await due(store, NOW, channel=1)
    await done(scheduler)
    assert bell.rung == [(starts.id, NOW)]
    bell.now, is_ready = NOW + 5_000, True
    await done(scheduler)
    assert bell.rung[1:] == [(waits.id, NOW + 5_000)]
    await scheduler.close()


async def test_a_failing_timer_comes_again_later_and_stops_no_other(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    first, second = await due(store, NOW, NOW)
    bell.broken = True
    with caplog.at_level(logging.CRITICAL, "bot.services.scheduler"):
        await done(scheduler)
    assert [match_id for match_id, _ in bell.rung] == [first.id, second.id]
    bell.broken, bell.now = False, NOW + 60_000
    await done(scheduler)
    assert len(bell.rung) == 4
    assert await store.timers.next_due() is None
    await scheduler.close()


async def test_a_hundred_due_in_the_same_minute_are_all_done(store: Store) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    matches = await due(store, *range(NOW, NOW + 100))
    bell.now = NOW + 60_000
    await done(scheduler)
    assert sorted(match_id for match_id, _ in bell.rung) == sorted(match.id for match in matches)
    await scheduler.close()


async def test_a_timer_set_during_the_query_for_the_next_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    (match,) = await due(store, NOW + 9)
    looked = store.timers.next_due

    async def looks(*arguments: Any) -> int | None:
        found = await looked(*arguments)
        monkeypatch.setattr(store.timers, "next_due", looked)
        await store.timers.set(Timer(match.id, KIND, NOW, ADA), match.guild_id)
        scheduler.wake()
        return found

    monkeypatch.setattr(store.timers, "next_due", looks)
    await done(scheduler)
    assert bell.rung == [(match.id, NOW)]
    await scheduler.close()


# Nobody waits for the slowest


async def test_a_handler_that_hangs_holds_up_no_other_timer(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    (slow,) = await due(store, NOW - 9, kind=SLOW, channel=50)
    (first,) = await due(store, NOW)
    scheduler.wake()
    await heard(bell)
    (second,) = await due(store, NOW, channel=60)
    scheduler.wake()
    await heard(bell)
    assert [match_id for match_id, _ in bell.rung] == [first.id, second.id]
    stuck.free.set()
    await done(scheduler)
    assert stuck.begun == [slow.id]
    assert await store.timers.next_due() is None
    await scheduler.close()


async def test_a_timer_that_becomes_due_while_a_handler_hangs_fires_by_itself(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    await due(store, NOW, kind=SLOW, channel=50)
    await due(store, NOW + 20)
    scheduler.wake()
    bell.now = NOW + 20
    await heard(bell)
    await scheduler.close()


async def test_a_kind_whose_handlers_all_hang_leaves_room_for_the_others(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    many = await due(store, *range(NOW - 40, NOW), kind=SLOW, channel=50)
    await due(store, NOW)
    scheduler.wake()
    await heard(bell)
    assert 0 < len(stuck.begun) < len(many), "a limited number of a kind runs at the same time"
    stuck.free.set()
    await done(scheduler)
    assert stuck.begun == [match.id for match in many]
    await scheduler.close()


async def test_a_timer_is_not_started_again_while_it_is_seen_to(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    (slow,) = await due(store, NOW, kind=SLOW, channel=50)
    for number in range(3):
        await due(store, NOW, channel=number)
        scheduler.wake()
        await heard(bell)
    assert stuck.begun == [slow.id]
    await scheduler.close()


async def test_a_timer_that_ends_while_the_store_is_read_is_not_started_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    (slow,) = await due(store, NOW, kind=SLOW, channel=50)
    (other,) = await due(store, NOW)
    scheduler.wake()
    await heard(bell)
    read = store.timers.due

    async def reads(now: int) -> list[Timer]:
        found = await read(now)
        monkeypatch.setattr(store.timers, "due", read)
        stuck.free.set()
        await stuck.ended.wait()
        return found

    monkeypatch.setattr(store.timers, "due", reads)
    await done(scheduler)
    assert stuck.begun == [slow.id]
    assert [match_id for match_id, _ in bell.rung] == [other.id]
    await scheduler.close()


async def test_a_timer_that_cannot_be_put_off_starts_no_other_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    (slow,) = await due(store, NOW, kind=SLOW, channel=50)
    (failing,) = await due(store, NOW)
    put_off = store.timers.postpone

    async def fails(timer: Timer, due_at: int) -> bool:
        if timer.match_id == failing.id:
            raise OSError("the disk is full")
        return await put_off(timer, due_at)

    monkeypatch.setattr(store.timers, "postpone", fails)
    bell.broken = True
    with caplog.at_level(logging.CRITICAL, "bot.services.scheduler"):
        scheduler.wake()
        await heard(bell)
        stuck.free.set()
        await done(scheduler)
    assert stuck.begun == [slow.id]
    assert [match_id for match_id, _ in bell.rung] == [failing.id], "it is not tried all the time"
    monkeypatch.setattr(store.timers, "postpone", put_off)
    bell.broken, bell.now = False, NOW + 30_000
    await done(scheduler)
    assert [match_id for match_id, _ in bell.rung] == [failing.id] * 2
    assert await store.timers.next_due() is None
    await scheduler.close()


# The end


async def test_closing_ends_what_hangs_and_nothing_begins_after_it(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)
    scheduler.handle(SLOW, stuck)
    (slow,) = await due(store, NOW, kind=SLOW, channel=50)
    await due(store, NOW)
    scheduler.wake()
    await heard(bell)
    before = asyncio.all_tasks()
    async with asyncio.timeout(LONGEST):
        await scheduler.close()
    await due(store, NOW, channel=60)
    scheduler.wake()
    assert asyncio.all_tasks() <= before
    await scheduler.idle()
    assert len(bell.rung) == 1
    assert [timer.match_id for timer in await store.timers.of_kind(SLOW)] == [slow.id], "it comes again"


async def test_closing_does_not_wait_for_a_handler_that_does_not_end(store: Store) -> None:
    bell, stuck = Bell(store), Stuck(store)
    scheduler = await begun(store, bell)

    async def stubborn(timer: Timer) -> None:
        try:
            await stuck(timer)
        except asyncio.CancelledError:
            await stuck.free.wait()

    scheduler.handle(SLOW, stubborn)
    await due(store, NOW, kind=SLOW, channel=50)
    await due(store, NOW)
    scheduler.wake()
    await heard(bell)
    async with asyncio.timeout(LONGEST):
        await scheduler.close(seconds=0)
    stuck.free.set()
    await scheduler.idle()
