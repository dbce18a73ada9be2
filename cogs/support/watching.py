"""Showing a user how far something is that takes long."""

from collections.abc import Callable
from typing import Any

from discord import ui

from bot.services.long_work import LongWork
from bot.timestamps import milliseconds
from cogs.support.replies import Interaction, private_view

_GLANCE = 2.0
"""The seconds after which the progress is shown again."""
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
