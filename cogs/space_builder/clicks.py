"""The handlers of Space Builder's public buttons; its commands call the same functions."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar

from discord import ButtonStyle
from discord.utils import DISCORD_EPOCH

from bot.client.bot import bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games.space_builder import GAME as RULES
from bot.games.space_builder import State, View
from bot.locales import Text
from bot.match.commands import Act, Context
from bot.match.commands.context import require_started
from bot.match.models import Change, Match
from bot.match.recipients import Recipients
from bot.match.refusals import Refusal, RuleBroken
from bot.services.match_service import NO_RECIPIENTS
from cogs.board.buttons import MatchClick, rows
from cogs.kit.clicks import ASK
from cogs.kit.controls import ANSWER, Control
from cogs.kit.large_pictures import draw_for_user
from cogs.kit.replies import Interaction, WaitForAcknowledgement, say, say_briefly
from cogs.space_builder.clock import RaceClock
from cogs.space_builder.panel_content import (
    panel_button_label,
    panel_key,
    take_card_if_needed,
)
from cogs.space_builder.shown_panels import get_view_of
from rendering import THEMES, Picture, theme_for
from rendering.space_builder.round import result_picture
from rendering.space_builder.rules_page import faces

Answer = Callable[[Interaction, Match], Awaitable[None]]

handlers = Handlers()


def stamp_of(snowflake: int) -> tuple[int, int]:
    """Return the time of a snowflake (an interaction or a message) in milliseconds since 1970, and its id."""
    return (snowflake >> 22) + DISCORD_EPOCH, snowflake


def get_race(click: MatchClick) -> Match:
    """Return the match of a click. Raise ``Refusal`` unless it is a race."""
    if click.match.game != RULES.key:
        raise Refusal("unknown-button")
    return click.match


def require_current_panel(match: Match, key: str) -> None:
    """Raise ``Refusal`` unless a panel belongs to the round that is being played."""
    require_started(match)
    if panel_key(match) != key:
        raise Refusal("race-old-panel", button=panel_button_label(match))


async def perform_in_race(interaction: Interaction, match: Match, action: str) -> Match:
    """Perform a user's action with the time of the interaction, and return the changed match."""
    command = Act(action, stamp=stamp_of(interaction.id))
    return await bot_of(interaction).matches.perform(match, interaction.user.id, command)


@dataclass(frozen=True, slots=True)
class Build:
    """Perform the action of a builder's click; take up the next card in the hand first if it needs one.

    The next card is determined by the stored match, not by what the panel showed.
    """

    action: str
    stamp: tuple[int, int]
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        """Return the change that the click makes. Raise ``Refusal`` if it is illegal."""
        action, match = self.action, context.match
        player = match.find_player(context.user)
        if player is not None and isinstance(match.state, State):
            action = take_card_if_needed(match.state.round.seats[player].hand, action)
        return Act(action, stamp=self.stamp)(context)


async def build(
    interaction: Interaction,
    match: Match,
    action: str,
    wait_until_acknowledged: WaitForAcknowledgement,
    answer: Answer,
    recipients: Recipients = NO_RECIPIENTS,
) -> None:
    """Perform a builder's action, then ``answer`` with the panel once the click is acknowledged.

    A repeated click, such as a second one on the square where the card already lies, changes nothing.
    ``recipients`` are the players as they were read with the match.
    """
    command = Build(action, stamp_of(interaction.id))
    try:
        changed_match = await bot_of(interaction).matches.perform(
            match, interaction.user.id, command, recipients=recipients
        )
    except RuleBroken as refusal:
        if refusal.reason not in ("nothing-taken-up", "already-taken-up"):
            raise
        changed_match = refusal.match
    try:
        await wait_until_acknowledged()
        await answer(interaction, changed_match)
    finally:
        await bot_of(interaction).cog_of(RaceClock).lock_decided_race(changed_match)


@handlers.on_click("race-ready", Who.PLAYERS, private=True)
async def get_ready(click: MatchClick) -> None:
    """Make the user ready."""
    await make_ready(click.interaction, get_race(click))


async def make_ready(interaction: Interaction, match: Match) -> None:
    """Make a player ready and open their panel; a player who is ready already only gets the panel again."""
    get_view_of(interaction, match)
    try:
        match = await perform_in_race(interaction, match, "ready")
    except RuleBroken as refusal:
        if refusal.reason != "already-ready":
            raise
    await bot_of(interaction).cog_of(RaceClock).panels.send(interaction, match)


