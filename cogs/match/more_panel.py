"""The private panel behind *More*: rarely needed controls, only those that the user can use now."""

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands import (
    Cancel,
    ClaimWin,
    Command,
    EvenOut,
    GiveSeatBack,
    Hint,
    Join,
    Leave,
    Nudge,
    Resign,
    SetTimeControl,
    Show,
    TakeSeat,
    Undo,
    UnseatComputers,
    find_player_to_undo,
    get_owned_player,
    silence_agrees,
)
from bot.match.models import LoggedAction, Match
from bot.match.refusals import Refusal
from cogs.board.board_messages import archive_controls
from cogs.board.buttons import LONGEST_LABEL, MatchClick, rows
from cogs.board.captions import player_on_control
from cogs.board.coach import Coach
from cogs.board.summaries import RecentTurns, Story, recent_turns
from cogs.kit.clicks import ASK, Click, user_button
from cogs.kit.controls import Control, Line
from cogs.kit.custom_ids import read_custom_id
from cogs.kit.game_ui import get_ui
from cogs.kit.member_permissions import require_may_act
from cogs.kit.refusals import explain
from cogs.kit.replies import Interaction, say, say_briefly, say_instead
from cogs.kit.uploads import custom_ids_in
from cogs.match.computer_players import can_hand_over
from cogs.match.name_reports import find_reportable_players
from cogs.table.clicks import refusing_controls
from cogs.table.table_forms import form_buttons
from rendering import RENDERERS
from rendering.words import fit_label

handlers = Handlers()


@handlers.on_click("more", Who.PEOPLE_HERE, private=True)
async def open_more_panel(click: MatchClick) -> None:
    """Open the panel of rarely needed controls."""
    match = click.match
    if match.status == "lobby":
        sections = [("more-table-title", _table_lines(click))]
    else:
        record = await click.bot.matches.get_actions(match.id)
        text, hands_over = await click.named_text(), await can_hand_over(click)
        sections = _match_sections(click, record, text, hands_over=hands_over)
    has_pupil = await click.bot.cog_of(Coach).has_pupil(match, click.user, click.recipients)
    forms = form_buttons(match, click.user, click.text)
    items: list[ui.Item[Any] | str] = []
    for title, lines in sections:
        buttons: list[ui.Item[Any]] = [*forms] if title == "more-table-title" else []
        buttons.extend(rows([line for line in lines if line], match.id, match.board_version))
        if has_pupil and title == "more-help-title":
            buttons.append(ui.ActionRow(user_button(click.text("button-coach-off"), "coach-off")))
        items.extend([click.text(title), *buttons] if buttons else [])
    await say(click.interaction, *(items or [_invite_to_sit(click)]))


def _invite_to_sit(click: MatchClick) -> str:
    """Return the sentence for who doesn't sit at a table: they can take a seat, or why they can't."""
    try:
        click.bot.matches.preview(click.match, click.user, Join())
    except Refusal as refusal:
        return explain(refusal, click.text)
    return click.text("more-table-empty")


@handlers.on_user_click("coach-off", Who.ANYBODY)
async def switch_coach_off(click: Click) -> None:
    """Turn the coach off in all matches of the user."""
    await click.bot.preferences.change(click.user, {"coach": "off"})
    await say_instead(click.interaction, click.text("coach-off"))


def _filter_possible(
    click: MatchClick, offers: Iterable[tuple[Control, Command]], record: tuple[LoggedAction, ...] = ()
) -> list[Control]:
    """Return the controls whose commands the user could give now."""
    return [control for control, command in offers if _is_possible(click, command, record)]


def _is_possible(click: MatchClick, command: Command, record: tuple[LoggedAction, ...]) -> bool:
    try:
        click.bot.matches.preview(click.match, click.user, command, record)
    except Refusal:
        return False
    return True


def _table_lines(click: MatchClick) -> list[Line]:
    match, text = click.match, click.text
    leave = "button-leave" if click.user in match.seats else "button-decline-invitation"
    choosing: list[tuple[Control, Command]] = [
        (Control(text("button-remove-computers"), "computers-off"), UnseatComputers()),
        (Control(text("button-clock"), "clock"), SetTimeControl(match.time_control)),
        *(
            (Control(text("button-even-out"), "even-out"), EvenOut(click.user, size))
            for size in match.rules.advantages[-1:]
        ),
    ]
    leaving: list[tuple[Control, Command]] = [
        (Control(text(leave), "leave"), Leave()),
        *((control, Leave()) for control in refusing_controls(match, click.user, text)),
        (Control(text("button-cancel"), "cancel", style=ButtonStyle.danger), Cancel()),
    ]
    return [_filter_possible(click, choosing), _filter_possible(click, leaving)]


def _has_legend(match: Match, user: int) -> bool:
    if match.state is None:
        return False
    return any(RENDERERS[match.game].symbols(match.view(match.find_player(user))))


