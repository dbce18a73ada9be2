"""The delivery of matches to Discord: posts, edits and folds their messages.

A delivery can be interrupted anywhere and repeated: a message that was sent but not stored is found by the
`board_seq` in the custom ids of its buttons.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.client.events import BOARD_SHOWN
from bot.locales import texts
from bot.match.deliveries import Board, Claim, SentMessage
from bot.match.digests import has_shown
from bot.match.models import Match
from bot.services.outbox import Blocked, ChannelMissing, Unreachable
from bot.timestamps import from_milliseconds, milliseconds, now, to_milliseconds
from cogs.board.board_messages import BoardMessage, mentions_of, render_message
from cogs.board.channel_search import is_lost_message, revision_on, search_channel, supersede
from cogs.board.coach import Coach
from cogs.board.display_names import DisplayNames
from cogs.board.lost_channels import note_missing_channel, regain_channel
from cogs.board.old_boards import replace_message, summarize
from cogs.board.sent_messages import buttons_of, read_sent_message
from cogs.board.summaries import Story
from cogs.kit.discord_errors import (
    EDIT_LIMITS,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    translating_errors,
    try_edit_picture,
)
from cogs.kit.sending import send_view

_log = logging.getLogger(__name__)
MAX_EDIT_AGE = timedelta(minutes=55)
"""The age up to which messages are edited: above an hour, edits soon fail with error 30046."""
_NONCE_TRIES = 3
Channel = discord.PartialMessageable


class _MessageGone(Exception):  # noqa: N818
    """The message was deleted, or Discord no longer lets it be edited."""


class BoardPublisher:
    """Posts, edits and folds the messages of matches for the bot's outbox."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._searched_ids: set[int] = set()
        """The matches whose channels were searched for boards since the start."""

    async def publish(self, claim: Claim) -> Board | None:
        """Update the live message of a match, or send a new one, and fold all older messages.

        Return what Discord shows now, or ``None`` if the match does not exist or its channel is gone for
        good. Raise ``Blocked`` or ``Unreachable`` if Discord does not accept it.
        """
        match = claim.match or await self.bot.matches.find(claim.match_id)
        if match is None or match.is_delivery_closed:
            return None
        try:
            board = await self._publish(match, claim)
        except ChannelMissing:
            if not await note_missing_channel(self.bot, match):
                raise
            return None
        await regain_channel(self.bot, match, match.channel_id)
        return board

    async def _publish(self, match: Match, claim: Claim) -> Board:
        board = claim.board or await self.bot.matches.get_board(claim.match_id)
        if board.board_seq > match.board_seq and (match.is_over or match.pause is not None):
            # The process died between `show_ahead` and the commit, which is impossible now.
            board = without_board_ahead(board, match)
        channel, story = self._channel(match), Story(match, self.bot.app_emojis, claim.recipients)
        with translating_errors(claim.attempts):
            if claim.redraws and match.is_over and _is_current(board, match):
                return await self._redraw(story, board, channel)
            is_interrupted = claim.is_retry and not _is_current(board, match)
            if self._is_first_delivery(match) or is_interrupted:
                try:
                    board = await self._search_channel(story, board, channel, adopting=is_interrupted)
                except discord.Forbidden:
                    if is_interrupted:
                        raise
            board = await self._bring_up_to_date(story, board, channel, recovering=claim.is_retry)
        self.bot.dispatch(BOARD_SHOWN, match)
        if board.board_seq > match.board_seq:  # its commit follows: see `show_ahead`
            return board
        return await self._fold(story, board, channel, claim.attempts)

    def _is_first_delivery(self, match: Match) -> bool:
        """Return whether this is the first delivery since the start of a match that was open then.

        The database may have been restored before the start.
        """
        is_first = match.created_at < self.bot.started_at and match.id not in self._searched_ids
        self._searched_ids.add(match.id)
        return is_first

    def _channel(self, match: Match) -> Channel:
        return self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)

    async def show_ahead(self, match: Match) -> tuple[int, int]:
        """Show the board of a match before its commit. Return the message's id and when it was shown.

        This is for an action whose time is the time of the message that shows it. Edit the live message,
        because its players have private panels open below it; send a new one if that is impossible. The board
        is stored before the attempt, so that another attempt finds the message. Raise ``Blocked`` or
        ``Unreachable`` if Discord does not accept it.
        """
        channel, board = self._channel(match), await self.bot.matches.get_board(match.id)
        story = Story(match, self.bot.app_emojis)
        message: discord.Message | None = None
        with translating_errors():
            if board.board_seq == match.board_seq:
                message, board = await self._find_earlier_message(story, board, channel)
            else:
                board = supersede(board, match.board_seq)
                await self.bot.outbox.save_board(board)
            if message is None:
                message, board = await self._show_in_place(story, board, channel)
        await self.bot.outbox.save_board(board)
        return message.id, to_milliseconds(message.edited_at or message.created_at)

    async def _find_earlier_message(
        self, story: Story, board: Board, channel: Channel
    ) -> tuple[discord.Message | None, Board]:
        """Return the message in which an earlier try showed the board, if any, and the updated board."""
        match = story.match
        if board.message is None and board.stale_messages:
            old = board.stale_messages[-1]
            message = await _find_message(channel, old.id)
            buttons = None if message is None else buttons_of(message, match.id)
            is_shown = buttons is not None and buttons.board_seq == match.board_seq
            if message is not None and buttons is not None and is_shown and has_shown(match, buttons.version):
                sent_message = read_sent_message(message)
                return message, _with_edited_message(
                    board, match, replace(sent_message, turn=old.turn, above=old.above)
                )
        if board.message is None:
            board = await self._search_channel(story, board, channel, adopting=True)
        if board.message is None:
            return None, board
        return await _find_message(channel, board.message.id), board

    async def _show_in_place(
        self, story: Story, board: Board, channel: Channel
    ) -> tuple[discord.Message, Board]:
        """Edit the newest stale message, or post a new one if that is impossible; return it and the board."""
        match = story.match
        if board.stale_messages and not self.bot.are_gallery_edits_refused:
            old = board.stale_messages[-1]
            content = await self._render(story, old.above)
            try:
                message = await self._edit_message(match, old.id, channel, content)
            except _MessageGone:
                _log.info("board.gone")
            else:
                return message, _with_edited_message(
                    board, match, replace(content.sent_message(old.id), turn=old.turn)
                )
        content = await self._render(story, partial(self._find_above, story, board))
        return await self._post(match, board, channel, content)

    async def _render(self, story: Story, above: int | Callable[[], Awaitable[int]]) -> BoardMessage:
        names = [] if story.match.state is None else await self.bot.cog_of(DisplayNames).fetch(story.match)
        find_coach_line = partial(self.bot.cog_of(Coach).find_board_line, story)
        return await render_message(story, names=names, above=above, find_coach_line=find_coach_line)

    async def _find_above(self, story: Story, board: Board) -> int:
        """Return the `SentMessage.above` of a new message that follows the stale ones."""
        match = story.match
        if not board.stale_messages or match.boards != "fold":
            return -1
        old, until = board.stale_messages[-1], match.turn + match.is_over
        summary = await summarize(self.bot.matches, story, old, until)
        return old.turn if summary else old.above  # without a summary it is deleted

    async def leave(self, match: Match, board: Board, channel_id: int) -> None:
        """Replace the boards in the channel that a match has left by a line that links to the new channel."""
        line = texts(match.locale)("board-elsewhere", channel=f"<#{channel_id}>")
        for message in (*board.stale_messages, *((board.message,) if board.message else ())):
            old = self._channel(match).get_partial_message(message.id)
            with suppress(Blocked, Unreachable):  # the channel may be gone, which may be why the match moved
                await replace_message(old, message, line, match.boards, attempts=2)

    async def fold_stray(self, channel_id: int, message: SentMessage, key: str, locale: str) -> None:
        """Fold a message into the text ``key`` outside a delivery.

        The match of the message is played in another channel, or is not stored.
        """
        old = self.bot.get_partial_messageable(channel_id).get_partial_message(message.id)
        with suppress(Blocked, Unreachable):
            await replace_message(old, message, texts(locale)(key), "fold", attempts=2)

    async def _bring_up_to_date(
        self, story: Story, board: Board, channel: Channel, *, recovering: bool
    ) -> Board:
        match = story.match
        if _is_current(board, match):
            return board
        if board.board_seq == match.board_seq and board.message is not None:
            edited_board = await self._try_edit(story, board, channel, recovering=recovering)
            if edited_board is not None:
                return edited_board
            board = supersede(board, match.board_seq)
        elif board.board_seq < match.board_seq:
            board = supersede(board, match.board_seq)
        content = await self._render(story, partial(self._find_above, story, board))
        _, board = await self._post(match, board, channel, content, recovering=recovering)
        if _is_current(board, match):
            return board
        # An earlier try had sent the message, and Discord returned it instead of sending another.
        try:
            return await self._edit(story, board, channel)
        except _MessageGone:
            _, board = await self._post(match, supersede(board, match.board_seq), channel, content)
            return board

    async def _try_edit(
        self, story: Story, board: Board, channel: Channel, *, recovering: bool
    ) -> Board | None:
        """Edit the live message if possible, and return the board; ``None`` if a new message is needed."""
        match = story.match
        # In a race, players have private panels open below the board: it is edited as long as possible.
        is_raced = match.real_time and match.status == "running" and not match.hides_who_acted
        if self.bot.are_gallery_edits_refused or not (_is_young(board) or is_raced):
            return None
        try:
            return await self._edit(story, board, channel)
        except _MessageGone as error:
            if is_raced and not recovering and getattr(error.__cause__, "code", 0) == TOO_MANY_OLD_EDITS:
                raise Unreachable from error
            _log.info("board.gone")
            return None

    async def _redraw(self, story: Story, board: Board, channel: Channel) -> Board:
        """Draw a match again in the message that shows it, and never post another one."""
        if board.message is None or self.bot.are_gallery_edits_refused:
            return board
        try:
            return await self._edit(story, board, channel)
        except _MessageGone as error:
            if getattr(error.__cause__, "code", 0) == TOO_MANY_OLD_EDITS:
                raise Unreachable from error
            _log.info("board.not_redrawn")
            return board

    async def _edit(self, story: Story, board: Board, channel: Channel) -> Board:
        assert board.message is not None
        content = await self._render(story, board.message.above)
        await self._edit_message(story.match, board.message.id, channel, content)
        sent_message = replace(content.sent_message(board.message.id), turn=board.message.turn)
        return replace(board, public_revision=story.match.public_revision, message=sent_message)

    async def _edit_message(
        self, match: Match, message_id: int, channel: Channel, content: BoardMessage
    ) -> discord.Message:
        edit, mentions = channel.get_partial_message(message_id).edit, mentions_of(match)
        try:
            message = await try_edit_picture(
                self.bot, edit, content.view(), content.files(), allowed_mentions=mentions
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, *EDIT_LIMITS):  # a new message unarchives a thread
                raise _MessageGone from error
            raise
        if message is None:
            raise _MessageGone
        return message

    async def _post(
        self, match: Match, board: Board, channel: Channel, content: BoardMessage, *, recovering: bool = False
    ) -> tuple[discord.Message, Board]:
        """Send a new message for the board, and return it and the board with it."""
        pings = match.mention_seq > board.mention_seq
        for _ in range(_NONCE_TRIES):
            message = await send_view(
                self.bot,
                channel.send,
                content.view(),
                files=content.files(),
                allowed_mentions=mentions_of(match) if pings else discord.AllowedMentions.none(),
                nonce=f"{match.id}.{board.board_seq}.{board.resends}",
            )
            if not is_lost_message(message, match):
                break
            board = replace(board, resends=board.resends + 1)  # the nonce was used before a restore
        return message, replace(
            board,
            mention_seq=match.mention_seq,
            public_revision=revision_on(message, match) if recovering else match.public_revision,
            posted_at=milliseconds(),
            message=content.sent_message(message.id),
        )

    async def _search_channel(self, story: Story, board: Board, channel: Channel, *, adopting: bool) -> Board:
        self._searched_ids.add(story.match.id)
        find_above = partial(self._find_above, story)
        return await search_channel(self.bot, story.match, board, channel, find_above, adopting=adopting)

    async def _fold(self, story: Story, board: Board, channel: Channel, attempts: int) -> Board:
        """Replace each stale message by a summary of what was done while it was the live board.

        If that fails for the message right above the live one, add its summary to the live one.
        Raise ``Blocked`` or ``Unreachable``, with the messages to try again, if Discord does not accept it.
        """
        match = story.match
        remaining: list[SentMessage] = []
        failure: Blocked | Unreachable | None = None
        until = match.turn + match.is_over if board.message is None else board.message.turn
        for message in sorted(board.stale_messages, key=lambda old: old.id, reverse=True):
            summary = (
                story.text("board-lost")
                if message.is_lost
                else await summarize(self.bot.matches, story, message, until)
            )
            until = until if message.turn < 0 else message.turn
            old = channel.get_partial_message(message.id)
            try:
                is_folded = await replace_message(old, message, summary, match.boards, attempts)
            except (Blocked, Unreachable) as error:
                remaining.insert(0, message)
                failure = error
                continue
            live = board.message
            if summary and not is_folded and live is not None and 0 <= live.above == message.turn:
                board = replace(board, message=replace(live, above=-1))
                if _is_young(board):  # a new message only for this line would ping nobody
                    board = replace(board, public_revision=0)
        board = replace(board, stale_messages=tuple(remaining))
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
    return now() - from_milliseconds(board.posted_at) < MAX_EDIT_AGE


