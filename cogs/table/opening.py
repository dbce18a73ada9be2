"""Opening a table, for every game."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games import GAMES
from bot.locales import Text
from bot.match.commands import Command, Start
from bot.match.computer_users import find_free_computer_user
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.player_clock import TIME_CONTROLS
from bot.match.refusals import Refusal
from bot.players import LEVEL_NAMES
from cogs.kit.clicks import Click, user_button
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.links import message_link
from cogs.kit.replies import Interaction, say, say_briefly, text_of
from cogs.table.places import choose_place, open_channel
from rendering import THEMES

handlers = Handlers()


async def open_table(
    interaction: Interaction,
    game: str,
    options: dict[str, Any],
    *,
    opponents: tuple[discord.Member | discord.User, ...] = (),
    seat: int = 0,
    theme: str | None = None,
    thread: bool | None = None,
    clock: str | None = None,
    computer: str = "",
    begin: bool = False,
    practice: bool = False,
    start: Command | None = None,
    computers: int = 1,
    thread_if_taken: bool = False,
    after_lesson: bool = False,
) -> Match:
    """Open a table in the user's channel and return its match. Raise ``Refusal`` if that is impossible.

    Parameters that are ``None`` take their values from the settings of the server. ``clock`` is a key of
    ``TIME_CONTROLS``, or ``none``. ``computer`` is the level of a computer at the table, empty for none. With
    ``begin``, the match begins at once. With ``practice``, the user plays alone in a new thread against a
    number of ``computers``, beginners unless ``computer`` names another level; ``start`` may be a command
    that begins the match at a later position. With ``thread_if_taken``, the match gets a thread if the
    channel has a match already. With ``after_lesson``, the coach speaks to the user in the match.
    """
    text, bot = text_of(interaction), bot_of(interaction)
    _check_guests(interaction, game, opponents)
    if practice:
        if opponents:
            raise Refusal("practice-alone")
        begin, computer = True, computer or LEVEL_NAMES[0]
    settings = await bot.servers.get_settings(interaction.guild_id or 0)
    if computer and not (practice or settings.computers):
        raise Refusal("computers-not-allowed")
    place = await choose_place(
        interaction, settings, game, thread=thread, practice=practice, thread_if_taken=thread_if_taken
    )
    locale = settings.locale or _public_locale(interaction)
    guests = tuple(guest.id for guest in opponents)
    # Checked before a thread or a post is made, so that a blocked user leaves no empty one behind.
    users = {interaction.user.id, *guests}
    await bot.matches.require_unblocked(interaction.guild_id or 0, interaction.user.id, users)
    easier = GAME_UIS[game].practice_options if practice else await _for_newcomers(interaction, game)
    pace = clock or ("none" if practice else settings.clock)
    default_theme = settings.theme if settings.theme in THEMES else "dark"
    role = None if begin else _find_role(interaction, settings.ping_roles.get(game))
    async with (
        bot.matches.invitations.reserve(interaction.user.id, guests) as opening,
        open_channel(interaction, place, game, locale) as channel,
    ):
        match = await bot.matches.open(
            NewTable(
                guild_id=interaction.guild_id or 0,
                channel_id=channel.id,
                game=game,
                host=interaction.user.id,
                options={**easier, **options},
                invited=guests,
                theme=theme or default_theme,
                locale=locale,
                host_seat=seat,
                time_control=TIME_CONTROLS.get(pace),
                boards=settings.boards,
                computers=_computers(computer, computers),
                practice=practice,
                offers_computers=practice or settings.computers,
                ping_role=role,
            ),
            opening,
        )
    if after_lesson:
        await bot.lessons.remember_match(interaction.user.id, game, match.id)
    if begin:
        match = await bot.matches.perform(match, interaction.user.id, start or Start())
    sentence = text(
        f"match-begun-{place.kind}" if begin else f"table-opened-{place.kind}",
        link=message_link(match, None),
    )
    if place.note:
        await say(interaction, "\n".join([sentence, place.note]))
    else:
        await say_briefly(interaction, sentence)
    return match


def _find_role(interaction: Interaction, role: int | None) -> int | None:
    """Return the id of a role, or ``None`` if the role was deleted."""
    has_role = role is not None and interaction.guild is not None and interaction.guild.get_role(role)
    return role if has_role else None


async def _for_newcomers(interaction: Interaction, game: str) -> Mapping[str, Any]:
    """Return the options that make a game easier for a host who has not played it yet."""
    bot, easier = bot_of(interaction), GAME_UIS[game].newcomer_options
    if not (easier and bot.settings.coach):
        return {}
    return {} if await bot.matches.has_played(interaction.user.id, game) else easier


def opening_buttons(text: Text, *, computer: str = "") -> list[ui.ActionRow[Any]]:
    """Return a button for each game that opens a table, with a computer of the level ``computer``, if any."""
    style = ButtonStyle.primary
    buttons = [user_button(text(f"{key}-name"), "open", f"{key}:{computer}", style) for key in GAMES]
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


@handlers.on_user_click("open", Who.UNBLOCKED, private=True)
async def open_by_button(click: Click) -> None:
    """Open a table of the game that the button names, in the channel of the click."""
    game, _, computer = click.argument.partition(":")
    if game not in GAMES or computer not in ("", *LEVEL_NAMES):
        raise Refusal("unknown-button")
    await open_table(click.interaction, game, {}, computer=computer)


def _computers(level: str, count: int) -> tuple[int, ...]:
    """Return the users of the computers that a new table has; none without a level."""
    users: list[int] = []
    for _ in range(count if level else 0):
        users.append(find_free_computer_user(level, users))
    return tuple(users)


def _public_locale(interaction: Interaction) -> str:
    return interaction.guild_locale.value if interaction.guild_locale else "en"


def _check_guests(
    interaction: Interaction, game: str, opponents: tuple[discord.Member | discord.User, ...]
) -> None:
    if any(guest.bot for guest in opponents):
        raise Refusal("invited-a-bot")
    if any(guest.id == interaction.user.id for guest in opponents):
        raise Refusal("invited-yourself")
    if len(set(opponents)) != len(opponents):
        raise Refusal("invited-twice")
    if len(opponents) >= GAMES[game].players.stop - 1:
        raise Refusal("too-many-invited", most=GAMES[game].players.stop - 2)
