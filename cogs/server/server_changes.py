"""Reacting to changes in a server: retrying what Discord refused, or letting matches wait."""

from typing import Any

import discord
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.events import SERVER_CHANGED
from cogs.board.lost_channels import close_channel, close_server, reopen_channel, reopen_server


class ServerChanges(commands.Cog):
    """The cog that retries blocked boards and races, and lets matches with a deleted channel wait."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        """Try again what Discord refused: the permissions of a channel may have changed."""
        await reopen_channel(self.bot, channel.id)
        await self._try_again(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Try again what Discord refused: a role of the bot may have changed."""
        await self._try_again(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_update(self, _: discord.Guild, guild: discord.Guild) -> None:
        """Try again what Discord refused in a server that has changed."""
        await self._try_again(guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        """Try again what Discord refused: a thread may have been unlocked."""
        await reopen_channel(self.bot, thread.id)
        await self._try_again(thread.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let matches go on, and try again what Discord refused, while the bot was not in a server."""
        await reopen_server(self.bot, guild.id)
        await self._try_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server wait; discord.py does not report outages as that."""
        await close_server(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the match of a channel wait that was deleted."""
        await close_channel(self.bot, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let the match of a thread wait that was deleted, by itself or with its channel."""
        await close_channel(self.bot, thread.thread_id)

    async def _try_again(self, guild_id: int) -> None:
        await self.bot.outbox.unblock(guild_id)
        self.bot.dispatch(SERVER_CHANGED, guild_id)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(ServerChanges(bot))
