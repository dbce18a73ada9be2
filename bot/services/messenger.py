"""Direct messages as the services see them: their content, and the interface for sending them."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Protocol

import msgspec

from bot.match.models import Match
from bot.match.notifications import Reason


class Notification(msgspec.Struct, frozen=True):
    """A match, and the reason why it concerns a user."""

    match: Match
    reason: Reason


class DirectMessage(msgspec.Struct, frozen=True):
    """The content of a direct message: a single notification, or a digest of several, in a language."""

    user: int
    notifications: tuple[Notification, ...]
    locale: str

    @property
    def key(self) -> str:
        """The key of the message, which is the same for each try at the same notifications.

        It shows whether an earlier try has sent the message.
        """
        contents = [(one.match.id, one.match.turn, one.match.mention_seq) for one in self.notifications]
        return sha256(repr((self.user, contents)).encode()).hexdigest()[:16]

    @property
    def match_ids(self) -> list[int]:
        """The matches that the message is about."""
        return [one.match.id for one in self.notifications]


class MessageRefused(Exception):  # noqa: N818
    """Discord refused something about a direct message.

    ``is_lasting`` if the user cannot be written to at all; ``is_by_user`` if the user's own settings are the
    reason, which makes it certain that no earlier try has sent the message.
    """

    def __init__(self, *, is_lasting: bool, is_by_user: bool = False) -> None:
        super().__init__(is_lasting, is_by_user)
        self.is_lasting = is_lasting
        self.is_by_user = is_by_user


class Conversation(Protocol):
    """The direct messages between the bot and a user.

    Every method may raise ``MessageRefused`` and ``Unreachable``.
    """

    async def find_recent(self) -> Mapping[str, int]:
        """Return the ids of the newest messages, by key."""

    async def send(self, message: DirectMessage, /) -> int:
        """Send a message and return its id. If it was sent within the last minutes, do not send it again."""

    async def edit(self, message_id: int, message: DirectMessage, /) -> None:
        """Replace the content of an older message."""

    async def delete(self, message_id: int, /) -> None:
        """Delete an older message."""


class Messenger(Protocol):
    """A way to write direct messages to users."""

    async def open(self, user: int, /) -> Conversation:
        """Open the conversation with a user. Raise ``MessageRefused`` and ``Unreachable``."""
