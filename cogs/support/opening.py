"""Opening a table, for every game."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client import bot_of
from bot.games import GAMES
from bot.handlers import Handlers
from bot.locales import Text, texts
from bot.players import LEVEL_NAMES
from bot.services.commands import Command, Start
from bot.services.computer_users import free_computer_user
from bot.services.refusals import Refusal
from bot.store.models import Match, OldBoards, TimeControl
from cogs.support.explanations import message_link
from cogs.support.game_ui import GAME_UIS
from cogs.support.permissions import require_permissions
from cogs.support.replies import Interaction, acknowledge, reporting, say_briefly, text_of
from cogs.support.user_items import UserClick, user_button

handlers = Handlers()
_LONGEST_THREAD_NAME = 100


async def open_table(
    interaction: Interaction,
    game: str,
    options: dict[str, Any],
    *,
    opponents: tuple[discord.Member | discord.User, ...] = (),
    seat: int = 0,
    theme: str = "dark",
    thread: bool = False,
    clock: TimeControl | None = None,
    computer: str = "",
    boards: OldBoards = "fold",
    watching: bool = False,
    begin: bool = False,
    practice: bool = False,
    start: Command | None = None,
    computers: int = 1,
    thread_if_taken: bool = False,
) -> Match | None:
    """Open a table where the user is and return its match, or explain why that is impossible.

    ``computer`` is the level of a computer at the table, empty for none. With ``watching``, computers of that
    level play and the user does not. With ``begin``, the match begins at once. For ``practice`` the user
    plays alone against ``computers`` of a level, beginners unless another one is chosen, in a thread of its
    own, and ``start`` can begin it elsewhere than at the start.
    With ``thread_if_taken``, a channel that has a match gets a thread for this one.
    """
    async with reporting(interaction):
        if not interaction.response.is_done():  # by a handler that had to look something up first
            await acknowledge(interaction, private=True)
        text = text_of(interaction)
        channel = channel_of(interaction)
        _check_guests(interaction, game, opponents)
        if practice:
            if opponents or watching:
                raise Refusal("practice-alone")
            begin, computer = True, computer or LEVEL_NAMES[0]
            thread = thread or not isinstance(channel, discord.Thread)
        if thread_if_taken and isinstance(channel, discord.TextChannel):
            latest = await bot_of(interaction).store.matches.find_latest(channel.id)
            thread = thread or (latest is not None and not latest.is_over)
        require_permissions(
            interaction.app_permissions,
            text,
            in_thread=isinstance(channel, discord.Thread),
            new_thread=thread,
            guild=interaction.guild,
            user=interaction.user,
        )
        if thread:  # nobody who is blocked leaves an empty one behind
            users = {interaction.user.id, *(guest.id for guest in opponents)}
            matches = bot_of(interaction).matches
            await matches.require_unblocked(interaction.guild_id or 0, interaction.user.id, users)
            channel = await new_thread(interaction, channel, game)
        easier = GAME_UIS[game].practice_options if practice else await _for_newcomers(interaction, game)
        match = await bot_of(interaction).matches.open(
            guild_id=interaction.guild_id or 0,
            channel_id=channel.id,
            game=game,
            host=interaction.user.id,
            options={**easier, **options},
            invited=tuple(guest.id for guest in opponents),
            theme=theme,
            locale=_public_locale(interaction),
            host_seat=seat,
            clock=clock,
            boards=boards,
            computers=_computers(game, computer, computers, watching=watching),
            watching=watching,
            practice=practice,
        )
        if begin:
            match = await bot_of(interaction).matches.perform(match, interaction.user.id, start or Start())
        if begin:
            opened = "match-begun-in-thread" if thread else "match-begun-here"
        else:
            opened = "table-opened-in-thread" if thread else "table-opened-here"
        await say_briefly(interaction, text(opened, link=message_link(match, None)))
        return match
    return None


async def _for_newcomers(interaction: Interaction, game: str) -> Mapping[str, Any]:
    """Return the options that make a game easier for a host who has not played it yet."""
    bot, easier = bot_of(interaction), GAME_UIS[game].newcomer_options
    if not (easier and bot.settings.coach):
        return {}
    return {} if await bot.store.matches.has_played(interaction.user.id, game) else easier


def opening_buttons(text: Text, *, computer: str = "") -> list[ui.ActionRow[Any]]:
    """Return a button for each game that opens a table of it, with a computer of a level if one is given."""
    style = ButtonStyle.primary
    buttons = [user_button(text(f"{key}-name"), "open", f"{key}:{computer}", style) for key in GAMES]
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


@handlers.on_click("open", concurrent=True)
async def open_by_button(click: UserClick) -> None:
    """Open a table of the game that the button names, where it was clicked."""
    game, _, computer = click.argument.partition(":")
    if game not in GAMES or computer not in ("", *LEVEL_NAMES):
        raise Refusal("unknown-button")
    await open_table(click.interaction, game, {}, computer=computer)


def _computers(game: str, level: str, count: int, *, watching: bool) -> list[int]:
    """Return the users of the computers at the table from the start.

    If computers are to be watched, these are as many as the game needs.
    """
    if watching and not level:
        raise Refusal("watch-whom")
    users: list[int] = []
    for _ in range(GAMES[game].players.start if watching else count if level else 0):
        users.append(free_computer_user(level, users))
    return users


def _public_locale(interaction: Interaction) -> str:
    return interaction.guild_locale.value if interaction.guild_locale else "en"


def channel_of(interaction: Interaction) -> discord.TextChannel | discord.Thread | discord.VoiceChannel:
    """Return the channel of a command. Raise ``Refusal`` if no match can be played there."""
    channel = interaction.channel
    if isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        return channel
    raise Refusal("wrong-channel")


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


async def new_thread(interaction: Interaction, channel: Any, game: str) -> discord.Thread:
    """Return a new thread of a channel for a match. Raise ``Refusal`` where there can be none."""
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread-here")
    text = texts(_public_locale(interaction))
    name = text("thread-name", game=text(f"{game}-name"), host=interaction.user.display_name)
    name = name[:_LONGEST_THREAD_NAME]
    empty = await _find_empty_thread(interaction, channel, name)
    if empty is not None:
        return empty
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=10080,
        )
    except discord.Forbidden as error:
        raise Refusal("no-thread-here") from error


async def _find_empty_thread(
    interaction: Interaction, channel: discord.TextChannel, name: str
) -> discord.Thread | None:
    """Return the thread that an earlier try at the same table left empty, ``None`` if there is none.

    Discord may have made it although the answer was lost, or the table was refused afterwards.
    """
    bot = bot_of(interaction)
    assert bot.user is not None
    for thread in channel.threads:
        usable = thread.owner_id == bot.user.id and not thread.archived and not thread.locked
        if usable and thread.name == name and await bot.store.matches.find_latest(thread.id) is None:
            return thread
    return None
