"""The permissions that the bot needs in a channel for a match."""

from collections.abc import Iterable
from typing import Any

import discord

from bot.locales import Text
from bot.match.models import Match
from bot.match.refusals import Refusal
from rendering.words import comma_list

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
NEEDED_FOR_THREAD = (*NEEDED_IN_THREAD, "create_public_threads")
NEEDED_FOR_PRIVATE_THREAD = (*NEEDED_IN_THREAD, "create_private_threads")
"""The permissions for practice that nobody else sees; without them it is in a public thread."""

_MOST_PLACES = 3

INVITE = discord.Permissions(**dict.fromkeys({*NEEDED, *NEEDED_FOR_THREAD, *NEEDED_FOR_PRIVATE_THREAD}, True))
"""The permissions that the invite link requests."""


def missing_permissions(permissions: discord.Permissions, *, in_thread: bool, new_thread: bool) -> list[str]:
    """Return the permissions that the bot lacks for a match in a channel, by discord.py's names."""
    required_names = NEEDED_FOR_THREAD if new_thread else NEEDED_IN_THREAD if in_thread else NEEDED
    return [name for name in required_names if not getattr(permissions, name)]


def require_permissions(
    permissions: discord.Permissions,
    text: Text,
    *,
    in_thread: bool,
    new_thread: bool,
    guild: discord.Guild | None = None,
    user: discord.Member | discord.User | None = None,
) -> None:
    """Raise ``Refusal`` with the names of the missing permissions unless the bot can run a match there.

    The refusal suggests channels of ``guild`` that the bot and ``user`` can use instead.
    """
    lacking = missing_permissions(permissions, in_thread=in_thread, new_thread=new_thread)
    if lacking:
        names, places = named_permissions(lacking, text), _find_playable_channels(guild, user)
        detail: dict[str, str | int] = {"permissions": names, "count": len(lacking)}
        if places:
            raise Refusal("bot-lacks-permissions-here", channels=", ".join(places), **detail)
        raise Refusal("bot-lacks-permissions", **detail)


def _find_playable_channels(
    guild: discord.Guild | None, user: discord.Member | discord.User | None
) -> list[str]:
    """Return mentions of some channels of a server in which the bot may post and the user may write."""
    if guild is None or not isinstance(user, discord.Member):
        return []
    return [
        channel.mention
        for channel in guild.text_channels
        if not missing_permissions(channel.permissions_for(guild.me), in_thread=False, new_thread=False)
        and channel.permissions_for(user).send_messages
    ][:_MOST_PLACES]


def named_permissions(names: Iterable[str], text: Text) -> str:
    """Return a list of permissions, named as in Discord, for a sentence."""
    return comma_list([text(f"permission-{name.replace('_', '-')}") for name in names], text)


def can_see_channel(interaction: discord.Interaction[Any], match: Match) -> bool:
    """Return whether the user can certainly see the channel of a match."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != match.guild_id or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel_or_thread(match.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(user).view_channel
