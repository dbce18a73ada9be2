"""What is stored about a user: counted, read for an export, and erased step by step."""

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

from bot.store.former_users import FORMER_USERS, free_former_user
from bot.store.matches import LARGEST_ID
from bot.store.personal import (
    OWNERS,
    Row,
    erase_user,
    may_name,
    shared_columns,
    users_in,
)
from bot.store.tables import (
    actions,
    boards,
    erasures,
    matches,
    outbox,
    reviews,
    seats,
    server_log,
)

STEP: Final = 500
"""The number of ids that are looked through at a time, so that nobody waits for long."""
_LIVE = ("lobby", "running")
_JUST_ENDED: Final = 86_400_000
_USER = bindparam("user", type_=BigInteger)
_REVIEWED = (
    select(func.count())
    .select_from(reviews)
    .join(seats, seats.c.match_id == reviews.c.match_id)
    .where(seats.c.user_id == _USER)
)
_SITS = exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == _USER)


def _in_range(table: Table) -> ColumnElement[bool]:
    return (table.c.id > bindparam("after")) & (table.c.id <= bindparam("last"))


_NAMED_IN_MATCHES = (
    select(
        *(matches.c[name] for name in ("id", "guild_id", "revision", "public_revision")),
        *(matches.c[name] for name in ("status", "resigned", "ended_at")),
        *(matches.c[name] for name in shared_columns(matches)),
        boards.c.message,
        boards.c.stale_messages,
    )
    .join(boards, boards.c.match_id == matches.c.id)
    .where(_in_range(matches))
    .where(may_name(matches, _USER) | _SITS | may_name(boards, _USER))
    .order_by(matches.c.id)
)
_NAMED_IN_LOG = (
    select(server_log.c.id, *(server_log.c[name] for name in shared_columns(server_log)))
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
    server_log: int


class Progress(NamedTuple):
    """What became of a step of an erasure.

    Attributes:
        is_done: Whether there is nothing left to look through.
        still_playing: The matches that the user has to leave first; nothing was erased then.
        changed: The matches whose boards should be brought up to date.
    """

    is_done: bool
    still_playing: Sequence[int] = ()
    changed: Sequence[int] = ()


class PrivacyStore:
    """Queries on all that is stored about one user."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def count(self, user: int) -> Counts:
        """Return how much is stored about a user."""
        played = select(matches.c.status, func.count()).join(seats, seats.c.match_id == matches.c.id)
        played = played.where(seats.c.user_id == user).group_by(matches.c.status)
        logged = select(func.count()).select_from(server_log).where(server_log.c.user_id == user)
        owned: dict[str, int] = {}
        async with self._engine.connect() as connection:
            by_status = {status: number for status, number in await connection.execute(played)}  # noqa: C416
            for table, owner in OWNERS.items():
                query = select(func.count()).select_from(table).where(owner == user)
                owned[table.name] = await connection.scalar(query) or 0
            in_log = await connection.scalar(logged) or 0
            reviewed = await connection.scalar(_REVIEWED, {"user": user}) or 0
        live = sum(by_status.get(status, 0) for status in _LIVE)
        return Counts(
            open_matches=live,
            past_matches=sum(by_status.values()) - live,
            reviews=reviewed,
            server_log=in_log,
            **{name: owned[name] for name in Counts._fields if name in owned},
        )

    async def owned(self, user: int) -> Mapping[Table, Sequence[Row]]:
        """Return the rows that are about a user, by their tables."""
        found: dict[Table, Sequence[Row]] = {}
        async with self._engine.connect() as connection:
            for table, owner in OWNERS.items():
                query = select(table).where(owner == user).order_by(*table.primary_key)
                found[table] = (await connection.execute(query)).mappings().all()
        return found

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
        """Return all actions of a player in a match, those that were taken back as well."""
        mine = (actions.c.match_id == match_id) & (actions.c.player == player)
        query = select(actions).where(mine).order_by(actions.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def log_entries(self, user: int) -> Sequence[Row]:
        """Return what a user has changed in servers."""
        query = select(server_log).where(server_log.c.user_id == user).order_by(server_log.c.id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def named_in(self, user: int, after: int) -> tuple[Sequence[Row], int | None]:
        """Return the next matches after an id that name a user, and the id to go on after, if any is left."""
        newest = await self._newest(matches)
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_MATCHES, values)).mappings().all()
        return rows, after + STEP if after + STEP < newest else None

    # Erasing

    async def request(self, user: int, now: int) -> None:
        """Store that everything about a user has to be erased, also if this process dies now."""
        row = {"user_id": user, "requested_at": now}
        again = update(erasures).where(erasures.c.user_id == user).values(matches_done=0, log_done=0)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(again)).rowcount == 0:
                    await connection.execute(insert(erasures).values(row))
        except IntegrityError:  # another process was the first to insert it
            return

    async def is_requested(self, user: int) -> bool:
        """Return whether the data of a user are being erased."""
        query = select(erasures.c.user_id).where(erasures.c.user_id == user)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def requested(self) -> list[int]:
        """Return the users whose data are being erased."""
        query = select(erasures.c.user_id).where(erasures.c.user_id > 0).order_by(erasures.c.user_id)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def erase_in_matches(self, user: int, now: int, unplayable: Collection[int] = ()) -> Progress:
        """Put a former user in the place of a user in the next matches.

        Nothing changes while the user sits in one of them, or looks after it, unless it is ``unplayable``. A
        match that was changed meanwhile is looked through again by the next call.
        """
        after = await self._done(user, "matches_done")
        newest = await self._newest(matches)
        if after is None or after >= newest:
            return Progress(is_done=True)
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_MATCHES, values)).mappings().all()
        sitting = await self.seats([row["id"] for row in rows])
        seated: dict[int, list[int | None]] = {row["id"]: [] for row in rows}
        for seat in sitting:
            seated[seat["match_id"]].append(seat["user_id"])
        live = [row for row in rows if row["id"] not in unplayable]
        still = [row["id"] for row in live if _still_plays(row, seated[row["id"]], user)]
        if still:
            return Progress(is_done=False, still_playing=still)
        changed: list[int] = []
        async with self._engine.begin() as connection:
            done = min(after + STEP, newest)
            for row in rows:
                is_shown = row["status"] in _LIVE or (row["ended_at"] or 0) > now - _JUST_ENDED
                if not await _erase_in_match(connection, row, seated[row["id"]], user, is_shown=is_shown):
                    done = row["id"] - 1
                    break
                if is_shown:
                    entry = {"match_id": row["id"], "guild_id": row["guild_id"], "due_at": now}
                    await connection.execute(insert(outbox).values(entry))
                    changed.append(row["id"])
            mine = erasures.c.user_id == user
            await connection.execute(update(erasures).where(mine).values(matches_done=done))
        return Progress(is_done=False, changed=changed)

    async def erase_in_log(self, user: int) -> bool:
        """Put a former user in the place of a user in the next entries of the logs of servers.

        Return whether there is nothing left to look through.
        """
        after, newest = await self._done(user, "log_done"), await self._newest(server_log)
        if after is None or after >= newest:
            return True
        values = {"user": user, "after": after, "last": after + STEP}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_NAMED_IN_LOG, values)).mappings().all()
        async with self._engine.begin() as connection:
            for row in rows:
                erased = erase_user(server_log, row, user, FORMER_USERS[0])
                if erased:
                    same = server_log.c.id == row["id"]
                    await connection.execute(update(server_log).where(same).values(erased))
            mine = erasures.c.user_id == user
            done = min(after + STEP, newest)
            await connection.execute(update(erasures).where(mine).values(log_done=done))
        return False

    async def finish_erasing(self, user: int) -> None:
        """Delete all rows that are about a user, and with them the request, in one transaction."""
        async with self._engine.connect() as connection:
            naming = {
                table: (await connection.execute(select(table).where(may_name(table, _USER)), {"user": user}))
                .mappings()
                .all()
                for table in OWNERS
                if shared_columns(table)
            }
        async with self._engine.begin() as connection:
            for table, owner in OWNERS.items():
                await connection.execute(delete(table).where(owner == user))
            for table, rows in naming.items():
                for row in rows:
                    erased = erase_user(table, row, user, FORMER_USERS[0])
                    for name, value in erased.items():
                        same = [table.c[key.name] == row[key.name] for key in table.primary_key]
                        unchanged = table.c[name] == row[name]
                        await connection.execute(update(table).where(*same, unchanged).values({name: value}))

    async def _done(self, user: int, column: str) -> int | None:
        query = select(erasures.c[column]).where(erasures.c.user_id == user)
        async with self._engine.connect() as connection:
            done: int | None = await connection.scalar(query)
            return done

    async def _newest(self, table: Table) -> int:
        async with self._engine.connect() as connection:
            return await connection.scalar(select(func.max(table.c.id))) or 0


def _still_plays(row: Row, seated: Sequence[int | None], user: int) -> bool:
    """Return whether a user has to leave a match first, so that it does not wait for a former user."""
    if row["status"] not in _LIVE:
        return False
    resigned = () if row["status"] == "lobby" else msgspec.json.decode(row["resigned"])
    if user in seated:
        return seated.index(user) not in resigned
    people = [other for other in seated if other is not None and other > 0]
    return bool(row["host"] == user and (row["status"] == "lobby" or not people))


async def _erase_in_match(
    connection: AsyncConnection, row: Row, seated: Sequence[int | None], user: int, *, is_shown: bool
) -> bool:
    """Erase a user in a match; return ``False`` if the match was changed meanwhile.

    Its board has to be edited if it ``is_shown``, also by a delivery that is under way now.
    """
    known = {*users_in(matches, row), *(other for other in seated if other is not None)}
    former = free_former_user(known)
    values = {**erase_user(matches, row, user, former), "revision": row["revision"] + 1}
    if is_shown:
        values["public_revision"] = row["public_revision"] + 1
    same = (matches.c.id == row["id"]) & (matches.c.revision == row["revision"])
    if (await connection.execute(update(matches).where(same).values(values))).rowcount != 1:
        return False
    mine = (seats.c.match_id == row["id"]) & (seats.c.user_id == user)
    await connection.execute(update(seats).where(mine).values(user_id=former))
    for name, value in erase_user(boards, row, user, former).items():
        shown = (boards.c.match_id == row["id"]) & (boards.c[name] == row[name])
        await connection.execute(update(boards).where(shown).values({name: value, "public_revision": 0}))
    return True
