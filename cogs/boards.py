"""The buttons of tables and boards, for every game."""

from collections.abc import Callable
from io import BytesIO
from itertools import groupby
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client import Guildhall
from bot.handlers import Handlers
from bot.locales import Text
from bot.services.commands import (
    Act,
    ActWithoutConfirmation,
    Answer,
    Cancel,
    Command,
    Join,
    Leave,
    Resign,
    Show,
    Start,
    Undo,
    get_active_player,
    get_player_to_act,
    require_running,
)
from bot.services.export import export
from bot.services.notifications import has_to_act
from bot.services.refusals import Refusal
from bot.store.models import Match
from bot.timestamps import from_milliseconds
from cogs.help import rules_items
from cogs.support.actions import ask_for_confirmation, describe_last_action, prepare, undo_answer
from cogs.support.board_messages import render_message, seat_name
from cogs.support.buttons import ASK, BoardItem, Click, rows
from cogs.support.controls import Control
from cogs.support.display_names import DisplayNames, display_names
from cogs.support.drawing import draw_off_loop, gallery, picture_file
from cogs.support.explanations import log_entries, message_link
from cogs.support.failures import try_edit_picture
from cogs.support.game_ui import get_ui
from cogs.support.replies import say, say_instead
from rendering import EXTRA_PICTURES, RENDERERS, Picture, area_picture, extra_picture, has_picture

_LONGEST_LOG = 40

handlers = Handlers()


async def perform(click: Click, command: Command, *, exact: bool = False) -> Match:
    """Perform a command for the user who clicked and return the changed match.

    With ``exact``, perform it only if the match is still as the user saw it.
    """
    return await click.bot.matches.perform(
        click.match,
        click.user,
        command,
        revision=click.revision if exact else None,
        recipients=click.recipients,
    )


# Under a table


@handlers.on_click("join")
async def join(click: Click) -> None:
    """Take the seat that the button names."""
    await perform(click, Join(click.number(range(len(click.match.seats)))))


@handlers.on_click("leave")
async def leave(click: Click) -> None:
    """Give the seat back."""
    await perform(click, Leave())


@handlers.on_click("start")
async def start(click: Click) -> None:
    """Start the match."""
    await perform(click, Start())


@handlers.on_click("cancel")
async def cancel(click: Click) -> None:
    """Cancel the match, or ask the others to agree."""
    match = await perform(click, Cancel())
    await say(click.interaction, click.text("cancelled" if match.is_over else "asked-to-cancel"))


# Under a board


@handlers.on_click("act")
async def act(click: Click) -> None:
    """Perform the action that the button names, or ask for confirmation first."""
    click.bot.matches.require_current_board(click.match, click.user, click.revision)
    prepared = prepare(click.match, click.user, click.argument, click.text)
    if prepared.confirmation:
        await ask_for_confirmation(click.interaction, click.match, click.argument, prepared.confirmation)
    else:
        await perform(click, Act(prepared.notation), exact=True)


@handlers.on_click("act-sure", confirms=True)
async def act_sure(click: Click) -> None:
    """Perform the action after the user confirmed it."""
    await _act_confirmed(click, Act)


@handlers.on_click("act-always", confirms=True)
async def act_always(click: Click) -> None:
    """Perform the action and ask the player for no more confirmations in this match."""
    await _act_confirmed(click, ActWithoutConfirmation)


async def _act_confirmed(click: Click, command: Callable[[str], Command]) -> None:
    prepared = prepare(click.match, click.user, click.argument, click.text)
    match = await perform(click, command(prepared.notation), exact=True)
    await say(click.interaction, describe_last_action(match, click.user, prepared.notation, click.text))


@handlers.on_click("pick")
async def pick(click: Click) -> None:
    """Show what can be chosen next; the match does not change.

    The delivery lock keeps this edit from overtaking that of a newer board.
    """
    async with click.bot.outbox.delivery_lock(click.match_id):
        match, _ = await click.bot.matches.get(click.match_id)
        click.bot.matches.require_current_board(match, click.user, click.revision)
        get_player_to_act(match, click.user)
        names = await display_names(click.bot).fetch(match)
        content = await render_message(match, selection=click.argument, names=names)
        edit = click.interaction.edit_original_response
        if not await try_edit_picture(click.bot, edit, content.view(), content.files()):
            await edit(view=content.view())  # the picture stays as it is


