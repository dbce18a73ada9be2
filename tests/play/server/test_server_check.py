"""``/server check``: what is missing, place by place, with the link that repairs it."""

import re

import discord
import simcord

from bot.locales import texts
from cogs.kit.permissions import INVITE
from cogs.server.server_check import check_lines
from tests.play.server_owner import (
    forbid_everyone,
    new_forum,
    new_manager,
    settings_panel,
    take_permissions,
)
from tests.play.world import World, reply_text

FINE = "Everything is in place: matches can be played here."


async def check(world: World, who: simcord.MemberActor | None = None) -> str:
    """Return what the check tells a manager."""
    return reply_text(await (who or new_manager(world)).slash(world.channel, "server check"))


async def test_a_server_in_which_nothing_is_missing_is_told_so_in_one_sentence(world: World) -> None:
    assert await check(world) == FINE


async def test_each_channel_says_what_it_lacks_the_worst_first_with_its_link(world: World) -> None:
    slow = world.guild.create_text_channel("slow", overwrites=forbid_everyone(world, "create_public_threads"))
    mute = world.guild.create_text_channel("mute", overwrites=forbid_everyone(world, "attach_files"))
    worst = world.guild.create_text_channel(
        "worst", overwrites=forbid_everyone(world, "attach_files", "read_message_history")
    )
    _, first, second, third, *rest = (await check(world)).splitlines()
    link = f"https://discord.com/channels/{world.guild.id}"
    assert first.startswith(f"- <#{worst.id}> ([open]({link}/{worst.id})): no match without the permissions")
    assert "Attach Files, Read Message History" in first
    assert second.startswith(f"- <#{mute.id}> ([open]({link}/{mute.id})): no match without the permission")
    assert "Attach Files" in second
    assert third == (
        f"- <#{slow.id}> ([open]({link}/{slow.id})): threads, and so practice, need Create Public Threads"
    )
    assert rest == []


async def test_only_the_channels_in_which_tables_may_open_are_checked(world: World) -> None:
    world.guild.create_text_channel("mute", overwrites=forbid_everyone(world, "attach_files"))
    overwrites = forbid_everyone(world, "use_application_commands", "attach_files")
    world.guild.create_text_channel("without-commands", overwrites=overwrites)
    manager = new_manager(world)
    assert (await check(world, manager)).count("no match without") == 1
    panel = await settings_panel(world)
    await panel.choose("server-set", world.channel, argument="channels")
    assert await check(world, manager) == FINE


async def test_what_is_missing_everywhere_is_repaired_by_the_invitation(world: World) -> None:
    take_permissions(world, "attach_files")
    backend = world.env.backend
    everyone = backend.get_guild(world.guild.id).roles[world.guild.id]
    permissions = discord.Permissions(everyone.permissions)
    permissions.update(attach_files=False)
    backend.edit_role(world.guild.id, everyone.id, {"permissions": permissions.value})
    report = await check(world)
    assert f"- <#{world.channel.id}> (" in report
    (line,) = [line for line in report.splitlines() if "In the whole server" in line]
    assert line.startswith("- In the whole server I lack Attach Files. [Invite me again](https://discord.com")
    invitation = re.search(r"permissions=(\d+)", line)
    assert invitation is not None
    assert int(invitation[1]) == INVITE.value
    assert f"guild_id={world.guild.id}" in line


async def test_many_channels_fit_into_one_message(world: World) -> None:
    for number in range(40):
        world.guild.create_text_channel(
            f"channel-with-a-long-name-{number}",
            overwrites=forbid_everyone(world, "attach_files", "view_channel"),
        )
        world.guild.create_text_channel(
            f"another-{number}", overwrites=forbid_everyone(world, "attach_files", "create_public_threads")
        )
    report = await check(world)
    assert len(report) <= 3900
    assert "and 25 more channels" in report


async def test_forum_threads_and_roles_are_checked(world: World) -> None:
    take_permissions(world, "mention_everyone")
    forum, role = new_forum(world), world.guild.create_role("builders")
    panel = await settings_panel(world)
    await panel.choose("server-set", forum, argument="forum")
    await panel.press("server-section", "people")
    await panel.choose("server-set", role, argument="ping-constructor")
    report = await check(world, panel.who)
    assert f"<@&{role.id}> is not notified of Constructor" in report
    world.env.backend.edit_role(world.guild.id, role.id, {"mentionable": True})
    assert await check(world, panel.who) == FINE
    world.env.backend.delete_channel(forum.id)
    assert "The forum for the posts was deleted." in await check(world, panel.who)
    world.env.backend.delete_role(world.guild.id, role.id)
    assert "The role that was pinged for Constructor was deleted." in await check(world, panel.who)


async def test_the_bot_needs_no_right_to_manage_anything(world: World) -> None:
    take_permissions(world, "manage_channels", "manage_threads", "manage_guild", "manage_messages")
    assert await check(world) == FINE


async def test_in_a_server_that_shows_everyone_nothing_the_channels_of_members_are_checked(
    world: World,
) -> None:
    backend = world.env.backend
    denials = forbid_everyone(world, "view_channel")
    everyone = backend.get_guild(world.guild.id).roles[world.guild.id]
    permissions = discord.Permissions(everyone.permissions)
    permissions.update(view_channel=False)
    backend.edit_role(world.guild.id, everyone.id, {"permissions": permissions.value})
    settings = await world.bot.store.server_settings.get(world.guild.id)
    report = "\n".join(check_lines(world.bot, guild_of(world), settings, texts("en")))
    assert "There is no text channel in which members can use commands." in report
    members = world.guild.create_role("members")
    overwrites = {**denials, members: discord.PermissionOverwrite(view_channel=True)}
    lounge = world.guild.create_text_channel("lounge", overwrites=overwrites)
    report = "\n".join(check_lines(world.bot, guild_of(world), settings, texts("en")))
    assert report.startswith(f"- <#{lounge.id}>")
    assert "View Channel" in report


def guild_of(world: World) -> discord.Guild:
    """Return the server as the bot knows it."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    return guild
