"""The answer to a click on an outdated board, and the repair of what Discord still shows."""

from typing import Any

import discord

from bot.client import Guildhall, bot_of
from bot.locales import Text
from bot.services.refusals import StaleBoard
from bot.store.deliveries import Board
from bot.store.models import Match
from cogs.support.explanations import message_link
from cogs.support.permissions import missing_permissions, named_permissions
from cogs.support.sent_messages import Buttons, buttons_of, read_sent_message
from cogs.support.story import describe_entry, list_entries
from cogs.support.summaries import read_lines

_MOST_CHANGES = 5


async def answer_stale(interaction: discord.Interaction[Any], refusal: StaleBoard, text: Text) -> str:
    """Return the sentence for a click on an outdated board: what others have done since.

    Update a live board that shows an old revision, fold an old message that still has controls, and post a
    board again that Discord refused.
    """
    bot, match = bot_of(interaction), refusal.match
    board = await bot.store.boards.get(match.id)
    message = _public_message(interaction, match)
    buttons = None if message is None else buttons_of(message, match.id)
    if message is not None and buttons is not None:
        if _is_live(message, buttons, board, match):
            if buttons.version != match.board_version:
                await bot.outbox.repair(match)
                return text("stale-repaired")
        elif board.message is None or message.id != board.message.id:
            await bot.outbox.fold(match, read_sent_message(message))
    if board.board_seq < match.board_seq and await bot.store.outbox.is_blocked(match.id):
        await bot.outbox.unblock(match.guild_id)
        in_thread = isinstance(interaction.channel, discord.Thread)
        lacking = missing_permissions(interaction.app_permissions, in_thread=in_thread, new_thread=False)
        if lacking:
            return text("stale-not-posted-permissions", permissions=named_permissions(lacking, text))
        return text("stale-not-posted")
    changes = await _find_changes(bot, match, refusal.version, interaction.user.id, text)
    board = await bot.store.boards.get(match.id)  # it may have been posted meanwhile
    link = message_link(match, board.message.id if board.message else None)
    if not changes and match.state is not None:
        return text("refusal-board-moved-on", link=link)
    change_list = "\n".join(f"- {change}" for change in changes[-_MOST_CHANGES:])
    return text("refusal-stale-board", changes=change_list or text("stale-nothing"), link=link)


async def _find_changes(bot: Guildhall, match: Match, since: int, user: int, text: Text) -> list[str]:
    """Return what has happened since a public revision, without what the user did and knows."""
    if match.state is None:
        return []
    entries = list_entries(match, await read_lines(match, await bot.store.matches.actions(match.id)), text)
    return [
        describe_entry(match, entry, text)
        for entry in entries
        if entry.public_revision > since and entry.user != user
    ]


def _public_message(interaction: discord.Interaction[Any], match: Match) -> discord.Message | None:
    """Return the message of the match's channel that was clicked, ``None`` for a private one."""
    message = interaction.message
    if message is None or message.flags.ephemeral or message.channel.id != match.channel_id:
        return None
    return message


def _is_live(message: discord.Message, buttons: Buttons, board: Board, match: Match) -> bool:
    """Return whether a message is the current board, stored or not."""
    if board.board_seq == match.board_seq and board.message is not None:
        return message.id == board.message.id
    return buttons.board_seq == match.board_seq
