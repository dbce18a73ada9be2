"""Work goes on although somebody sets the clock."""

import asyncio
from datetime import datetime, timedelta, timezone, tzinfo
from time import monotonic
from types import SimpleNamespace

import discord
import pytest
from discord.ext import tasks

from bot import timestamps
from bot.client.steady_loop import SteadyLoop
from bot.timestamps import WatchedClock

NOW = 1_800_000_000_000
HOUR = 3_600_000


class Hand:
    """A hand that sets the clock."""

    def __init__(self) -> None:
        self.now = NOW

    def read(self) -> int:
        return self.now


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(timestamps, "milliseconds", hand.read)
    return hand


def test_a_clock_that_told_a_later_time_is_noticed_once(hand: Hand) -> None:
    clock = WatchedClock()
    assert not clock.is_set_back()
    for ahead in (HOUR, 24 * HOUR):
        hand.now = NOW + ahead
        assert clock() == NOW + ahead
        hand.now = NOW
        assert clock.is_set_back()
        assert not clock.is_set_back()


def test_a_clock_that_was_set_forward_or_back_a_little_is_none_that_was_set_back(hand: Hand) -> None:
    clock = WatchedClock()
    clock()
    for step in (HOUR, -5_000, 1_000):
        hand.now += step
        assert not clock.is_set_back()
        clock()


class Time(datetime):
    """A time of day that can be set."""

    ahead = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Time":
        return cls.fromtimestamp(datetime.now(tz).timestamp(), tz) + cls.ahead  # noqa: TID251


@pytest.mark.parametrize("step", [-1, 1])
async def test_a_loop_keeps_its_pace_when_the_clock_is_set(
    monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    monkeypatch.setattr(Time, "ahead", timedelta())
    settable = SimpleNamespace(datetime=Time, timedelta=timedelta, timezone=timezone)
    for module in (tasks, discord.utils):
        monkeypatch.setattr(module, "datetime", settable)
    turns, third = 0, asyncio.Event()

    def set_clock() -> None:
        Time.ahead = step * timedelta(days=1)

    async def work() -> None:
        nonlocal turns
        turns += 1
        if turns == 1:
            asyncio.get_running_loop().call_later(0.02, set_clock)
        if turns == 3:
            third.set()

    loop = SteadyLoop(work, 0.05)
    began = monotonic()
    loop.start()
    await asyncio.wait_for(third.wait(), 10)
    loop.cancel()
    assert monotonic() - began >= 0.09
