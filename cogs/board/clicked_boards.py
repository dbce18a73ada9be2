"""Editing a board as the answer to the click on it."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from bot.client.bot import Guildhall
from cogs.kit.replies import Interaction

_MOST = 128
"""The number of clicks that are remembered: more than are being answered at the same time."""


class ClickedBoards(commands.Cog):
    """The last clicks on boards that a delivery may change next.

    An edit that answers a click counts against no limit but its own, while all messages of a channel share
    one. A click is kept in memory only: after a restart, its board is edited like any other message.
    """

    def __init__(self) -> None:
        self._clicks: dict[int, Interaction] = {}
        """By message, the oldest first."""

    def note(self, interaction: Interaction) -> None:
        """Let the next edit of the clicked board answer this click, which is acknowledged."""
        if interaction.message is None:
            return
        self._clicks.pop(interaction.message.id, None)
        self._clicks[interaction.message.id] = interaction
        if len(self._clicks) > _MOST:
            del self._clicks[next(iter(self._clicks))]

    def take(self, message_id: int) -> Interaction | None:
        """Return the click that the next edit of a message can answer, and forget it."""
        click = self._clicks.pop(message_id, None)
        return None if click is None or click.is_expired() else click


def find_edit(bot: Guildhall, message: discord.PartialMessage) -> Callable[..., Awaitable[discord.Message]]:
    """Return the function that edits a message: as the answer to the last click on it, if there is one."""
    click = bot.cog_of(ClickedBoards).take(message.id)
    if click is None:
        return message.edit

    async def answer(**content: Any) -> discord.Message:
        try:
            return await click.edit_original_response(**content)
        except discord.HTTPException:  # whatever is wrong with the answer, the message can be edited itself
            for file in content.get("attachments", ()):
                file.reset()
            return await message.edit(**content)

    return answer
