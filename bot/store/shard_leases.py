"""Leases: which process of a bot serves which shard. For PostgreSQL only; only its clock counts.

A process has one lease, which covers all of its shards. It renews the lease often, and each renewal returns
what it has to do. All decisions are made in `LeaseStore.renew`, for one process at a time. A shard passes to
another process in three renewals: a process with too few shards names itself its successor and connects; the
successor reports that it is connected; the holder stops serving the shard and gives it up.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Integer, Row, Table, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import identifications, meta, processes, shards
from bot.store.wakeups import WakeupTopic, notify_within

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert

LEASE: Final = 15_000
"""The milliseconds for which a process keeps its shards without renewing its lease."""
IDENTIFY_PAUSE: Final = 5_000
"""The milliseconds between two identifications in the same bucket.

https://discord.com/developers/docs/events/gateway#rate-limiting
"""
_SHARD_COUNT: Final = "shard_count"
_OLDEST_SCHEMA: Final = "oldest_schema"
_LOCK_LEASES: Final = text("SELECT pg_advisory_xact_lock(7130715)")
_NOW: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


@dataclass(frozen=True)
class Report:
    """What a process reports when it renews its lease.

    Attributes:
        connected_shards: The shards whose connections can take over.
        given_up_shards: The shards that it no longer serves, so that their successors may.
        recovered_shards: The shards for which it has finished the work of a dead process.
        is_leaving: Whether it is about to end, so that others take over its shards.
    """

    connected_shards: Collection[int] = ()
    given_up_shards: Collection[int] = ()
    recovered_shards: Collection[int] = ()
    is_leaving: bool = False


@dataclass(frozen=True)
class Lease:
    """What a process has to do until the next renewal.

    Attributes:
        held_shards: The shards that it alone serves.
        incoming_shards: The shards to connect to, because another process will give them up.
        outgoing_shards: The held shards to stop serving and give up, because the successor is connected.
        abandoned_shards: The held shards whose last process died.
        others: The number of other processes that are not about to end.
        oldest_schema: The oldest schema that a process may use from now on; empty if any may.
    """

    held_shards: frozenset[int] = frozenset()
    incoming_shards: frozenset[int] = frozenset()
    outgoing_shards: frozenset[int] = frozenset()
    abandoned_shards: frozenset[int] = frozenset()
    others: int = 0
    oldest_schema: str = ""


@dataclass
class _Shard:
    id: int
    holder: str | None
    successor: str | None
    is_ready: bool
    is_abandoned: bool

    @property
    def next(self) -> str | None:
        """The process that serves the shard after the handover that is under way, if any."""
        return self.successor or self.holder


@dataclass
class _Plan:
    """The shards and processes, which one renewal reads, changes and writes."""

    me: str
    living: list[str]
    """The processes that are not about to end, the oldest first."""
    leaving: frozenset[str]
    shards: list[_Shard]
    has_changed: bool = False

    def give_up(self, given_up_shards: Collection[int]) -> None:
        """Pass the shards that this process no longer serves on to their successors."""
        for shard in self.shards:
            if shard.holder == self.me and shard.id in given_up_shards:
                shard.holder, shard.successor, shard.is_ready = shard.successor, None, False
                shard.is_abandoned = False
                self.has_changed = True

    def release_dead(self) -> None:
        """Take the shards from processes that have died."""
        alive = {*self.living, *self.leaving}
        for shard in self.shards:
            if shard.successor is not None and shard.successor not in alive:
                shard.successor, shard.is_ready = None, False
            if shard.holder is not None and shard.holder not in alive:
                shard.holder, shard.is_abandoned = None, True
            if shard.holder is None and shard.successor is not None:
                shard.holder, shard.successor, shard.is_ready = shard.successor, None, False

    def apply_report(self, report: Report) -> None:
        """Apply what this process has reported."""
        for shard in self.shards:
            if shard.successor == self.me and not shard.is_ready and shard.id in report.connected_shards:
                shard.is_ready = self.has_changed = True
            if shard.holder == self.me and shard.id in report.recovered_shards:
                shard.is_abandoned = False

    def balance(self) -> None:
        """Claim the shards that this process lacks for an even share, and withdraw claims beyond it."""
        counts = Counter(shard.next for shard in self.shards if shard.next is not None)
        shares = self._count_even_shares(counts)
        mine = shares.get(self.me, 0)  # none for a process that is about to end
        for shard in self.shards:  # withdraw claims before anything else
            over = counts[self.me] > mine and shard.holder not in self.leaving
            if shard.successor == self.me and over:
                shard.successor, shard.is_ready = None, False
                counts[self.me] -= 1
        for shard in self.shards:
            if shard.holder is None and counts[self.me] < mine:
                shard.holder = self.me
                counts[self.me] += 1
        for shard in sorted(self.shards, key=lambda one: one.holder not in self.leaving):
            holder = shard.holder
            if holder is None or holder == self.me or shard.successor is not None:
                continue
            if counts[self.me] >= mine:
                break
            if holder in self.leaving or counts[holder] > shares.get(holder, 0):
                shard.successor, shard.is_ready = self.me, False
                counts[self.me] += 1
                counts[holder] -= 1

    def _count_even_shares(self, counts: Mapping[str, int]) -> dict[str, int]:
        """Return how many shards each process should have; the remainder goes to those that have most now."""
        if not self.living:
            return {}
        each, remainder = divmod(len(self.shards), len(self.living))
        order = sorted(self.living, key=lambda one: -counts.get(one, 0))  # stable: then the oldest
        return {process: each + (number < remainder) for number, process in enumerate(order)}

    def lease(self) -> Lease:
        """Return what this process has to do now."""
        own_shards = [shard for shard in self.shards if shard.holder == self.me]
        return Lease(
            held_shards=frozenset(shard.id for shard in own_shards),
            incoming_shards=frozenset(shard.id for shard in self.shards if shard.successor == self.me),
            outgoing_shards=frozenset(shard.id for shard in own_shards if shard.is_ready),
            abandoned_shards=frozenset(shard.id for shard in own_shards if shard.is_abandoned),
            others=len([process for process in self.living if process != self.me]),
        )


class LeaseStore:
    """Queries on processes and their shards.

    ``engine`` has connections of its own, so that no lease ends while all others are in use.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def agree_on_shards(self, process: str, preferred_count: int) -> int:
        """Join the processes of the bot, and return the number of shards that all of them use.

        The first process decides; the number stays as long as any process runs.
        """
        async with self._engine.begin() as connection:
            now = await _begin(connection)
            await connection.execute(delete(processes).where(processes.c.leased_until <= now))
            stored_count = await connection.scalar(select(meta.c.value).where(meta.c.key == _SHARD_COUNT))
            is_first = await connection.scalar(select(func.count()).select_from(processes)) == 0
            count = preferred_count if is_first or stored_count is None else int(stored_count)
            await _set_value(connection, _SHARD_COUNT, str(count))
            await connection.execute(delete(shards).where(shards.c.id >= count))
            rows = _insert(shards).values([{"id": shard} for shard in range(count)])
            await connection.execute(rows.on_conflict_do_nothing())
            await _renew_within(connection, process, now, is_leaving=False)
            return count

    async def renew(self, process: str, report: Report) -> Lease:
        """Renew the lease of a process and return what it has to do. The lease counts from the call."""
        async with self._engine.begin() as connection:
            now = await _begin(connection)
            has_changed = await _renew_within(connection, process, now, is_leaving=report.is_leaving)
            await connection.execute(delete(processes).where(processes.c.leased_until <= now))
            plan = await _read(connection, process)
            before = [_values(shard) for shard in plan.shards]
            plan.give_up(report.given_up_shards)
            plan.release_dead()
            plan.apply_report(report)
            plan.balance()
            after = [_values(shard) for shard in plan.shards]
            await _write(connection, [new for old, new in zip(before, after, strict=True) if old != new])
            if has_changed or plan.has_changed:
                await notify_within(connection, WakeupTopic.SHARDS)
            oldest = await connection.scalar(select(meta.c.value).where(meta.c.key == _OLDEST_SCHEMA))
            return replace(plan.lease(), oldest_schema=oldest or "")

    async def leave(self, process: str, *, leaves_work: bool) -> None:
        """Give up the lease of a process; ``leaves_work`` says whether it leaves deliveries behind."""
        is_held = shards.c.holder == process
        async with self._engine.begin() as connection:
            await _begin(connection)
            await connection.execute(delete(processes).where(processes.c.id == process))
            if not leaves_work:
                values = {"holder": None, "is_abandoned": False}
                await connection.execute(update(shards).where(is_held).values(values))
            await notify_within(connection, WakeupTopic.SHARDS)

    async def stop_older(self, schema: str) -> bool:
        """Make processes with an older schema than this one end; return whether none runs any more."""
        async with self._engine.begin() as connection:
            await _set_value(connection, _OLDEST_SCHEMA, schema)
            await notify_within(connection, WakeupTopic.SHARDS)
            now = await _now(connection)
            living = select(processes.c.id).where(processes.c.leased_until > now).limit(1)
            return await connection.scalar(living) is None

    async def reserve_identification(self, bucket: int) -> int:
        """Reserve an identification in a bucket; return 0, or the milliseconds until the next try."""
        async with self._engine.begin() as connection:
            now = await _now(connection)
            row = _insert(identifications).values(bucket=bucket, free_at=now + IDENTIFY_PAUSE)
            reservation = row.on_conflict_do_update(
                index_elements=[identifications.c.bucket],
                set_={"free_at": row.excluded.free_at},
                where=identifications.c.free_at <= now,
            )
            if (await connection.execute(reservation)).rowcount:
                return 0
            same = identifications.c.bucket == bucket
            free_at = await connection.scalar(select(identifications.c.free_at).where(same))
            return min(max(int(free_at or 0) - now, 1), IDENTIFY_PAUSE)


