"""The bot put together from its settings."""

from collections.abc import Callable, Sequence

from discord.ext import commands

from bot.client import Guildhall
from bot.services.match_service import random_seed
from bot.settings import Settings

__all__ = ["create_bot"]


def create_bot(
    settings: Settings,
    *,
    cogs: Sequence[commands.Cog] = (),
    new_seed: Callable[[], str] = random_seed,
) -> Guildhall:
    """Return the unstarted bot, with ``cogs`` beside its own. Raise ``CorruptDatabase``.

    ``new_seed`` makes the seeds of its matches.
    """
    return Guildhall(settings, cogs, new_seed=new_seed)
