"""Computer players on Discord: at tables, in abandoned seats, and as teachers who give hints."""

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle

from bot.client import Guildhall, bot_of
from bot.handlers import Handlers
from bot.locales import Text
from bot.players import LEVEL_NAMES
from bot.services.commands import (
    HINTS,
    HandOver,
    Hint,
    SeatComputer,
    UnseatComputers,
    get_active_player,
    require_participant,
    seats_to_hand_over,
)
from bot.services.refusals import Refusal
from bot.store.models import Match, is_computer
from bot.timestamps import milliseconds
from cogs.boards import perform
from cogs.support.board_messages import seat_name
from cogs.support.buttons import Click, number_in, rows
from cogs.support.controls import Choice, Control, Menu
from cogs.support.explanations import describe_action, possible_now
from cogs.support.game_ui import text_for
from cogs.support.replies import Interaction, is_on_private, say, say_briefly, say_instead
from cogs.support.users import is_member, level_name

TEACHER = "master"
"""The level of the computer that gives hints."""

handlers = Handlers()


# Under a table


@handlers.on_click("computer", private=True)
async def computer(click: Click) -> None:
    """Show the levels at which a computer can join."""
    match = click.match
    require_participant(match, click.user)
    choices = tuple(Choice(level_name(level, click.text), level) for level in LEVEL_NAMES)
    menu = Menu(click.text("computer-menu"), "computer-add", choices)
    title = [click.text("computer-title"), *([click.text("computer-marks")] if match.is_rated else [])]
    await say(click.interaction, "\n".join(title), *rows([menu], match.id, match.button_revision))


@handlers.on_click("computer-add", confirms=True)
async def computer_add(click: Click) -> None:
    """Seat a computer."""
    await perform(click, SeatComputer(click.choice(LEVEL_NAMES)))
    await say_briefly(click.interaction, click.text("computer-seated"))


async def ask_for_computer(interaction: Interaction, match: Match, level: str, text: Text) -> None:
    """Ask a user whether a computer is to sit at the table, or on their own seat once play has begun.

    Raise ``Refusal`` if it cannot.
    """
    user, matches = interaction.user.id, bot_of(interaction).matches
    if match.status == "lobby":
        matches.preview(match, user, SeatComputer(level))
        question, verb, argument = "computer-sure-seat", "computer-add", level
    else:
        matches.preview(match, user, HandOver(level))
        question, verb = "computer-sure-own", "hand-over-to"
        argument = f"{get_active_player(match, user)}={level}"
    sure = Control(text("button-computer-sure"), verb, argument, ButtonStyle.primary)
    await say(
        interaction,
        text(question, level=level_name(level, text)),
        *rows([[sure]], match.id, match.button_revision),
    )


@handlers.on_click("computers-off", confirms=True)
async def computers_off(click: Click) -> None:
    """Remove all computers from the table."""
    await perform(click, UnseatComputers())
    if is_on_private(click.interaction):
        await say_briefly(click.interaction, click.text("computers-removed"))


# Under a board


@handlers.on_click("hand-over", private=True)
async def hand_over(click: Click) -> None:
    """Show the seats that can be handed to a computer, and the levels."""
    match = click.match
    get_active_player(match, click.user)
    left = await _find_players_who_left(click, match, range(len(match.players)))
    menu = hand_over_menu(match, click.user, left, click.text)
    await say(
        click.interaction, click.text("hand-over-title"), *rows([menu], match.id, match.button_revision)
    )


async def _find_players_who_left(click: Click, match: Match, players: Iterable[int]) -> frozenset[int]:
    """Return the players who are no longer in the server."""
    others = [p for p in players if not is_computer(match.players[p]) and match.players[p] != click.user]
    return frozenset(
        [p for p in others if await is_member(click.bot, match.guild_id, match.players[p]) is False]
    )


def hand_over_menu(match: Match, user: int, left: frozenset[int], text: Text) -> Menu:
    """Return the menu of levels for the user's own seat and for each other seat that may be handed over."""
    own = get_active_player(match, user)
    free = {own, *seats_to_hand_over(match, milliseconds(), left)}
    seats = [p for p, account in enumerate(match.players) if p in free and not is_computer(account)]
    choices: list[Choice] = []
    for player in seats:
        key, seat = "hand-over-own" if player == own else "hand-over-seat", seat_name(match, player, text)
        for level in LEVEL_NAMES:
            label = text(key, seat=seat, level=level_name(level, text))
            choices.append(Choice(label, f"{player}={level}"))
    return Menu(text("hand-over-menu"), "hand-over-to", tuple(choices))


@handlers.on_click("hand-over-to", confirms=True)
async def hand_over_to(click: Click) -> None:
    """Give a seat to a computer."""
    chosen, _, level = click.argument.partition("=")
    if level not in LEVEL_NAMES:
        raise Refusal("unknown-button")
    player = number_in(chosen, range(len(click.match.players)))
    left = await _find_players_who_left(click, click.match, [player])
    await perform(click, HandOver(level, player, has_left=player in left))
    await say_briefly(click.interaction, click.text("handed-over"))


# Hints


@handlers.on_click("hint", private=True)
async def hint(click: Click) -> None:
    """Give the first hint."""
    await say(click.interaction, *await hint_items(click.bot, click.match_id, click.user, 1, click.text))


@handlers.on_click("hint-more")
async def hint_more(click: Click) -> None:
    """Replace the hint with the next one."""
    step = click.number(range(1, HINTS + 1))
    items = await hint_items(click.bot, click.match_id, click.user, step, click.text)
    await say_instead(click.interaction, *items)


async def hint_items(bot: Guildhall, match_id: int, user: int, step: int, text: Text) -> list[Any]:
    """Return a hint for a player to act, up to ``step``, and a button for the next.

    Raise ``Refusal`` if the user may not have a hint now.
    """
    match = await bot.matches.perform(match_id, user, Hint(step))
    text = text_for(match, text)
    player = match.player_of(user)
    assert player is not None
    possible, more_possible = possible_now(match, player)
    legal = text("hint-legal", possible=possible, more=more_possible) if possible else text("hint-wait")
    lines = [text("hint-title"), legal]
    if step > 1:
        lines.extend(await _advice_lines(bot, match, player, step, text))
    lines.append(text("hint-unrated"))
    more = [Control(text(f"button-hint-{step + 1}"), "hint-more", str(step + 1))] if step < HINTS else []
    return ["\n".join(lines), *rows([more] if more else [], match.id, match.button_revision)]


async def _advice_lines(bot: Guildhall, match: Match, player: int, step: int, text: Text) -> list[str]:
    choice, reason = await bot.computers.advise(match, player, TEACHER)
    if choice is None or reason is None:
        return [text("hint-wait")]
    lines = [text("hint-why", why=text(reason.key, **reason.values))]
    if step < HINTS:
        return lines
    action = match.rules.action_from_string(choice.action)
    if match.rules.is_random(action):  # describing the result would reveal what chance brings
        return [*lines, text("hint-action", action=choice.action)]
    done = describe_action(match, player, action, match.state, text)
    return [*lines, text("hint-deed", action=choice.action, seat=seat_name(match, player, text), done=done)]


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
