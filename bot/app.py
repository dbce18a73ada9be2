"""Assembly of the bot from its settings."""

from collections.abc import Callable, Sequence

from discord.ext import commands

from bot.client.bot import Guildhall
from bot.services.match_service import random_seed
from bot.settings import Settings
from cogs.board.publisher import BoardPublisher
from cogs.me.discord_messenger import DiscordMessenger

__all__ = ["create_bot"]


def create_bot(
    settings: Settings,
    *,
    cogs: Sequence[commands.Cog] = (),
    new_seed: Callable[[], str] = random_seed,
) -> Guildhall:
    """Return the bot, not yet started, with ``cogs`` added to its own.

    ``new_seed`` makes the seeds of its matches. Raise ``CorruptDatabase`` if the database is damaged.
    """
    return Guildhall(
        settings, cogs, new_publisher=BoardPublisher, new_messenger=DiscordMessenger, new_seed=new_seed
    )
