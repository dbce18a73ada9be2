"""The delivery of matches to Discord: posts, edits and folds their messages.

A delivery can be interrupted anywhere and repeated: a message that was sent but not stored is found by the
`board_seq` in the custom ids of its buttons. What to do is planned in `delivery_plan.py`.
"""

from contextlib import suppress

from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.locales import texts
from bot.match.deliveries import Board, Claim, SentMessage
from bot.match.models import Match
from bot.services.outbox import Blocked, ChannelMissing, Unreachable
from bot.timestamps import to_milliseconds
from cogs.board.delivery import Channel, Delivery
from cogs.board.delivery_plan import Search, Situation, is_current, supersede
from cogs.board.lost_channels import note_missing_channel, regain_channel
from cogs.board.match_lines import schedule_line
from cogs.board.old_boards import replace_message
from cogs.board.summaries import Story


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
        redraws = claim.redraws and match.is_over and is_current(board, match)
        is_interrupted = claim.is_retry and not is_current(board, match)
        searches = not redraws and (self._is_first_delivery(match) or is_interrupted)
        situation = Situation(
            match=match,
            board=board,
            search=Search(adopts=is_interrupted) if searches else None,
            is_retry=claim.is_retry,
            redraws=redraws,
        )
        story = Story(match, self.bot.app_emojis, claim.recipients)
        shown_board = (await self._delivery(story, claim.attempts).complete(situation)).board
        if not redraws:
            await schedule_line(self.bot, match, is_restored=searches)
        return shown_board

    def _is_first_delivery(self, match: Match) -> bool:
        """Return whether this is the first delivery since the start of a match that was open then.

        The database may have been restored before the start.
        """
        is_first = match.created_at < self.bot.started_at and match.id not in self._searched_ids
        self._searched_ids.add(match.id)
        return is_first

    def _channel(self, match: Match) -> Channel:
        return self.bot.get_partial_messageable(match.channel_id, guild_id=match.guild_id)

    def _delivery(self, story: Story, attempts: int) -> Delivery:
        return Delivery(self.bot, story, self._channel(story.match), attempts)

    async def show_ahead(self, match: Match) -> tuple[int, int]:
        """Show the board of a match before its commit. Return the message's id and when it was shown.

        This is for an action whose time is the time of the message that shows it. Edit the live message,
        because its players have private panels open below it; send a new one if that is impossible. The board
        is stored before the attempt, so that another attempt finds the message. Raise ``Blocked`` or
        ``Unreachable`` if Discord does not accept it.
        """
        board, search = await self.bot.matches.get_board(match.id), None
        if board.board_seq != match.board_seq:
            board = supersede(board, match.board_seq)
            await self.bot.outbox.save_board(board)
        elif board.message is None:
            search = Search(adopts=True)
        delivery = self._delivery(Story(match, self.bot.app_emojis), attempts=1)
        situation = Situation(match=match, board=board, search=search, in_place=True)
        message, board = await delivery.show_in_place(situation)
        await self.bot.outbox.save_board(board)
        return message.id, to_milliseconds(message.edited_at or message.created_at)

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
