"""The coach of a user's first match of a game: a private line that says what can be done now, and why.

Only an interaction can be answered in private, and only for 15 minutes. So the line comes below the board
once it is the turn of a user who has used a control lately or has begun the match after a lesson, or as soon
as they use a control. It follows the position and goes when the turn passes. Lines are kept in memory only:
after a restart the next click brings another.
"""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.ext import commands

from bot.client import BOARD_SHOWN, COACH_CHOSEN, MATCH_USED, Guildhall
from bot.handlers import Handlers
from bot.services.refusals import Refusal
from bot.store.models import LoggedAction, Match
from cogs.rules import entries_menu
from cogs.support.buttons import Click, rows
from cogs.support.controls import Control
from cogs.support.display_names import display_names
from cogs.support.explanations import possible_now
from cogs.support.game_ui import get_ui, text_for
from cogs.support.passing_answers import PrivateAnswer
from cogs.support.replies import Interaction, private_view, say, say_instead, text_of
from cogs.support.sending import send_view
from cogs.support.user_items import UserClick, user_button
from rendering import RENDERERS, with_names

_log = logging.getLogger(__name__)

TIMES = 2
"""How often a player does something before the coach has nothing to say about it any more."""
_MOST = 1024

handlers = Handlers()
user_handlers = Handlers()


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A line that a user sees, with the turn that it is for."""

    answer: PrivateAnswer
    turn: int
    sentence: str


class Coach(commands.Cog):
    """The coach's lines that are shown, and the newest interaction of each user with a match."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._interactions: dict[tuple[int, int], Interaction] = {}
        self._lines: dict[tuple[int, int], CoachLine] = {}
        self._coached: dict[tuple[int, int], bool] = {}
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    @commands.Cog.listener(f"on_{MATCH_USED}")
    async def on_match_used(self, interaction: Interaction, match_id: int) -> None:
        """Remember an interaction, and coach the user who made it if it is their turn."""
        if interaction.guild_id is None:  # a button of a direct message
            return
        key = match_id, interaction.user.id
        self._interactions.pop(key, None)
        self._interactions[key] = interaction
        if len(self._interactions) > _MOST:
            del self._interactions[next(iter(self._interactions))]
        if key in self._lines or self._coached.get(key) is False:
            return
        match = await self.bot.store.matches.find(match_id)
        if match is None:
            return
        board = await self.bot.store.boards.get(match_id)
        if board.message is not None and board.board_seq == match.board_seq:  # otherwise the board brings it
            await self._bring_up_to_date(match, interaction.user.id)

    @commands.Cog.listener(f"on_{COACH_CHOSEN}")
    async def on_coach_chosen(self, user: int) -> None:
        """Look again whether to coach a user in each match."""
        for key in [key for key in self._coached if key[1] == user]:
            del self._coached[key]

    @commands.Cog.listener(f"on_{BOARD_SHOWN}")
    async def on_board_shown(self, match: Match) -> None:
        """Bring the lines of the players of a match up to date."""
        for user in match.humans:
            await self._bring_up_to_date(match, user)

    async def _bring_up_to_date(self, match: Match, user: int) -> None:
        """Show, replace or delete a user's line; a failure is not worth a word to the user."""
        key = match.id, user
        if self._coached.get(key) is False and key not in self._lines:
            return
        interaction = self._interactions.get(key)
        is_alive = interaction is not None and not interaction.is_expired()
        if key not in self._lines and not is_alive:
            return
        async with self._locks.setdefault(key, asyncio.Lock()):
            sentence = "" if interaction is None else await self._sentence(interaction, match, user)
            shown = self._lines.get(key)
            if shown is not None and (shown.sentence, shown.turn) == (sentence, match.turn):
                return
            if shown is not None:
                del self._lines[key]
                await shown.answer.delete()
            if sentence and is_alive and interaction is not None:
                try:
                    answer = await self._say(interaction, match, sentence)
                except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
                    _log.info("coach.not_shown", exc_info=True)
                else:
                    self._lines[key] = CoachLine(answer, match.turn, sentence)

    async def _sentence(self, interaction: Interaction, match: Match, user: int) -> str:
        """Return what the coach says to a user now, empty if nothing."""
        if not await self._is_coached(match, user):
            return ""
        player = match.player_of(user)
        if player is None or player not in match.players_to_act():
            return ""
        text = text_for(match, text_of(interaction))
        named = with_names(text, await display_names(self.bot).fetch(match))
        done = _done_by(match, player, await self.bot.store.matches.actions(match.id))
        explained = get_ui(match).explain(match.rules.view(match.state, player), player, text=named)
        why = next((each.sentence for each in explained if done[each.kind] < TIMES), "")
        if not why:
            return ""
        possible = "" if match.real_time else possible_now(match, player, named)
        return text("coach-line", possible=possible, why=why)

    async def _is_coached(self, match: Match, user: int) -> bool:
        """Return whether the coach speaks to a user in a match: in their first one, unless they chose."""
        key = match.id, user
        if key not in self._coached:
            self._coached[key] = await self._find_out(match, user)
            if len(self._coached) > _MOST:
                del self._coached[next(iter(self._coached))]
        return self._coached[key]

    async def _find_out(self, match: Match, user: int) -> bool:
        chosen = (await self.bot.store.preferences.get(user)).coach
        if chosen != "auto":
            return chosen == "on"
        if not self.bot.settings.coach:
            return False
        if (await self.bot.store.lessons.get(user, match.game)).coached_match == match.id:
            return True
        return not await self.bot.store.matches.has_played(user, match.game, before=match.id)

    async def _say(self, interaction: Interaction, match: Match, sentence: str) -> PrivateAnswer:
        text = text_of(interaction)
        meaning = Control(text("button-legend"), "legend")
        row = rows([[meaning]], match.id, match.board_version)[0]
        row.add_item(user_button(text("button-coach-off"), "coach-off"))
        view = private_view(sentence, row)
        sent = await send_view(self.bot, interaction.followup.send, view, ephemeral=True, wait=True)
        return PrivateAnswer(interaction, sent.id)


def _done_by(match: Match, player: int, record: tuple[LoggedAction, ...]) -> Counter[str]:
    """Return how often a player has done each kind of action in a match."""
    own = (line for line in record if line.player == player and not line.is_automatic)
    actions = (match.rules.action_from_string(line.action) for line in own)
    return Counter(str(action.__struct_config__.tag) for action in actions)


@handlers.on_click("legend", private=True)
async def explain_marks(click: Click) -> None:
    """Explain the marks in the picture that is on screen."""
    match = click.match
    if match.state is None:
        raise Refusal("not-begun")
    text = await click.named_text()
    view = match.view(match.player_of(click.user))
    lines = RENDERERS[match.game].legend(view, text=text_for(match, text))
    menu = entries_menu(match.game, RENDERERS[match.game].entries_on_screen(view), click.text)
    await say(click.interaction, "\n".join([click.text("legend-title"), *lines]), *menu)


@user_handlers.on_click("coach-off")
async def switch_off(click: UserClick) -> None:
    """Let the coach be quiet in all matches of the user."""
    await click.bot.preferences.change(click.user, {"coach": "off"})
    click.bot.dispatch(COACH_CHOSEN, click.user)
    await say_instead(click.interaction, click.text("coach-off"))


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    bot.user_handlers.include(user_handlers)
    await bot.add_cog(Coach(bot))
