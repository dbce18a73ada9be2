"""Buttons and menus that outlive a restart: all that they need is in their custom id.

`custom_ids` tells what that says; `bot.handlers` finds the handler of its verb.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import discord
from discord import ui

from bot.client import Guildhall, bot_of
from bot.client_events import MATCH_USED
from bot.handlers import Registration
from bot.locales import Text
from bot.logs import log_context
from bot.recorder import current_trace
from bot.services.match_service import NO_RECIPIENTS
from bot.services.refusals import Refusal
from bot.store.models import Match
from bot.store.recipients import Recipients
from cogs.support.controls import MOST_CHOICES, Choice, Control, Line, Menu
from cogs.support.custom_ids import CustomId, read_custom_id, write_custom_id
from cogs.support.display_names import display_names
from cogs.support.explanations import message_link
from cogs.support.game_ui import text_for
from cogs.support.replies import (
    Interaction,
    WaitForAcknowledgement,
    acknowledge,
    acknowledge_answer,
    acknowledging,
    already_acknowledged,
    is_on_private,
    reporting,
    text_of,
)
from cogs.support.sending import EmojiButton
from rendering import with_names
from rendering.emoji_text import split_label

ChoiceT = TypeVar("ChoiceT", bound=str)
_LONGEST_NUMBER = 18
ASK = "ask"
"""The argument with which a verb asks for confirmation; the question's buttons carry the answer."""
LONGEST_ID = 100
LONGEST_LABEL = 34
LONGEST_CHOICE = 100
LONGEST_PLACEHOLDER = 150


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a match's button, or a choice in its menu, with the match as it is now."""

    interaction: Interaction
    bot: Guildhall
    text: Text
    match: Match
    recipients: Recipients
    revision: int
    argument: str
    wait_until_acknowledged: WaitForAcknowledgement = already_acknowledged

    @property
    def user(self) -> int:
        """The user who clicked."""
        return self.interaction.user.id

    @property
    def match_id(self) -> int:
        """The number of the match."""
        return self.match.id

    async def named_text(self) -> Text:
        """Return the lookup of texts with the names of the players of the match."""
        return with_names(self.text, await display_names(self.bot).fetch(self.match))

    def number(self, allowed: range) -> int:
        """Return the argument as a number. Raise ``Refusal`` unless it is one of ``allowed``."""
        return number_in(self.argument, allowed)

    def choice(self, allowed: Collection[ChoiceT]) -> ChoiceT:
        """Return the argument. Raise ``Refusal`` unless it is one of ``allowed``."""
        for choice in allowed:
            if choice == self.argument:
                return choice
        raise Refusal("unknown-button")


