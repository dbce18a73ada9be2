"""Space Builder on Discord: its commands, the controls under its board, private panels, and its clocks.

It may import from ``board`` and ``kit``.
"""

from bot.client.bot import Guildhall
from cogs.space_builder import clicks, private_panel
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.ui import SpaceBuilderUI

__all__ = ["UI", "setup"]

UI = SpaceBuilderUI()


async def setup(bot: Guildhall) -> None:
    """Add the cog of the clocks and the handlers of the buttons."""
    bot.handlers.include(clicks.handlers)
    bot.handlers.include(private_panel.handlers)
    await bot.add_cog(RaceClock(bot))
