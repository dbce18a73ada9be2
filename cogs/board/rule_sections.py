"""The sections of a game's rules on Discord: one by its number, a menu of all, a button below a refusal."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.games import GAMES
from bot.lessons import LESSONS
from bot.locales import Text
from bot.match.models import Match
from bot.match.refusals import RuleBroken
from cogs.board.buttons import rows
from cogs.board.users import text_for_interaction
from cogs.kit.clicks import user_button, user_menu
from cogs.kit.controls import Choice, Menu
from cogs.kit.custom_ids import CustomId, write_custom_id
from cogs.kit.game_ui import GAME_UIS, get_ui
from cogs.kit.large_pictures import draw_for_user
from cogs.kit.refusals import explain
from cogs.kit.replies import Interaction, answer_refusal, say
from rendering import RENDERERS, rules_picture
from rendering.words.sections import Section, split_rules

_LONGEST_LABEL = 80


def sections_of(game: str, text: Text, options: Mapping[str, Any] | None = None) -> tuple[Section, ...]:
    """Return the sections of a game's rules with these options, or with the defaults for ``None``."""
    game_options = GAMES[game].options_from(options or {})
    return split_rules(RENDERERS[game].rules_text(game_options, text=text))[1]


def section_text(game: str, number: str, text: Text, options: Mapping[str, Any] | None) -> str | None:
    """Return the section with a number, counted from 1, or all sections for 0; ``None`` if there is none."""
    sections = sections_of(game, text, options)
    if not sections or not number.isdecimal() or int(number) > len(sections):
        return None
    if not int(number):
        return "\n\n".join(section.words for section in sections)
    title = text("rules-section-title", number=int(number), game=text(f"{game}-name"))
    return f"{title}\n{sections[int(number) - 1].words}"


def section_choices(game: str, text: Text, options: Mapping[str, Any] | None = None) -> tuple[Choice, ...]:
    """Return a line of a menu for each section, and one for all; empty for rules without sections."""
    choices = [
        Choice(text("rules-section-choice", number=number, heading=section.heading), str(number))
        for number, section in enumerate(sections_of(game, text, options), 1)
    ]
    return (*choices, Choice(text("rules-section-all"), "0")) if choices else ()


@answer_refusal.register
async def _answer_broken_rule(refusal: RuleBroken, interaction: Interaction) -> None:
    text = await text_for_interaction(interaction, refusal.match)
    await say(interaction, explain(refusal, text), *rule_link(refusal, text))


def rule_link(refusal: RuleBroken, text: Text) -> list[ui.ActionRow[Any]]:
    """Return the button that opens the section with a broken rule, if there is one."""
    match = refusal.match
    number = get_ui(match).rule_sections.get(refusal.reason)
    if number is None:
        return []
    heading = sections_of(match.game, text, match.options)[number - 1].heading
    content = CustomId(match.id, match.board_version, "rule", str(number))
    label = text("button-rule", number=number, heading=heading)[:_LONGEST_LABEL]
    return [ui.ActionRow(ui.Button(label=label, custom_id=write_custom_id("b", content)))]


async def rules_items(
    interaction: Interaction, game: str, theme: str, text: Text, match: Match | None = None
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return components that explain a game, and the uploads that they show.

    For a ``match``, explain the game with its options, and list those that differ from the defaults.
    """
    options = {} if match is None else match.options
    game_options = GAMES[game].options_from(options)
    name = f"{game}-rules"
    shown = await draw_for_user(
        interaction, rules_picture, game, game_options, theme=theme, text=text, name=name
    )
    words, _ = split_rules(RENDERERS[game].rules_text(game_options, text=text))
    option_lines = [text("rules-option", option=line) for line in GAME_UIS[game].options(options, text=text)]
    lines = [words, "", text("rules-of-this-table"), *option_lines] if option_lines else [words]
    if RENDERERS[game].has_numbered_rules:
        lines += ["", text("rules-callouts")]
    words = "\n".join(lines)
    return [words, *shown.galleries, *rules_controls(game, text, match)], shown.files


def rules_controls(game: str, text: Text, match: Match | None = None) -> list[ui.ActionRow[Any]]:
    """Return the menu of the rules' sections, if there are any, and the button of the lesson."""
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