def _insert(table: Table) -> "Insert":
    """Return a statement that inserts rows and can say what to do if they are there already."""
    from sqlalchemy.dialects.postgresql import insert  # takes 2 MB, which a bot on SQLite saves

    return insert(table)


async def _set_value(connection: AsyncConnection, key: str, value: str) -> None:
    row = _insert(meta).values(key=key, value=value)
    await connection.execute(
        row.on_conflict_do_update(index_elements=[meta.c.key], set_={"value": row.excluded.value})
    )


async def _begin(connection: AsyncConnection) -> int:
    """Wait for the renewals of other processes, and return the time of the database."""
    await connection.execute(_LOCK_LEASES)
    return await _now(connection)


async def _now(connection: AsyncConnection) -> int:
    return int(await connection.scalar(_NOW) or 0)


async def _renew_within(connection: AsyncConnection, process: str, now: int, *, is_leaving: bool) -> bool:
    """Renew the lease of a process; return whether it is new or has just begun to leave."""
    same = processes.c.id == process
    was_leaving = await connection.scalar(select(processes.c.is_leaving).where(same))
    values: dict[str, Any] = {"leased_until": now + LEASE, "is_leaving": is_leaving}
    if was_leaving is None:
        await connection.execute(insert(processes).values(id=process, joined_at=now, **values))
    else:
        await connection.execute(update(processes).where(same).values(values))
    return was_leaving != is_leaving


async def _read(connection: AsyncConnection, me: str) -> _Plan:
    running: Iterable[Row[Any]] = (
        await connection.execute(select(processes).order_by(processes.c.joined_at, processes.c.id))
    ).all()
    rows = await connection.execute(select(shards).order_by(shards.c.id))
    return _Plan(
        me=me,
        living=[row.id for row in running if not row.is_leaving],
        leaving=frozenset(row.id for row in running if row.is_leaving),
        shards=[_Shard(*row) for row in rows],
    )


def _values(shard: _Shard) -> dict[str, Any]:
    return {
        "of_shard": shard.id,
        "holder": shard.holder,
        "successor": shard.successor,
        "is_successor_ready": shard.is_ready,
        "is_abandoned": shard.is_abandoned,
    }


async def _write(connection: AsyncConnection, values: list[dict[str, Any]]) -> None:
    if values:
        await connection.execute(
            update(shards).where(shards.c.id == bindparam("of_shard", type_=Integer)), values
        )
