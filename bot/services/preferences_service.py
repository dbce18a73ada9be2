"""Changes of a user's preferences, with their consequences for all matches of the user."""

from collections.abc import Sequence
from typing import Final

from bot.match.commands import (
    RETURN,
    AnswerStandIn,
    ApplyAbsence,
    AskStandIn,
    Command,
    GiveSeatBack,
    RenewGrace,
    WithdrawStandIn,
)
from bot.match.effects import NOTIFICATION_TIMERS
from bot.match.grace import get_grace
from bot.match.models import Match, is_computer
from bot.match.notifications import LEASE
from bot.match.quiet_hours import DAY
from bot.match.recipients import PreferenceChanges, Preferences, Recipient
from bot.match.refusals import NotInMatch, Refusal
from bot.match.timer_values import Timer
from bot.services.long_work import OnProgress, ignore_progress
from bot.services.match_service import MatchService
from bot.services.scheduler import Scheduler
from bot.timestamps import milliseconds

MOST_QUESTIONS: Final = 3
"""How many times a day the questions of a user for a stand-in notify somebody."""
_FOREVER: Final = 2**62


class PreferencesService:
    """The service for the preferences, mutes and absences of users."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.store
        self._matches = matches
        self._languages: dict[int, str] = {}

    def register_timers(self, scheduler: Scheduler) -> None:
        """Register the handler for the end of an absence."""
        scheduler.handle(RETURN, self.handle_return)

    async def get(self, user: int) -> Preferences:
        """Return the preferences of a user; the defaults if nothing is stored."""
        return self._note_language(await self._store.preferences.get(user))

    async def read_languages(self) -> None:
        """Read the languages that users have chosen; another process may have stored some."""
        self._languages = await self._store.preferences.find_languages()

    def find_language(self, user: int) -> str:
        """Return the language that a user has chosen for what only they read; empty if none.

        A choice in another process is known once the user's preferences were read here, or after a day.
        """
        return self._languages.get(user, "")

    def forget_language(self, user: int) -> None:
        """Forget the language of a user whose preferences were deleted."""
        self._languages.pop(user, None)

    async def get_recipient(self, match_id: int, user: int) -> Recipient:
        """Return a user as the recipient of notifications about a match."""
        return (await self._store.preferences.get_recipients(match_id, [user]))[user]

    async def find_anonymous_users(self, match: Match) -> set[int]:
        """Return the players who want to be known in record files by their marks."""
        recipients = await self._store.preferences.get_recipients(match.id, match.humans)
        return {user for user, each in recipients.items() if not each.preferences.named_in_records}

    async def mute(self, match: Match, user: int, turn: int | None) -> None:
        """Mute a turn of a match for a user, or the whole match (0), or lift the mute (``None``).

        Raise ``Refusal`` unless the user plays or is invited.
        """
        if user not in (*match.players, *match.invited):
            raise NotInMatch(match)
        await self._store.preferences.mute(match.id, user, turn)

    async def change(
        self, user: int, changes: PreferenceChanges, on_progress: OnProgress = ignore_progress
    ) -> Preferences:
        """Change some preferences of a user and return them all.

        The user's clocks follow a changed absence and turns a changed grace time, and notifications that wait
        are decided again. ``on_progress`` gets the number of matches in which the absence is applied and of
        all open ones.
        """
        before = await self.get(user)
        after = self._note_language(await self._store.preferences.set(user, **changes))
        if _absence(before) != _absence(after):
            match_ids = await self._store.matches.find_live_of(user)
            for count, match_id in enumerate(match_ids):
                on_progress(count, len(match_ids))
                await self._attempt(match_id, user, ApplyAbsence(before, after))
        if get_grace(before) != get_grace(after):
            for match_id in await self._store.matches.find_live_of(user):
                await self._attempt(match_id, user, RenewGrace())
        await self._recheck_deferred_notifications(user)
        return after

    async def start_absence(
        self,
        user: int,
        until: int,
        stand_in: int | None,
        changes: PreferenceChanges,
        on_progress: OnProgress = ignore_progress,
    ) -> Preferences:
        """Begin a user's absence, with some other changes, and return all their preferences.

        A present stand-in plays on unless ``stand_in`` is another user, who is then asked by `ask_stand_in`.
        Raise ``Refusal`` if that user wants no invitations from the absent one.
        """
        if stand_in is not None:
            await self._matches.invitations.require_welcome(user, [stand_in], "stand-in-not-welcome")
        before = await self.get(user)
        if stand_in is None:
            stand_in = before.stand_in
        elif before.stand_in != stand_in:
            if before.stand_in is not None:
                await self._withdraw_questions(user)
            await self._take_seats_back(user, except_from=stand_in)
        absence: PreferenceChanges = {
            "away_from": milliseconds(),
            "away_until": until,
            "stand_in": stand_in,
        }
        return await self.change(user, {**changes, **absence}, on_progress)

    async def ask_stand_in(self, matches: Sequence[Match], user: int, friend: int) -> int:
        """Ask a friend to play on the user's seats in some matches; return the number of these matches.

        The friend is notified once for all of them, and not after `MOST_QUESTIONS` questions of the user
        within a day.
        """
        now, count = milliseconds(), 0
        asked_at = [at for match in matches for status in match.seat_statuses for at in status.asked_at]
        quietly = sum(now - at < DAY for at in asked_at) >= MOST_QUESTIONS
        for match in matches:
            try:
                await self._matches.require_unblocked(match.guild_id, user, {friend})
                await self._matches.perform(match.id, user, AskStandIn(friend, quietly))
            except Refusal:  # they cannot play there
                continue
            count, quietly = count + 1, True
        return count

    async def answer_stand_in(self, match_id: int, user: int, owner: int, *, accept: bool) -> bool:
        """Accept or decline for a user to play for ``owner`` in a match, and return whether that worked."""
        return await self._attempt(match_id, user, AnswerStandIn(owner, accept))

    async def forget_stand_in(self, owner: int, user: int) -> None:
        """Forget whom a user has asked to stand in, because they declined."""
        if (await self.get(owner)).stand_in == user:
            await self._store.preferences.set(owner, stand_in=None)

    async def end_absence(self, user: int, on_progress: OnProgress = ignore_progress) -> Preferences:
        """End a user's absence, take their seats back, and return all their preferences."""
        await self._take_seats_back(user)
        absence: PreferenceChanges = {"away_from": None, "away_until": None, "stand_in": None}
        return await self.change(user, absence, on_progress)

    async def handle_return(self, timer: Timer) -> None:
        """End the absence of a user unless it has been extended."""
        preferences = await self.get(timer.user_id)
        now = milliseconds()
        if preferences.away_until is not None and preferences.away_until > now:
            await self._store.timers.postpone(timer, preferences.away_until)
            return
        await self.end_absence(timer.user_id)
        await self._store.timers.remove(timer)

    async def _withdraw_questions(self, user: int) -> None:
        """Withdraw the user's questions for a stand-in that nobody has answered yet."""
        for match_id in await self._store.matches.find_live_of(user):
            await self._attempt(match_id, user, WithdrawStandIn())

    async def _take_seats_back(self, user: int, *, except_from: int | None = None) -> None:
        """Give the user all seats back on which stand-ins play for them; computers play on."""
        for match_id in await self._store.matches.find_live_owned_by(user):
            match = await self._store.matches.find(match_id)
            player = None if match is None else match.find_lent_player(user)
            if match is None or player is None:
                continue
            if not is_computer(match.players[player]) and match.players[player] != except_from:
                await self._attempt(match_id, user, GiveSeatBack())

    async def _attempt(self, match_id: int, user: int, command: Command) -> bool:
        try:
            await self._matches.perform(match_id, user, command)
        except Refusal:  # this match does not need or allow the change
            return False
        return True

    def _note_language(self, preferences: Preferences) -> Preferences:
        """Keep the language that a user has chosen, if any, and return the preferences."""
        if preferences.language:
            self._languages[preferences.user_id] = preferences.language
        else:
            self._languages.pop(preferences.user_id, None)
        return preferences

    async def _recheck_deferred_notifications(self, user: int) -> None:
        now = milliseconds()
        for timer in await self._store.timers.find_due_of(user, NOTIFICATION_TIMERS, _FOREVER):
            if timer.due_at > now + LEASE:  # the others are being delivered, or soon will be
                await self._store.timers.postpone(timer, now)
        self._matches.wake_scheduler()


def _absence(preferences: Preferences) -> tuple[int | None, int | None]:
    return preferences.away_from, preferences.away_until
