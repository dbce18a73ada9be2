"""Builders on Discord: its commands, the controls under its board, the panels for choosing pieces."""

from bot.client import Guildhall
from cogs.builders.commands import Builders
from cogs.builders.ui import UI

__all__ = ["UI", "setup"]


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(Builders(bot))
