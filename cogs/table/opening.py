"""Opening a table, for every game."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, ui
from msgspec.structs import replace

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
from bot.match.servers import ServerSettings
from bot.players import LEVEL_NAMES
from bot.timestamps import milliseconds
from cogs.kit.clicks import Click, user_button
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.links import message_link
from cogs.kit.replies import Interaction, say, say_briefly, text_of
from cogs.table.places import Channel, choose_place, store_in_place
from rendering import THEMES

handlers = Handlers()
_OPENING: set[tuple[int, int | str]] = set()
"""The users for whom a match is being opened, with what it is made from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """What a user asks a new table to be; what is ``None`` is taken from the settings of the server.

    Attributes:
        options: The options of the game that the user chose.
        opponents: The users who are invited.
        seat: The seat of the user.
        thread: Whether the match gets a thread of its own.
        clock: A key of ``TIME_CONTROLS``, or ``none``.
        computer: The level of the computers at the table; empty for none.
        computers: The number of these computers.
        begin: Whether the match begins at once.
        practice: Whether the user plays alone in a new thread, against beginners unless ``computer`` names
            another level; such a match begins at once.
        placement: Whether it is a placement match, with the usual options of the game.
        start: A command that begins the match at a later position.
        after_lesson: Whether the coach speaks to the user in the match.
        is_answered: Whether the user is told where the table is; otherwise the caller says so.
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    opponents: tuple[discord.Member | discord.User, ...] = ()
    seat: int = 0
    theme: str | None = None
    thread: bool | None = None
    clock: str | None = None
    computer: str = ""
    computers: int = 1
    begin: bool = False
    practice: bool = False
    placement: bool = False
    start: Command | None = None
    after_lesson: bool = False
    is_answered: bool = True

    @property
    def begins(self) -> bool:
        """Whether the match begins at once."""
        return self.begin or self.practice

    @property
    def level(self) -> str:
        """The level of the computers; empty for none."""
        return self.computer or (LEVEL_NAMES[0] if self.practice else "")

    @property
    def guests(self) -> tuple[int, ...]:
        """The users who are invited."""
        return tuple(guest.id for guest in self.opponents)


async def open_table(interaction: Interaction, request: TableRequest) -> Match:
    """Open a table in the user's channel and return its match. Raise ``Refusal`` if that is impossible."""
    bot, user, game = bot_of(interaction), interaction.user.id, request.game
    _check_guests(interaction, request)
    settings = await bot.servers.get_settings(interaction.guild_id or 0)
    if request.level and not (request.practice or settings.computers):
        raise Refusal("computers-not-allowed")
    locale = settings.locale or _public_locale(interaction)
    choose = partial(
        choose_place, interaction, settings, game, thread=request.thread, practice=request.practice
    )
    easier: Mapping[str, Any] = {}
    if not request.placement:
        easier = (
            GAME_UIS[game].practice_options if request.practice else await _for_newcomers(interaction, game)
        )
    table = _to_new_table(interaction, request, settings, locale, easier)
    # Checked before a thread or a post is made, so that a refusal leaves no empty one behind.
    await bot.matches.require_unblocked(interaction.guild_id or 0, user, table.users)
    table(milliseconds())
    async with bot.matches.invitations.reserve(user, request.guests) as opening:

        async def store(channel: Channel) -> Match:
            return await bot.matches.open(replace(table, channel_id=channel.id), opening)

        place, match = await store_in_place(
            interaction, choose, store, game=game, locale=locale, users=(user, *request.guests)
        )
    if request.after_lesson:
        await bot.lessons.remember_match(user, game, match.id)
    if request.begins:
        match = await bot.matches.perform(match, user, request.start or Start())
    sentence = text_of(interaction)(
        f"match-begun-{place.kind}" if request.begins else f"table-opened-{place.kind}",
        link=message_link(match, None),
    )
    if place.note:
        await say(interaction, "\n".join([sentence, place.note]))
    elif request.is_answered:
        await say_briefly(interaction, sentence)
    return match


def _to_new_table(
    interaction: Interaction,
    request: TableRequest,
    settings: ServerSettings,
    locale: str,
    easier: Mapping[str, Any],
) -> NewTable:
    """Return the table that a user asked for, with the settings of the server where they chose nothing."""
    pace = request.clock or ("none" if request.practice else settings.clock)
    role = None if request.begins else _find_role(interaction, settings.ping_roles.get(request.game))
    return NewTable(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        game=request.game,
        host=interaction.user.id,
        options={**easier, **request.options},
        invited=request.guests,
        theme=request.theme or (settings.theme if settings.theme in THEMES else "dark"),
        locale=locale,
        host_seat=request.seat,
        time_control=TIME_CONTROLS.get(pace),
        boards=settings.boards,
        computers=_computers(request.level, request.computers),
        practice=request.practice,
        placement=request.placement,
        offers_computers=request.practice or settings.computers,
        ping_role=role,
    )


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


@contextmanager
def opening_once(user: int, what: int | str, refusal: str) -> Iterator[None]:
    """Raise ``Refusal`` with the key ``refusal`` while another click of a user opens the same match."""
    if (user, what) in _OPENING:
        raise Refusal(refusal)
    _OPENING.add((user, what))
    try:
        yield
    finally:
        _OPENING.discard((user, what))


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
    await open_table(click.interaction, TableRequest(game=game, computer=computer))


@handlers.on_user_click("placement", Who.UNBLOCKED, private=True)
async def open_placement(click: Click) -> None:
    """Begin a placement match of the game that the button names, for a user who keeps a rating."""
    game = click.argument
    if game not in GAMES:
        raise Refusal("unknown-button")
    if (await click.bot.preferences.get(click.user)).rating != "on":
        raise Refusal("placement-no-rating")
    if (await click.bot.servers.get_settings(click.interaction.guild_id or 0)).ratings == "off":
        raise Refusal("ratings-off")
    with opening_once(click.user, game, "placement-open"):
        level = LEVEL_NAMES[(await click.bot.ratings.find_placement(click.user, game)).next_level]
        request = TableRequest(game=game, computer=level, practice=True, placement=True)
        await open_table(click.interaction, request)


def _computers(level: str, count: int) -> tuple[int, ...]:
    """Return the users of the computers that a new table has; none without a level."""
    users: list[int] = []
    for _ in range(count if level else 0):
        users.append(find_free_computer_user(level, users))
    return tuple(users)


def _public_locale(interaction: Interaction) -> str:
    return interaction.guild_locale.value if interaction.guild_locale else "en"


def _check_guests(interaction: Interaction, request: TableRequest) -> None:
    opponents = request.opponents
    if request.practice and opponents:
        raise Refusal("practice-alone")
    if any(guest.bot for guest in opponents):
        raise Refusal("invited-a-bot")
    if any(guest.id == interaction.user.id for guest in opponents):
        raise Refusal("invited-yourself")
    if len(set(opponents)) != len(opponents):
        raise Refusal("invited-twice")
    if len(opponents) >= GAMES[request.game].players.stop - 1:
        raise Refusal("too-many-invited", most=GAMES[request.game].players.stop - 2)
