"""Changing what somebody wishes, and having all their matches follow."""

from typing import Final

from bot.services.commands import ApplyAbsence, Command, GiveSeatBack, LendSeat
from bot.services.effects import NOTIFICATION_TIMERS
from bot.services.match_service import MatchService
from bot.services.notifications import LEASE
from bot.services.refusals import Refusal
from bot.store.models import Match
from bot.store.recipients import PreferenceChanges, Preferences
from bot.timestamps import milliseconds

_FOREVER: Final = 2**62


class PreferencesService:
    """Keeps what people wish."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.store
        self._matches = matches

    async def change(self, user: int, changes: PreferenceChanges) -> Preferences:
        """Change some preferences of a user and return them all.

        The user's clocks follow a changed absence, and notifications that wait are decided again.
        """
        before = await self._store.preferences.get(user)
        after = await self._store.preferences.set(user, **changes)
        if _absence(before) != _absence(after):
            for match_id in await self._store.matches.find_live_of(user):
                await self._attempt(match_id, user, ApplyAbsence(before, after))
        await self._recheck_deferred(user)
        return after

    async def start_absence(
        self, user: int, until: int, stand_in: int | None, changes: PreferenceChanges
    ) -> Preferences:
        """Begin a user's absence, with some other changes, and return all their preferences.

        Somebody who plays for them already goes on unless ``stand_in`` is another user.
        """
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
        """Whether a friend keeps the seat of a match now."""
        return await self._attempt(match.id, user, LendSeat(friend))

    async def end_absence(self, user: int) -> Preferences:
        """The person, here again and in all their seats."""
        await self._take_seats_back(await self._store.preferences.get(user))
        return await self.change(user, {"away_from": None, "away_until": None, "stand_in": None})

    async def _take_seats_back(self, preferences: Preferences) -> None:
        """The person is in all the seats again that a stand-in keeps for them."""
        if preferences.stand_in is not None:
            for match_id in await self._store.matches.find_live_of(preferences.stand_in):
                await self._attempt(match_id, preferences.user_id, GiveSeatBack())

    async def _attempt(self, match_id: int, user: int, command: Command) -> bool:
        try:
            await self._matches.perform(match_id, user, command)
        except Refusal:  # there is nothing to change in this one
            return False
        return True

    async def _recheck_deferred(self, user: int) -> None:
        now = milliseconds()
        for timer in await self._store.timers.due_of(user, NOTIFICATION_TIMERS, _FOREVER):
            if timer.due_at > now + LEASE:  # the others are being told, or soon will be
                await self._store.timers.postpone(timer, now)
        self._matches.wake_scheduler()


def _absence(preferences: Preferences) -> tuple[int | None, int | None]:
    return preferences.away_from, preferences.away_until
