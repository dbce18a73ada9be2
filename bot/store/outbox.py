"""The outbox: the matches whose messages on Discord have to be updated."""

from collections.abc import Collection

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.deliveries import Board, Claim
from bot.match.models import Match
from bot.store.boards import save_within
from bot.store.own_shards import OwnShards
from bot.store.rows import board_from_row
from bot.store.tables import boards, matches, outbox, seats
from bot.store.wakeups import WakeupTopic, notify_within

LEASE = 60_000
"""The milliseconds after which a claim ends if its process has died."""

# Built once, because building a statement costs as much as executing it.
_WAITING = exists().where(outbox.alias().c.match_id == bindparam("of_match"))
_BOARD = [
    select(column).where(boards.c.match_id == bindparam("of_match")).scalar_subquery().label(column.name)
    for column in boards.c
]
_ENQUEUE_CLAIMED = (
    insert(outbox)
    .values(
        match_id=bindparam("of_match"),
        guild_id=bindparam("of_guild"),
        due_at=bindparam("now"),
        claimed_until=case((_WAITING, 0), else_=bindparam("until", type_=outbox.c.claimed_until.type)),
        attempts=case((_WAITING, 0), else_=1),
    )
    .returning(outbox.c.id.label("entry"), outbox.c.attempts, *_BOARD)
)

_COVERED = (outbox.c.match_id == bindparam("of_match")) & (outbox.c.id <= bindparam("last"))
_REMOVE = delete(outbox).where(_COVERED)


