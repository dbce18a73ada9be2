"""Control of users over what is stored about them: see it, export it, and have it deleted."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.match.commands import (
    Cancel,
    Command,
    Context,
    GiveSeatBack,
    HandOver,
    Leave,
    LoseChannel,
    PauseMatch,
    RegainChannel,
    Resign,
    ResumeMatch,
)
from bot.match.models import Change, Match
from bot.match.pauses import BOT
from bot.match.refusals import Refusal
from bot.services.long_work import OnProgress, ignore_progress
from bot.services.match_service import MatchService
from bot.services.personal_export import Export, make_export
from bot.services.preferences_service import PreferencesService
from bot.store import DamagedMatch
from bot.store.privacy import Counts
from bot.timestamps import milliseconds

_log = logging.getLogger(__name__)
_MAX_TRIES: Final = 20
_STAND_IN_LEVEL: Final = "casual"
"""The level of the computer that plays on if the rules do not let a player leave."""


class StillPlaying(Exception):  # noqa: N818
    """A user whose data is being deleted keeps joining matches."""


@dataclass(frozen=True, slots=True)
class _UnloggedCommand:
    """A command without mentions, and without an entry in the logs of match and server."""

    command: Command
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        before, change = context.match, self.command(context)
        after = replace(
            change.match,
            events=before.events,
            board_seq=before.board_seq,
            mention_seq=before.mention_seq,
            mentions=before.mentions,
        )
        is_silent = change.is_silent or not isinstance(self.command, PauseMatch)
        return replace(change, match=after, log_entry=None, is_silent=is_silent)


class PrivacyService:
    """The service that shows, exports and deletes what is stored about a user.

    ``wake`` is called with the id of a match whose board has to be updated, ``on_erased`` with a user whose
    data has been deleted, so that caches forget them too.
    """

    def __init__(
        self,
        matches: MatchService,
        preferences: PreferencesService,
        *,
        wake: Callable[[int], None],
        on_erased: Callable[[int], None],
    ) -> None:
        self._matches = matches
        self._preferences = preferences
        self._store = matches.store
        self._wake = wake
        self._on_erased = on_erased
        self._exporting: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def count(self, user: int) -> Counts:
        """Return how much is stored about a user. Raise ``Refusal`` while it is being deleted."""
        await self._require_not_deleting(user)
        return await self._store.privacy.count(user)

    async def export(self, user: int) -> Export:
        """Return what is stored about a user as a file.

        Raise ``Refusal`` while it is being deleted, and if an earlier export is not ready yet.
        """
        await self._require_not_deleting(user)
        if user in self._exporting:
            raise Refusal("privacy-exporting")
        self._exporting.add(user)
        try:
            export = await make_export(self._store.privacy, user)
        finally:
            self._exporting.discard(user)
        await self._require_not_deleting(user)  # half of it may be missing
        return export

    async def _require_not_deleting(self, user: int) -> None:
        if await self._store.privacy.is_requested(user):
            raise Refusal("privacy-deleting")

    async def delete(self, user: int, on_progress: OnProgress = ignore_progress) -> None:
        """Leave all matches for a user, then delete what is stored about them.

        ``on_progress`` gets the number of matches left and of all open ones. Once the request is stored,
        `resume` finishes the deletion if this process dies.
        """
        await self._store.privacy.request(user, milliseconds())
        await self._erase(user, on_progress)

    async def resume(self) -> None:
        """Finish the deletions that this process or another one has begun."""
        for user in await self._store.privacy.find_requested_users():
            try:
                await self._erase(user)
            except Exception:  # tried again an hour later
                _log.exception("privacy.not_erased")

    async def _erase(self, user: int, on_progress: OnProgress = ignore_progress) -> None:
        privacy = self._store.privacy
        async with self._locks.setdefault(user, asyncio.Lock()):
            if not await privacy.is_requested(user):
                return
            await self._preferences.end_absence(user)
            await self._erase_in_matches(user, on_progress)
            while not await privacy.erase_in_log(user):
                pass
            await privacy.finish_erasing(user)
        self._on_erased(user)
        _log.info("privacy.erased")

    async def _erase_in_matches(self, user: int, on_progress: OnProgress) -> None:
        unplayable: set[int] = set()
        match_ids = await self._store.matches.find_live_of(user)
        for count, match_id in enumerate(match_ids):
            on_progress(count, len(match_ids))
            if not await self._leave(match_id, user):
                unplayable.add(match_id)
        tries = 0
        while True:
            now = milliseconds()
            progress = await self._store.privacy.erase_in_matches(user, now, unplayable)
            if progress.is_done:
                return
            for match_id in progress.changed_matches:
                self._wake(match_id)
            tries = tries + 1 if progress.still_playing else 0
            if tries > _MAX_TRIES:
                raise StillPlaying
            for match_id in progress.still_playing:
                if not await self._leave(match_id, user):
                    unplayable.add(match_id)

    async def _leave(self, match_id: int, user: int) -> bool:
        """Take a user out of a match, by commands that they could give themselves.

        Return ``False`` if this version of the bot cannot play the match, so that nobody waits for the user.
        """
        try:
            match = await self._store.matches.find(match_id)
        except DamagedMatch:
            return False
        if match is None or match.is_over:
            return True
        ways = _find_ways_to_leave(match, user)
        if not ways:
            return True
        # Nobody can leave a match that stands still, perhaps for ever.
        still = _find_standstills(match)
        for by, _, go_on in reversed(still):
            await self._attempt(match_id, by, _UnloggedCommand(go_on))
        for command in ways:
            if await self._attempt(match_id, user, command):
                break
        for by, stop, _ in still:
            await self._attempt(match_id, by, _UnloggedCommand(stop))
        return True

    async def _attempt(self, match_id: int, user: int, command: Command) -> bool:
        try:
            await self._matches.perform(match_id, user, command)
        except Refusal as refusal:
            _log.info("privacy.not_left", extra={"match": match_id, "reason": refusal.key})
            return False
        return True


def _find_standstills(match: Match) -> list[tuple[int, Command, Command]]:
    """Return what stops a match, in order: the user who did it, the command for it, and the one to resume."""
    still: list[tuple[int, Command, Command]] = []
    pause, lost_channel = match.pause, match.lost_channel
    if pause is not None and pause.by != BOT:  # a pause by the bot belongs to the lost channel
        still.append((pause.by, PauseMatch(pause.reason), ResumeMatch()))
    if lost_channel is not None:
        still.append((BOT, LoseChannel(lost_channel.kind, match.channel_id), RegainChannel()))
    return still


def _find_ways_to_leave(match: Match, user: int) -> tuple[Command, ...]:
    """Return the commands by which a user may leave a match, the best first."""
    player = match.find_player(user)
    if match.status == "lobby":
        return (Cancel(),) if player is None and match.host == user else (Leave(),)
    if player is None:
        return () if match.has_lent_seat(user) else (Cancel(),)
    if match.seat_status(player).owner not in (None, user):
        return (GiveSeatBack(),)
    return (Resign(), HandOver(_STAND_IN_LEVEL)) if player not in match.resigned else ()