def number_in(text: str, allowed: range) -> int:
    """Return the number that a custom id carries. Raise ``Refusal`` unless it is one of ``allowed``."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER):
        raise Refusal("unknown-button")
    if int(text) not in allowed:
        raise Refusal("unknown-button")
    return int(text)


async def dispatch(interaction: Interaction, custom_id: str, chosen: str | None = None) -> None:
    """Acknowledge a click, then call the handler of its verb; report errors in private."""
    content = read_custom_id(custom_id)
    registration = None if content is None else bot_of(interaction).handlers.find(content.verb)
    if content is None or registration is None:
        async with reporting(interaction):
            raise Refusal("unknown-button")
        return
    if chosen is not None:
        content = content._replace(argument=chosen)
    current_trace().name = content.verb
    recipients = NO_RECIPIENTS
    with log_context(match=content.match_id, verb=content.verb):
        async with reporting(interaction):
            if registration.concurrent and bot_of(interaction).is_sole_receiver(interaction):
                async with acknowledging(interaction, private=registration.private) as wait:
                    await registration.handler(await _read_click(interaction, content, registration, wait))
                return
            if registration.confirms and content.argument != ASK and is_on_private(interaction):
                await acknowledge_answer(interaction)
            else:
                await acknowledge(interaction, private=registration.private)
            click = await _read_click(interaction, content, registration)
            recipients = click.recipients
            await registration.handler(click)
    bot_of(interaction).dispatch(
        MATCH_USED, interaction, content.match_id, recipients.get(interaction.user.id)
    )


async def _read_click(
    interaction: Interaction,
    content: CustomId,
    registration: Registration,
    wait_until_acknowledged: WaitForAcknowledgement = already_acknowledged,
) -> Click:
    """Return a click with its match as it is now.

    Raise ``Refusal`` if there is no such match, or if it is played in another channel.
    """
    bot = bot_of(interaction)
    match, recipients = await bot.matches.get(content.match_id)
    if not registration.anywhere:
        await _require_place(interaction, match)
    present_match = await bot.matches.mark_present(match, interaction.user.id)
    # Coming back changes the revision, but a click on the live board still counts as made on it.
    # The turn that a panel carries is never as high as the revision of the board.
    is_live = content.revision == match.board_version
    return Click(
        interaction,
        bot,
        text_for(present_match, text_of(interaction)),
        present_match,
        recipients,
        present_match.board_version if is_live else content.revision,
        content.argument,
        wait_until_acknowledged,
    )


async def _require_place(interaction: Interaction, match: Match) -> None:
    """Raise ``Refusal`` unless the click came from the channel in which the match is played."""
    if interaction.guild_id != match.guild_id:
        raise Refusal("elsewhere")
    if interaction.channel_id != match.channel_id:
        board = await bot_of(interaction).store.boards.get(match.id)
        posted = board.message if board.board_seq == match.board_seq else None
        raise Refusal("moved-away", link=message_link(match, posted.id if posted else None))


class BoardItem(ui.DynamicItem[ui.Button[Any] | ui.Select[Any]], template=re.compile("[bs]:.*", re.DOTALL)):
    """A button or a menu under a board, a table or a private panel of a match.

    The value chosen in a menu is the argument of its verb.
    """

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], _found: re.Match[str]
    ) -> Self:
        """Return the button that was clicked, or the menu that was used."""
        assert isinstance(item, ui.Button | ui.Select)
        return cls(item)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether the click may start anything."""
        return await bot_of(interaction).admit(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Handle the click, in a menu with the chosen value."""
        chosen = next(iter(self.item.values), "") if isinstance(self.item, ui.Select) else None
        await dispatch(interaction, self.item.custom_id or "", chosen)


def as_button(control: Control, custom_id: str) -> ui.Button[Any]:
    """Return the button for a control.

    An emoji of the bot in its label, such as the mark of a seat, becomes the emoji of the button.
    """
    label, emoji = split_label(control.label)
    words = label[:LONGEST_LABEL]
    looks: dict[str, Any] = {
        "style": control.style,
        "emoji": control.emoji or emoji,
        "disabled": control.disabled,
        "custom_id": custom_id,
    }
    is_emoji = control.emoji_only and control.emoji is not None
    return EmojiButton(words, **looks) if is_emoji else ui.Button(label=words, **looks)


def as_menu(shown: Menu, custom_id: str) -> ui.Select[Any]:
    """Return the menu; Discord shows at most 25 choices."""
    options = [_option(choice) for choice in shown.choices[:MOST_CHOICES]]
    placeholder = split_label(shown.placeholder)[0][:LONGEST_PLACEHOLDER]
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=options)


def button(control: Control, match_id: int, revision: int) -> BoardItem:
    """Return the button for a control of a match at a revision."""
    content = CustomId(match_id, revision, control.verb, control.argument)
    return BoardItem(as_button(control, write_custom_id("b", content)))


def menu(shown: Menu, match_id: int, revision: int) -> BoardItem:
    """Return the menu of a match at a revision."""
    content = CustomId(match_id, revision, shown.verb, shown.part)
    return BoardItem(as_menu(shown, write_custom_id("s", content)))


def _option(choice: Choice) -> discord.SelectOption:
    label, emoji = split_label(choice.label)
    return discord.SelectOption(
        label=label[:LONGEST_CHOICE],
        value=choice.argument,
        description=split_label(choice.description)[0][:LONGEST_CHOICE] or None,
        emoji=choice.emoji or emoji,
    )


def rows(lines: Sequence[Line], match_id: int, revision: int) -> list[ui.ActionRow[Any]]:
    """Return action rows, each with a menu or at most five buttons.

    A longer line of buttons continues in the next row.
    """
    made: list[ui.ActionRow[Any]] = []
    for line in lines:
        if isinstance(line, Menu):
            made.append(ui.ActionRow(menu(line, match_id, revision)))
            continue
        buttons = [button(control, match_id, revision) for control in line]
        made.extend(ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5))
    return made