class OutboxStore:
    """Queries on the outbox."""

    def __init__(self, engine: AsyncEngine, shards: OwnShards) -> None:
        self._engine = engine
        self._shards = shards

    def _own(self) -> ColumnElement[bool]:
        return self._shards.make_condition(outbox.c.guild_id)

    async def enqueue(self, match: Match, now: int) -> None:
        """Add an entry for a match that did not change, so that it is delivered again."""
        enqueue = enqueue_within if self._shards.serves(match.guild_id) else enqueue_elsewhere_within
        async with self._engine.begin() as connection:
            await enqueue(connection, match, now)

    async def enqueue_redraws(self, user: int, guild_id: int, now: int, pause: int) -> dict[int, int]:
        """Add an entry for each board of a user's matches in a server that are over, the newest first.

        Return when each match is due: the first at ``now``, each further one ``pause`` milliseconds later.
        """
        is_shown = boards.c.message.is_not(None) & matches.c.status.in_(("finished", "abandoned"))
        place = func.row_number().over(order_by=matches.c.id.desc()) - 1
        due_at = literal(now, BigInteger) + literal(pause, BigInteger) * place
        entries = (
            select(matches.c.id, matches.c.guild_id, due_at, true())
            .join(seats, seats.c.match_id == matches.c.id)
            .join(boards, boards.c.match_id == matches.c.id)
            .where(seats.c.user_id == user, matches.c.guild_id == guild_id, is_shown)
        )
        columns = [outbox.c.match_id, outbox.c.guild_id, outbox.c.due_at, outbox.c.redraws]
        query = insert(outbox).from_select(columns, entries).returning(outbox.c.match_id, outbox.c.due_at)
        async with self._engine.begin() as connection:
            return {row.match_id: row.due_at for row in await connection.execute(query)}

    async def find_due(self, now: int) -> list[int]:
        """Return the matches of this process's shards with entries to deliver now, the oldest first."""
        query = (
            select(outbox.c.match_id)
            .where(outbox.c.due_at <= now, outbox.c.claimed_until <= now, self._own())
            .order_by(outbox.c.due_at, outbox.c.id)
        )
        async with self._engine.connect() as connection:
            return list(dict.fromkeys(await connection.scalars(query)))

    async def release(self, now: int, shards: Collection[int] | None = None) -> None:
        """Make every entry of this process's shards due now, or only those of some of them.

        Call this at the start, or when this process takes over the shards of a dead one: then all claims are
        those of a dead process, and postponed entries may be tried again.
        """
        own = self._shards.make_condition(outbox.c.guild_id, shards)
        async with self._engine.begin() as connection:
            await connection.execute(update(outbox).where(own).values(claimed_until=0, due_at=now))

    async def claim(self, match_id: int, now: int) -> Claim | None:
        """Return a claim on all unclaimed entries of a match, or ``None`` if none of them is due.

        It also covers entries that were postponed after an error. It counts the attempts of all entries, also
        of those whose claim expired, because an earlier attempt may have reached Discord.
        """
        unfinished_attempts = select(func.max(outbox.c.attempts)).where(
            outbox.c.match_id == match_id, outbox.c.claimed_until > now
        )
        free = (outbox.c.match_id == match_id) & (outbox.c.claimed_until <= now)
        other = outbox.alias()
        is_due = exists().where(
            other.c.match_id == match_id, other.c.claimed_until <= now, other.c.due_at <= now
        )
        # No process waits for the claim of another; SQLite, with a single process, ignores this.
        mine = select(outbox.c.id).where(free, is_due, self._own()).with_for_update(skip_locked=True)
        async with self._engine.begin() as connection:
            before = await connection.scalar(unfinished_attempts) or 0
            result = await connection.execute(
                update(outbox)
                .where(outbox.c.id.in_(select(mine.cte("mine"))), free)
                .values(claimed_until=now + LEASE, attempts=outbox.c.attempts + 1)
                .returning(outbox.c.id, outbox.c.attempts, outbox.c.redraws)
            )
            rows = result.all()
        if not rows:
            return None
        attempts = max(before + 1, *(row.attempts for row in rows))
        return Claim(
            match_id, max(row.id for row in rows), attempts, redraws=any(row.redraws for row in rows)
        )

    async def complete(self, claim: Claim, board: Board | None = None) -> None:
        """Remove the entries that a claim covers, and store the board that Discord shows now."""
        async with self._engine.begin() as connection:
            if board is not None:
                await save_within(connection, board)
            await connection.execute(_REMOVE, {"of_match": claim.match_id, "last": claim.last_entry})

    async def postpone(
        self, claim: Claim, due_at: int, *, board: Board | None = None, is_blocked: bool = False
    ) -> None:
        """Release a claim for another attempt at ``due_at``, and store the board that Discord shows so far.

        ``is_blocked`` means that Discord does not let the bot write in the channel.
        """
        async with self._engine.begin() as connection:
            if board is not None:
                await save_within(connection, board)
            entries = (
                update(outbox).where(_COVERED).values(claimed_until=0, due_at=due_at, blocked=is_blocked)
            )
            await connection.execute(entries, {"of_match": claim.match_id, "last": claim.last_entry})

    async def is_blocked(self, match_id: int) -> bool:
        """Return whether Discord does not let the bot write in the channel of a match."""
        waiting = (outbox.c.match_id == match_id) & outbox.c.blocked
        async with self._engine.connect() as connection:
            return await connection.scalar(select(outbox.c.id).where(waiting).limit(1)) is not None

    async def unblock(self, guild_id: int, now: int) -> list[int]:
        """Make every blocked entry of a server due now, and return the ids of the matches.

        Matches whose channel is gone are left out: no change in the server brings it back.
        """
        is_lost = exists().where(matches.c.id == outbox.c.match_id, matches.c.lost_channel.is_not(None))
        is_blocked_here = (outbox.c.guild_id == guild_id) & outbox.c.blocked & ~is_lost & self._own()
        async with self._engine.begin() as connection:
            match_ids = await connection.scalars(
                update(outbox).where(is_blocked_here).values(due_at=now).returning(outbox.c.match_id)
            )
            return list(dict.fromkeys(match_ids))

    async def discard(self, match_id: int) -> None:
        """Remove all entries of a match, because the bot no longer writes in its channel."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(outbox).where(outbox.c.match_id == match_id))

    async def discard_server(self, guild_id: int) -> None:
        """Remove all entries of a server, because the bot is not there any more."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(outbox).where(outbox.c.guild_id == guild_id))


async def enqueue_within(connection: AsyncConnection, match: Match, now: int) -> None:
    """Add an entry for a match within the transaction that changes it."""
    await connection.execute(insert(outbox).values(match_id=match.id, guild_id=match.guild_id, due_at=now))


async def enqueue_elsewhere_within(connection: AsyncConnection, match: Match, now: int) -> None:
    """Add an entry for a match that another process serves, and wake that process."""
    await enqueue_within(connection, match, now)
    await notify_within(connection, WakeupTopic.WORK)


async def enqueue_claimed_within(connection: AsyncConnection, match: Match, now: int) -> Claim | None:
    """Add an entry and claim it, unless older entries wait: they will all be claimed together.

    While none waits, no delivery changes the board, so the same statement reads the board.
    """
    values = {"of_match": match.id, "of_guild": match.guild_id, "now": now, "until": now + LEASE}
    row = dict((await connection.execute(_ENQUEUE_CLAIMED, values)).mappings().one())
    entry, attempts = row.pop("entry"), row.pop("attempts")
    return Claim(match.id, entry, attempts, match, board_from_row(row)) if attempts else None
