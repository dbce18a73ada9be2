"""The tables that users have opened lately, their guests, and the users whose invitations others refuse."""

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import openings, refused_hosts, seats

OPENING_RETENTION: Final = 3_600_000
"""The milliseconds for which an opening is remembered."""


class Opening(NamedTuple):
    """A table that a user has opened, when, and the guests who have not sat down there."""

    at: int
    waiting_guests: frozenset[int]


class InvitationStore:
    """Queries on invitations."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # Openings

    async def reserve(
        self, user_id: int, guests: Collection[int], now: int, require: Callable[[Sequence[Opening]], None]
    ) -> int:
        """Store that a user is about to open a table, and return the id of that opening.

        ``require`` gets the openings of the last hour, the oldest first, and raises an exception if there are
        too many. Then nothing is stored.
        """
        own = openings.c.user_id == user_id
        row = {"user_id": user_id, "at": now, "guests": msgspec.json.encode(sorted(guests)).decode()}
        async with self._engine.begin() as connection:
            # Writing first: SQLite lets only one reader become a writer.
            is_old = openings.c.at <= now - OPENING_RETENTION
            await connection.execute(delete(openings).where(own, is_old))
            result = await connection.execute(insert(openings).values(row))
            (opening_id,) = result.inserted_primary_key or (0,)
            require(await _read_openings(connection, user_id, opening_id))
        return int(opening_id)

    async def release(self, opening_id: int) -> None:
        """Delete an opening that failed."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(openings).where(openings.c.id == opening_id))

    async def forget_openings(self, before: int) -> None:
        """Delete the openings before a time, also those of users who open no more tables."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(openings).where(openings.c.at < before))

    # Refused hosts

    async def refuse(self, user_id: int, host_id: int, now: int) -> None:
        """Store that a user wants no invitations by another one."""
        row = {"user_id": user_id, "host_id": host_id, "at": now}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(refused_hosts).values(row))
        except IntegrityError:  # it is stored already
            return

    async def accept(self, user_id: int, hosts: Collection[int]) -> None:
        """Store that a user accepts invitations by other users again."""
        own = refused_hosts.c.user_id == user_id
        async with self._engine.begin() as connection:
            await connection.execute(delete(refused_hosts).where(own, refused_hosts.c.host_id.in_(hosts)))

    async def refused_hosts(self, user_id: int) -> list[int]:
        """Return the users by whom a user wants no invitations, the oldest decision first."""
        query = (
            select(refused_hosts.c.host_id)
            .where(refused_hosts.c.user_id == user_id, refused_hosts.c.host_id.is_not(None))
            .order_by(refused_hosts.c.id)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def find_refusing(self, host_id: int, users: Collection[int]) -> list[int]:
        """Return those of some users who want no invitations by a host."""
        query = select(refused_hosts.c.user_id).where(
            refused_hosts.c.user_id.in_(users), refused_hosts.c.host_id == host_id
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query.order_by(refused_hosts.c.user_id)))


async def fulfil_within(connection: AsyncConnection, opening_id: int, match_id: int) -> None:
    """Store in the caller's transaction which match an opening has become."""
    values = {"match_id": match_id}
    await connection.execute(update(openings).where(openings.c.id == opening_id).values(values))


async def _read_openings(connection: AsyncConnection, user_id: int, before: int) -> list[Opening]:
    """Return the openings of a user with an id below ``before``."""
    query = (
        select(openings.c.id, openings.c.at, openings.c.guests, seats.c.user_id.label("seated_user"))
        .outerjoin(seats, seats.c.match_id == openings.c.match_id)
        .where(openings.c.user_id == user_id, openings.c.id < before)
        .order_by(openings.c.at, openings.c.id)
    )
    result: list[Opening] = []
    for _, group in groupby(await connection.execute(query), key=lambda row: row.id):
        rows = list(group)
        guests = msgspec.json.decode(rows[0].guests, type=frozenset[int])
        result.append(Opening(rows[0].at, guests.difference(row.seated_user for row in rows)))
    return result
