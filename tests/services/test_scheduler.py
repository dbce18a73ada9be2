"""What is due is done once, in order, after any pause, and comes again if it failed."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.scheduler import Scheduler
from bot.store import Store
from bot.store.records import Match, Timer
from tests.services.seats import ADA, NOW, table

KIND = "ring"


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
        await self.store.drop(timer)

    def clock(self) -> int:
        return self.now


async def begun(store: Store, bell: Bell) -> Scheduler:
    scheduler = Scheduler(store, clock=bell.clock)
    scheduler.handle(KIND, bell.ring)
    return scheduler


async def done(scheduler: Scheduler) -> None:
    """Waits until the scheduler sleeps."""
    scheduler.wake()
    while scheduler._task is not None:
        await asyncio.gather(scheduler._task, return_exceptions=True)


async def due(store: Store, *times: int) -> list[Match]:
    opened = table(ADA, None).match
    matches = [await store.create(replace(opened, channel_id=number)) for number in range(len(times))]
    async with store.engine.begin() as connection:
        for match, time in zip(matches, times, strict=True):
            await store.set_timer(connection, match, KIND, time)
    return matches


async def test_what_became_due_in_a_long_pause_is_done_once_and_in_order(store: Store) -> None:
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


async def test_what_fails_comes_again_later_and_stops_nothing_else(
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
    assert await store.next_due() is None
    await scheduler.close()


async def test_a_thousand_due_in_the_same_minute_are_all_done(store: Store) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    matches = await due(store, *range(NOW, NOW + 1000))
    bell.now = NOW + 60_000
    await done(scheduler)
    assert sorted(match_id for match_id, _ in bell.rung) == sorted(match.id for match in matches)
    await scheduler.close()


async def test_what_is_set_while_it_looks_for_the_next_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bell = Bell(store)
    scheduler = await begun(store, bell)
    (match,) = await due(store, NOW + 9)
    looked = store.next_due

    async def looks(*_: Any) -> int | None:
        found = await looked()
        monkeypatch.setattr(store, "next_due", looked)
        await store.set(Timer(match.id, KIND, NOW, ADA), match.guild_id)
        scheduler.wake()
        return found

    monkeypatch.setattr(store, "next_due", looks)
    await done(scheduler)
    assert bell.rung == [(match.id, NOW)]
    await scheduler.close()
