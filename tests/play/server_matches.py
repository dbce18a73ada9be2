"""Rated matches of a server that are over, as if users had played them in a channel."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

import simcord
from msgspec.structs import replace

from bot.games import Outcome, Score
from bot.match.models import Ending, LoggedAction, Match
from bot.match.recipients import RatingChoice
from tests.match.record_files import NOW, random_match
from tests.play.stored import add
from tests.play.world import World

MINUTE = 60_000
_numbers = count(1)


@cache
def _play(game: str, players: int, seed: str) -> tuple[Match, tuple[LoggedAction, ...]]:
    return random_match(game, seed, players=players)


async def finish(
    world: World,
    people: Sequence[simcord.MemberActor],
    points: Sequence[int],
    *,
    game: str = "constructor",
    seed: str = "rated",
    minutes: int = 1,
    **changes: Any,
) -> Match:
    """Store a rated match that ends after those before, with these points; the most points win it."""
    played, record = _play(game, len(people), seed)
    ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
    users = tuple(who.id for who in people)
    end = NOW + next(_numbers) * MINUTE
    values: dict[str, Any] = {
        "guild_id": world.guild.id,
        "channel_id": world.channel.id,
        "seats": users,
        "host": users[0],
        "status": "finished",
        "rating": "rated",
        "ending": Ending("played", outcome=Outcome(ranks, tuple(map(Score, points)))),
        "started_at": end - minutes * MINUTE,
        "ended_at": end,
        "revision": 9,
    }
    return await add(world.bot.store, replace(played, **{**values, **changes}), record)


async def count_matches(world: World) -> None:
    """Make results and ratings of the stored matches."""
    await world.bot.store.ratings.recount()


async def keep_ratings(world: World, *people: simcord.MemberActor, choice: RatingChoice = "on") -> None:
    """Let users decide whether they keep a rating, which others may see."""
    for who in people:
        await world.bot.store.preferences.set(who.id, rating=choice)
