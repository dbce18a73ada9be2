"""Problems of a server's settings: contradictions, deleted channels and roles, missing permissions."""

from collections.abc import Iterable, Sequence

import discord

from bot.games import GAMES
from bot.locales import Text
from bot.match.servers import ServerSettings
from cogs.kit.member_permissions import FOR_THREAD
from cogs.kit.permissions import missing_permissions, named_permissions
from cogs.table.forum_posts import find_forum, find_forum_problem, find_missing_tags
from rendering.words import comma_list

_MOST_NAMED = 5
"""The most channels that a sentence names."""


def find_problems(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    """Return a sentence for each setting that does not work."""
    return [
        *_find_channel_problems(guild, settings, text),
        *_find_place_problems(guild, settings, text),
        *_find_member_problems(guild, settings, text),
        *_find_role_problems(guild, settings, text),
    ]


def _find_channel_problems(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    existing_channels = [
        channel for channel in map(guild.get_channel, settings.channels) if channel is not None
    ]
    lost_count = len(settings.channels) - len(existing_channels)
    if lost_count and not existing_channels:
        return [text("server-problem-all-channels-gone")]
    only_forums = bool(existing_channels) and all(
        isinstance(channel, discord.ForumChannel) for channel in existing_channels
    )
    return [
        *([text("server-problem-channels-gone", count=lost_count)] if lost_count else []),
        *([text("server-problem-only-forums")] if only_forums and settings.place != "forum" else []),
    ]


def _find_place_problems(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    forum = find_forum(guild, settings)
    if settings.place == "forum":
        problem = find_forum_problem(guild, settings, text)
        return [text("server-problem-outside-forum", problem=problem)] if problem else []
    if forum is not None:
        return [text("server-problem-forum-unused", forum=forum.mention)]
    if settings.place == "thread":
        without = [
            channel
            for channel in play_channels(guild, settings)
            if not isinstance(channel, discord.TextChannel)
            or missing_permissions(channel.permissions_for(guild.me), in_thread=False, new_thread=True)
        ]
        if without:
            return [text("server-problem-no-threads", channels=name_channels(without, text))]
    return []


def _find_member_problems(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    """Return the sentence about channels in which no member has the permissions to open a table."""
    forum = find_forum(guild, settings) if settings.place == "forum" else None
    channels: Sequence[discord.abc.GuildChannel] = (
        play_channels(guild, settings) if forum is None else [forum]
    )
    if settings.posts_for_members:
        return []
    names = FOR_THREAD if settings.place == "thread" else ("send_messages",)
    needed = discord.Permissions(**dict.fromkeys(names, True))
    closed = [
        channel
        for channel in channels
        if not any(
            channel.permissions_for(role) >= needed for role in (guild.default_role, *_member_roles(guild))
        )
    ]
    if not closed:
        return []
    permissions = named_permissions(names if forum is None else ["create_posts"], text)
    return [text("server-problem-members", channels=name_channels(closed, text), permissions=permissions)]


def _find_role_problems(guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    problems = []
    for game in GAMES:
        if game not in settings.ping_roles:
            continue
        role, name = guild.get_role(settings.ping_roles[game]), text(f"{game}-name")
        if role is None:
            problems.append(text("server-problem-role-gone", game=name))
        elif not (role.mentionable or guild.me.guild_permissions.mention_everyone):
            problems.append(text("server-problem-role-silent", role=role.mention, game=name))
    return problems


def find_hint(guild: discord.Guild, settings: ServerSettings, text: Text) -> str:
    """Return the sentence that suggests tags for the forum; empty if it has them all."""
    forum = find_forum(guild, settings)
    tags = [] if forum is None or settings.place != "forum" else find_missing_tags(forum, text)
    if forum is None or not tags:
        return ""
    return text("server-hint-tags", forum=forum.mention, tags=comma_list(tags, text), count=len(tags))


def play_channels(
    guild: discord.Guild, settings: ServerSettings
) -> Sequence[discord.TextChannel | discord.VoiceChannel]:
    """Return the channels, other than forums, in which users can open a table.

    If the owner has chosen none, these are the text channels in which everyone can use commands; without such
    channels, those in which a role of ordinary members can use commands.
    """
    if settings.channels:
        channels = map(guild.get_channel, settings.channels)
        return [one for one in channels if isinstance(one, discord.TextChannel | discord.VoiceChannel)]
    return _usable_by([guild.default_role], guild) or _usable_by(_member_roles(guild), guild)


def _member_roles(guild: discord.Guild) -> Sequence[discord.Role]:
    """Return the roles of ordinary members: not of bots, administrators or managers."""
    return [
        role
        for role in guild.roles
        if not (role.managed or role.permissions.administrator or role.permissions.manage_guild)
    ]


def _usable_by(roles: Sequence[discord.Role], guild: discord.Guild) -> Sequence[discord.TextChannel]:
    """Return the text channels in which at least one of the roles can use commands."""
    permissions = discord.Permissions(view_channel=True, use_application_commands=True)
    return [
        channel
        for channel in guild.text_channels
        if any(channel.permissions_for(role) >= permissions for role in roles)
    ]


def name_channels(channels: Iterable[discord.abc.GuildChannel], text: Text) -> str:
    """Return mentions of the first channels, and the number of further ones."""
    mentions = [channel.mention for channel in channels]
    names = comma_list(mentions[:_MOST_NAMED], text)
    more = len(mentions) - _MOST_NAMED
    return text("server-channels-more", channels=names, count=more) if more > 0 else names