@handlers.on_click("undo")
async def undo(click: Click) -> None:
    """Undo the last action, or ask the others to agree."""
    match = await perform(click, Undo(), exact=True)
    await say(click.interaction, click.text(undo_answer(match)))


@handlers.on_click("answer")
async def answer(click: Click) -> None:
    """Agree to the consent request, or decline it."""
    await perform(click, Answer(click.choice(("yes", "no")) == "yes"), exact=True)


@handlers.on_click("rematch", private=True)
async def rematch(click: Click) -> None:
    """Open a table for the same users."""
    match = await click.bot.matches.rematch(click.match_id, click.user)
    await say(click.interaction, click.text("table-opened-here", link=message_link(match, None)))


# Private panels


@handlers.on_click("panel", private=True)
async def panel(click: Click) -> None:
    """Open the user's own panel of the game, as the match stands now."""
    await say(click.interaction, *_panel_items(click.match, click, ""))


@handlers.on_click("panel-set")
async def panel_set(click: Click) -> None:
    """Show the panel with another selection; the match does not change."""
    match = click.match
    if match.turn != click.revision and not match.is_over:
        raise Refusal("stale-panel")
    await say_instead(click.interaction, *_panel_items(match, click, click.argument))


@handlers.on_click("panel-act")
async def panel_act(click: Click) -> None:
    """Perform the action that the button names and describe it in the panel.

    The controls stay while the player can still change the choice.
    """
    match = await perform(click, Act(click.argument, turn=click.revision))
    done = describe_last_action(match, click.user, click.argument, click.text)
    player = match.player_of(click.user) or 0
    await say_instead(click.interaction, done, *_panel_content(match, player, "", click.text))


def _panel_items(match: Match, click: Click, selection: str) -> list[ui.Item[Any] | str]:
    """Return the user's panel. Raise ``Refusal`` if there is none."""
    require_running(match)
    items = _panel_content(match, get_active_player(match, click.user), selection, click.text)
    if not items:
        raise Refusal("no-panel-now")
    return items


def _panel_content(match: Match, player: int, selection: str, text: Text) -> list[ui.Item[Any] | str]:
    """Return a player's panel, empty if there is none.

    Its buttons carry the turn, not the revision.
    """
    view = match.rules.view(match.state, player)
    shown_panel = None if match.is_over else get_ui(match).panel(view, player, selection, text=text)
    return [] if shown_panel is None else [shown_panel.text, *rows(shown_panel.lines, match.id, match.turn)]


@handlers.on_click("read", private=True)
async def read(click: Click) -> None:
    """Describe the whole position in words."""
    await say(click.interaction, position_in_words(click.match, click.user, await click.named_text()))


def position_in_words(match: Match, user: int, text: Text) -> str:
    """Return the whole position in words, as far as the user may know it.

    Raise ``Refusal`` before the match has begun.
    """
    return RENDERERS[match.game].describe(_view_of(match, user), text=text)


@handlers.on_click("area", private=True)
async def area(click: Click) -> None:
    """Show everything that one player has."""
    match = click.match
    view = _view_of(match, click.user)
    player = click.number(range(len(match.players)))
    if not has_picture(match.game, "area"):
        raise Refusal("unknown-button")
    text = await click.named_text()
    picture = await draw_off_loop(area_picture, match.game, view, player, theme=match.theme, text=text)
    title = click.text("area-title", seat=seat_name(match, player, click.text))
    await _say_picture(click, title, picture, f"{match.game}-area-{player}")


@handlers.on_click("picture", private=True)
async def additional_picture(click: Click) -> None:
    """Show an additional picture: a closer look, or the finished building."""
    match = click.match
    view, name = _view_of(match, click.user), click.choice(EXTRA_PICTURES)
    if not has_picture(match.game, name):
        raise Refusal("unknown-button")
    text = await click.named_text()
    ended = from_milliseconds(match.ended_at).date() if match.ended_at is not None else None
    picture = await draw_off_loop(
        extra_picture, match.game, name, view, theme=match.theme, text=text, ended=ended
    )
    await _say_picture(click, click.text(f"picture-{name}"), picture, f"{match.game}-{name}")


