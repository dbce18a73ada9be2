"""Finding messages of a match in its channel that the store does not know."""

import discord

from bot.client.bot import Guildhall
from bot.match.digests import has_shown
from bot.match.models import Match
from bot.timestamps import to_milliseconds
from cogs.board.delivery_plan import FoundMessage
from cogs.board.sent_messages import buttons_of, read_sent_message
from cogs.kit.uploads import custom_ids_in

_SEARCH_LIMIT = 100


async def search_channel(
    bot: Guildhall, match: Match, channel: discord.PartialMessageable
) -> list[FoundMessage]:
    """Return the bot's messages in a channel with controls of a match, newest first, among its last 100."""
    assert bot.user is not None
    return [
        found
        async for message in channel.history(limit=_SEARCH_LIMIT)
        if message.author.id == bot.user.id and (found := read_found_message(message, match)) is not None
    ]


def read_found_message(message: discord.Message, match: Match) -> FoundMessage | None:
    """Return a message as it is planned with; ``None`` if it has no controls of the match."""
    buttons = buttons_of(message, match.id)
    if buttons is None:
        return None
    return FoundMessage(read_sent_message(message), buttons, to_milliseconds(message.created_at))


def is_lost_message(message: discord.Message, match: Match) -> bool:
    """Return whether a message shows another history than that of the match, or has been folded."""
    buttons = buttons_of(message, match.id)
    if buttons is None:
        return not any(custom_ids_in(message))
    return not has_shown(match, buttons.version)
