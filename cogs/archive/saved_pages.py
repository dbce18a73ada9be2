"""*Save as a Page* under a finished match: the whole match as one HTML file."""

from collections.abc import Sequence
from functools import partial
from io import BytesIO

import discord
from discord import ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import language_of
from bot.match.models import Match
from bot.match.refusals import NotBegun, Refusal
from bot.match.review import Review
from bot.services.long_work import TaskWork
from bot.services.worker_pool import NoAnswer
from cogs.archive.page_writer import make_page
from cogs.archive.records import names_in_files
from cogs.board.buttons import MatchClick
from cogs.kit.progress import describe_progress, watch
from cogs.kit.replies import private_view, show_pictures

handlers = Handlers()
_Key = tuple[int, str, tuple[str, ...], bool]
"""The match, the language, the names of the players, and whether the review is shown."""


class MatchPages(commands.Cog):
    """The pages that are being made; users who ask for the same page at the same time share the work."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._jobs: dict[_Key, TaskWork[bytes]] = {}

    async def cog_unload(self) -> None:
        """Stop making pages."""
        for job in self._jobs.values():
            job.stop()

    async def send(self, click: MatchClick) -> None:
        """Send a user the page of a finished match, and show the progress until then."""
        match, text = click.match, click.text
        review = await self.bot.reviews.find(match)
        names = await names_in_files(self.bot, match, click.user)
        page = await _watch(
            click, self._request(match, names, click.bot.find_locale(click.interaction), review)
        )
        file = discord.File(BytesIO(page), filename=f"{match.game}-{match.id}.html")
        view = private_view(text("page-ready"), ui.File(file))
        await show_pictures(click.interaction, click.interaction.edit_original_response, view, [file])

    def _request(
        self, match: Match, names: Sequence[str], locale: str, review: Review | None
    ) -> TaskWork[bytes]:
        """Return the job that makes a page; start it unless it is running."""
        key = match.id, language_of(locale), tuple(names), review is not None
        if key in self._jobs:
            return self._jobs[key]
        job = self._jobs[key] = TaskWork[bytes]()

        async def make() -> bytes:
            try:
                return await make_page(self.bot, match, names, locale, review=review, on_progress=job.note)
            finally:
                del self._jobs[key]

        job.start(make(), "page")
        return job


async def _watch(click: MatchClick, job: TaskWork[bytes]) -> bytes:
    """Show the progress of a page, and return it once it is made. Raise ``Refusal`` if that fails."""
    in_time = await watch(click.interaction, job, partial(describe_progress, job, click.text, "page"))
    try:
        page = job.result() if in_time else None
    except NoAnswer as error:
        raise Refusal("page-not-made") from error
    if page is None:
        raise Refusal("page-not-made")
    return page


@handlers.on_click("page", Who.PEOPLE_HERE, private=True)
async def save_page(click: MatchClick) -> None:
    """Send the page of a match. Raise ``Refusal`` before the match is over."""
    if not click.match.is_over:
        raise Refusal("page-not-over")
    if click.match.state is None:
        raise NotBegun(click.match)
    await click.bot.cog_of(MatchPages).send(click)


async def setup(bot: Guildhall) -> None:
    """Add the handler and the cog."""
    bot.handlers.include(handlers)
    await bot.add_cog(MatchPages(bot))
