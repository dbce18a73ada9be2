"""The plan of a delivery: which steps make Discord show a match as it is, and what each of them changes.

Everything here is a pure function. A `Delivery` carries out the first step of a plan, sees what came of it,
and plans again until nothing is left to do. After a crash or a restore, only the first situation is another.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import replace as replace_field
from datetime import timedelta
from typing import NamedTuple

from msgspec.structs import replace

from bot.match.deliveries import Board, SentMessage
from bot.match.digests import has_shown
from bot.match.models import Match
from cogs.board.sent_messages import Buttons

MAX_EDIT_AGE = timedelta(minutes=55)
"""The age up to which messages are edited: above an hour, edits soon fail with error 30046."""


class Search(NamedTuple):
    """Look in the channel for messages that the store does not know.

    With ``adopts``, one that an earlier try sent but did not store becomes the live one.
    """

    adopts: bool


class Edit(NamedTuple):
    """Show the match in a message, which is or becomes the live one.

    With ``waits``, the delivery is tried again later if Discord limits the edits of old messages.
    """

    message: SentMessage
    waits: bool = False


class Post(NamedTuple):
    """Send a new message, which becomes the live one; the one before becomes stale."""


class Fold(NamedTuple):
    """Replace a stale message by a summary of the turns from its own up to the one before ``until``."""

    message: SentMessage
    until: int


class Delete(NamedTuple):
    """Delete a stale message."""

    message: SentMessage


Step = Search | Edit | Post | Fold | Delete


class FoundMessage(NamedTuple):
    """A message with the controls of a match that was found in its channel, and when it was sent."""

    message: SentMessage
    buttons: Buttons
    sent_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What is known during a delivery.

    Attributes:
        match: What Discord should show.
        board: What it shows, as far as the bot knows.
        now: The time.
        search: The search with which the delivery begins, until it is done.
        is_retry: Whether an earlier try may have sent the message that a post would send.
        in_place: Whether the newest stale message is edited if possible, for a board whose commit follows.
        redraws: Whether the live message is drawn again, although it is up to date.
        exchanges_pictures: Whether Discord accepts other pictures in existing messages.
        folded: The stale messages that are folded by now.
        refused: The ids of those that Discord did not let the bot fold.
    """

    match: Match
    board: Board
    now: int = 0
    search: Search | None = None
    is_retry: bool = False
    in_place: bool = False
    redraws: bool = False
    exchanges_pictures: bool = True
    folded: tuple[SentMessage, ...] = ()
    refused: frozenset[int] = field(default_factory=frozenset)

    @property
    def is_shown(self) -> bool:
        """Whether the live message shows the match, so that only older messages can be left."""
        return self.search is None and is_current(self.board, self.match)

    @property
    def is_young(self) -> bool:
        """Whether Discord lets the live message be edited as often as necessary."""
        return self.now - self.board.posted_at < MAX_EDIT_AGE / timedelta(milliseconds=1)


def plan(situation: Situation) -> list[Step]:
    """Return the steps after which Discord shows the match, if each succeeds; none if it shows it."""
    match, board = situation.match, situation.board
    if situation.search is not None:
        return [situation.search]
    if situation.in_place:
        return _plan_in_place(situation)
    if situation.redraws:
        can_edit = board.message is not None and situation.exchanges_pictures
        return [Edit(board.message, waits=True)] if board.message is not None and can_edit else []
    if is_current(board, match):
        return _plan_folds(situation, board)
    if board.message is not None and _can_edit(situation):
        step = Edit(board.message, waits=_is_raced(match) and not situation.is_retry)
        return [step, *_plan_folds(situation, board)]
    return [Post(), *_plan_folds(situation, supersede(board, match.board_seq))]


def _plan_in_place(situation: Situation) -> list[Step]:
    board = situation.board
    if board.message is not None:
        return []
    if board.stale_messages and situation.exchanges_pictures:
        return [Edit(board.stale_messages[-1])]
    return [Post()]


def _can_edit(situation: Situation) -> bool:
    is_of_match = situation.board.board_seq == situation.match.board_seq
    may_edit = situation.is_young or _is_raced(situation.match)
    return is_of_match and may_edit and situation.exchanges_pictures


def _is_raced(match: Match) -> bool:
    """Return whether players have private panels open below the board, so that no new board may come."""
    return match.real_time is not None and match.status == "running" and not match.hides_who_acted


def _plan_folds(situation: Situation, board: Board) -> list[Step]:
    """Return the steps for all stale messages of a board, the newest first, each up to the one after it."""
    match = situation.match
    if board.board_seq > match.board_seq:  # its commit follows
        return []
    steps = list[Step]()
    until = match.turn + match.is_over if board.message is None else board.message.turn
    for old in sorted((*board.stale_messages, *situation.folded), key=lambda old: old.id, reverse=True):
        if old not in situation.folded and old.id not in situation.refused:
            steps.append(Delete(old) if match.boards == "delete" else Fold(old, until))
        until = until if old.turn < 0 else old.turn
    return steps


def is_current(board: Board, match: Match) -> bool:
    """Return whether a board shows a match, or one that is ahead of its commit."""
    return board.board_seq > match.board_seq or (
        board.board_seq == match.board_seq and board.public_revision >= match.public_revision
    )


