"""What the owner of a server has decided that nobody else can overrule."""

import discord

from bot.client.bot import Guildhall
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from cogs.kit.replies import Interaction

_MOST_NAMED = 5
"""The number of channels that a refusal names at most."""


def require_manager(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user may manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("server-managers-only")


def is_allowed(settings: ServerSettings, channel: object, *, practice: bool = False) -> bool:
    """Return whether a match may be played in a channel; a thread counts as the channel that it lies in.

    In a private thread everybody may practise alone, because that disturbs nobody.
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
    """Raise ``Refusal`` with the channels in which a match may be played unless this is one of them."""
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


async def require_computers(bot: Guildhall, match: Match) -> None:
    """Raise ``Refusal`` if computers may not play in a match."""
    if not await are_computers_allowed(bot, match):
        raise Refusal("computers-not-allowed")


async def are_computers_allowed(bot: Guildhall, match: Match) -> bool:
    """Return whether computers may play in a match."""
    return match.is_practice or (await bot.store.server_settings.get(match.guild_id)).computers
