"""Helpers for the owner of a server: the panel of ``/server settings``, forums with tags, roles."""

from collections.abc import Mapping
from typing import Any

import discord
import simcord
from msgspec.structs import replace

from bot.match.server_log import ServerLogEntry
from bot.match.servers import ServerSettings
from tests.play.world import World, components, words


def new_manager(world: World, name: str = "owner", *, may_mention: bool = True) -> simcord.MemberActor:
    """Return a new member who may manage the server and, by default, mention all roles."""
    permissions = discord.Permissions(manage_guild=True, manage_messages=True, mention_everyone=may_mention)
    role = world.guild.create_role(f"Managers {name}", permissions=permissions)
    return world.guild.add_member(world.env.create_user(name), roles=[role])


class SettingsPanel:
    """The current panel of a manager."""

    def __init__(self, world: World, who: simcord.MemberActor) -> None:
        self.world = world
        self.who = who
        self.message: Any = None

    async def open(self) -> "SettingsPanel":
        """Open the panel by its command."""
        result = await self.who.slash(self.world.channel, "server settings")
        self.message = result.response
        return self

    @property
    def text(self) -> str:
        """All words of the panel."""
        return words(self.message)

    def labels(self) -> list[str]:
        """Return the labels of the buttons."""
        parts = components(self.message)
        return [part.label or "" for part in parts if isinstance(part, discord.Button)]

    def selected_labels(self) -> list[str]:
        """Return the labels of the selected lines of the menus."""
        menus = [part for part in components(self.message) if isinstance(part, discord.SelectMenu)]
        return [option.label for menu in menus for option in menu.options if option.default]

    async def press(self, verb: str, argument: str = "") -> None:
        """Click a button."""
        result = await self.who.click(self.message, custom_id=f"u:{verb}:{argument}")
        self.message = result.response

    async def choose(self, verb: str, *values: Any, argument: str = "") -> None:
        """Choose in a menu."""
        result = await self.who.select(self.message, list(values), custom_id=f"u:{verb}:{argument}")
        self.message = result.response

    async def set(self, name: str, value: str) -> None:
        """Set a setting that has several values, in its section of the panel."""
        await self.press("server-section", "where" if name == "place" else "tables")
        await self.choose("server-set", value, argument=name)


async def ask_for_help(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """Return the answer to ``/help``, whose buttons open tables."""
    help_reply = await who.slash(world.channel, "help")
    assert help_reply.response is not None
    return help_reply.response


async def settings_panel(world: World) -> SettingsPanel:
    """Open the panel as a new manager of the server."""
    return await SettingsPanel(world, new_manager(world)).open()


async def read_settings(world: World) -> ServerSettings:
    """Return the settings as they are stored."""
    return await world.bot.store.server_settings.get(world.guild.id)


async def change(world: World, **values: Any) -> None:
    """Store settings without the panel."""
    await world.bot.store.server_settings.change(
        world.guild.id,
        lambda before: replace(before, **values),
        lambda *_: ServerLogEntry(
            guild_id=world.guild.id, at=0, user_id=1, what="set-theme", details={"old": "", "new": ""}
        ),
    )


def new_forum(world: World, *tags: str, name: str = "matches") -> simcord.ChannelHandle:
    """Return a new forum with tags."""
    forum = world.guild.create_forum_channel(name)
    set_tags(world, forum, *tags)
    return forum


def set_tags(world: World, forum: simcord.ChannelHandle, *tags: str, moderated: bool = False) -> None:
    """Replace the tags of a forum."""
    available_tags = [
        {"id": str(world.env.backend.snowflake()), "name": tag, "moderated": moderated, "emoji_id": None}
        | {"emoji_name": None}
        for tag in tags
    ]
    world.env.backend.edit_channel(forum.id, {"available_tags": available_tags})


def posts_in(world: World, forum: simcord.ChannelHandle) -> list[Any]:
    """Return the posts of a forum, oldest first."""
    return [one for one in world.env.backend.channels.values() if one.parent_id == forum.id]


def tags_of(world: World, post: Any) -> list[str]:
    """Return the names of the tags of a post."""
    forum = world.env.backend.channels[post.parent_id]
    names: Mapping[str, str] = {tag["id"]: tag["name"] for tag in forum.available_tags}
    return sorted(names[str(tag)] for tag in post.applied_tags)


def take_permissions(world: World, *permissions: str) -> None:
    """Take permissions away from the role that Discord made for the bot."""
    take_from_bot(world.env, world.guild, *permissions)


def take_from_bot(env: simcord.Env, guild: simcord.GuildHandle, *permissions: str) -> None:
    """Take permissions away from the role that Discord made for the bot of a simulation."""
    role = next(role for role in env.backend.get_guild(guild.id).roles.values() if role.managed)
    remaining = discord.Permissions(role.permissions)
    remaining.update(**dict.fromkeys(permissions, False))
    env.backend.edit_role(guild.id, role.id, {"permissions": remaining.value})


def forbid_everyone(world: World, *permissions: str) -> Any:
    """Return the overwrites that deny everybody, including the bot, these permissions in a channel."""
    return {world.guild.default_role: discord.PermissionOverwrite(**dict.fromkeys(permissions, False))}
