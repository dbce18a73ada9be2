"""Clicks on buttons, choices in menus and submitted forms: from the custom id to the handler.

The custom id says what a control belongs to (`Scope`), and names the verb and its argument:
``b:MATCH:VERSION:VERB:ARGUMENT`` for a button of a match, ``s:…`` for a menu of a match, ``u:VERB:ARGUMENT``
for all else. `bot.handlers` has the handler. Controls and forms outlive a restart, because all that they need
is in their custom id.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self, TypeVar, cast

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Registration, Scope
from bot.locales import Text
from bot.match.refusals import Refusal
from bot.observability.logs import log_context
from bot.observability.traces import current_trace
from cogs.kit.custom_ids import CustomId, read_custom_id
from cogs.kit.replies import (
    Interaction,
    WaitForAcknowledgement,
    acknowledge,
    acknowledge_answer,
    acknowledging,
    is_on_private,
    reporting,
    skip_wait,
    text_of,
)

ASK = "ask"
"""The argument of a button that asks for confirmation; the buttons that confirm have other arguments."""
VISIT_FORM = "live:answer"
"""The custom id of the form that ``bot check --live`` opens; a bot that runs meanwhile ignores it."""
_INPUT = "typed"
_FIELDS = 2
_LONGEST_NUMBER = 19

ChoiceT = TypeVar("ChoiceT", bound=str)


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a button, a choice in a menu, or a submitted form.

    Attributes:
        interaction: The interaction that Discord sent.
        bot: The bot.
        text: The lookup of texts in the user's language.
        argument: The argument in the custom id; of a match's menu, the chosen value.
        values: What was chosen in a menu.
        fields: What was typed or chosen in a form, by field.
    """

    interaction: Interaction
    bot: Guildhall
    text: Text
    argument: str
    values: Sequence[Any] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def user(self) -> int:
        """The user who clicked."""
        return self.interaction.user.id

    @property
    def typed(self) -> str:
        """The text in the only input of a form."""
        return self.fields.get(_INPUT, "")

    def number(self, valid_numbers: range) -> int:
        """Return the argument as a number. Raise ``Refusal`` unless it is one of ``valid_numbers``."""
        return number_in(self.argument, valid_numbers)

    def choice(self, choices: Collection[ChoiceT]) -> ChoiceT:
        """Return the argument. Raise ``Refusal`` unless it is one of ``choices``."""
        for choice in choices:
            if choice == self.argument:
                return choice
        raise Refusal("unknown-button")


def number_in(text: str, valid_numbers: range) -> int:
    """Return the number that a custom id carries. Raise ``Refusal`` unless it is one of ``valid_numbers``."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER):
        raise Refusal("unknown-button")
    if int(text) not in valid_numbers:
        raise Refusal("unknown-button")
    return int(text)


class Target(NamedTuple):
    """What a custom id names.

    ``content`` is what the custom id of a match's control carries, ``None`` for others.
    """

    scope: Scope
    verb: str
    argument: str
    content: CustomId | None = None


def _read_target(custom_id: str, scope: Scope) -> Target | None:
    """Return what a custom id names, or ``None`` if it is malformed."""
    if scope is Scope.MATCH:
        content = read_custom_id(custom_id)
        return content and Target(scope, content.verb, content.argument, content)
    prefix, *fields = custom_id.split(":", _FIELDS)
    return Target(scope, fields[0], fields[1]) if prefix == "u" and len(fields) == _FIELDS else None


ReadMatchClick = Callable[[Click, CustomId, Registration, WaitForAcknowledgement], Awaitable[Click]]
"""Adds the match as it is now to a click on a match's control, or raises ``Refusal``."""
_READERS: list[ReadMatchClick] = []


def reads_match_clicks(read: ReadMatchClick) -> ReadMatchClick:
    """Register the function that adds the match to clicks on its controls."""
    _READERS[:] = [read]
    return read


