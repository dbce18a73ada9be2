"""Everything that can be stored about a user, and a look at every byte that is stored."""

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from bot.games import GAMES
from bot.match.deliveries import Board, MatchLine, SentMessage
from bot.match.events import Event
from bot.match.models import LoggedAction, Match
from bot.match.seat_status import SeatStatus
from bot.match.server_log import ServerLogEntry
from bot.match.servers import NameReport, ServerBlock
from bot.services.match_service import MatchService
from bot.services.preferences_service import PreferencesService
from bot.services.privacy_service import PrivacyService
from bot.store import Store
from bot.store.lessons import LessonProgress
from bot.store.tables import boards, metadata, timers
from tests.match.record_files import random_match
from tests.play.stored import add
from tests.store.samples import ADA, BRUNO, CHANNEL, GUILD, NOW, everything

CHIOMA, DMITRI, STRANGER = 222_590_097_100_865_541, 333_590_097_100_865_541, 444_590_097_100_865_541
PEOPLE = (ADA, BRUNO, CHIOMA, DMITRI)
LINE_DIGEST = sha256(f"<@{ADA}> and <@{BRUNO}>".encode()).hexdigest()[:16]
"""The digest of the words of a line, which name users."""


def services(store: Store, woken_ids: list[int] | None = None) -> tuple[MatchService, PrivacyService]:
    """Return the service for matches and the one for privacy, without a bot around them."""
    matches = MatchService(store, lambda *_: None, new_seed=lambda: "5eed", clock=lambda: NOW)
    wake = [] if woken_ids is None else woken_ids
    privacy = PrivacyService(matches, PreferencesService(matches), wake=wake.append, on_erased=lambda _: None)
    return matches, privacy


async def add_random_match(store: Store, game: str, seed: str, **changes: Any) -> Match:
    """Store a random match of some of the `PEOPLE`, in which other things happened too."""
    match, record = random_match(game, seed, actions=60)
    rng = Random(seed)
    seats = tuple(rng.sample(PEOPLE, len(match.players)))
    events = tuple(
        Event(rng.choice(("lent", "hint", "seat-taken")), player, rng.choice((*PEOPLE, STRANGER)), 3, 1)
        for player in range(len(seats))
    )
    statuses = tuple(
        SeatStatus(owner=rng.choice((None, *PEOPLE)), asked=rng.choice((None, *PEOPLE)), remaining=5)
        for _ in seats
    )
    assert match.ending is not None
    new_match = replace(
        match,
        guild_id=GUILD,
        channel_id=CHANNEL + rng.randrange(1000),
        seats=seats,
        host=rng.choice(PEOPLE),
        rotation=seats,
        advantage_user=rng.choice(PEOPLE),
        invited=tuple(rng.sample(PEOPLE, 2)),
        mentions=seats,
        events=events,
        seat_statuses=statuses,
        ending=replace(match.ending, by=rng.choice(PEOPLE)),
        created_at=NOW,
    )
    return await add(store, replace(new_match, **changes), record)


async def add_everything(store: Store, seed: str, games: tuple[str, ...] = tuple(GAMES)) -> list[Match]:
    """Store matches of all games, and all else that can be stored about Ada and Bruno."""
    matches = [await add_random_match(store, game, f"{seed}-{game}") for game in games]
    matches.append(
        await add(store, replace(everything(), is_practice=False), (LoggedAction(0, "Sa1", NOW, 1, 1),))
    )
    for match in matches:
        message = SentMessage(900 + match.id, f"<@{ADA}> won", "a.jpg", "The board of ada.")
        await store.boards.save(Board(match_id=match.id, message=message, stale_messages=(message,)))
        await store.match_lines.save(MatchLine(match.channel_id, match.guild_id, CHANNEL, LINE_DIGEST, NOW))
        async with store.engine.begin() as connection:  # as it was stored when captions were
            live = msgspec.json.encode(message).decode()
            mine = boards.c.match_id == match.id
            await connection.execute(
                update(boards).where(mine).values(message=live, stale_messages=f"[{live}]")
            )
    for user, other in ((ADA, BRUNO), (BRUNO, ADA)):
        await store.preferences.set(user, zone="Europe/Lisbon", away_until=NOW, stand_in=other)
        await store.preferences.mute(matches[0].id, user, 2)
        await store.direct_messages.add(user, user - 1, [matches[0].id, matches[1].id])
        await store.lessons.put(LessonProgress(user_id=user, game="builders", actions=("roll",)))
        number = await store.imported_records.add(user, '{"format": "guildhall-record"}', NOW)
        await store.imported_records.share(number, user, GUILD, CHANNEL, NOW)
        block = ServerBlock(guild_id=GUILD + 1, user_id=user, by_user=other, at=NOW, reason="rude")
        await store.server_blocks.add(block)
        report = NameReport(guild_id=GUILD, user_id=user, name="ab12", status="open", at=NOW, by_user=other)
        await store.name_reports.add(report)
        await store.invitations.refuse(user, other, NOW)
        await store.invitations.reserve(user, [other, STRANGER], NOW, lambda _: None)
        await store.server_log.add(
            ServerLogEntry(guild_id=GUILD, at=NOW, user_id=user, what="ended", details={"who": f"<@{other}>"})
        )
        async with store.engine.begin() as connection:
            row = {"match_id": matches[1].id, "kind": "direct", "user_id": user, "guild_id": GUILD}
            await connection.execute(insert(timers).values(**row, due_at=NOW))
    await store.ratings.recount()
    return matches


async def cells_with(store: Store, user: int) -> list[str]:
    """Return the columns in which the id of a user is stored anywhere, of all tables that there are."""
    cells = []
    async with store.engine.connect() as connection:
        for name, table in metadata.tables.items():
            for row in (await connection.execute(select(table))).mappings():
                cells += [f"{name}.{column}" for column, value in row.items() if str(user) in str(value)]
    return sorted(set(cells))
