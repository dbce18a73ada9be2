"""What is too old is deleted in small steps, and nothing else."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.match.deliveries import Board, MatchLine, SentMessage
from bot.match.server_log import ServerLogEntry
from bot.store import OwnShards, Store
from bot.store import retention as retention_module
from bot.store.retention import RetentionStore
from bot.store.tables import boards, direct_messages, left_servers, matches, metadata, mutes, outbox
from tests.play.stored import add
from tests.store.plans import scans, statements
from tests.store.samples import ADA, CHANNEL, GUILD, NOW, advance, content, everything, table

OTHER = GUILD + (1 << 22)


async def add_server(store: Store, guild: int, channel: int) -> None:
    """Store a running match, one that is over, the line of a thread, and an entry of the log of a server."""
    await advance(store, await store.matches.create(table(channel, guild=guild)))
    await add(store, replace(everything(), guild_id=guild, channel_id=channel))
    await store.match_lines.save(MatchLine(channel, guild, CHANNEL, "0123456789abcdef", NOW))
    await store.server_log.add(ServerLogEntry(guild_id=guild, at=NOW, user_id=ADA, what="ended"))


async def test_a_server_is_deleted_with_everything_of_it_and_nothing_else(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention_module, "STEP", 2)
    monkeypatch.setattr(retention_module, "MOST_DELETED", 1)
    await add_server(store, OTHER, CHANNEL + 1)
    await store.ratings.recount()
    alone = await content(store)
    for number in range(3):
        await add_server(store, GUILD, CHANNEL + 2 + number)
    await store.retention.note_departure(GUILD, NOW)
    assert await store.retention.find_known_servers() == {GUILD, OTHER}
    await store.retention.delete_server(GUILD)
    assert await store.ratings.is_stale()
    await store.ratings.recount()
    assert await content(store) == alone
    await store.retention.delete_server(GUILD)
    assert await store.retention.find_known_servers() == {OTHER}


async def test_every_table_about_servers_is_emptied_of_them() -> None:
    """A new table with servers is found by itself; with matches, it has to go with them."""
    covered_tables = {each.name for each in retention_module._SERVER_TABLES}
    for name, each in metadata.tables.items():
        if "guild_id" in each.c and name not in ("matches", "left_servers"):
            assert name in covered_tables or any(key.ondelete == "CASCADE" for key in each.foreign_keys), name


async def test_a_server_that_takes_the_bot_back_is_kept(store: Store) -> None:
    await store.retention.note_departure(GUILD, NOW)
    await store.retention.note_departure(GUILD, NOW + 5)
    await store.retention.note_departure(OTHER, NOW + 9)
    assert await store.retention.find_left_servers(NOW - 1) == []
    assert await store.retention.find_left_servers(NOW + 4) == [GUILD]
    assert await store.retention.find_left_servers(NOW + 9) == [GUILD, OTHER]
    await store.retention.note_arrival(GUILD)
    assert await store.retention.find_left_servers(NOW + 9) == [OTHER]


async def test_what_is_stored_ages_slowly_when_the_clock_jumps(store: Store) -> None:
    find_age, day, step = store.retention.find_age, 86_400_000, retention_module.LONGEST_STEP
    assert await find_age(NOW) is None
    assert await find_age(NOW + 400 * day) == NOW + step
    assert await find_age(NOW + 400 * day + 7) == NOW + step + 7
    assert await find_age(NOW + 9) == NOW + 9, "nothing is older than the clock says"
    assert await find_age(NOW + 30 * day) == NOW + 9 + step
    for number in range(1, 60):
        age = await find_age(NOW + (30 + number) * day)
    assert age == NOW + 89 * day, "it catches up"


async def test_each_process_notes_by_itself_since_when_servers_are_missing(store: Store) -> None:
    day = 86_400_000
    first, second = (RetentionStore(store.engine, OwnShards(2, (shard,))) for shard in (0, 1))
    for number in range(8):
        since = await first.get_missing_since(NOW + number * day, is_missing=True)
        assert await second.get_missing_since(NOW + number * day, is_missing=False) == NOW + number * day
    assert since == NOW


async def test_a_process_looks_after_its_own_servers_only(store: Store, url: str) -> None:
    await add_server(store, GUILD, CHANNEL)
    await add_server(store, OTHER, CHANNEL + 1)
    for guild in (GUILD, OTHER):
        await store.retention.note_departure(guild, NOW)
    servers = []
    for shard in range(2):
        own = Store(url, OwnShards(2, (shard,)))
        assert await own.retention.find_known_servers() == set(await own.retention.find_left_servers(NOW))
        servers += await own.retention.find_left_servers(NOW)
        await own.close()
    assert sorted(servers) == [GUILD, OTHER]


async def test_what_notified_players_of_old_matches_is_forgotten_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention_module, "MOST_DELETED", 2)
    message = SentMessage(5, "", "a.jpg", "alt")
    match_ids = []
    for number in range(5):
        match = await add(store, replace(everything(), ended_at=NOW + number // 2))
        await store.boards.save(Board(match_id=match.id, message=message, stale_messages=(message,)))
        await store.preferences.mute(match.id, ADA, 0)
        await store.direct_messages.add(ADA, 50 + number, [match.id])
        await store.outbox.enqueue(match, NOW)
        match_ids.append(match.id)
    live = await store.matches.create(table(CHANNEL + 7))
    await store.direct_messages.add(ADA, 99, [live.id])
    steps = 0
    while await store.retention.forget_notifications(NOW + 1):
        steps += 1
    assert steps == 2
    assert not await store.retention.forget_notifications(NOW + 1)
    async with store.engine.connect() as connection:
        for each in (direct_messages, mutes, outbox):
            ids = set(await connection.scalars(select(each.c.match_id)))
            assert ids - {live.id} == {match_ids[4]}, each.name
        rows = (await connection.execute(select(boards).where(boards.c.stale_messages != "[]"))).all()
        assert [row.match_id for row in rows] == [match_ids[4]]
        assert len((await connection.execute(select(matches))).all()) == 6
    assert not await store.retention.forget_notifications(NOW + 10**6)
    async with store.engine.connect() as connection:
        assert set(await connection.scalars(select(direct_messages.c.match_id))) == {live.id}


async def test_what_is_old_is_found_by_index(sqlite: Store, database: Path) -> None:
    await add_server(sqlite, GUILD, CHANNEL)
    with statements(sqlite) as queries:
        await sqlite.retention.note_departure(GUILD, NOW)
        await sqlite.retention.find_left_servers(NOW)
        await sqlite.retention.forget_notifications(NOW + 10**6)
        await sqlite.retention.delete_server(GUILD)
    assert len(queries) > 10
    assert scans(database, queries) == []
    async with sqlite.engine.connect() as connection:
        assert (await connection.execute(select(left_servers))).all() == []
