"""What the bot forgets by itself: servers that it has left, and notices of matches long over."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from bot.match.models import Match
from bot.services.retention_service import NOTIFICATION_RETENTION, SERVER_RETENTION
from bot.store.tables import direct_messages, left_servers, matches, meta, mutes
from cogs.upkeep.retention import Retention
from tests.match.record_files import random_match
from tests.play.notified_users import pass_time
from tests.play.stored import add, add_random
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
    """Let time pass, with the daily tidying."""
    retention(world).tidy_loop.cancel()
    for _ in range(round(seconds / DAY)):
        await pass_time(world, DAY)
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
    await add_random(world, "constructor")
    await store_in_other_servers(world, 5)
    await world.restart()
    await world.env.settle()
    assert await world.bot.store.retention.find_left_servers(10**15) == [5]
    await pass_time_and_tidy(world, MONTH + DAY)
    assert await count(world) == 1


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


async def store_in_other_servers(world: World, *servers: int) -> None:
    """Store a match in each of some servers in which the bot is not."""
    for server in servers:
        match, record = random_match("constructor", f"in {server}")
        await add(world.bot.store, replace(match, guild_id=server, channel_id=server), record)


async def test_a_wrong_clock_at_a_start_deletes_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await add_random(world, "constructor")
    await lose(world)
    await pass_time_and_tidy(world, DAY)
    await pass_time(world, 40 * DAY)  # the clock jumps, and nothing else has happened
    for _ in range(3):
        await retention(world).tidy()  # a start, and two more at once
    assert await count(world) == 1
    assert "retention.clock_ahead" in caplog.text
    await pass_time_and_tidy(world, MONTH)
    assert await count(world) == 0


async def test_the_first_start_deletes_nothing_whatever_its_clock_says(world: World) -> None:
    await store_in_other_servers(world, 5)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(meta.delete())
    await world.bot.store.retention.note_departure(5, 1)
    await retention(world).tidy()
    assert await count(world) == 1
    await retention(world).tidy()
    assert await count(world) == 0


async def test_nothing_is_deleted_while_most_servers_are_missing_together(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await store_in_other_servers(world, 5, 6)
    await pass_time_and_tidy(world, 6 * DAY)
    assert await world.bot.store.retention.find_left_servers(10**15) == []
    assert caplog.text.count("retention.servers_missing") == 6
    await pass_time_and_tidy(world, 2 * DAY)  # it stays so: the bot was really removed from both
    assert await world.bot.store.retention.find_left_servers(10**15) == [5, 6]
    await pass_time_and_tidy(world, MONTH + DAY)
    assert await count(world) == 0


async def test_servers_that_are_missing_for_some_days_are_kept(world: World) -> None:
    await store_in_other_servers(world, 5, 6)
    for _ in range(2):
        await pass_time_and_tidy(world, 5 * DAY)
        for _ in range(3):  # most are there again
            await store_in_other_servers(world, world.env.create_guild("Elsewhere").id)
        await pass_time_and_tidy(world, DAY)
        async with world.bot.store.engine.begin() as connection:
            assert set(await connection.scalars(select(left_servers.c.guild_id))) == {5, 6}
            await connection.execute(left_servers.delete())


async def test_a_deletion_is_announced_a_day_before(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await add_random(world, "constructor")
    await lose(world)
    await pass_time_and_tidy(world, MONTH - 2 * DAY)
    assert "retention.server_is_deleted_tomorrow" not in caplog.text
    await pass_time_and_tidy(world, DAY)
    (warning,) = [record for record in caplog.records if "tomorrow" in record.message]
    assert (warning.server, warning.matches) == (world.guild.id, 1)  # type: ignore[attr-defined]
    await pass_time_and_tidy(world, DAY)
    assert await count(world) == 0


async def test_a_deletion_is_announced_although_the_bot_does_not_run_every_day(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await add_random(world, "constructor")
    await lose(world)
    await pass_time_and_tidy(world, MONTH - 2 * DAY)
    for days in (0.9, 1.2):  # a day and a tenth are left at the first tidying
        await pass_time(world, days * DAY)
        await retention(world).tidy()
    assert await count(world) == 0
    assert "retention.server_is_deleted_tomorrow" in caplog.text
