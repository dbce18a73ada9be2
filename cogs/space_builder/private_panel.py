"""A builder's private panel: the public button that opens it, and the handlers of its buttons."""

from discord import ButtonStyle

from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands.context import require_running
from bot.match.models import Match
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick, rows
from cogs.kit.controls import ANSWER, GREY, Control
from cogs.kit.replies import Interaction, say, text_of
from cogs.space_builder.clicks import build, get_race, preview_action, require_current_panel
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.panel_content import (
    CLICK,
    KEEP_BUILDING,
    STOP,
    STOP_CONFIRMED,
    panel_button_label,
    panel_key,
)
from cogs.space_builder.shown_panels import get_view_of

handlers = Handlers()


def panel_button(text: Text, *, is_main: bool = False) -> Control:
    """Return the public button that opens the private panel of the user who clicks it."""
    label = text("space-builder-button-panel")
    return Control(label, "race-panel", style=ANSWER if is_main else GREY)


@handlers.on_click("race-panel", Who.PLAYERS, private=True)
async def open_panel(click: MatchClick) -> None:
    """Open the panel, perhaps again; the clock keeps running."""
    match = get_race(click)
    _, view, _ = get_view_of(click.interaction, match)
    seat = view.players[view.viewer or 0].seat
    if view.phase == "building" and not view.options.live and (seat is None or not seat.builds):
        raise Refusal("race-not-opened", button=panel_button_label(match))
    await click.bot.cog_of(RaceClock).panels.send(click.interaction, match)


@handlers.on_click(CLICK, Who.PLAYERS, concurrent=True)
async def act_in_panel(click: MatchClick) -> None:
    """Perform the action of a panel's button, and answer with the panel."""
    key, _, action = click.argument.partition(".")
    match = get_race(click)
    get_view_of(click.interaction, match)
    require_current_panel(match, key)
    action, panels = action.partition(".")[2], click.bot.cog_of(RaceClock).panels
    if match.pause is not None:  # after a restart, the panel could not be locked
        await click.wait_until_acknowledged()
        await panels.answer(click.interaction, match)
        require_running(match)
    if action in (STOP, KEEP_BUILDING):
        if action == STOP:
            preview_action(click.interaction, match, STOP)
        await click.wait_until_acknowledged()
        await panels.answer(click.interaction, match, asks_to_stop=action == STOP)
        return
    action = STOP if action == STOP_CONFIRMED else action
    await build(
        click.interaction, match, action, click.wait_until_acknowledged, panels.answer, click.recipients
    )


async def ask_to_stop(interaction: Interaction, match: Match) -> None:
    """Ask a builder who used the command to confirm that they stop building."""
    text = text_of(interaction)
    preview_action(interaction, match, STOP)
    stop = Control(text("space-builder-button-stop-sure"), "race-stop", panel_key(match), ButtonStyle.danger)
    await say(interaction, text("space-builder-stop-sure"), *rows([[stop]], match.id, match.board_version))


@handlers.on_click("race-stop", Who.PLAYERS, confirms=True)
async def stop(click: MatchClick) -> None:
    """Stop building after the confirmation; the panel replaces the question."""
    match = get_race(click)
    require_current_panel(match, click.argument)
    answer = click.bot.cog_of(RaceClock).panels.send
    await build(click.interaction, match, STOP, click.wait_until_acknowledged, answer, click.recipients)
