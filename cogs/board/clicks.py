"""The handlers of the buttons under boards and in private panels, for every game."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands import (
    Act,
    ActWithoutConfirmation,
    Answer,
    Command,
    Undo,
    find_player_to_undo,
    get_active_player,
    get_active_player_or_owned,
    get_player_to_act,
    require_running,
)
from bot.match.digests import get_panel_version, is_panel_current
from bot.match.models import Match
from bot.match.refusals import MatchRefusal, NotBegun, Refusal, StaleBoard, StalePanel
from bot.timestamps import from_milliseconds
from cogs.board.actions import ask_for_confirmation, describe_last_action, prepare, undo_answer
from cogs.board.board_messages import mentions_of, render_message
from cogs.board.buttons import MatchClick, rows
from cogs.board.captions import player_on_control
from cogs.board.clicked_boards import ClickedBoards
from cogs.board.coach import Coach
from cogs.board.display_names import DisplayNames
from cogs.board.match_lines import LINE_TIMER, pass_timer
from cogs.board.private_controls import PrivateControls
from cogs.board.rule_sections import rules_items
from cogs.board.sent_messages import read_sent_message
from cogs.board.shown_pictures import ShownPictures
from cogs.board.story import name_player
from cogs.board.summaries import Story
from cogs.kit.brief_answers import BriefAnswers, PrivateAnswer
from cogs.kit.clicks import ASK, Clicks
from cogs.kit.controls import Control
from cogs.kit.discord_errors import BAD_REQUEST
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.large_pictures import draw_for_user, draw_view
from cogs.kit.replies import is_on_private, say, say_briefly, say_instead, show
from cogs.kit.sending import send_view
from cogs.kit.uploads import Upload
from rendering import EXTRA_PICTURES, RENDERERS, extra_picture
from rendering.words import and_list

handlers = Handlers()


# Under a board


@handlers.on_click("act", Who.PLAYERS)
async def act(click: MatchClick) -> None:
    """Perform the action that the button names, or ask for confirmation first."""
    click.bot.matches.require_current_board(click.match, click.user, click.version)
    prepared_action = prepare(click.match, click.user, click.argument, click.text)
    if prepared_action.confirmation:
        await ask_for_confirmation(
            click.interaction, click.match, click.argument, prepared_action.confirmation
        )
    else:
        click.bot.cog_of(ClickedBoards).note(click.interaction)
        await click.perform(Act(prepared_action.notation), exact=True)


@handlers.on_click("act-not", Who.PEOPLE_HERE, confirms=True)
async def act_not(click: MatchClick) -> None:
    """Drop the action that the user was asked to confirm."""
    await say_briefly(click.interaction, click.text("not-done"))


@handlers.on_click("act-sure", Who.PLAYERS, confirms=True)
async def act_sure(click: MatchClick) -> None:
    """Perform the action after the user confirmed it."""
    await _perform_confirmed_action(click, Act)


@handlers.on_click("act-always", Who.PLAYERS, confirms=True)
async def act_always(click: MatchClick) -> None:
    """Perform the action, and turn off confirmations for this player in this match."""
    await _perform_confirmed_action(click, ActWithoutConfirmation)


async def _perform_confirmed_action(click: MatchClick, command: Callable[[str], Command]) -> None:
    if click.interaction.message is not None:
        click.bot.cog_of(PrivateControls).forget(click.interaction.message.id)  # the answer replaces it
    prepared_action = prepare(click.match, click.user, click.argument, click.text)
    match = await click.perform(command(prepared_action.notation), exact=True)
    await say_briefly(
        click.interaction, describe_last_action(match, click.user, prepared_action.notation, click.text)
    )


@handlers.on_click("pick", Who.PLAYERS)
async def pick(click: MatchClick) -> None:
    """Show the buttons for the selection of the player to act; the match does not change.

    The picture stays as it is: the buttons say what can be chosen next. The delivery lock keeps this edit
    from replacing a newer board.
    """
    async with click.bot.outbox.delivery_lock(click.match_id):
        match, recipients = await click.bot.matches.get(click.match_id)
        click.bot.matches.require_current_board(match, click.user, click.version)
        get_player_to_act(match, click.user)
        names = await click.bot.cog_of(DisplayNames).fetch(match)
        board = await click.bot.matches.get_board(match.id)
        assert click.interaction.message is not None
        shown = board.message or read_sent_message(click.interaction.message)
        story = Story(match, click.bot.app_emojis, recipients)
        render = partial(
            render_message,
            story,
            selection=click.argument,
            names=names,
            above=shown.above,
            find_coach_line=partial(click.bot.cog_of(Coach).find_board_line, story),
        )
        edit, mentions = click.interaction.edit_original_response, mentions_of(match)
        content = await render(kept=Upload(shown.filename, shown.description))
        try:
            await send_view(click.bot, edit, content.view(), allowed_mentions=mentions)
        except discord.HTTPException as error:  # the message may have lost its picture
            if error.status != BAD_REQUEST:
                raise
            content = await render()
            await send_view(
                click.bot, edit, content.view(), attachments=content.files(), allowed_mentions=mentions
            )


@handlers.on_click("undo", Who.PLAYERS, confirms=True)
async def undo(click: MatchClick) -> None:
    """Undo the last action, or ask the others to agree.

    The button under a board is for the player who acted last, whose turn may be over. The board shows that
    it worked. The one behind *More* is for the user who opened that panel.
    """
    click.bot.matches.require_current_board(click.match, click.user, click.version)
    player = None if click.argument == ASK else find_player_to_undo(click.match)
    if player not in (None, get_active_player_or_owned(click.match, click.user)):
        raise MatchRefusal("not-your-undo", click.match, {"player": click.match.players[player]})
    match = await click.perform(Undo(), exact=True)
    if is_on_private(click.interaction) or match.consent_request is not None:
        await say_briefly(click.interaction, undo_answer(match, click.text))


@handlers.on_click("answer", Who.PLAYERS)
async def answer(click: MatchClick) -> None:
    """Agree to the consent request, or decline it."""
    click.bot.cog_of(ClickedBoards).note(click.interaction)
    await click.perform(Answer(click.choice(("yes", "no")) == "yes"), exact=True)


# Private panels


@handlers.on_click("panel", Who.PLAYERS, private=True)
async def open_panel(click: MatchClick) -> None:
    """Open the user's private panel."""
    panel = await say(click.interaction, *await _panel_items(click.match, click, ""))
    await _keep_panel(click, click.match, panel)


