"""A match's buttons and menus, and the match that a click on them finds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn
from zlib import crc32

import discord
from discord import ui

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Registration
from bot.locales import Text
from bot.match.commands import Command, is_concerned
from bot.match.digests import has_shown, is_lost, is_panel
from bot.match.models import Match
from bot.match.recipients import Recipients
from bot.match.refusals import Refusal, StaleBoard, StalePanel
from bot.match.versions import Version
from cogs.board.display_names import DisplayNames
from cogs.board.lost_channels import regain_channel
from cogs.board.outdated_clicks import fold_board_of_unknown_match
from cogs.board.users import text_for_reader
from cogs.kit.clicks import Click, ClickItem, reads_match_clicks
from cogs.kit.controls import BUTTONS_IN_A_ROW, MOST_CHOICES, Choice, Control, Line, Menu
from cogs.kit.custom_ids import CustomId, write_custom_id
from cogs.kit.game_ui import text_for
from cogs.kit.links import message_link
from cogs.kit.permissions import can_see_channel
from cogs.kit.replies import Interaction, WaitForAcknowledgement, skip_wait
from cogs.kit.sending import EmojiButton
from rendering.words import split_label

_FIRST_COMPONENT_ID = 1000
"""Above the ids that Discord gives to components without one."""
LONGEST_ID = 100
"""The most characters of a custom id."""
LONGEST_LABEL = 34
"""The most characters of a button's label that Discord recommends beside an emoji."""
LONGEST_CHOICE = 100
"""The most characters of a line in a menu."""
LONGEST_PLACEHOLDER = 150
"""The most characters of a menu's placeholder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchClick(Click):
    """A click on a match's button, or a choice in its menu, with the match as it is now.

    ``text`` has the marks of the match's players.

    Attributes:
        match: The match as stored now.
        recipients: Its players as recipients of notifications.
        version: The version in the custom id: a `Match.board_version`, or a `get_panel_version` in a panel.
        wait_until_acknowledged: Waits until Discord has accepted the acknowledgement.
    """

    match: Match
    recipients: Recipients
    version: Version
    wait_until_acknowledged: WaitForAcknowledgement = skip_wait

    @property
    def match_id(self) -> int:
        """The id of the match."""
        return self.match.id

    async def perform(self, command: Command, *, exact: bool = False) -> Match:
        """Perform a command for the user who clicked, and return the changed match.

        Raise ``Refusal`` if the command is refused. With ``exact``, raise it also if the clicked board is
        outdated, except in a race or in a match that is over.
        """
        version = self.version if exact else None
        return await self.bot.matches.perform(
            self.match, self.user, command, version=version, recipients=self.recipients
        )

    async def reader_text(self) -> Text:
        """Return the lookup of texts for an answer with mentions that only the user reads."""
        return await text_for_reader(self.bot, self.match, self.user, self.text)

    async def named_text(self) -> Text:
        """Return the same lookup with the display names of the match's players."""
        return await self.bot.cog_of(DisplayNames).name_for_reader(self.match, self.user, self.text)


@reads_match_clicks
async def _read_match_click(
    click: Click,
    content: CustomId,
    registration: Registration,
    wait_until_acknowledged: WaitForAcknowledgement,
) -> MatchClick:
    """Return a click with its match as it is now.

    Raise ``Refusal`` if the user may not use the button in this channel, in the same words as for a match
    that does not exist. Raise ``StaleBoard`` if the button is not from the current history of the match.
    """
    interaction, bot = click.interaction, click.bot
    try:
        match, recipients = await bot.matches.get(content.match_id)
    except Refusal:
        await fold_board_of_unknown_match(interaction, content.match_id)
        raise
    concerns_user = is_concerned(match, interaction.user.id)
    is_here = interaction.channel_id == match.channel_id
    if not (is_here or concerns_user or can_see_channel(interaction, match)):
        raise Refusal("no-such-match")
    if not registration.anywhere:
        if await _is_shown_ahead(bot, match, content.version):
            content = content._replace(version=match.board_version)
        if not has_shown(match, content.version):
            match = await regain_channel(bot, match, interaction.channel_id)
            if is_panel(content.version) and not is_lost(match, content.version):
                raise StalePanel()
            raise StaleBoard(match, content.version)
    if not (is_here or (concerns_user and registration.anywhere)):
        await _refuse_elsewhere(interaction, match)
    found_match = await regain_channel(bot, match, interaction.channel_id)
    present_match = await bot.matches.mark_present(found_match, interaction.user.id)
    # `mark_present` may change the version, but a click on the live board still counts as made on it.
    # A panel carries the turn, which is never as high as the version of the board.
    is_live = content.version == match.board_version
    return MatchClick(
        interaction,
        bot,
        text_for(present_match, click.text),
        click.argument,
        match=present_match,
        recipients=recipients,
        version=present_match.board_version if is_live else content.version,
        wait_until_acknowledged=wait_until_acknowledged,
    )


