"""Statistics for the metrics, read without looking at matches that are over."""

from dataclasses import dataclass, field

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.own_shards import OwnShards
from bot.store.tables import LIVE, matches, outbox


@dataclass(frozen=True)
class Statistics:
    """The open matches and the waiting deliveries in the servers of this process.

    Attributes:
        open_matches: The number of matches that are not over, by game and status.
        waiting: The number of entries in the outbox that are not blocked.
        blocked: The number of entries that Discord refuses.
        oldest_entry: The id of the oldest entry that is not blocked, ``None`` without one.
        oldest_due_at: When that entry is due.
    """

    open_matches: dict[tuple[str, str], int] = field(default_factory=dict)
    waiting: int = 0
    blocked: int = 0
    oldest_entry: int | None = None
    oldest_due_at: int = 0


class StatisticsStore:
    """Queries that count."""

    def __init__(self, engine: AsyncEngine, shards: OwnShards) -> None:
        self._engine = engine
        # SQLite uses the partial index only if the query has exactly its condition.
        self._open = (
            select(matches.c.game, matches.c.status, func.count())
            .where(text(LIVE), shards.make_condition(matches.c.guild_id))
            .group_by(matches.c.game, matches.c.status)
        )
        entries = shards.make_condition(outbox.c.guild_id)
        self._blocked = select(func.count()).where(entries, outbox.c.blocked)
        self._waiting = select(func.count(), func.min(outbox.c.id)).where(entries, ~outbox.c.blocked)

    async def read(self) -> Statistics:
        """Return the numbers as they are now."""
        async with self._engine.connect() as connection:
            match_counts = (await connection.execute(self._open)).all()
            blocked = await connection.scalar(self._blocked)
            waiting, oldest = (await connection.execute(self._waiting)).one()
            due_at = await connection.scalar(select(outbox.c.due_at).where(outbox.c.id == oldest))
        return Statistics(
            open_matches={(game, status): count for game, status, count in match_counts},
            waiting=waiting,
            blocked=blocked or 0,
            oldest_entry=oldest,
            oldest_due_at=due_at or 0,
        )

    async def ping(self) -> None:
        """Query the database. Raise the error of the driver if it does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
