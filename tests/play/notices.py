"""What the tests of notices, clocks and reminders share: commands, direct messages, counted pings."""

from collections.abc import Sequence
from typing import Any

import discord
import simcord

from tests.play.world import World, words

Result = simcord.InteractionResult
MINUTE, HOUR, DAY = 60, 3600, 86_400


async def me(world: World, who: simcord.MemberActor, command: str, **options: Any) -> Result:
    """Somebody gives one of the commands that concern themselves."""
    result = await who.slash(world.channel, f"me {command}", **options)
    assert isinstance(result, Result)
    return result


def directs(who: simcord.MemberActor) -> Sequence[discord.Message]:
    """The direct messages that somebody got, oldest first."""
    return who.user.dm_channel.history()


def said_to(who: simcord.MemberActor) -> list[str]:
    """What the direct messages to somebody say."""
    return [words(message) for message in directs(who)]


def pings(world: World, who: simcord.MemberActor, channel: Any = None) -> int:
    """How many messages of the channel notified somebody."""
    where = channel or world.channel
    found = [world.env.backend.get_message(where.id, message.id) for message in where.history()]
    return sum(who.id in message.ping_user_ids for message in found)


async def day_begins_in_play(world: World, **options: Any) -> None:
    """Ada and Bruno play; it is Bruno's turn."""
    await world.begin(**options)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


async def pass_time(world: World, seconds: float) -> None:
    """Lets hours or days pass: what is looked after by the second is not."""
    world.bot._sweep.cancel()
    for cog in world.bot.cogs.values():
        beat = getattr(cog, "_beat", None)
        if beat is not None:
            beat.cancel()
    await world.env.advance_time(seconds)


async def stay_down(world: World, seconds: float) -> None:
    """Has the bot do nothing for a time, then starts it again."""
    await world.bot.scheduler.close()
    world.bot.scheduler.wake = lambda: None  # type: ignore[method-assign]
    await pass_time(world, seconds)
    await world.restart()
