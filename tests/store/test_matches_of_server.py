"""What moderators look up: open matches page by page, and who is blocked. Both are found by index."""

from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import insert, text

from bot.match.paging import OpenMatchCursor
from bot.match.server_log import ServerLogEntry
from bot.match.servers import ServerBlock
from bot.store import Store
from bot.store.migrate import upgrade
from bot.store.rows import match_to_row
from bot.store.tables import matches, seats
from tests.play.stored import add
from tests.store.plans import plans, scans, statements
from tests.store.samples import ADA, BRUNO, GUILD, NOW, commit, everything, insert_old, line, step, table

MANY = 10_000


async def fill(store: Store, turns: list[int], *, guild: int = GUILD, channel: int = 1) -> None:
    """Store open matches whose turns began at these times."""
    for number, at in enumerate(turns, channel):
        await store.matches.create(replace(table(number, guild=guild), turn_began_at=at))


async def test_the_oldest_turn_comes_first_page_by_page(store: Store) -> None:
    await fill(store, [NOW + 3, NOW + 1, NOW + 2, NOW + 1, NOW + 9])
    await fill(store, [NOW], guild=GUILD + 1, channel=50)
    await add(store, everything(60))  # it is over
    first, has_more = await store.open_matches.read_page(GUILD, 2)
    assert ([match.id for match in first], has_more) == ([2, 4], True)
    last = first[-1]
    rest, has_more = await store.open_matches.read_page(
        GUILD, 4, OpenMatchCursor(last.turn_began_at, last.id)
    )
    assert ([match.id for match in rest], has_more) == ([3, 1, 5], False)
    assert rest[0].seats == (ADA, None)


async def test_of_ten_thousand_open_matches_a_page_reads_only_its_own(sqlite: Store, file: Path) -> None:
    model = match_to_row(replace(table(), turn_began_at=NOW))
    rows = [
        model | {"id": number, "channel_id": number, "turn_began_at": NOW + number % 97}
        for number in range(1, MANY + 1)
    ]
    async with sqlite.engine.begin() as connection:
        await connection.execute(insert(matches), rows)
        await connection.execute(
            insert(seats), [{"match_id": row["id"], "seat": 0, "user_id": ADA} for row in rows]
        )
    with statements(sqlite) as queries:
        page, has_more = await sqlite.open_matches.read_page(GUILD, 10, OpenMatchCursor(NOW + 50, 0))
    assert (len(page), has_more) == (10, True)
    assert scans(file, queries) == []
    steps = [one for one, _ in plans(file, queries)]
    assert any("matches_open_by_turn (guild_id=? AND " in one for one in steps)


async def test_a_change_is_committed_with_its_entry_in_the_log_or_not_at_all(store: Store) -> None:
    match = await store.matches.create(table())
    entry = ServerLogEntry(guild_id=GUILD, at=NOW, user_id=BRUNO, what="match-ended", details={"match": "1"})
    change = replace(step(match), log_entry=entry)
    assert await commit(store, replace(match, revision=9), change, NOW) is None
    assert (await store.server_log.read_page(GUILD, 5))[0] == []
    assert await commit(store, match, change, NOW) is not None
    (stored_entry,), _ = await store.server_log.read_page(GUILD, 5)
    assert replace(stored_entry, id=0) == entry


async def test_a_block_is_made_once_listed_and_lifted_once(store: Store) -> None:
    blocks = store.server_blocks
    block = ServerBlock(guild_id=GUILD, user_id=ADA, at=NOW, by_user=BRUNO, reason="Enough.")
    assert await blocks.add(block)
    assert not await blocks.add(replace(block, by_user=7, reason="Me too."))
    assert await blocks.add(replace(block, guild_id=GUILD + 1))
    assert await blocks.add(replace(block, user_id=5))
    assert await blocks.find_among(GUILD, {ADA, BRUNO}) == [block]
    assert await blocks.find_among(GUILD, ()) == []
    first, has_more = await blocks.read_page(GUILD, 1)
    assert ([one.user_id for one in first], has_more) == ([5], True)
    rest, has_more = await blocks.read_page(GUILD, 1, after_user=5)
    assert (rest, has_more) == ([block], False)
    assert await blocks.remove(GUILD, ADA, by_user=BRUNO, now=NOW)
    assert not await blocks.remove(GUILD, ADA, by_user=BRUNO, now=NOW)
    assert await blocks.find_among(GUILD + 1, [ADA]) != []
    log, _ = await store.server_log.read_page(GUILD, 5)
    assert [entry.what for entry in log] == ["user-unblocked", "user-blocked", "user-blocked"]
    assert log[-1].details == {"user": str(ADA), "reason": "Enough."}


async def test_blocks_are_found_by_index(sqlite: Store, file: Path) -> None:
    with statements(sqlite) as queries:
        await sqlite.server_blocks.read_page(GUILD, 5)
        await sqlite.server_blocks.find_among(GUILD, [ADA, BRUNO])
    assert scans(file, queries) == []


async def test_an_update_takes_the_begin_of_a_turn_from_what_was_done_last(url: str) -> None:
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0009")
        running = replace(everything(), status="running", ending=None)
        for number, match in enumerate((running, replace(running, channel_id=2), table(3)), 1):
            await insert_old(connection, match_to_row(match), number)
            await connection.execute(text(f"INSERT INTO seats VALUES ({number}, 0, 1)"))
        values = "1, :revision, :turn, :player, :action, :at, ''"
        query = text(
            "INSERT INTO actions (match_id, public_revision, turn, player, action, at, cause) "
            f"VALUES ({values})"
        )
        action = line(running, 7)
        await connection.execute(
            query, {"revision": 1, "turn": 1, "player": 0, "action": action.action, "at": action.at}
        )
    await store.open()
    open_matches, _ = await store.open_matches.read_page(GUILD, 5)
    assert {match.id: match.turn_began_at for match in open_matches} == {1: NOW + 7, 2: NOW + 3, 3: NOW}
    assert [match.pauses for match in open_matches] == [(), (), ()]
    await store.close()
