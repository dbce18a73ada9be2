"""One delivery: carries out the plan of `delivery_plan.py`, step by step, until Discord shows the match."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace as replace_field
from functools import partial

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.client.events import BOARD_SHOWN
from bot.match.deliveries import Board, SentMessage
from bot.services.outbox import Blocked, Unreachable
from bot.timestamps import milliseconds
from cogs.board.board_messages import BoardMessage, folded_layout, mentions_of, render_message
from cogs.board.channel_search import is_lost_message, read_found_message, search_channel
from cogs.board.clicked_boards import find_edit
from cogs.board.coach import Coach
from cogs.board.delivery_plan import (
    Delete,
    Edit,
    Fold,
    FoundMessage,
    Post,
    Search,
    Situation,
    Step,
    after_edit,
    after_fold,
    after_loss,
    after_post,
    after_refusal,
    after_search,
    plan,
    supersede,
)
from cogs.board.display_names import DisplayNames
from cogs.board.kept_pictures import draw_kept_picture
from cogs.board.old_boards import Summary, replace_message, summarize
from cogs.board.sent_messages import buttons_of
from cogs.board.shown_pictures import ShownPictures
from cogs.board.summaries import Story
from cogs.kit.discord_errors import (
    BAD_REQUEST,
    EDIT_LIMITS,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MESSAGE,
    translating_errors,
    try_edit_picture,
)
from cogs.kit.drawing import picture_file
from cogs.kit.sending import send_view

_log = logging.getLogger(__name__)
_NONCE_TRIES = 3
Channel = discord.PartialMessageable


class Delivery:
    """Brings the messages of one match up to date; made for one try."""

    def __init__(self, bot: Guildhall, story: Story, channel: Channel, attempts: int) -> None:
        self._bot = bot
        self._story = story
        self._match = story.match
        self._channel = channel
        self._attempts = attempts
        self._summaries: dict[tuple[int, int], Summary] = {}
        self._shown: discord.Message | None = None
        """The live message as Discord answered it."""

    async def complete(self, situation: Situation) -> Situation:
        """Carry out the plan for a situation, and return the last one.

        If one message cannot be folded, the others are folded nevertheless. Raise ``Blocked`` or
        ``Unreachable``, with what Discord shows then, if it does not accept something.
        """
        first_board, is_announced, failure = situation.board, situation.in_place, None
        while True:
            exchanges_pictures = situation.exchanges_pictures and not self._bot.are_gallery_edits_refused
            situation = replace_field(situation, now=milliseconds(), exchanges_pictures=exchanges_pictures)
            if situation.is_shown and not is_announced:
                self._bot.dispatch(BOARD_SHOWN, self._match)
                is_announced = True
            steps = plan(situation)
            if not steps:
                break
            step = steps[0]
            try:
                with translating_errors(self._attempts):
                    situation = await self._carry_out(step, situation)
            except (Blocked, Unreachable) as error:
                if isinstance(step, Fold | Delete):
                    failure, situation = error, after_refusal(situation, step.message)
                    continue
                if situation.board.message is not None and situation.board != first_board:
                    error.board = situation.board
                raise
        if failure is not None:
            failure.board = situation.board
            raise failure
        return situation

    async def show_in_place(self, situation: Situation) -> tuple[discord.Message, Board]:
        """Show a match ahead of its commit, and return the message and the board."""
        situation = await self.complete(situation)
        assert situation.board.message is not None
        message = self._shown or await self._find_message(situation.board.message.id)
        if message is None:  # it was deleted since an earlier try sent it
            situation = await self.complete(after_loss(situation))
            message = self._shown
        assert message is not None
        return message, situation.board

    async def _carry_out(self, step: Step, situation: Situation) -> Situation:
        """Carry out a step, and return the situation after it."""
        match step:
            case Search():
                return await self._search(step, situation)
            case Edit():
                return await self._edit(step, situation)
            case Post():
                return await self._post(situation)
            case Fold(message, until):
                summary = (
                    Summary(self._story.text("board-lost"))
                    if message.is_lost
                    else await self._summarize(message, until)
                )
            case Delete(message):
                summary = Summary("")
        old = self._channel.get_partial_message(message.id)
        edit = find_edit(self._bot, old)
        picture = await draw_kept_picture(self._bot, self._match, summary.entries)
        show_picture = None
        if picture is not None:
            file = picture_file(picture, f"{self._match.game}-{message.id}")
            view = folded_layout(summary.words, file)
            show_picture = partial(try_edit_picture, self._bot, edit, view, [file])
        is_folded = await replace_message(
            old, message, summary.words, self._match.boards, self._attempts, edit, show_picture
        )
        return after_fold(situation, message, is_told=is_folded or not summary.words)

    async def _search(self, step: Search, situation: Situation) -> Situation:
        known = situation.board.stale_messages
        found = list[FoundMessage]()
        try:
            if situation.in_place and known and (old := await self._find_message(known[-1].id)) is not None:
                found.extend(filter(None, [read_found_message(old, self._match)]))
            found.extend(await search_channel(self._bot, self._match, self._channel))
        except discord.Forbidden:
            if step.adopts:
                raise
        searched = after_search(situation, found)
        live = searched.board.message
        if live is None or live == situation.board.message or live.id in {old.id for old in known}:
            return searched
        adopted = replace(live, above=await self._find_above(searched.board))
        return replace_field(searched, board=replace(searched.board, message=adopted))

    async def _find_message(self, message_id: int) -> discord.Message | None:
        with suppress(discord.NotFound):
            return await self._channel.fetch_message(message_id)
        return None

    async def _edit(self, step: Edit, situation: Situation) -> Situation:
        content = await self._render(step.message.above)
        edit, message = find_edit(self._bot, self._channel.get_partial_message(step.message.id)), None
        picture, pictures = content.picture, self._bot.cog_of(ShownPictures)
        try:
            if pictures.shows(situation.board, picture):
                kept = content.without_picture(step.message.filename)
                message = await self._try_edit_words(edit, kept)
                content = content if message is None else kept
            if message is None:
                pictures.forget(step.message.id)
                message = await try_edit_picture(
                    self._bot,
                    edit,
                    content.view(),
                    content.files(),
                    allowed_mentions=mentions_of(self._match),
                )
        except discord.HTTPException as error:
            if step.waits and error.code == TOO_MANY_OLD_EDITS:
                raise Unreachable from error
            if error.code not in (UNKNOWN_MESSAGE, *EDIT_LIMITS):  # a new message unarchives a thread
                raise
        if message is None:
            _log.info("board.gone")
            return after_loss(situation)
        self._shown = message
        situation = after_edit(situation, step, content.sent_message(step.message.id))
        if picture is not None:
            pictures.note(situation.board, picture)
        return situation

    async def _try_edit_words(
        self, edit: Callable[..., Awaitable[discord.Message]], content: BoardMessage
    ) -> discord.Message | None:
        """Edit all but the picture and return the message; ``None`` if it has lost its picture."""
        try:
            return await send_view(self._bot, edit, content.view(), allowed_mentions=mentions_of(self._match))
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or error.code in EDIT_LIMITS:
                raise
            return None

    async def _post(self, situation: Situation) -> Situation:
        match, board = self._match, supersede(situation.board, self._match.board_seq)
        content = await self._render(partial(self._find_above, board))
        pings = match.mention_seq > board.mention_seq
        resends = board.resends
        for resends in range(board.resends, board.resends + _NONCE_TRIES):
            message = await send_view(
                self._bot,
                self._channel.send,
                content.view(),
                files=content.files(),
                allowed_mentions=mentions_of(match) if pings else discord.AllowedMentions.none(),
                nonce=f"{match.id}.{board.board_seq}.{resends}",
            )
            if not is_lost_message(message, match):  # else the nonce was used before a restore
                break
        self._shown = message
        buttons = buttons_of(message, match.id)
        posted = after_post(situation, content.sent_message(message.id), buttons, resends=resends)
        if content.picture is not None and not situation.is_retry:  # else it may be that of an earlier try
            self._bot.cog_of(ShownPictures).note(posted.board, content.picture)
        return posted

    async def _render(self, above: int | Callable[[], Awaitable[int]]) -> BoardMessage:
        display_names, coach = self._bot.cog_of(DisplayNames), self._bot.cog_of(Coach)
        names = [] if self._match.state is None else await display_names.fetch(self._match)
        find_coach_line = partial(coach.find_board_line, self._story)
        return await render_message(self._story, names=names, above=above, find_coach_line=find_coach_line)

    async def _find_above(self, board: Board) -> int:
        """Return the `SentMessage.above` of a message that follows the stale ones of a board."""
        match = self._match
        if not board.stale_messages or match.boards != "fold":
            return -1
        old, until = board.stale_messages[-1], match.turn + match.is_over
        summary = await self._summarize(old, until)
        return old.turn if summary.words else old.above  # without a summary it is deleted

    async def _summarize(self, message: SentMessage, until: int) -> Summary:
        """Return the summary of an old message, made once: the new board and the fold both need it."""
        key = message.id, until
        if key not in self._summaries:
            self._summaries[key] = await summarize(self._bot.matches, self._story, message, until)
        return self._summaries[key]
