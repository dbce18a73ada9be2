"""What is due when: a row for each, which lasts until it is done."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Match, Timer
from bot.store.shards import Sharded
from bot.store.tables import timers

RULES = "rules"
"""The kind of timer by which the rules of a game have time do something."""


class TimerQueries(Sharded):
    """The queries on timers."""

    async def set_timer(
        self, connection: AsyncConnection, match: Match, kind: str, due_at: int | None, user_id: int = 0
    ) -> None:
        """Has something be due at ``due_at``, or no longer (``None``), as part of a transaction."""
        await self._replace(connection, match.id, kind, user_id)
        if due_at is not None:
            row = Timer(match.id, kind, due_at, user_id)
            await connection.execute(insert(timers).values(**_columns(row), guild_id=match.guild_id))

    async def set(self, timer: Timer, guild_id: int) -> None:
        """Has something be due, instead of the timer of the same kind, match and person if there is one."""
        async with self.engine.begin() as connection:
            await self._replace(connection, timer.match_id, timer.kind, timer.user_id)
            await connection.execute(insert(timers).values(**_columns(timer), guild_id=guild_id))

    async def _replace(self, connection: AsyncConnection, match_id: int, kind: str, user_id: int) -> None:
        same = (timers.c.match_id == match_id) & (timers.c.kind == kind) & (timers.c.user_id == user_id)
        await connection.execute(delete(timers).where(same))

    async def timers_of(self, kind: str) -> list[Timer]:
        """All timers of a kind of this process's servers; for the start."""
        return await self._found(timers.c.kind == kind)

    async def due_timers(self, now: int) -> list[Timer]:
        """What this process's servers are due for, the longest due first."""
        return await self._found(timers.c.due_at <= now)

    async def find_timer(self, match_id: int, kind: str, user_id: int) -> Timer | None:
        """Return the one timer of a match, a kind and a person, or ``None``."""
        one = (timers.c.match_id == match_id) & (timers.c.kind == kind) & (timers.c.user_id == user_id)
        query = select(*(timers.c[name] for name in Timer.__struct_fields__)).where(one)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Timer(*row)

    async def _found(self, wanted: ColumnElement[bool]) -> list[Timer]:
        columns = [timers.c[name] for name in Timer.__struct_fields__]
        query = (
            select(*columns)
            .where(wanted, self.own(timers.c.guild_id))
            .order_by(timers.c.due_at, timers.c.match_id, timers.c.user_id)
        )
        async with self.engine.connect() as connection:
            return [Timer(*row) for row in await connection.execute(query)]

    async def due_timers_of(self, user_id: int, kinds: Collection[str], now: int) -> list[Timer]:
        """What somebody is due for, in every server, whichever process serves it."""
        mine = (timers.c.user_id == user_id) & timers.c.kind.in_(kinds) & (timers.c.due_at <= now)
        query = select(*(timers.c[name] for name in Timer.__struct_fields__)).where(mine)
        async with self.engine.connect() as connection:
            return [Timer(*row) for row in await connection.execute(query.order_by(timers.c.match_id))]

    async def next_due(self, after: int = -1) -> int | None:
        """When this process has something to do next, later than ``after``."""
        query = select(func.min(timers.c.due_at)).where(timers.c.due_at > after, self.own(timers.c.guild_id))
        async with self.engine.connect() as connection:
            due: int | None = await connection.scalar(query)
            return due

    async def put_off(self, timer: Timer, due_at: int) -> bool:
        """Has a timer be due at another time; whether it did, for it may have been set anew meanwhile."""
        async with self.engine.begin() as connection:
            moved = await connection.execute(update(timers).where(_is(timer)).values(due_at=due_at))
            return moved.rowcount == 1

    async def drop(self, timer: Timer) -> None:
        """Forgets a timer, unless it was set anew meanwhile."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(timers).where(_is(timer)))


def _columns(timer: Timer) -> dict[str, str | int]:
    return {name: getattr(timer, name) for name in Timer.__struct_fields__}


def _is(timer: Timer) -> ColumnElement[bool]:
    condition = timers.c.match_id == timer.match_id
    for name, value in _columns(timer).items():
        condition &= timers.c[name] == value
    return condition
