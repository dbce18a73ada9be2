"""The channels of a server in which tables may open, as its owner has decided."""

import discord

from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from cogs.kit.replies import Interaction

_MOST_NAMED = 5
"""The most channels that a refusal names."""


def is_allowed(settings: ServerSettings, channel: object, *, practice: bool = False) -> bool:
    """Return whether a match may be played in a channel; a thread counts as its parent channel.

    Practice in a private thread is always allowed, because it disturbs nobody.
    """
    if not settings.channels:
        return True
    if practice and isinstance(channel, discord.Thread) and channel.is_private():
        return True
    place = channel.parent_id if isinstance(channel, discord.Thread) else getattr(channel, "id", None)
    return place in settings.channels


def require_allowed_channel(
    settings: ServerSettings, interaction: Interaction, channel: object, *, practice: bool = False
) -> None:
    """Raise ``Refusal`` with the allowed channels unless a match may be played in this one."""
    if is_allowed(settings, channel, practice=practice):
        return
    guild, user = interaction.guild, interaction.user
    assert guild is not None
    existing_channels = [each for each in map(guild.get_channel, settings.channels) if each is not None]
    if not existing_channels:
        raise Refusal("channels-gone")
    visible = [
        place.mention
        for place in existing_channels
        if not isinstance(user, discord.Member) or place.permissions_for(user).view_channel
    ]
    if not visible:
        raise Refusal("tables-in-hidden-channels")
    raise Refusal("tables-elsewhere", channels=", ".join(visible[:_MOST_NAMED]))
