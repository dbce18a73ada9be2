"""The buttons of a table: seats, and the start."""

from bot.client import Guildhall
from bot.handlers import Handlers
from bot.services.commands import Join, Leave, Start
from cogs.boards import perform
from cogs.support.buttons import Click
from cogs.support.replies import is_on_private, say_briefly

handlers = Handlers()


@handlers.on_click("join")
async def join(click: Click) -> None:
    """Take the seat that the button names."""
    await perform(click, Join(click.number(range(len(click.match.seats)))))


@handlers.on_click("leave", confirms=True)
async def leave(click: Click) -> None:
    """Give the seat back, or decline the invitation."""
    await perform(click, Leave())
    if is_on_private(click.interaction):
        await say_briefly(click.interaction, click.text("table-left"))


@handlers.on_click("start")
async def start(click: Click) -> None:
    """Start the match."""
    await perform(click, Start())


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
