"""Keeping the tags of a match's forum post up to date with the state of the match."""

import logging
from contextlib import suppress

import discord
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.events import BOARD_SHOWN, listens_to
from bot.match.models import Match
from bot.services.outbox import Unreachable
from cogs.kit.discord_errors import raising_unreachable
from cogs.table.forum_posts import tags_of_post

_log = logging.getLogger(__name__)


class ForumTags(commands.Cog):
    """The cog that sets the tags. ``refusing`` are the forums in which Discord refuses them."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self.refusing: set[int] = set()

    @listens_to(BOARD_SHOWN)
    async def on_board_shown(self, match: Match) -> None:
        """Set the tags of a post whose board has been brought up to date, if they are others now."""
        post = await self._find_post(match)
        if post is None or not isinstance(post.parent, discord.ForumChannel):
            return
        tags = tags_of_post(post, post.parent, match)
        if set(tags) == set(post.applied_tags):
            return
        try:
            with raising_unreachable():
                await post.edit(applied_tags=tags)
        except discord.Forbidden:
            self.refusing.add(post.parent.id)
        except (Unreachable, discord.HTTPException) as error:  # set with the next board
            _log.info("forum.tags_not_set", extra={"cause": repr(error)})
        else:
            self.refusing.discard(post.parent.id)

    async def _find_post(self, match: Match) -> discord.Thread | None:
        """Return the thread of a match in a forum, if the bot made it."""
        guild = self.bot.get_guild(match.guild_id)
        if guild is None or guild.get_channel(match.channel_id) is not None:
            return None
        post = guild.get_thread(match.channel_id)
        if post is None and match.is_over:  # the post was archived until the result was sent there
            with suppress(Unreachable, discord.HTTPException), raising_unreachable():
                channel = await guild.fetch_channel(match.channel_id)
                post = channel if isinstance(channel, discord.Thread) else None
        is_own = post is not None and self.bot.user is not None and post.owner_id == self.bot.user.id
        return post if is_own else None


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(ForumTags(bot))
