"""The results of finished matches, one row for each seat of a person: for profiles, rankings and records.

The rows say nothing that `matches` does not say; `RatingStore.recount` writes all of them again.
"""

from typing import Any

from msgspec import json
from sqlalchemy import RowMapping, Select, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games import GAMES
from bot.match.models import Match, is_computer
from bot.match.pauses import sum_finished_pauses
from bot.match.profiles import Meeting, Result
from bot.match.ratings import get_rated_result
from bot.store.tables import results

_RESULT = insert(results)
_OTHERS = results.alias()
_OF_USER = (
    select(*(results.c[name] for name in Result.__struct_fields__))
    .where(results.c.user_id == bindparam("user"), results.c.game.in_(bindparam("games", expanding=True)))
    .order_by(results.c.ended_at, results.c.match_id)
)
_MEETINGS = (
    select(
        *(results.c[name] for name in ("match_id", "game", "ended_at", "rank")),
        _OTHERS.c.rank.label("other_rank"),
    )
    .join(_OTHERS, _OTHERS.c.match_id == results.c.match_id)
    .where(
        results.c.user_id == bindparam("user"),
        results.c.game.in_(bindparam("games", expanding=True)),
        _OTHERS.c.user_id == bindparam("with_user"),
    )
    .order_by(results.c.ended_at, results.c.match_id)
)


class ResultStore:
    """Queries on results of installed games, in all servers or in one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find_of(self, user: int, guild_id: int | None) -> list[Result]:
        """Return all results of a user, the oldest first."""
        return [Result(**row) for row in await self._read(_OF_USER, guild_id, user=user)]

    async def find_meetings(self, user: int, other: int, guild_id: int | None) -> list[Meeting]:
        """Return the matches in which two users met, the oldest first."""
        return [Meeting(**row) for row in await self._read(_MEETINGS, guild_id, user=user, with_user=other)]

    async def _read(self, query: Select[Any], guild_id: int | None, **values: Any) -> list[RowMapping]:
        if guild_id is not None:  # as a sum, so that SQLite does not read all results of the server instead
            query = query.where(results.c.guild_id + 0 == guild_id)
        async with self._engine.connect() as connection:
            found = await connection.execute(query, {"games": list(GAMES), **values})
            return list(found.mappings())


async def add_results_within(connection: AsyncConnection, match: Match) -> None:
    """Store the results of a match that has ended, if it has any."""
    rows = result_rows(match)
    if rows:
        await connection.execute(_RESULT, rows)


async def replace_results_within(connection: AsyncConnection, matches: list[Match]) -> None:
    """Store the results of matches in place of those that are stored."""
    ids = [match.id for match in matches]
    await connection.execute(delete(results).where(results.c.match_id.in_(ids)))
    rows = [row for match in matches for row in result_rows(match)]
    if rows:
        await connection.execute(_RESULT, rows)


def result_rows(match: Match) -> list[dict[str, Any]]:
    """Return the rows of a match; none for practice, or if it was not decided."""
    ending = match.ending
    if match.status != "finished" or match.is_practice or ending is None or ending.outcome is None:
        return []
    outcome, was_played = ending.outcome, ending.kind == "played"
    totals = sorted((score.total for score in outcome.scores), reverse=True)
    rated = get_rated_result(match)
    shared = {
        "match_id": match.id,
        "guild_id": match.guild_id,
        "game": match.game,
        "players": len(match.players),
        "winners": len(outcome.winners),
        "margin": totals[0] - totals[1] if was_played and len(totals) > 1 else None,
        "ended_at": match.ended_at or 0,
        "lasted": (match.ended_at or 0) - (match.started_at or 0) - sum_finished_pauses(match.pauses),
        "rated_people": json.encode(rated.people).decode() if rated else None,
    }
    return [
        shared
        | {
            "player": player,
            "user_id": user,
            "rank": outcome.ranks[player],
            "points": outcome.scores[player].total if was_played else None,
        }
        for player in range(len(match.players))
        if not is_computer(user := match.get_owner(player))
    ]
