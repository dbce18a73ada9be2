"""Storing random matches as if users had played them in a channel."""

from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import delete, insert

from bot.match.deliveries import Board
from bot.match.models import LoggedAction, Match
from bot.store import Store
from bot.store.rows import board_to_row, match_to_row, seat_rows
from bot.store.tables import actions, boards, matches, seats
from tests.match.record_files import random_match
from tests.play.world import World


async def add(store: Store, match: Match, record: tuple[LoggedAction, ...] = ()) -> Match:
    """Store a finished match with its record, and return it with its id."""
    async with store.engine.begin() as connection:
        result = await connection.execute(insert(matches).values(match_to_row(match)))
        (number,) = result.inserted_primary_key or (0,)
        match = replace(match, id=number)
        await connection.execute(insert(seats), seat_rows(match))
        await connection.execute(insert(boards).values(board_to_row(Board(match_id=match.id))))
        lines = [{"match_id": match.id, **asdict(line)} for line in record]
        if lines:
            await connection.execute(insert(actions), lines)
    return match


async def add_random(world: World, game: str, seed: str = "stored", **options: Any) -> Match:
    """Store a random match of a world's users in its channel, played to its end."""
    match, record = random_match(game, seed, options=options)
    users = tuple(world.people)[: len(match.players)]
    here = replace(
        match, guild_id=world.guild.id, channel_id=world.channel.id, seats=users, host=users[0], revision=9
    )
    return await add(world.bot.store, here, record)


async def remove(store: Store, match: Match) -> None:
    """Delete a match with all that belongs to it."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(matches).where(matches.c.id == match.id))