def supersede(board: Board, board_seq: int) -> Board:
    """Return the board before a new message is sent: the live message becomes a stale one."""
    if board.message is None and board.board_seq == board_seq:
        return board
    stale = board.stale_messages if board.message is None else (*board.stale_messages, board.message)
    resends = board.resends + 1 if board_seq == board.board_seq else 0
    return replace(board, board_seq=board_seq, resends=resends, message=None, stale_messages=stale)


# What a step changes


def after_edit(situation: Situation, step: Edit, message: SentMessage) -> Situation:
    """Return the situation after an edit, which pings nobody; ``message`` is what was sent."""
    match, board = situation.match, situation.board
    edited_board = replace(
        board,
        mention_seq=match.mention_seq if situation.in_place else board.mention_seq,
        public_revision=match.public_revision,
        message=replace(message, turn=step.message.turn),
        stale_messages=tuple(old for old in board.stale_messages if old.id != step.message.id),
    )
    return replace_field(situation, board=edited_board, redraws=False)


def after_loss(situation: Situation) -> Situation:
    """Return the situation after Discord said that the message to edit is gone or too old."""
    if situation.redraws:
        return replace_field(situation, redraws=False)
    if situation.board.message is None:  # it was to be edited in place
        return replace_field(situation, exchanges_pictures=False)
    return replace_field(situation, board=supersede(situation.board, situation.match.board_seq))


def after_post(
    situation: Situation, message: SentMessage, buttons: Buttons | None, *, resends: int
) -> Situation:
    """Return the situation after a post.

    Discord may have answered with a message of an earlier try: ``buttons`` are those that it shows.
    ``resends`` is the number in its nonce.
    """
    match = situation.match
    revision = _revision_on(buttons, match) if situation.is_retry else match.public_revision
    posted_board = replace(
        supersede(situation.board, match.board_seq),
        resends=resends,
        mention_seq=match.mention_seq,
        public_revision=revision,
        posted_at=situation.now,
        message=message,
    )
    return replace_field(situation, board=posted_board, is_retry=False)


def after_fold(situation: Situation, message: SentMessage, *, is_told: bool) -> Situation:
    """Return the situation after a stale message was folded or deleted.

    If what was done in it is told nowhere now (not ``is_told``), the live message right below it tells it.
    """
    board = replace(
        situation.board,
        stale_messages=tuple(old for old in situation.board.stale_messages if old.id != message.id),
    )
    live = board.message
    if not is_told and live is not None and 0 <= live.above == message.turn:
        board = replace(board, message=replace(live, above=-1))
        if situation.is_young:  # a new message only for this line would ping nobody
            board = replace(board, public_revision=0)
    return replace_field(situation, board=board, folded=(*situation.folded, message))


def after_refusal(situation: Situation, message: SentMessage) -> Situation:
    """Return the situation after a stale message could not be folded: a later delivery tries it again."""
    return replace_field(situation, refused=situation.refused | {message.id})


def after_search(situation: Situation, messages: Sequence[FoundMessage]) -> Situation:
    """Return the situation after a search, which found these messages, the newest first.

    Those that the store does not know become stale, and one of them the live message if the search adopts it;
    its ``above`` is not known. Messages of a history that a restore of the database removed are lost: if the
    live message is lost it is edited, and if a lost one is below it the board is posted again.
    """
    assert situation.search is not None
    match, board = situation.match, situation.board
    is_ahead = board.board_seq > match.board_seq
    is_adopting, situation = situation.search.adopts, replace_field(situation, search=None)
    known = {old.id: old for old in board.stale_messages}
    live_id = 0 if board.message is None else board.message.id
    adopted: FoundMessage | None = None
    stale = list(board.stale_messages)
    newest_lost_id = max((old.id for old in stale if old.is_lost and not is_ahead), default=0)
    for found in messages:
        message, buttons, _ = found
        is_lost = not has_shown(match, buttons.version)
        is_present = buttons.board_seq == match.board_seq and not (is_lost or is_ahead)
        if situation.in_place and is_present and message.id in known:
            old = known[message.id]
            return after_edit(situation, Edit(old), replace(message, above=old.above))
        if message.id in known or (is_lost and is_ahead):
            continue
        newest_lost_id = max(newest_lost_id, message.id if is_lost else 0)
        if message.id == live_id:
            continue
        if is_present and is_adopting and adopted is None:
            adopted = found
        else:
            stale.append(replace(message, is_lost=is_lost))
    if adopted is not None:
        return replace_field(situation, board=_adopt(match, board, stale, adopted))
    board = replace(board, stale_messages=tuple(stale))
    if newest_lost_id and newest_lost_id >= live_id:
        board = replace(board, public_revision=-1)
    if newest_lost_id > live_id > 0:
        board = supersede(board, match.board_seq)
    return replace_field(situation, board=board)


def _adopt(match: Match, board: Board, stale: Sequence[SentMessage], found: FoundMessage) -> Board:
    """Return the board with a found message as the live one."""
    return Board(
        match_id=match.id,
        board_seq=match.board_seq,
        resends=board.resends + 1 if board.board_seq == match.board_seq else 0,
        mention_seq=match.mention_seq,
        public_revision=_revision_on(found.buttons, match),
        posted_at=found.sent_at,
        message=replace(found.message, turn=match.turn + match.is_over),
        stale_messages=(*stale, *((board.message,) if board.message else ())),
    )


def _revision_on(buttons: Buttons | None, match: Match) -> int:
    """Return the match's public revision if its buttons show it; 0 if they do not or if that is unknown."""
    is_newest = buttons is not None and buttons.version == match.board_version
    return match.public_revision if is_newest and not match.real_time else 0
