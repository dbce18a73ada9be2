"""Links into Discord."""

from bot.match.models import Match


def message_link(match: Match, message_id: int | None) -> str:
    """Return the address of a message in the match's channel, or of the channel if there is no message."""
    address = f"https://discord.com/channels/{match.guild_id}/{match.channel_id}"
    return address if message_id is None else f"{address}/{message_id}"
