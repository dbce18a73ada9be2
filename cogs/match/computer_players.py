"""Computers on Discord: seating them at tables, handing seats to them, and hints."""

from collections.abc import Iterable

from discord import ButtonStyle

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.commands import (
    HandOver,
    Hint,
    SeatComputer,
    UnseatComputers,
    find_seats_to_hand_over,
    get_owned_player,
    get_player_to_act,
    require_participant,
)
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from bot.players import LEVEL_NAMES
from bot.timestamps import milliseconds
from cogs.board.buttons import MatchClick, rows
from cogs.board.captions import player_on_control
from cogs.board.refusal_sentences import describe_possible_actions
from cogs.board.users import is_member, level_name
from cogs.kit.clicks import ASK, number_in
from cogs.kit.controls import Choice, Control, Menu
from cogs.kit.game_ui import get_ui
from cogs.kit.large_pictures import draw_for_user, draw_view
from cogs.kit.replies import Interaction, is_on_private, say, say_briefly
from rendering import RENDERERS, on_board

TEACHER = "master"
"""The level of the computer that gives hints."""

handlers = Handlers()


# Under a table


@handlers.on_click("computer", Who.PLAYERS, private=True)
async def show_levels(click: MatchClick) -> None:
    """Show the levels of a computer that can join the table."""
    match = click.match
    require_participant(match, click.user)
    await require_computers(click.bot, match)
    choices = tuple(Choice(level_name(level, click.text), level) for level in LEVEL_NAMES)
    menu = Menu(click.text("computer-menu"), "computer-add", choices)
    title = _add_marking_note(match, click.text("computer-title"), click.text)
    await say(click.interaction, title, *rows([menu], match.id, match.board_version))


def _add_marking_note(match: Match, title: str, text: Text) -> str:
    """Add to a title that the match will be marked as assisted, unless it already is."""
    return title if match.is_assisted else "\n".join([title, text("computer-marks")])


@handlers.on_click("computer-add", Who.PLAYERS, confirms=True)
async def add_computer(click: MatchClick) -> None:
    """Seat a computer."""
    await require_computers(click.bot, click.match)
    await click.perform(SeatComputer(click.choice(LEVEL_NAMES)))
    await say_briefly(click.interaction, click.text("computer-seated"))


async def ask_for_computer(interaction: Interaction, match: Match, level: str, text: Text) -> None:
    """Ask a user whether to seat a computer at the table or, once the match has begun, on their own seat.

    Raise ``Refusal`` if that is impossible.
    """
    user, matches = interaction.user.id, bot_of(interaction).matches
    await require_computers(bot_of(interaction), match)
    if match.status == "lobby":
        matches.preview(match, user, SeatComputer(level))
        question, verb, argument = "computer-sure-seat", "computer-add", level
    else:
        matches.preview(match, user, HandOver(level))
        question, verb = "computer-sure-own", "hand-over-to"
        argument = f"{get_owned_player(match, user)}={level}"
    sure = Control(text("button-computer-sure"), verb, argument, ButtonStyle.primary)
    await say(
        interaction,
        text(question, level=level_name(level, text)),
        *rows([[sure]], match.id, match.board_version),
    )


@handlers.on_click("computers-off", Who.PLAYERS, confirms=True)
async def remove_computers(click: MatchClick) -> None:
    """Remove all computers from the table."""
    await click.perform(UnseatComputers())
    if is_on_private(click.interaction):
        await say_briefly(click.interaction, click.text("computers-removed"))


# Under a board


@handlers.on_click("hand-over", Who.PLAYERS, private=True)
async def show_seats(click: MatchClick) -> None:
    """Show the seats that can be handed to a computer, with the levels."""
    match = click.match
    get_owned_player(match, click.user)
    await require_computers(click.bot, match)
    players_who_left = await _find_players_who_left(click, match, range(len(match.players)))
    menu = hand_over_menu(match, click.user, players_who_left, await click.named_text())
    await say(
        click.interaction,
        _add_marking_note(match, click.text("hand-over-title"), click.text),
        *rows([menu], match.id, match.board_version),
    )


async def can_hand_over(click: MatchClick) -> bool:
    """Return whether the user could give a seat to a computer now: their own, or one of another player."""
    match = click.match
    try:
        own = get_owned_player(match, click.user)
        await require_computers(click.bot, match)
    except Refusal:
        return False
    if not is_computer(match.players[own]):
        return True
    players_who_left = await _find_players_who_left(click, match, range(len(match.players)))
    free = find_seats_to_hand_over(match, milliseconds(), players_who_left)
    return any(not is_computer(match.players[player]) for player in free)


