"""Matches to store, and ways to look at what is stored."""

from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games import Outcome, Score
from bot.match.consent import ConsentRequest
from bot.match.events import Event
from bot.match.lost_channels import LostChannel
from bot.match.models import Change, Ending, LoggedAction, Match, TimeControl
from bot.match.pauses import Pause
from bot.match.seat_status import SeatStatus
from bot.store import Store
from bot.store.tables import metadata, outbox
from tests.games.constructor_play import play, start

GUILD = 81_384_788_765_712_384
CHANNEL = 381_870_553_235_193_857
ADA, BRUNO = 115_590_097_100_865_541, 1_400_000_000_000_000_000
NOW = 1_900_000_000_000

Content = dict[str, list[tuple[Any, ...]]]


def table(channel: int = CHANNEL, *, guild: int = GUILD) -> Match:
    """Return a table at which Ada waits for an opponent."""
    return Match(
        guild_id=guild,
        channel_id=channel,
        game="constructor",
        host=ADA,
        seats=(ADA, None),
        created_at=NOW,
    )


def everything(channel: int = CHANNEL) -> Match:
    """Return a match that has a value of its own in every field."""
    before = start()
    last = LoggedAction(player=0, action="Sa1", at=NOW + 5, turn=3, public_revision=6)
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
        rematch_of=3,
        rating="rated",
        rotation=(BRUNO, ADA),
        advantage_user=ADA,
        marks=(2, 0),
        seed="5eed" * 16,
        revision=7,
        public_revision=6,
        turn=3,
        action_count=8,
        board_seq=4,
        digests=("abc234",),
        mention_seq=5,
        mentions=(ADA, BRUNO),
        state=play(before, "Sa1"),
        recent=(last,),
        recent_state=before,
        consent_request=ConsentRequest("undo", by=1, kept_actions=2, agreed=(0,)),
        resigned=(1,),
        confirmations_off=(0,),
        ending=Ending("resigned", by=BRUNO, reason="„Genug!“ \N{SEEDLING} \\ ' \"", outcome=outcome),
        time_control=TimeControl(
            turn_time=60_000, bank=5, pauses_in_quiet_hours=True, overtime="claim", max_absence=7
        ),
        boards="keep",
        is_practice=True,
        offers_computers=False,
        ping_role=2**62,
        changed_options=("decider", "theme"),
        seat_statuses=(
            SeatStatus(remaining=9, running_since=NOW, reminder_held=True),
            SeatStatus(owner=ADA, away_until=NOW + 1),
        ),
        events=(Event("lent", 1, ADA, 6),),
        lost_channel=LostChannel("missing", NOW + 5),
        pauses=(Pause(ADA, NOW + 2, "", (), NOW + 3), Pause(BRUNO, NOW + 4, "Wait.", (0,), NOW + 6)),
        turn_began_at=NOW + 5,
        created_at=NOW,
        started_at=NOW + 3,
        ended_at=NOW + 9,
    )


def line(match: Match, number: int = 0) -> LoggedAction:
    """Return a line for the record of the revision after ``match``."""
    return LoggedAction(
        player=number % 2,
        action=f"action {number}",
        at=NOW + number,
        turn=number,
        public_revision=match.revision + 1,
    )


def step(match: Match, number: int = 0) -> Change:
    """Return a change to a match, with one line in its record."""
    action = line(match, number)
    return Change(match=replace(match, turn=match.turn + 1, recent=(action,)), new_actions=(action,))


async def commit(store: Store, before: Match, change: Change, now: int) -> Match | None:
    """Commit a change and return the match after it, or ``None`` if ``before`` was changed meanwhile.

    Its board waits for any process to deliver it.
    """
    result = await store.matches.commit_and_claim(before, change, now)
    if result is None:
        return None
    match, claim = result
    if claim is not None:
        async with store.engine.begin() as connection:
            mine = outbox.c.match_id == match.id
            await connection.execute(update(outbox).where(mine).values(claimed_until=0))
    return match


async def advance(store: Store, match: Match, number: int = 0) -> Match:
    """Commit one more change and return the match."""
    after = await commit(store, match, step(match, number), NOW + number)
    assert after is not None
    return after


async def content(store: Store) -> Content:
    """Return every row of every table."""
    async with store.engine.connect() as connection:
        return {
            name: sorted(tuple(row) for row in await connection.execute(select(each)))
            for name, each in metadata.tables.items()
        }


async def waiting(store: Store) -> int:
    """Return the number of entries in the outbox."""
    async with store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(outbox)) or 0


async def insert_old(connection: AsyncConnection, row: dict[str, Any], match_id: int = 1) -> None:
    """Insert the row of a match into an older schema, with the columns that it has."""
    columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("matches"))
    known = [column["name"] for column in columns if column["name"] in row]
    names, values = ", ".join(known), ", ".join(f":{name}" for name in known)
    await connection.execute(text(f"INSERT INTO matches (id, {names}) VALUES ({match_id}, {values})"), row)
