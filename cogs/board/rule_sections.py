"""The sections of the rules on Discord: one by its number, a menu of all, the one that a refusal names."""

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.locales import Text
from bot.match.refusals import RuleBroken
from cogs.kit.controls import Choice
from cogs.kit.custom_ids import CustomId, write_custom_id
from cogs.kit.game_ui import get_ui
from rendering import RENDERERS
from rendering.words.sections import Section, split_rules

_LONGEST_LABEL = 80


def sections_of(game: str, text: Text, options: Mapping[str, Any] | None = None) -> tuple[Section, ...]:
    """Return the sections of a game's rules with the options of a table, ``None`` for the usual ones."""
    game_options = GAMES[game].options_from(options or {})
    return split_rules(RENDERERS[game].rules_text(game_options, text=text))[1]


def section_text(game: str, number: str, text: Text, options: Mapping[str, Any] | None) -> str | None:
    """Return the section with a number, counted from 1, or all of them for 0; ``None`` if there is none."""
    sections = sections_of(game, text, options)
    if not sections or not number.isdecimal() or int(number) > len(sections):
        return None
    if not int(number):
        return "\n\n".join(section.words for section in sections)
    title = text("rules-section-title", number=int(number), game=text(f"{game}-name"))
    return f"{title}\n{sections[int(number) - 1].words}"


def section_choices(game: str, text: Text, options: Mapping[str, Any] | None = None) -> tuple[Choice, ...]:
    """Return a line for each section, and one for all of them; none for rules without sections."""
    choices = [
        Choice(text("rules-section-choice", number=number, heading=section.heading), str(number))
        for number, section in enumerate(sections_of(game, text, options), 1)
    ]
    return (*choices, Choice(text("rules-section-all"), "0")) if choices else ()


def rule_link(refusal: RuleBroken, text: Text) -> list[ui.ActionRow[Any]]:
    """Return the button that opens the section in which a broken rule stands, if there is one."""
    match = refusal.match
    number = get_ui(match).rule_sections.get(refusal.reason)
    if number is None:
        return []
    heading = sections_of(match.game, text, match.options)[number - 1].heading
    content = CustomId(match.id, match.board_version, "rule", str(number))
    label = text("button-rule", number=number, heading=heading)[:_LONGEST_LABEL]
    return [ui.ActionRow(ui.Button(label=label, custom_id=write_custom_id("b", content)))]
