"""Helpers for tests of notifications, clocks and reminders: commands, direct messages, pings."""

from collections.abc import Sequence
from typing import Any

import discord
import simcord

from tests.play.builders_table import begin as begin_puzzle
from tests.play.world import World, buttons, components, words

Result = simcord.InteractionResult
MINUTE, HOUR, DAY = 60, 3600, 86_400


async def me(world: World, who: simcord.MemberActor, command: str, **options: Any) -> Result:
    """Let a user give a command of ``/me``."""
    result = await who.slash(world.channel, f"me {command}", **options)
    assert isinstance(result, Result)
    return result


async def lend(world: World, owner: simcord.MemberActor, friend: simcord.MemberActor, until: str) -> None:
    """Let a user begin an absence, and let a friend agree to play for them."""
    await me(world, owner, "away", until=until, **{"stand-in": friend})
    await world.press(friend, "stand-in", "yes")


async def choose_clock(world: World, **values: str) -> None:
    """Let Ada choose the time control of her table with its menus."""
    panel = await world.press(world.ada, "clock")
    assert panel.response is not None
    message = panel.response
    for name, value in values.items():
        menus = [part for part in components(message) if isinstance(part, discord.SelectMenu)]
        (menu,) = [menu for menu in menus if menu.custom_id.endswith(f":clock-set:{name}")]
        result = await world.ada.select(message, custom_id=menu.custom_id, values=[f"{name}={value}"])
        message = result.response or message


def get_directs(who: simcord.MemberActor) -> Sequence[discord.Message]:
    """Return the direct messages that a user got, oldest first."""
    return who.user.dm_channel.history()


async def begin_another_match(
    world: World,
    channel: simcord.ChannelHandle,
    ada: simcord.MemberActor,
    bruno: simcord.MemberActor,
    clock: str = "none",
) -> None:
    """Begin a match of Ada and Bruno in another channel; it is Ada's turn."""
    await ada.slash(channel, "constructor new", opponent=bruno, starter="ice", clock=clock)
    for control, who in (("join", bruno), ("start", bruno)):
        assert channel.last_message is not None
        await world.press(who, control, message=channel.last_message)


async def begin_ordering(world: World, **options: Any) -> None:
    """Begin Builders with Ada, Bruno and Chioma; Ada has handed in her order, Bruno and Chioma have not."""
    await begin_puzzle(world, 3, **options)
    await hand_in(world, world.ada)


async def hand_in(world: World, who: simcord.MemberActor) -> None:
    """Let a user hand in an order; the order is secret, but not that it was handed in."""
    await who.slash(world.channel, "builders order", pieces="1A 4B 3C 2D")


def read_directs(who: simcord.MemberActor) -> list[str]:
    """Return the texts of a user's direct messages."""
    return [words(message) for message in get_directs(who)]


def list_mutes(message: Any) -> list[str]:
    """Return the labels of the buttons of a message that mute something."""
    controls = [custom_id.split(":")[3] for custom_id, _ in buttons(message)]
    return [control for control in controls if control.startswith("mute-")]


def count_pings(world: World, who: simcord.MemberActor, channel: Any = None) -> int:
    """Return the number of a channel's messages that pinged a user."""
    return sum(who.id in users for users in world.posts(channel))


async def begin_on_brunos_turn(world: World, **options: Any) -> None:
    """Begin a match of Ada and Bruno; it is Bruno's turn."""
    await world.begin_constructor(**options)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")


async def pass_time(world: World, seconds: float) -> None:
    """Let hours or days pass, without the bot's loops that run every few seconds or every hour."""
    world.bot.sweep_loop.cancel()
    for cog in world.bot.cogs.values():
        for name in ("heartbeat", "resume_loop"):
            loop = getattr(cog, name, None)
            if loop is not None:
                loop.cancel()
    await world.env.advance_time(seconds)


async def stay_down(world: World, seconds: float) -> None:
    """Stop the bot's work for a time, then restart it."""
    await world.bot.scheduler.close()
    world.bot.scheduler.wake = lambda: None  # type: ignore[method-assign]
    await pass_time(world, seconds)
    await world.restart()
