"""The delivery of matches to Discord: posts, edits and folds their messages.

It can be stopped anywhere and run again: a message that was sent but not stored is found by the number that
its buttons carry.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta

import discord
from msgspec.structs import replace

from bot.client import Guildhall
from bot.locales import texts
from bot.services.outbox import Blocked, Unreachable
from bot.store.deliveries import Board, Claim, SentMessage
from bot.store.models import Match, OldBoards
from bot.timestamps import from_milliseconds, milliseconds, now, to_milliseconds
from cogs.support.board_messages import BoardMessage, folded, layout, render_message
from cogs.support.display_names import display_names
from cogs.support.failures import (
    BAD_REQUEST,
    CLOSED_THREAD,
    EDIT_LIMITS,
    TOO_MANY_OLD_EDITS,
    raising_unreachable,
    try_edit_picture,
)
from cogs.support.sent_messages import buttons_of, read_sent_message
from cogs.support.summaries import summarize

_log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=55)
"""The age up to which messages are edited: above an hour, edits soon fail with error 30046."""
_UNKNOWN_MESSAGE = 10008
_REFUSED = (403, 404)
_SEARCHED = 100

Channel = discord.PartialMessageable


class _Gone(Exception):  # noqa: N818
    """The message was deleted, or Discord no longer lets it be edited."""


@contextmanager
def _translating_errors(attempts: int = 1) -> Iterator[None]:
    """Translate Discord's errors: ``Unreachable`` if a later try may succeed, ``Blocked`` otherwise.

    A request that Discord finds malformed is sent once more before it counts as refused.
    """
    try:
        with raising_unreachable():
            yield
    except discord.HTTPException as error:
        if error.status == BAD_REQUEST and error.code not in CLOSED_THREAD and attempts == 1:
            _log.exception("board.malformed")
            raise Unreachable from error
        if error.status not in _REFUSED and error.code not in CLOSED_THREAD:
            _log.exception("board.refused")
        raise Blocked from error


class BoardPublisher:
    """Posts, edits and folds the messages of matches for the outbox of a bot."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def publish(self, claim: Claim) -> Board | None:
        """Bring the message of a match up to date, and fold all older ones.

        Return what Discord shows afterwards. Raise ``Blocked`` and ``Unreachable``.
        """
        match = claim.match or await self.bot.store.matches.find(claim.match_id)
        if match is None:
            return None
        board = claim.board or await self.bot.store.boards.get(claim.match_id)
        channel = self._channel(match)
        with _translating_errors(claim.attempts):
            board = await self._bring_up_to_date(match, board, channel, recovering=claim.is_retry)
        return await self._fold(match, board, channel, claim.attempts)

    def _channel(self, match: Match) -> Channel:
        return self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)

    async def post_ahead(self, match: Match) -> int:
        """Post the board of a match that is about to be committed, and return the message's id.

        This is for an action that carries the time of the message that shows it. The attempt is stored before
        it is made, so that a message sent by an earlier try is found again. Raise ``Blocked`` and
        ``Unreachable``.
        """
        store, channel = self.bot.store, self._channel(match)
        board, content = await store.boards.get(match.id), await self._render(match)
        if board.board_seq == match.board_seq and board.message is not None:
            return board.message.id
        with _translating_errors():
            if board.board_seq == match.board_seq:
                board = await self._recover(match, board, channel)
            else:
                board = _supersede(board, match.board_seq)
                await self.bot.outbox.save_board(board)
            if board.message is None:
                board = await self.post_board(match, board, channel, content)
        await self.bot.outbox.save_board(board)
        assert board.message is not None
        return board.message.id

    async def _render(self, match: Match) -> BoardMessage:
        names = [] if match.state is None else await display_names(self.bot).fetch(match)
        return await render_message(match, names=names)

    async def leave(self, match: Match, board: Board, channel_id: int) -> None:
        """Let the boards of a match in the channel that it has left say in which channel it goes on."""
        line = texts(match.locale)("board-elsewhere", channel=f"<#{channel_id}>")
        for message in (*board.stale_messages, *((board.message,) if board.message else ())):
            old = self._channel(match).get_partial_message(message.id)
            with suppress(Blocked, Unreachable):  # the channel may be gone: perhaps the match moved for that
                await _replace_message(old, message, line, match.boards, attempts=2)

    async def _bring_up_to_date(
        self, match: Match, board: Board, channel: Channel, *, recovering: bool
    ) -> Board:
        if _is_current(board, match):
            return board
        if recovering:
            board = await self._recover(match, board, channel)
            if _is_current(board, match):
                return board
        content = await self._render(match)
        if board.board_seq == match.board_seq and board.message is not None:
            is_young = now() - from_milliseconds(board.posted_at) < EDITABLE
            if is_young and not self.bot.gallery_edits_refused:
                try:
                    return await self._edit(match, board, channel, content)
                except _Gone:
                    _log.info("board.gone")
            board = _supersede(board, match.board_seq)
        elif board.board_seq < match.board_seq:
            board = _supersede(board, match.board_seq)
        board = await self.post_board(match, board, channel, content, recovering=recovering)
        if _is_current(board, match):
            return board
        # An earlier try had sent the message, so that Discord returned that one instead of sending another.
        try:
            return await self._edit(match, board, channel, content)
        except _Gone:
            return await self.post_board(match, _supersede(board, match.board_seq), channel, content)

    async def _edit(self, match: Match, board: Board, channel: Channel, content: BoardMessage) -> Board:
        assert board.message is not None
        message = channel.get_partial_message(board.message.id)
        try:
            edited = await try_edit_picture(self.bot, message.edit, content.view(), content.files())
        except discord.HTTPException as error:
            if error.code in (_UNKNOWN_MESSAGE, *EDIT_LIMITS):  # a new message wakes a thread
                raise _Gone from error
            raise
        if not edited:
            raise _Gone
        shown = replace(content.sent_message(message.id), turn=board.message.turn)
        return replace(board, public_revision=match.public_revision, message=shown)

    async def post_board(
        self, match: Match, board: Board, channel: Channel, content: BoardMessage, *, recovering: bool = False
    ) -> Board:
        """Send a new message for the board, and return the board with it."""
        mentioned = (
            [discord.Object(user) for user in match.mentions] if match.mention_seq > board.mention_seq else []
        )
        message = await channel.send(
            view=content.view(),
            files=content.files(),
            allowed_mentions=discord.AllowedMentions(
                users=mentioned, everyone=False, roles=False, replied_user=False
            ),
            nonce=f"{match.id}.{board.board_seq}.{board.resends}",
        )
        return replace(
            board,
            mention_seq=match.mention_seq,
            public_revision=_revision_on(message, match) if recovering else match.public_revision,
            posted_at=milliseconds(),
            message=content.sent_message(message.id),
        )

    async def _recover(self, match: Match, board: Board, channel: Channel) -> Board:
        """Return the board with the message that an earlier try sent but did not store.

        Other messages of the match that have controls become stale.
        """
        assert self.bot.user is not None
        known = {old.id for old in board.stale_messages} | ({board.message.id} if board.message else set())
        live: discord.Message | None = None
        stale = list(board.stale_messages)
        async for message in channel.history(limit=_SEARCHED):
            if message.id in known or message.author.id != self.bot.user.id:
                continue
            buttons = buttons_of(message, match.id)
            if buttons is None or buttons.board_seq > match.board_seq:
                continue
            if buttons.board_seq == match.board_seq and live is None and board.board_seq <= match.board_seq:
                live = message
            else:
                stale.append(read_sent_message(message))
        if live is None:
            return replace(board, stale_messages=tuple(stale))
        if board.message is not None:
            stale.append(board.message)
        return Board(
            match_id=match.id,
            board_seq=match.board_seq,
            resends=board.resends + 1 if board.board_seq == match.board_seq else 0,
            mention_seq=match.mention_seq,
            public_revision=_revision_on(live, match),
            posted_at=to_milliseconds(live.created_at),
            message=replace(read_sent_message(live), turn=match.turn + match.is_over),
            stale_messages=tuple(stale),
        )

    async def _fold(self, match: Match, board: Board, channel: Channel, attempts: int) -> Board:
        """Let the messages before the live one say what was done while they were the board.

        Raise ``Blocked`` and ``Unreachable`` with the messages that have to be tried again.
        """
        left: list[SentMessage] = []
        failure: Blocked | Unreachable | None = None
        until = match.turn + match.is_over if board.message is None else board.message.turn
        for message in sorted(board.stale_messages, key=lambda old: old.id, reverse=True):
            summary = await summarize(self.bot.store, match, message, until, texts(match.locale))
            until = until if message.turn < 0 else message.turn
            old = channel.get_partial_message(message.id)
            try:
                await _replace_message(old, message, summary, match.boards, attempts)
            except (Blocked, Unreachable) as error:
                left.insert(0, message)
                failure = error
        board = replace(board, stale_messages=tuple(left))
        if failure is not None:
            failure.board = board
            raise failure
        return board