def _match_sections(
    click: MatchClick, record: tuple[LoggedAction, ...], text: Text, *, hands_over: bool
) -> list[tuple[str, list[Line]]]:
    """Return the ids of the titles of what the panel offers in a match, each with its controls."""
    match = click.match
    player = match.find_player(click.user)
    message = click.interaction.message
    custom_ids = map(read_custom_id, custom_ids_in(message) if message else ())
    shown = {content.verb for content in custom_ids if content is not None}
    recent = RecentTurns() if match.state is None else recent_turns(Story(match), above=-1)
    looks = [] if match.state is None else get_ui(match).looks(match.view(player), text=text)
    moved = [
        *([] if match.state is None else [Control(text("button-read"), "read")]),
        *looks,
        *([] if match.state is None else [Control(text("button-large"), "large")]),
        *([] if recent.is_complete else [Control(text("button-what-happened"), "happened")]),
    ]
    during = [Control(text("button-replay"), "replay"), Control(text("button-record"), "record")]
    looking = [
        *moved,
        Control(text("button-log"), "log"),
        *_filter_possible(click, [(Control(text("button-show"), "show"), Show())]),
        *(archive_controls(match, text) if match.is_over else during),
    ]
    looking = [control for control in looking if control.verb not in shown]
    helping = [
        *([] if "rules" in shown else [Control(text("button-rules"), "rules")]),
        *([Control(text("button-legend"), "legend")] if _has_legend(match, click.user) else []),
        Control(text("button-fair-play"), "fair-play"),
    ]
    if player is not None:
        helping.append(Control(text("button-notifications"), "notifications"))
    if find_reportable_players(match, click.user):
        helping.append(Control(text("button-report-name"), "report-name"))
    give_back = "button-take-back" if match.has_lent_seat(click.user) else "button-give-back"
    acting: list[tuple[Control, Command]] = [
        (Control(text("button-nudge"), "nudge"), Nudge()),
        (Control(text(give_back), "give-back"), GiveSeatBack()),
    ]
    if "hint" not in shown:
        acting.insert(0, (Control(text("button-hint"), "hint", ASK), Hint()))
    if "undo" not in shown or find_player_to_undo(match) not in (None, player):
        acting.insert(1, (Control(text("button-undo"), "undo", ASK), Undo()))
    late: list[tuple[Control, Command]] = []
    for seat in sorted(match.publicly_to_act()):
        claim, take = (_label(match, key, seat, text) for key in ("button-claim", "button-take-seat"))
        late.append((Control(claim, "claim", str(seat), ButtonStyle.danger), ClaimWin(seat)))
        late.append((Control(take, "take-seat", str(seat), ButtonStyle.danger), TakeSeat(seat)))
    leaving: list[Control] = []
    if match.status == "running" and match.pause is None and _has_own_seat(match, click.user):
        leaving = [
            *([Control(text("button-hand-over"), "hand-over")] if hands_over else []),
            Control(text("button-resign"), "resign", ASK, ButtonStyle.danger),
        ]
    cancel = Control(text("button-cancel-match"), "cancel", ASK, ButtonStyle.danger)
    return [
        ("more-title", [looking, _filter_possible(click, acting, record), _filter_possible(click, late)]),
        ("more-help-title", [helping]),
        ("more-leave-title", [leaving]),
        ("more-cancel-title", [_filter_possible(click, [(cancel, Cancel())])]),
    ]


def _has_own_seat(match: Match, user: int) -> bool:
    """Return whether a user has not resigned from a seat of their own; stand-ins do not own the seat."""
    try:
        get_owned_player(match, user)
    except Refusal:
        return False
    return True


def _label(match: Match, key: str, player: int, text: Text) -> str:
    """Return the label of a button with a player's name."""
    return fit_label(
        lambda text: text(key, player=player_on_control(match, player, text)), text, LONGEST_LABEL
    )


@handlers.on_click("show", Who.PLAYERS, private=True)
async def post_board_again(click: MatchClick) -> None:
    """Post the board again."""
    await require_may_act(click.interaction)
    await click.perform(Show())
    await say_briefly(click.interaction, click.text("shown-again"))


@handlers.on_click("resign", Who.PLAYERS, private=True, confirms=True)
async def resign(click: MatchClick) -> None:
    """Ask for confirmation, then resign from the match."""
    if click.choice((ASK, "yes")) == ASK:
        await ask_to_resign(click.interaction, click.match, click.text)
        return
    await click.perform(Resign())
    await say_briefly(click.interaction, click.text("resigned"))


async def ask_to_resign(interaction: Interaction, match: Match, text: Text) -> None:
    """Ask a player to confirm that they resign. Raise ``Refusal`` if they cannot."""
    bot_of(interaction).matches.preview(match, interaction.user.id, Resign())
    sure = Control(text("button-resign-sure"), "resign", "yes", ButtonStyle.danger)
    await say(
        interaction,
        text("resign-sure", others=len(match.players) - len(match.resigned) - 1),
        *rows([[sure]], match.id, match.board_version),
    )


@handlers.on_click("cancel", Who.PLAYERS, private=True, confirms=True)
async def cancel(click: MatchClick) -> None:
    """Cancel the match, after a confirmation if it ends at once, or ask the others to agree."""
    if click.argument == ASK and would_end(click.bot, click.match, click.user):
        await ask_to_cancel(click.interaction, click.match, click.text)
        return
    match = await click.perform(Cancel())
    await say_briefly(click.interaction, click.text(cancel_answer(match)))


def cancel_answer(match: Match) -> str:
    """Return the id of the text that answers a cancellation."""
    if not match.is_over:
        request = match.consent_request
        idle = request is not None and silence_agrees(match, request)
        return "asked-to-cancel-idle" if idle else "asked-to-cancel"
    return "table-closed" if match.state is None else "cancelled"


def would_end(bot: Guildhall, match: Match, user: int) -> bool:
    """Return whether a match that has begun would end at once if the user cancelled it.

    Raise ``Refusal`` if they cannot.
    """
    return bot.matches.preview(match, user, Cancel()).is_over and match.status == "running"


async def ask_to_cancel(interaction: Interaction, match: Match, text: Text) -> None:
    """Ask a user to confirm that they cancel the match for everybody."""
    sure = Control(text("button-cancel-sure"), "cancel", "yes", ButtonStyle.danger)
    await say(interaction, text("cancel-sure"), *rows([[sure]], match.id, match.board_version))


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