async def _find_players_who_left(click: MatchClick, match: Match, players: Iterable[int]) -> frozenset[int]:
    """Return the players who are no longer in the server."""
    others = [p for p in players if not is_computer(match.players[p]) and match.players[p] != click.user]
    return frozenset(
        [p for p in others if await is_member(click.bot, match.guild_id, match.players[p]) is False]
    )


def hand_over_menu(match: Match, user: int, players_who_left: frozenset[int], text: Text) -> Menu:
    """Return the menu of levels for the user's own seat and for each other seat that can be handed over.

    Raise ``Refusal`` if a computer plays on all of them.
    """
    own = get_owned_player(match, user)
    free = {own, *find_seats_to_hand_over(match, milliseconds(), players_who_left)}
    seats = [p for p, account in enumerate(match.players) if p in free and not is_computer(account)]
    if not seats:
        raise Refusal("is-a-computer")
    choices: list[Choice] = []
    for player in seats:
        key = "hand-over-own" if player == own else "hand-over-seat"
        name = player_on_control(match, player, text)
        for level in LEVEL_NAMES:
            label = text(key, player=name, level=level_name(level, text))
            choices.append(Choice(label, f"{player}={level}"))
    return Menu(text("hand-over-menu"), "hand-over-to", tuple(choices))


@handlers.on_click("hand-over-to", Who.PLAYERS, confirms=True)
async def hand_over_seat(click: MatchClick) -> None:
    """Give a seat to a computer."""
    number, _, level = click.argument.partition("=")
    if level not in LEVEL_NAMES:
        raise Refusal("unknown-button")
    player = number_in(number, range(len(click.match.players)))
    await require_computers(click.bot, click.match)
    players_who_left = await _find_players_who_left(click, click.match, [player])
    match = await click.perform(HandOver(level, player, has_left=player in players_who_left))
    whose = "own" if match.has_lent_seat(click.user) else "other"
    more = on_board(await click.reader_text())("button-more")
    await say_briefly(click.interaction, click.text("handed-over", whose=whose, more=more))


# Hints


@handlers.on_click("hint", Who.PLAYERS, private=True, confirms=True)
async def hint(click: MatchClick) -> None:
    """Give a hint, after a confirmation if the hint marks the match."""
    await give_hint(click.interaction, click.match, await click.named_text(), sure=click.argument != ASK)


async def give_hint(interaction: Interaction, match: Match, text: Text, *, sure: bool = False) -> None:
    """Send the user, who has to act, what a computer would do and why; log that there was a hint.

    If the hint marks the match as assisted, ask for confirmation first unless the user is ``sure``. Raise
    ``Refusal`` unless the user may have a hint now.
    """
    bot, user = bot_of(interaction), interaction.user.id
    player = get_player_to_act(match, user)
    if not (sure or match.is_assisted):
        yes = Control(text("button-hint-sure"), "hint", "yes", ButtonStyle.primary)
        await say(interaction, text("hint-sure"), *rows([[yes]], match.id, match.board_version))
        return
    choice, reason = await bot.computers.advise(match, player, TEACHER)
    if choice is None or reason is None:
        await say(interaction, text("hint-wait"))
        return
    changed_match = await bot.matches.perform(match, user, Hint(), version=match.board_version)
    possible = "" if match.real_time else describe_possible_actions(match, player, text)
    view, renderer = match.rules.view(match.state, player), RENDERERS[match.game]
    best = text(
        "hint-best",
        action=renderer.advise(view, match.rules.action_from_string(choice.action), text=text),
        why=text(reason.key, **reason.values),
    )
    lines = "\n".join(filter(None, (best, possible, text("hint-logged", level=level_name(TEACHER, text)))))
    do_it = Control(text("button-sure"), "act-sure", choice.action, ButtonStyle.primary)
    buttons = [] if match.real_time else rows([[do_it]], match.id, changed_match.board_version)
    choices = get_ui(match).hint_choices(view, choice.action)
    if not choices:
        await say(interaction, lines, *buttons)
        return
    shown = await draw_for_user(
        interaction,
        draw_view,
        match,
        view,
        text,
        choices,
        theme=match.theme,
        name=f"{match.game}-hint",
    )
    await say(interaction, lines, *shown.galleries, *buttons, files=shown.files)


async def require_computers(bot: Guildhall, match: Match) -> None:
    """Raise ``Refusal`` if computers may not play in a match."""
    if not await bot.servers.allows_computers(match):
        raise Refusal("computers-not-allowed")


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