async def dispatch(
    interaction: Interaction,
    custom_id: str,
    scope: Scope,
    values: Sequence[Any] = (),
    fields: Mapping[str, str] | None = None,
) -> None:
    """Acknowledge a click, then call the handler of its verb; report errors in private.

    The value chosen in a match's menu becomes the argument of the verb.
    """
    bot, target = bot_of(interaction), _read_target(custom_id, scope)
    registration = None if target is None else bot.handlers.find(scope, target.verb)
    if target is None or registration is None:
        async with reporting(interaction):
            raise Refusal("unknown-button")
        return
    current_trace().name = target.verb
    content, argument = target.content, target.argument
    about = {} if content is None else {"match": content.match_id}
    if content is not None and (values or custom_id.startswith("s:")):
        argument = str(next(iter(values), ""))

    async def read(wait: WaitForAcknowledgement = skip_wait) -> Click:
        click = Click(interaction, bot, text_of(interaction), argument, values, fields or {})
        if content is None:
            return click
        return await _READERS[0](click, content, registration, wait)

    with log_context(verb=target.verb, **about):
        async with reporting(interaction):
            if registration.concurrent and bot.is_sole_receiver(interaction):
                async with acknowledging(interaction, private=registration.private) as wait:
                    await registration.handler(await read(wait))
                return
            if registration.confirms and argument != ASK and is_on_private(interaction):
                await acknowledge_answer(interaction)
            elif not registration.opens_form:
                await acknowledge(interaction, private=registration.private)
            await registration.handler(await read())


class ClickItem(ui.DynamicItem[ui.Item[Any]], template=re.compile("[bsu]:.*", re.DOTALL)):
    """A button or a menu of the bot."""

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
        """Handle the click or the choice."""
        custom_id = str(getattr(self.item, "custom_id", ""))
        scope = Scope.USER if custom_id.startswith("u:") else Scope.MATCH
        await dispatch(interaction, custom_id, scope, list(getattr(self.item, "values", ())))


def user_button(
    label: str,
    verb: str,
    argument: str = "",
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> ClickItem:
    """Return a button that belongs to no match."""
    custom_id = f"u:{verb}:{argument}"
    return ClickItem(ui.Button(label=label, style=style, custom_id=custom_id, emoji=emoji, disabled=disabled))


def user_menu(
    placeholder: str, verb: str, options: Sequence[discord.SelectOption], argument: str = ""
) -> ClickItem:
    """Return a menu that belongs to no match."""
    custom_id = f"u:{verb}:{argument}"
    return ClickItem(ui.Select[Any](custom_id=custom_id, placeholder=placeholder, options=list(options)))


def text_modal(
    title: str,
    verb: str,
    label: str,
    *,
    argument: str = "",
    longest: int,
    placeholder: str | None = None,
    style: discord.TextStyle = discord.TextStyle.short,
) -> ui.Modal:
    """Return a form with one text input."""
    modal = ui.Modal(title=title, custom_id=f"u:{verb}:{argument}", timeout=1)
    modal.add_item(
        ui.TextInput[Any](
            label=label, placeholder=placeholder, custom_id=_INPUT, max_length=longest, style=style
        )
    )
    return modal


class Clicks(commands.Cog):
    """The cog that makes discord.py pass on clicks, and passes on forms, which discord.py forgets."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the controls, so that those from before a restart work."""
        self.bot.add_dynamic_items(ClickItem)

    async def cog_unload(self) -> None:
        """Unregister the controls."""
        self.bot.remove_dynamic_items(ClickItem)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a submitted form."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if custom_id != VISIT_FORM and await self.bot.admit(interaction):
            fields = dict(_list_values(data.get("components", ())))
            await dispatch(interaction, custom_id, Scope.FORM, fields=fields)


def _list_values(components: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a form with their values; Discord wraps each field in another component."""
    for component in components if isinstance(components, list) else ():
        if isinstance(component, dict):
            value = component.get("value", next(iter(component.get("values") or ()), None))
            if value is not None:
                yield str(component.get("custom_id")), str(value)
            yield from _list_values([*component.get("components", ()), component.get("component")])
