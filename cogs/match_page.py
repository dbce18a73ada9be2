"""*Save as a Page* under a match that is over: the whole match as one file to keep."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ui
from discord.ext import commands

from bot.client import Guildhall
from bot.handlers import Handlers
from bot.locales import language_of
from bot.services.refusals import Refusal
from bot.services.worker_pool import NoAnswer
from bot.store.models import Match
from cogs.records import names_in_files
from cogs.support.buttons import Click
from cogs.support.match_page import make_page
from cogs.support.replies import say

PATIENCE = 720
"""The seconds that a user waits: Discord takes answers for fifteen minutes."""

handlers = Handlers()
_Key = tuple[int, str, tuple[str, ...]]
"""The match, the language, and the names of the players."""


class MatchPages(commands.Cog):
    """Makes pages; all who ask for the same one at once get the same one."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._making: dict[_Key, asyncio.Task[bytes]] = {}

    async def make(self, match: Match, names: Sequence[str], locale: str) -> bytes:
        """Return the page of a match that is over. Raise ``NoAnswer`` or ``TimeoutError``."""
        key = match.id, language_of(locale), tuple(names)
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(make_page(self.bot, match, names, locale))
            task.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.wait_for(asyncio.shield(task), PATIENCE)

    async def cog_unload(self) -> None:
        """Make no more pages."""
        for task in self._making.values():
            task.cancel()


@handlers.on_click("page", private=True)
async def save_page(click: Click) -> None:
    """Send the page of a match. Raise ``Refusal`` before the match is over."""
    match, text = click.match, click.text
    if not match.is_over:
        raise Refusal("page-not-over")
    if match.state is None:
        raise Refusal("not-begun")
    pages = click.bot.get_cog(MatchPages.__name__)
    assert isinstance(pages, MatchPages)
    try:
        page = await pages.make(match, await names_in_files(click.bot, match), click.interaction.locale.value)
    except (NoAnswer, TimeoutError) as error:
        raise Refusal("page-not-made") from error
    file = discord.File(BytesIO(page), filename=f"{match.game}-{match.id}.html")
    await say(click.interaction, text("page-ready"), ui.File(file), files=[file])


async def setup(bot: Guildhall) -> None:
    """Add the handler and what makes the pages."""
    bot.handlers.include(handlers)
    await bot.add_cog(MatchPages(bot))
