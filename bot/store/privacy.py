"""What is stored about a user: counting it, reading it for an export, and erasing it step by step."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match.former_users import FORMER_USERS, find_free_former_user
from bot.match.models import LARGEST_ID
from bot.store.personal import (
    OWNERS,
    Row,
    erase_user,
    find_users_in,
    get_shared_columns,
    may_name,
)
from bot.store.ratings import mark_stale_within
from bot.store.tables import (
    actions,
    boards,
    erasures,
    match_lines,
    matches,
    outbox,
    results,
    reviews,
    seats,
    server_log,
)

STEP: Final = 500
"""The number of ids that one step looks through, so that nobody waits for long."""
_LIVE = ("lobby", "running")
_JUST_ENDED_MILLISECONDS: Final = 86_400_000
_USER = bindparam("user", type_=BigInteger)
_REVIEW_COUNT = (
    select(func.count())
    .select_from(reviews)
    .join(seats, seats.c.match_id == reviews.c.match_id)
    .where(seats.c.user_id == _USER)
)
_HAS_SEAT = exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == _USER)


def _in_range(table: Table) -> ColumnElement[bool]:
    return (table.c.id > bindparam("after")) & (table.c.id <= bindparam("last"))


_NAMED_IN_MATCHES = (
    select(
        *(matches.c[name] for name in ("id", "guild_id", "channel_id", "revision", "public_revision")),
        *(matches.c[name] for name in ("status", "resigned", "ended_at")),
        *(matches.c[name] for name in get_shared_columns(matches)),
        boards.c.message,
        boards.c.stale_messages,
    )
    .join(boards, boards.c.match_id == matches.c.id)
    .where(_in_range(matches))
    .where(may_name(matches, _USER) | _HAS_SEAT | may_name(boards, _USER))
    .order_by(matches.c.id)
)
_NAMED_IN_LOG = (
    select(server_log.c.id, *(server_log.c[name] for name in get_shared_columns(server_log)))
    .where(_in_range(server_log), may_name(server_log, _USER))
    .order_by(server_log.c.id)
)


class Counts(NamedTuple):
    """How much is stored about a user, per kind."""

    open_matches: int
    past_matches: int
    reviews: int
    preferences: int
    lessons: int
    mutes: int
    timers: int
    direct_messages: int
    imported_records: int
    openings: int
    refused_hosts: int
    server_log: int


class ErasureStep(NamedTuple):
    """The result of one step of an erasure.

    Attributes:
        is_done: Whether there is nothing left to look through.
        still_playing: The matches that the user has to leave first; nothing was erased then.
        changed_matches: The matches whose boards should be brought up to date.
    """

    is_done: bool
    still_playing: Sequence[int] = ()
    changed_matches: Sequence[int] = ()


class PrivacyStore:
    """Queries on everything that is stored about one user."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def count(self, user: int) -> Counts:
        """Return how much is stored about a user."""
        match_query = select(matches.c.status, func.count()).join(seats, seats.c.match_id == matches.c.id)
        match_query = match_query.where(seats.c.user_id == user).group_by(matches.c.status)
        log_query = select(func.count()).select_from(server_log).where(server_log.c.user_id == user)
        counts: dict[str, int] = {}
        async with self._engine.connect() as connection:
            by_status = {status: number for status, number in await connection.execute(match_query)}  # noqa: C416
            for table, owner in OWNERS.items():
                query = select(func.count()).select_from(table).where(owner == user)
                counts[table.name] = await connection.scalar(query) or 0
            log_count = await connection.scalar(log_query) or 0
            review_count = await connection.scalar(_REVIEW_COUNT, {"user": user}) or 0
        live = sum(by_status.get(status, 0) for status in _LIVE)
        return Counts(
            open_matches=live,
            past_matches=sum(by_status.values()) - live,
            reviews=review_count,
            server_log=log_count,
            **{name: counts[name] for name in Counts._fields if name in counts},
        )

    async def get_owned_rows(self, user: int) -> Mapping[Table, Sequence[Row]]:
        """Return the rows that are about a user, by their tables."""
        rows_by_table: dict[Table, Sequence[Row]] = {}
        async with self._engine.connect() as connection:
            for table, owner in OWNERS.items():
                query = select(table).where(owner == user).order_by(*table.primary_key)
                rows_by_table[table] = (await connection.execute(query)).mappings().all()
        return rows_by_table

    async def matches(self, user: int, count: int, *, before: int = LARGEST_ID) -> Sequence[Row]:
        """Return the rows of a user's newest matches with an id below ``before``; ``seat`` is the user's."""
        query = (
            select(matches, seats.c.seat)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(seats.c.user_id == user, seats.c.match_id < before)
            .order_by(seats.c.match_id.desc())
            .limit(count)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def seats(self, match_ids: Sequence[int]) -> Sequence[Row]:
        """Return the seats of some matches in their order."""
        query = select(seats).where(seats.c.match_id.in_(match_ids)).order_by(seats.c.match_id, seats.c.seat)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def actions(self, match_id: int, player: int) -> Sequence[Row]:
        """Return all actions of a player in a match, including those that were taken back."""
        mine = (actions.c.match_id == match_id) & (actions.c.player == player)
        query = select(actions).where(mine).order_by(actions.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def log_entries(self, user: int) -> Sequence[Row]:
        """Return what a user has changed in servers."""
        query = select(server_log).where(server_log.c.user_id == user).order_by(server_log.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def find_matches_naming(self, user: int, after: int) -> tuple[Sequence[Row], int | None]:
        """Return the next matches after an id that name a user, and the id to continue after, if any."""
        newest = await self._newest(matches)
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_MATCHES, values)).mappings().all()
        return rows, after + STEP if after + STEP < newest else None

    # Erasing

    async def request(self, user: int, now: int) -> None:
        """Store that everything about a user has to be erased, even if this process dies now."""
        row = {"user_id": user, "requested_at": now}
        statement = update(erasures).where(erasures.c.user_id == user).values(matches_done=0, log_done=0)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(statement)).rowcount == 0:
                    await connection.execute(insert(erasures).values(row))
        except IntegrityError:  # another process was the first to insert it
            return

    async def is_requested(self, user: int) -> bool:
        """Return whether the data of a user are being erased."""
        query = select(erasures.c.user_id).where(erasures.c.user_id == user)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def find_requested_users(self) -> list[int]:
        """Return the users whose data are being erased."""
        query = select(erasures.c.user_id).where(erasures.c.user_id > 0).order_by(erasures.c.user_id)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def erase_in_matches(self, user: int, now: int, unplayable: Collection[int] = ()) -> ErasureStep:
        """Replace a user by a former user in the next matches.

        Nothing changes while the user has a seat in one of them, or is its host, unless the match is
        ``unplayable``. The next call looks again through a match that was changed meanwhile.
        """
        after = await self._find_last_erased_id(user, "matches_done")
        newest = await self._newest(matches)
        if after is None or after >= newest:
            return ErasureStep(is_done=True)
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_MATCHES, values)).mappings().all()
        seat_rows = await self.seats([row["id"] for row in rows])
        seat_users: dict[int, list[int | None]] = {row["id"]: [] for row in rows}
        for seat in seat_rows:
            seat_users[seat["match_id"]].append(seat["user_id"])
        live = [row for row in rows if row["id"] not in unplayable]
        matches_to_leave = [row["id"] for row in live if _still_plays(row, seat_users[row["id"]], user)]
        if matches_to_leave:
            return ErasureStep(is_done=False, still_playing=matches_to_leave)
        changed_matches: list[int] = []
        async with self._engine.begin() as connection:
            last_id = min(after + STEP, newest)
            for row in rows:
                is_shown = row["status"] in _LIVE or (row["ended_at"] or 0) > now - _JUST_ENDED_MILLISECONDS
                if not await _erase_in_match(connection, row, seat_users[row["id"]], user, is_shown=is_shown):
                    last_id = row["id"] - 1
                    break
                if is_shown:
                    entry = {"match_id": row["id"], "guild_id": row["guild_id"], "due_at": now}
                    await connection.execute(insert(outbox).values(entry))
                    changed_matches.append(row["id"])
            mine = erasures.c.user_id == user
            await connection.execute(update(erasures).where(mine).values(matches_done=last_id))
        return ErasureStep(is_done=False, changed_matches=changed_matches)

    async def erase_in_log(self, user: int) -> bool:
        """Replace a user by a former user in the next entries of the logs of servers.

        Return whether there is nothing left to look through.
        """
        after, newest = await self._find_last_erased_id(user, "log_done"), await self._newest(server_log)
        if after is None or after >= newest:
            return True
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_LOG, values)).mappings().all()
        async with self._engine.begin() as connection:
            for row in rows:
                new_values = erase_user(server_log, row, user, FORMER_USERS[0])
                if new_values:
                    same = server_log.c.id == row["id"]
                    await connection.execute(update(server_log).where(same).values(new_values))
            mine = erasures.c.user_id == user
            last_id = min(after + STEP, newest)
            await connection.execute(update(erasures).where(mine).values(log_done=last_id))
        return False

    async def finish_erasing(self, user: int) -> None:
        """Delete all rows that are about a user, including the request, in one transaction."""
        async with self._engine.connect() as connection:
            rows_naming_user = {
                table: (await connection.execute(select(table).where(may_name(table, _USER)), {"user": user}))
                .mappings()
                .all()
                for table in OWNERS
                if get_shared_columns(table)
            }
        async with self._engine.begin() as connection:
            for table, owner in OWNERS.items():
                deleted = await connection.execute(delete(table).where(owner == user))
                if table is results and deleted.rowcount:  # matches with the user count no longer
                    await mark_stale_within(connection)
            for table, rows in rows_naming_user.items():
                for row in rows:
                    new_values = erase_user(table, row, user, FORMER_USERS[0])
                    for name, value in new_values.items():
                        same = [table.c[key.name] == row[key.name] for key in table.primary_key]
                        is_unchanged = table.c[name] == row[name]
                        await connection.execute(
                            update(table).where(*same, is_unchanged).values({name: value})
                        )

    async def _find_last_erased_id(self, user: int, column: str) -> int | None:
        query = select(erasures.c[column]).where(erasures.c.user_id == user)
        async with self._engine.connect() as connection:
            last_id: int | None = await connection.scalar(query)
            return last_id

    async def _newest(self, table: Table) -> int:
        async with self._engine.connect() as connection:
            return await connection.scalar(select(func.max(table.c.id))) or 0


