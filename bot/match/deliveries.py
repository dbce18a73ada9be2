"""What Discord shows of a match, and the right to deliver a newer board; all frozen values."""

import msgspec

from bot.match.models import Match
from bot.match.recipients import Recipients


class SentMessage(msgspec.Struct, frozen=True):
    """A board message as it was sent. An edit needs its text, file and alt text to keep them.

    A message will be folded into a summary of the turns that end while it is the live board.

    Attributes:
        caption: The text. It is not stored, because folding replaces it.
        filename: The name of the picture's file; empty without a picture.
        description: The alt text of the picture.
        turn: The first turn that the summary will cover: `Match.turn` when the message was sent, or one more
            if the match was over then; -1 if unknown.
        above: The first turn that the summary of the message right above covers. It covers all turns from
            there to the one before ``turn``, so the board leaves them out. -1 if there is no such message.
        is_lost: Whether it shows a history that is gone, because the database was restored since.
    """

    id: int
    caption: str
    filename: str
    description: str
    turn: int = -1
    above: int = -1
    is_lost: bool = False


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What Discord shows of a match.

    Attributes:
        board_seq: `Match.board_seq` of the message.
        mention_seq: The last `Match.mention_seq` whose mentions were sent.
        resends: The number of times that the message with this ``board_seq`` was sent again, because it had
            been deleted or had become too old to edit.
        public_revision: The `Match.public_revision` that the message shows; 0 to force an edit.
        posted_at: When the message was sent.
        message: The live message; ``None`` while there is none.
        stale_messages: Older messages that still have controls.
    """

    match_id: int
    board_seq: int = 0
    mention_seq: int = 0
    resends: int = 0
    public_revision: int = 0
    posted_at: int = 0
    message: SentMessage | None = None
    stale_messages: tuple[SentMessage, ...] = ()


class MatchLine(msgspec.Struct, frozen=True):
    """A message in a channel that says how the match in its thread stands.

    Attributes:
        thread_id: The thread, which was made from the message, and so the message.
        channel_id: The channel of the message.
        shown: A digest of its words; empty if they are not known.
        edited_at: When it was edited last.
    """

    thread_id: int
    guild_id: int
    channel_id: int
    shown: str = ""
    edited_at: int = 0


class Claim(msgspec.Struct, frozen=True):
    """The right to deliver a match.

    Attributes:
        last_entry: The id of the last entry of the outbox that the claim covers.
        attempts: The number of attempts so far, this one included.
        match: The match to deliver, if the claim was made together with its commit; otherwise ``None``.
        board: What Discord shows of it, likewise.
        recipients: The players as read before that commit; empty if they were not read.
        redraws: Whether a match that is over has to be drawn again, because a name in its picture is hidden
            or shown again.
    """

    match_id: int
    last_entry: int
    attempts: int
    match: Match | None = None
    board: Board | None = None
    recipients: Recipients = msgspec.field(default_factory=dict)
    redraws: bool = False

    @property
    def is_retry(self) -> bool:
        """Whether an earlier attempt may have sent a message without the store knowing of it."""
        return self.attempts > 1
