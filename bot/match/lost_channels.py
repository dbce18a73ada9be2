"""Channels that are gone, so that their matches wait."""

from typing import Literal

import msgspec

LostKind = Literal["missing", "deleted", "left"]
"""How a channel was lost: Discord does not know it, it was deleted, or the server removed the bot."""


class LostChannel(msgspec.Struct, frozen=True):
    """A match waits because of its channel, from ``since`` on."""

    kind: LostKind
    since: int

    @property
    def is_closed(self) -> bool:
        """Whether the bot writes nothing there any more; a ``missing`` channel is tried once more."""
        return self.kind != "missing"
