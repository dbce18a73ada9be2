"""Changes of a user's preferences, with their consequences for all matches of the user."""

from typing import Final

from bot.services.commands import RETURN, ApplyAbsence, Command, GiveSeatBack, LendSeat
from bot.services.effects import NOTIFICATION_TIMERS
from bot.services.match_service import MatchService
from bot.services.notifications import LEASE
from bot.services.refusals import Refusal
from bot.services.scheduler import Scheduler
from bot.store.models import Match
from bot.store.recipients import PreferenceChanges, Preferences
from bot.store.timer_values import Timer
from bot.timestamps import milliseconds

_FOREVER: Final = 2**62


class PreferencesService:
    """The service that changes preferences and absences of users."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.store
        self._matches = matches

    def register_timers(self, scheduler: Scheduler) -> None:
        """Register the handler for the end of an absence."""
        scheduler.handle(RETURN, self.handle_return)

    async def change(self, user: int, changes: PreferenceChanges) -> Preferences:
        """Change some preferences of a user and return them all.

        The user's clocks follow a changed absence, and notifications that wait are decided again.
        """
        before = await self._store.preferences.get(user)
        after = await self._store.preferences.set(user, **changes)
        if _absence(before) != _absence(after):
            for match_id in await self._store.matches.find_live_of(user):
                await self._attempt(match_id, user, ApplyAbsence(before, after))
        await self._recheck_deferred_notifications(user)
        return after

    async def start_absence(
        self, user: int, until: int, stand_in: int | None, changes: PreferenceChanges
    ) -> Preferences:
        """Begin a user's absence, with some other changes, and return all their preferences.

        A present stand-in plays on unless ``stand_in`` is another user. Raise ``Refusal`` if that one wants
        no invitations from the user.
        """
        if stand_in is not None:
            await self._matches.invitations.require_welcome(user, [stand_in], "stand-in-not-welcome")
        before = await self._store.preferences.get(user)
        if stand_in is None:
            stand_in = before.stand_in
        elif before.stand_in not in (None, stand_in):
            await self._take_seats_back(before)
        absence: PreferenceChanges = {
            "away_from": milliseconds(),
            "away_until": until,
            "stand_in": stand_in,
        }
        return await self.change(user, {**changes, **absence})

    async def lend_seat(self, match: Match, user: int, friend: int) -> bool:
        """Let a friend play on the user's seat in a match, and return whether that was possible."""
        return await self._attempt(match.id, user, LendSeat(friend))

    async def end_absence(self, user: int) -> Preferences:
        """End a user's absence, take their seats back, and return all their preferences."""
        await self._take_seats_back(await self._store.preferences.get(user))
        return await self.change(user, {"away_from": None, "away_until": None, "stand_in": None})

    async def handle_return(self, timer: Timer) -> None:
        """End the absence of a user unless it has been extended."""
        preferences = await self._store.preferences.get(timer.user_id)
        now = milliseconds()
        if preferences.away_until is not None and preferences.away_until > now:
            await self._store.timers.postpone(timer, preferences.away_until)
            return
        await self.end_absence(timer.user_id)
        await self._store.timers.remove(timer)

    async def _take_seats_back(self, preferences: Preferences) -> None:
        """Give the user all seats back on which the stand-in plays for them."""
        if preferences.stand_in is not None:
            for match_id in await self._store.matches.find_live_of(preferences.stand_in):
                await self._attempt(match_id, preferences.user_id, GiveSeatBack())

    async def _attempt(self, match_id: int, user: int, command: Command) -> bool:
        try:
            await self._matches.perform(match_id, user, command)
        except Refusal:  # this match does not need or allow the change
            return False
        return True

    async def _recheck_deferred_notifications(self, user: int) -> None:
        now = milliseconds()
        for timer in await self._store.timers.due_of(user, NOTIFICATION_TIMERS, _FOREVER):
            if timer.due_at > now + LEASE:  # the others are being delivered, or soon will be
                await self._store.timers.postpone(timer, now)
        self._matches.wake_scheduler()


def _absence(preferences: Preferences) -> tuple[int | None, int | None]:
    return preferences.away_from, preferences.away_until
