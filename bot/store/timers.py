"""Timers: what has to happen at which time. Each is a row until it has been handled."""

from collections.abc import Callable, Collection

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.models import Match
from bot.match.timer_values import COMPUTER_TIMER, Timer
from bot.store.own_shards import OwnShards
from bot.store.tables import processes, timers
from bot.store.wakeups import WakeupTopic, notify_within

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

    def __init__(self, engine: AsyncEngine, shards: OwnShards) -> None:
        self._engine = engine
        self._shards = shards
        self._process: str | None = None
        self._count_free: Callable[[], int] = lambda: 0

    def share_searches(self, process: str, count_free: Callable[[], int]) -> None:
        """Let any process with a free worker search for a computer, not only the one that serves the match.

        ``count_free`` returns how many workers of this process are free. PostgreSQL only.
        """
        self._process = process
        self._count_free = count_free

    async def set_within(
        self, connection: AsyncConnection, match: Match, kind: str, due_at: int | None, user_id: int = 0
    ) -> None:
        """Set the timer of a match, a kind and a user within a transaction; remove it if it has no time."""
        same = {"of_match": match.id, "of_kind": kind, "of_user": user_id}
        await connection.execute(_REMOVE, same)
        if due_at is not None:
            row = Timer(match.id, kind, due_at, user_id)
            await connection.execute(_ADD, _columns(row) | {"guild_id": match.guild_id})
            if self._process is not None and self._is_for_another(kind, match):
                await notify_within(connection, WakeupTopic.WORK)

    def _is_for_another(self, kind: str, match: Match) -> bool:
        if kind == COMPUTER_TIMER:
            return self._count_free() == 0
        return not self._shards.serves(match.guild_id)

    async def set(self, timer: Timer, guild_id: int) -> None:
        """Set a timer in place of the one of the same match, kind and user."""
        async with self._engine.begin() as connection:
            same = _same(timer.match_id, timer.kind, timer.user_id)
            await connection.execute(delete(timers).where(same))
            await connection.execute(insert(timers).values(**_columns(timer), guild_id=guild_id))

    async def find_of_kind(self, kind: str, guild_id: int | None = None) -> list[Timer]:
        """Return all timers of a kind in the servers of this process, or in one of them."""
        condition = timers.c.kind == kind
        return await self._select(
            condition if guild_id is None else condition & (timers.c.guild_id == guild_id)
        )

    async def find_due(self, now: int) -> list[Timer]:
        """Return the timers of this process that are due, the oldest first.

        Those of computers are claimed if processes share the searches.
        """
        if self._process is not None and (free := self._count_free()):
            await self._claim_searches(now, free)
        return await self._select(timers.c.due_at <= now)

    async def _claim_searches(self, now: int, most: int) -> None:
        free = select(timers.c.match_id, timers.c.kind, timers.c.user_id).where(
            timers.c.kind == COMPUTER_TIMER, _is_free(now)
        )
        oldest = free.order_by(timers.c.due_at).limit(most).with_for_update(skip_locked=True).cte("oldest")
        is_oldest = tuple_(timers.c.match_id, timers.c.kind, timers.c.user_id).in_(select(oldest))
        claim = {"claimed_by": self._process, "due_at": func.least(timers.c.due_at, now)}
        async with self._engine.begin() as connection:
            await connection.execute(update(timers).where(is_oldest).values(claim))

    def _own(self) -> ColumnElement[bool]:
        """Return the SQL condition that this process handles a timer."""
        own = self._shards.make_condition(timers.c.guild_id)
        if self._process is None:
            return own
        is_search = timers.c.kind == COMPUTER_TIMER
        return (is_search & (timers.c.claimed_by == self._process)) | (~is_search & own)

    async def _select(self, condition: ColumnElement[bool]) -> list[Timer]:
        query = (
            select(*_COLUMNS)
            .where(condition, self._own())
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

    async def find_due_of(self, user_id: int, kinds: Collection[str], now: int) -> list[Timer]:
        """Return a user's timers of some kinds that are due, also in servers of other processes."""
        mine = (timers.c.user_id == user_id) & timers.c.kind.in_(kinds) & (timers.c.due_at <= now)
        query = select(*_COLUMNS).where(mine).order_by(timers.c.match_id)
        async with self._engine.connect() as connection:
            return [Timer(*row) for row in await connection.execute(query)]

    async def find_next_due(self, after: int = -1) -> int | None:
        """Return when the first timer of this process after a time is due, or ``None``."""
        own = self._own()
        if self._process is not None:  # this process may claim a search that nobody has claimed
            own |= (timers.c.kind == COMPUTER_TIMER) & timers.c.claimed_by.is_(None)
        query = select(func.min(timers.c.due_at)).where(timers.c.due_at > after, own)
        async with self._engine.connect() as connection:
            due_at: int | None = await connection.scalar(query)
            return due_at

    async def postpone(self, timer: Timer, due_at: int) -> bool:
        """Set a timer to another time; return ``False`` if it was changed meanwhile."""
        async with self._engine.begin() as connection:
            result = await connection.execute(update(timers).where(_is(timer)).values(due_at=due_at))
            return result.rowcount == 1

    async def remove(self, timer: Timer) -> None:
        """Remove a timer unless it was changed meanwhile."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(timers).where(_is(timer)))


def _is_free(now: int) -> ColumnElement[bool]:
    """Return the SQL condition that a search is unclaimed, or that the process that claimed it has died."""
    waits = timers.c.claimed_by.is_(None) & (timers.c.due_at <= now)
    return or_(waits, timers.c.claimed_by.not_in(select(processes.c.id)))


def _same(match_id: int, kind: str, user_id: int) -> ColumnElement[bool]:
    return (timers.c.match_id == match_id) & (timers.c.kind == kind) & (timers.c.user_id == user_id)


def _columns(timer: Timer) -> dict[str, str | int]:
    return {name: getattr(timer, name) for name in Timer.__struct_fields__}


def _is(timer: Timer) -> ColumnElement[bool]:
    condition = timers.c.match_id == timer.match_id
    for name, value in _columns(timer).items():
        condition &= timers.c[name] == value
    return condition
