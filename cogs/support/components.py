"""Buttons and menus that outlive a restart: all they need is in their ``custom_id``.

``custom_id`` is ``b:MATCH:VERSION:VERB:ARGUMENT`` for a button and ``s:MATCH:VERSION:VERB:`` for a menu, the
numbers in base 36. In a private panel the turn stands in place of the version, for what others do meanwhile
does not make it old. A verb is registered once with ``@verb``; it may come from any message.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.client import Guildhall, bot_of
from bot.locales import Text
from bot.logs import log_context
from cogs.support.controls import MOST_CHOICES, Control, Line, Menu
from cogs.support.custom_ids import base36
from cogs.support.replies import Interaction, acknowledge, reporting, text_of

_FIELDS = r":(?P<match>[0-9a-z]+):(?P<version>[0-9a-z]+):(?P<verb>[a-z-]+):(?P<argument>.*)"
LONGEST_ID = 100
LONGEST_LABEL = 34
LONGEST_CHOICE = 100


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a match's button, or a choice in its menu."""

    interaction: Interaction
    bot: Guildhall
    text: Text
    match_id: int
    version: int
    argument: str

    @property
    def user(self) -> int:
        """The Discord account that clicked."""
        return self.interaction.user.id


Handler = Callable[[Click], Awaitable[None]]
_VERBS: dict[str, tuple[Handler, bool | None]] = {}


def verb(name: str, *, private: bool | None = False) -> Callable[[Handler], Handler]:
    """Registers what a verb does.

    ``private``: it answers with something only the clicker sees. ``None``: it acknowledges by itself.
    """

    def register(handler: Handler) -> Handler:
        if name in _VERBS:
            raise ValueError(f"two handlers for {name}")
        _VERBS[name] = (handler, private)
        return handler

    return register


def verb_names() -> frozenset[str]:
    """Return everything that a button or a menu can ask for."""
    return frozenset(_VERBS)


async def dispatch(interaction: Interaction, found: re.Match[str], argument: str) -> None:
    """Acknowledges a click, then does what its verb asks for; whatever fails is told privately."""
    match_id = int(found["match"], 36)
    with log_context(match=match_id, action=found["verb"]):
        async with reporting(interaction):
            handler, private = _VERBS[found["verb"]]
            if private is not None:
                await acknowledge(interaction, private=private)
            bot = bot_of(interaction)
            version = int(found["version"], 36)
            await handler(Click(interaction, bot, text_of(interaction), match_id, version, argument))


class BoardButton(ui.DynamicItem[ui.Button[Any]], template="b" + _FIELDS):
    """A button under a board, a table or a private panel of a match."""

    def __init__(self, item: ui.Button[Any], found: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], found: re.Match[str]
    ) -> Self:
        """The button that was clicked."""
        assert isinstance(item, ui.Button)
        return cls(item, found)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether the click may begin anything."""
        return await bot_of(interaction).admit(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Does what the button says."""
        assert self.found is not None
        await dispatch(interaction, self.found, self.found["argument"])


class BoardMenu(ui.DynamicItem[ui.Select[Any]], template="s" + _FIELDS):
    """A menu of a match: the value chosen is the verb's argument."""

    def __init__(self, item: ui.Select[Any], found: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], found: re.Match[str]
    ) -> Self:
        """The menu that was used."""
        assert isinstance(item, ui.Select)
        return cls(item, found)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether the choice may begin anything."""
        return await bot_of(interaction).admit(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Does what the chosen line says."""
        assert self.found is not None
        await dispatch(interaction, self.found, self.item.values[0])


DYNAMIC_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (BoardButton, BoardMenu)


def button(control: Control, match_id: int, version: int) -> BoardButton:
    """The button for a control of a match at a version."""
    custom_id = f"b:{base36(match_id)}:{base36(version)}:{control.verb}:{control.argument}"
    return BoardButton(
        ui.Button(
            label=control.label[:LONGEST_LABEL],
            style=control.style,
            emoji=control.emoji,
            disabled=control.disabled,
            custom_id=custom_id,
        )
    )


def menu(shown: Menu, match_id: int, version: int) -> BoardMenu:
    """The menu of a match at a version; Discord shows at most 25 choices."""
    options = [
        discord.SelectOption(
            label=choice.label[:LONGEST_CHOICE],
            value=choice.argument,
            description=choice.description[:LONGEST_CHOICE] or None,
        )
        for choice in shown.choices[:MOST_CHOICES]
    ]
    custom_id = f"s:{base36(match_id)}:{base36(version)}:{shown.verb}:"
    return BoardMenu(ui.Select(custom_id=custom_id, placeholder=shown.placeholder, options=options))


def rows(lines: Sequence[Line], match_id: int, version: int) -> list[ui.ActionRow[Any]]:
    """Action rows of a menu or at most five buttons; a longer line of buttons goes on in the next row."""
    made: list[ui.ActionRow[Any]] = []
    for line in lines:
        if isinstance(line, Menu):
            made.append(ui.ActionRow(menu(line, match_id, version)))
            continue
        buttons = [button(control, match_id, version) for control in line]
        made.extend(ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5))
    return made
