"""A bot that Discord has lost for a while, because its machine was asleep or its clock was set."""

import pytest

from bot.store.timer_values import Timer
from bot.timestamps import milliseconds
from tests.play.world import World

KIND = "bell"


@pytest.mark.parametrize("event", ["ready", "resumed"])
async def test_what_is_overdue_happens_once_the_bot_is_connected_again(world: World, event: str) -> None:
    rung = []

    async def ring(timer: Timer) -> None:
        rung.append(timer.due_at)
        await world.bot.store.timers.remove(timer)

    await world.open_constructor_table()
    match, bot = await world.match(), world.bot
    bot.scheduler.handle(KIND, ring)
    overdue = Timer(match.id, KIND, milliseconds() - 1)
    await bot.store.timers.set(overdue, match.guild_id)
    await world.env.settle()
    await bot.scheduler.idle()
    assert rung == []
    bot.dispatch(event)
    await world.env.settle()
    await bot.scheduler.idle()
    assert rung == [overdue.due_at]
