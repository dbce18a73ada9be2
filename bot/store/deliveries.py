"""What Discord shows of a match, and the right to deliver a newer board; all frozen values."""

import msgspec

from bot.store.models import Match


class SentMessage(msgspec.Struct, frozen=True):
    """A message as it was sent: text, file and alt text, which an edit needs to keep them.

    The store does not keep the ``caption``: an old message gets another one.
    ``turn`` is the first turn that the message has not seen the end of: `Match.turn` when it was sent, one
    more after the end of the match, -1 if unknown. ``above`` is the first turn that the folded message right
    above tells, up to the one before ``turn``; -1 if there is no such message.
    """

    id: int
    caption: str
    filename: str
    description: str
    turn: int = -1
    above: int = -1


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What Discord shows of a match.

    Attributes:
        board_seq: `Match.board_seq` of the message.
        mention_seq: The last `Match.mention_seq` whose mentions were sent.
        resends: Counts the messages with this ``board_seq``, from 0: a deleted or old one is sent again.
        public_revision: `Match.public_revision` that the message shows; 0 if it has to be edited in any case.
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


class Claim(msgspec.Struct, frozen=True):
    """The right to deliver a match: it covers the entries of the outbox up to the id ``last_entry``.

    ``attempts`` counts this attempt too. ``match`` is what to deliver and ``board`` what Discord shows, if
    the claim was made together with the commit of the match.
    """

    match_id: int
    last_entry: int
    attempts: int
    match: Match | None = None
    board: Board | None = None

    @property
    def is_retry(self) -> bool:
        """Whether an earlier attempt may have sent a message without the store knowing of it."""
        return self.attempts > 1