def _is_current(board: Board, match: Match) -> bool:
    return board.board_seq > match.board_seq or (
        board.board_seq == match.board_seq and board.public_revision >= match.public_revision
    )


def _with_edited_message(board: Board, match: Match, message: SentMessage) -> Board:
    """Return the board after an edit made the newest stale message the live one; edits ping nobody."""
    return replace(
        board,
        mention_seq=match.mention_seq,
        public_revision=match.public_revision,
        message=message,
        stale_messages=board.stale_messages[:-1],
    )


def without_board_ahead(board: Board, match: Match) -> Board:
    """Return the board as it is stored, after `show_ahead` showed one whose commit will not follow.

    The message has to be edited back. The next board mentions the users whose mentions the edit removed.
    """
    outdated_board = replace(
        board,
        board_seq=match.board_seq,
        mention_seq=min(board.mention_seq, match.mention_seq),
        public_revision=-1,
    )
    if board.message is not None or not board.stale_messages:
        return outdated_board
    *stale, live = board.stale_messages  # it may show the board although Discord did not confirm the edit
    return replace(outdated_board, message=live, stale_messages=tuple(stale))


async def _find_message(channel: Channel, message_id: int) -> discord.Message | None:
    with suppress(discord.NotFound):
        return await channel.fetch_message(message_id)
    return None
