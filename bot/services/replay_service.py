"""Replays of stored matches: opened with their record, and each frame reached from the nearest snapshot."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from bot.match.models import LoggedAction, Match
from bot.match.paging import HistoryCursor, Page
from bot.match.refusals import NotBegun
from bot.match.replay import Replay
from bot.store import Store

_MOST = 16


class ReplayService:
    """Lists and opens replays, and keeps the last ones in memory while users page through them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[tuple[int, int], Replay] = OrderedDict()
        """By the id and the revision of the match."""

    async def open(self, match: Match, number: int | None = None, *, around: int = 1) -> Replay:
        """Return the replay of a match, ready to show the frame ``number``, or else where readers begin.

        Readers begin at the start of a match that is over, and at the present position of another. ``number``
        is the one in the frame's address; beyond the last frame it means that one. The ``around`` frames
        around it can be described then as well. Raise ``Refusal`` if the match has not begun.
        """
        if match.state is None:
            raise NotBegun(match)
        key = match.id, match.revision
        replay = self._open.pop(key, None)
        if replay is None:
            replay = await self._read(match, number, around)
        elif start := replay.find_start(number, around):
            snapshot = await self._store.snapshots.find(match, start)
            if snapshot is not None:
                replay.add_state(*snapshot)
        self._open[key] = replay
        if len(self._open) > _MOST:
            self._open.popitem(last=False)
        return replay

    async def get_channel_page(self, channel_id: int, place: HistoryCursor, count: int, reader: int) -> Page:
        """Return a page of at most ``count`` matches that were played in a channel and are over.

        Of practice it has only that of the user ``reader``.
        """
        return await self._store.history.read_channel(channel_id, place, count, reader)

    async def get_user_page(self, user: int, place: HistoryCursor, count: int) -> Page:
        """Return a page of at most ``count`` matches that a user played in any server and that are over."""
        return await self._store.history.read_user(user, place, count)

    async def find_newest(self, channel_id: int, count: int, reader: int) -> list[Match]:
        """Return the newest matches of a channel that have begun, a running one too, without their states.

        Of practice there is only that of the user ``reader``.
        """
        return await self._store.history.find_to_replay(channel_id, count, reader)

    async def _read(self, match: Match, number: int | None, around: int) -> Replay:
        if match.real_time:
            record = await self._store.matches.get_record(match.id)
            return await asyncio.to_thread(Replay, match, record)  # it replays the whole record
        replay: Replay

        def find_start(record: Sequence[LoggedAction]) -> int:
            nonlocal replay
            replay = Replay(match, record)
            return replay.find_start(number, around)

        snapshot = await self._store.matches.find_snapshot(match, find_start)
        if snapshot is not None:
            replay.add_state(*snapshot)
        return replay
