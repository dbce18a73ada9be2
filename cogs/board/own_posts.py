"""What the bot posts or keeps in a channel by itself, besides boards and their lines: one setting decides."""

from collections.abc import Mapping
from typing import Final, Literal

from bot.client.bot import Guildhall
from bot.match.models import Match
from bot.match.servers import Posts

OwnPost = Literal["picture", "story"]
"""A picture that an old board keeps, or the story of a match that is over."""
_ALLOWED: Final[Mapping[Posts, frozenset[OwnPost]]] = {
    "few": frozenset(),
    "usual": frozenset({"picture"}),
    "many": frozenset({"picture", "story"}),
}


async def may_post(bot: Guildhall, match: Match, what: OwnPost) -> bool:
    """Return whether the server of a match wants the bot to post something there by itself."""
    settings = await bot.servers.get_settings(match.guild_id)
    return what in _ALLOWED[settings.posts]
