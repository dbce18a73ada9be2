"""*Save as a Page* under a finished match: the whole match as one HTML file."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import language_of
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.match.review import Review
from bot.services.long_work import LongWork
from bot.services.worker_pool import NoAnswer
from cogs.archive.page_writer import make_page
from cogs.archive.records import names_in_files
from cogs.board.buttons import MatchClick
from cogs.kit.progress import watch
from cogs.kit.replies import private_view, show_pictures

handlers = Handlers()
_Key = tuple[int, str, tuple[str, ...], bool]
"""The match, the language, the names of the players, and whether the review is shown."""


class _PageJob(LongWork):
    """The work on a page: the number of painted frames and of all frames, and the task that makes it."""

    def __init__(self) -> None:
        super().__init__()
        self.painted_frames = 0
        self.frames = 0
        self.task: asyncio.Task[bytes] | None = None

    def note(self, painted_frames: int, frames: int) -> None:
        """Remember the progress of the page."""
        self.painted_frames, self.frames = painted_frames, frames
        self.note_change()


class MatchPages(commands.Cog):
    """The pages that are being made; users who ask for the same page at the same time share the work."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._jobs: dict[_Key, _PageJob] = {}

    async def cog_unload(self) -> None:
        """Stop making pages."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def send(self, click: MatchClick) -> None:
        """Send a user the page of a finished match, and show the progress until then."""
        match, text = click.match, click.text
        review = await self.bot.reviews.find(match)
        names = await names_in_files(self.bot, match, click.user)
        page = await self._watch(click, self._request(match, names, click.interaction.locale.value, review))
        file = discord.File(BytesIO(page), filename=f"{match.game}-{match.id}.html")
        view = private_view(text("page-ready"), ui.File(file))
        await show_pictures(click.interaction, click.interaction.edit_original_response, view, [file])

    def _request(self, match: Match, names: Sequence[str], locale: str, review: Review | None) -> _PageJob:
        """Return the job that makes a page; start it unless it is running."""
        key = match.id, language_of(locale), tuple(names), review is not None
        if key in self._jobs:
            return self._jobs[key]
        job = self._jobs[key] = _PageJob()
        making = make_page(self.bot, match, names, locale, review=review, on_progress=job.note)
        job.task = asyncio.create_task(making, name="page")

        def finish(_: asyncio.Task[bytes]) -> None:
            del self._jobs[key]
            job.finish()

        job.task.add_done_callback(finish)
        return job

    async def _watch(self, click: MatchClick, job: _PageJob) -> bytes:
        """Show the progress of a page, and return it once it is made. Raise ``Refusal`` if that fails."""

        def describe_progress() -> str:
            if not job.frames:
                return click.text("page-begins")
            return click.text("page-progress", done=job.painted_frames, frames=job.frames)

        if not await watch(click.interaction, job, describe_progress):
            raise Refusal("page-not-made")
        assert job.task is not None
        if job.task.cancelled():
            raise Refusal("page-not-made")
        try:
            return job.task.result()
        except NoAnswer as error:
            raise Refusal("page-not-made") from error


@handlers.on_click("page", Who.PEOPLE_HERE, private=True)
async def save_page(click: MatchClick) -> None:
    """Send the page of a match. Raise ``Refusal`` before the match is over."""
    if not click.match.is_over:
        raise Refusal("page-not-over")
    if click.match.state is None:
        raise Refusal("not-begun")
    await click.bot.cog_of(MatchPages).send(click)


async def setup(bot: Guildhall) -> None:
    """Add the handler and the cog."""
    bot.handlers.include(handlers)
    await bot.add_cog(MatchPages(bot))
