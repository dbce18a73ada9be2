"""Brings Discord up to date with the store: posts, edits and retires the message of a match.

It can be stopped anywhere and run again: a message that was sent but not remembered is found again by the
button that carries its number.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from threading import Thread
from typing import Any, cast

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.client import Guildhall
from bot.clock import from_milliseconds, milliseconds, now
from bot.games import GAMES
from bot.services.outbox import Blocked
from bot.store.records import Board, Claim, Match, Posted
from cogs.support.components import base36
from cogs.support.failures import passing
from cogs.support.layouts import Shown, layout, shown
from rendering import warm

_log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=55)
"""Edits of messages older than an hour soon fail with error 30046."""
_UNKNOWN_MESSAGE = 10008
_TOO_MANY_OLD_EDITS = 30046
_REFUSED = (403, 404)
_CLOSED_THREAD = (50083, 160005)
_SEARCHED = 25

Channel = discord.PartialMessageable


class _Gone(Exception):  # noqa: N818
    """The message was deleted, or Discord does not let it be edited any more."""


def _warm_all() -> None:
    for key in GAMES:
        warm(key)


@cache  # bots that follow one another in a process share what was drawn
def _start_warming() -> None:
    Thread(target=_warm_all, name="warming", daemon=True).start()  # nothing waits for it


@contextmanager
def _failures() -> Iterator[None]:
    """What Discord may answer: too busy, try later; no, wait until somebody acts there. The rest is loud."""
    try:
        with passing():
            yield
    except discord.HTTPException as error:
        if error.status not in _REFUSED and error.code not in _CLOSED_THREAD:
            _log.exception("board.refused")
        raise Blocked from error


class Publisher(commands.Cog):
    """Owns what the outbox delivers."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """The bot delivers through this cog; its pictures are prepared meanwhile."""
        self.bot.publisher = self.publish
        _start_warming()

    async def publish(self, claim: Claim) -> None:
        """The message of a match as it should be. Raises ``Blocked`` and ``Unreachable``."""
        match = claim.match or await self.bot.store.match(claim.match_id)
        if match is None:
            return
        board = claim.board or await self.bot.store.board(claim.match_id)
        channel = self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        with _failures():
            shown_now = await self._bring_up_to_date(match, board, channel, recovering=claim.recovering)
            await self._retire(board, shown_now, channel)

    async def post_ahead(self, match: Match) -> int:
        """Posts the board of a match as it is about to be committed, and returns the message's number.

        For an action that carries the time of the message which shows it. That it is about to be sent is
        written down before: one that an earlier try sent is found again. Raises ``Blocked`` and
        ``Unreachable``.
        """
        store = self.bot.store
        board, content = await store.board(match.id), await shown(match)
        channel = self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        with _failures():
            if board.post < match.post:
                waiting = replace(board, post=match.post, message=None, stale=board.message)
                await store.save_board(waiting)
                sent = await self._post(match, board, channel, content)
            elif board.message is not None:
                return board.message.id
            else:
                waiting = board
                sent = await self._recover(match, board, channel) or await self._post(
                    match, board, channel, content
                )
        await store.save_board(self._after_post(match, waiting, content, sent))
        return sent

    async def leave(self, match: Match, board: Board) -> None:
        """Takes the controls off the board that a match had in the channel which it has left."""
        old = board.message or board.stale
        channel = self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        if old is None:
            return
        try:
            await _take_controls_off(channel.get_partial_message(old.id), old)
        except discord.HTTPException:  # that is perhaps why it was moved
            _log.info("board.left_behind")

    async def _bring_up_to_date(
        self, match: Match, board: Board, channel: Channel, *, recovering: bool
    ) -> Board:
        if board.post > match.post or (board.post == match.post and board.version >= match.version):
            return board
        content = await shown(match)
        if board.post >= match.post and self._editable(board):
            try:
                return await self._edit(match, board, channel, content)
            except _Gone:
                _log.info("board.gone")
        sent = await self._recover(match, board, channel) if recovering else None
        if sent is None:
            sent = await self._post(match, board, channel, content)
        return self._after_post(match, board, content, sent)

    def _editable(self, board: Board) -> bool:
        return board.message is not None and now() - from_milliseconds(board.posted_at) < EDITABLE

    async def _edit(self, match: Match, board: Board, channel: Channel, content: Shown) -> Board:
        assert board.message is not None
        message = channel.get_partial_message(board.message.id)
        try:
            await message.edit(view=content.view(), attachments=[content.file()])
        except discord.HTTPException as error:
            if error.code in (_UNKNOWN_MESSAGE, _TOO_MANY_OLD_EDITS, *_CLOSED_THREAD):  # a new one wakes it
                raise _Gone from error
            raise
        return replace(board, version=match.version, message=content.posted(message.id))

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

    async def _recover(self, match: Match, board: Board, channel: Channel) -> int | None:
        """The message of this post, if an earlier try sent it and died before it was remembered.

        One of a post before this one that was not remembered either loses its controls.
        """
        assert self.bot.user is not None
        found = None
        async for message in channel.history(limit=_SEARCHED):
            if message.author.id != self.bot.user.id or (board.message and message.id == board.message.id):
                continue
            post = _post_of(message, match.id)
            if post == match.post:
                found = found or message.id
            elif post is not None and post > board.post:
                await _take_controls_off(message, _as_posted(message))
        return found

    def _after_post(self, match: Match, board: Board, content: Shown, sent: int) -> Board:
        return Board(
            match_id=match.id,
            post=match.post,
            notice=match.notice,
            version=match.version,
            posted_at=milliseconds(),
            message=content.posted(sent),
            stale=board.message or board.stale,
        )

    async def _retire(self, before: Board, board: Board, channel: Channel) -> None:
        """Takes the controls off the message before this one; its caption and picture stay.

        What was done is remembered once, at the end, whatever became of it: a message that was sent and not
        remembered is found again.
        """
        try:
            if board.stale is not None:
                await _take_controls_off(channel.get_partial_message(board.stale.id), board.stale)
                board = replace(board, stale=None)
        finally:
            if board != before:
                await self.bot.store.save_board(board)


async def _take_controls_off(message: discord.Message | discord.PartialMessage, posted: Posted) -> None:
    try:
        await message.edit(view=layout(posted))
    except discord.HTTPException as error:
        if error.code not in (_UNKNOWN_MESSAGE, _TOO_MANY_OLD_EDITS):
            raise


def _as_posted(message: discord.Message) -> Posted:
    """What was sent, read back from the message itself."""
    texts = [part.content for part in _parts(message.components) if isinstance(part, discord.TextDisplay)]
    (picture,) = message.attachments
    return Posted(message.id, texts[0], picture.filename, picture.description or "")


def _post_of(message: discord.Message, match_id: int) -> int | None:
    """The number that a message of the match carries in one of its buttons, if it is one."""
    prefix = f"b:{base36(match_id)}:"
    for part in _parts(message.components):
        custom_id = getattr(part, "custom_id", None) or ""
        verb, _, argument = custom_id.removeprefix(prefix).partition(":")[2].partition(":")
        if custom_id.startswith(prefix) and verb in ("read", "rules") and argument:
            return int(argument)
    return None


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))


def publisher_of(bot: Guildhall) -> Publisher:
    """The cog that posts for a bot. Each bot of a process loads this file anew, and so has its own class."""
    return cast("Publisher", bot.get_cog(Publisher.__cog_name__))


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Publisher(bot))
