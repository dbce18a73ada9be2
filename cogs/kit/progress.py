"""Showing a user the progress of long work."""

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
"""The most seconds between two looks at the progress."""
PATIENCE = 1.5
"""The seconds of work before progress is shown: most work is finished by then."""
LONGEST_WATCH = 600_000
"""The milliseconds for which progress is shown: a private answer can be edited for 15 minutes."""


def describe_progress(work: CountedWork, text: Text, key: str) -> str:
    """Return the text ``KEY-progress`` with the steps ``$done`` and ``$total``; before, ``KEY-begins``.

    While other work has to be finished first, it is ``KEY-waiting``.
    """
    if work.is_waiting:
        return text(f"{key}-waiting")
    return text(f"{key}-progress" if work.total else f"{key}-begins", done=work.done, total=work.total)


async def watch(
    interaction: Interaction,
    work: LongWork,
    describe: Callable[[], str],
    controls: Callable[[], ui.ActionRow[Any]] | None = None,
) -> bool:
    """Show the sentence that ``describe`` returns in the private answer until the work is finished.

    The answer is edited whenever the sentence changes. Return ``False`` if the work takes too long.
    """
    shown_words, until = "", milliseconds() + LONGEST_WATCH
    while not work.is_finished:
        if milliseconds() > until:
            return False
        if (words := describe()) != shown_words:
            rows = [controls()] if controls else []
            await interaction.edit_original_response(view=private_view(words, *rows))
            shown_words = words
        await work.wait_for_change(_GLANCE)
    return True


@asynccontextmanager
async def showing_progress(interaction: Interaction, text: Text, key: str) -> AsyncIterator[OnProgress]:
    """Yield a function with which the body reports the number of steps done and of all steps.

    If the body takes longer than ``PATIENCE``, the private answer shows the text ``key`` with these numbers
    as ``$done`` and ``$total``. A message that others see is not edited, whatever its custom ids contain. The
    body goes on if Discord refuses an edit.
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


async def _watch_later(interaction: Interaction, work: LongWork, describe: Callable[[], str]) -> None:
    if await work.wait(PATIENCE):
        return
    try:
        await watch(interaction, work, describe)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        _log.info("progress.not_shown")
