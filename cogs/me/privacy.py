"""``/privacy``: shows, exports and deletes what is stored about a user."""

from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.client.translator import command_text
from bot.locales import Text
from cogs.kit.clicks import Click, user_button
from cogs.kit.progress import showing_progress
from cogs.kit.replies import (
    Interaction,
    say,
    say_instead,
    text_of,
)
from cogs.kit.slash_commands import private_command

handlers = Handlers()

Items = list[ui.Item[Any] | str]


class PrivacyCommands(
    commands.GroupCog,
    group_name=command_text("command-privacy-name"),
    group_description=command_text("command-privacy"),
):
    """The commands of the group; they work everywhere, also in a direct message."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @private_command("privacy-show")
    async def show(self, interaction: Interaction) -> None:
        """Show the user what is stored about them."""
        await say(interaction, *await _overview(self.bot, interaction.user.id, text_of(interaction)))

    @private_command("privacy-export")
    async def export(self, interaction: Interaction) -> None:
        """Send the user a file with everything that is stored about them."""
        await _send_export(self.bot, interaction, text_of(interaction))

    @private_command("privacy-delete")
    async def delete(self, interaction: Interaction) -> None:
        """Ask the user to confirm that everything stored about them is deleted."""
        await say(interaction, *await _question(self.bot, interaction.user.id, text_of(interaction)))


@handlers.on_user_click("privacy-export", Who.ANYBODY, private=True)
async def export(click: Click) -> None:
    """Send the user a file with everything that is stored about them."""
    await _send_export(click.bot, click.interaction, click.text)


@handlers.on_user_click("privacy-ask", Who.ANYBODY)
@handlers.on_user_click("me-forget", Who.ANYBODY)  # on older panels
async def ask(click: Click) -> None:
    """Ask the user to confirm that everything stored about them is deleted."""
    await say_instead(click.interaction, *await _question(click.bot, click.user, click.text))


@handlers.on_user_click("privacy-delete", Who.ANYBODY)
async def delete(click: Click) -> None:
    """Delete what is stored about a user after they confirmed it, and show the progress."""
    async with showing_progress(click.interaction, click.text, "privacy-progress") as on_progress:
        await click.bot.privacy.delete(click.user, on_progress)
    await say_instead(click.interaction, click.text("privacy-deleted"))


async def _overview(bot: Guildhall, user: int, text: Text) -> Items:
    counts = await bot.privacy.count(user)
    lines = [
        text("privacy-title"),
        text("privacy-matches", open=counts.open_matches, past=counts.past_matches),
        text("privacy-reviews", count=counts.reviews),
        text("privacy-preferences", count=counts.preferences),
        text("privacy-lessons", count=counts.lessons),
        text("privacy-files", count=counts.imported_records),
        text(
            "privacy-notifications",
            messages=counts.direct_messages,
            waiting=counts.timers,
            mutes=counts.mutes,
        ),
        text("privacy-invitations", refused=counts.refused_hosts, opened=counts.openings),
        text("privacy-log", count=counts.server_log),
        "",
        text("privacy-names"),
        *policy_lines(bot, text),
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        user_button(text("button-privacy-export"), "privacy-export"),
        user_button(text("button-privacy-delete"), "privacy-ask", style=ButtonStyle.danger),
    )
    return ["\n".join(lines), row]


def policy_lines(bot: Guildhall, text: Text) -> list[str]:
    """Return the links to the operator's policy and terms, and how to reach the operator."""
    settings = bot.settings
    lines = []
    if settings.privacy_url:
        lines.append(text("privacy-link", url=settings.privacy_url))
    if settings.terms_url:
        lines.append(text("privacy-terms-link", url=settings.terms_url))
    if settings.contact:
        lines.append(text("privacy-contact", contact=settings.contact))
    return lines


async def _send_export(bot: Guildhall, interaction: Interaction, text: Text) -> None:
    content, filename, left_out = await bot.privacy.export(interaction.user.id)
    words = text("privacy-exported", zipped="yes" if filename.endswith(".zip") else "no")
    if left_out:
        contact = bot.settings.contact or "none"
        words = "\n".join([words, text("privacy-left-out", count=left_out, contact=contact)])
    file = discord.File(BytesIO(content), filename=filename)
    await say(interaction, words, discord.ui.File(file), files=[file])


async def _question(bot: Guildhall, user: int, text: Text) -> Items:
    counts = await bot.privacy.count(user)
    lines = [text("privacy-ask")]
    if counts.past_matches:
        lines.append(text("privacy-ask-past", past=counts.past_matches))
    if counts.open_matches:
        lines.append(text("privacy-ask-open", open=counts.open_matches))
    sure = user_button(text("button-privacy-sure"), "privacy-delete", style=ButtonStyle.danger)
    row: ui.ActionRow[Any] = ui.ActionRow(sure)
    return ["\n".join([*lines, text("privacy-ask-final")]), row]


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(PrivacyCommands(bot))
