"""What rankings and records of a server share: who may see them, whom they show, and the menu of games."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.locales import Text
from bot.match.refusals import Refusal
from cogs.board.display_names import DisplayNames
from cogs.kit.clicks import user_menu
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.replies import Interaction

Members = Mapping[int, str]
"""The names of visible members of a server, by user; empty for those whose names are not shown."""


async def open_game(bot: Guildhall, interaction: Interaction, game: str | None) -> tuple[str, int]:
    """Return the game whose page to show, and the server. Raise ``Refusal`` unless the user may see it.

    Without a ``game``, it is the one of the current or latest match of the channel, else the one that
    members finished last.
    """
    guild_id = interaction.guild_id
    if guild_id is None:
        raise Refusal("unknown-button")
    if game is not None and game not in GAMES:
        raise Refusal("unknown-game")
    await bot.ratings.require_visible(guild_id, interaction.user.id)
    return game or await _find_game(bot, guild_id, interaction.channel_id), guild_id


async def _find_game(bot: Guildhall, guild_id: int, channel_id: int | None) -> str:
    match = None if channel_id is None else await bot.matches.find_latest(channel_id)
    chosen = await bot.rankings.find_game(guild_id) if match is None else match.game
    return chosen if chosen is not None and chosen in GAMES else next(iter(GAMES))


async def find_members(
    bot: Guildhall, interaction: Interaction, game: str, *, rated: bool = False
) -> Members:
    """Return the visible members who finished a match of a game, or a rated one, in this server."""
    guild_id = interaction.guild_id or 0
    users = await bot.rankings.find_people(guild_id, game, rated=rated)
    return await bot.cog_of(DisplayNames).fetch_members(guild_id, users, interaction.user.id)


def game_menu(text: Text, verb: str, game: str) -> ui.ActionRow[Any]:
    """Return the menu that leads to the same page of another game."""
    options = [
        discord.SelectOption(label=text(f"{key}-name")[:100], value=key, default=key == game)
        for key in [*GAMES][:MOST_CHOICES]
    ]
    return ui.ActionRow(user_menu(text("menu-server-games"), verb, options))
