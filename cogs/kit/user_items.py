"""Buttons and menus that belong to no match: those of ``/me``, ``/help`` and of greetings.

Their custom id is ``u:VERB:ARGUMENT``; `bot.user_handlers` finds the handler of the verb. They outlive a
restart, because all that they need is in their custom id.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text
from bot.match.refusals import Refusal
from bot.observability.logs import log_context
from bot.observability.traces import current_trace
from cogs.kit.replies import Interaction, acknowledge, reporting, text_of

_FIELDS = 2


@dataclass(frozen=True, slots=True)
class UserClick:
    """A click on a button that belongs to no match, or a choice in such a menu (``values``)."""

    interaction: Interaction
    bot: Guildhall
    text: Text
    argument: str
    values: Sequence[Any]

    @property
    def user(self) -> int:
        """The user who clicked."""
        return self.interaction.user.id


class UserItem(ui.DynamicItem[ui.Item[Any]], template=re.compile("u:.*", re.DOTALL)):
    """A button or a menu that belongs to no match."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], _parsed_id: re.Match[str]
    ) -> Self:
        """Return the button that was clicked, or the menu that was used."""
        return cls(item)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether the bot handles the click: not while it is closing."""
        return await bot_of(interaction).admit(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Acknowledge the click and call the handler of its verb; report errors in private."""
        _, *fields = str(getattr(self.item, "custom_id", "")).split(":", _FIELDS)
        bot = bot_of(interaction)
        registration = bot.user_handlers.find(fields[0]) if len(fields) == _FIELDS else None
        values = list(getattr(self.item, "values", ()))
        with log_context(verb=fields[0]):
            async with reporting(interaction):
                if registration is None:
                    raise Refusal("unknown-button")
                current_trace().name = fields[0]
                if not registration.concurrent:
                    await acknowledge(interaction, private=registration.private)
                click = UserClick(interaction, bot, text_of(interaction), fields[1], values)
                await registration.handler(click)


def user_button(
    label: str,
    verb: str,
    argument: str = "",
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> UserItem:
    """Return a button that belongs to no match."""
    custom_id = f"u:{verb}:{argument}"
    return UserItem(ui.Button(label=label, style=style, custom_id=custom_id, emoji=emoji, disabled=disabled))


def user_menu(
    placeholder: str, verb: str, options: Sequence[discord.SelectOption], argument: str = ""
) -> UserItem:
    """Return a menu that belongs to no match."""
    custom_id = f"u:{verb}:{argument}"
    values = ui.Select[Any](custom_id=custom_id, placeholder=placeholder, options=list(options))
    return UserItem(values)
