"""The worker that delivers to Discord: once, soon, side by side, again after a failure, never forgotten."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from bot.match.deliveries import Claim
from bot.match.models import Change, Match
from bot.services.outbox import BLOCKED_RETRY_DELAY, Blocked, Outbox, Unreachable
from bot.store import Store
from bot.store.tables import outbox as entries
from tests.match.seats import NOW, open_table
from tests.store.samples import commit

LONGEST = 10
"""Seconds that no test here comes near; a test that hangs fails after them."""


class Clock:
    """A clock that stands until it is moved."""

    now = NOW

    def __call__(self) -> int:
        return self.now


class Discord:
    """A Discord that fails on demand and can be made to hang."""

    def __init__(self) -> None:
        self.attempts: list[tuple[int, bool]] = []
        self.failures: defaultdict[int, list[Exception]] = defaultdict(list)
        self.starts = asyncio.Queue[int]()
        self.open = asyncio.Event()
        self.open.set()
        self.at_once = self.most_at_once = 0

    async def publish(self, claim: Claim) -> None:
        """Send a message."""
        match_id = claim.match_id
        self.attempts.append((match_id, claim.is_retry))
        self.starts.put_nowait(match_id)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.open.wait()
        finally:
            self.at_once -= 1
        if self.failures[match_id]:
            raise self.failures[match_id].pop(0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def discord() -> Discord:
    return Discord()


@pytest.fixture
def outbox(store: Store, discord: Discord, clock: Clock) -> Outbox:
    return Outbox(store, discord.publish, clock=clock)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Keep expected failures out of the log."""
    logging.getLogger("bot.services.outbox").setLevel(logging.CRITICAL)
    yield
    logging.getLogger("bot.services.outbox").setLevel(logging.NOTSET)


async def create_matches(store: Store, count: int = 1) -> list[Match]:
    """Create tables that Discord knows nothing of."""
    tables = [open_table(11, None).match for _ in range(count)]
    return [
        await store.matches.create(
            Match(guild_id=1, channel_id=number, game=one.game, host=11, seats=one.seats, created_at=NOW)
        )
        for number, one in enumerate(tables)
    ]


async def change_match(store: Store, match: Match) -> Match:
    """Return the match after a player acted; its board waits for any process to deliver it."""
    changed_match = await commit(store, match, Change(match=match), NOW)
    assert changed_match is not None
    return changed_match


async def list_due_times(store: Store) -> list[int | None]:
    """Return the time when each entry of the outbox is to be delivered."""
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(entries.c.due_at).order_by(entries.c.id)))


async def test_a_woken_match_is_delivered_once(outbox: Outbox, store: Store, discord: Discord) -> None:
    [match] = await create_matches(store)
    outbox.wake(match.id)
    assert await outbox.drain(LONGEST)
    assert discord.attempts == [(match.id, False)]
    assert await list_due_times(store) == []


