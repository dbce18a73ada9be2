"""``/server block``, ``unblock`` and ``blocked``: users who may not join matches in a server."""

from typing import Any

import discord
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.match.refusals import Refusal
from cogs.board.redrawing import redraw_boards
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, number_in, user_button
from cogs.kit.moderators import clean_reason, is_moderator, require_moderator
from cogs.kit.replies import Interaction, say, say_instead, text_of
from rendering.words import cut

PAGE = 10
"""The number of blocked users on a page."""
_LONGEST_LINE = 300

handlers = Handlers()


async def block(interaction: Interaction, user: discord.Member | discord.User, reason: str) -> None:
    """Block a user. Raise ``Refusal`` if they cannot be blocked."""
    require_moderator(interaction)
    assert interaction.guild is not None
    if user.id == interaction.user.id:
        raise Refusal("block-yourself")
    if user.bot:
        raise Refusal("block-a-bot")
    if user.id == interaction.guild.owner_id or is_moderator(user):
        raise Refusal("block-a-moderator")
    await bot_of(interaction).servers.block(
        interaction.guild.id, user.id, by_user=interaction.user.id, reason=clean_reason(reason)
    )
    await redraw_boards(bot_of(interaction), interaction.guild.id, user.id)
    await say(interaction, text_of(interaction)("blocked-now", user=user.mention))


async def unblock(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Unblock a user. Raise ``Refusal`` if they are not blocked."""
    require_moderator(interaction)
    assert interaction.guild_id is not None
    await bot_of(interaction).servers.unblock(interaction.guild_id, user.id, by_user=interaction.user.id)
    await redraw_boards(bot_of(interaction), interaction.guild_id, user.id)
    await say(interaction, text_of(interaction)("unblocked-now", user=user.mention))


async def say_blocks(interaction: Interaction) -> None:
    """Send the list of the server's blocked users."""
    require_moderator(interaction)
    await say(interaction, *await _items(interaction, 0))


@handlers.on_user_click("blocked-list", Who.MODERATORS)
async def show_blocks(click: Click) -> None:
    """Show another page of the list."""
    require_moderator(click.interaction)
    await say_instead(
        click.interaction, *await _items(click.interaction, number_in(click.argument, range(2**63)))
    )


async def _items(interaction: Interaction, after_user: int) -> list[ui.Item[Any] | str]:
    assert interaction.guild_id is not None
    text, servers = text_of(interaction), bot_of(interaction).servers
    blocks, has_more = await servers.get_blocks_page(interaction.guild_id, PAGE, after_user=after_user)
    if not blocks and not after_user:
        return [text("blocked-nobody")]
    lines = [
        cut(
            text(
                "blocked-line",
                user=f"<@{one.user_id}>",
                by=f"<@{one.by_user}>",
                at=time_values(one.at)["at"],
                reason=one.reason,
            ),
            _LONGEST_LINE,
        )
        for one in blocks
    ]
    buttons = []
    if after_user:
        buttons.append(user_button(text("button-moderate-first"), "blocked-list", "0"))
    if has_more:
        buttons.append(user_button(text("button-moderate-next"), "blocked-list", str(blocks[-1].user_id)))
    content = "\n".join([text("blocked-title"), *lines])
    return [content, ui.ActionRow(*buttons)] if buttons else [content]


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
