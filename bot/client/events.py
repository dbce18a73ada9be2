"""The bot's own events, which it dispatches to its cogs beside those of Discord.

A cog handles one with a method decorated by `listens_to`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from discord.ext import commands

ListenerT = TypeVar("ListenerT", bound=Callable[..., Any])

BOARD_SHOWN: Final = "board_shown"
"""The board of a match has been brought up to date. Carries the match."""
USER_ERASED: Final = "user_erased"
"""The data of a user has been deleted. Carries the user."""
MATCH_PAUSED: Final = "match_paused"
"""A match has been paused or resumed, by a moderator or because of its channel. Carries the match."""
SERVER_CHANGED: Final = "server_changed"
"""A server has changed, so that Discord may now accept what it refused there. Carries the server's id."""
SHARDS_GAINED: Final = "shards_gained"
"""This process has begun to serve some shards. Carries their ids."""
SHARDS_LOST: Final = "shards_lost"
"""This process has stopped serving some shards. Carries their ids."""
EMOJI_REFUSED: Final = "emoji_refused"
"""Discord has refused a message because of an emoji in its controls. Carries nothing."""


def listens_to(event: str) -> Callable[[ListenerT], ListenerT]:
    """Register the decorated method of a cog as a listener to one of the events above."""
    return commands.Cog.listener(f"on_{event}")
