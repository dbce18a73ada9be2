"""What the bot forgets by itself: servers that it has left, old notifications, and deletions half done."""

import logging
from typing import Final

import discord
from discord.ext import commands, tasks

from bot.client.bot import Guildhall
from bot.store.retention import LONGEST_STEP
from bot.timestamps import milliseconds
from cogs.kit.loops import stop_loops

_log = logging.getLogger(__name__)
_DAY: Final = 86_400_000
SERVER_RETENTION: Final = 30 * _DAY
"""The milliseconds for which the data of a server is kept after the bot has left it."""
MISSING_PATIENCE: Final = 7 * _DAY
"""The milliseconds after which servers count as left although most of them are missing together."""
_CLOCK_AHEAD: Final = 3 * _DAY
"""The milliseconds by which the clock may be ahead of the age of what is stored without a warning."""
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
        clock, retention = milliseconds(), self.bot.store.retention
        await retention.note_departure(guild.id, await retention.find_age(clock) or clock)

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
        """Delete what is too old, in small steps.

        What is too old is decided by an age that follows the clock slowly (`RetentionStore.find_age`).
        """
        clock, retention = milliseconds(), self.bot.store.retention
        age = await retention.find_age(clock)
        if age is None:
            return
        if clock - age > _CLOCK_AHEAD:
            _log.warning("retention.clock_ahead", extra={"days": (clock - age) // _DAY})
        if self.bot.is_ready():  # otherwise nobody knows which servers the bot is in
            await self._compare_servers(age)
            await self._delete_left_servers(age)
        if self._is_first_process:
            while await retention.forget_notifications(age - NOTIFICATION_RETENTION):
                pass
            await self.bot.matches.invitations.forget_openings()

    async def _compare_servers(self, age: int) -> None:
        """Note which servers the bot left or joined while it did not run.

        A server with an outage is there all the same: Discord names it when the bot connects. If most servers
        are missing together, something else is wrong, such as the token of another application: they count as
        left only after ``MISSING_PATIENCE``.
        """
        retention = self.bot.store.retention
        left_servers = set(await retention.find_left_servers(age))
        known_servers = await retention.find_known_servers() - left_servers
        for guild_id in left_servers:
            if self.bot.get_guild(guild_id) is not None:
                await retention.note_arrival(guild_id)
        missing_servers = [each for each in known_servers if self.bot.get_guild(each) is None]
        are_most_missing = 2 * len(missing_servers) > len(known_servers)
        since = await retention.missing_since(age, is_missing=are_most_missing)
        if are_most_missing and age - since < MISSING_PATIENCE:
            counts = {"missing": len(missing_servers), "known": len(known_servers)}
            _log.error("retention.servers_missing", extra=counts)
            return
        for guild_id in missing_servers:
            await retention.note_departure(guild_id, age)

    async def _delete_left_servers(self, age: int) -> None:
        """Delete what is stored about servers that the bot left long ago, and warn a day before."""
        retention = self.bot.store.retention
        due_servers = await retention.find_left_servers(age - SERVER_RETENTION)
        for guild_id in await retention.find_left_servers(age - SERVER_RETENTION + LONGEST_STEP):
            counts = {"server": guild_id, "matches": await retention.count_matches(guild_id)}
            if guild_id not in due_servers:
                _log.warning("retention.server_is_deleted_tomorrow", extra=counts)
                continue
            await retention.delete_server(guild_id)
            _log.info("retention.server_deleted", extra=counts)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Retention(bot))
