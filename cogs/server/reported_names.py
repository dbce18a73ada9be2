"""``/server names``: the display names that members have reported, for moderators."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.match.refusals import Refusal
from bot.match.servers import NameReport
from cogs.board.redrawing import redraw_boards
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, number_in, user_button
from cogs.kit.moderators import require_moderator
from cogs.kit.replies import Interaction, say, say_instead, text_of

PAGE = 5
"""The number of reported names on a page."""
_LONGEST_DIGEST = 16

handlers = Handlers()


async def say_names(interaction: Interaction) -> None:
    """Send the list of reported names."""
    require_moderator(interaction)
    await say(interaction, *await _items(interaction))


@handlers.on_user_click("name-list", Who.MODERATORS)
async def show_names(click: Click) -> None:
    """Show another page of the list."""
    require_moderator(click.interaction)
    await say_instead(click.interaction, *await _items(click.interaction, _read(click.argument)))


@handlers.on_user_click("name-allow", Who.MODERATORS)
async def allow(click: Click) -> None:
    """Show a reported name again."""
    await _decide(click, allow=True)


@handlers.on_user_click("name-hide", Who.MODERATORS)
async def hide(click: Click) -> None:
    """Keep a user's name hidden, whatever they are called later."""
    await _decide(click, allow=False)


async def _decide(click: Click, *, allow: bool) -> None:
    require_moderator(click.interaction)
    guild_id, (user, name) = click.interaction.guild_id or 0, _read(click.argument)
    if user == click.user:
        raise Refusal("own-name")
    await click.bot.names.decide(guild_id, user, name, allow=allow, by_user=click.user)
    await redraw_boards(click.bot, guild_id, user)
    await say_instead(click.interaction, *await _items(click.interaction))


def _read(argument: str) -> tuple[int, str]:
    """Return the user and the digest in the custom id of a button."""
    user, _, name = argument.partition("/")
    return number_in(user, range(2**63)), name[:_LONGEST_DIGEST]


async def _items(interaction: Interaction, after: tuple[int, str] = (0, "")) -> list[ui.Item[Any] | str]:
    text, guild_id = text_of(interaction), interaction.guild_id or 0
    reports, has_more = await bot_of(interaction).names.get_page(guild_id, PAGE, after)
    if not reports and after == (0, ""):
        return [text("names-nobody")]
    items: list[ui.Item[Any] | str] = [text("names-title")]
    for report in reports:
        items += _report_items(report, interaction)
    pages = []
    if after != (0, ""):
        pages.append(user_button(text("button-moderate-first"), "name-list", "0/"))
    if has_more:
        last = reports[-1]
        pages.append(user_button(text("button-moderate-next"), "name-list", f"{last.user_id}/{last.name}"))
    return [*items, ui.ActionRow(*pages)] if pages else items


def _report_items(report: NameReport, interaction: Interaction) -> Iterator[ui.Item[Any] | str]:
    text, argument = text_of(interaction), f"{report.user_id}/{report.name}"
    at = time_values(report.at)["at"]
    yield text("names-line", user=f"<@{report.user_id}>", at=at, status=report.status)
    buttons = [user_button(text("button-name-allow"), "name-allow", argument, ButtonStyle.success)]
    if report.status != "hidden":
        buttons.append(user_button(text("button-name-hide"), "name-hide", argument, ButtonStyle.danger))
    yield ui.ActionRow(*buttons)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
