"""``/help``: how the bot works, and the rules of each game."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.translator import declare_command
from bot.games import GAMES
from bot.lessons import LESSONS
from bot.locales import FALLBACK, Text
from bot.match.models import Match
from bot.match.refusals import Refusal
from cogs.board.buttons import rows
from cogs.board.rule_sections import section_choices
from cogs.kit.controls import Menu
from cogs.kit.drawing import draw_off_loop, gallery, picture_file
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, acknowledge, reporting, say, text_of
from cogs.kit.user_items import UserItem, user_button, user_menu
from cogs.me.privacy import policy_lines
from cogs.table.opening import handlers, opening_buttons
from rendering import RENDERERS, rules_picture
from rendering.overview import draw_overview
from rendering.words.sections import split_rules


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
    """Show the usual rules of a game. Raise ``Refusal`` for an unknown one."""
    if game not in GAMES:
        raise Refusal("unknown-game")
    items, files = await rules_items(game, "dark", text_of(interaction))
    await say(interaction, *items, files=files)


async def games_gallery(locale: str = FALLBACK) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return the component that shows all games in one picture, and the upload that it shows."""
    picture = await draw_off_loop(draw_overview, locale)
    file = picture_file(picture, "games")
    return [gallery(file.filename, picture.description)], [file]


async def rules_items(
    game: str, theme: str, text: Text, match: Match | None = None
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return components that explain a game, and the upload that they show.

    For a ``match``, explain the game as it is played there, and list what differs from the usual rules.
    """
    options = {} if match is None else match.options
    game_options = GAMES[game].options_from(options)
    picture = await draw_off_loop(rules_picture, game, game_options, theme=theme, text=text)
    file = picture_file(picture, f"{game}-rules")
    words, _ = split_rules(RENDERERS[game].rules_text(game_options, text=text))
    option_lines = [text("rules-option", option=line) for line in GAME_UIS[game].options(options, text=text)]
    lines = [words, "", text("rules-of-this-table"), *option_lines] if option_lines else [words]
    if RENDERERS[game].has_numbered_rules:
        lines += ["", text("rules-callouts")]
    words = "\n".join(lines)
    return [words, gallery(file.filename, picture.description), *rules_controls(game, text, match)], [file]


def rules_controls(game: str, text: Text, match: Match | None = None) -> list[ui.ActionRow[Any]]:
    """Return the menu of the sections of the rules, if they have any, and the button of the lesson."""
    sections = section_choices(game, text, None if match is None else match.options)
    controls: list[ui.ActionRow[Any]] = []
    if sections and match is not None:
        menu = Menu(text("rules-menu-sections"), "rule", sections)
        controls = rows([menu], match.id, match.board_version)
    elif sections:
        lines = [discord.SelectOption(label=each.label, value=f"{game}/{each.argument}") for each in sections]
        controls = [ui.ActionRow(user_menu(text("rules-menu-sections"), "rules-section", lines))]
    if game in LESSONS:
        controls.append(ui.ActionRow(user_button(text("button-learn"), "learn", game, ButtonStyle.primary)))
    return controls


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.user_handlers.include(handlers)
    await bot.add_cog(Help(bot))
