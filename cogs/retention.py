"""What the bot forgets by itself: servers that it has left, old notifications, and deletions half done."""

import logging
from typing import Final

import discord
from discord.ext import commands, tasks

from bot.client import Guildhall
from bot.timestamps import milliseconds
from cogs.support.loops import stop_loops

_log = logging.getLogger(__name__)
_DAY: Final = 86_400_000
SERVER_RETENTION: Final = 30 * _DAY
"""The milliseconds for which the data of a server is kept after the bot has left it."""
NOTIFICATION_RETENTION: Final = 90 * _DAY
"""The milliseconds after a match for which the bot remembers what notified its players."""


class Retention(commands.Cog):
    """The cog that notes which servers the bot has left, and tidies up once a day."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_unload(self) -> None:
        """Stop tidying up."""
        await stop_loops(self.tidy_loop, self.resume_loop)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot has left a server; discord.py does not report outages as that."""
        await self.bot.store.retention.note_departure(guild.id, milliseconds())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server again."""
        await self.bot.store.retention.note_arrival(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Tidy up for the first time once all servers are known, and then once a day."""
        if not self.tidy_loop.is_running():
            self.tidy_loop.start()
            if self._is_first_process:
                self.resume_loop.start()

    @property
    def _is_first_process(self) -> bool:
        """Whether this is the one process that does what concerns all servers."""
        return 0 in (self.bot.settings.shard_ids or (0,))

    @tasks.loop(hours=1)
    async def resume_loop(self) -> None:
        """Go on with deletions that were begun and not finished."""
        try:
            await self.bot.privacy.resume()
        except Exception:
            _log.exception("privacy.not_resumed")

    @tasks.loop(hours=24)
    async def tidy_loop(self) -> None:
        """Tidy up; what fails is tried again the next day."""
        try:
            await self.tidy()
        except Exception:
            _log.exception("retention.failed")

    async def tidy(self) -> None:
        """Delete what is too old, in small steps."""
        await self._compare_servers()
        now, retention = milliseconds(), self.bot.store.retention
        if self.bot.is_ready():  # otherwise nobody knows which servers the bot is in
            for guild_id in await retention.find_left_servers(now - SERVER_RETENTION):
                await retention.delete_server(guild_id)
                _log.info("retention.server_deleted")
        if self._is_first_process:
            while await retention.forget_notifications(now - NOTIFICATION_RETENTION):
                pass

    async def _compare_servers(self) -> None:
        """Note which servers the bot left or joined while it did not run.

        A server with an outage is there all the same: Discord names it when the bot connects.
        """
        if not self.bot.is_ready():
            return
        now, retention = milliseconds(), self.bot.store.retention
        left_servers = set(await retention.find_left_servers(now))
        for guild_id in await retention.find_known_servers() | left_servers:
            is_there = self.bot.get_guild(guild_id) is not None
            if is_there and guild_id in left_servers:
                await retention.note_arrival(guild_id)
            elif not is_there and guild_id not in left_servers:
                await retention.note_departure(guild_id, now)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))