def _view_of(match: Match, user: int) -> Any:
    if match.state is None:
        raise Refusal("not-begun")
    return match.view(match.player_of(user))


async def _say_picture(click: Click, title: str, picture: Picture, name: str) -> None:
    file = picture_file(picture, name)
    await say(click.interaction, title, gallery(file.filename, picture.description), files=[file])


@handlers.on_click("rules", private=True)
async def rules(click: Click) -> None:
    """Explain the game."""
    match = click.match
    items, files = await rules_items(match.game, match.theme, click.text)
    await say(click.interaction, *items, files=files)


@handlers.on_click("more", private=True)
async def more(click: Click) -> None:
    """Open the panel of controls that are rarely needed."""
    match = click.match
    panel = [
        Control(click.text("button-log"), "log"),
        Control(click.text("button-show"), "show"),
        Control(click.text("button-record"), "record"),
        Control(click.text("button-notifications"), "notifications"),
    ]
    lines = [panel]
    if not match.is_over:
        player, running = match.player_of(click.user), match.status == "running"
        if running:
            panel.append(Control(click.text("button-nudge"), "nudge"))
        if any(status.owner is not None for status in match.seat_statuses):
            panel.append(Control(click.text("button-give-back"), "give-back"))
        if running and player is not None and player not in match.resigned:
            panel.append(Control(click.text("button-hand-over"), "hand-over"))
        if player is not None and has_to_act(match, player):
            panel.append(Control(click.text("button-hint"), "hint"))
        lines.append(
            [
                Control(click.text("button-resign"), "resign", ASK, ButtonStyle.danger),
                Control(click.text("button-cancel-match"), "cancel", style=ButtonStyle.danger),
            ]
        )
    await say(click.interaction, click.text("more-title"), *rows(lines, match.id, match.button_revision))


@handlers.on_click("log", private=True)
async def log(click: Click) -> None:
    """Show the log of the match."""
    await say(click.interaction, await log_in_words(click.bot, click.match, click.text))


async def log_in_words(bot: Guildhall, match: Match, text: Text) -> str:
    """Return the last lines of a match's log, numbered; equal lines in a row are combined into one."""
    lines = [entry.sentence for entry in await log_entries(bot, match, text)]
    if not lines:
        return text("log-empty")
    numbered, number = [], 1
    for line, same in groupby(lines):
        count = len(list(same))
        shown_line = line if count == 1 else text("log-times", line=line, count=count)
        numbered.append(f"{number}. {shown_line}")
        number += count
    return "\n".join([text("log-title", count=len(lines)), *numbered[-_LONGEST_LOG:]])


@handlers.on_click("show", private=True)
async def show(click: Click) -> None:
    """Post the board again."""
    await perform(click, Show())
    await say(click.interaction, click.text("shown-again"))


@handlers.on_click("record", private=True)
async def record(click: Click) -> None:
    """Send the record of the match as a file."""
    match = click.match
    content = export(match, await click.bot.store.matches.actions(match.id))
    file = discord.File(BytesIO(content), filename=f"{match.game}-{match.id}.json")
    await say(click.interaction, click.text("record-title"), discord.ui.File(file), files=[file])


@handlers.on_click("resign", private=True, confirms=True)
async def resign(click: Click) -> None:
    """Ask for confirmation, then resign from the match."""
    if click.choice((ASK, "yes")) == ASK:
        match = click.match
        sure = Control(click.text("button-resign-sure"), "resign", "yes", ButtonStyle.danger)
        await say(
            click.interaction,
            click.text("resign-sure", others=len(match.players) - len(match.resigned) - 1),
            *rows([[sure]], match.id, match.button_revision),
        )
        return
    await perform(click, Resign())
    await say(click.interaction, click.text("resigned"))


class Boards(commands.Cog):
    """The cog that makes the bot listen to the buttons of matches, even to those from before a restart."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.add_dynamic_items(BoardItem)

    async def cog_unload(self) -> None:
        """Unregister the buttons."""
        self.bot.remove_dynamic_items(BoardItem)


async def setup(bot: Guildhall) -> None:
    """Add the cogs and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(DisplayNames(bot))
    await bot.add_cog(Boards(bot))
