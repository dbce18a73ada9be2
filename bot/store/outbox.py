"""The outbox: which matches have something that Discord has not been told yet."""

from msgspec.structs import replace
from sqlalchemy import ColumnElement, bindparam, case, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.records import Board, Claim, Match
from bot.store.rows import board_from_row, board_to_row
from bot.store.shards import Sharded
from bot.store.tables import boards, outbox

LEASE = 60_000
"""How long, in milliseconds, a claim holds if its process dies."""

# Built once, for building a statement costs as much as carrying it out.
_WAITING = exists().where(outbox.alias().c.match_id == bindparam("of_match"))
_SHOWN = [
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
    .returning(outbox.c.id.label("entry"), outbox.c.attempts, *_SHOWN)
)


class OutboxQueries(Sharded):
    """The queries on the outbox."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._held: dict[int, Claim] = {}

    def _own(self) -> ColumnElement[bool]:
        return self.own(outbox.c.guild_id)

    async def enqueue(self, connection: AsyncConnection, match: Match, now: int) -> None:
        """Puts a match into the outbox, as part of the transaction that changes it."""
        await connection.execute(
            insert(outbox).values(match_id=match.id, guild_id=match.guild_id, due_at=now)
        )

    async def enqueue_claimed(self, connection: AsyncConnection, match: Match, now: int) -> Claim | None:
        """Does the same and claims the entry, unless older ones wait: they are claimed together later.

        Where none waits nobody is changing what is known of the board, so it is read with the same statement.
        """
        given = {"of_match": match.id, "of_guild": match.guild_id, "now": now, "until": now + LEASE}
        row = dict((await connection.execute(_ENQUEUE_CLAIMED, given)).mappings().one())
        entry, attempts = row.pop("entry"), row.pop("attempts")
        return Claim(match.id, entry, attempts, match, board_from_row(row)) if attempts else None

    def hold(self, claim: Claim) -> None:
        """Keeps a claim that was made together with a commit, for ``claim`` to hand out."""
        self._held[claim.match_id] = claim

    def board_changed(self, match_id: int) -> None:
        """Has whoever gets the claim that is kept, if one is, read the board anew."""
        if held := self._held.get(match_id):
            self._held[match_id] = replace(held, board=None)

    async def due(self, now: int) -> list[int]:
        """The matches of this process's shards with entries to deliver now, the longest due first."""
        query = (
            select(outbox.c.match_id)
            .where(outbox.c.due_at <= now, outbox.c.claimed_until <= now, self._own())
            .order_by(outbox.c.due_at, outbox.c.id)
        )
        async with self.engine.connect() as connection:
            return list(dict.fromkeys(await connection.scalars(query)))

    async def release(self, now: int) -> None:
        """Make everything of this process's shards due now.

        Called at the start: claims are those of a dead process, and the pauses it kept in memory are gone.
        """
        async with self.engine.begin() as connection:
            await connection.execute(update(outbox).where(self._own()).values(claimed_until=0, due_at=now))

    async def claim(self, match_id: int, now: int) -> Claim | None:
        """The right to deliver a match, or ``None`` if there is nothing due or another has it.

        It covers the entries that were postponed too: what they stand for is delivered with the rest, and
        an earlier try at one of them may have reached Discord. One made together with a commit is handed out
        without asking the database.
        """
        if held := self._held.pop(match_id, None):
            return held
        free = (outbox.c.match_id == match_id) & (outbox.c.claimed_until <= now)
        other = outbox.alias()
        due = exists().where(
            other.c.match_id == match_id, other.c.claimed_until <= now, other.c.due_at <= now
        )
        async with self.engine.begin() as connection:
            claimed = await connection.execute(
                update(outbox)
                .where(free, due, self._own())
                .values(claimed_until=now + LEASE, attempts=outbox.c.attempts + 1)
                .returning(outbox.c.id, outbox.c.attempts)
            )
            rows = claimed.all()
        if not rows:
            return None
        return Claim(match_id, max(row.id for row in rows), max(row.attempts for row in rows))

    async def complete_delivery(self, claim: Claim, board: Board | None = None) -> None:
        """Remove what a claim covers from the outbox, and store what Discord shows now."""
        async with self.engine.begin() as connection:
            await self._write_board(connection, board)
            await connection.execute(delete(outbox).where(self._covered(claim)))

    async def postpone(
        self, claim: Claim, due_at: int, *, board: Board | None = None, blocked: bool = False
    ) -> None:
        """Give a claim back, to be tried again at ``due_at``, and store what Discord shows so far.

        ``blocked`` says that Discord refuses to let the bot write there.
        """
        async with self.engine.begin() as connection:
            await self._write_board(connection, board)
            again = update(outbox).where(self._covered(claim))
            await connection.execute(again.values(claimed_until=0, due_at=due_at, blocked=blocked))

    async def _write_board(self, connection: AsyncConnection, board: Board | None) -> None:
        if board is not None:
            self.board_changed(board.match_id)
            chosen = boards.c.match_id == board.match_id
            await connection.execute(update(boards).where(chosen).values(board_to_row(board)))

    async def save_board(self, board: Board) -> None:
        """Store what Discord shows of a match."""
        async with self.engine.begin() as connection:
            await self._write_board(connection, board)

    def _covered(self, claim: Claim) -> ColumnElement[bool]:
        return (outbox.c.match_id == claim.match_id) & (outbox.c.id <= claim.upto)

    async def unblock(self, guild_id: int, now: int) -> list[int]:
        """Make every blocked delivery of a server due now, and return the matches."""
        refused = (outbox.c.guild_id == guild_id) & outbox.c.blocked & self._own()
        async with self.engine.begin() as connection:
            found = await connection.scalars(
                update(outbox).where(refused).values(due_at=now).returning(outbox.c.match_id)
            )
            return list(dict.fromkeys(found))

    async def nudge(self, match: Match, now: int) -> None:
        """Puts a match into the outbox though it did not change."""
        async with self.engine.begin() as connection:
            await self.enqueue(connection, match, now)
