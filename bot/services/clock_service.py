"""The timers of players' clocks, grace times and consent requests: reminders, overtime, expired requests."""

import logging
from collections.abc import Callable

from bot.match import player_clock
from bot.match.commands import Command, EndTurn, ExpireRequest, PlayOn, Remind, TimeUp
from bot.match.effects import CLOCK_TIMER, CONSENT_TIMER
from bot.match.grace import GRACE_TIMER, find_grace_end
from bot.match.models import Match
from bot.match.quiet_hours import DAY
from bot.match.recipients import Preferences
from bot.match.refusals import Refusal
from bot.match.timer_values import Timer
from bot.services.match_service import MatchService
from bot.services.outbox import BLOCKED_RETRY_DELAY
from bot.services.scheduler import Scheduler
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)


class ClockService:
    """The handlers for timers of clocks, grace times and consent requests.

    ``reaches`` says whether the bot is still in the server of a match.
    """

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

    def register_timers(self, scheduler: Scheduler) -> None:
        """Register the handlers, which wait until it is known which servers the bot is in."""
        scheduler.handle(CLOCK_TIMER, self.handle_clock, once_ready=True)
        scheduler.handle(CONSENT_TIMER, self.handle_consent, once_ready=True)
        scheduler.handle(GRACE_TIMER, self.handle_grace, once_ready=True)

    async def handle_clock(self, timer: Timer) -> None:
        """Perform what is due on a player's clock, and set the timer to the next threshold or remove it."""
        now = self._clock()
        match = await self._store.matches.find(timer.match_id)
        player = None if match is None else match.find_player(timer.user_id)
        if match is None or player is None or match.time_control is None:
            await self._store.timers.remove(timer)
            return
        plays_on = match.awaits_bot(player)
        if match.seat_status(player).running_since is None and not plays_on:
            await self._store.timers.remove(timer)
            return
        if await self._is_unreachable(match):
            await self._store.timers.postpone(timer, now + BLOCKED_RETRY_DELAY)
            return
        if plays_on:
            await self._attempt(match, PlayOn(player))
            return
        preferences = await self._store.preferences.get(timer.user_id)
        command = find_due_command(match, player, preferences, now)
        if command is not None:
            await self._attempt(match, command)
            return
        next_at = player_clock.find_next_threshold(match.time_control, preferences, match.seat_status(player))
        if next_at is None:
            await self._store.timers.remove(timer)
        else:
            await self._store.timers.postpone(timer, max(next_at, now + 1))

    async def handle_consent(self, timer: Timer) -> None:
        """Settle a consent request that was not answered in time."""
        match = await self._store.matches.find(timer.match_id)
        if match is None or match.consent_request is None:
            await self._store.timers.remove(timer)
        elif await self._is_unreachable(match):
            await self._store.timers.postpone(timer, self._clock() + DAY)
        else:
            await self._attempt(match, ExpireRequest())

    async def handle_grace(self, timer: Timer) -> None:
        """End a turn whose grace time is over."""
        match = await self._store.matches.find(timer.match_id)
        if match is None or find_grace_end(match) is None:
            await self._store.timers.remove(timer)
        elif await self._is_unreachable(match):
            await self._store.timers.postpone(timer, self._clock() + BLOCKED_RETRY_DELAY)
        else:
            await self._attempt(match, EndTurn())

    async def _is_unreachable(self, match: Match) -> bool:
        """Return whether the bot can't show a change, because it may not write or has left the server."""
        if self._reaches(match) and not await self._store.outbox.is_blocked(match.id):
            return False
        _log.info("clock.unseen")
        return True

    async def _attempt(self, match: Match, command: Command) -> None:
        try:
            await self._matches.perform(match, 0, command)
        except Refusal:  # a player acted meanwhile, and that commit has set the timer again
            _log.info("clock.overtaken")


def find_due_command(match: Match, player: int, preferences: Preferences, now: int) -> Command | None:
    """Return the command for the threshold that a player's running clock has just passed, or ``None``.

    If the bot was down until the time was up, return the last reminder, which gives the player the time that
    is normally left after it.
    """
    status = match.seat_status(player)
    assert match.time_control is not None
    assert status.running_since is not None
    thresholds_passed = player_clock.count_thresholds_passed(match.time_control, preferences, status, now)
    last = len(player_clock.TIME_THRESHOLDS)
    if thresholds_passed <= status.marks_passed:
        return None
    if thresholds_passed < last:
        return Remind(player, status.running_since, thresholds_passed)
    if status.marks_passed < last - 1:  # the bot was down
        grace = status.turn_total * (100 - player_clock.TIME_THRESHOLDS[-2]) // 100
        return Remind(player, status.running_since, last - 1, grace=grace)
    return TimeUp(player, status.running_since)