@handlers.on_click("panel-set", Who.PLAYERS)
async def set_panel_selection(click: MatchClick) -> None:
    """Show the panel with the selection; the match does not change."""
    match = click.match
    if not match.is_over:
        _require_current_panel(click)
    panel = await say_instead(click.interaction, *await _panel_items(match, click, click.argument))
    await _keep_panel(click, match, panel)


@handlers.on_click("panel-act", Who.PLAYERS)
async def act_in_panel(click: MatchClick) -> None:
    """Perform the action that the button names, and describe it in the panel.

    The controls stay as long as the player can still change the choice.
    """
    if click.match.status == "running":
        _require_current_panel(click)
    match = await click.perform(Act(click.argument, turn=click.version.number))
    description = describe_last_action(match, click.user, click.argument, click.text)
    player = match.find_player(click.user) or 0
    controls = _panel_content(match, player, "", click.text)
    panel = await say_instead(click.interaction, description, *controls)
    if controls:
        await _keep_panel(click, match, panel)
    else:
        click.bot.cog_of(PrivateControls).forget(panel.message_id)
        click.bot.cog_of(BriefAnswers).delete_later(panel)


async def _keep_panel(click: MatchClick, match: Match, panel: PrivateAnswer) -> None:
    version = get_panel_version(match, get_active_player(match, click.user))
    await click.bot.cog_of(PrivateControls).keep(match, click.user, panel, version)


def _require_current_panel(click: MatchClick) -> None:
    """Raise ``Refusal`` unless a panel belongs to this turn and to the current history of the match."""
    match = click.match
    if is_panel_current(match, get_active_player(match, click.user), click.version):
        return
    if match.turn == click.version.number and click.version.digest:
        raise StaleBoard(match, click.version)
    raise StalePanel()


async def _panel_items(match: Match, click: MatchClick, selection: str) -> list[ui.Item[Any] | str]:
    """Return the items of the user's panel. Raise ``Refusal`` if there is none."""
    require_running(match)
    player = get_active_player(match, click.user)
    text = await click.named_text()
    coach = await click.bot.cog_of(Coach).find_panel_line(match, click.user, click.recipients, text)
    items = _panel_content(match, player, selection, click.text, coach)
    if not items:
        raise Refusal("no-panel-now")
    return items


def _panel_content(
    match: Match, player: int, selection: str, text: Text, coach: str = ""
) -> list[ui.Item[Any] | str]:
    """Return the items of a player's panel, with the coach's line; empty if there is none.

    The version in their custom ids does not change with secret actions of others.
    """
    view = match.rules.view(match.state, player)
    private_panel = None if match.is_over else get_ui(match).panel(view, player, selection, text=text)
    return (
        []
        if private_panel is None
        else [
            "\n".join([private_panel.text, coach]) if coach else private_panel.text,
            *rows(private_panel.lines, match.id, get_panel_version(match, player)),
        ]
    )


@handlers.on_click("read", Who.PEOPLE_HERE, private=True)
async def say_position(click: MatchClick) -> None:
    """Send the whole position in words."""
    await say(click.interaction, describe_position(click.match, click.user, await click.named_text()))


