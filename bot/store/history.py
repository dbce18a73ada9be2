"""The matches of a channel or of a user that are over, page by page, the newest first."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, ColumnElement, Select, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games import GAMES, RealTimeGame
from bot.match.models import Match
from bot.match.paging import NEWEST, HistoryCursor, Page
from bot.store.rows import columns_without, matches_from_rows
from bot.store.tables import matches, seats

_WAS_PLAYED = (matches.c.status == "finished") | (
    (matches.c.status == "abandoned") & (matches.c.action_count > 0)
)
_BEGAN = _WAS_PLAYED | (matches.c.status == "running")


def _ids_in_channel(was_played: ColumnElement[bool]) -> Select[Any]:
    """Return the query for matches in a channel, except practice of others than the reader."""
    is_for_reader = ~matches.c.is_practice | (matches.c.host == bindparam("reader"))
    return select(matches.c.id).where(matches.c.channel_id == bindparam("of"), was_played, is_for_reader)


_IDS_OF_USER = (
    select(seats.c.match_id)
    .join(matches, matches.c.id == seats.c.match_id)
    .where(seats.c.user_id == bindparam("of"), _WAS_PLAYED)
)


def _build_queries(ids: Select[Any], columns: Sequence[Any] = (matches,)) -> tuple[Select[Any], Select[Any]]:
    """Return the queries that read the matches with these ids: those before an id, and those after one."""
    (number,) = ids.selected_columns
    at: BindParameter[int] = bindparam("at")
    games = matches.c.game.in_(bindparam("games", expanding=True))
    id_queries = (
        ids.where(number < at, games).order_by(number.desc()),
        ids.where(number > at, games).order_by(number),
    )
    before, after = (
        select(*columns, seats.c.user_id.label("seated_user"))
        .join(seats, seats.c.match_id == matches.c.id)
        .where(matches.c.id.in_(each.limit(bindparam("count"))))
        .order_by(matches.c.id.desc(), seats.c.seat)
        for each in id_queries
    )
    return before, after


# Built once, because building a statement costs as much as executing it.
_MATCHES_IN_CHANNEL = _build_queries(_ids_in_channel(_WAS_PLAYED))
_MATCHES_OF_USER = _build_queries(_IDS_OF_USER)
_RACES_OF_USER, _ = _build_queries(
    _IDS_OF_USER.where(matches.c.status == "finished"),
    columns_without("state", "recent_state", "recent"),
)
_MATCHES_TO_REPLAY, _ = _build_queries(
    _ids_in_channel(_BEGAN), columns_without("state", "recent_state", "recent", "events")
)


class HistoryStore:
    """Queries on matches that are over, of installed games.

    Matches that ended before anything was done are left out.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read_channel(self, channel_id: int, place: HistoryCursor, count: int, reader: int) -> Page:
        """Return a page of at most ``count`` matches that were played in a channel.

        Of practice it has only that of the user ``reader``.
        """
        return await self._page(_MATCHES_IN_CHANNEL, channel_id, place, count, reader)

    async def read_user(self, user_id: int, place: HistoryCursor, count: int) -> Page:
        """Return a page of at most ``count`` matches that a user played, in every server."""
        return await self._page(_MATCHES_OF_USER, user_id, place, count, user_id)

    async def find_to_replay(self, channel_id: int, count: int, reader: int) -> list[Match]:
        """Return the newest matches of a channel that have begun, a running one too, without their states.

        Of practice there is only that of the user ``reader``.
        """
        return await self._read(_MATCHES_TO_REPLAY, channel_id, NEWEST.before, count, reader)

    async def find_finished_races(self, user_id: int, count: int) -> list[Match]:
        """Return the newest races that a user played and that were played to the end, without states."""
        games = [key for key, rules in GAMES.items() if isinstance(rules, RealTimeGame)]
        return await self._read(_RACES_OF_USER, user_id, NEWEST.before, count, user_id, games)

    async def _page(
        self,
        queries: tuple[Select[Any], Select[Any]],
        of: int,
        place: HistoryCursor,
        count: int,
        reader: int,
    ) -> Page:
        before, after = queries
        if place.after is not None:
            page_matches = await self._read(after, of, place.after, count + 1, reader)
            if len(page_matches) > count:
                return Page(page_matches[1:], has_newer=True, has_older=place.after > 0)
            place = NEWEST  # show a full page of the newest
        page_matches = await self._read(before, of, place.before, count + 1, reader)
        return Page(page_matches[:count], has_newer=place != NEWEST, has_older=len(page_matches) > count)

    async def _read(
        self,
        query: Select[Any],
        of: int,
        at: int,
        count: int,
        reader: int,
        games: Sequence[str] = (),
    ) -> list[Match]:
        values = {"of": of, "at": at, "count": count, "reader": reader, "games": list(games or GAMES)}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query, values)).mappings().all()
        return matches_from_rows(rows)