async def test_the_sweep_finds_matches_that_nobody_woke(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    matches = await create_matches(store, 5)
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert sorted(discord.attempts) == [(match.id, False) for match in matches]
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert len(discord.attempts) == 5


async def test_waking_without_news_publishes_nothing(outbox: Outbox, store: Store, discord: Discord) -> None:
    [match] = await create_matches(store)
    for _ in range(5):
        outbox.wake(match.id)
    assert await outbox.drain(LONGEST)
    outbox.wake(match.id)
    outbox.wake(77)
    assert await outbox.drain(LONGEST)
    assert discord.attempts == [(match.id, False)]


async def test_all_changes_during_a_delivery_go_out_in_one_more(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    [match] = await create_matches(store)
    discord.open.clear()
    outbox.wake(match.id)
    await asyncio.wait_for(discord.starts.get(), LONGEST)
    for _ in range(4):
        match = await change_match(store, match)
        outbox.wake(match.id)
    discord.open.set()
    assert await outbox.drain(LONGEST)
    assert discord.attempts == [(match.id, False)] * 2
    assert discord.most_at_once == 1
    assert await list_due_times(store) == []


async def test_matches_are_delivered_side_by_side(outbox: Outbox, store: Store, discord: Discord) -> None:
    matches = await create_matches(store, 20)
    discord.open.clear()
    await outbox.sweep()
    for _ in matches:
        await asyncio.wait_for(discord.starts.get(), LONGEST)
    assert discord.at_once == 20
    discord.open.set()
    assert await outbox.drain(LONGEST)
    assert await list_due_times(store) == []


async def test_the_number_of_deliveries_at_once_is_limited(
    store: Store, discord: Discord, clock: Clock
) -> None:
    outbox = Outbox(store, discord.publish, clock=clock, max_deliveries=3)
    matches = await create_matches(store, 10)
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert sorted(discord.attempts) == [(match.id, False) for match in matches]
    assert discord.most_at_once <= 3


async def test_a_match_that_fails_holds_up_no_other(outbox: Outbox, store: Store, discord: Discord) -> None:
    matches = await create_matches(store, 3)
    discord.failures[matches[1].id] = [RuntimeError("a bug")]
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert {match for match, _ in discord.attempts} == {match.id for match in matches}
    assert len(await list_due_times(store)) == 1


@pytest.mark.parametrize("failure", [Unreachable(), RuntimeError("a bug"), TimeoutError()])
async def test_a_failure_is_tried_again_after_longer_and_longer_pauses(
    outbox: Outbox, store: Store, discord: Discord, clock: Clock, failure: Exception
) -> None:
    [match] = await create_matches(store)
    discord.failures[match.id] = [failure] * 12
    pauses = []
    for _ in range(12):
        await outbox.sweep()
        assert await outbox.drain(LONGEST)
        [next_try] = await list_due_times(store)
        assert next_try is not None
        pauses.append(next_try - clock.now)
        clock.now = next_try - 1
        await outbox.sweep()
        assert await outbox.drain(LONGEST)
        clock.now = next_try
    assert len(discord.attempts) == 12, "never before its time"
    assert pauses == sorted(pauses)
    assert (pauses[0] < 10_000, pauses[-1]) == (True, 300_000)
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert discord.attempts == [(match.id, False), *[(match.id, True)] * 12]
    assert await list_due_times(store) == []


async def test_where_the_bot_may_not_write_it_tries_again_hourly(
    outbox: Outbox, store: Store, discord: Discord, clock: Clock
) -> None:
    [match] = await create_matches(store)
    discord.failures[match.id] = [Blocked()]
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    clock.now += BLOCKED_RETRY_DELAY - 1
    await outbox.sweep()
    outbox.wake(match.id)
    assert await outbox.drain(LONGEST)
    assert len(discord.attempts) == 1
    clock.now += 1
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert len(discord.attempts) == 2
    assert await list_due_times(store) == []


async def test_where_the_bot_may_not_write_it_tries_again_when_something_changes(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    changed_match, unblocked_match = await create_matches(store, 2)
    discord.failures |= {changed_match.id: [Blocked()], unblocked_match.id: [Blocked()]}
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    outbox.wake((await change_match(store, changed_match)).id)
    assert await outbox.drain(LONGEST)
    assert len(discord.attempts) == 3
    await outbox.unblock(unblocked_match.guild_id)
    assert await outbox.drain(LONGEST)
    assert await list_due_times(store) == []


async def test_a_pause_that_discord_asks_for_is_respected(
    outbox: Outbox, store: Store, discord: Discord, clock: Clock
) -> None:
    [match] = await create_matches(store)
    discord.failures[match.id] = [Unreachable(retry_after=900_000)]
    await outbox.sweep()
    assert await outbox.drain(LONGEST)
    assert await list_due_times(store) == [clock.now + 900_000]


async def test_a_bot_that_died_before_it_remembered_looks_for_what_it_sent(
    outbox: Outbox, store: Store, discord: Discord, clock: Clock
) -> None:
    [match] = await create_matches(store)
    discord.open.clear()
    outbox.wake(match.id)
    await asyncio.wait_for(discord.starts.get(), LONGEST)
    assert not await outbox.drain(0)
    discord.open.set()

    await store.outbox.release(NOW)
    after = Outbox(store, discord.publish, clock=clock)
    await after.sweep()
    assert await after.drain(LONGEST)
    assert discord.attempts == [(match.id, False), (match.id, True)]
    assert await list_due_times(store) == []


async def test_a_failed_try_is_remembered_when_somebody_acts_before_the_next(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    """The first try may have reached Discord, so the next must look for its message."""
    [match] = await create_matches(store)
    discord.failures[match.id] = [Unreachable()]
    outbox.wake(match.id)
    assert await outbox.drain(LONGEST)
    outbox.wake((await change_match(store, match)).id)
    assert await outbox.drain(LONGEST)
    assert discord.attempts == [(match.id, False), (match.id, True)]


async def test_a_delivery_lock_holds_up_its_match_and_no_other(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    first, second = await create_matches(store, 2)
    async with asyncio.timeout(LONGEST):
        async with outbox.delivery_lock(first.id):
            outbox.wake(first.id)
            outbox.wake(second.id)
            assert await discord.starts.get() == second.id
            assert outbox.delivery_lock(first.id).locked()
            assert discord.attempts == [(second.id, False)]
        assert await discord.starts.get() == first.id
    assert await outbox.drain(LONGEST)


async def test_the_delivery_lock_waits_for_a_running_delivery(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    (match,) = await create_matches(store)
    discord.open.clear()
    outbox.wake(match.id)
    async with asyncio.timeout(LONGEST):
        await discord.starts.get()
        assert outbox.delivery_lock(match.id).locked()
        discord.open.set()
        async with outbox.delivery_lock(match.id):
            assert discord.at_once == 0
    assert await outbox.drain(LONGEST)


# Closing


async def test_with_nothing_under_way_it_is_drained(outbox: Outbox) -> None:
    assert await outbox.drain(0)


async def test_draining_waits_for_what_is_under_way(outbox: Outbox, store: Store, discord: Discord) -> None:
    [match] = await create_matches(store)
    discord.open.clear()
    outbox.wake(match.id)
    await asyncio.wait_for(discord.starts.get(), LONGEST)
    draining = asyncio.create_task(outbox.drain(LONGEST))
    discord.open.set()
    assert await draining
    assert await list_due_times(store) == []


async def test_deliveries_that_do_not_end_in_time_are_given_up_and_stay_in_the_store(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    matches = await create_matches(store, 3)
    discord.open.clear()
    await outbox.sweep()
    for _ in matches:
        await asyncio.wait_for(discord.starts.get(), LONGEST)
    assert not await outbox.drain(0)
    assert discord.at_once == 0, "nothing goes on behind the back of a store that is closed"
    assert len(await list_due_times(store)) == 3


async def test_after_the_end_nothing_is_begun_and_all_stays_in_the_store(
    outbox: Outbox, store: Store, discord: Discord
) -> None:
    first, second = await create_matches(store, 2)
    discord.open.clear()
    outbox.wake(first.id)
    await asyncio.wait_for(discord.starts.get(), LONGEST)
    closing = asyncio.create_task(outbox.close(LONGEST))
    await asyncio.wait({closing}, timeout=0)  # it has begun
    for match in (first, second):
        outbox.wake(match.id)
    discord.open.set()
    assert await closing
    assert discord.attempts == [(first.id, False)]
    assert len(await list_due_times(store)) == 1
