"""The welcome that the bot posts once in a server to which it was invited."""

import logging

import discord
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.locales import texts
from bot.services.outbox import Unreachable
from cogs.help.help import introduce
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.permissions import missing_permissions
from cogs.kit.replies import private_view
from cogs.kit.sending import send_view
from rendering import with_emojis

_log = logging.getLogger(__name__)


class Welcome(commands.Cog):
    """The cog that welcomes a server; not again if the bot is invited twice within a day."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome; discord.py does not report outages as that."""
        bot = self.bot
        if not bot.settings.welcome or not (bot.leased_shards is None or bot.leased_shards.answers(guild.id)):
            return
        channel = _find_channel(guild)
        if channel is None:
            _log.info("welcome.no_channel", extra={"server": guild.id})
            return
        if await bot.servers.was_welcomed(guild.id):
            return
        locale = (await bot.servers.get_settings(guild.id)).locale or guild.preferred_locale.value
        text = with_emojis(texts(locale), bot.app_emojis)
        items, files = await introduce(text("welcome"), text, locale)
        try:
            with raising_unreachable():
                await send_view(bot, channel.send, private_view(*items), files=files)
        except (Unreachable, discord.HTTPException):
            _log.warning("welcome.not_sent", exc_info=True, extra={"server": guild.id})
            return
        assert bot.user is not None
        await bot.servers.note_welcome(guild.id, channel.id, by_user=bot.user.id)
        _log.info("welcome.sent", extra={"server": guild.id})


def _find_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for the welcome; ``None`` if there is none.

    That is the channel for Discord's own messages, or else the first that everybody can read.
    """
    system = guild.system_channel
    if system is not None and _can_post(system):
        return system
    everyone = guild.default_role
    for channel in guild.text_channels:
        can_read = channel.permissions_for(everyone)
        if can_read.view_channel and can_read.read_message_history and _can_post(channel):
            return channel
    return None


def _can_post(channel: discord.TextChannel) -> bool:
    permissions = channel.permissions_for(channel.guild.me)
    return not missing_permissions(permissions, in_thread=False, new_thread=False)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Welcome(bot))
