"""Notifications of one match: the private panel, and the buttons under direct messages that mute it."""

from dataclasses import replace
from typing import Any

from discord import ui

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.match.notifications import is_muted
from bot.timestamps import milliseconds
from cogs.board.buttons import MatchClick, rows
from cogs.kit.clicks import user_button
from cogs.kit.controls import Choice, Control, Menu
from cogs.kit.replies import is_on_private, say, say_instead
from cogs.me.notification_messages import describe_preferences, mute_controls
from cogs.me.preference_clicks import FORGET_REFUSAL
from cogs.me.preference_panel import DELIVERIES

handlers = Handlers()


@handlers.on_click("notifications", Who.CONCERNED, private=True, anywhere=True)
async def show_preferences(click: MatchClick) -> None:
    """Show a user's preferences, and whether this match is muted."""
    await say(click.interaction, *await _panel(click))


async def _panel(click: MatchClick) -> list[Any]:
    match, text = click.match, click.text
    recipient = await click.bot.preferences.get_recipient(match.id, click.user)
    lines = [describe_preferences(recipient.preferences, milliseconds(), text)]
    muting = [replace(control, verb=f"panel-{control.verb}") for control in mute_controls(match, text)]
    if is_muted(recipient, match) and not match.is_over:
        lines.append(text("me-muted-match" if recipient.muted_turn == 0 else "me-muted-turn"))
        muting = [Control(text("button-unmute"), "panel-unmute")]
    wheres = tuple(Choice(text(f"choice-delivery-{where}"), where) for where in DELIVERIES)
    menu = Menu(text("me-menu-delivery"), "delivery", wheres)
    controls = rows([menu, muting] if muting else [menu], match.id, match.board_version)
    more: ui.Item[Any] = ui.ActionRow(user_button(text("button-more-settings"), "me-section", "notices"))
    return ["\n".join(lines), *controls, more]


@handlers.on_click("delivery", Who.CONCERNED, anywhere=True)
async def choose_delivery(click: MatchClick) -> None:
    """Set how a user is notified."""
    delivery = click.choice(DELIVERIES)
    await click.bot.preferences.change(click.user, {"delivery": delivery, **FORGET_REFUSAL})
    await say_instead(click.interaction, *await _panel(click))


@handlers.on_click("mute-turn", Who.CONCERNED, private=True, anywhere=True)
@handlers.on_click("panel-mute-turn", Who.CONCERNED, anywhere=True)
async def mute_turn(click: MatchClick) -> None:
    """Mute the turn that the button names. Raise ``Refusal`` if there has been no such turn."""
    turn = click.number(range(1, click.match.turn + 1))
    await click.bot.preferences.mute(click.match, click.user, turn)
    await _confirm(click, "muted-turn")


@handlers.on_click("mute-match", Who.CONCERNED, private=True, anywhere=True)
@handlers.on_click("panel-mute-match", Who.CONCERNED, anywhere=True)
async def mute_match(click: MatchClick) -> None:
    """Mute the match."""
    await click.bot.preferences.mute(click.match, click.user, 0)
    await _confirm(click, "muted-match")


@handlers.on_click("panel-unmute", Who.CONCERNED, anywhere=True)
async def unmute(click: MatchClick) -> None:
    """Unmute the match."""
    await click.bot.preferences.mute(click.match, click.user, None)
    await say_instead(click.interaction, *await _panel(click))


async def _confirm(click: MatchClick, text_key: str) -> None:
    """Show the change in the panel if it was made there; otherwise send a private answer."""
    if is_on_private(click.interaction):
        await say_instead(click.interaction, *await _panel(click))
    else:
        await say(click.interaction, click.text(text_key))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
