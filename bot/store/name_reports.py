"""Reported display names, and what moderators have decided about them."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.server_log import ServerLogEntry
from bot.match.servers import NameReport
from bot.store.server_log import insert_log_entry
from bot.store.tables import name_reports as table

_UNDECIDED = ("open", "unproven")
_IS_LISTED = table.c.status.in_((*_UNDECIDED, "hidden"))


class ReporterCounts(NamedTuple):
    """How many names a user has reported in a server lately, and how many of their reports were declined."""

    recent: int
    declined: int


class NameReportStore:
    """Queries on reported names. Reports and decisions are also written to the log of the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, report: NameReport) -> bool:
        """Store a report. Return whether that changed anything: a name is reported once.

        A report that hides a name replaces one that does not.
        """
        values = msgspec.structs.asdict(report)
        same = [table.c[key.name] == values[key.name] for key in table.primary_key]
        replaced = update(table).where(*same, table.c.status == "unproven").values(values)
        try:
            async with self._engine.begin() as connection:
                is_replaced = report.status == "open" and (await connection.execute(replaced)).rowcount
                if not is_replaced:
                    await connection.execute(insert(table).values(values))
                await insert_log_entry(connection, _entry(report, report.user_id, "reported", report.at))
        except IntegrityError:
            return False
        return True

    async def count(self, guild_id: int, by_user: int, since: int) -> ReporterCounts:
        """Return how many names a user has reported since a time, and how many reports were declined."""
        query = select(
            func.count(case((table.c.at >= since, 1))), func.count(case((table.c.status == "allowed", 1)))
        ).where(table.c.by_user == by_user, table.c.guild_id == guild_id)
        async with self._engine.connect() as connection:
            return ReporterCounts(*(await connection.execute(query)).one())

    async def find(self, guild_id: int, user_id: int | None = None) -> list[NameReport]:
        """Return the reports of a server, or those about one user there."""
        query = select(table).where(table.c.guild_id == guild_id)
        if user_id is not None:
            query = query.where(table.c.user_id == user_id)
        async with self._engine.connect() as connection:
            return [NameReport(**row) for row in (await connection.execute(query)).mappings()]

    async def read_page(
        self, guild_id: int, count: int, after: tuple[int, str]
    ) -> tuple[Sequence[NameReport], bool]:
        """Return at most ``count`` reports that are not declined, by user, and whether there are more.

        ``after`` is the user and the name of the last report before them.
        """
        user, name = after
        is_later = or_(table.c.user_id > user, and_(table.c.user_id == user, table.c.name > name))
        query = (
            select(table)
            .where(table.c.guild_id == guild_id, is_later, _IS_LISTED)
            .order_by(table.c.user_id, table.c.name)
            .limit(count + 1)
        )
        async with self._engine.connect() as connection:
            reports = [NameReport(**row) for row in (await connection.execute(query)).mappings()]
        return reports[:count], len(reports) > count

    async def decide(self, report: NameReport, *, allow: bool, by_user: int, now: int) -> bool:
        """Store the decision of a moderator. Return whether that changed anything.

        A decision that is taken back is forgotten, so that it does not count against the reporter.
        """
        same = [table.c[key.name] == getattr(report, key.name) for key in table.primary_key]
        is_undecided = table.c.status.in_(_UNDECIDED)
        decided = update(table).where(*same, is_undecided).values(status="allowed" if allow else "hidden")
        async with self._engine.begin() as connection:
            count = (await connection.execute(decided)).rowcount
            if not count and allow:
                forgotten = delete(table).where(*same, table.c.status == "hidden")
                count = (await connection.execute(forgotten)).rowcount
            if not count:
                return False
            what = "allowed" if allow else "hidden"
            await insert_log_entry(connection, _entry(report, by_user, what, now))
            return True

    async def delete_declined(self, until: int) -> None:
        """Delete declined reports that were made before a time."""
        is_old = (table.c.status == "allowed") & (table.c.at < until)
        async with self._engine.begin() as connection:
            await connection.execute(delete(table).where(is_old))


def _entry(report: NameReport, user: int, what: str, at: int) -> ServerLogEntry:
    details = {} if what == "reported" else {"user": str(report.user_id)}
    return ServerLogEntry(guild_id=report.guild_id, at=at, user_id=user, what=f"name-{what}", details=details)
