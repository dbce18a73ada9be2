"""Slash commands: all are acknowledged at once and answered in private, errors in a sentence."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from discord import app_commands

from bot.client.translator import declare_command
from cogs.kit.replies import Interaction, WaitForAcknowledgement, acknowledge, acknowledging, reporting

SlashCommand = app_commands.Command[Any, ..., Any]


async def answer_command(interaction: Interaction, answer: Callable[[], Awaitable[Any]]) -> None:
    """Acknowledge a command, then call ``answer``; report its errors in private."""
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        await answer()


async def answer_at_once(
    interaction: Interaction, answer: Callable[[WaitForAcknowledgement], Awaitable[None]]
) -> None:
    """Call ``answer`` while Discord takes the acknowledgement, and report its errors in private.

    ``answer`` gets a function that waits until Discord has accepted the acknowledgement.
    """
    async with reporting(interaction), acknowledging(interaction, private=True) as wait:
        await answer(wait)


def private_command(key: str) -> Callable[[Callable[..., Awaitable[None]]], SlashCommand]:
    """Register the decorated method of a cog as the command with the texts of ``key``; see `answer_command`.

    Decorators of parameters stand below it.
    """

    def register(callback: Callable[..., Awaitable[None]]) -> SlashCommand:
        @wraps(callback)
        async def answer(cog: Any, interaction: Interaction, **values: Any) -> None:
            await answer_command(interaction, lambda: callback(cog, interaction, **values))

        declared_callback: Any = answer  # its type is that of the signature of ``callback``
        command: SlashCommand = app_commands.command(**declare_command(key))(declared_callback)
        return command

    return register
