"""``/server``: what the owner and the moderators of a server see and change."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.client.translator import command_text
from bot.games import GAMES
from bot.locales import Text
from bot.match.former_users import FORMER_USERS, is_former
from bot.match.models import LARGEST_ID
from bot.match.server_log import ServerLogEntry
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, number_in, user_button
from cogs.kit.moderators import LONGEST_REASON, require_manager
from cogs.kit.parameters import parameters
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.kit.slash_commands import private_command
from cogs.server.blocked_users import block, say_blocks, unblock
from cogs.server.moderation import say_matches
from cogs.server.reported_names import say_names
from cogs.server.server_check import say_check
from cogs.server.server_settings import say_settings

PAGE = 15
"""The number of log entries on a page."""

handlers = Handlers()


@app_commands.guild_only()
@app_commands.default_permissions(manage_messages=True)
class ServerCommands(
    commands.GroupCog,
    group_name=command_text("command-server-name"),
    group_description=command_text("command-server"),
):
    """The commands of the group.

    Discord shows them to moderators. Each command checks its user again, because owners can show it to
    everybody.
    """

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @private_command("server-log")
    async def log(self, interaction: Interaction) -> None:
        """Show who changed what in the server, newest first."""
        require_manager(interaction)
        await say(interaction, *await _log_items(self.bot, interaction, text_of(interaction)))

    @private_command("server-settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of the server, with menus to change them."""
        await say_settings(interaction)

    @private_command("server-check")
    async def check(self, interaction: Interaction) -> None:
        """Show what the bot lacks in the server."""
        await say_check(interaction)

    @private_command("server-matches")
    async def matches(self, interaction: Interaction) -> None:
        """List the open matches of the server."""
        await say_matches(interaction)

    @private_command("server-block")
    @parameters(user="server-block-user", reason="server-block-reason")
    async def block(
        self,
        interaction: Interaction,
        user: discord.Member | discord.User,
        reason: app_commands.Range[str, 1, LONGEST_REASON],
    ) -> None:
        """Keep a user from joining matches in the server."""
        await block(interaction, user, reason)

    @private_command("server-unblock")
    @parameters(user="server-block-user")
    async def unblock(self, interaction: Interaction, user: discord.Member | discord.User) -> None:
        """Let a user join matches in the server again."""
        await unblock(interaction, user)

    @private_command("server-blocked")
    async def list_blocks(self, interaction: Interaction) -> None:
        """List the users who are blocked in the server."""
        await say_blocks(interaction)

    @private_command("server-names")
    async def names(self, interaction: Interaction) -> None:
        """List the display names that members have reported."""
        await say_names(interaction)


@handlers.on_user_click("server-log", Who.MANAGERS)
async def show_log(click: Click) -> None:
    """Show another page of the log in place of the clicked one."""
    require_manager(click.interaction)
    before = number_in(click.argument, range(LARGEST_ID + 1))
    await say_instead(click.interaction, *await _log_items(click.bot, click.interaction, click.text, before))


async def _log_items(
    bot: Guildhall, interaction: Interaction, text: Text, before: int = LARGEST_ID
) -> list[ui.Item[Any] | str]:
    assert interaction.guild_id is not None
    entries, has_older = await bot.servers.get_log_page(interaction.guild_id, PAGE, before=before)
    if not entries:
        return [text("server-log-empty")]
    lines = [text("server-log-title"), *(_line(entry, text) for entry in entries)]
    buttons = []
    if before != LARGEST_ID:
        buttons.append(user_button(text("button-server-log-newest"), "server-log", str(LARGEST_ID)))
    if has_older:
        buttons.append(user_button(text("button-server-log-older"), "server-log", str(entries[-1].id)))
    if not buttons:
        return ["\n".join(lines)]
    row: ui.ActionRow[Any] = ui.ActionRow(*buttons)
    return ["\n".join(lines), row]


def _line(entry: ServerLogEntry, text: Text) -> str:
    details = dict(entry.details)
    if details.get("game") in GAMES:
        details["game"] = text(f"{details['game']}-name")
    what = text(f"server-log-{entry.what}", **details)
    former_mention, member = f"<@{FORMER_USERS[0]}>", text("former-member")
    user = member if is_former(entry.user_id) else f"<@{entry.user_id}>"
    return text(
        "server-log-line",
        at=time_values(entry.at)["at"],
        user=user,
        what=what.replace(former_mention, member),
    )


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(ServerCommands(bot))
