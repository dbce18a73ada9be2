"""``/help``: how the bot works, and the rules of each game."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.locales import Text
from bot.match.refusals import Refusal
from cogs.board.rule_sections import rules_items
from cogs.kit.clicks import user_button
from cogs.kit.drawing import draw_off_loop
from cogs.kit.large_pictures import attach, draw_for_user
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, text_of
from cogs.kit.slash_commands import private_command
from cogs.me.privacy import policy_lines
from cogs.table.opening import handlers, opening_buttons
from rendering.overview import draw_overview


class Help(commands.Cog):
    """The command ``/help``."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @private_command("help")
    @parameters(game="help-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """Explain the bot, or one game."""
        text = text_of(interaction)
        if game is None:
            words = "\n".join([text("help"), text("privacy-help"), *policy_lines(self.bot, text)])
            items, files = await introduce(words, text, self.bot.find_locale(interaction), reader=interaction)
            await say(interaction, *items, files=files)
            return
        await say_rules(interaction, game)


async def say_rules(interaction: Interaction, game: str) -> None:
    """Send the rules of a game, as the channel plays it now or else with the default options.

    Raise ``Refusal`` for an unknown game.
    """
    if game not in GAMES:
        raise Refusal("unknown-game")
    text, channel_id = text_of(interaction), interaction.channel_id
    match = None if channel_id is None else await interaction.client.matches.find_open_in(channel_id)
    if match is None or match.game != game:
        items, files = await rules_items(interaction, game, "dark", text)
        await say(interaction, *items, files=files)
        return
    items, files = await rules_items(interaction, game, match.theme, text, match)
    await say(interaction, text("rules-of-channel"), *items, files=files)


async def introduce(
    words: str, text: Text, locale: str, *, computer: str = "", reader: Interaction | None = None
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return a message that introduces all games, and its uploads.

    Below ``words`` and a picture of all games are buttons that open a table, with a computer of the level
    ``computer`` if there is one, and *Learn*. Everybody sees it, or only the user of ``reader``.
    """
    if reader is None:
        shown = attach([await draw_off_loop(draw_overview, locale)], "games")
    else:
        shown = await draw_for_user(reader, draw_overview, locale, theme="dark", name="games")
    learning: ui.ActionRow[Any] = ui.ActionRow(user_button(text("button-learn"), "learn"))
    return [words, *shown.galleries, *opening_buttons(text, computer=computer), learning], shown.files


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Help(bot))
