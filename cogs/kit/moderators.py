"""Checks for managers and moderators of a server, and the reasons that moderators type."""

from typing import Final

import discord

from bot.match.refusals import Refusal
from cogs.kit.replies import Interaction

LONGEST_REASON: Final = 200
"""The most characters of a typed reason."""


def require_manager(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user may manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("server-managers-only")


def require_moderator(interaction: Interaction) -> None:
    """Raise ``Refusal`` unless the user has the permission Manage Messages in the whole server."""
    if not is_moderator(interaction.user):
        raise Refusal("server-moderators-only")


def is_moderator(user: discord.Member | discord.User) -> bool:
    """Return whether a user has the permission Manage Messages in the whole server."""
    return isinstance(user, discord.Member) and user.guild_permissions.manage_messages


def clean_reason(raw_reason: str) -> str:
    """Return a typed reason on one line, without formatting. Raise ``Refusal`` if nothing is left."""
    reason = " ".join(raw_reason.split())
    if not reason:
        raise Refusal("no-reason")
    if len(reason) > LONGEST_REASON:
        raise Refusal("too-long", most=LONGEST_REASON)
    return discord.utils.escape_mentions(discord.utils.escape_markdown(reason))
