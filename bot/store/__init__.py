"""The store: matches with their record, their board message, and the outbox of what Discord must be told.

One method, one transaction. A change is committed only on the version it was made from.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.directs import DirectQueries
from bot.store.engine import (
    UnreachableDatabase,
    begin_alone,
    explain,
    is_conflict,
    keep_log,
    open_engine,
    require_whole,
    sqlite_file,
)
from bot.store.files import CorruptDatabase, ForbiddenDatabase, make_private, require_access
from bot.store.migrate import NewerDatabase, upgrade
from bot.store.outbox import OutboxQueries
from bot.store.people import MUTED, WISHES, PeopleQueries, addressee_from_row
from bot.store.records import Alarm, Audience, Board, LoggedAction, Match, Step
from bot.store.rows import DamagedMatch, board_from_row, board_to_row, match_from_row, match_to_row
from bot.store.tables import ONE_LIVE_PER_CHANNEL, actions, boards, matches, meta, mutes, people, seats
from bot.store.timers import RULES, TimerQueries

__all__ = [
    "ChannelTaken",
    "CorruptDatabase",
    "DamagedMatch",
    "ForbiddenDatabase",
    "NewerDatabase",
    "Store",
    "UnreachableDatabase",
]


# Built once, for building a statement costs as much as carrying it out. All of a match is read by one, so
# that the seats are never those of another version than the row.
_READ = (
    select(matches, seats.c.user_id.label("sits"), *WISHES, MUTED)
    .join(seats, seats.c.match_id == matches.c.id)
    .outerjoin(people, people.c.user_id == seats.c.user_id)
    .outerjoin(mutes, (mutes.c.match_id == matches.c.id) & (mutes.c.user_id == people.c.user_id))
    .order_by(seats.c.seat)
)
_BY_ID = _READ.where(matches.c.id == bindparam("wanted"))
_NEWEST = select(func.max(matches.c.id)).where(matches.c.channel_id == bindparam("wanted"))
_LATEST = _READ.where(matches.c.id == _NEWEST.scalar_subquery())
_CHANGE = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.version == bindparam("of_version"))
    .values({column.name: bindparam(column.name) for column in matches.c if not column.primary_key})
)


LARGEST_ID = 2**31 - 1
"""The largest match id that a column holds on every database; a driver fails on larger ones."""


class ChannelTaken(Exception):  # noqa: N818
    """The channel has a match that is not over."""


class Store(OutboxQueries, TimerQueries, PeopleQueries, DirectQueries):
    """All that lasts. Open it before use, close it when done."""

    def __init__(self, url: str) -> None:
        """A store on the database at ``url``. Raises as ``open_engine`` does."""
        super().__init__(open_engine(url))

    async def open(self) -> None:
        """The store, ready: its file is private and whole, its schema is the newest.

        Raises ``NewerDatabase``, ``CorruptDatabase``, ``ForbiddenDatabase`` and ``UnreachableDatabase``.
        """
        file = sqlite_file(self.engine.url)
        if file is not None:
            require_access(file)
            try:
                make_private(file)
            except OSError as error:  # a full disk
                raise UnreachableDatabase(str(error)) from error
        await self._reach()
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(require_whole)
            async with self.engine.begin() as connection:
                await connection.run_sync(begin_alone)
                await connection.run_sync(upgrade)
            async with self.engine.connect() as connection:
                await connection.run_sync(keep_log)
        except DBAPIError as error:
            raise explain(error, str(self.engine.url.database)) from error

    async def _reach(self) -> None:
        try:
            async with self.engine.connect():
                return
        except DBAPIError as error:
            known = explain(error, str(self.engine.url.database))
            raise known if known is not error else UnreachableDatabase(str(error.orig)) from error
        except Exception as error:  # a network has many
            raise UnreachableDatabase(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """Every connection closed."""
        await self.engine.dispose()

    async def create(self, match: Match, alarms: Sequence[Alarm] = ()) -> Match:
        """The match as stored, with its id; its first board is in the outbox, and ``alarms`` are set.

        Raises ``ChannelTaken``.
        """
        with _one_live_per_channel():
            async with self.engine.begin() as connection:
                result = await connection.execute(insert(matches).values(match_to_row(match)))
                (match_id,) = result.inserted_primary_key or (0,)
                match = replace(match, id=match_id)
                await connection.execute(insert(seats), _seat_rows(match))
                await connection.execute(insert(boards).values(board_to_row(Board(match_id=match.id))))
                await self._set_alarms(connection, match, alarms)
                await self.enqueue(connection, match, match.created_at)
        return match

    async def match(self, match_id: int) -> Match | None:
        """The match with this id."""
        match, _ = await self.match_and_audience(match_id)
        return match

    async def match_and_audience(self, match_id: int) -> tuple[Match | None, Audience]:
        """The match with this id, and what those who sit there wish to be told."""
        if not 0 < match_id <= LARGEST_ID:
            return None, {}
        return await self._one(_BY_ID, match_id)

    async def latest(self, channel_id: int) -> Match | None:
        """The newest match of a channel, whether it is over or not."""
        match, _ = await self._one(_LATEST, channel_id)
        return match

    async def _one(self, query: Select[Any], wanted: int) -> tuple[Match | None, Audience]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query, {"wanted": wanted})).mappings().all()
        if not rows:
            return None, {}
        audience = {row["sits"]: addressee_from_row(row, row["sits"]) for row in rows if row["sits"]}
        return match_from_row(rows[0], tuple(row["sits"] for row in rows)), audience

    async def commit(self, before: Match, step: Step, now: int, *, deliverer: bool = False) -> Match | None:
        """The match after ``step``, or ``None`` if somebody changed it since ``before`` was read.

        Raises ``ChannelTaken`` if it moved to a channel that has another one.

        In one transaction: version, snapshot, seats, record, and an entry in the outbox. ``deliverer``: this
        process delivers it at once, so the entry is claimed with the same write.
        """
        version = before.version + 1
        told = before.shown + 1  # what is done in secret is told with the next public change
        shown = before.shown if step.silent else told
        match = replace(step.match, version=version, shown=shown)
        claim = None
        unchanged = {"of_match": before.id, "of_version": before.version}
        async with self.engine.begin() as connection:
            with _one_live_per_channel():
                result = await connection.execute(_CHANGE, unchanged | match_to_row(match))
            if result.rowcount != 1:
                return None
            if match.seats != before.seats:
                await connection.execute(delete(seats).where(seats.c.match_id == match.id))
                await connection.execute(insert(seats), _seat_rows(match))
            if step.keep is not None:
                await self._retract(connection, match.id, step.keep, now)
            if step.appended:
                rows = [{"match_id": match.id, **asdict(line), "version": told} for line in step.appended]
                await connection.execute(insert(actions), rows)
            if match.due != before.due:
                await self.set_timer(connection, match, RULES, match.due)
            await self._set_alarms(connection, match, step.timers)
            if deliverer and not step.silent and self.serves(match.guild_id):
                claim = await self.enqueue_claimed(connection, match, now)
            elif not step.silent:
                await self.enqueue(connection, match, now)
        if claim is not None:
            self.hold(claim)
        return match

    async def _set_alarms(self, connection: AsyncConnection, match: Match, alarms: Sequence[Alarm]) -> None:
        for alarm in alarms:
            await self.set_timer(connection, match, alarm.kind, alarm.due_at, alarm.user_id)

    async def _retract(self, connection: AsyncConnection, match_id: int, keep: int, now: int) -> None:
        standing = (actions.c.match_id == match_id) & actions.c.retracted_at.is_(None)
        ids = list(await connection.scalars(select(actions.c.id).where(standing).order_by(actions.c.id)))
        if taken_back := ids[keep:]:
            chosen = actions.c.id.in_(taken_back)
            await connection.execute(update(actions).where(chosen).values(retracted_at=now))

    async def record(self, match_id: int) -> tuple[LoggedAction, ...]:
        """The actions of a match that stand, oldest first."""
        columns = [actions.c[name] for name in LoggedAction.__struct_fields__]
        query = (
            select(*columns)
            .where(actions.c.match_id == match_id, actions.c.retracted_at.is_(None))
            .order_by(actions.c.id)
        )
        async with self.engine.connect() as connection:
            return tuple(LoggedAction(*row) for row in await connection.execute(query))

    async def recorded(self, match_id: int, player: int | None = None) -> int:
        """Return how many actions of a match stand, or how many of one player."""
        query = select(func.count()).where(actions.c.match_id == match_id, actions.c.retracted_at.is_(None))
        if player is not None:
            query = query.where(actions.c.player == player)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def board(self, match_id: int) -> Board:
        """What is known of the message that shows a match."""
        query = select(boards).where(boards.c.match_id == match_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one()
        return board_from_row(dict(row))

    async def meta(self, key: str) -> str | None:
        """A value that belongs to no match."""
        async with self.engine.connect() as connection:
            value: str | None = await connection.scalar(select(meta.c.value).where(meta.c.key == key))
            return value

    async def set_meta(self, key: str, value: str) -> None:
        """Keeps a value that belongs to no match."""
        known = update(meta).where(meta.c.key == key).values(value=value)
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(known)).rowcount == 0:
                    await connection.execute(insert(meta).values(key=key, value=value))
        except IntegrityError:  # another process was the first to keep it
            async with self.engine.begin() as connection:
                await connection.execute(known)


@contextmanager
def _one_live_per_channel() -> Iterator[None]:
    """Raise ``ChannelTaken`` for a second live match in a channel, every other conflict as it is."""
    try:
        yield
    except IntegrityError as error:
        if is_conflict(error, ONE_LIVE_PER_CHANNEL):
            raise ChannelTaken from error
        raise


def _seat_rows(match: Match) -> list[dict[str, Any]]:
    return [{"match_id": match.id, "seat": seat, "user_id": user} for seat, user in enumerate(match.seats)]
