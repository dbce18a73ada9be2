"""Which picture a board's message shows, so that an edit does not send the same one again."""

from hashlib import sha256

from discord.ext import commands

from bot.match.deliveries import Board
from rendering import Picture

_MOST = 512
"""The number of messages that are remembered."""


class ShownPictures(commands.Cog):
    """The pictures that this process has sent, by their message; after a restart, each is sent once more."""

    def __init__(self) -> None:
        self._shown: dict[int, tuple[int, bytes]] = {}
        """The public revision of the match that a message shows, and the digest of its picture."""

    def note(self, board: Board, picture: Picture) -> None:
        """Remember what the live message of a board shows now."""
        if board.message is None:
            return
        self.forget(board.message.id)
        self._shown[board.message.id] = board.public_revision, _digest(picture)
        if len(self._shown) > _MOST:
            del self._shown[next(iter(self._shown))]

    def forget(self, message_id: int) -> None:
        """Forget what a message shows, before an edit that may arrive without anybody knowing."""
        self._shown.pop(message_id, None)

    def shows(self, board: Board, picture: Picture | None) -> bool:
        """Return whether the live message of a board is known to show a picture.

        It is not known if another process has edited the message since, or if nobody knows what it shows.
        """
        if board.message is None or picture is None:
            return False
        return self._shown.get(board.message.id) == (board.public_revision, _digest(picture))


def _digest(picture: Picture) -> bytes:
    return sha256(picture.data).digest()
