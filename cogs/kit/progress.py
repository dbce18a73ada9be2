"""Showing a user how far something is that takes long."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.locales import Text
from bot.services.long_work import CountedWork, LongWork, OnProgress
from bot.timestamps import milliseconds
from cogs.kit.replies import Interaction, is_on_private, private_view

_log = logging.getLogger(__name__)
_GLANCE = 2.0
"""The seconds after which the progress is shown again."""
PATIENCE = 1.5
"""The seconds in which work is usually finished: before that, no progress is shown."""
LONGEST_WATCH = 600_000
"""The milliseconds for which progress is shown: Discord takes edits of a private answer for 15 minutes."""


async def watch(
    interaction: Interaction,
    work: LongWork,
    say: Callable[[], str],
    controls: Callable[[], ui.ActionRow[Any]] | None = None,
) -> bool:
    """Show the words of ``say`` in the private answer whenever they change, until the work is finished.

    Return whether that was in time.
    """
    shown_words, until = "", milliseconds() + LONGEST_WATCH
    while not work.is_finished:
        if milliseconds() > until:
            return False
        if (words := say()) != shown_words:
            rows = [controls()] if controls else []
            await interaction.edit_original_response(view=private_view(words, *rows))
            shown_words = words
        await work.wait_for_change(_GLANCE)
    return True


@asynccontextmanager
async def showing_progress(interaction: Interaction, text: Text, key: str) -> AsyncIterator[OnProgress]:
    """Yield a function that gets the number of steps done and of all steps of what the body does.

    If the body takes longer than ``PATIENCE``, the private answer shows the text ``key`` with these numbers,
    ``$done`` and ``$total``. A message that others see stays as it is, whatever its custom ids contain. The
    body goes on if Discord does not take an edit.
    """
    work = CountedWork()
    if interaction.message is not None and not is_on_private(interaction):
        yield work.note
        return
    watcher = asyncio.create_task(
        _watch_later(interaction, work, lambda: text(key, done=work.done, total=work.total)), name="progress"
    )
    try:
        yield work.note
    finally:
        work.finish()
        await asyncio.wait([watcher])


async def _watch_later(interaction: Interaction, work: LongWork, say: Callable[[], str]) -> None:
    if await work.wait(PATIENCE):
        return
    try:
        await watch(interaction, work, say)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        _log.info("progress.not_shown")
