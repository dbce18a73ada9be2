"""``/server check``: the permissions that the bot lacks in each channel, with links to repair them."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text
from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from cogs.kit.moderators import require_manager
from cogs.kit.permissions import INVITE, NEEDED, NEEDED_FOR_THREAD, missing_permissions, named_permissions
from cogs.kit.replies import Interaction, say, text_of
from cogs.server.settings_problems import find_hint, find_problems, play_channels
from cogs.table.forum_posts import find_forum
from cogs.table.forum_tags import ForumTags

MOST_LINES = 15
"""The most channels that an answer names."""


class _MissingPermissions(NamedTuple):
    """The permissions that the bot lacks in a channel: for any match, and besides for one in a thread."""

    channel: discord.TextChannel | discord.VoiceChannel
    here: Sequence[str]
    in_threads: Sequence[str]


async def say_check(interaction: Interaction) -> None:
    """Send a manager of the server what is missing. Raise ``Refusal`` for other users."""
    require_manager(interaction)
    guild, bot, text = interaction.guild, bot_of(interaction), text_of(interaction)
    if guild is None or guild.me is None:
        raise Refusal("server-unknown")
    settings = await bot.servers.get_settings(guild.id)
    lines = check_lines(bot, guild, settings, text)
    if lines:
        await say(interaction, "\n".join([text("server-check-title"), *lines]))
    else:
        await say(interaction, text("server-check-fine"))


def check_lines(bot: Guildhall, guild: discord.Guild, settings: ServerSettings, text: Text) -> list[str]:
    """Return a line for each thing that is missing, the worst first."""
    channels = play_channels(guild, settings)
    lacking = sorted(map(_find_missing_permissions, channels), key=_severity, reverse=True)
    lacking = [one for one in lacking if one.here or one.in_threads]
    lines = [_channel_line(one, text) for one in lacking[:MOST_LINES]]
    if not (channels or settings.channels):
        lines.append(text("server-check-line", line=text("server-check-nowhere")))
    if len(lacking) > MOST_LINES:
        lines.append(text("server-check-more", count=len(lacking) - MOST_LINES))
    lines += _server_line(bot, guild, lacking, text)
    lines += [text("server-check-line", line=line) for line in find_problems(guild, settings, text)]
    forum = find_forum(guild, settings)
    if forum is not None and forum.id in bot.cog_of(ForumTags).refusing:
        problem = text("server-check-tags-refused", forum=forum.mention)
        lines.append(text("server-check-line", line=problem))
    if lines:
        hint = find_hint(guild, settings, text)
        lines += [text("server-check-line", line=hint)] if hint else []
    return lines


def _find_missing_permissions(channel: discord.TextChannel | discord.VoiceChannel) -> _MissingPermissions:
    permissions = channel.permissions_for(channel.guild.me)
    here = missing_permissions(permissions, in_thread=False, new_thread=False)
    if isinstance(channel, discord.VoiceChannel):
        return _MissingPermissions(channel, here, ())
    in_threads = missing_permissions(permissions, in_thread=False, new_thread=True)
    return _MissingPermissions(channel, here, [name for name in in_threads if name not in here])


def _severity(lacking: _MissingPermissions) -> tuple[bool, int, int]:
    return "view_channel" in lacking.here, len(lacking.here), len(lacking.in_threads)


def _channel_line(lacking: _MissingPermissions, text: Text) -> str:
    return text(
        "server-check-channel",
        channel=lacking.channel.mention,
        link=lacking.channel.jump_url,
        count=len(lacking.here),
        permissions=named_permissions(lacking.here, text),
        thread_count=len(lacking.in_threads),
        thread_permissions=named_permissions(lacking.in_threads, text),
    )


def _server_line(
    bot: Guildhall, guild: discord.Guild, lacking: Sequence[_MissingPermissions], text: Text
) -> Sequence[str]:
    """Return the line about permissions that the bot lacks in some channel and in the whole server."""
    somewhere = {name for one in lacking for name in (*one.here, *one.in_threads)}
    bot_permissions = guild.me.guild_permissions
    names = dict.fromkeys((*NEEDED, *NEEDED_FOR_THREAD))
    everywhere = [name for name in names if name in somewhere and not getattr(bot_permissions, name)]
    if not everywhere or bot.application_id is None:
        return ()
    link = discord.utils.oauth_url(bot.application_id, permissions=INVITE, guild=guild)
    permissions = named_permissions(everywhere, text)
    return (text("server-check-invite", permissions=permissions, count=len(everywhere), link=link),)
