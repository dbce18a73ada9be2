"""What is due is done once, in order, after any pause, and comes again if it failed."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.models import Match
from bot.match.timer_values import Timer
from bot.services.scheduler import Scheduler
from bot.store import Store
from tests.match.seats import ADA, NOW, open_table

KIND, SLOW = "ring", "slow"
LONGEST = 60


class Bell:
    """Rings for each timer, and drops it unless it is broken."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rings: list[tuple[int, int]] = []
        self.is_broken = False
        self.now = NOW
        self.ring_event = asyncio.Event()

    async def ring(self, timer: Timer) -> None:
        self.rings.append((timer.match_id, timer.due_at))
        self.ring_event.set()
        if self.is_broken:
            raise RuntimeError("broken")
        await self.store.timers.remove(timer)

    def clock(self) -> int:
        return self.now


async def start_scheduler(store: Store, bell: Bell) -> Scheduler:
    scheduler = Scheduler(store, clock=bell.clock)
    scheduler.handle(KIND, bell.ring)
    return scheduler


async def wait_until_idle(scheduler: Scheduler) -> None:
    """Wake the scheduler, and wait until it has nothing to do."""
    scheduler.wake()
    async with asyncio.timeout(LONGEST):
        await scheduler.idle()


async def create_timers(store: Store, *times: int, kind: str = KIND, channel: int = 0) -> list[Match]:
    lobby = open_table(ADA, None).match
    matches = [
        await store.matches.create(replace(lobby, channel_id=channel + number))
        for number in range(len(times))
    ]
    async with store.engine.begin() as connection:
        for match, time in zip(matches, times, strict=True):
            await store.timers.set_within(connection, match, kind, time)
    return matches


