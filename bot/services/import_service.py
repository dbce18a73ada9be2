"""Imported record files: checked in full, stored, and opened as replays."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from bot.match.record import (
    InvalidRecord,
    get_recorded_names,
    read_record,
    to_match,
    write_record,
)
from bot.match.record_checks import verify
from bot.match.refusals import Refusal
from bot.match.replay import SNAPSHOT_EVERY, Replay
from bot.store.imported_records import ImportedRecordStore
from bot.timestamps import milliseconds

_MOST_OPEN: Final = 16
NOWHERE: Final = 0
"""The channel for users who may only open their own files."""
_MOST_OPEN_ACTIONS: Final = 100_000
"""The most actions of all matches in memory together, unless it is a single match; about 70 MB."""
_MOST_SNAPSHOTS: Final = 128
"""The most states to remember of a match, so that the longest matches do not fill the memory."""
_CHECKER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="checking")
"""The thread that replays imported matches; the longest one takes some seconds."""


class ImportedReplay(NamedTuple):
    """An imported match, ready to be replayed, and the names in its file, which may contain anything."""

    replay: Replay
    names: tuple[str, ...]


class ImportService:
    """The service that imports record files, and keeps the last ones in memory while users look at them."""

    def __init__(self, store: ImportedRecordStore) -> None:
        self._store = store
        self._open: OrderedDict[int, ImportedReplay] = OrderedDict()

    async def add(self, user: int, data: bytes) -> int:
        """Check a file, store it for a user, and return its id. Raise ``Refusal`` if it is not valid."""
        content, imported_replay = await _check(data)
        import_id = await self._store.add(user, content, milliseconds())
        self._cache(import_id, imported_replay)
        return import_id

    async def open(self, import_id: int, user: int, channel_id: int) -> ImportedReplay:
        """Return an imported match that a user looks at in a channel.

        Raise ``Refusal`` unless the file is the user's own or was shared in that channel, with the same
        sentence as for a file that does not exist; also if the match breaks today's rules.
        """
        content = await self._store.find(import_id, user, channel_id)
        if content is None:
            raise Refusal("import-gone")
        imported_replay = self._open.get(import_id)
        if imported_replay is None:
            _, imported_replay = await _check(content.encode())
        self._cache(import_id, imported_replay)
        return imported_replay

    async def share(self, import_id: int, user: int, guild_id: int, channel_id: int) -> None:
        """Let everybody in a channel open a file of a user. Raise ``Refusal`` if the user has none such."""
        if not await self._store.share(import_id, user, guild_id, channel_id, milliseconds()):
            raise Refusal("import-gone")

    def _cache(self, import_id: int, imported_replay: ImportedReplay) -> None:
        self._open[import_id] = imported_replay
        self._open.move_to_end(import_id)
        actions = sum(len(each.replay.record) for each in self._open.values())
        while len(self._open) > _MOST_OPEN or (len(self._open) > 1 and actions > _MOST_OPEN_ACTIONS):
            _, oldest = self._open.popitem(last=False)
            actions -= len(oldest.replay.record)


async def _check(data: bytes) -> tuple[str, ImportedReplay]:
    """Return a record file in the form to store, and its replay. Raise ``Refusal`` if it is not valid."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_CHECKER, _open_record, data)
    except InvalidRecord as error:
        raise Refusal(f"record-{error.reason}", **error.details) from error


def _open_record(data: bytes) -> tuple[str, ImportedReplay]:
    record, snapshots, last_state = read_record(data), dict[int, Any](), None
    distance = SNAPSHOT_EVERY * (1 + len(record.actions) // (SNAPSHOT_EVERY * _MOST_SNAPSHOTS))
    for count, last_state in enumerate(verify(record)):
        if count % distance == 0:
            snapshots[count] = last_state
    replay = Replay(*to_match(record, last_state))
    for count, state in snapshots.items():
        replay.add_state(count, state)
    _ = replay.length  # a race is replayed in full for that, so do it here, once
    return write_record(record).decode(), ImportedReplay(replay, get_recorded_names(record))
