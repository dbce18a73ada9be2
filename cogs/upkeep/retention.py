"""What the bot forgets by itself: servers that it has left, old notifications, and deletions half done.

Ratings that are stale after that are recounted. What other processes have stored about users is read again.
"""

import logging

import discord
from discord.ext import commands, tasks

from bot.client.bot import Guildhall
from bot.client.events import USER_ERASED, listens_to
from cogs.kit.loops import stop_loops

_log = logging.getLogger(__name__)


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
        await self.bot.retention.note_departure(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server again."""
        await self.bot.retention.note_arrival(guild.id)

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
        """Go on with deletions that were begun and not finished, and recount stale ratings."""
        try:
            await self.bot.privacy.resume()
        except Exception:
            _log.exception("privacy.not_resumed")
        await self.recount_ratings()

    @listens_to(USER_ERASED)
    async def recount_ratings(self, _user: int = 0) -> None:
        """Recount ratings if they are stale."""
        try:
            await self.bot.ratings.recount_if_stale()
        except Exception:
            _log.exception("ratings.not_recounted")

    @tasks.loop(hours=24)
    async def tidy_loop(self) -> None:
        """Tidy up, and read the languages of users; what fails is tried again the next day."""
        try:
            await self.bot.preferences.read_languages()
        except Exception:
            _log.exception("preferences.languages_not_read")
        try:
            await self.tidy()
        except Exception:
            _log.exception("retention.failed")

    async def tidy(self) -> None:
        """Delete what is too old."""
        bot, retention = self.bot, self.bot.retention
        age = await retention.find_age()
        if age is None:
            return
        if bot.is_ready():  # otherwise nobody knows which servers the bot is in
            await retention.compare_servers(age, lambda guild_id: bot.get_guild(guild_id) is not None)
            await retention.delete_left_servers(age)
        if self._is_first_process:
            await retention.forget_notifications(age)
            await retention.forget_declined_reports(age)
            await bot.matches.invitations.forget_openings()


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))
