"""The bot put together from its settings."""

from collections.abc import Sequence

from discord.ext import commands

from bot.client import Guildhall
from bot.settings import Settings

__all__ = ["create_bot"]


def create_bot(settings: Settings, *, cogs: Sequence[commands.Cog] = ()) -> Guildhall:
    """The unstarted bot, with ``cogs`` beside its own. Raises ``CorruptDatabase``."""
    return Guildhall(settings, cogs)
