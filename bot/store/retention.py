"""Deletion of old data: servers that the bot has left, and old notifications."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Table, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.meta import MetaStore
from bot.store.own_shards import OwnShards
from bot.store.ratings import mark_stale_within
from bot.store.tables import (
    boards,
    direct_messages,
    left_servers,
    matches,
    metadata,
    mutes,
    outbox,
    timers,
)

STEP: Final = 2000
"""The number of match ids that one step looks through."""
MOST_DELETED: Final = 50
"""The number of matches that one step deletes or tidies up, so that nobody waits for long."""
_FORGOTTEN_TO_KEY: Final = "notifications_forgotten_to"
_AGE_KEY: Final = "retention_age"
_MISSING_SINCE_KEY: Final = "servers_missing_since"
_ALMOST_A_DAY: Final = 20 * 3_600_000
LONGEST_STEP: Final = 36 * 3_600_000
"""The most milliseconds that stored data can age in a day, whatever the clock of the machine says."""
_IS_RATED = matches.c.rating.in_(("rated", "placement"))
_SERVER_TABLES = [
    table
    for table in metadata.sorted_tables
    if "guild_id" in table.c and "match_id" not in table.c and table not in (matches, left_servers)
]
"""The tables about servers except their matches; deleting a match deletes all that belongs to it."""


class RetentionStore:
    """Queries on data that is too old to keep."""

    def __init__(self, engine: AsyncEngine, shards: OwnShards) -> None:
        self._engine = engine
        self._shards = shards
        self._meta = MetaStore(engine)

    @property
    def _missing_since_key(self) -> str:
        """The key for this process, because other processes know other servers."""
        return f"{_MISSING_SINCE_KEY}/{min(self._shards.ids or (0,))}"

    async def find_age(self, now: int) -> int | None:
        """Return the time up to which stored data has aged, in milliseconds since 1970, at most ``now``.

        It follows the clock by at most ``LONGEST_STEP`` a day, so that data does not get too old if the clock
        is wrong once or at a start. After a long time without a start it catches up day by day. Return
        ``None`` the first time, when nothing shows whether the clock is right.
        """
        stored = await self._meta.get(_AGE_KEY)
        looked_at, age = map(int, stored.split("/")) if stored else (now, now)
        elapsed = now - looked_at
        age = min(now, age + (LONGEST_STEP if elapsed >= _ALMOST_A_DAY else max(elapsed, 0)))
        await self._meta.set(_AGE_KEY, f"{now}/{age}")
        return age if stored else None

    async def get_missing_since(self, now: int, *, is_missing: bool) -> int:
        """Return since when too many servers have been missing; ``now`` unless they are and were before."""
        since = await self._meta.get(self._missing_since_key) or ""
        if not is_missing:
            if since:
                await self._meta.set(self._missing_since_key, "")
            return now
        if not since:
            await self._meta.set(self._missing_since_key, str(now))
        return int(since or now)

    async def count_matches(self, guild_id: int) -> int:
        """Return the number of matches of a server."""
        async with self._engine.connect() as connection:
            query = select(func.count()).where(matches.c.guild_id == guild_id)
            return await connection.scalar(query) or 0

    async def note_departure(self, guild_id: int, now: int) -> None:
        """Store that the bot has left a server, unless that is stored already."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(left_servers).values(guild_id=guild_id, left_at=now))
        except IntegrityError:
            return

    async def note_arrival(self, guild_id: int) -> None:
        """Store that the bot is in a server."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(left_servers).where(left_servers.c.guild_id == guild_id))

    async def find_left_servers(self, until: int) -> list[int]:
        """Return the servers of this process that the bot left before a time, the longest gone first."""
        query = (
            select(left_servers.c.guild_id)
            .where(left_servers.c.left_at <= until, self._shards.make_condition(left_servers.c.guild_id))
            .order_by(left_servers.c.left_at)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def find_known_servers(self) -> set[int]:
        """Return the servers of this process about which anything is stored."""
        servers: set[int] = set()
        for table in _SERVER_TABLES:
            servers |= await self._servers_in(table)
        async with self._engine.connect() as connection:
            newest = await connection.scalar(select(func.max(matches.c.id))) or 0
        for after in range(0, newest, STEP):
            near = (matches.c.id > after) & (matches.c.id <= after + STEP)
            query = (
                select(matches.c.guild_id)
                .distinct()
                .where(near, self._shards.make_condition(matches.c.guild_id))
            )
            async with self._engine.connect() as connection:
                servers.update(await connection.scalars(query))
        return servers

    async def _servers_in(self, table: Table) -> set[int]:
        """Return the servers of this process in a table with an index on them."""
        servers: set[int] = set()
        column, after = table.c.guild_id, 0
        while True:
            query = select(column).distinct().where(column > after, self._shards.make_condition(column))
            async with self._engine.connect() as connection:
                page = list(await connection.scalars(query.order_by(column).limit(STEP)))
            if not page:
                return servers
            servers.update(page)
            after = page[-1]

    async def delete_server(self, guild_id: int) -> None:
        """Delete everything that is stored about a server, some matches at a time."""
        async with self._engine.connect() as connection:
            newest = await connection.scalar(select(func.max(matches.c.id))) or 0
        for after in range(0, newest, STEP):
            near = (matches.c.id > after) & (matches.c.id <= after + STEP)
            query = select(matches.c.id).where(near, matches.c.guild_id == guild_id)
            async with self._engine.connect() as connection:
                ids = list(await connection.scalars(query))
            for first in range(0, len(ids), MOST_DELETED):
                is_in_batch = matches.c.id.in_(ids[first : first + MOST_DELETED])
                async with self._engine.begin() as connection:
                    if await connection.scalar(select(exists().where(is_in_batch, _IS_RATED))):
                        await mark_stale_within(connection)  # ratings are made of the matches that there are
                    await connection.execute(delete(matches).where(is_in_batch))
        async with self._engine.begin() as connection:
            for table in (*_SERVER_TABLES, left_servers):
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))

    async def forget_notifications(self, until: int) -> bool:
        """Delete what notified users of some matches that ended before a time; return whether there are more.

        The last match that was looked at is stored, so that each is looked at once.
        """
        progress = await self._meta.get(_FORGOTTEN_TO_KEY) or "0/0"
        ended_at, match_id = map(int, progress.split("/"))
        later = (matches.c.ended_at > ended_at) | (matches.c.id > match_id)
        query = (
            select(matches.c.id, matches.c.ended_at)
            .where(matches.c.ended_at >= ended_at, matches.c.ended_at <= until, later)
            .order_by(matches.c.ended_at, matches.c.id)
            .limit(MOST_DELETED)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        if not rows:
            return False
        await self._forget([row.id for row in rows])
        await self._meta.set(_FORGOTTEN_TO_KEY, f"{rows[-1].ended_at}/{rows[-1].id}")
        return len(rows) == MOST_DELETED

    async def _forget(self, ids: Collection[int]) -> None:
        async with self._engine.begin() as connection:
            for table in (direct_messages, mutes, outbox, timers):
                await connection.execute(delete(table).where(table.c.match_id.in_(ids)))
            old = boards.c.match_id.in_(ids) & (boards.c.stale_messages != "[]")
            await connection.execute(update(boards).where(old).values(stale_messages="[]"))
