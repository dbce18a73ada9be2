"""``/help``: how the bot works, and the rules of each game."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.translator import declare_command
from bot.games import GAMES
from bot.locales import FALLBACK
from bot.match.refusals import Refusal
from cogs.board.rule_sections import rules_items
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, acknowledge, reporting, say, text_of
from cogs.kit.user_items import UserItem, user_button
from cogs.me.privacy import policy_lines
from cogs.table.opening import handlers, opening_buttons
from rendering.overview import draw_overview


class Help(commands.Cog):
    """The command ``/help``, and the buttons that belong to no match."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.add_dynamic_items(UserItem)

    async def cog_unload(self) -> None:
        """Unregister the buttons."""
        self.bot.remove_dynamic_items(UserItem)

    @app_commands.command(**declare_command("help"))
    @parameters(game="help-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """Explain the bot, or one game."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            text = text_of(interaction)
            if game is None:
                items, files = await games_gallery(interaction.locale.value)
                learning: ui.ActionRow[Any] = ui.ActionRow(user_button(text("button-learn"), "learn"))
                words = "\n".join([text("help"), text("privacy-help"), *policy_lines(self.bot, text)])
                await say(interaction, words, *items, *opening_buttons(text), learning, files=files)
                return
            await say_rules(interaction, game)


async def say_rules(interaction: Interaction, game: str) -> None:
    """Send the rules of a game with the default options. Raise ``Refusal`` for an unknown game."""
    if game not in GAMES:
        raise Refusal("unknown-game")
    items, files = await rules_items(game, "dark", text_of(interaction))
    await say(interaction, *items, files=files)


async def games_gallery(locale: str = FALLBACK) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return the component that shows all games in one picture, and its upload."""
    picture = await draw_off_loop(draw_overview, locale)
    file = picture_file(picture, "games")
    return [gallery(file.filename, picture.description)], [file]


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.user_handlers.include(handlers)
    await bot.add_cog(Help(bot))
