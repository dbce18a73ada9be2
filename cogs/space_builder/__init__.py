"""Space Builder on Discord: its commands, the controls under its board, private panels, and its clocks."""

from bot.client import Guildhall
from cogs.space_builder.clicks import handlers
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.commands import SpaceBuilder
from cogs.space_builder.ui import UI

__all__ = ["UI", "setup"]


async def setup(bot: Guildhall) -> None:
    """Add the cogs and their handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(RaceClock(bot))
    await bot.add_cog(SpaceBuilder(bot))
