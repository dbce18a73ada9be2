"""The coach: a short line for a newcomer on the board, right above the buttons, or in their private panel.

It speaks to the one player to act; where several act at the same time, each has a panel. It explains each
kind of action until the player has done it twice. Its line comes and goes with edits of the board, so the
coach sends nothing by itself.
"""

from collections import Counter
from typing import Any

from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.events import USER_ERASED, listens_to
from bot.locales import Text
from bot.match.models import Match
from bot.match.recipients import Recipients
from cogs.board.captions import find_asked_players
from cogs.board.summaries import Story
from cogs.kit.game_ui import get_ui

TIMES = 2
"""The number of times a player performs a kind of action before the coach stops explaining it."""
_MOST = 4096


class Coach(commands.Cog):
    """The cog that finds what the coach says, and remembers who is a newcomer, by match and user."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._newcomers: dict[tuple[int, int], bool] = {}

    @listens_to(USER_ERASED)
    async def on_user_erased(self, user: int) -> None:
        """Forget a user."""
        for key in [key for key in self._newcomers if key[1] == user]:
            del self._newcomers[key]

    async def find_board_line(self, story: Story, view: Any, text: Text) -> str:
        """Return the coach's line for the board; empty unless one player is asked to act and is coached."""
        match, recipients = story.match, story.recipients
        asked = find_asked_players(match)
        if len(asked) != 1 or match.began_simultaneously:
            return ""
        return await self._find_line(match, view, asked[0], recipients, text)

    async def find_panel_line(self, match: Match, user: int, recipients: Recipients, text: Text) -> str:
        """Return the coach's line for the panel of a user; empty unless several act now and it speaks."""
        player = match.find_player(user)
        if player is None or not match.began_simultaneously:
            return ""
        return await self._find_line(match, match.view(player), player, recipients, text)

    async def has_pupil(self, match: Match, user: int, recipients: Recipients) -> bool:
        """Return whether the coach speaks to a user when it is their turn in a running match."""
        player = match.find_player(user)
        if player is None or match.status != "running":
            return False
        return await self._count_actions(match, player, recipients) is not None

    async def _find_line(
        self, match: Match, view: Any, player: int, recipients: Recipients, text: Text
    ) -> str:
        counts = await self._count_actions(match, player, recipients)
        if counts is None:
            return ""
        explanations = get_ui(match).explain(view, player, text=text)
        why = next((each.sentence for each in explanations if counts[each.kind] < TIMES), "")
        return text("coach-line", why=why) if why else ""

    async def _count_actions(self, match: Match, player: int, recipients: Recipients) -> Counter[str] | None:
        """Return how often a player has done each kind of action; ``None`` if the coach is silent for them.

        Read the database at most once, and not at all if ``recipients`` or the memory say that it is silent.
        """
        user, key = match.players[player], (match.id, match.players[player])
        mode = recipients[user].preferences.coach if user in recipients else None
        if user < 0 or mode == "off" or (mode == "auto" and not self._may_be_newcomer(key)):
            return None
        pupil = await self.bot.matches.get_pupil(match, player)
        self._newcomers[key] = pupil.is_newcomer
        if len(self._newcomers) > _MOST:
            del self._newcomers[next(iter(self._newcomers))]
        if pupil.mode == "off" or (pupil.mode == "auto" and not self._may_be_newcomer(key)):
            return None
        actions = map(match.rules.action_from_string, pupil.actions)
        return Counter(str(action.__struct_config__.tag) for action in actions)

    def _may_be_newcomer(self, key: tuple[int, int]) -> bool:
        return self.bot.settings.coach and self._newcomers.get(key, True)
