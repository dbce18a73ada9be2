"""The results of finished matches, one row for each seat of a person: for profiles, rankings and records.

The rows say nothing that `matches` does not say; `RatingStore.rebuild` makes them anew.
"""

from typing import Any

from msgspec import json
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.models import Match, is_computer
from bot.match.pauses import sum_finished_pauses
from bot.match.ratings import get_rated_result
from bot.store.tables import results

_RESULT = insert(results)


async def add_results_within(connection: AsyncConnection, match: Match) -> None:
    """Store the results of a match that has ended, if it has any."""
    rows = result_rows(match)
    if rows:
        await connection.execute(_RESULT, rows)


async def replace_results_within(connection: AsyncConnection, matches: list[Match]) -> None:
    """Store the results of matches anew."""
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
