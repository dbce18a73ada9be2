"""The coach in a user's first match of a game: a private line that says what can be done now, and why.

A private message can only answer an interaction, and only for 15 minutes. So a user gets the line when it is
their turn and they used a control lately or began the match after a lesson; otherwise when they use a
control. The line changes with the position and is deleted when the turn passes. Lines are kept in memory
only: after a restart, the next click sends a new one.
"""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers
from bot.client.events import BOARD_SHOWN, MATCH_USED, USER_ERASED, listens_to
from bot.match.models import LoggedAction, Match
from bot.match.recipients import CoachMode, Preferences, Recipient
from cogs.board.buttons import button
from cogs.board.display_names import display_names
from cogs.board.refusal_sentences import describe_possible_actions
from cogs.kit.brief_answers import PrivateAnswer
from cogs.kit.controls import Control
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.replies import Interaction, private_view, say_instead, text_of
from cogs.kit.sending import send_view
from cogs.kit.user_items import UserClick, user_button
from rendering import RENDERERS, with_names

_log = logging.getLogger(__name__)

TIMES = 2
"""The number of times a player performs a kind of action before the coach stops explaining it."""
_MOST = 1024

user_handlers = Handlers()


@dataclass(slots=True)
class Pupil:
    """A user in a match: their newest interaction with the match, and the coach's line that they see, if any.

    ``is_newcomer`` is ``None`` until it is looked up; it never changes afterwards.
    """

    interaction: Interaction
    is_newcomer: bool | None = None
    line: PrivateAnswer | None = None
    line_content: tuple[int, str] = (0, "")
    """The turn that the line is for, and its sentence."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Coach(commands.Cog):
    """The cog that shows the coach's lines, and knows the pupils by match and user."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._pupils: dict[tuple[int, int], Pupil] = {}

    @listens_to(MATCH_USED)
    async def on_match_used(
        self, interaction: Interaction, match_id: int, recipient: Recipient | None = None
    ) -> None:
        """Remember an interaction, and coach the user who made it if it is their turn.

        ``recipient`` is the user as read with the match, if it was read.
        """
        if interaction.guild_id is None:  # a button of a direct message
            return
        key = match_id, interaction.user.id
        pupil = self._pupils.pop(key, None) or Pupil(interaction)
        pupil.interaction = interaction
        self._pupils[key] = pupil
        if len(self._pupils) > _MOST:
            del self._pupils[next(iter(self._pupils))]
        preferences = None if recipient is None else recipient.preferences
        mode = await self._find_mode(pupil, interaction.user.id, preferences)
        if pupil.line is not None or mode == "off":
            return
        match = await self.bot.matches.find(match_id)
        if match is None:
            return
        board = await self.bot.matches.get_board(match_id)
        if board.message is not None and board.board_seq == match.board_seq:  # otherwise the board brings it
            await self._bring_up_to_date(pupil, match, interaction.user.id, mode)

    @listens_to(BOARD_SHOWN)
    async def on_board_shown(self, match: Match) -> None:
        """Bring the lines of the players of a match up to date."""
        for user in match.humans:
            pupil = self._pupils.get((match.id, user))
            if pupil is None:
                continue
            mode = await self._find_mode(pupil, user)
            if pupil.line is not None or mode != "off":
                await self._bring_up_to_date(pupil, match, user, mode)

    @listens_to(USER_ERASED)
    async def on_user_erased(self, user: int) -> None:
        """Forget the interactions of a user."""
        for key in [key for key in self._pupils if key[1] == user]:
            del self._pupils[key]

    async def _find_mode(self, pupil: Pupil, user: int, preferences: Preferences | None = None) -> CoachMode:
        """Return the mode that the user chose, or ``off`` if the coach has nothing to say in this match."""
        if pupil.interaction.is_expired():
            return "off"
        mode = (preferences or await self.bot.preferences.get(user)).coach
        return "off" if mode == "auto" and pupil.is_newcomer is False else mode

    async def _bring_up_to_date(self, pupil: Pupil, match: Match, user: int, mode: CoachMode) -> None:
        """Show, replace or delete a user's line; log a failure without informing the user."""
        async with pupil.lock:
            sentence = "" if mode == "off" else await self._find_sentence(pupil, match, user, mode)
            if pupil.line is not None and pupil.line_content == (match.turn, sentence):
                return
            if pupil.line is not None:
                await pupil.line.delete()
                pupil.line = None
            if not sentence:
                return
            try:
                pupil.line = await self._say(pupil.interaction, match, sentence)
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
                _log.info("coach.not_shown", exc_info=True)
            else:
                pupil.line_content = match.turn, sentence

    async def _find_sentence(self, pupil: Pupil, match: Match, user: int, mode: CoachMode) -> str:
        """Return the coach's sentence for a user now; empty if there is nothing to say."""
        player = match.find_player(user)
        if player is None or player not in match.players_to_act():
            return ""
        if mode == "auto":
            if pupil.is_newcomer is None:
                pupil.is_newcomer = await self._is_newcomer(match, user)
            if not pupil.is_newcomer:
                return ""
        text = text_for(match, text_of(pupil.interaction))
        named_text = with_names(text, await display_names(self.bot).fetch(match))
        counts = _count_actions(match, player, await self.bot.matches.get_actions(match.id))
        explanations = get_ui(match).explain(match.rules.view(match.state, player), player, text=named_text)
        why = next((each.sentence for each in explanations if counts[each.kind] < TIMES), "")
        if not why:
            return ""
        possible = "" if match.real_time else describe_possible_actions(match, player, named_text)
        if not possible:
            return text("coach-line-plain", why=why)
        return text("coach-line", possible=possible, why=why)

    async def _is_newcomer(self, match: Match, user: int) -> bool:
        """Return whether this is a user's first match of the game, or the match that follows its lesson."""
        if not self.bot.settings.coach:
            return False
        if await self.bot.lessons.is_coached_match(user, match):
            return True
        return not await self.bot.matches.has_played(user, match.game, before=match.id)

    async def _say(self, interaction: Interaction, match: Match, sentence: str) -> PrivateAnswer:
        text = text_of(interaction)
        row: ui.ActionRow[Any] = ui.ActionRow()
        if RENDERERS[match.game].has_legend(match.view(match.find_player(interaction.user.id))):
            row.add_item(button(Control(text("button-legend"), "legend"), match.id, match.board_version))
        row.add_item(user_button(text("button-coach-off"), "coach-off"))
        view = private_view(sentence, row)
        message = await send_view(self.bot, interaction.followup.send, view, ephemeral=True, wait=True)
        return PrivateAnswer(interaction, message.id)


def _count_actions(match: Match, player: int, record: tuple[LoggedAction, ...]) -> Counter[str]:
    """Return how often a player has done each kind of action in a match."""
    own = (line for line in record if line.player == player and not line.is_automatic)
    actions = (match.rules.action_from_string(line.action) for line in own)
    return Counter(str(action.__struct_config__.tag) for action in actions)


@user_handlers.on_click("coach-off")
async def switch_off(click: UserClick) -> None:
    """Turn the coach off in all matches of the user."""
    await click.bot.preferences.change(click.user, {"coach": "off"})
    await say_instead(click.interaction, click.text("coach-off"))


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.user_handlers.include(user_handlers)
    await bot.add_cog(Coach(bot))
