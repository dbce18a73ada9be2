"""Private answers that disappear by themselves, so that they do not pile up on the user's screen."""

import logging
from collections import deque
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord.ext import commands, tasks

from bot.client.bot import Guildhall
from bot.timestamps import milliseconds
from cogs.kit.loops import stop_loops

_log = logging.getLogger(__name__)

ANSWER_LIFETIME = 30_000
"""The milliseconds for which an answer stays if it says no more than the board does."""
_SWEEP_SECONDS = 10
_MOST = 1024


@dataclass(frozen=True, slots=True)
class PrivateAnswer:
    """An answer that only one user sees: the first answer to an interaction (``is_original``) or a later one.

    The first one may be the message that was clicked. It can be deleted as long as Discord accepts the token
    of the interaction: 15 minutes.
    """

    interaction: discord.Interaction[Any]
    message_id: int
    is_original: bool = False

    async def delete(self) -> None:
        """Delete the answer unless the user has dismissed it, or it is too late for that."""
        if self.interaction.is_expired():
            return
        try:
            if self.is_original:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(self.message_id)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
            _log.info("answer.not_deleted")


class BriefAnswers(commands.Cog):
    """The private answers that will be deleted.

    They are kept in memory only: after a restart, the users dismiss the remaining ones themselves.
    """

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._passing: deque[tuple[int, PrivateAnswer]] = deque()
        self._outdated_boards: dict[int, PrivateAnswer] = {}

    async def cog_unload(self) -> None:
        """Stop deleting answers."""
        await stop_loops(self._sweep)

    def delete_later(self, answer: PrivateAnswer) -> None:
        """Delete an answer once it has been shown for ``ANSWER_LIFETIME``."""
        self._passing.append((milliseconds() + ANSWER_LIFETIME, answer))
        if not self._sweep.is_running():
            self._sweep.start()

    @tasks.loop(seconds=_SWEEP_SECONDS)
    async def _sweep(self) -> None:
        while self._passing and self._passing[0][0] <= milliseconds():
            await self._passing.popleft()[1].delete()
        if not self._passing:
            self._sweep.stop()

    def replace_outdated_board(self, answer: PrivateAnswer) -> None:
        """Keep the user's newest answer about an outdated board, and delete the previous one later.

        The previous answer stays for ``ANSWER_LIFETIME``, so that each of several simultaneous clicks shows
        an answer.
        """
        user = answer.interaction.user.id
        before = self._outdated_boards.pop(user, None)
        self._outdated_boards[user] = answer
        if len(self._outdated_boards) > _MOST:
            del self._outdated_boards[next(iter(self._outdated_boards))]
        if before is not None:
            self.delete_later(before)