async def _is_shown_ahead(bot: Guildhall, match: Match, version: Version) -> bool:
    """Return whether ``version`` is that of a race's board shown before its commit (`show_ahead`)."""
    if not match.real_time or version.number <= match.board_seq:
        return False
    board = await bot.matches.get_board(match.id)
    return board.board_seq >= version.number and has_shown(match, version._replace(number=match.board_seq))


async def _refuse_elsewhere(interaction: Interaction, match: Match) -> NoReturn:
    """Raise ``Refusal`` with a link to the board for a click outside the channel of the match."""
    if interaction.guild_id != match.guild_id:
        raise Refusal("elsewhere")
    board = await bot_of(interaction).matches.get_board(match.id)
    message = board.message if board.board_seq == match.board_seq else None
    raise Refusal("moved-away", link=message_link(match, message.id if message else None))


def as_button(control: Control, custom_id: str) -> ui.Button[Any]:
    """Return the button for a control.

    An emoji of the bot in its label, such as the mark of a seat, becomes the emoji of the button.
    """
    label, emoji = split_label(control.label)
    words = label[:LONGEST_LABEL]
    options: dict[str, Any] = {
        "style": control.style,
        "emoji": control.emoji or emoji,
        "disabled": control.disabled,
        "custom_id": custom_id,
    }
    is_emoji = control.emoji_only and control.emoji is not None
    return EmojiButton(words, **options) if is_emoji else ui.Button(label=words, **options)


def as_menu(spec: Menu, custom_id: str) -> ui.Select[Any]:
    """Return the Discord menu for ``spec``, with at most 25 choices."""
    options = [_option(choice) for choice in spec.choices[:MOST_CHOICES]]
    placeholder = split_label(spec.placeholder)[0][:LONGEST_PLACEHOLDER]
    return ui.Select(
        custom_id=custom_id, placeholder=placeholder, options=options, id=_component_id(custom_id)
    )


def _component_id(custom_id: str) -> int:
    """Return an id for a menu, another one on each board.

    With the ids that Discord gives by position, clients keep showing the choice made in an earlier menu, and
    do not send the same choice again.
    """
    return _FIRST_COMPONENT_ID + crc32(custom_id.encode()) % 2**30


def button(control: Control, match_id: int, version: Version) -> ClickItem:
    """Return the button for a control, with the version of the board in its custom id."""
    content = CustomId(match_id, version, control.verb, control.argument)
    return ClickItem(as_button(control, write_custom_id("b", content)))


def menu(spec: Menu, match_id: int, version: Version) -> ClickItem:
    """Return the menu for ``spec``, with the version of the board in its custom id."""
    content = CustomId(match_id, version, spec.verb, spec.part)
    return ClickItem(as_menu(spec, write_custom_id("s", content)))


def _option(choice: Choice) -> discord.SelectOption:
    label, emoji = split_label(choice.label)
    return discord.SelectOption(
        label=label[:LONGEST_CHOICE],
        value=choice.argument,
        description=split_label(choice.description)[0][:LONGEST_CHOICE] or None,
        emoji=choice.emoji or emoji,
    )


def rows(lines: Sequence[Line], match_id: int, version: Version) -> list[ui.ActionRow[Any]]:
    """Return action rows, each with a menu or at most five buttons.

    A line with more than five buttons continues in the next row.
    """
    action_rows: list[ui.ActionRow[Any]] = []
    for line in lines:
        if isinstance(line, Menu):
            action_rows.append(ui.ActionRow(menu(line, match_id, version)))
            continue
        buttons = [button(control, match_id, version) for control in line]
        starts = range(0, len(buttons), BUTTONS_IN_A_ROW)
        action_rows.extend(ui.ActionRow(*buttons[start : start + BUTTONS_IN_A_ROW]) for start in starts)
    return action_rows