class StuckHandler:
    """A handler that waits for something that never comes, such as a message that Discord delays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.match_ids: list[int] = []
        self.release_event, self.end_event = asyncio.Event(), asyncio.Event()

    async def __call__(self, timer: Timer) -> None:
        self.match_ids.append(timer.match_id)
        await self.release_event.wait()
        await self.store.timers.remove(timer)
        self.end_event.set()


async def wait_for_ring(bell: Bell) -> None:
    """Wait until the bell rings."""
    async with asyncio.timeout(LONGEST):
        await bell.ring_event.wait()
    bell.ring_event.clear()


async def test_timers_that_became_due_in_a_long_pause_fire_once_and_in_order(store: Store) -> None:
    bell = Bell(store)
    scheduler = await start_scheduler(store, bell)
    first, second, third = await create_timers(store, NOW - 5, NOW - 9, NOW + 1)
    await wait_until_idle(scheduler)
    await wait_until_idle(scheduler)
    assert bell.rings == [(second.id, NOW - 9), (first.id, NOW - 5)]
    bell.now = NOW + 1
    await wait_until_idle(scheduler)
    assert bell.rings[2:] == [(third.id, NOW + 1)]
    await scheduler.close()


async def test_it_wakes_by_itself_when_the_next_is_due(store: Store) -> None:
    bell = Bell(store)
    scheduler = await start_scheduler(store, bell)
    await create_timers(store, NOW + 20)
    await wait_until_idle(scheduler)
    bell.now = NOW + 20
    async with asyncio.timeout(5):
        await bell.ring_event.wait()
    await scheduler.close()


async def test_a_kind_that_needs_the_servers_waits_until_the_bot_is_ready(store: Store) -> None:
    bell, is_ready = Bell(store), False
    scheduler = Scheduler(store, clock=bell.clock, is_ready=lambda: is_ready)
    scheduler.handle(KIND, bell.ring)
    scheduler.handle(SLOW, bell.ring, once_ready=True)
    (waits,) = await create_timers(store, NOW, kind=SLOW)
    (starts,) = await create_timers(store, NOW, channel=1)
    await wait_until_idle(scheduler)
    assert bell.rings == [(starts.id, NOW)]
    bell.now, is_ready = NOW + 5_000, True
    await wait_until_idle(scheduler)
    assert bell.rings[1:] == [(waits.id, NOW + 5_000)]
    await scheduler.close()


async def test_a_failing_timer_comes_again_later_and_stops_no_other(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    bell = Bell(store)
    scheduler = await start_scheduler(store, bell)
    first, second = await create_timers(store, NOW, NOW)
    bell.is_broken = True
    with caplog.at_level(logging.CRITICAL, "bot.services.scheduler"):
        await wait_until_idle(scheduler)
    assert [match_id for match_id, _ in bell.rings] == [first.id, second.id]
    bell.is_broken, bell.now = False, NOW + 60_000
    await wait_until_idle(scheduler)
    assert len(bell.rings) == 4
    assert await store.timers.find_next_due() is None
    await scheduler.close()


async def test_a_hundred_due_in_the_same_minute_are_all_done(store: Store) -> None:
    bell = Bell(store)
    scheduler = await start_scheduler(store, bell)
    matches = await create_timers(store, *range(NOW, NOW + 100))
    bell.now = NOW + 60_000
    await wait_until_idle(scheduler)
    assert sorted(match_id for match_id, _ in bell.rings) == sorted(match.id for match in matches)
    await scheduler.close()


async def test_a_timer_set_during_the_query_for_the_next_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell = Bell(store)
    scheduler = await start_scheduler(store, bell)
    (match,) = await create_timers(store, NOW + 9)
    next_due = store.timers.find_next_due

    async def find_next_due(*arguments: Any) -> int | None:
        due_at = await next_due(*arguments)
        monkeypatch.setattr(store.timers, "find_next_due", next_due)
        await store.timers.set(Timer(match.id, KIND, NOW, ADA), match.guild_id)
        scheduler.wake()
        return due_at

    monkeypatch.setattr(store.timers, "find_next_due", find_next_due)
    await wait_until_idle(scheduler)
    assert bell.rings == [(match.id, NOW)]
    await scheduler.close()


# Nobody waits for the slowest


async def test_a_handler_that_hangs_holds_up_no_other_timer(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    (slow,) = await create_timers(store, NOW - 9, kind=SLOW, channel=50)
    (first,) = await create_timers(store, NOW)
    scheduler.wake()
    await wait_for_ring(bell)
    (second,) = await create_timers(store, NOW, channel=60)
    scheduler.wake()
    await wait_for_ring(bell)
    assert [match_id for match_id, _ in bell.rings] == [first.id, second.id]
    handler.release_event.set()
    await wait_until_idle(scheduler)
    assert handler.match_ids == [slow.id]
    assert await store.timers.find_next_due() is None
    await scheduler.close()


async def test_a_timer_that_becomes_due_while_a_handler_hangs_fires_by_itself(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    await create_timers(store, NOW, kind=SLOW, channel=50)
    await create_timers(store, NOW + 20)
    scheduler.wake()
    bell.now = NOW + 20
    await wait_for_ring(bell)
    await scheduler.close()


async def test_a_kind_whose_handlers_all_hang_leaves_room_for_the_others(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    many = await create_timers(store, *range(NOW - 40, NOW), kind=SLOW, channel=50)
    await create_timers(store, NOW)
    scheduler.wake()
    await wait_for_ring(bell)
    assert 0 < len(handler.match_ids) < len(many), "a limited number of a kind runs at the same time"
    handler.release_event.set()
    await wait_until_idle(scheduler)
    assert handler.match_ids == [match.id for match in many]
    await scheduler.close()


async def test_a_timer_is_not_started_again_while_it_is_seen_to(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    (slow,) = await create_timers(store, NOW, kind=SLOW, channel=50)
    for number in range(3):
        await create_timers(store, NOW, channel=number)
        scheduler.wake()
        await wait_for_ring(bell)
    assert handler.match_ids == [slow.id]
    await scheduler.close()


async def test_a_timer_that_ends_while_the_store_is_read_is_not_started_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    (slow,) = await create_timers(store, NOW, kind=SLOW, channel=50)
    (other,) = await create_timers(store, NOW)
    scheduler.wake()
    await wait_for_ring(bell)
    read = store.timers.find_due

    async def read_and_release(now: int) -> list[Timer]:
        timers = await read(now)
        monkeypatch.setattr(store.timers, "find_due", read)
        handler.release_event.set()
        await handler.end_event.wait()
        return timers

    monkeypatch.setattr(store.timers, "find_due", read_and_release)
    await wait_until_idle(scheduler)
    assert handler.match_ids == [slow.id]
    assert [match_id for match_id, _ in bell.rings] == [other.id]
    await scheduler.close()


async def test_a_timer_that_cannot_be_put_off_starts_no_other_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    (slow,) = await create_timers(store, NOW, kind=SLOW, channel=50)
    (failing,) = await create_timers(store, NOW)
    postpone = store.timers.postpone

    async def fails(timer: Timer, due_at: int) -> bool:
        if timer.match_id == failing.id:
            raise OSError("the disk is full")
        return await postpone(timer, due_at)

    monkeypatch.setattr(store.timers, "postpone", fails)
    bell.is_broken = True
    with caplog.at_level(logging.CRITICAL, "bot.services.scheduler"):
        scheduler.wake()
        await wait_for_ring(bell)
        handler.release_event.set()
        await wait_until_idle(scheduler)
    assert handler.match_ids == [slow.id]
    assert [match_id for match_id, _ in bell.rings] == [failing.id], "it is not tried all the time"
    monkeypatch.setattr(store.timers, "postpone", postpone)
    bell.is_broken, bell.now = False, NOW + 30_000
    await wait_until_idle(scheduler)
    assert [match_id for match_id, _ in bell.rings] == [failing.id] * 2
    assert await store.timers.find_next_due() is None
    await scheduler.close()


# The end


async def test_closing_ends_what_hangs_and_nothing_begins_after_it(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)
    scheduler.handle(SLOW, handler)
    (slow,) = await create_timers(store, NOW, kind=SLOW, channel=50)
    await create_timers(store, NOW)
    scheduler.wake()
    await wait_for_ring(bell)
    before = asyncio.all_tasks()
    async with asyncio.timeout(LONGEST):
        await scheduler.close()
    await create_timers(store, NOW, channel=60)
    scheduler.wake()
    assert asyncio.all_tasks() <= before
    await scheduler.idle()
    assert len(bell.rings) == 1
    assert [timer.match_id for timer in await store.timers.find_of_kind(SLOW)] == [slow.id], "it comes again"


async def test_closing_does_not_wait_for_a_handler_that_does_not_end(store: Store) -> None:
    bell, handler = Bell(store), StuckHandler(store)
    scheduler = await start_scheduler(store, bell)

    async def stubborn(timer: Timer) -> None:
        try:
            await handler(timer)
        except asyncio.CancelledError:
            await handler.release_event.wait()

    scheduler.handle(SLOW, stubborn)
    await create_timers(store, NOW, kind=SLOW, channel=50)
    await create_timers(store, NOW)
    scheduler.wake()
    await wait_for_ring(bell)
    async with asyncio.timeout(LONGEST):
        await scheduler.close(seconds=0)
    handler.release_event.set()
    await scheduler.idle()
