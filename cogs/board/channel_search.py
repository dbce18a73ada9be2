"""Finding messages of a match in its channel that the store does not know."""

from collections.abc import Awaitable, Callable

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall
from bot.match.deliveries import Board
from bot.match.digests import has_shown
from bot.match.models import Match
from bot.timestamps import to_milliseconds
from cogs.board.sent_messages import buttons_of, custom_ids_in, read_sent_message

_SEARCH_LIMIT = 100


async def search_channel(
    bot: Guildhall,
    match: Match,
    board: Board,
    channel: discord.PartialMessageable,
    find_above: Callable[[Board], Awaitable[int]],
    *,
    adopting: bool,
) -> Board:
    """Search the channel for messages that the store does not know, and return the board that includes them.

    Messages with controls become stale. With ``adopting``, a message that an earlier try sent but did not
    store becomes the live one. Messages of a history that a restore of the database removed are lost: if the
    live message is lost it is edited, and if a lost message is below it the board is posted again.

    ``find_above`` returns the `SentMessage.above` of a message that follows the stale ones of a board.
    """
    assert bot.user is not None
    is_ahead = board.board_seq > match.board_seq
    known_ids = {old.id for old in board.stale_messages}
    live_id = 0 if board.message is None else board.message.id
    live: discord.Message | None = None
    stale = list(board.stale_messages)
    newest_lost_id = max((old.id for old in stale if old.is_lost and not is_ahead), default=0)
    async for message in channel.history(limit=_SEARCH_LIMIT):
        buttons = buttons_of(message, match.id) if message.author.id == bot.user.id else None
        if buttons is None or message.id in known_ids:
            continue
        is_lost = not has_shown(match, buttons.version)
        if is_lost and is_ahead:
            continue
        newest_lost_id = max(newest_lost_id, message.id if is_lost else 0)
        if message.id == live_id:
            continue
        is_present = buttons.board_seq == match.board_seq and not (is_lost or is_ahead)
        if is_present and adopting and live is None:
            live = message
        else:
            stale.append(replace(read_sent_message(message), is_lost=is_lost))
    if live is None:
        board = replace(board, stale_messages=tuple(stale))
        if newest_lost_id and newest_lost_id >= live_id:
            board = replace(board, public_revision=-1)
        return supersede(board, match.board_seq) if newest_lost_id > live_id > 0 else board
    if board.message is not None:
        stale.append(board.message)
    present = match.turn + match.is_over
    above = await find_above(replace(board, stale_messages=tuple(stale)))
    return Board(
        match_id=match.id,
        board_seq=match.board_seq,
        resends=board.resends + 1 if board.board_seq == match.board_seq else 0,
        mention_seq=match.mention_seq,
        public_revision=revision_on(live, match),
        posted_at=to_milliseconds(live.created_at),
        message=replace(read_sent_message(live), turn=present, above=above),
        stale_messages=tuple(stale),
    )


def supersede(board: Board, board_seq: int) -> Board:
    """Return the board before a new message is sent: the live message becomes a stale one."""
    stale = board.stale_messages if board.message is None else (*board.stale_messages, board.message)
    resends = board.resends + 1 if board_seq == board.board_seq else 0
    return replace(board, board_seq=board_seq, resends=resends, message=None, stale_messages=stale)


def revision_on(message: discord.Message, match: Match) -> int:
    """Return the match's public revision if the message shows it; 0 if it does not or if that is unknown."""
    buttons = buttons_of(message, match.id)
    is_newest = buttons is not None and buttons.version == match.board_version
    return match.public_revision if is_newest and not match.real_time else 0


def is_lost_message(message: discord.Message, match: Match) -> bool:
    """Return whether a message shows another history than that of the match, or has been folded."""
    buttons = buttons_of(message, match.id)
    if buttons is None:
        return not any(custom_ids_in(message))
    return not has_shown(match, buttons.version)
