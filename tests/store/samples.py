"""Matches to store, and ways to look at what is stored."""

from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, select

from bot.games import Outcome, Score
from bot.store import Store
from bot.store.records import Attendance, Clock, Ending, Event, LoggedAction, Match, Request, Step
from bot.store.tables import metadata, outbox
from tests.games.constructor_play import play, start

GUILD = 81_384_788_765_712_384
CHANNEL = 381_870_553_235_193_857
ADA, BRUNO = 115_590_097_100_865_541, 1_400_000_000_000_000_000
NOW = 1_900_000_000_000

Content = dict[str, list[tuple[Any, ...]]]


def table(channel: int = CHANNEL, *, guild: int = GUILD) -> Match:
    """A table at which Ada waits for somebody."""
    return Match(
        guild_id=guild,
        channel_id=channel,
        game="constructor",
        host=ADA,
        seats=(ADA, None),
        created_at=NOW,
    )


def everything(channel: int = CHANNEL) -> Match:
    """A match that has a value of its own in every field."""
    before = start()
    last = LoggedAction(player=0, action="Sa1", at=NOW + 5, turn=3, version=6)
    outcome = Outcome((1, 2), (Score(4, (("round-1", 3), ("round-2", 1))), Score(2)))
    return Match(
        guild_id=GUILD,
        channel_id=channel,
        game="constructor",
        status="finished",
        options={"starter": "ice", "decider": True},
        theme="light",
        locale="pt-BR",
        host=BRUNO,
        seats=(ADA, BRUNO),
        invited=(BRUNO, ADA),
        rotation=(BRUNO, ADA),
        seed="5eed" * 16,
        version=7,
        shown=6,
        turn=3,
        post=4,
        notice=5,
        told=(ADA, BRUNO),
        state=play(before, "Sa1"),
        before=before,
        last=last,
        request=Request("undo", by=1, keep=2, agreed=(0,)),
        resigned=(1,),
        unguarded=(0,),
        ending=Ending("resigned", by=BRUNO, reason="„Genug!“ \N{SEEDLING} \\ ' \"", outcome=outcome),
        clock=Clock(turn=60_000, bank=5, waking=True, overtime="claim", away=7),
        attendance=(Attendance(left=9, since=NOW, held=True), Attendance(owner=ADA, away_until=NOW + 1)),
        events=(Event("lent", 1, ADA, 6),),
        created_at=NOW,
        started_at=NOW + 3,
        ended_at=NOW + 9,
    )


def line(match: Match, number: int = 0) -> LoggedAction:
    """A line for the record of the version after ``match``."""
    return LoggedAction(
        player=number % 2, action=f"action {number}", at=NOW + number, turn=number, version=match.version + 1
    )


def step(match: Match, number: int = 0) -> Step:
    """A change to a match, with one line in its record."""
    logged = line(match, number)
    return Step(match=replace(match, turn=match.turn + 1, last=logged), appended=(logged,))


async def advance(store: Store, match: Match, number: int = 0) -> Match:
    """The match after one more committed change."""
    changed = await store.commit(match, step(match, number), NOW + number)
    assert changed is not None
    return changed


async def content(store: Store) -> Content:
    """Every row of every table."""
    async with store.engine.connect() as connection:
        return {
            name: sorted(tuple(row) for row in await connection.execute(select(kept)))
            for name, kept in metadata.tables.items()
        }


async def waiting(store: Store) -> int:
    """The number of entries in the outbox."""
    async with store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(outbox)) or 0
