"""Lost channels: a match waits while its channel is gone."""

from typing import Literal

import msgspec

LostKind = Literal["missing", "deleted", "left"]
"""How a channel was lost: Discord does not know it, it was deleted, or the server removed the bot."""


class LostChannel(msgspec.Struct, frozen=True):
    """How the channel of a waiting match was lost, and since when the match waits."""

    kind: LostKind
    since: int

    @property
    def is_closed(self) -> bool:
        """Whether the bot no longer writes in the channel; it tries a ``missing`` channel once more."""
        return self.kind != "missing"
