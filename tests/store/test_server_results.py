"""What the matches of a server say about its members, found by index."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import insert

from bot.match.review import Review, TurnReview, write_review
from bot.match.server_records import ServerRecord
from bot.match.servers import ServerBlock
from bot.services.ranking_service import RankingService
from bot.store import Store
from bot.store.rows import match_to_row
from bot.store.tables import matches, results
from tests.store.plans import plans, scans, statements
from tests.store.samples import ADA, BRUNO, CHANNEL, GUILD, NOW, table

CHIOMA = 222_590_097_100_865_541


async def add(store: Store, match_id: int, *points: tuple[int, int | None], **changes: Any) -> None:
    """Store the results of a match: the users with their points, the winner first."""
    shared = {
        "match_id": match_id,
        "guild_id": GUILD,
        "game": "builders",
        "players": len(points),
        "winners": 1,
        "ended_at": NOW + match_id,
        "lasted": 100 - match_id,
        "margin": match_id,
        "rated_people": "[1]",
    }
    async with store.engine.begin() as connection:
        if match_id > 0:
            match = replace(table(CHANNEL + match_id), id=match_id, seats=(ADA, BRUNO), status="finished")
            await connection.execute(insert(matches).values({**match_to_row(match), "id": match_id}))
        rows = [
            {**shared, "player": player, "user_id": user, "rank": player + 1, "points": amount, **changes}
            for player, (user, amount) in enumerate(points)
        ]
        await connection.execute(insert(results), rows)


async def keep(store: Store, *users: int) -> None:
    """Let users keep a rating."""
    for user in users:
        await store.preferences.set(user, rating="on")


async def test_only_those_who_keep_a_rating_and_are_not_blocked_are_visible(store: Store) -> None:
    await add(store, 1, (ADA, 9), (BRUNO, 5))
    await add(store, 2, (ADA, 9), (CHIOMA, 5), rated_people=None)
    find = store.server_results.find_people
    assert await find(GUILD, "builders", 9, rated=False) == []
    await keep(store, ADA, BRUNO, CHIOMA)
    assert await find(GUILD, "builders", 9, rated=False) == [ADA, CHIOMA, BRUNO]
    assert await find(GUILD, "builders", 1, rated=False) == [ADA]
    assert await find(GUILD, "builders", 9, rated=True) == [ADA, BRUNO]
    assert await find(GUILD + 1, "builders", 9, rated=False) == []
    assert await find(GUILD, "constructor", 9, rated=False) == []
    block = ServerBlock(guild_id=GUILD, user_id=CHIOMA, at=1, by_user=ADA, reason="Rude.")
    await store.server_blocks.add(block)
    await store.server_blocks.add(replace(block, guild_id=GUILD + 1, user_id=ADA))
    assert await find(GUILD, "builders", 9, rated=False) == [ADA, BRUNO]


async def test_the_game_is_the_one_that_visible_users_finished_last(store: Store) -> None:
    await add(store, 1, (ADA, 9), (BRUNO, 5))
    await add(store, 2, (BRUNO, 9), (CHIOMA, 5), game="constructor")
    assert await store.server_results.find_game(GUILD) is None
    await keep(store, ADA)
    assert await store.server_results.find_game(GUILD) == "builders"
    await keep(store, CHIOMA)
    assert await store.server_results.find_game(GUILD) == "constructor"


async def test_records_are_those_of_the_users_asked_for(store: Store) -> None:
    await add(store, 1, (ADA, 30), (BRUNO, 20))
    await add(store, 2, (BRUNO, 90), (ADA, 5))
    await add(store, 3, (ADA, 30), (CHIOMA, 29))
    await add(store, 4, (CHIOMA, None), (BRUNO, None), margin=None, lasted=1)
    await add(store, 5, (CHIOMA, 40), players=2, margin=0, lasted=2)
    find = store.server_results.find_records
    assert await find(GUILD, "builders", [ADA]) == [
        ServerRecord("highest", 1, 30, ADA),
        ServerRecord("fastest", 3, 97, ADA),
        ServerRecord("closest", 1, 1, None),
    ]
    assert await find(GUILD, "builders", [ADA, BRUNO]) == [
        ServerRecord("highest", 2, 90, BRUNO),
        ServerRecord("fastest", 3, 97, ADA),
        ServerRecord("closest", 1, 1, None),
    ]
    assert await find(GUILD, "builders", []) == []


async def test_the_largest_comeback_is_the_lowest_share_that_a_winner_had(store: Store) -> None:
    rankings = RankingService(store)
    for number, lowest in ((1, 0.3), (2, 0.1), (3, 0.02)):
        await add(store, number, (CHIOMA if number == 3 else ADA, 9), (BRUNO, 5))
        turns = tuple(TurnReview((share, 1 - share), (0.0, 0.0), 0) for share in (lowest, 1.0))
        content = write_review(Review(start=(0.5, 0.5), turns=turns, turning_points=()))
        await store.reviews.put(number, content, is_complete=number != 1)
    await add(store, 4, (ADA, 9), (BRUNO, 5))
    await store.reviews.put(4, "broken", is_complete=True)
    found, _ = await rankings.find_records(GUILD, "builders", [ADA, BRUNO])
    assert [each for each in found if each.kind == "comeback"] == [ServerRecord("comeback", 2, 10, ADA)]


async def test_everything_is_found_by_index(tmp_path: Path) -> None:
    file = tmp_path / "plans.db"
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    await add(store, 1, (ADA, 9), (BRUNO, 5))
    await keep(store, ADA, BRUNO)
    rankings = RankingService(store)
    with statements(store) as queries:
        people = await rankings.find_people(GUILD, "builders")
        await rankings.find_people(GUILD, "builders", rated=True)
        await rankings.find_game(GUILD)
        await rankings.rank("builders", people)
        _, habits = await rankings.find_records(GUILD, "builders", people)
        await rankings.read_matches(habits.matches)
    assert len(queries) >= 10
    assert scans(file, queries) == []
    steps = [
        step for step, query in plans(file, queries) if "FROM results" in query and " results " in f"{step} "
    ]
    assert steps
    assert {step for step in steps if "results_guild" not in step} == set()
    await store.close()