def describe_position(match: Match, user: int, text: Text) -> str:
    """Describe the whole position, as far as the user may know it.

    Raise ``Refusal`` before the match has begun.
    """
    renderer, view, own = RENDERERS[match.game], _view_of(match, user), text_for(match, text)
    to_act = sorted(match.publicly_to_act())
    if not to_act or match.find_player(user) in to_act:
        return renderer.describe(view, text=own)
    players = and_list([renderer.player(player, text=own) for player in to_act], own)
    prompt = renderer.prompt(view, text=own)
    # The prompt is for other players, so their names go with it.
    position = renderer.describe(view, text=own, is_past=True)
    return "\n".join([position, own("read-turn-of-others", players=players, prompt=prompt)])


@handlers.on_click("area", Who.PEOPLE_HERE, private=True)
async def show_area(click: MatchClick) -> None:
    """Show everything that one player has, with buttons for the other players.

    Boards of earlier versions have a button for each player; now the first to be shown is the user.
    """
    items, files = await _area_items(click)
    await say(click.interaction, *items, files=files)


@handlers.on_click("area-other", Who.PEOPLE_HERE)
async def show_other_area(click: MatchClick) -> None:
    """Show everything that another player has in place of the area that was shown."""
    items, files = await _area_items(click)
    await show(click.interaction, *items, files=files)


async def _area_items(click: MatchClick) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return all that the player in the argument has, by default the user, as items and uploads."""
    match = click.match
    view = _view_of(match, click.user)
    if "area" not in RENDERERS[match.game].extra_pictures():
        raise Refusal("unknown-button")
    players = range(len(match.players))
    player = click.number(players) if click.argument else match.find_player(click.user) or 0
    text = await click.named_text()

    shown = await draw_for_user(
        click.interaction,
        extra_picture,
        match.game,
        "area",
        view,
        theme=match.theme,
        text=text,
        marks=match.player_marks,
        player=player,
        name=f"{match.game}-area-{player}",
    )
    others = [
        Control(text("button-area", player=player_on_control(match, other, text)), "area-other", str(other))
        for other in players
        if other != player
    ]
    title = text("area-title", player=name_player(match, player, text))
    return [title, *shown.galleries, *rows([others], match.id, match.board_version)], shown.files


@handlers.on_click("picture", Who.PEOPLE_HERE, private=True)
async def show_picture(click: MatchClick) -> None:
    """Show an additional picture: a closer look, or the finished building."""
    match = click.match
    view, name = _view_of(match, click.user), click.choice(EXTRA_PICTURES)
    if name not in RENDERERS[match.game].extra_pictures():
        raise Refusal("unknown-button")
    text = await click.named_text()
    end_date = from_milliseconds(match.ended_at).date() if match.ended_at is not None else None
    shown = await draw_for_user(
        click.interaction,
        extra_picture,
        match.game,
        name,
        view,
        theme=match.theme,
        text=text,
        end_date=end_date,
        marks=match.player_marks,
        name=f"{match.game}-{name}",
    )
    await say(click.interaction, click.text(f"picture-{name}"), *shown.galleries, files=shown.files)


@handlers.on_click("large", Who.PEOPLE_HERE, private=True)
async def show_large(click: MatchClick) -> None:
    """Show the position, as far as the user may know it, in large parts."""
    match, text = click.match, await click.named_text()
    view, name = _view_of(match, click.user), f"{match.game}-large"
    shown = await draw_for_user(
        click.interaction, draw_view, match, view, text, theme=match.theme, name=name, is_large=True
    )
    title = click.text("picture-large", parts=len(shown.files))
    await say(click.interaction, title, *shown.galleries, files=shown.files)


def _view_of(match: Match, user: int) -> Any:
    if match.state is None:
        raise NotBegun(match)
    return match.view(match.find_player(user))


@handlers.on_click("rules", Who.PEOPLE_HERE, private=True)
async def show_rules(click: MatchClick) -> None:
    """Show the rules of the game with the options of this match."""
    match = click.match
    items, files = await rules_items(click.interaction, match.game, match.theme, click.text, match)
    await say(click.interaction, *items, files=files)


async def setup(bot: Guildhall) -> None:
    """Add the cogs and the handlers."""
    bot.handlers.include(handlers)
    bot.scheduler.handle(LINE_TIMER, partial(pass_timer, bot), once_ready=True)
    await bot.add_cog(DisplayNames(bot))
    await bot.add_cog(Coach(bot))
    await bot.add_cog(BriefAnswers(bot))
    await bot.add_cog(ClickedBoards())
    await bot.add_cog(ShownPictures())
    await bot.add_cog(PrivateControls())
    await bot.add_cog(Clicks(bot))
