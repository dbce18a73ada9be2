"""Ratings of users. They are a cache: finished matches say everything, in the order in which they ended.

A commit that ends a match counts it. If that is not possible, because a match that ended later has been
counted already or a match no longer counts, the ratings are marked as stale until a recount.
"""

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from itertools import islice
from secrets import token_hex
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, func, literal, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games import GAMES
from bot.match.models import Match
from bot.match.ratings import WEEK, Rating, RatingCounter, count_result, get_rated_result
from bot.store.results import add_results_within, replace_results_within
from bot.store.rows import columns_without, matches_from_rows
from bot.store.tables import matches, meta, ratings, results, seats

_STALE_KEY: Final = "ratings_stale"
"""The key of the mark that ratings are stale; its value changes whenever they become stale again."""
_BATCH_SIZE: Final = 100
_LOCK = text("SELECT pg_advisory_xact_lock(7130715)")
_MARK = select(meta.c.value).where(meta.c.key == _STALE_KEY)
_SAME_PEOPLE = select(func.count(results.c.match_id.distinct())).where(
    results.c.rated_people == bindparam("people"),
    results.c.ended_at > bindparam("since"),
    tuple_(results.c.ended_at, results.c.match_id) < tuple_(bindparam("at"), bindparam("match")),
)
_SET_MARK = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_ONE_ROW = select(literal(1)).subquery()
_READ = select(
    _MARK.scalar_subquery().label("mark"), _SAME_PEOPLE.scalar_subquery().label("same_people"), ratings
).select_from(
    _ONE_ROW.outerjoin(
        ratings,
        ratings.c.user_id.in_(bindparam("users", expanding=True))
        & (ratings.c.game == bindparam("of_game"))
        & (ratings.c.pool == bindparam("of_pool")),
    )
)
"""A row for each stored rating of the players, or one without a rating: one statement, not three."""
_STORE = text(
    "INSERT INTO ratings (user_id, game, pool, opponents, content)"
    " VALUES (:user_id, :game, :pool, :opponents, :content)"
    " ON CONFLICT (user_id, game, pool)"
    " DO UPDATE SET opponents = excluded.opponents, content = excluded.content"
)
_ENDED = (
    select(
        *columns_without("state", "recent_state", "recent", "events"),
        seats.c.user_id.label("seated_user"),
    )
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(matches.c.ended_at, matches.c.id, seats.c.seat)
)
_ENDED_IDS = (
    select(matches.c.ended_at, matches.c.id)
    .where(
        matches.c.ended_at.is_not(None),
        tuple_(matches.c.ended_at, matches.c.id) > tuple_(bindparam("at"), bindparam("match")),
    )
    .order_by(matches.c.ended_at, matches.c.id)
    .limit(_BATCH_SIZE)
)


class RatingStore:
    """Queries on ratings."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, users: Collection[int], game: str | None = None) -> list[Rating]:
        """Return the ratings of users, in all games or in one."""
        query = select(ratings).where(ratings.c.user_id.in_(users))
        if game is not None:
            query = query.where(ratings.c.game == game)
        async with self._engine.connect() as connection:
            return _from_rows((await connection.execute(query)).mappings().all())

    async def count_same_people(self, people: Sequence[int], now: int) -> int:
        """Return how many rated matches exactly these people have ended in the last week."""
        async with self._engine.connect() as connection:
            values = _same_people_values(tuple(sorted(people)), (now + 1, 0))
            return await connection.scalar(_SAME_PEOPLE, values) or 0

    async def have_results(self, users: Collection[int]) -> bool:
        """Return whether any of the users has finished a match."""
        async with self._engine.connect() as connection:
            query = select(results.c.match_id).where(results.c.user_id.in_(users)).limit(1)
            return await connection.scalar(query) is not None

    async def is_stale(self) -> bool:
        """Return whether the ratings are stale."""
        async with self._engine.connect() as connection:
            return await connection.scalar(_MARK) is not None

    async def mark_stale(self) -> None:
        """Mark the ratings as stale."""
        async with self._engine.begin() as connection:
            await mark_stale_within(connection)

    async def recount(self) -> int:
        """Recount all finished matches, and return the number of those that count for ratings.

        Matches may end meanwhile, also in other processes: then it begins again.
        """
        while True:
            async with self._engine.begin() as connection:
                mark = await mark_stale_within(connection)
            counted = RatingCounter()
            async for batch in self._ended_matches():
                async with self._engine.begin() as connection:
                    await _lock(connection)
                    await replace_results_within(connection, batch)
                for result in filter(None, map(get_rated_result, batch)):
                    counted.add(result)
            async with self._engine.begin() as connection:
                await _lock(connection)
                if await connection.scalar(_MARK) == mark:
                    await connection.execute(delete(ratings))
                    new = iter(counted.ratings.values())
                    while rows := _to_rows(islice(new, _BATCH_SIZE)):
                        await connection.execute(_STORE, rows)
                    await connection.execute(delete(meta).where(meta.c.key == _STALE_KEY))
                    return counted.count

    async def _ended_matches(self) -> AsyncIterator[list[Match]]:
        place = (-1, 0)
        while True:
            async with self._engine.connect() as connection:
                rows = (await connection.execute(_ENDED_IDS, {"at": place[0], "match": place[1]})).all()
                if not rows:
                    return
                place = (rows[-1][0], rows[-1][1])
                ids = [match_id for _, match_id in rows]
                ended = (await connection.execute(_ENDED, {"ids": ids})).mappings().all()
            yield matches_from_rows([row for row in ended if row["game"] in GAMES])


async def count_match_within(connection: AsyncConnection, match: Match) -> None:
    """Store the results of a match that has just ended, and count it, in the transaction that ends it."""
    await add_results_within(connection, match)
    result = get_rated_result(match)
    if result is None:
        return
    await _lock(connection)
    values = {"users": result.people, "of_game": result.game, "of_pool": result.pool}
    values |= _same_people_values(result.people, result.at)
    rows = (await connection.execute(_READ, values)).mappings().all()
    stored = _from_rows([row for row in rows if row["user_id"] is not None])
    is_late = any(rating.last > result.at for rating in stored)
    if is_late or rows[0]["mark"] is not None:
        await mark_stale_within(connection)
        return
    same = 0 if result.is_placement else rows[0]["same_people"]
    await connection.execute(_STORE, _to_rows(count_result(stored, result, same)))


async def mark_stale_within(connection: AsyncConnection) -> str:
    """Mark the ratings as stale, and return the new mark."""
    mark = token_hex(8)
    await connection.execute(_SET_MARK, {"key": _STALE_KEY, "value": mark})
    return mark


async def _lock(connection: AsyncConnection) -> None:
    """Let no other process count at the same time. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_LOCK)


def _same_people_values(people: tuple[int, ...], before: tuple[int, int]) -> dict[str, Any]:
    at, match_id = before
    return {
        "people": msgspec.json.encode(people).decode(),
        "since": at - WEEK,
        "at": at,
        "match": match_id,
    }


def _to_rows(new: Iterable[Rating]) -> list[dict[str, Any]]:
    return [
        {
            "user_id": rating.user_id,
            "game": rating.game,
            "pool": rating.pool,
            "opponents": msgspec.json.encode(rating.opponents).decode(),
            "content": msgspec.json.encode(replace(rating, opponents=())).decode(),
        }
        for rating in new
    ]


def _from_rows(rows: Sequence[Any]) -> list[Rating]:
    return [
        replace(
            msgspec.json.decode(row["content"], type=Rating),
            opponents=msgspec.json.decode(row["opponents"], type=tuple[int, ...]),
        )
        for row in rows
    ]
