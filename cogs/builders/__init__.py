"""Builders on Discord: its commands, the controls under its board, the panels on which pieces are chosen."""

from bot.client import Guildhall
from cogs.builders.commands import Builders
from cogs.builders.ui import UI

__all__ = ["UI", "setup"]


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Builders(bot))
