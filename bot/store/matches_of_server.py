"""The matches of a server that are not over, page by page, starting with the longest turn."""

from collections.abc import Sequence
from itertools import starmap

from sqlalchemy import bindparam, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games import GAMES
from bot.match.models import Match
from bot.match.paging import FIRST_PAGE, MatchTitle, OpenMatchCursor
from bot.store.rows import matches_from_rows
from bot.store.tables import LIVE, matches, seats

# Built once, because building a statement costs as much as executing it. The condition is literal: only then
# do databases see that the index, which has only these matches, fits.
_IDS = (
    select(matches.c.id)
    .where(
        matches.c.guild_id == bindparam("server"),
        text(LIVE),
        ~matches.c.is_practice | bindparam("practice"),
        tuple_(matches.c.turn_began_at, matches.c.id) > tuple_(bindparam("at"), bindparam("after")),
        matches.c.game.in_(bindparam("games", expanding=True)),
    )
    .order_by(matches.c.turn_began_at, matches.c.id)
    .limit(bindparam("count"))
)
_PAGE = (
    select(matches, seats.c.user_id.label("seated_user"))
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id.in_(_IDS))
    .order_by(matches.c.turn_began_at, matches.c.id, seats.c.seat)
)

_ELSEWHERE = (
    select(matches.c.id, matches.c.game)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(
        seats.c.user_id == bindparam("user"),
        matches.c.guild_id == bindparam("server"),
        matches.c.channel_id != bindparam("channel"),
        text(LIVE),
        matches.c.game.in_(bindparam("games", expanding=True)),
    )
    .order_by(matches.c.id.desc())
)

_REMATCHES = select(matches.c.id).where(
    matches.c.guild_id == bindparam("server"), text(LIVE), matches.c.rematch_of == bindparam("old")
)


class OpenMatchStore:
    """Queries on the matches of a server that are not over, of installed games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read_page(
        self, guild_id: int, count: int, after: OpenMatchCursor = FIRST_PAGE, *, practice: bool = True
    ) -> tuple[Sequence[Match], bool]:
        """Return at most ``count`` open matches after a place, and whether there are more.

        The match whose turn has lasted longest comes first. Those for practice are left out without
        ``practice``.
        """
        values = {
            "practice": practice,
            "server": guild_id,
            "at": after.turn_began_at,
            "after": after.match_id,
            "count": count + 1,
            "games": list(GAMES),
        }
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_PAGE, values)).mappings().all()
        page_matches = matches_from_rows(rows)
        return page_matches[:count], len(page_matches) > count

    async def find_rematches(self, old: Match) -> list[int]:
        """Return the ids of the open tables and matches that are rematches of a match."""
        values = {"server": old.guild_id, "old": old.id}
        async with self._engine.connect() as connection:
            return list(await connection.scalars(_REMATCHES, values))

    async def find_elsewhere(self, user_id: int, guild_id: int, channel_id: int) -> list[MatchTitle]:
        """Return a user's open matches in the other channels of a server, the newest first.

        The query does not read their states, so that it is fast enough while the user is typing.
        """
        values = {"user": user_id, "server": guild_id, "channel": channel_id, "games": list(GAMES)}
        async with self._engine.connect() as connection:
            return list(starmap(MatchTitle, (await connection.execute(_ELSEWHERE, values)).all()))
