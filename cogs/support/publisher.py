"""The delivery of matches to Discord: posts, edits and folds their messages.

It can be stopped anywhere and run again: a message that was sent but not stored is found by the number that
its buttons carry.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial

import discord
from msgspec.structs import replace

from bot.client import Guildhall
from bot.client_events import BOARD_SHOWN
from bot.locales import texts
from bot.services.outbox import Blocked, Unreachable
from bot.store.deliveries import Board, Claim, SentMessage
from bot.store.models import Match
from bot.timestamps import from_milliseconds, milliseconds, now, to_milliseconds
from cogs.support.board_messages import BoardMessage, find_pinged_role, render_message
from cogs.support.display_names import display_names
from cogs.support.failures import (
    EDIT_LIMITS,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    translating_errors,
    try_edit_picture,
)
from cogs.support.old_messages import replace_message
from cogs.support.sending import send_view
from cogs.support.sent_messages import buttons_of, read_sent_message
from cogs.support.summaries import Story, summarize

_log = logging.getLogger(__name__)

EDITABLE = timedelta(minutes=55)
"""The age up to which messages are edited: above an hour, edits soon fail with error 30046."""
_SEARCHED = 100

Channel = discord.PartialMessageable


class _Gone(Exception):  # noqa: N818
    """The message was deleted, or Discord no longer lets it be edited."""


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
        channel, story = self._channel(match), Story(match, self.bot.app_emojis)
        with translating_errors(claim.attempts):
            board = await self._bring_up_to_date(story, board, channel, recovering=claim.is_retry)
        self.bot.dispatch(BOARD_SHOWN, match)
        if board.board_seq > match.board_seq:  # its commit follows: see `show_ahead`
            return board
        return await self._fold(story, board, channel, claim.attempts)

    def _channel(self, match: Match) -> Channel:
        return self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)

    async def show_ahead(self, match: Match) -> tuple[int, int]:
        """Show the board of a match that is about to be committed; return the message's id and the time.

        This is for an action that carries the time of the message that shows it. The live message is edited,
        because its players have private panels open below it; a new one is posted if that is impossible. The
        attempt is stored before it is made, so that what an earlier try has shown is found again. Raise
        ``Blocked`` and ``Unreachable``.
        """
        channel, board = self._channel(match), await self.bot.store.boards.get(match.id)
        story = Story(match, self.bot.app_emojis)
        shown: discord.Message | None = None
        with translating_errors():
            if board.board_seq == match.board_seq:
                shown, board = await self._find_shown(story, board, channel)
            else:
                board = _supersede(board, match.board_seq)
                await self.bot.outbox.save_board(board)
            if shown is None:
                shown, board = await self._show_in_place(story, board, channel)
        await self.bot.outbox.save_board(board)
        return shown.id, to_milliseconds(shown.edited_at or shown.created_at)

    async def _find_shown(
        self, story: Story, board: Board, channel: Channel
    ) -> tuple[discord.Message | None, Board]:
        """Return the message in which an earlier try has shown the board ahead, and the board with it."""
        match = story.match
        if board.message is None and board.stale_messages:
            old = board.stale_messages[-1]
            edited = await _find_message(channel, old.id)
            buttons = None if edited is None else buttons_of(edited, match.id)
            if edited is not None and buttons is not None and buttons.board_seq == match.board_seq:
                shown = read_sent_message(edited)
                return edited, _with_edited(board, match, replace(shown, turn=old.turn, above=old.above))
        if board.message is None:
            board = await self._recover(story, board, channel)
        if board.message is None:
            return None, board
        return await _find_message(channel, board.message.id), board

    async def _show_in_place(
        self, story: Story, board: Board, channel: Channel
    ) -> tuple[discord.Message, Board]:
        """Edit the newest of the stale messages, or post a new one if that is impossible."""
        match = story.match
        if board.stale_messages and not self.bot.gallery_edits_refused:
            old = board.stale_messages[-1]
            content = await self._render(story, old.above)
            try:
                edited = await self._edit_message(old.id, channel, content)
            except _Gone:
                _log.info("board.gone")
            else:
                return edited, _with_edited(
                    board, match, replace(content.sent_message(old.id), turn=old.turn)
                )
        content = await self._render(story, partial(self._find_above, story, board))
        return await self._post(match, board, channel, content)

    async def _render(self, story: Story, above: int | Callable[[], Awaitable[int]]) -> BoardMessage:
        names = [] if story.match.state is None else await display_names(self.bot).fetch(story.match)
        return await render_message(story, names=names, above=above)

    async def _find_above(self, story: Story, board: Board) -> int:
        """Return what `SentMessage.above` of the message will be that follows the stale ones."""
        match = story.match
        if not board.stale_messages or match.boards != "fold":
            return -1
        old, until = board.stale_messages[-1], match.turn + match.is_over
        summary = await summarize(self.bot.store, story, old, until)
        return old.turn if summary else old.above  # without a summary it is deleted

    async def leave(self, match: Match, board: Board, channel_id: int) -> None:
        """Let the boards of a match in the channel that it has left say in which channel it goes on."""
        line = texts(match.locale)("board-elsewhere", channel=f"<#{channel_id}>")
        for message in (*board.stale_messages, *((board.message,) if board.message else ())):
            old = self._channel(match).get_partial_message(message.id)
            with suppress(Blocked, Unreachable):  # the channel may be gone: perhaps the match moved for that
                await replace_message(old, message, line, match.boards, attempts=2)

    async def _bring_up_to_date(
        self, story: Story, board: Board, channel: Channel, *, recovering: bool
    ) -> Board:
        match = story.match
        if _is_current(board, match):
            return board
        if recovering:
            board = await self._recover(story, board, channel)
            if _is_current(board, match):
                return board
        if board.board_seq == match.board_seq and board.message is not None:
            edited = await self._try_edit(story, board, channel, recovering=recovering)
            if edited is not None:
                return edited
            board = _supersede(board, match.board_seq)
        elif board.board_seq < match.board_seq:
            board = _supersede(board, match.board_seq)
        content = await self._render(story, partial(self._find_above, story, board))
        _, board = await self._post(match, board, channel, content, recovering=recovering)
        if _is_current(board, match):
            return board
        # An earlier try had sent the message, so that Discord returned that one instead of sending another.
        try:
            return await self._edit(story, board, channel)
        except _Gone:
            _, board = await self._post(match, _supersede(board, match.board_seq), channel, content)
            return board

    async def _try_edit(
        self, story: Story, board: Board, channel: Channel, *, recovering: bool
    ) -> Board | None:
        """Edit the live message if that is possible. Return ``None`` if a new message has to be sent."""
        match = story.match
        # In a race, players have private panels open below the board: it is edited as long as possible.
        is_raced = match.real_time and match.status == "running" and not match.hides_who_acted
        if self.bot.gallery_edits_refused or not (_is_young(board) or is_raced):
            return None
        try:
            return await self._edit(story, board, channel)
        except _Gone as gone:
            if is_raced and not recovering and getattr(gone.__cause__, "code", 0) == TOO_MANY_OLD_EDITS:
                raise Unreachable from gone
            _log.info("board.gone")
            return None

    async def _edit(self, story: Story, board: Board, channel: Channel) -> Board:
        assert board.message is not None
        content = await self._render(story, board.message.above)
        await self._edit_message(board.message.id, channel, content)
        shown = replace(content.sent_message(board.message.id), turn=board.message.turn)
        return replace(board, public_revision=story.match.public_revision, message=shown)

    async def _edit_message(
        self, message_id: int, channel: Channel, content: BoardMessage
    ) -> discord.Message:
        edit = channel.get_partial_message(message_id).edit
        try:
            edited = await try_edit_picture(self.bot, edit, content.view(), content.files())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, *EDIT_LIMITS):  # a new message wakes a thread
                raise _Gone from error
            raise
        if edited is None:
            raise _Gone
        return edited

    async def _post(
        self, match: Match, board: Board, channel: Channel, content: BoardMessage, *, recovering: bool = False
    ) -> tuple[discord.Message, Board]:
        """Send a new message for the board, and return it and the board with it."""
        pings = match.mention_seq > board.mention_seq
        mentioned = [discord.Object(user) for user in match.mentions] if pings else []
        role = find_pinged_role(match) if pings else None
        message = await send_view(
            self.bot,
            channel.send,
            content.view(),
            files=content.files(),
            allowed_mentions=discord.AllowedMentions(
                users=mentioned,
                everyone=False,
                roles=[] if role is None else [discord.Object(role)],
                replied_user=False,
            ),
            nonce=f"{match.id}.{board.board_seq}.{board.resends}",
        )
        return message, replace(
            board,
            mention_seq=match.mention_seq,
            public_revision=_revision_on(message, match) if recovering else match.public_revision,
            posted_at=milliseconds(),
            message=content.sent_message(message.id),
        )

    async def _recover(self, story: Story, board: Board, channel: Channel) -> Board:
        """Return the board with the message that an earlier try sent but did not store.

        Other messages of the match that have controls become stale.
        """
        assert self.bot.user is not None
        match = story.match
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
        present = match.turn + match.is_over
        above = await self._find_above(story, replace(board, stale_messages=tuple(stale)))
        return Board(
            match_id=match.id,
            board_seq=match.board_seq,
            resends=board.resends + 1 if board.board_seq == match.board_seq else 0,
            mention_seq=match.mention_seq,
            public_revision=_revision_on(live, match),
            posted_at=to_milliseconds(live.created_at),
            message=replace(read_sent_message(live), turn=present, above=above),
            stale_messages=tuple(stale),
        )

    async def _fold(self, story: Story, board: Board, channel: Channel, attempts: int) -> Board:
        """Let the messages before the live one say what was done while they were the board.

        If the one right above it cannot, the live one says it as well. Raise ``Blocked`` and ``Unreachable``
        with the messages that have to be tried again.
        """
        match = story.match
        left: list[SentMessage] = []
        failure: Blocked | Unreachable | None = None
        until = match.turn + match.is_over if board.message is None else board.message.turn
        for message in sorted(board.stale_messages, key=lambda old: old.id, reverse=True):
            summary = await summarize(self.bot.store, story, message, until)
            until = until if message.turn < 0 else message.turn
            old = channel.get_partial_message(message.id)
            try:
                is_folded = await replace_message(old, message, summary, match.boards, attempts)
            except (Blocked, Unreachable) as error:
                left.insert(0, message)
                failure = error
                continue
            live = board.message
            if summary and not is_folded and live is not None and 0 <= live.above == message.turn:
                board = replace(board, message=replace(live, above=-1))
                if _is_young(board):  # a new board only for this line would come without its mention
                    board = replace(board, public_revision=0)
        board = replace(board, stale_messages=tuple(left))
        if failure is None and not _is_current(board, match):
            try:
                with translating_errors(attempts):
                    board = await self._bring_up_to_date(story, board, channel, recovering=False)
                return await self._fold(story, board, channel, attempts) if board.stale_messages else board
            except (Blocked, Unreachable) as error:
                failure = error
        if failure is not None:
            failure.board = board
            raise failure
        return board


def _is_young(board: Board) -> bool:
    """Return whether Discord lets the live message be edited as often as necessary."""
    return now() - from_milliseconds(board.posted_at) < EDITABLE


def _is_current(board: Board, match: Match) -> bool:
    return board.board_seq > match.board_seq or (
        board.board_seq == match.board_seq and board.public_revision >= match.public_revision
    )


def _with_edited(board: Board, match: Match, edited: SentMessage) -> Board:
    """Return the board whose message is the newest of the stale ones, after an edit; that pings nobody."""
    return replace(
        board,
        mention_seq=match.mention_seq,
        public_revision=match.public_revision,
        message=edited,
        stale_messages=board.stale_messages[:-1],
    )


async def _find_message(channel: Channel, message_id: int) -> discord.Message | None:
    try:
        return await channel.fetch_message(message_id)
    except discord.NotFound:
        return None


def _supersede(board: Board, board_seq: int) -> Board:
    """Return the board before its next message is sent; its present message becomes stale."""
    stale = board.stale_messages if board.message is None else (*board.stale_messages, board.message)
    attempt = board.resends + 1 if board_seq == board.board_seq else 0
    return replace(board, board_seq=board_seq, resends=attempt, message=None, stale_messages=stale)


def _revision_on(message: discord.Message, match: Match) -> int:
    """Return the public revision that a message shows.

    Return 0 if it shows an older one or if its buttons do not say which.
    """
    buttons = buttons_of(message, match.id)
    is_newest = buttons is not None and buttons.public_revision == match.board_version
    return match.public_revision if is_newest and not match.real_time else 0
