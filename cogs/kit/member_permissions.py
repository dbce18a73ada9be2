"""Checks that a member may do in a channel what they ask the bot to do there."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.client.bot import bot_of
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from bot.services.outbox import Unreachable
from bot.timestamps import now
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.links import message_link
from cogs.kit.permissions import named_permissions
from cogs.kit.replies import Interaction, text_of

Channel = discord.abc.GuildChannel | discord.Thread
FOR_THREAD: Final = ("create_public_threads", "send_messages_in_threads")
"""The permissions that a member needs to open a thread and to write in it."""
FOR_PRIVATE_THREAD: Final = ("create_private_threads", "send_messages_in_threads")
"""The same for a private thread."""


def needed_to_write(channel: object) -> Sequence[str]:
    """Return the permissions that a member needs to write in a channel, by discord.py's names."""
    if not isinstance(channel, discord.Thread):
        return ("send_messages",)
    return ("send_messages_in_threads", "manage_threads") if channel.locked else ("send_messages_in_threads",)


def require_may_post(
    interaction: Interaction,
    settings: ServerSettings,
    *,
    new_thread: bool = False,
    elsewhere: Channel | None = None,
) -> None:
    """Raise ``Refusal`` unless the user may write in their channel, or open a thread with ``new_thread``.

    ``elsewhere`` is the channel to check instead. A server's settings can allow the bot to post for all
    members, except those with a timeout.
    """
    names = FOR_THREAD if new_thread else needed_to_write(elsewhere or interaction.channel)
    key = "member-lacks-thread" if new_thread else "member-lacks-permissions"
    lacking = find_lacking(interaction, settings, names, elsewhere)
    if lacking:
        raise Refusal(key, permissions=named_permissions(lacking, text_of(interaction)), count=len(lacking))


def find_lacking(
    interaction: Interaction, settings: ServerSettings, names: Sequence[str], elsewhere: Channel | None = None
) -> list[str]:
    """Return which of these permissions the user lacks for what the bot would do for them.

    The arguments are those of ``require_may_post``. Raise ``Refusal`` if the user has a timeout.
    """
    user, permissions = interaction.user, interaction.permissions
    _require_no_timeout(user)
    if settings.posts_for_members:
        return []
    if elsewhere is not None and elsewhere.id != interaction.channel_id:
        assert isinstance(user, discord.Member)
        permissions = elsewhere.permissions_for(user)
    return _find_lacking(permissions, names)


def require_may_write(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user may write in their channel, whatever the server's settings allow."""
    _require_no_timeout(interaction.user)
    names = needed_to_write(interaction.channel)
    _require(interaction, interaction.permissions, names, "member-lacks-permissions")


async def require_may_act(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user may have the bot write for them where they are."""
    settings = await bot_of(interaction).servers.get_settings(interaction.guild_id or 0)
    require_may_post(interaction, settings)


def require_may_post_in_forum(
    interaction: Interaction, settings: ServerSettings, forum: discord.ForumChannel
) -> None:
    """Raise ``Refusal`` unless the user may make a post in a forum, or the bot may post for members."""
    user = interaction.user
    assert isinstance(user, discord.Member)
    _require_no_timeout(user)
    if not settings.posts_for_members and not forum.permissions_for(user).send_messages:
        names = named_permissions(["create_posts"], text_of(interaction))
        raise Refusal("member-lacks-post", forum=forum.mention, permissions=names)


async def require_may_share(interaction: Interaction, match: Match) -> None:
    """Raise ``Refusal`` unless the user may post a file in the match's channel, which may be another one."""
    if interaction.channel_id == match.channel_id:
        require_may_attach(interaction)
        return
    channel, member = await _find_in_channel(interaction, match)
    _require_no_timeout(member)
    _require_attach(interaction, channel.permissions_for(member), needed_to_write(channel))


def require_may_attach(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user may post a file in their channel."""
    _require_no_timeout(interaction.user)
    _require_attach(interaction, interaction.permissions, needed_to_write(interaction.channel))


def _require_attach(interaction: Interaction, permissions: discord.Permissions, names: Sequence[str]) -> None:
    _require(interaction, permissions, (*names, "attach_files"), "member-cannot-share")


async def _find_in_channel(interaction: Interaction, match: Match) -> tuple[Channel, discord.Member]:
    """Return a match's channel and the user as its member. Raise ``Refusal`` if the bot cannot see both."""
    refusal = Refusal("share-from-there", link=message_link(match, None))
    guild = bot_of(interaction).get_guild(match.guild_id)
    if guild is None:  # another process serves it
        raise refusal
    try:
        with raising_unreachable():
            channel = guild.get_channel_or_thread(match.channel_id)
            channel = channel or await guild.fetch_channel(match.channel_id)
            member = await guild.fetch_member(interaction.user.id)
    except (Unreachable, discord.HTTPException, discord.InvalidData) as error:
        raise refusal from error
    # Discord does not say here who is in a private thread.
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        raise refusal
    return channel, member


def _require_no_timeout(user: discord.Member | discord.User) -> None:
    until = user.timed_out_until if isinstance(user, discord.Member) else None
    if until is not None and until > now():
        raise Refusal("timed-out")


def _require(
    interaction: Interaction, permissions: discord.Permissions, names: Sequence[str], key: str
) -> None:
    lacking = _find_lacking(permissions, names)
    if lacking:
        raise Refusal(key, permissions=named_permissions(lacking, text_of(interaction)), count=len(lacking))


def _find_lacking(permissions: discord.Permissions, names: Sequence[str]) -> list[str]:
    return [] if permissions.administrator else [name for name in names if not getattr(permissions, name)]
