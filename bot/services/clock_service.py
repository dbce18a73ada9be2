"""Minds the clocks of players: reminds them at the marks of a turn, says when its time is up, plays on."""

import logging
from collections.abc import Callable

from bot.services import player_clock
from bot.services.commands import Command, ExpireRequest, PlayOn, Remind, TimeUp
from bot.services.match_service import MatchService
from bot.services.outbox import BLOCKED_PAUSE
from bot.services.quiet_hours import DAY
from bot.services.refusals import Refusal
from bot.store.models import Match, Timer
from bot.store.recipients import Preferences
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)


class ClockService:
    """Does what timers of clocks stand for. ``reaches`` says whether the server of a match is still there."""

    def __init__(
        self,
        matches: MatchService,
        reaches: Callable[[Match], bool],
        *,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._matches = matches
        self._store = matches.store
        self._reaches = reaches
        self._clock = clock

    async def handle_clock(self, timer: Timer) -> None:
        """What the clock of a player has due, done; the timer is set for the next mark, or gone."""
        now = self._clock()
        match = await self._store.matches.find(timer.match_id)
        player = None if match is None else match.player_of(timer.user_id)
        if match is None or player is None or match.time_control is None:
            await self._store.timers.remove(timer)
            return
        plays_on = match.awaits_bot(player)
        if match.seat_status(player).running_since is None and not plays_on:
            await self._store.timers.remove(timer)
            return
        if await self._is_unreachable(match):
            await self._store.timers.postpone(timer, now + BLOCKED_PAUSE)
            return
        if plays_on:
            await self._attempt(match, PlayOn(player))
            return
        preferences = await self._store.preferences.get(timer.user_id)
        command = find_due_command(match, player, preferences, now)
        if command is not None:
            await self._attempt(match, command)
            return
        mark = player_clock.find_next_mark(match.time_control, preferences, match.seat_status(player))
        await (
            self._store.timers.remove(timer)
            if mark is None
            else self._store.timers.postpone(timer, max(mark, now + 1))
        )

    async def handle_consent(self, timer: Timer) -> None:
        """Have a request that was not answered in time be settled."""
        match = await self._store.matches.find(timer.match_id)
        if match is None or match.consent_request is None:
            await self._store.timers.remove(timer)
        elif await self._is_unreachable(match):
            await self._store.timers.postpone(timer, self._clock() + DAY)
        else:
            await self._attempt(match, ExpireRequest())

    async def _is_unreachable(self, match: Match) -> bool:
        """Return whether nobody could see what would happen."""
        if self._reaches(match) and not await self._store.outbox.is_blocked(match.id):
            return False
        _log.info("clock.unseen")
        return True

    async def _attempt(self, match: Match, command: Command) -> None:
        try:
            await self._matches.perform(match, 0, command)
        except Refusal:  # somebody acted meanwhile, and the clock was set anew
            _log.info("clock.overtaken")


def find_due_command(match: Match, player: int, preferences: Preferences, now: int) -> Command | None:
    """What the running clock of a player has due; after a long stop of the bot, one thing at most."""
    status = match.seat_status(player)
    assert match.time_control is not None
    assert status.running_since is not None
    passed, last = (
        player_clock.count_marks_passed(match.time_control, preferences, status, now),
        len(player_clock.MARKS),
    )
    if passed <= status.marks_passed:
        return None
    if passed < last:
        return Remind(player, status.running_since, passed)
    if (
        status.marks_passed < last - 1
    ):  # nobody was there to remind them: they get what the last reminder leaves
        return Remind(
            player,
            status.running_since,
            last - 1,
            grace=status.turn_total * (100 - player_clock.MARKS[-2]) // 100,
        )
    return TimeUp(player, status.running_since)