@handlers.on_click("race-open", Who.PLAYERS, private=True)
async def ask_to_open_by_click(click: MatchClick) -> None:
    """Ask for confirmation before the clock starts, or bring back the panel of a builder whose clock runs."""
    await ask_to_open(click.interaction, get_race(click))


async def ask_to_open(interaction: Interaction, match: Match) -> None:
    """Ask a player for confirmation before their clock starts (rules 7.4.1).

    If they have opened the map of this round, send them their panel again. Raise ``Refusal`` if the clock
    cannot start.
    """
    _, view, text = get_view_of(interaction, match)
    seat = None if view.viewer is None else view.players[view.viewer].seat
    if view.phase == "building" and not view.options.live and seat is not None and seat.builds:
        await bot_of(interaction).cog_of(RaceClock).panels.send(interaction, match)
        return
    preview_action(interaction, match, "open")
    start = Control(text("space-builder-button-begin"), "race-begin", panel_key(match), ANSWER)
    await say(interaction, text("space-builder-begin-sure"), *rows([[start]], match.id, match.board_version))


def preview_action(interaction: Interaction, match: Match, action: str) -> Match:
    """Return the match as it would be after an action, without a commit. Raise ``Refusal`` if illegal."""
    command = Act(action, stamp=stamp_of(interaction.id))
    return bot_of(interaction).matches.preview(match, interaction.user.id, command)


@handlers.on_click("race-begin", Who.PLAYERS, confirms=True)
async def start_clock(click: MatchClick) -> None:
    """Start a builder's own clock by sending them the map."""
    match = get_race(click)
    require_current_panel(match, click.argument)
    preview = preview_action(click.interaction, match, "open")
    await click.bot.cog_of(RaceClock).open_map(click.interaction, match, preview)
    await say_briefly(click.interaction, click.text("space-builder-begun"))


@handlers.on_click("race-sit", Who.PLAYERS, private=True, confirms=True)
async def sit_out(click: MatchClick) -> None:
    """Sit a round out after a confirmation."""
    match = get_race(click)
    get_view_of(click.interaction, match)
    key = panel_key(match)
    if click.argument == ASK:
        sure = Control(click.text("space-builder-button-sit-sure"), "race-sit", key, ButtonStyle.danger)
        question = click.text("space-builder-sit-sure")
        await say(click.interaction, question, *rows([[sure]], match.id, match.board_version))
        return
    require_current_panel(match, click.argument)
    await perform_in_race(click.interaction, match, "sit")
    await say_briefly(click.interaction, click.text("space-builder-sat"))


@handlers.on_click("race-unfreeze", Who.PLAYERS)
async def unfreeze_card(click: MatchClick) -> None:
    """Unfreeze a card for the winner of the round."""
    match = get_race(click)
    await perform_in_race(click.interaction, match, f"unfreeze {click.argument}")


@handlers.on_click("race-faces", Who.PEOPLE_HERE, private=True)
async def show_faces(click: MatchClick) -> None:
    """Show both sides of the eight cards."""
    match = get_race(click)
    shown = await draw_for_user(
        click.interaction, draw_faces, click.text, theme=match.theme, name="space-builder-faces"
    )
    await say(click.interaction, click.text("space-builder-faces"), *shown.galleries, files=shown.files)


def draw_faces(text: Text, *, theme: str) -> Picture:
    """Draw both sides of the eight cards."""
    return faces(theme=THEMES[theme], text=text)


@handlers.on_click("race-last", Who.PEOPLE_HERE, private=True)
async def show_last_round(click: MatchClick) -> None:
    """Show the checked cities of the previous round."""
    match = get_race(click)
    view = None if match.state is None else match.rules.view(match.state, None)
    if view is None or view.result is None:
        raise Refusal("race-no-last-round")
    marks, text = match.player_marks, await click.named_text()
    shown = await draw_for_user(
        click.interaction, draw_last_round, view, marks, text, theme=match.theme, name="space-builder-last"
    )
    await say(click.interaction, click.text("space-builder-last"), *shown.galleries, files=shown.files)


def draw_last_round(view: View, marks: tuple[int, ...], text: Text, *, theme: str) -> Picture:
    """Draw the checked cities of the previous round."""
    return result_picture(view, theme=theme_for(theme, marks), text=text)