def _is_current(board: Board, match: Match) -> bool:
    return board.board_seq > match.board_seq or (
        board.board_seq == match.board_seq and board.public_revision >= match.public_revision
    )


def _supersede(board: Board, board_seq: int) -> Board:
    """Return the board before its next message is sent; its present message becomes stale."""
    stale = board.stale_messages if board.message is None else (*board.stale_messages, board.message)
    attempt = board.resends + 1 if board_seq == board.board_seq else 0
    return replace(board, board_seq=board_seq, resends=attempt, message=None, stale_messages=stale)


async def _replace_message(
    message: discord.PartialMessage, posted: SentMessage, summary: str, boards: OldBoards, attempts: int
) -> None:
    """Replace an old message by its summary, or delete it if it has none or Discord refuses the edit.

    That a message is not found is believed the second time. Raise ``Blocked`` and ``Unreachable``.
    """
    silently = discord.AllowedMentions.none()
    try:
        with _translating_errors(attempts=2):
            if boards == "delete" or not summary:
                await message.delete()
                return
            try:
                if boards == "keep":
                    await message.edit(
                        view=layout(replace(posted, caption=summary)), allowed_mentions=silently
                    )
                else:
                    await message.edit(view=folded(summary), attachments=[], allowed_mentions=silently)
            except discord.HTTPException as error:
                malformed = error.status == BAD_REQUEST and error.code not in CLOSED_THREAD
                if error.code != TOO_MANY_OLD_EDITS and not malformed:
                    raise
                await message.delete()
    except Blocked as refused:
        if isinstance(refused.__cause__, discord.NotFound):
            if attempts == 1:
                raise Unreachable from refused
            return
        _log.warning("board.not_folded")
        raise


def _revision_on(message: discord.Message, match: Match) -> int:
    """Return the public revision that a message shows.

    Return 0 if it shows an older one or if its buttons do not say which.
    """
    buttons = buttons_of(message, match.id)
    is_newest = buttons is not None and buttons.public_revision == match.button_revision
    return match.public_revision if is_newest and not match.real_time else 0
