"""``/match``: what people do with a match, whatever its game."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.services.commands import Cancel, End, Resign, Show
from bot.services.refusals import Refusal
from bot.translator import command_text, declared
from cogs.boards import log_in_words, position_in_words
from cogs.support.acting import change_by_command, live_match, matches_of, undo_by_command
from cogs.support.declarations import parameters
from cogs.support.refusals import message_link
from cogs.support.replies import Interaction, acknowledge, report, reporting, say, text_of

_LONGEST_REASON = 200


@app_commands.guild_only()
class Matches(
    commands.GroupCog,
    group_name=command_text("command-match-name"),
    group_description=command_text("command-match"),
):
    """The commands of the group, and what happens when a command fails before it begins."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot
        bot.tree.error(on_tree_error)

    @app_commands.command(**declared("match-show"))
    async def show(self, interaction: Interaction) -> None:
        """Posts the board again."""
        await change_by_command(interaction, Show(), "shown-again")

    @app_commands.command(**declared("match-read"))
    async def read(self, interaction: Interaction) -> None:
        """Gives the whole position in words."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            match = await live_match(interaction)
            await say(interaction, position_in_words(match, interaction.user.id, text_of(interaction)))

    @app_commands.command(**declared("match-log"))
    async def log(self, interaction: Interaction) -> None:
        """Tells what has been done so far."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            match = await live_match(interaction)
            await say(interaction, await log_in_words(self.bot, match, text_of(interaction)))

    @app_commands.command(**declared("match-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Takes the last action back, or asks the others to agree."""
        await undo_by_command(interaction)

    @app_commands.command(**declared("match-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Gives the match up."""
        await change_by_command(interaction, Resign(), "resigned")

    @app_commands.command(**declared("match-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Calls the match off, or asks the others to agree."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            match = await live_match(interaction)
            changed = await matches_of(interaction).perform(match, interaction.user.id, Cancel())
            await say(interaction, text_of(interaction)("cancelled" if changed.over else "asked-to-cancel"))

    @app_commands.command(**declared("match-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Opens a table for the same people."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            old = await live_match(interaction)
            match = await matches_of(interaction).rematch(old.id, interaction.user.id)
            await say(interaction, text_of(interaction)("table-opened-here", link=message_link(match, None)))

    @app_commands.command(**declared("match-end"))
    @parameters(reason="match-end-reason")
    async def end(
        self, interaction: Interaction, reason: app_commands.Range[str, 1, _LONGEST_REASON]
    ) -> None:
        """Closes a stuck match; for moderators."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            if not interaction.permissions.manage_messages:
                raise Refusal("moderators-only")
            match = await live_match(interaction)
            clean = discord.utils.escape_mentions(discord.utils.escape_markdown(" ".join(reason.split())))
            await matches_of(interaction).perform(match, interaction.user.id, End(clean))
            await say(interaction, text_of(interaction)("ended"))


async def on_tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Tells the person that something unexpected happened; there is no way to while they still type."""
    if interaction.type is discord.InteractionType.application_command:
        await report(interaction, error)


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Matches(bot))
