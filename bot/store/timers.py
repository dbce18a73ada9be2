"""Timers: what has to happen at which time. Each is a row until it is handled."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.models import Match
from bot.store.shards import Shards
from bot.store.tables import timers
from bot.store.timer_values import Timer

RULES_TIMER = "rules"
"""The kind of timer for a deadline in the rules of a game."""
_COLUMNS = [timers.c[name] for name in Timer.__struct_fields__]

# Built once, because building a statement costs as much as executing it.
_REMOVE = delete(timers).where(
    timers.c.match_id == bindparam("of_match"),
    timers.c.kind == bindparam("of_kind"),
    timers.c.user_id == bindparam("of_user"),
)
_ADD = insert(timers)


class TimerStore:
    """Queries on timers."""

    def __init__(self, engine: AsyncEngine, shards: Shards) -> None:
        self._engine = engine
        self._shards = shards

    async def set_within(
        self, connection: AsyncConnection, match: Match, kind: str, due_at: int | None, user_id: int = 0
    ) -> None:
        """Set the timer of a match, a kind and a user within a transaction; remove it if it has no time."""
        same = {"of_match": match.id, "of_kind": kind, "of_user": user_id}
        await connection.execute(_REMOVE, same)
        if due_at is not None:
            row = Timer(match.id, kind, due_at, user_id)
            await connection.execute(_ADD, _columns(row) | {"guild_id": match.guild_id})

    async def set(self, timer: Timer, guild_id: int) -> None:
        """Set a timer in place of the one of the same match, kind and user."""
        async with self._engine.begin() as connection:
            same = _same(timer.match_id, timer.kind, timer.user_id)
            await connection.execute(delete(timers).where(same))
            await connection.execute(insert(timers).values(**_columns(timer), guild_id=guild_id))

    async def of_kind(self, kind: str) -> list[Timer]:
        """Return all timers of a kind in the servers of this process."""
        return await self._select(timers.c.kind == kind)

    async def due(self, now: int) -> list[Timer]:
        """Return the timers in the servers of this process that are due, the oldest first."""
        return await self._select(timers.c.due_at <= now)

    async def _select(self, wanted: ColumnElement[bool]) -> list[Timer]:
        query = (
            select(*_COLUMNS)
            .where(wanted, self._shards.own(timers.c.guild_id))
            .order_by(timers.c.due_at, timers.c.match_id, timers.c.user_id)
        )
        async with self._engine.connect() as connection:
            return [Timer(*row) for row in await connection.execute(query)]

    async def find(self, match_id: int, kind: str, user_id: int) -> Timer | None:
        """Return the timer of a match, a kind and a user, or ``None``."""
        query = select(*_COLUMNS).where(_same(match_id, kind, user_id))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Timer(*row)

    async def due_of(self, user_id: int, kinds: Collection[str], now: int) -> list[Timer]:
        """Return a user's timers of some kinds that are due, also in servers of other processes."""
        mine = (timers.c.user_id == user_id) & timers.c.kind.in_(kinds) & (timers.c.due_at <= now)
        query = select(*_COLUMNS).where(mine).order_by(timers.c.match_id)
        async with self._engine.connect() as connection:
            return [Timer(*row) for row in await connection.execute(query)]

    async def next_due(self, after: int = -1) -> int | None:
        """Return when the first timer of this process after a time is due, or ``None``."""
        own = self._shards.own(timers.c.guild_id)
        query = select(func.min(timers.c.due_at)).where(timers.c.due_at > after, own)
        async with self._engine.connect() as connection:
            due: int | None = await connection.scalar(query)
            return due

    async def postpone(self, timer: Timer, due_at: int) -> bool:
        """Set a timer to another time; return ``False`` if it was changed meanwhile."""
        async with self._engine.begin() as connection:
            moved = await connection.execute(update(timers).where(_is(timer)).values(due_at=due_at))
            return moved.rowcount == 1

    async def remove(self, timer: Timer) -> None:
        """Remove a timer unless it was changed meanwhile."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(timers).where(_is(timer)))


def _same(match_id: int, kind: str, user_id: int) -> ColumnElement[bool]:
    return (timers.c.match_id == match_id) & (timers.c.kind == kind) & (timers.c.user_id == user_id)


def _columns(timer: Timer) -> dict[str, str | int]:
    return {name: getattr(timer, name) for name in Timer.__struct_fields__}


def _is(timer: Timer) -> ColumnElement[bool]:
    condition = timers.c.match_id == timer.match_id
    for name, value in _columns(timer).items():
        condition &= timers.c[name] == value
    return condition
