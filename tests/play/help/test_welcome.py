"""The welcome in a server to which the bot was invited: one message, in a channel that people read."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.locales import texts
from tests.play.race import jump_forward
from tests.play.server_owner import new_manager
from tests.play.world import World, new_bot, pictures, release_resources, reply_text, words

HOUR = 3600
TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("frozen_time")


@pytest.fixture
async def world(world: World) -> World:
    """Let the bot welcome servers, but not when the server of the tests is made."""
    await restart(world)
    return world


async def restart(world: World) -> None:
    """Start the bot again."""
    old = world.bot
    await world.env.restart_bot(new_bot(world.database, welcome=True))
    await release_resources(old)


def forbid(world: World, channel: Any, **permissions: bool) -> None:
    """Take permissions from everybody in a channel, but not from the bot."""
    denied = discord.Permissions(**permissions).value
    everyone = Overwrite(world.guild.default_role.id, OverwriteType.ROLE, 0, denied)
    world.env.backend.set_overwrite(channel.id, everyone)
    bot = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, denied, 0)
    world.env.backend.set_overwrite(channel.id, bot)


async def join(world: World) -> None:
    """Let Discord say that the bot was invited to the server."""
    for cog in world.bot.cogs.values():
        for event, listener in cog.get_listeners():
            if event == "on_guild_join":
                await listener(world.bot.get_guild(world.guild.id))


def list_welcomes(world: World, channel: Any = None) -> list[Any]:
    messages = (channel or world.channel).history()
    return [message for message in messages if "Hello, I am Guildhall" in words(message)]


async def test_a_new_server_is_welcomed_once_in_a_day(world: World) -> None:
    await join(world)
    (welcome,) = list_welcomes(world)
    assert len(pictures(welcome)) == 1
    assert "`/learn`" in words(welcome)
    assert "`/help`" in words(welcome)
    assert "`/server settings`" in words(welcome)
    lesson = await world.dmitri.click(welcome, custom_id="u:learn:")
    assert reply_text(lesson).startswith(TEXT("learn"))
    answer = await world.dmitri.click(welcome, custom_id="u:open:constructor:")
    assert "The table is open" in reply_text(answer)
    await restart(world)
    assert len(list_welcomes(world)) == 1
    await join(world)
    assert len(list_welcomes(world)) == 1
    await jump_forward(world, 25 * HOUR)
    await join(world)
    assert len(list_welcomes(world)) == 2


async def test_the_log_of_the_server_names_the_welcome(world: World) -> None:
    await join(world)
    manager = new_manager(world, "manager")
    log = await manager.slash(world.channel, "server log")
    assert f"was invited, and said hello in <#{world.channel.id}>" in reply_text(log)


async def test_the_channel_for_messages_of_discord_comes_first(world: World) -> None:
    system = world.guild.create_text_channel("system")
    world.env.backend.edit_guild(world.guild.id, {"system_channel_id": system.id})
    await world.env.settle()
    await join(world)
    assert len(list_welcomes(world, system)) == 1
    assert list_welcomes(world) == []


@pytest.mark.parametrize("lacking", ["view_channel", "read_message_history"])
async def test_otherwise_it_is_the_first_channel_that_everybody_reads(world: World, lacking: str) -> None:
    system, readable = (world.guild.create_text_channel(name) for name in ("system", "readable"))
    world.guild.create_text_channel("later")
    forbid(world, world.channel, **{lacking: True})
    denied = discord.Permissions(send_messages=True).value
    bot = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
    world.env.backend.set_overwrite(system.id, bot)
    world.env.backend.edit_guild(world.guild.id, {"system_channel_id": system.id})
    await world.env.settle()
    await join(world)
    assert len(list_welcomes(world, readable)) == 1
    assert list_welcomes(world, system) == []


@pytest.mark.simcord(check_errors=False)
async def test_without_such_a_channel_nothing_is_said(world: World, caplog: pytest.LogCaptureFixture) -> None:
    forbid(world, world.channel, view_channel=True)
    await world.env.settle()
    with caplog.at_level("INFO"):
        await join(world)
    assert list_welcomes(world) == []
    assert "welcome.no_channel" in caplog.text


@pytest.mark.simcord(check_errors=False)
async def test_a_welcome_that_discord_refuses_is_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403)
    await join(world)
    assert list_welcomes(world) == []
    assert "welcome.not_sent" in caplog.text


async def test_the_operator_can_switch_it_off(world: World) -> None:
    await world.restart()
    await join(world)
    assert list_welcomes(world) == []
