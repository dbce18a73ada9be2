"""Brings Discord up to date with the store: posts, edits and retires the message of a match.

It can be stopped anywhere and run again. What a step did is remembered before the next one begins; a
message that was sent but not remembered is found again by the button that carries its number.
"""

import logging
from datetime import timedelta
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.clock import from_milliseconds, milliseconds, now
from bot.services.outbox import Blocked, Unreachable
from bot.store.records import Board, Match
from cogs.support.components import base36
from cogs.support.layouts import Shown, layout, shown

_log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=55)
"""Edits of messages older than an hour soon fail with error 30046."""
_UNKNOWN_MESSAGE = 10008
_TOO_MANY_OLD_EDITS = 30046
_SEARCHED = 25

Channel = discord.PartialMessageable


class _Gone(Exception):  # noqa: N818
    """The message was deleted, or Discord does not let it be edited any more."""


class Publisher(commands.Cog):
    """Owns what the outbox delivers."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """The bot delivers through this cog."""
        self.bot.publisher = self.publish

    async def publish(self, match_id: int, *, recovering: bool) -> None:
        """The message of a match as it should be. Raises ``Blocked`` and ``Unreachable``."""
        match = await self.bot.store.match(match_id)
        if match is None:
            return
        board = await self.bot.store.board(match_id)
        channel = self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            board = await self._bring_up_to_date(match, board, channel, recovering=recovering)
            await self._retire(board, channel)
        except discord.Forbidden as error:
            raise Blocked from error
        except discord.NotFound as error:
            raise Blocked from error
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, TimeoutError) as error:
            raise Unreachable from error
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise Unreachable from error
            raise

    async def _bring_up_to_date(
        self, match: Match, board: Board, channel: Channel, *, recovering: bool
    ) -> Board:
        if board.post >= match.post and board.version >= match.version:
            return board
        content = await shown(match)
        if board.post >= match.post and self._editable(board):
            try:
                return await self._edit(match, board, channel, content)
            except _Gone:
                _log.info("board.gone")
        sent = await self._find(match, channel) if recovering and board.post < match.post else None
        if sent is None:
            sent = await self._post(match, board, channel, content)
        return await self._remember(match, board, content, sent)

    def _editable(self, board: Board) -> bool:
        return board.message_id is not None and now() - from_milliseconds(board.posted_at) < EDITABLE

    async def _edit(self, match: Match, board: Board, channel: Channel, content: Shown) -> Board:
        assert board.message_id is not None
        message = channel.get_partial_message(board.message_id)
        try:
            await message.edit(view=content.view(), attachments=[content.file()])
        except discord.HTTPException as error:
            if error.code in (_UNKNOWN_MESSAGE, _TOO_MANY_OLD_EDITS):
                raise _Gone from error
            raise
        edited = replace(board, version=match.version, caption=content.caption, filename=content.filename)
        await self.bot.store.save_board(edited)
        return edited

    async def _post(self, match: Match, board: Board, channel: Channel, content: Shown) -> int:
        told = [discord.Object(user) for user in match.told] if match.notice > board.notice else []
        message = await channel.send(
            view=content.view(),
            file=content.file(),
            allowed_mentions=discord.AllowedMentions(
                users=told, everyone=False, roles=False, replied_user=False
            ),
            nonce=f"{match.id}.{match.post}",
        )
        return message.id

    async def _find(self, match: Match, channel: Channel) -> int | None:
        """The message of this post, if an earlier try sent it and died before it was remembered."""
        assert self.bot.user is not None
        async for message in channel.history(limit=_SEARCHED):
            if message.author.id == self.bot.user.id and _is_post(message, match):
                return message.id
        return None

    async def _remember(self, match: Match, board: Board, content: Shown, sent: int) -> Board:
        posted = Board(
            match_id=match.id,
            post=match.post,
            notice=match.notice,
            version=match.version,
            message_id=sent,
            caption=content.caption,
            filename=content.filename,
            posted_at=milliseconds(),
            stale_id=board.message_id,
            stale_caption=board.caption,
            stale_filename=board.filename,
        )
        await self.bot.store.save_board(posted)
        return posted

    async def _retire(self, board: Board, channel: Channel) -> None:
        """Takes the controls off the message before this one; its caption and picture stay."""
        if board.stale_id is None:
            return
        message = channel.get_partial_message(board.stale_id)
        try:
            await message.edit(view=layout(board.stale_caption, board.stale_filename, None))
        except discord.HTTPException as error:
            if error.code not in (_UNKNOWN_MESSAGE, _TOO_MANY_OLD_EDITS):
                raise
        await self.bot.store.save_board(replace(board, stale_id=None, stale_caption="", stale_filename=""))


def _is_post(message: discord.Message, match: Match) -> bool:
    prefix, ending = f"b:{base36(match.id)}:", f":{match.post}"
    return any(
        custom_id.startswith(prefix) and custom_id.endswith((f":read{ending}", f":rules{ending}"))
        for custom_id in _custom_ids(message.components)
    )


def _custom_ids(components: Any) -> list[str]:
    found = []
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            found.append(custom_id)
        found.extend(_custom_ids(getattr(component, "children", ())))
    return found


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Publisher(bot))
