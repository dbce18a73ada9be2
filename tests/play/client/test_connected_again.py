"""A bot that Discord has lost for a while, because its machine was asleep, or whose clock was set."""

from datetime import datetime, timedelta

import discord
import pytest

from bot import timestamps
from bot.match.models import Match
from bot.match.timer_values import COMPUTER_TIMER, Timer
from bot.timestamps import milliseconds
from tests.play.world import World

KIND = "bell"
HOUR = 3_600_000
COMPUTER = -1


async def _open_table_with_bell(world: World) -> tuple[Match, list[int]]:
    """Open a table; return the match and when the timers were due that have rung since."""
    rung = []

    async def ring(timer: Timer) -> None:
        rung.append(timer.due_at)
        await world.bot.store.timers.remove(timer)

    await world.open_constructor_table()
    world.bot.scheduler.handle(KIND, ring)
    return await world.match(), rung


@pytest.mark.parametrize("event", ["ready", "resumed"])
async def test_what_is_overdue_happens_once_the_bot_is_connected_again(world: World, event: str) -> None:
    match, rung = await _open_table_with_bell(world)
    bot, overdue_timer = world.bot, Timer(match.id, KIND, milliseconds() - 1)
    await bot.store.timers.set(overdue_timer, match.guild_id)
    await world.env.settle()
    await bot.scheduler.idle()
    assert rung == []
    bot.dispatch(event)
    await world.env.settle()
    await bot.scheduler.idle()
    assert rung == [overdue_timer.due_at]


class Clock:
    """The clock of the bot's machine, which is ``ahead`` of Discord's by some seconds."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> datetime:
        return discord.utils.utcnow() + timedelta(seconds=self.ahead)  # noqa: TID251


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timestamps, "utcnow", clock.now)
    return clock


async def test_what_is_overdue_happens_within_a_minute_after_the_clock_was_set_forward(
    world: World, clock: Clock
) -> None:
    match, rung = await _open_table_with_bell(world)
    await world.bot.store.timers.set(Timer(match.id, KIND, milliseconds() + HOUR // 2), match.guild_id)
    world.bot.scheduler.wake()
    await world.env.advance_time(61)
    assert rung == []
    clock.ahead = 3600
    await world.env.advance_time(61)
    assert len(rung) == 1


async def test_no_deadline_comes_early_because_the_clock_was_set_back(world: World, clock: Clock) -> None:
    match, rung = await _open_table_with_bell(world)
    deadline = milliseconds() + 60_000
    await world.bot.store.timers.set(Timer(match.id, KIND, deadline), match.guild_id)
    world.bot.scheduler.wake()
    await world.env.settle()
    clock.ahead = -120
    await world.env.advance_time(170)
    assert rung == []
    await world.env.advance_time(61)
    assert rung == [deadline]


async def _fail(_: int) -> None:
    raise RuntimeError


@pytest.mark.parametrize("fails", [False, True])
async def test_what_a_clock_put_off_that_was_ahead_is_done_within_a_minute_after_it_was_set_back(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    match, _ = await _open_table_with_bell(world)
    store = world.bot.store
    await world.env.advance_time(61)
    clock.ahead = 3600
    await world.press(world.bruno, "join")
    await store.timers.set(Timer(match.id, COMPUTER_TIMER, milliseconds(), COMPUTER), match.guild_id)
    await store.outbox.enqueue(match, milliseconds())
    clock.ahead = 0
    if fails:
        with monkeypatch.context() as patch:
            patch.setattr(store.outbox, "release", _fail)
            await world.env.advance_time(61)
        assert await store.timers.find_of_kind(COMPUTER_TIMER) != []
    await world.env.advance_time(61)
    assert await store.outbox.find_due(milliseconds() + 2 * HOUR) == []
    assert await store.timers.find_of_kind(COMPUTER_TIMER) == []