def _still_plays(row: Row, seat_users: Sequence[int | None], user: int) -> bool:
    """Return whether a user has to leave a match first, so that it does not wait for a former user."""
    if row["status"] not in _LIVE:
        return False
    resigned_players = () if row["status"] == "lobby" else msgspec.json.decode(row["resigned"])
    if user in seat_users:
        return seat_users.index(user) not in resigned_players
    people = [other for other in seat_users if other is not None and other > 0]
    return bool(row["host"] == user and (row["status"] == "lobby" or not people))


async def _erase_in_match(
    connection: AsyncConnection, row: Row, seat_users: Sequence[int | None], user: int, *, is_shown: bool
) -> bool:
    """Erase a user in a match; return ``False`` if the match was changed meanwhile.

    If ``is_shown``, its board has to be edited, even if a delivery of it is running now.
    """
    known_users = {*find_users_in(matches, row), *(other for other in seat_users if other is not None)}
    former = find_free_former_user(known_users)
    values = {**erase_user(matches, row, user, former), "revision": row["revision"] + 1}
    if is_shown:
        values["public_revision"] = row["public_revision"] + 1
    same = (matches.c.id == row["id"]) & (matches.c.revision == row["revision"])
    if (await connection.execute(update(matches).where(same).values(values))).rowcount != 1:
        return False
    mine = (seats.c.match_id == row["id"]) & (seats.c.user_id == user)
    await connection.execute(update(seats).where(mine).values(user_id=former))
    owned = (seats.c.match_id == row["id"]) & (seats.c.owner_id == user)
    await connection.execute(update(seats).where(owned).values(owner_id=None))
    for name, value in erase_user(boards, row, user, former).items():
        is_same_board = (boards.c.match_id == row["id"]) & (boards.c[name] == row[name])
        await connection.execute(
            update(boards).where(is_same_board).values({name: value, "public_revision": 0})
        )
    line = match_lines.c.thread_id == row["channel_id"]
    await connection.execute(update(match_lines).where(line).values(shown=""))  # its words name the players
    return True
