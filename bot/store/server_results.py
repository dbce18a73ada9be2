"""What the finished matches of a server say about some of its members: for rankings, records and habits.

Everything is found by the index of a server's results; who is visible there is decided by `find_people`.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match.models import Match
from bot.match.server_records import RecordKind, SeatResult, ServerRecord
from bot.store.rows import columns_without, matches_from_rows
from bot.store.tables import matches, preferences, results, reviews, seats, server_blocks

_others = results.alias("others")
_IN_SERVER = results.c.guild_id == bindparam("server")
_OF_GAME = _IN_SERVER & (results.c.game == bindparam("of_game"))
_OF_USERS = _OF_GAME & results.c.user_id.in_(bindparam("users", expanding=True))
_KEEPS_RATING = exists().where(preferences.c.user_id == results.c.user_id, preferences.c.rating == "on")
_IS_BLOCKED = exists().where(
    server_blocks.c.guild_id == bindparam("server"), server_blocks.c.user_id == results.c.user_id
)
_IS_VISIBLE = _KEEPS_RATING & ~_IS_BLOCKED
_PEOPLE_IN_MATCH = select(func.count()).where(_others.c.match_id == results.c.match_id).scalar_subquery()
_WITHOUT_COMPUTERS = results.c.players == _PEOPLE_IN_MATCH
_WON = (results.c.rank == 1) & (results.c.winners == 1)


def _visible(where: ColumnElement[bool]) -> Select[Any]:
    newest = func.max(results.c.ended_at)
    query = select(results.c.user_id).where(where, _IS_VISIBLE).group_by(results.c.user_id)
    return query.order_by(newest.desc(), results.c.user_id).limit(bindparam("count"))


def _first(value: Any, order: Any = None, *, where: ColumnElement[bool]) -> Select[Any]:
    query = select(results.c.match_id, value, results.c.user_id).where(_OF_USERS, where)
    return query.order_by(value if order is None else order, results.c.match_id).limit(1)


# Built once, because building a statement costs as much as executing it.
_PEOPLE = {False: _visible(_OF_GAME), True: _visible(_OF_GAME & results.c.rated_people.is_not(None))}
_GAME = (
    select(results.c.game)
    .where(_IN_SERVER, _IS_VISIBLE)
    .group_by(results.c.game)
    .order_by(func.max(results.c.ended_at).desc())
    .limit(1)
)
_WAS_PLAYED = results.c.points.is_not(None)
_RECORDS: dict[RecordKind, Select[Any]] = {
    "highest": _first(results.c.points, results.c.points.desc(), where=_WAS_PLAYED),
    "fastest": _first(results.c.lasted, where=_WAS_PLAYED & _WON & _WITHOUT_COMPUTERS),
    "closest": _first(results.c.margin, where=results.c.margin.is_not(None) & _WITHOUT_COMPUTERS),
}
_SEATS = (
    select(*(results.c[name] for name in SeatResult._fields))
    .where(_OF_USERS)
    .order_by(results.c.ended_at.desc(), results.c.match_id, results.c.player)
    .limit(bindparam("count"))
)
_REVIEWS = (
    select(results.c.match_id, results.c.player, results.c.user_id, reviews.c.content)
    .join(reviews, reviews.c.match_id == results.c.match_id)
    .where(_OF_USERS, _WON, reviews.c.is_complete)
    .order_by(results.c.ended_at.desc())
    .limit(bindparam("count"))
)
_MATCHES = (
    select(
        *columns_without("recent_state", "recent", "events"),
        seats.c.user_id.label("seated_user"),
    )
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(matches.c.id.desc(), seats.c.seat)
)


class ServerResultStore:
    """Queries on the results of the matches of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find_people(self, guild_id: int, game: str, count: int, *, rated: bool) -> list[int]:
        """Return at most ``count`` visible users who finished a match, those who played last first.

        They keep a rating and are not blocked in the server. With ``rated`` the match was a rated one.
        """
        rows = await self._read(_PEOPLE[rated], server=guild_id, of_game=game, count=count)
        return [user for (user,) in rows]

    async def find_game(self, guild_id: int) -> str | None:
        """Return the game that visible users finished last in a server; ``None`` if there is none."""
        rows = await self._read(_GAME, server=guild_id)
        return next((game for (game,) in rows), None)

    async def find_records(self, guild_id: int, game: str, users: Collection[int]) -> list[ServerRecord]:
        """Return the highest points, the fastest win and the closest match of some users."""
        found = []
        for kind, query in _RECORDS.items():
            for match_id, value, user in await self._read(query, server=guild_id, of_game=game, users=users):
                found.append(ServerRecord(kind, match_id, value, None if kind == "closest" else user))
        return found

    async def find_results(
        self, guild_id: int, game: str, users: Collection[int], count: int
    ) -> list[SeatResult]:
        """Return at most ``count`` results of some users, those of the newest match first."""
        rows = await self._read(_SEATS, server=guild_id, of_game=game, users=users, count=count)
        return [SeatResult(*row) for row in rows]

    async def find_reviews(
        self, guild_id: int, game: str, users: Collection[int], count: int
    ) -> Sequence[tuple[int, int, int, str]]:
        """Return at most ``count`` complete reviews of matches that one of the users won alone.

        Each comes with the match, and the number and the user of the winner.
        """
        rows = await self._read(_REVIEWS, server=guild_id, of_game=game, users=users, count=count)
        return [(match_id, player, user, content) for match_id, player, user, content in rows]

    async def read_matches(self, ids: Collection[int]) -> list[Match]:
        """Return matches, the newest first, with their last states but without what led to them."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_MATCHES, {"ids": list(ids)})).mappings().all()
        return matches_from_rows(rows)

    async def _read(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        if "users" in values:
            values["users"] = list(values["users"])
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query, values)).all()
        return rows
