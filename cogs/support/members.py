"""Membership in the server of a match; the bot asks because it receives no events about members."""

import discord

from bot.client import Guildhall
from bot.services.outbox import Unreachable
from cogs.support.failures import raising_unreachable

UNKNOWN = (10007, 10013)
"""Unknown member, unknown user."""


async def is_member(bot: Guildhall, guild_id: int, user: int) -> bool | None:
    """Return whether a user is in a server, ``None`` if Discord does not say."""
    guild = bot.get_guild(guild_id)
    if guild is None:
        return None
    try:
        with raising_unreachable():
            await guild.fetch_member(user)
    except discord.NotFound as error:
        return False if error.code in UNKNOWN else None
    except (Unreachable, discord.HTTPException):
        return None
    return True
