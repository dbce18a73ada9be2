"""Answering clicks on outdated boards, and repairing the messages that Discord still shows."""

from typing import Any

import discord
from msgspec.structs import replace

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text
from bot.match.deliveries import Board
from bot.match.digests import is_lost
from bot.match.models import Match
from bot.match.refusals import StaleBoard
from cogs.board.sent_messages import Buttons, buttons_of, read_sent_message
from cogs.board.story import StoryEntry, describe_entry, list_entries
from cogs.board.summaries import read_lines
from cogs.board.users import text_for_interaction
from cogs.kit.brief_answers import BriefAnswers
from cogs.kit.custom_ids import read_custom_id
from cogs.kit.links import message_link
from cogs.kit.permissions import missing_permissions, named_permissions
from cogs.kit.replies import Interaction, answer_refusal, answers_in_place, is_on_private, say, show
from cogs.kit.uploads import custom_ids_in

_MOST_CHANGES = 5


@answer_refusal.register
async def _answer_outdated(stale: StaleBoard, interaction: Interaction) -> None:
    """Answer a click on an outdated board; the answer replaces a lost panel."""
    text = await text_for_interaction(interaction, stale.match)
    if is_lost(stale.match, stale.version):
        sentence = await explain_lost_board(interaction, stale.match, text)
        if is_on_private(interaction) and not answers_in_place(interaction):
            await show(interaction, sentence)
            return
    else:
        sentence = await explain_outdated_board(interaction, stale, text)
    bot_of(interaction).cog_of(BriefAnswers).replace_outdated_board(await say(interaction, sentence))


async def explain_outdated_board(
    interaction: discord.Interaction[Any], refusal: StaleBoard, text: Text
) -> str:
    """Repair what an outdated board shows, and explain the click on it: what others have done since.

    If only the user has acted since, as with a second click on the same button, the sentence says that the
    action is done. The repair updates a live board that shows an old revision, folds an old message that
    still has controls, and posts a board again that Discord refused.
    """
    bot, match = bot_of(interaction), refusal.match
    own, others = await _find_changes(bot, match, refusal.version.number, interaction.user.id, text)
    has_acted = bool(own) and not others
    board = await bot.matches.get_board(match.id)
    message = _public_message(interaction, match)
    buttons = None if message is None else buttons_of(message, match.id)
    if message is not None and buttons is not None:
        if _is_live(message, buttons, board, match):
            if buttons.version != match.board_version:
                await bot.outbox.repair(match)
                if not has_acted:
                    return text("stale-repaired")
        elif board.message is None or message.id != board.message.id:
            await bot.outbox.fold(match, read_sent_message(message))
    if board.board_seq < match.board_seq and await bot.outbox.is_blocked(match.id):
        await bot.outbox.unblock(match.guild_id)
        in_thread = isinstance(interaction.channel, discord.Thread)
        lacking = missing_permissions(interaction.app_permissions, in_thread=in_thread, new_thread=False)
        if lacking:
            return text("stale-not-posted-permissions", permissions=named_permissions(lacking, text))
        return text("stale-not-posted")
    board = await bot.matches.get_board(match.id)  # it may have been posted meanwhile
    link = message_link(match, board.message.id if board.message else None)
    if has_acted:
        return text("stale-acted", link=link)
    if not others and match.state is not None:
        return text("refusal-board-moved-on", link=link)
    changes = [describe_entry(match, entry, text) for entry in others[-_MOST_CHANGES:]]
    change_list = "\n".join(f"- {change}" for change in changes)
    return text("refusal-stale-board", changes=change_list or text("stale-nothing"), link=link)


async def explain_lost_board(interaction: discord.Interaction[Any], match: Match, text: Text) -> str:
    """Explain a click on a lost message, whose history a restore removed; repair or fold the message."""
    bot, message = bot_of(interaction), interaction.message
    board = await bot.matches.get_board(match.id)
    if message is not None and _is_board(message, match.id):
        if message.channel.id != match.channel_id:
            old = read_sent_message(message)
            await bot.publisher.fold_stray(message.channel.id, old, "board-lost", match.locale)
            await bot.outbox.repair(match)  # before the restore, the live board may have been folded
        elif board.message is not None and message.id == board.message.id:
            await bot.outbox.repair(match)
            return text("lost-repaired")
        else:
            await bot.outbox.fold(match, replace(read_sent_message(message), is_lost=True))
            await bot.outbox.repair(match)
    return text("refusal-lost", link=message_link(match, board.message.id if board.message else None))


async def fold_board_of_unknown_match(interaction: discord.Interaction[Any], match_id: int) -> None:
    """Fold the board that was clicked if its match is not stored, unless it shows the end of the match."""
    message = interaction.message
    if message is None or not _is_board(message, match_id):
        return
    contents = map(read_custom_id, custom_ids_in(message))
    if not any(content.verb == "rematch" for content in contents if content is not None):
        locale = interaction.guild_locale.value if interaction.guild_locale else "en"
        old, publisher = read_sent_message(message), bot_of(interaction).publisher
        await publisher.fold_stray(message.channel.id, old, "board-unknown", locale)


def _is_board(message: discord.Message, match_id: int) -> bool:
    return not message.flags.ephemeral and buttons_of(message, match_id) is not None


async def _find_changes(
    bot: Guildhall, match: Match, since: int, user: int, text: Text
) -> tuple[set[int], list[StoryEntry]]:
    """Return the public revisions of the user's own actions since ``since``, and the entries of others.

    What immediately follows from an action of the user, such as the end of a round, counts as theirs.
    """
    if match.state is None:
        return set(), []
    entries = list_entries(match, await read_lines(match, await bot.matches.get_actions(match.id)), text)
    new_entries = [entry for entry in entries if entry.public_revision > since]
    own = {entry.public_revision for entry in new_entries if _is_act_of(user, entry)}
    return own, [entry for entry in new_entries if entry.user != user and entry.public_revision not in own]


def _is_act_of(user: int, entry: StoryEntry) -> bool:
    """Return whether an entry is an action or an undo of ``user``."""
    return entry.user == user and (entry.action is not None or entry.kind == "undone")


def _public_message(interaction: discord.Interaction[Any], match: Match) -> discord.Message | None:
    """Return the clicked message if it is in the match's channel and not private."""
    message = interaction.message
    if message is None or message.flags.ephemeral or message.channel.id != match.channel_id:
        return None
    return message


def _is_live(message: discord.Message, buttons: Buttons, board: Board, match: Match) -> bool:
    """Return whether a message is the current board, stored or not."""
    if board.board_seq == match.board_seq and board.message is not None:
        return message.id == board.message.id
    return buttons.board_seq == match.board_seq
