"""The store: all data that outlives the process, in SQLite or PostgreSQL. One method is one transaction."""

import asyncio

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.boards import BoardStore
from bot.store.damage import CHECKED_KEY, require_undamaged_once_a_day
from bot.store.direct_messages import DirectMessageStore
from bot.store.engine import (
    MissingDriver,
    UnreachableDatabase,
    begin_exclusive,
    enable_wal,
    explain,
    open_engine,
    require_reachable,
    sqlite_file,
)
from bot.store.files import CorruptDatabase, ForbiddenDatabase, make_private, require_access
from bot.store.history import HistoryStore
from bot.store.imported_records import ImportedRecordStore
from bot.store.invitations import InvitationStore
from bot.store.lessons import LessonStore
from bot.store.match_lines import MatchLineStore
from bot.store.matches import ChannelTaken, MatchStore
from bot.store.matches_of_server import OpenMatchStore
from bot.store.meta import MetaStore
from bot.store.migrate import NewerDatabase, OlderProcesses, find_breaking, upgrade
from bot.store.name_reports import NameReportStore
from bot.store.outbox import OutboxStore
from bot.store.own_shards import OwnShards
from bot.store.preferences import PreferenceStore
from bot.store.privacy import PrivacyStore
from bot.store.ratings import RatingStore
from bot.store.results import ResultStore
from bot.store.retention import RetentionStore
from bot.store.reviews import ReviewStore
from bot.store.rows import DamagedMatch
from bot.store.server_blocks import ServerBlockStore
from bot.store.server_log import ServerLogStore
from bot.store.server_results import ServerResultStore
from bot.store.server_settings import ServerSettingsStore
from bot.store.shard_leases import LeaseStore
from bot.store.snapshots import SnapshotStore
from bot.store.statistics import StatisticsStore
from bot.store.timers import TimerStore
from bot.timestamps import milliseconds

__all__ = [
    "ChannelTaken",
    "CorruptDatabase",
    "DamagedMatch",
    "ForbiddenDatabase",
    "MissingDriver",
    "NewerDatabase",
    "OlderProcesses",
    "OwnShards",
    "Store",
    "UnreachableDatabase",
]

_OLDER_SECONDS = 60
"""The seconds that processes of an older version have to end before the schema becomes one that they cannot
use."""


def _is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


class Store:
    """The database, with one attribute per group of queries. Open it before use and close it afterwards."""

    def __init__(self, url: str, shards: OwnShards | None = None) -> None:
        """Create a store on the database at ``url`` without connecting. Raise what ``open_engine`` raises."""
        self.engine = open_engine(url)
        self.shards = shards or OwnShards()
        self.boards = BoardStore(self.engine)
        self.match_lines = MatchLineStore(self.engine)
        self.outbox = OutboxStore(self.engine, self.shards)
        self.timers = TimerStore(self.engine, self.shards)
        self.snapshots = SnapshotStore(self.engine)
        self.reviews = ReviewStore(self.engine)
        self.ratings = RatingStore(self.engine)
        self.results = ResultStore(self.engine)
        self.server_results = ServerResultStore(self.engine)
        self.matches = MatchStore(self.engine, self.shards, self.timers, self.snapshots)
        self.history = HistoryStore(self.engine)
        self.open_matches = OpenMatchStore(self.engine)
        self.preferences = PreferenceStore(self.engine)
        self.lessons = LessonStore(self.engine)
        self.imported_records = ImportedRecordStore(self.engine)
        self.direct_messages = DirectMessageStore(self.engine)
        self.server_log = ServerLogStore(self.engine)
        self.server_settings = ServerSettingsStore(self.engine)
        self.privacy = PrivacyStore(self.engine)
        self.retention = RetentionStore(self.engine, self.shards)
        self.server_blocks = ServerBlockStore(self.engine)
        self.name_reports = NameReportStore(self.engine)
        self.invitations = InvitationStore(self.engine)
        self.leases = LeaseStore(self.engine if _is_sqlite(self.engine) else open_engine(url))
        self.meta = MetaStore(self.engine)
        self.statistics = StatisticsStore(self.engine, self.shards)

    async def open(self) -> None:
        """Make the file private, check it for damage once a day, and upgrade the schema to the newest.

        Raise ``NewerDatabase``, ``OlderProcesses``, ``CorruptDatabase``, ``ForbiddenDatabase`` or
        ``UnreachableDatabase``.
        """
        file = sqlite_file(self.engine.url)
        if file is not None:
            require_access(file)
            try:
                make_private(file)
            except OSError as error:  # a full disk
                raise UnreachableDatabase(str(error)) from error
        await require_reachable(self.engine)
        try:
            async with self.engine.connect() as connection:
                has_checked = await connection.run_sync(require_undamaged_once_a_day)
                breaking = await connection.run_sync(find_breaking)
            if breaking is not None:
                await self._stop_older_processes(breaking)
            async with self.engine.begin() as connection:
                await connection.run_sync(begin_exclusive)
                await connection.run_sync(upgrade)
            async with self.engine.connect() as connection:
                await connection.run_sync(enable_wal)
            if has_checked:
                await self.meta.set(CHECKED_KEY, str(milliseconds()))
        except DBAPIError as error:
            raise explain(error, str(self.engine.url.database)) from error

    async def _stop_older_processes(self, breaking: str) -> None:
        for _ in range(_OLDER_SECONDS):
            if await self.leases.stop_older(breaking):
                return
            await asyncio.sleep(1)  # noqa: TID251 - they finish their work
        raise OlderProcesses(breaking)

    async def close(self) -> None:
        """Close every connection."""
        await self.leases.close()
        await self.engine.dispose()
