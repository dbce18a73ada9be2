"""The entries of the log of a server."""

from collections.abc import Mapping

import msgspec


class ServerLogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A change in a server, as its log shows it.

    Attributes:
        at: When it was made, in milliseconds since 1970.
        user_id: Who made it.
        what: What was done; the text ``server-log-WHAT`` describes it.
        details: The values of that text.
    """

    id: int = 0
    guild_id: int
    at: int
    user_id: int
    what: str
    details: Mapping[str, str | int] = {}
