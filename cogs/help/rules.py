"""``/rules``: the rules in sections, and an entry for each card, building, piece and option."""

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.client.translator import command_text
from bot.games import GAMES
from bot.locales import FALLBACK, Text, texts
from bot.match.models import Match
from bot.match.refusals import NotBegun, Refusal
from bot.match.time_zones import fold
from cogs.board.buttons import MatchClick
from cogs.board.rule_sections import rules_controls, section_text
from cogs.help.help import say_rules
from cogs.kit.clicks import Click, user_menu
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.drawing import draw_off_loop, gallery
from cogs.kit.game_commands import Parameter
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.large_pictures import draw_for_user
from cogs.kit.option_parameters import name_choices, option_parameters
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, say_instead, text_of
from cogs.kit.slash_commands import private_command
from cogs.kit.uploads import uploads_in
from rendering import RENDERERS, THEMES, Picture, without_emojis
from rendering.kit import to_picture
from rendering.words import LookupEntry, comma_list

handlers = Handlers()
_MOST_OTHERS = 5
"""The most other entries that an answer names."""


class Rules(
    commands.GroupCog,
    group_name=command_text("command-rules-name"),
    group_description=command_text("command-rules"),
):
    """The commands of the group."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @private_command("rules-game")
    @parameters(game="rules-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def game(self, interaction: Interaction, game: str) -> None:
        """Show the rules of a game."""
        await say_rules(interaction, game)

    @private_command("rules-card")
    @parameters(name="rules-card")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show the entry of a card, a building, a piece or an option."""
        await _say_entry(interaction, name)

    @card.autocomplete("name")
    async def _names(self, interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
        text = without_emojis(text_of(interaction))
        return [
            app_commands.Choice(
                name=_name_entry(game, entry, text)[:100],
                value=f"{game}/{entry.id}",
            )
            for game, entry in _search(query, text)[:MOST_CHOICES]
        ]


def entries_of(game: str, text: Text) -> list[LookupEntry]:
    """Return all entries of a game that can be looked up, the options last."""
    options = [
        LookupEntry(
            f"option-{name}",
            text("rules-entry-option-name", name=text(f"parameter-{parameter.text}-name")),
            _describe_option(parameter, text),
        )
        for name, parameter in option_parameters(GAME_UIS[game]).items()
    ]
    return [*RENDERERS[game].entries(text=text), *options]


def _describe_option(parameter: Parameter, text: Text) -> str:
    """Describe an option in a sentence, with a line for each of its values that have names."""
    names = name_choices(parameter, text).values()
    return "\n".join(
        [
            text("rules-entry-option", words=text(f"parameter-{parameter.text}")),
            *(text("rules-option", option=text("rules-entry-option", words=name)) for name in names),
        ]
    )


def _name_entry(game: str, entry: LookupEntry, text: Text) -> str:
    return text("rules-entry-choice", name=entry.name, game=text(f"{game}-name"))


def _all_entries(text: Text) -> list[tuple[str, LookupEntry]]:
    return [(game, entry) for game in GAMES for entry in entries_of(game, text)]


def _search(query: str, text: Text) -> list[tuple[str, LookupEntry]]:
    """Return the entries with a name that contains what was typed, the best first.

    If no name in the reader's language does, the English ones are searched, which a board may show.
    """
    entries, searched = _all_entries(text), fold(query)
    for language in (text, texts(FALLBACK)):
        names = [fold(entry.name) for _, entry in (entries if language is text else _all_entries(language))]
        found = [index for index, name in enumerate(names) if searched in name]
        if found:
            found.sort(key=lambda index: (names[index] != searched, not names[index].startswith(searched)))
            return [entries[index] for index in found]
    return []


def _find(name: str, text: Text) -> list[tuple[str, LookupEntry]]:
    """Return the chosen entry, or those that fit what was typed, the best first, each with its game.

    Raise ``Refusal`` if there is no such entry.
    """
    chosen_id = name.strip().casefold()
    for game, entry in _all_entries(text):
        if f"{game}/{entry.id}".casefold() == chosen_id:
            return [(game, entry)]
    found = _search(name, text) if chosen_id else []
    if not found:
        raise Refusal("no-such-entry", name=name)
    return found


def entries_menu(game: str, entry_ids: Collection[str] | None, text: Text) -> list[ui.ActionRow[Any]]:
    """Return the menu *What Is This?* for some entries of a game, or for all with ``None``."""
    everything = RENDERERS[game].entries(text=without_emojis(text))
    entries = [entry for entry in everything if entry_ids is None or entry.id in entry_ids][:MOST_CHOICES]
    lines = [discord.SelectOption(label=entry.name[:100], value=f"{game}/{entry.id}") for entry in entries]
    return [ui.ActionRow(user_menu(text("rules-menu-entries"), "rules-entry", lines))] if lines else []


async def _say_entry(interaction: Interaction, name: str) -> None:
    """Send the chosen or typed entry, with its picture if it has one, and name others that fit as well."""
    text = text_of(interaction)
    (game, entry), *others = _find(name, without_emojis(text))
    words = text("rules-entry", name=entry.name, game=text(f"{game}-name"), words=entry.words)
    if others:
        names = [_name_entry(game, entry, text) for game, entry in others[:_MOST_OTHERS]]
        more = len(others) - len(names)
        words += "\n" + text("rules-entry-others", names=comma_list(names, text), more=more)
    if entry.paint is None:
        await say(interaction, words)
        return
    shown = await draw_for_user(interaction, draw_entry, entry, theme="dark", name=f"{game}-entry")
    await say(interaction, words, *shown.galleries, files=shown.files)


def draw_entry(entry: LookupEntry, *, theme: str) -> Picture:
    """Draw the picture of an entry that has one."""
    assert entry.paint is not None
    return to_picture(entry.paint(THEMES[theme]), entry.words)


@handlers.on_user_click("rules-entry", Who.ANYBODY, private=True)
async def show_entry(click: Click) -> None:
    """Show the entry chosen in a menu."""
    await _say_entry(click.interaction, str(next(iter(click.values), "")))


@handlers.on_click("legend", Who.PEOPLE_HERE, private=True)
async def show_legend(click: MatchClick) -> None:
    """Explain the symbols in the picture of a match, with a menu of entries for what the picture shows."""
    match = click.match
    if match.state is None:
        raise NotBegun(match)
    text, renderer = await click.named_text(), RENDERERS[match.game]
    view = match.view(match.find_player(click.user))
    names = await draw_off_loop(renderer.sprites_in, view, text=text)
    lines = [click.text("legend-title"), *renderer.legend(view, names, text=text)]
    menu = entries_menu(match.game, renderer.find_entries(names), click.text)
    await say(click.interaction, "\n".join(lines), *menu)


@handlers.on_user_click("rules-section", Who.ANYBODY)
async def show_section(click: Click) -> None:
    """Show a section of a game's rules in place of the previous one, with the default options."""
    game, _, number = str(next(iter(click.values), "")).partition("/")
    if game not in GAMES:
        raise Refusal("unknown-button")
    await _show_section(click.interaction, game, number, click.text)


@handlers.on_click("rule", Who.PEOPLE_HERE)
async def show_section_of_match(click: MatchClick) -> None:
    """Show a section of the rules with the options of a match."""
    await _show_section(click.interaction, click.match.game, click.argument, click.text, click.match)


async def _show_section(
    interaction: Interaction, game: str, number: str, text: Text, match: Match | None = None
) -> None:
    """Show a section below the picture of the rules, if the message has it.

    Raise ``Refusal`` if there is no such section.
    """
    section = section_text(game, number, text, None if match is None else match.options)
    if section is None:
        raise Refusal("unknown-button")
    picture = [gallery(upload.filename, upload.description) for upload in uploads_in(interaction.message)]
    await say_instead(interaction, *picture, section, *rules_controls(game, text, match))


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Rules(bot))
