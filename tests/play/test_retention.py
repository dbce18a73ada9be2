"""What the bot forgets by itself: servers that it has left, and notices of matches long over."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.store.models import Match
from bot.store.tables import direct_messages, matches, mutes
from cogs.retention import NOTIFICATION_RETENTION, SERVER_RETENTION, Retention
from tests.play.notification_helpers import pass_time
from tests.play.stored import add_random
from tests.play.world import World

pytestmark = pytest.mark.usefixtures("frozen_time", "startup_tidying")
DAY = 86_400
MONTH = SERVER_RETENTION / 1000


def retention(world: World) -> Retention:
    """Return the cog of the bot that runs now."""
    cog = world.bot.get_cog(Retention.__name__)
    assert isinstance(cog, Retention)
    return cog


async def lose(world: World, *, by_outage: bool = False) -> None:
    """Let Discord say that the server is gone for the bot, or that it has an outage."""
    data: Any = {"id": str(world.guild.id)} | ({"unavailable": True} if by_outage else {})
    world.bot._connection.parse_guild_delete(data)
    await wait_for_events(world)


async def wait_for_events(world: World) -> None:
    """Wait until the bot has handled all events."""
    await asyncio.gather(*world.bot._running_tasks)


async def count(world: World, table: Any = matches) -> int:
    """Return the number of rows of a table."""
    async with world.bot.store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(table)) or 0


async def pass_time_and_tidy(world: World, seconds: float) -> None:
    """Let time pass, and run the daily tidying."""
    retention(world).tidy_loop.cancel()
    await pass_time(world, seconds)
    await retention(world).tidy()


async def test_a_server_that_removed_the_bot_is_forgotten_after_a_month(world: World) -> None:
    await add_random(world, "constructor")
    await world.begin_constructor()
    await lose(world)
    await pass_time_and_tidy(world, MONTH - DAY)
    assert await count(world) == 2
    await pass_time_and_tidy(world, 2 * DAY)
    assert await count(world) == 0
    assert await world.bot.store.retention.find_known_servers() == set()


async def test_a_server_that_takes_the_bot_back_is_not_forgotten(world: World) -> None:
    await add_random(world, "constructor")
    await lose(world)
    await pass_time_and_tidy(world, MONTH - DAY)
    await world.restart()  # Discord names the server when the bot connects
    await pass_time_and_tidy(world, 2 * DAY)
    assert await count(world) == 1
    await pass_time_and_tidy(world, MONTH)
    assert await count(world) == 1


async def test_joining_again_is_noted_at_once(world: World) -> None:
    await lose(world)
    assert await world.bot.store.retention.find_left_servers(10**15) == [world.guild.id]
    world.bot.dispatch("guild_join", world.env.backend.guilds[world.guild.id])
    await wait_for_events(world)
    assert await world.bot.store.retention.find_left_servers(10**15) == []


async def test_an_outage_is_no_farewell(world: World) -> None:
    await add_random(world, "constructor")
    await lose(world, by_outage=True)
    await pass_time_and_tidy(world, 2 * MONTH)
    assert await count(world) == 1


async def test_a_server_that_left_while_the_bot_did_not_run_is_found_at_the_start(world: World) -> None:
    match = await add_random(world, "constructor")
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(matches.update().values(guild_id=5))
    await world.restart()
    await world.env.settle()
    assert await world.bot.store.retention.find_left_servers(10**15) == [5]
    await pass_time_and_tidy(world, MONTH + DAY)
    assert await world.bot.store.matches.find(match.id) is None


async def test_nothing_is_deleted_before_the_bot_knows_its_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_random(world, "constructor")
    await lose(world)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    await pass_time_and_tidy(world, 2 * MONTH)
    assert await count(world) == 1


async def test_notices_of_a_match_are_forgotten_after_three_months(world: World) -> None:
    await world.begin_constructor()
    match: Match = await world.match()
    await world.resign(world.bruno)
    await world.bot.store.preferences.mute(match.id, world.ada.id, 0)
    await world.bot.store.direct_messages.add(world.ada.id, 5, [match.id])
    await pass_time_and_tidy(world, NOTIFICATION_RETENTION / 1000 - DAY)
    assert (await count(world, mutes), await count(world, direct_messages)) == (1, 1)
    await pass_time_and_tidy(world, 2 * DAY)
    assert (await count(world, mutes), await count(world, direct_messages)) == (0, 0)
    assert await count(world) == 1


async def test_tidying_up_has_ended_before_the_database_closes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    cog, has_begun = retention(world), asyncio.Event()

    async def tidy() -> None:
        has_begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(cog, "tidy", tidy)
    cog.tidy_loop.restart()
    await has_begun.wait()
    tidying = cog.tidy_loop.get_task()
    await world.bot.remove_cog(Retention.__name__)
    assert tidying is not None
    assert tidying.done()
